"""Whose view the table may show when several people share it.

The rule kept here: between two people a seat's view is built only after the curtain, and only where
the seat has something that not everybody knows.
"""

from __future__ import annotations

from desktop.engine.match import PERSON, Match


def people(match: Match) -> list[int]:
    """The seats that people sit in."""
    return [seat for seat, sitter in enumerate(match.seats) if sitter.player == PERSON]


def has_secrets(match: Match, seat: int) -> bool:
    """Whether the seat sees any card that not everybody sees."""
    own, public = match.view(seat).zones, match.view(None).zones
    return any(
        slots is not None and (public[place] is None or _cards(slots) != _cards(public[place] or ()))
        for place, slots in own.items()
    )


def _cards(slots: tuple[object, ...]) -> list[object]:
    return [slot.card for slot in slots]  # type: ignore[attr-defined]


def needs_curtain(match: Match, viewer: int | None, seat: int) -> bool:
    """Whether the table must be covered before this seat looks at it; `viewer` looked last."""
    if viewer == seat or len(people(match)) < 2:
        return False
    return has_secrets(match, seat) or (viewer is not None and has_secrets(match, viewer))
