"""Fivefold, a desktop card table. The rooms of the program are its sub-packages; this module only carries the version."""

__version__ = "0.1.0"
