"""Barbarossa's events."""
