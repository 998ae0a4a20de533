"""Barbarossa's towns."""
