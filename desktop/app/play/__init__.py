"""The page on which a game is played, the one on which it is seen again, and the sheets and bars around the table."""
