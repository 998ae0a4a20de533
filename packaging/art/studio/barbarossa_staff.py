"""Barbarossa's staff."""
