"""What on a table can be asked what it is: a sign on a card, a count, a frame, a part or one thing in it.

Where each stands its drawing tells; by which words it is explained says the table's `Speech`, the same that assistive
tools are given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from desktop.look import Key
from desktop.table.accessibility.spoken import Bare, Speech, clauses
from desktop.table.drawing.canvas import Sign
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.layout import Rect
from desktop.table.scene.part_item import PartItem
from desktop.table.scene.zone_item import CountItem, ZoneItem

if TYPE_CHECKING:
    from desktop.table.scene.stage import Stage

SILENT = Bare()  # a part that has nothing to say shows nothing


class Explained(NamedTuple):
    """Something that can be asked what it is, where it stands now; on a card, that card."""

    sign: Sign
    rect: Rect
    card: CardItem | None = None


def words(sign: Sign, speech: Speech) -> str:
    """What it is, in a sentence or two."""
    return sign.text or clauses(speech, *(speech.explain(name) for name in sign.name.split("+")))


def under(stage: Stage, at: QPointF) -> Explained | None:
    """The uppermost such thing under a point."""
    for item in stage.items(at):
        if isinstance(item, CardItem):
            found = [each for each in on_card(item) if each.sign.rect.contains(at)]
            if found or item.hit(at):
                return found[-1] if found else None
        elif isinstance(item, CountItem) and item.pill.contains(at):
            return _there(Sign(item.pill, "count"))
        elif isinstance(item, PartItem):
            inside = [sign for sign in in_part(item) if sign.rect.contains(at)]
            if inside:
                return _there(inside[-1])
        elif isinstance(item, ZoneItem) and item.bracket is not None and item.bracket_pill().contains(at):
            return _there(Sign(item.bracket_pill(), "bracket"))
    return None


def on_card(item: CardItem) -> list[Explained]:
    """All that stands on a card, as the drawing tells; it is asked for beside the card, which stays free."""
    rect = _rect(item.scene_rect())
    return [Explained(sign._replace(rect=item.mapRectToScene(sign.rect)), rect, item) for sign in item.signs()]


def in_part(item: PartItem) -> list[Sign]:
    """What of a part is explained by itself, else the part."""
    if item.part is None or item.rect.isEmpty() or not item.says(SILENT):
        return []
    return list(item.kind.signs(item.rect, item.part, item.metrics)) or [Sign(item.rect, item.key[0])]


def sign_in_part(stage: Stage, key: Key, number: int) -> Explained | None:
    """The thing in a part on which the keyboard's ring rests."""
    item = stage.parts.get(key)
    signs = in_part(item) if item is not None else []
    return _there(signs[number]) if 0 <= number < len(signs) else None


def _there(sign: Sign) -> Explained:
    return Explained(sign, _rect(sign.rect))


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
