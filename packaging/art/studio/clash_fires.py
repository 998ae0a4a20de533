"""Clash's grounds where it burns."""
