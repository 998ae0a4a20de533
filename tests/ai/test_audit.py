"""desktop/ai/audit.py: decisions made again come out alike, wherever the opponent's tree was begun anew."""

import json
from collections.abc import Callable, Sequence
from time import monotonic

import pytest

from desktop import worker
from desktop.ai.agent import Budget, SearchAgent
from desktop.ai.audit import MOST_AT_ONCE, Audit, audit
from desktop.ai.levels import agent_for, find_level
from desktop.ai.oracle import ORACLE, OpenInfo, player_for
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.record import loads, replay, to_record
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.questions import Choose, Task
from tests import patience

CLASH = BY_ID["clash"]
FEW = Budget(iterations=60)

Anew = Callable[[int], bool]  # whether the opponents' process is a new one at this decision


def new(*players: str, seed: int = 3, practice: bool = False) -> Match:
    seats = [Seat(name, name, 0 if name == PERSON else 70 + at) for at, name in enumerate(players)]
    return Match(CLASH, seats, "duel", {"deal": "preset"}, seed, salt="salt", practice=practice)


class Process:
    """Opponents as the table and the tools run them; a person plays the first legal action."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.forget()

    def forget(self) -> None:
        """A new process, which remembers nothing."""
        players = [seat.player for seat in self.match.seats]
        self.agents = [None if name == PERSON else agent_for(find_level(CLASH, name)) for name in players]

    def decide(self, budget: Budget) -> None:
        match, number = self.match, len(self.match.steps)
        seat = match.state.decider()
        agent = self.agents[seat]
        if agent is None:
            match.submit(seat, match.state.legal()[0])
        else:
            action = agent.choose(match.info(seat), budget, Rng(mix(match.seats[seat].ai_seed, number)))
            match.submit(seat, action, agent.iterations)


def played(match: Match, steps: int, budget: Budget = FEW, anew: Anew = lambda number: False) -> Match:
    process = Process(match)
    while not match.over and len(match.steps) < steps:
        if anew(len(match.steps)):
            process.forget()
        process.decide(budget)
    return match


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each decision of a searching opponent whether it went on with a tree."""
    told: list[bool] = []
    plain = SearchAgent._kept

    def telling(agent: SearchAgent, info: object) -> object:
        trees = plain(agent, info)  # type: ignore[arg-type]
        told.append(bool(trees))
        return trees

    monkeypatch.setattr(SearchAgent, "_kept", telling)
    return told


def test_a_whole_match_follows_from_what_the_seats_saw(kept: list[bool]) -> None:
    match = played(new("strong", "standard"), 40)
    trees = kept.copy()
    kept.clear()
    found = audit(replay(loads(to_record(match).dumps()), BY_ID))
    assert found == Audit(len(match.steps), len(match.steps), 0)
    assert kept == trees and sum(trees) > 5, "the same trees were gone on with"


def test_a_search_that_was_cut_short_is_repeated_by_its_iterations() -> None:
    dice = Rng(1)
    match = played(new("strong", "standard"), 20, Budget(seconds=5, hurry=lambda: not dice.below(4)))
    assert len({step.iterations for step in match.steps}) > 3
    assert audit(match) == Audit(len(match.steps), len(match.steps), 0)


@pytest.mark.parametrize("level", ["easy", "greedy", "random"])
def test_who_does_not_search_is_asked_again(level: str) -> None:
    match = played(new(level, level), 30)
    assert not any(step.iterations for step in match.steps)
    assert audit(match) == Audit(len(match.steps), len(match.steps), 0)


@pytest.mark.parametrize("period", [1, 2, 3, 5])
def test_a_tree_that_was_begun_anew_in_mid_turn_is_found(period: int, kept: list[bool]) -> None:
    """A process was replaced, or the match saved and loaded: nothing in the record says so."""
    match = played(new("strong", "strong"), 40, anew=lambda number: number % period == 0)
    assert any(kept) or period == 1
    assert audit(match) == Audit(len(match.steps), len(match.steps), 0)


def test_undoing_over_an_opponents_moves_does_not_make_it_a_cheat() -> None:
    match = new(PERSON, "strong", practice=True)
    process = Process(match)
    for number in range(60):
        if match.over:
            break
        process.decide(FEW._replace(iterations=40 + number))
        if number % 4 == 0:
            match.undo(0)
    found = audit(match)
    opponents = sum(step.seat == 1 for step in match.steps)
    assert match.undos > 2 and found == Audit(opponents, opponents, 0)


@pytest.mark.parametrize("nth", [0, 4, 9])
def test_a_move_that_was_put_in_is_found(nth: int) -> None:
    match = played(new("strong", "standard"), 24)
    at = [number for number, step in enumerate(match.steps) if len(step.before.legal()) > 1][nth]
    step = match.steps[at]
    other = next(action for action in step.before.legal() if action != step.action)
    match.steps[at] = step._replace(action=other)
    assert audit(match) == Audit(at + 1, at, 0, at)


