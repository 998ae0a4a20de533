"""What moves in the pictures of large cards: dust that ships leave behind, the glow of engines, dust of a shop."""

from __future__ import annotations

from desktop.table.scene.air import CardAir, Glimmer, Motes

STARS = Motes(12, ("#FFFFFF", "#BCD8FF"), 7, 15, alpha=0.9, twinkle=0.95)
PASSING = Motes(14, ("#CFE6FF",), 7, 17, down=46, across=-8, alpha=0.6, twinkle=0.3)
SPORES = Motes(18, ("#9CFFD8", "#E0A8FF"), 9, 19, down=-12, across=6, sway=20, alpha=0.7, twinkle=0.7)
DUST = Motes(12, ("#FFE2B0",), 7, 17, down=-3, across=5, sway=12, alpha=0.55, twinkle=0.8)
GRIT = Motes(18, ("#E8D4B8", "#B8A48C"), 7, 19, down=6, across=14, sway=4, alpha=0.6, twinkle=0.4)
LARGE_AIR = {
    "earth": CardAir((44, 160, 542, 450), (Glimmer((271, 440), 300, "#FFB060", 0.12, 0.6), STARS, PASSING)),
    "skaxar": CardAir((50, 170, 530, 440), (Glimmer((265, 430), 280, "#5CFFC8", 0.1, 0.5), SPORES)),
    **dict.fromkeys(("goods", "fitted"), CardAir((30, 136, 570, 440), (DUST,))),
    "asteroid": CardAir((30, 30, 570, 560), (GRIT,)),
}
