"""A player's hands on the table: the pointer, the keyboard, the one card taken up, and what they rest on."""
