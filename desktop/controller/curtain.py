"""Whose view the table may show when several people share it.

The rule kept here: between two people a seat's view is built only after the curtain, and only where
the seat has something that not everybody knows.
"""

from __future__ import annotations

from desktop.engine.match import PERSON, Match
from desktop.engine.state import State


def people(match: Match) -> list[int]:
    """The seats that people sit in."""
    return [seat for seat, sitter in enumerate(match.seats) if sitter.player == PERSON]


def has_secrets(state: State, seat: int) -> bool:
    """Whether the seat may see anything that not everybody sees; told by the masks, without looking at a card."""
    setting = state.setting
    masks = [mask for known in state.known for mask in known or ()]
    masks += [zone.counts for zone in setting.zones] + [counter.sees for counter in setting.counters]
    return any(mask >> seat & 1 and mask & setting.everyone != setting.everyone for mask in masks)


def needs_curtain(match: Match, viewer: int | None, seat: int) -> bool:
    """Whether the table must be covered before this seat looks at it; `viewer` looked last."""
    if viewer == seat or len(people(match)) < 2:
        return False
    return any(has_secrets(match.state, looker) for looker in (viewer, seat) if looker is not None)


def learns_secrets(match: Match, viewer: int | None, before: State) -> bool:
    """Whether the viewer has just got its first secrets: nobody had any, so all people were looking at the screen."""
    here = people(match)
    if viewer is None or len(here) < 2 or any(has_secrets(before, seat) for seat in here):
        return False
    return has_secrets(match.state, viewer)
