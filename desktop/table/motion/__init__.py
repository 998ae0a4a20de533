"""All that moves on the table: the clock, the steps it plays, and how long each takes."""
