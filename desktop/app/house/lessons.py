"""Which games a person should still be offered the first round of: until it was played, or waved away.

Starting a match of a game waves it away too: whoever sits down to play needs no invitation any more.
"""

from __future__ import annotations

from desktop import resources
from desktop.app.house.house import House
from desktop.controller.guide import has_guide


def due(house: House, game_id: str) -> bool:
    """Whether the lesson is the first thing to do here."""
    settings = house.settings
    if game_id in settings.lessons or game_id in settings.setups or not has_guide(game_id):
        return False
    # It is made for the program's own cards.
    return resources.own_cards(game_id) is None or not house.games[game_id].book.digest


def over(house: House, game_id: str) -> None:
    """It was played, or waved away."""
    if game_id not in house.settings.lessons:
        house.routes.change(lessons=[*house.settings.lessons, game_id])
