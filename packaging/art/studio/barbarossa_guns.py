"""Barbarossa's tanks and guns."""

from __future__ import annotations

from studio.clay import Clay
from studio.solids import Group
from studio.vehicles import tank


def panzer_regiment(c: Clay) -> None:
    """Three medium tanks, the nearest large."""
    with Group((-0.1, 0.0, 0.04), (0, 0, -44), 1.25):
        tank()
    with Group((2.3, 4.0, 0.15), (0, 0, -30), 0.9):
        tank()
    with Group((-2.2, 4.6, 0.15), (0, 0, -40), 0.9):
        tank()
