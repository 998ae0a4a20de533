"""Barbarossa's cities."""
