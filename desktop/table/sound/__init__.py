"""What is heard: the sounds of the table, and the process that plays them."""
