"""The staff's table: narrow type on buff paper, no sides of its own."""

from __future__ import annotations

from desktop.table.world import Drawing, World


class Barbarossa(World):
    title = "barlow-condensed 700"
    numeral = "barlow-condensed 700"
    text = "barlow 500"

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.barbarossa import ground, large_cards, parts

        return Drawing(large_cards.FACES, ground.DECOR, ground.ground, parts.KINDS)
