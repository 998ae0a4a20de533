"""The buttons of a decision: actions without a place on the table, and those a game wants at hand though they have one.

The first button is the default action, the one that Space presses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.controller.gestures import Gestures
from desktop.engine.actions import Action
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import GameFace, Say
from desktop.look import Threat

DEFAULT_KEY = Text("house.key.space")


class Button(NamedTuple):
    """An action to press."""

    action: Action | None  # None: it is the page's or the controller's own
    label: str
    key: str
    primary: bool
    note: str = ""
    place: int = 0  # from the right edge: the same for a verb, whichever is the bright one
    warning: str = ""  # what costs the match, and what this lets happen


def buttons(
    gestures: Gestures, face: GameFace, view: View, say: Say, threats: Sequence[Threat] = ()
) -> list[Button]:  # fmt: skip
    """Those of one decision."""
    found = []
    row = sorted(gestures.pressable, key=lambda action: _standing(face, gestures, action))
    for number, action in enumerate(gestures.pressable):
        default = not number
        note = face.aside(view, action, gestures.cards if default else 0)
        words = face.offer(action) if action in gestures.displaced else face.button(view, action)
        label, key = say(words), say(DEFAULT_KEY) if default else ""
        aside, warning = say(note) if note is not None else "", face.warning(view, action, threats)
        found.append(Button(action, label, key, default, aside, row.index(action), warning))
    return found


def _standing(face: GameFace, gestures: Gestures, action: Action) -> tuple[int, int]:
    """Where in the row, from the right: by the face's order of verbs, then as the rules name them."""
    verbs = face.button_row
    number = verbs.index(action.verb) if action.verb in verbs else len(verbs)
    return number, -(gestures.handy + gestures.buttons).index(action)
