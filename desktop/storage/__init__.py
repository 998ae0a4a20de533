"""What outlives the program: saves and settings, as versioned JSON written so that a power cut loses nothing. No Qt."""
