"""Between a match and the table: the only room that knows both."""
