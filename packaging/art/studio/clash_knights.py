"""Clash's mounted and armoured fighters."""

from __future__ import annotations

from studio.arms import held, sword, tall_shield
from studio.clay import Clay, blotch
from studio.people import Frame, arms, cloak, cuirass, greaves, helmet, legs, pauldrons, skirt, torso


def knight(c: Clay) -> None:
    """In plate, sword raised, a kite shield before him."""
    f = Frame("raise", broad=1.1, girth=1.05)
    dark = "#3a2a22"
    legs(c, f, dark, dark)
    skirt(c, f, blotch("#34558a", "#2a4674", 5, 0.8), 0.5)
    torso(c, f, dark)
    arms(c, f, dark, "#5a3a26")
    cuirass(c, f)
    greaves(c, f)
    pauldrons(c, f)
    helmet(c, f, "visor")
    cloak(f, "#34558a", "#2a4674", wind=0.4)
    held(f, 0, (-0.1, -0.15, 1), lambda: sword(0.95))
    held(f, 1, (0.05, -1, 0.1), lambda: tall_shield(0.55, 1.1, "#34558a"))
