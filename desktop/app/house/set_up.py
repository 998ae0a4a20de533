"""How a match is set up: who sits where, in which mode, with which options. Remembered for each game.

A safety of the rules is nobody's choice: it is not remembered, and a match played again has today's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from desktop.app.house import about_even
from desktop.app.house.house import House
from desktop.app.house.player_names import seated
from desktop.controller.matches import PERSON, Game, Match, OptionError, Seat, Value, ai_seed, level_of, usual_level

SEEDS = 10**12  # a new seed is short enough to be read out and typed in again


class SetUp(NamedTuple):
    """All that makes a match, but for its seed."""

    game: str
    seats: tuple[Seat, ...]
    mode: str
    options: dict[str, Value]

    def fitted(self, house: House) -> SetUp:
        """With the rungs of those who are to be even with the person."""
        return self._replace(seats=about_even.seated(house, house.games[self.game], self.mode, self.seats))

    def match(self, game: Game, seed: int) -> Match:
        """A new match of this kind; every opponent gets its own generator."""
        seats = [
            seat._replace(ai_seed=0 if seat.player == PERSON else ai_seed(seed, i)) for i, seat in enumerate(self.seats)
        ]
        return Match(game, seats, self.mode, self.options, seed)

    def to_json(self) -> dict[str, Any]:
        """As settings keep it."""
        seats = [{"name": seat.name, "player": seat.player} for seat in self.seats]
        return {"seats": seats, "mode": self.mode, "options": dict(self.options)}


def of_match(house: House, match: Match) -> SetUp:
    """How a match was set up: for playing again."""
    chosen = {option.name: match.options[option.name] for option in match.game.offered()}
    remembered = last(house, match.game)
    seats = match.seats if remembered is None else about_even.asked_for(match, remembered.seats)
    return SetUp(match.game.info.id, seats, match.mode, chosen)


def same_deal(match: Match) -> Match:
    """The same match from its first card on: deal, seats, options, and what the opponents' dice show."""
    practice = match.practice and match.start is not None  # a position that was played on from knows what came
    return Match(match.game, match.seats, match.mode, match.options, match.seed, practice=practice, start=match.start)


def default(house: House, game: Game) -> SetUp:
    """One person against the house's middle opponents, in the first mode with its fewest seats."""
    mode, seats = next(iter(game.info.modes.items()))
    sitting = seats_for(house, game, seats.start, 0)
    return SetUp(game.info.id, sitting, mode, {option.name: option.default for option in game.offered()})


def seats_for(house: House, game: Game, count: int, person: int) -> tuple[Seat, ...]:
    """A person in this seat, the house's middle opponents in the others."""
    opponent = usual_level(game) or PERSON
    return tuple(seated(house, (PERSON if seat == person else opponent for seat in range(count))))


def remembered(house: House, game_id: str) -> bool:
    """Whether a set-up of this game is kept; whether it still holds, `last` says, which wants the game's rules."""
    stored = house.settings.setups.get(game_id)
    return isinstance(stored, dict) and bool(stored.get("seats"))


def last(house: House, game: Game) -> SetUp | None:
    """The last set-up of a game as far as it still holds; None when there is none."""
    stored = house.settings.setups.get(game.info.id)
    if not isinstance(stored, dict):
        return None
    usual = default(house, game)
    mode = stored.get("mode")
    mode = mode if isinstance(mode, str) and mode in game.info.modes else usual.mode
    seats = _seats(stored.get("seats"), game)
    if len(seats) not in game.info.modes[mode]:
        return None
    return SetUp(game.info.id, seats, mode, _options(stored.get("options"), game))


def _seats(stored: object, game: Game) -> tuple[Seat, ...]:
    seats = []
    for seat in stored if isinstance(stored, list) else []:
        name, player = (seat.get("name"), seat.get("player")) if isinstance(seat, dict) else (None, None)
        if not isinstance(name, str) or not isinstance(player, str):
            return ()
        if player not in (PERSON, about_even.EVEN) and level_of(game, player) is None:
            return ()
        seats.append(Seat(name[:40], player))
    return tuple(seats)


def _options(stored: object, game: Game) -> dict[str, Value]:
    read: dict[str, Value] = {}
    table: Mapping[str, object] = stored if isinstance(stored, dict) else {}
    for option in game.offered():
        try:
            read[option.name] = option.read(table.get(option.name, option.default))
        except OptionError:
            read[option.name] = option.default
    return read
