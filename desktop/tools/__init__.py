"""Qt-free tools for scripts: many games, one game over standard input, replays, speeds. Their JSON is public."""
