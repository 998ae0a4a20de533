"""What moves in the pictures of large cards: gold dust before the niche, and the candles beside it."""

from __future__ import annotations

from desktop.table.scene.air import CardAir, Glimmer, Motes

DUST = Motes(14, ("#FFE2A8", "#FFF2CC"), 9, 17, down=-7, across=2, sway=12, alpha=0.75, twinkle=0.85)
NICHE = (155, 205, 320, 330)
STAGE = (70, 60, 740, 190)
LARGE_AIR = {
    **dict.fromkeys(
        ("power", "wisdom", "love", "wild"),
        CardAir(
            NICHE, (Glimmer((20, 300), 210, "#FFB860", 0.13, 0.7), Glimmer((300, 300), 210, "#FFB860", 0.13, 0.7), DUST)
        ),
    ),
    "history": CardAir(STAGE, (DUST,)),
}