def test_moves_of_opponents_of_another_version_stay_unchecked() -> None:
    match = played(new("strong", "standard"), 10)
    match.opponents_version += 1
    assert audit(match) == Audit(0, 0, len(match.steps))


def test_an_oracle_that_calls_itself_strong_is_found() -> None:
    match, oracle = new("strong", "greedy", seed=5), player_for(CLASH, ORACLE)
    honest = agent_for(find_level(CLASH, "greedy"))
    while not match.over:
        seat, number = match.state.decider(), len(match.steps)
        dice = Rng(mix(match.seats[seat].ai_seed, number))
        info = match.info(seat) if seat else OpenInfo(CLASH, match.state, seat)
        agent = honest if seat else oracle
        match.submit(seat, agent.choose(info, Budget(iterations=200), dice), agent.iterations)
    found = audit(match)
    assert found.astray >= 0 and match.steps[found.astray].seat == 0


def test_persons_are_not_counted_and_strangers_not_checked() -> None:
    match = played(new(PERSON, "greedy"), 20)
    mine = sum(step.seat == 0 for step in match.steps)
    theirs = len(match.steps) - mine
    assert mine and audit(match) == Audit(theirs, theirs, 0)
    for stranger in ("oracle", "a level of another day"):
        match.seats = (match.seats[0], match.seats[1]._replace(player=stranger))
        assert audit(match) == Audit(0, 0, theirs)


def without_iterations(match: Match, numbers: Sequence[int]) -> int:
    """Forget how far some decisions were searched; how many of them had a choice."""
    choices = 0
    for number in numbers:
        choices += len(match.steps[number].before.legal()) > 1
        match.steps[number] = match.steps[number]._replace(iterations=0)
    return choices


def test_a_search_of_unknown_length_is_not_checked_and_accuses_nobody() -> None:
    match = played(new("strong", "strong"), 30)
    forgotten = without_iterations(match, range(0, len(match.steps), 4))
    found = audit(match)
    assert found.astray < 0 and found.unchecked >= forgotten > 3
    assert found.checked == found.agreed == len(match.steps) - found.unchecked > 5


def test_an_audit_is_bounded() -> None:
    match = played(new("strong", "strong"), 12)
    free = sum(not step.iterations for step in match.steps)  # where there was one action
    short = audit(match, most_iterations=60 * 5)
    assert short == Audit(5 + free, 5 + free, len(match.steps) - 5 - free, bounded=True)
    assert not audit(match).bounded


@pytest.mark.parametrize("claimed", [MOST_AT_ONCE + 1, 10**9])
def test_a_search_that_nobody_could_repeat_is_left_and_the_others_are_checked(claimed: int) -> None:
    match = played(new("strong", "strong"), 12)
    last = max(number for number, step in enumerate(match.steps) if step.iterations)
    match.steps[last] = match.steps[last]._replace(iterations=claimed)
    begun = monotonic()
    others = len(match.steps) - 1
    assert audit(match) == Audit(others, others, 1, bounded=True)
    assert monotonic() - begun < patience.SECONDS


def test_what_is_not_done_in_time_is_left_and_accuses_nobody() -> None:
    """A search in mid-course is cut short, and what it would have come to is not told."""
    match = played(new("strong", "standard"), 12)
    for number, step in enumerate(match.steps):
        if step.iterations:
            match.steps[number] = step._replace(iterations=MOST_AT_ONCE)
    begun = monotonic()
    found = audit(match, seconds=0.3)
    assert monotonic() - begun < patience.SECONDS / 2
    assert found.astray < 0 and found.bounded and found.unchecked >= len(match.steps) - found.agreed > 5
    assert audit(match, seconds=0.0) == Audit(0, 0, len(match.steps), bounded=True)


def test_a_match_played_through_the_opponents_process_holds() -> None:
    """As the table plays it: worlds in JSON, thinking by the clock, hurried now and then, a dead process replaced."""
    match, dice = new(PERSON, "strong"), Rng(2)
    sitters: worker.Sitters = {}
    while not match.over and len(match.steps) < 30:
        seat, number = match.state.decider(), len(match.steps)
        sitter = match.seats[seat]
        if sitter.player == PERSON:
            match.submit(seat, match.state.legal()[0])
            continue
        if not dice.below(6):
            sitters = {}
        world = json.loads(json.dumps(match.info(seat).world_json()))
        options = dict(match.options)
        task = Task(1, "clash", "duel", 2, options, seat, world, number, Choose("strong", 0.02), sitter.ai_seed)
        answer = worker.solve(task, sitters, lambda: not dice.below(8))
        match.submit(seat, CLASH.verbs.parse(answer.action), answer.iterations)
    found = audit(replay(loads(to_record(match).dumps()), BY_ID))
    opponents = sum(step.seat == 1 for step in match.steps)
    assert opponents > 5 and found == Audit(opponents, opponents, 0)
