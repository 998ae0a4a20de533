"""Clash's grounds by water."""
