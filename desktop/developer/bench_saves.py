"""What a save costs early and late in a match, and what it costs to open the longest match there is.

Measured the way the table keeps a match, sync to the disk included, on the disk where saves lie. Early and late take
turns, so that what else the machine does falls on both alike.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from desktop.app.play.autosave import Keeping
from desktop.controller.ending import standing_of
from desktop.controller.matches import Game, Match, Rng, Seat
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.storage import folder, saves
from desktop.storage.saves import Saves
from desktop.words import Words

EARLY, LATE = 10, 1000
TIMES = 300
LONG = "barbarossa"  # the one game whose matches are as long as that
OPENED = 3


def figures() -> dict[str, Any]:
    """Milliseconds."""
    with tempfile.TemporaryDirectory(prefix="fivefold-bench-", dir=_disk()) as home:
        spent = save_times(Path(home), TIMES)
        loads = {game_id: _load_ms(game, Path(home)) for game_id, game in BY_ID.items()}
    early, late = (statistics.median(wall for wall, _ in spent[ply]) for ply in (EARLY, LATE))
    work = [statistics.median(cpu for _, cpu in spent[ply]) for ply in (EARLY, LATE)]
    return {
        **{f"ply_{ply}": _summed_up([wall for wall, _ in spent[ply]]) for ply in (EARLY, LATE)},
        "ratio": round(late / early, 2),
        "cpu_ratio": round(work[1] / work[0], 2),
        "load": loads,
    }


def save_times(home: Path, times: int) -> dict[int, list[tuple[float, float]]]:
    """Wall and processor milliseconds of each save after one more action at those plies."""
    tables = {
        ply: (played(BY_ID[LONG], ply), Keeping(Saves(home / str(ply)), None, Words().say)) for ply in (EARLY, LATE)
    }
    spent: dict[int, list[tuple[float, float]]] = {ply: [] for ply in tables}
    for number in range(times + 1):
        for ply, (match, keeping) in tables.items():
            seat = match.state.decider()
            match.submit(seat, match.state.legal()[0])
            begun, worked = time.perf_counter(), time.process_time()
            said = keeping.match(match, standing_of(match, face_of(match.game)))
            took = (time.perf_counter() - begun) * 1000, (time.process_time() - worked) * 1000
            if said:
                raise SystemExit(said)
            match.undo(seat)
            if number:  # the first one writes the match from its beginning
                spent[ply].append(took)
    return spent


def played(game: Game, plies: int) -> Match:
    """So many random decisions of the largest table; practice, where every decision can be taken back."""
    mode, seats = next(iter(game.info.modes.items()))
    match = Match(game, [Seat(f"Seat {at}") for at in range(max(seats))], mode, {}, 1, practice=True)
    rng = Rng(1)
    while len(match.steps) < plies and not match.over:
        legal = match.state.legal()
        match.submit(match.state.decider(), legal[rng.below(len(legal))])
    return match


def longest(game: Game) -> Match:
    """Whoever always takes the first or the last thing on offer hardly ever wins: the safety ends it."""
    made = [_stubborn(game, mode, max(seats), at) for mode, seats in game.info.modes.items() for at in (0, -1)]
    return max(made, key=lambda match: len(match.actions()))


def _stubborn(game: Game, mode: str, seats: int, at: int) -> Match:
    match = Match(game, [Seat(f"Seat {seat}") for seat in range(seats)], mode, {}, 1)
    while not match.over:
        match.submit(match.state.decider(), match.state.legal()[at])
    return match


def _load_ms(game: Game, home: Path) -> dict[str, float]:
    """Open the longest match as the home page does: read it, play it again, compare the digest."""
    kept, match = Saves(home), longest(game)
    kept.keep(match, standing_of(match, face_of(game)))
    save_id, actions = kept.id_of(match), len(match.actions())
    del match
    times = []
    for _ in range(OPENED):
        begun = time.perf_counter()
        saves.Saves(home).open(save_id, BY_ID)
        times.append((time.perf_counter() - begun) * 1000)
    return {"actions": actions, "ms": round(statistics.median(times))}


def _summed_up(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=20)
    return {"p50": round(cuts[9], 2), "p95": round(cuts[18], 2), "max": round(max(times), 2)}


def _disk() -> Path:
    """A folder that is there, on the disk that saves are written to."""
    place = folder.home()
    return next(parent for parent in (place, *place.parents) if parent.is_dir())
