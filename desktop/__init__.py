"""Fivefold, a desktop card table: the rooms of the program are its sub-packages. This module only has the version."""

__version__ = "0.1.0"
