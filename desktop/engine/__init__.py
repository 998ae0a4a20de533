"""The rules kernel: states, frames, actions, sight, matches and records. No Qt, no I/O, no game names."""
