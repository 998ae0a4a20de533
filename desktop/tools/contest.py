"""One game of many: which entry sits where, on which deal, and what came of it.

With rotation the same deal is played once with each seating, so that neither luck of the draw nor a place at the
table favours an entry. A result depends on the contest and the number of the game alone, whichever process plays it.
"""

from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from desktop.ai.agent import Budget
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.match import IllegalAction, Match
from desktop.engine.record import to_record
from desktop.engine.rng import mix
from desktop.engine.setting import Value
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.tools.arguments import Failed
from desktop.tools.players import agents_of, choice, seats_of

_OWN = 0x5EED  # keeps a game's own numbers apart from its deal's


class Contest(NamedTuple):
    """What all its games share; goes to other processes as it is."""

    game: str
    mode: str
    options: dict[str, Value]
    entries: tuple[str, ...]
    seed: int
    rotate: bool
    budget: Budget
    records: Path | None = None
    figures: bool = False  # whether what the game counts of somebody's play is counted

    def seating(self, number: int) -> tuple[int, ...]:
        """The entry in each seat, in the game of this number."""
        seats = len(self.entries)
        turn = number % seats if self.rotate else 0
        return tuple((seat + turn) % seats for seat in range(seats))

    def seed_of(self, number: int) -> int:
        """The deal's seed: the same for all rotations of a deal."""
        return mix(self.seed, number // len(self.entries) if self.rotate else number)


class Played(NamedTuple):
    """How one game went; winners and scores are by seat."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    shared: bool
    plies: int
    turns: int | None
    illegal: int
    decisions_ms: dict[str, list[float]]  # by level
    roles: tuple[str, ...] = ()  # by seat
    levels: tuple[str, ...] = ()  # by seat
    figures: tuple[dict[str, tuple[float, int]], ...] = ()  # by seat: what was counted in all, in how many decisions


def play_one(contest: Contest, number: int) -> Played:
    """Play the game of this number to its end."""
    game = BY_ID[contest.game]
    seating = contest.seating(number)
    levels = [contest.entries[entry] for entry in seating]
    seed, own = contest.seed_of(number), mix(contest.seed, number, _OWN)
    # The opponents' dice are the game's own: two seatings of one level would play the same game twice.
    match = Match(game, seats_of(levels, own), contest.mode, contest.options, seed, salt=f"{own:016x}")
    agents = agents_of(game, levels)
    spent: dict[str, list[float]] = {level: [] for level in levels}
    plies, illegal = len(match.opening), 0
    figures: tuple[dict[str, tuple[float, int]], ...] = tuple({} for _ in levels)
    while not match.over:
        seat = match.state.decider()
        agent = agents[seat]
        assert agent is not None, "nobody types in a contest"
        start = perf_counter()
        action = choice(match, agent, contest.budget)
        spent[levels[seat]].append(1000.0 * (perf_counter() - start))
        if contest.figures:
            _count(game, match.state, action, figures[seat])
        try:
            step = match.submit(seat, action, agent.iterations)
        except IllegalAction:
            illegal += 1
            step = match.submit(seat, match.state.legal()[0])
        plies += 1 + len(step.forced)
    if contest.records is not None:
        _write(match, contest.records / f"{contest.game}-{number:06}.json")
    outcome = match.outcome()
    won = (outcome.winners, outcome.scores, outcome.shared)
    roles = game.roles_in(match.state)
    return Played(number, seating, *won, plies, turns_of(match.state), illegal, spent, roles, tuple(levels), figures)


def _count(game: Game, state: State, action: Action, figures: dict[str, tuple[float, int]]) -> None:
    """A decision, in the figures of which it is a case."""
    for figure in game.bots.figures:
        value = figure.counts(state, state.decider(), action)
        if value >= 0.0:
            total, count = figures.get(figure.id, (0.0, 0))
            figures[figure.id] = total + value, count + 1


def turns_of(state: State) -> int | None:
    """What the game itself counts: turns, or else rounds."""
    names = [counter.name for counter in state.setting.counters]
    for name in ("turn", "round"):
        if name in names:
            return state.counters[names.index(name)]
    return None


def _write(match: Match, path: Path) -> None:
    try:
        path.write_text(to_record(match).dumps(), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Failed(f"{path.name}: cannot be written: {error.strerror or error}") from None
