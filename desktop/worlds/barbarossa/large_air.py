"""What moves in the pictures of large cards: dust in the light, and snow on the events of winter."""

from __future__ import annotations

from desktop.table.scene.air import CardAir, Motes

WINDOW = (40, 322, 550, 284)
DUST = Motes(16, ("#FFF0C8", "#F2DCA8"), 9, 19, down=-3, across=9, sway=18, alpha=0.7, twinkle=0.8)
SNOW = Motes(30, ("#FFFFFF", "#E4EEF6"), 11, 21, down=34, across=-12, sway=14, alpha=0.8, twinkle=0.2)
LARGE_AIR = {
    **dict.fromkeys(("transport", "unit", "plan", "aid", "objective"), CardAir(WINDOW, (DUST,))),
    "event": CardAir(WINDOW, (SNOW,)),
}
