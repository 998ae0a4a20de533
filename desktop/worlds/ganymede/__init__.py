"""The ice moon: condensed type, three camps, cards that slide a little on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from desktop.table.drawing.palettes import Seat
from desktop.table.sound.names import Sound
from desktop.table.world import Drawing, World


class Ganymede(World):
    """The War Chronicles of Ganymede."""

    title = "saira-condensed 700"
    numeral = "saira-condensed 800"
    text = "saira-semi-condensed 500"
    sides = (Seat("#C8452E", "triangle"), Seat("#2F8F66", "hexagon"), Seat("#7A56BE", "diamond"))
    sights = MappingProxyType(
        {
            "deutan": ("#ED6347", "#6BC699", "#7D55BF"),
            "protan": ("#C13D27", "#65C79A", "#A17BE6"),
            "tritan": ("#ED6549", "#6BC79B", "#7E57BF"),
        }
    )
    moves: Mapping[tuple[str, str], Sound] = MappingProxyType(
        {
            ("", "discard"): "buy",  # from any of the stacks
            ("row", "discard"): "card",
            ("deck", "discard"): "card",
            ("looking", "discard"): "card",
            ("removed", "discard"): "card",
            ("row", "removed"): "fall",
            ("", "deck"): "arrive",
            ("looking", "deck"): "card",
            ("discard", "deck"): "shuffle",
        }
    )
    notes: Mapping[str, Sound] = MappingProxyType({"showdown": "attack", "bust": "hit", "falls": "fall"})
    overshoot = 0.02

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.ganymede import cards, cues, finale, ground, large_air, parts

        return Drawing(
            cards.FACES,
            ground.DECOR,
            ground.ground,
            parts.KINDS,
            cues.CUES,
            ("gauge",),
            finale.TABLEAUX,
            air=ground.AIR,
            large_air=large_air.LARGE_AIR,
        )
