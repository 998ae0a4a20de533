"""What one drop costs on the window's thread: from the hand that lets a card go to the table that stands again.

A match of each game, greedy decisions until a move of a kind lies ready, then that move on the page as a person makes
it, without animations. Calls are those of Python functions; processor time is the middle of several runs of the same
move, each on a page of its own.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.app.house.house import House
from desktop.app.play.play_page import PlayPage
from desktop.controller.matches import PERSON, Action, Match, Rng, Seat
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from desktop.words import Words

MOVES = {"clash": "summon", "ganymede": "take", "chronicle": "shed", "fleet": "done", "barbarossa": "done"}
PLIES = 12  # greedy ones, before a move of the kind is looked for
SEED = 1
SEEDS = {"chronicle": 2}  # in which another seat acts next, early in a round: most costs hang on that
RUNS = 7
SIZE = (1366, 768)


class Unkept(PlayPage):
    """A page whose match is not saved: the disk is measured by `bench save`."""

    kept = False


def figures(runs: int = RUNS) -> dict[str, Any]:
    """`{game: {verb, calls, ms}}` and the middle of them all; wants a QApplication."""
    found: dict[str, Any] = {}
    for game_id, verb in MOVES.items():
        spent = [one_drop(game_id, verb, counted=False) for _ in range(runs + 1)][1:]  # the first one makes pictures
        found[game_id] = {
            "verb": verb,
            "calls": round(one_drop(game_id, verb, counted=True)),
            "ms": round(statistics.median(spent), 2),
            "worst_ms": round(max(spent), 2),
        }
    times = [each["ms"] for each in found.values()]
    return {**found, "median_ms": round(statistics.median(times), 2), "worst_ms": round(max(times), 2)}


def one_drop(game_id: str, verb: str, counted: bool) -> float:
    """Python calls of one such move, or its milliseconds of processor time."""
    match, action = position(game_id, verb)
    nowhere = Path(tempfile.gettempdir())  # nothing is kept
    page = Unkept(House(Words(), Settings(speed="off"), Saves(nowhere), Statistics(nowhere), BY_ID), match)
    page.resize(*SIZE)
    page.show()
    QApplication.processEvents()
    cost = _calls(page, action) if counted else _ms(page, action)
    page.close()
    page.deleteLater()
    return cost


def position(game_id: str, verb: str) -> tuple[Match, Action]:
    """A match whose person may make a move of this kind, and the move."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    for person in range(seats.start):
        sitting = [Seat(f"Seat {n}", PERSON if n == person else "greedy", n) for n in range(seats.start)]
        match = Match(game, sitting, mode, game.settle({}), SEEDS.get(game_id, SEED), salt="drop")
        while not match.over:
            decider = match.state.decider()
            found = [action for action in match.state.legal() if action.verb == verb]
            if len(match.steps) >= PLIES and found:
                if decider == person:
                    return match, found[0]
                break
            match.submit(decider, game.bots.greedy(match.info(decider), Rng(len(match.steps))))
    raise SystemExit(f"bench: no {verb} comes up in {game_id}")


def _ms(page: PlayPage, action: Action) -> float:
    begun = time.thread_time()
    page.controller.play(action)
    return (time.thread_time() - begun) * 1000


def _calls(page: PlayPage, action: Action) -> float:
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        page.controller.play(action)
    finally:
        sys.setprofile(None)
    return calls
