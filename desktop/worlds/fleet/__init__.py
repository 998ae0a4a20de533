"""Deep space: technical type, a blue fleet and a violet one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from desktop.table.drawing.palettes import Seat
from desktop.table.sound.names import Sound
from desktop.table.world import Drawing, World


class Fleet(World):
    """Earth vs Skaxar."""

    title = "exo-2 700"
    numeral = "rajdhani 700"
    text = "exo-2 500"
    sides = (Seat("#6FB2E8", "circle"), Seat("#C07AE8", "diamond"))
    sights = MappingProxyType(
        {
            "deutan": ("#74B3E9", "#7969F8"),
            "protan": ("#84C1EF", "#A662DE"),
            "tritan": ("#8AC9FF", "#C07AE8"),
        }
    )

    moves: Mapping[tuple[str, str], Sound] = MappingProxyType(
        {
            ("fleet", "formation"): "arrive",
            ("shop", "formation"): "buy",
            ("asteroids", "harvested"): "coin",
            ("bay", "fleet"): "shuffle",
        }
    )
    notes: Mapping[str, Sound] = MappingProxyType({"holds": "hit", "scramble": "attack"})

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.fleet import cards, cues, finale, ground, large_air, parts

        return Drawing(
            cards.FACES, ground.DECOR, ground.ground, parts.KINDS, cues.CUES,
            tableaux=finale.TABLEAUX, foretelling=("outlook",),
            air=ground.AIR, large_air=large_air.LARGE_AIR,
        )  # fmt: skip
