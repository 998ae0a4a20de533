"""The buttons of a decision: actions without a place on the table, and those a game wants at hand though they have one.

The first button is the default action, the one that Space presses.
"""

from __future__ import annotations

from typing import NamedTuple

from desktop.controller.gestures import Gestures
from desktop.controller.layouts import Prompting, Say, TableLayout, Wording
from desktop.engine.actions import Action
from desktop.engine.sight import View
from desktop.engine.text import Text

DEFAULT_KEY = Text("house.key.space")


class Button(NamedTuple):
    """An action to press."""

    action: Action | None  # None: it is the page's or the controller's own
    label: str
    key: str
    primary: bool
    note: str = ""


def buttons(gestures: Gestures, layout: TableLayout, view: View, say: Say) -> list[Button]:
    """Those of one decision."""
    found = []
    for number, action in enumerate(gestures.pressable):
        default = not number
        note = _note(gestures, layout, view, action, default)
        words = layout.button_in(view, action) if isinstance(layout, Wording) else layout.button(action)
        label, key = say(words), say(DEFAULT_KEY) if default else ""
        found.append(Button(action, label, key, default, say(note) if note is not None else ""))
    return found


def _note(gestures: Gestures, layout: TableLayout, view: View, action: Action, default: bool) -> Text | None:
    """The small line on a button: the game's own word, else what the default action would leave undone (UX 30)."""
    if isinstance(layout, Prompting):
        return layout.aside(view, action)
    left = gestures.cards
    return Text("house.play.left", (left,)) if left and default else None
