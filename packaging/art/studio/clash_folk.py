"""Clash's folk."""
