"""Clash's spells."""
