"""Clash's beasts."""
