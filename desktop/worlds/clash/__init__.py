"""The two bridges: bone and stone, a western and an eastern realm, cards that spring."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from desktop.table.drawing.palettes import Seat
from desktop.table.sound.names import Sound
from desktop.table.world import Drawing, World


class Clash(World):
    title = "almendra 700"
    numeral = "grenze 700"
    text = "alegreya-sans 500"
    sides = (Seat("#D98A4A", "square"), Seat("#6F9BD8", "diamond"))
    sights = MappingProxyType(
        {
            "deutan": ("#EA9658", "#5182BF"),
            "protan": ("#EA9658", "#5182BF"),
            "tritan": ("#EA9658", "#5182BF"),
        }
    )
    moves: Mapping[tuple[str, str], Sound] = MappingProxyType(
        {("hand", "upper"): "arrive", ("hand", "lower"): "arrive"}
    )
    notes: Mapping[str, Sound] = MappingProxyType({"assault": "attack"})
    overshoot = 0.045

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.clash import cards, cues, finale, ground, large_air, parts

        return Drawing(
            cards.FACES,
            ground.DECOR,
            ground.ground,
            parts.KINDS,
            cues.CUES,
            tableaux=finale.TABLEAUX,
            air=ground.AIR,
            large_air=large_air.LARGE_AIR,
        )
