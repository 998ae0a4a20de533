"""How a decision is made by hand, said beside it until it has been done so often that it is known.

What is counted is a kind of gesture, not a verb of some game: who has learned to drop a card in one game knows it in
the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from desktop.controller.gestures import Gestures
from desktop.engine.text import Text
from desktop.look import Key

KNOWN = 3  # times


class HandSign(StrEnum):
    """A kind of gesture; its name is kept in the settings."""

    DROP = "drop"  # the card has one place to go
    AIM = "aim"  # it has several
    PRESS = "press"  # there is nothing but buttons


def asked(gestures: Gestures) -> HandSign:
    """The gesture that the decision at hand asks for."""
    if not gestures.movable:
        return HandSign.PRESS
    several = any(len(gestures.targets(*card)) > 1 for card in gestures.movable)
    return HandSign.AIM if several else HandSign.DROP


def unlearned(
    gestures: Gestures, done: Mapping[str, int], viewer: int | None, called: Callable[[Key], Text]
) -> Text | None:
    """The sentence about it; None once it is known. `called`: a place by its name."""
    sign = asked(gestures)
    if done.get(sign, 0) >= KNOWN:
        return None
    if sign is HandSign.DROP:
        goals = {target for card in gestures.movable for target in gestures.targets(*card)}
        keys = {goal.key for goal in goals}
        if len(keys) == 1 and all(goal.index < 0 for goal in goals):
            (key,) = keys
            if key[1] in (-1, viewer):
                return Text("house.gesture.drop_on", (called(key),))
    return Text(f"house.gesture.{sign}", (len(gestures.pressable),) if sign is HandSign.PRESS else ())
