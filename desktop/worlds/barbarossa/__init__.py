"""The staff's table: narrow type on buff paper, no sides of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from desktop.table.sound.names import Sound
from desktop.table.world import Drawing, World


class Barbarossa(World):
    title = "barlow-condensed 700"
    numeral = "barlow-condensed 700"
    text = "barlow 500"
    moves: Mapping[tuple[str, str], Sound] = MappingProxyType(
        {
            ("", "discard"): "buy",  # from any of the piles; what was in play only goes on
            ("playing", "discard"): "card",
            ("hand", "discard"): "card",
            ("revealed", "discard"): "card",
            ("deployed", "discard"): "fall",
            ("fatigued", "discard"): "fall",
            ("", "deployed"): "arrive",
            ("playing", "fatigued"): "arrive",
            ("fatigued", "deployed"): "flip",
            ("deployed", "fatigued"): "flip",
            ("event", "revealed"): "flip",
            ("discard", "deck"): "shuffle",
        }
    )
    notes: Mapping[str, Sound] = MappingProxyType(
        {"attack": "attack", "loss": "blow", "failed": "blow", "won": "chime", "moscow": "seal"}
    )

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.barbarossa import finale, ground, large_air, large_cards, parts

        return Drawing(
            large_cards.FACES,
            ground.DECOR,
            ground.ground,
            parts.KINDS,
            tableaux=finale.TABLEAUX,
            air=ground.AIR,
            large_air=large_air.LARGE_AIR,
        )
