"""What moves in the pictures of large cards: embers of the evening's torches."""

from __future__ import annotations

from desktop.table.scene.air import CardAir, Motes

EMBERS = Motes(18, ("#FFD9A0", "#FFA860"), 9, 21, down=-24, across=7, sway=16, alpha=0.9, twinkle=0.85)
SPARKS = Motes(22, ("#FFFFFF", "#CFB8FF"), 7, 17, down=-16, across=4, sway=20, alpha=0.9, twinkle=0.9)
LARGE_AIR = {
    "fighter": CardAir((36, 172, 558, 350), (EMBERS,)),
    "incantation": CardAir((36, 172, 558, 350), (SPARKS,)),
    **dict.fromkeys(("tower", "stronghold"), CardAir((44, 44, 542, 550), (EMBERS,))),
}
