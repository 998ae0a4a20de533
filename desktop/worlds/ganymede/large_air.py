"""What moves in the pictures of large cards: fine snow over the ice."""

from __future__ import annotations

from desktop.table.scene.air import CardAir, Motes

SNOW = Motes(26, ("#F2FAFF", "#CFE6F2"), 9, 21, down=26, across=-20, sway=12, alpha=0.75, twinkle=0.3)
LARGE_AIR = dict.fromkeys(("red", "green", "purple", "black"), CardAir((34, 262, 562, 326), (SNOW,)))
