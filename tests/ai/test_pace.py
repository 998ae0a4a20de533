"""desktop/ai/pace.py and who keeps to it: a whole turn has its time, and is decided again without a clock."""

from collections.abc import Iterator

import pytest

from desktop.ai import pace, playouts
from desktop.ai.agent import Budget, PlayoutAgent
from desktop.ai.audit import Audit, audit
from desktop.ai.pace import Pace
from desktop.ai.shares import total
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Seat
from desktop.engine.record import loads, replay, to_record
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.games.barbarossa import campaign
from desktop.tools.players import choice
from tests.games.barbarossa.fields import reinforcement

GAME = BY_ID["barbarossa"]
STRONG = next(level for level in GAME.bots.levels if level.id == "strong")
TICK = 0.04


class Clock:
    """Time passes while worlds are played out, and when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def read(self) -> float:
        """The time."""
        return self.now

    def tick(self) -> float:
        """The time, after another world."""
        self.now += TICK
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """The time of everybody who looks at one."""
    told = Clock()
    monkeypatch.setattr(pace, "perf_counter", told.read)
    monkeypatch.setattr(playouts, "perf_counter", told.tick)
    yield told


def think(turn: Pace, clock: Clock, decision: int, seconds: float = 1.0) -> float:
    """Uses all that is allowed up, and says how much that was."""
    turn.begin(decision)
    allowed = turn.allowed(seconds)
    clock.now += allowed
    turn.end()
    return allowed


def test_decisions_get_less_once_a_turn_grows_long_and_the_turn_never_more(clock: Clock) -> None:
    turn = Pace(4.0)
    spans = [think(turn, clock, number) for number in range(7, 60)]
    assert spans[:2] == [1.0, 1.0] and spans[-1] == pace.LEAST
    assert spans == sorted(spans, reverse=True) and 3.5 < sum(spans) < 4.001


def test_a_decision_that_does_not_follow_the_last_begins_a_turn(clock: Clock) -> None:
    turn = Pace(2.0)
    assert think(turn, clock, 5) == 1.0 > think(turn, clock, 6)
    assert think(turn, clock, 9) == 1.0, "somebody else has acted"
    assert think(turn, clock, 9) == 1.0, "moves were taken back"
    assert think(turn, clock, -1) == 1.0 == think(turn, clock, -1), "nobody counts"


def test_without_a_bound_or_without_time_nothing_is_changed(clock: Clock) -> None:
    assert [think(Pace(0.0), clock, number, 3.0) for number in range(5)] == [3.0] * 5
    assert think(Pace(2.0), clock, 0, 0.0) == 0.0


@pytest.mark.parametrize("turn", [0.0, 4.0])
def test_what_was_done_before_the_search_is_taken_from_its_time(clock: Clock, turn: float) -> None:
    pace_of_one = Pace(turn)
    pace_of_one.begin(0)
    clock.now += 0.25
    assert pace_of_one.allowed(1.0) == 0.75
    clock.now += 2.0
    assert pace_of_one.allowed(1.0) == pace.LEAST


def turns(match: Match, clock: Clock, seconds: float, most: int) -> list[float]:
    """What the turns of a match took, by the clock, up to its first so many."""
    sitters = [PlayoutAgent(seconds=seconds, turn=STRONG.turn) for _ in match.seats]
    spent: list[float] = []
    last = -1
    while len(spent) <= most:
        seat, begun = match.state.decider(), clock.now
        action = choice(match, sitters[seat], Budget())
        if seat != last:
            spent.append(0.0)
        spent[-1], last = spent[-1] + clock.now - begun, seat
        match.submit(seat, action, sitters[seat].iterations)
    return spent[:-1]


def test_a_strong_turn_stays_within_eight_seconds_and_every_move_follows_without_a_clock(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign, "ROUNDS", 1)  # what is thought is not the question here, but for how long
    monkeypatch.setattr(playouts, "SURE", 1e9)
    seats = [Seat("strong", "strong", 71), Seat("strong", "strong", 72)]
    match = Match(GAME, seats, "campaign", {}, 5, salt="salt")
    spent = turns(match, clock, seconds=3.0, most=36)
    assert 0.9 * STRONG.turn < max(spent) <= 8.0
    found = audit(replay(loads(to_record(match).dumps()), BY_ID))
    assert found == Audit(len(match.steps), len(match.steps), 0)
    iterations = {step.iterations for step in match.steps}
    assert 0 in iterations and len(iterations) > 5


def test_once_the_time_is_spent_the_rule_of_thumb_decides(clock: Clock) -> None:
    info = InfoSet(GAME, reinforcement(sp=8, deck=["horses horses horses horses"] * 2), 0)
    sitter = PlayoutAgent(seconds=1.0, turn=0.1)
    sitter.choose(info, Budget(decision=0), Rng(1))
    clock.now += 60.0
    sitter.pace.end()
    before = clock.now
    assert sitter.choose(info, Budget(decision=1), Rng(1)) is campaign.candidates(info, Rng(1))[0]
    assert 0 < total(sitter.iterations) < playouts.FIRST and clock.now - before <= 2 * TICK


@pytest.mark.parametrize("game", BY_ID)
def test_a_level_that_thinks_for_long_bounds_its_turn_where_that_is_told(game: str) -> None:
    for level in BY_ID[game].bots.levels:
        assert not level.turn or level.seconds < level.turn <= 8.0
    assert STRONG.turn and STRONG.seconds <= 2.0
