"""Barbarossa's columns."""
