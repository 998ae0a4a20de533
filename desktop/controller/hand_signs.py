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


BY_NAME = {HandSign.DROP: "house.gesture.drop_on", HandSign.AIM: "house.gesture.aim_two"}


def asked(gestures: Gestures) -> HandSign:
    """The gesture that the decision at hand asks for."""
    most = gestures.most_goals
    return HandSign.AIM if most > 1 else HandSign.DROP if most else HandSign.PRESS


def unlearned(
    gestures: Gestures, done: Mapping[str, int], viewer: int | None, called: Callable[[Key], Text]
) -> Text | None:
    """The sentence about it; None once it is known. `called`: a place by its name."""
    sign = asked(gestures)
    if done.get(sign, 0) >= KNOWN:
        return None
    if sign is HandSign.PRESS:
        return Text("house.gesture.press", (len(gestures.pressable),))
    goals = gestures.goals
    if all(goal.index < 0 and goal.key[1] in (-1, viewer) for goal in goals):
        places = tuple(map(called, dict.fromkeys(goal.key for goal in goals)))
        if len(places) == (1 if sign is HandSign.DROP else 2):
            return Text(BY_NAME[sign], places)
    return Text(f"house.gesture.{sign}")
