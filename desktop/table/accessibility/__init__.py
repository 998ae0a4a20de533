"""The table for assistive tools: what is on it, what Qt is told of it, and what is said aloud."""
