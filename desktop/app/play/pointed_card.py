"""Which card a person is pointing at, for pages that begin with it."""

from __future__ import annotations

from desktop.table.scene.scene import TableScene


def pointed(scene: TableScene) -> str:
    """The open card under the pointer, else the one with the focus ring, by its id; empty: none."""
    item, ring = scene.reading.hovered, scene.keyboard.focus
    if item is None and ring is not None and 0 <= ring.index < len(scene.cards.get(ring.key, ())):
        item = scene.card(ring.key, ring.index)
    return item.look.face.card if item is not None and item.look.face_up else ""
