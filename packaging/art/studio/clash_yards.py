"""Clash's grounds of castles and woods."""
