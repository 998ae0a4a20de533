"""Clash's grounds of the dead."""
