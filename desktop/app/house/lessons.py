"""Which games a person should still be offered the first round of: until it was played, or waved away.

Starting a match of a game waves it away too: whoever sits down to play needs no invitation any more.
"""

from __future__ import annotations

from desktop.app.house.house import House
from desktop.controller.guide import has_guide


def due(house: House, game_id: str) -> bool:
    """Whether the lesson is the first thing to do here."""
    settings = house.settings
    fits = has_guide(game_id) and not house.games[game_id].book.digest  # it is made for the program's own cards
    return fits and game_id not in settings.lessons and game_id not in settings.setups


def over(house: House, game_id: str) -> None:
    """It was played, or waved away."""
    if game_id not in house.settings.lessons:
        house.routes.change(lessons=[*house.settings.lessons, game_id])
