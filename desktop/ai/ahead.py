"""How it may go on: moves played on from in one world that their seat could have imagined.

Each move meets the same world with the same dice, and all sides go on by the game's quick policy, the one by which
moves are judged. One world shows how such a line looks; what a move is worth many worlds say (`judging.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng

LONGEST: Final = 10  # decisions with a choice, the first move among them


class Ahead(NamedTuple):
    """A world as data, and for each move what was decided in it, as text; what is forced follows by itself."""

    world: dict[str, object]
    lines: tuple[tuple[str, ...], ...]
    chances: tuple[float, ...]  # of the seat, where each line ends


def look_ahead(info: InfoSet, moves: Sequence[Action], rng: Rng, most: int = LONGEST, worlds: int = 1) -> Ahead:
    """The moves of a seat that is to act, the better one last, each with what may follow.

    Of so many worlds the first one is taken in which it is better, or else the last.
    """
    for _ in range(max(1, worlds)):
        found = _in_one_world(info, moves, rng, most)
        if found.chances[-1] > max(found.chances[:-1], default=0.0):
            break
    return found


def _in_one_world(info: InfoSet, moves: Sequence[Action], rng: Rng, most: int) -> Ahead:
    world = info.sample(rng)
    dice = rng.bits()
    lines, chances = [], []
    for move in moves:
        setting = world.setting
        seats = [Seat("", PERSON, 0) for _ in range(setting.seats)]
        match = Match(info.game, seats, setting.mode, setting.options, 0, "", True, world)
        lines.append(tuple([info.game.verbs.text(action) for action in _line(match, move, Rng(dice), most)]))
        chances.append(info.game.bots.reviewed(match.state, info.seat))
    return Ahead(world.to_json(), tuple(lines), tuple(chances))


def _line(match: Match, move: Action, dice: Rng, most: int) -> list[Action]:
    """What is decided from here on: the move, and then by the policy."""
    policy = match.game.bots.policy
    played: list[Action] = []
    chosen = 0
    while not match.over and chosen < most:
        legal = match.state.legal()
        action = legal[0] if played else move
        if played and len(legal) > 1:
            action = policy(match.state, legal, dice)
        chosen += len(legal) > 1
        match.submit(match.state.decider(), action)
        played.append(action)
    return played
