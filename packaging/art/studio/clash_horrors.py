"""Clash's horrors."""

from __future__ import annotations

from studio.clay import Clay, blotch
from studio.people import Frame, arms, face, legs, torso


def zombie(c: Clay) -> None:
    """Draft."""
    f = Frame("shamble")
    skin = blotch("#7d9468", "#8f988c", 6, 0.6)
    legs(c, f, "#4a4238", "#3a2a22")
    torso(c, f, "#5a4a3a")
    arms(c, f, "#5a4a3a", skin)
    face(c, f, skin)
