"""A number on the table that changes says by how much, there where it stands; on its way it counts.

Kinds of parts say which numbers they have (`PartKind.figures`), cards have their values. Whatever changes a part or a
look comes through here; what comes along for another reason, as an undo does, is only set.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from desktop.look import Key, Look, Part
from desktop.table.drawing.theme import FELT
from desktop.table.motion.animator import Motion
from desktop.table.motion.callouts import on_card, rect_of
from desktop.table.motion.effects import Mote
from desktop.table.motion.speeds import ease_out
from desktop.table.parts import PartKind, number_in
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.layout import Rect
from desktop.table.scene.part_item import PartItem

if TYPE_CHECKING:
    from desktop.table.scene.stage import Stage

COUNTS = 450.0  # a number on its way to another
TRAVELS = 260.0  # what brings it


def figures_of(look: Look) -> Mapping[str, int]:
    """The numbers that a card shows."""
    if not look.face_up:
        return {}
    values = look.face.values if look.values is None else look.values
    read = ((value.style, number_in(value.text)) for value in (*values, *look.counters))
    return {style: number for style, number in read if number is not None}


def tell_card(stage: Stage, item: CardItem, look: Look) -> None:
    """A card is to show another look: its numbers say what changes."""
    old = item.look
    if old is look or old.face.card != look.face.card:
        return
    for style, by in differences(figures_of(old), figures_of(look)).items():
        stage.callouts.tell((item, style), by, on_card(item), tint_of(by))


def tell_place(stage: Stage, key: Key, at: int, old: Look, new: Look) -> None:
    """A card that lies there has changed, and nobody sees it happen."""
    for style, by in differences(figures_of(old), figures_of(new)).items():
        stage.callouts.tell((key, at, style), by, partial(stage.rect_of_slot, key, at), tint_of(by))


def differences(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """By how much numbers change that were there before."""
    return {name: number - before[name] for name, number in after.items() if before.get(name, number) != number}


class Source(NamedTuple):
    """Where a change comes from, or, of what is `paid`, where it goes."""

    rect: Rect
    paid: bool = False


def tell_part(stage: Stage, key: Key, part: Part | None, source: Source | None = None) -> None:
    """A part is to show something else: its numbers say what changes, and count; `source`: where that comes from."""
    item = stage.parts[key]
    if part == item.part:
        return
    if type(item.kind).figures is PartKind.figures and item.part is not None:
        item.set_part(part)  # as most are: it has no numbers
        return
    old, moved = item.part, tell_numbers(stage, key, part, source)
    item.set_part(part)
    if moved and part is not None and stage.animator.pace.motion:

        def at(t: float) -> None:
            if item.part is part:
                item.show_way(item.kind.between(old, part, ease_out(t)) if t < 1 else None)

        stage.animator.run((key, "counts"), Motion(stage.animator.pace.ms(COUNTS), at, outlasts=True))


def tell_numbers(stage: Stage, key: Key, part: Part | None, source: Source | None = None) -> bool:
    """Say by how much the numbers of a part are about to change; whether any does."""
    item = stage.parts.get(key)
    if item is None or part is None or item.rect.isEmpty() or type(item.part or part) is not type(part):
        return False
    kind = stage.world.kind(part)
    if kind.cleared(part):
        return False
    before = kind.unseen(part) if item.part is None else kind.figures(item.part)
    changed = differences(before, kind.figures(part))
    for name, by in changed.items():
        where = partial(_spot, item, part, name)
        stage.callouts.tell((key, name), by, where, tint_of(by), kind.group(item.part or part), kind.icon(part, name))
        if source is not None and (spot := where()) is not None:
            ends = (spot, source.rect) if source.paid and by < 0 else (source.rect, spot)
            travel(stage, *ends, tint_of(by))
    return bool(changed)


def _spot(item: PartItem, part: Part, name: str) -> Rect | None:
    """Where a number of a part stands; nowhere where there is no place for it any more."""
    if item.scene() is None or item.rect.isEmpty():
        return None
    return rect_of(item.world.kind(part).spot(item.rect, part, name, item.metrics))


def tint_of(amount: int) -> str:
    """More or less, besides its sign."""
    return FELT.legal if amount > 0 else FELT.refused


def travel(stage: Stage, source: Rect, goal: Rect, tint: str) -> None:
    """A spark goes from where something happened to the number that it changes, or back."""
    ms = stage.animator.pace.ms(TRAVELS)
    if ms <= 0:
        return
    mote = Mote(9 * stage.metrics.unit, tint)
    start, way = QPointF(*source.centre), QPointF(*goal.centre) - QPointF(*source.centre)
    stage.addItem(mote)
    stage.animator.run(
        mote, Motion(ms, lambda t: mote.setPos(start + way * ease_out(t)), lambda: stage.removeItem(mote))
    )
