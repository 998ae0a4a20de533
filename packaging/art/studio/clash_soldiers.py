"""Clash's soldiers."""
