"""The Qt-free root of the opponents' process, called as the process calls it."""

import multiprocessing
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from desktop import worker
from desktop.ai.agent import GreedyAgent
from desktop.ai.ismcts import CHECK, Found
from desktop.ai.judging import OPEN, Verdict, judge
from desktop.ai.shares import Share
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.questions import Answer, Choose, Judge, Task, Watch
from desktop.worker import Chosen, Contribution, Crew
from tests import patience
from tests.games.setups import SETUPS
from tests.games.walks import walk
from tests.questions import asking

CLASH = BY_ID["clash"]
NEVER = SimpleNamespace(value=0)


def task(ticket: int = 1, seed: int = 1, decision: int = 0, level: str = "greedy") -> Task:
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "random", "first": "seat0"}, seed)
    world = match.info(0).world_json()
    return Task(ticket, "clash", "duel", 2, match.options, 0, world, decision, Choose(level), 7)


@pytest.fixture
def interrupts():
    """`main` is meant for a process of its own and stops listening to Ctrl-C."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def served(*tasks: object) -> list[Answer]:
    """What `main` answers until its line is closed."""
    near, far = multiprocessing.Pipe()
    answers: list[Answer] = []

    def window() -> None:
        for one in tasks:
            near.send(one)
            answers.append(near.recv())
        near.close()

    thread = threading.Thread(target=window)
    thread.start()
    worker.main(far, NEVER)
    thread.join(10)
    assert not thread.is_alive()
    return answers


def test_it_answers_until_the_line_closes(interrupts):
    answers = served(task(1), task(2), task(5))
    assert [answer.ticket for answer in answers] == [1, 2, 5]
    assert not any(answer.failed for answer in answers)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_a_task_it_cannot_do_is_answered_and_the_next_one_served(interrupts):
    bad = task(2)._replace(game="no such game")
    odd = task(3)._replace(world={"zones": 7})
    answers = served(task(1), bad, odd, task(4))
    assert [bool(answer.failed) for answer in answers] == [False, True, True, False]
    assert answers[1].failed.startswith("KeyError")
    assert "state" in answers[2].failed


def test_a_line_that_breaks_ends_it_quietly(interrupts):
    near, far = multiprocessing.Pipe()
    near.send(task(1))
    near.close()
    worker.main(far, NEVER)  # the answer finds nobody
    near, far = multiprocessing.Pipe()
    far.close()
    worker.main(far, NEVER)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_each_level_answers_with_a_legal_move_in_every_set_up(setup):
    game = setup.rules()
    states = [state.clone() for state in walk(setup, 2)][:-1]
    for number, state in enumerate(states[:: max(1, len(states) // 3)]):
        seat = state.decider()
        for level in game.bots.levels:
            world = game.resample(state, seat, Rng(number)).to_json()
            asked = Task(
                1, game.info.id, setup.mode, setup.seats, setup.options, seat, world, number, Choose(level.id), 3
            )
            answer = worker.solve(asked, {}, lambda: True)
            assert game.verbs.parse(answer.action) in state.legal()


def test_the_dice_come_from_the_opponents_seed_and_the_decision_alone():
    def choices(**fields: Any) -> list[str]:
        many = (task(seed=seed, level="random")._replace(**fields) for seed in range(12))
        return [worker.solve(one, {}, lambda: False).action for one in many]

    assert choices(ticket=1) == choices(ticket=99)
    assert choices(decision=1) != choices(decision=2)
    assert choices(seed=1) != choices(seed=2)


def test_hurry_is_told_by_ticket(interrupts, monkeypatch):
    """A task is hurried once the shared number has reached its ticket, and no sooner."""
    hurried: list[bool] = []

    def choose(self, info, budget, rng):
        hurried.append(budget.hurry())
        return info.legal[0]

    monkeypatch.setattr(GreedyAgent, "choose", choose)
    monkeypatch.setattr(NEVER, "value", 2)
    served(task(1), task(2), task(3))
    assert hurried == [True, True, False]


def test_an_opponent_of_another_match_or_level_begins_anew():
    """A tree that was grown for somebody else is not gone on with."""
    agents: worker.Sitters = {}

    def sitter(**fields: Any) -> object:
        worker.solve(asking(task(), level="standard", iterations=5)._replace(**fields), agents, lambda: False)
        return agents[0][1]

    first = sitter()
    assert sitter(decision=1) is first
    assert sitter(seed=8) is not first
    assert sitter(seed=8, question=Choose("strong", iterations=5)) is not sitter(seed=8)
    assert len(agents) == 1


# ---- several processes on one decision


def strong(ticket: int, seconds: float = 30.0) -> Task:
    return asking(task(ticket, level="strong"), seconds=seconds)


@pytest.mark.parametrize(("hurried", "done", "ends"), [(3, 0, True), (0, 3, True), (2, 2, False)])
def test_whoever_searches_along_ends_when_its_leader_has_done(hurried: int, done: int, ends: bool) -> None:
    asked = strong(3, 30.0 if ends else 0.3)
    begun = time.monotonic()
    share = worker._share_of(asked, {}, SimpleNamespace(value=hurried), SimpleNamespace(value=done), 1)
    assert share is not None and (share.iterations == CHECK) is ends
    assert time.monotonic() - begun < patience.SECONDS


class Companion(threading.Thread):
    """In place of another process: hears all it is told, and answers a task once its leader has done."""

    def __init__(self, answers: Callable[[Task], object], done: SimpleNamespace) -> None:
        super().__init__(daemon=True)
        self.near, self._far = multiprocessing.Pipe()
        self._answers, self._done = answers, done
        self.heard: list[object] = []
        self.start()

    def run(self) -> None:
        while True:
            try:
                self.heard.append(self._far.recv())
            except EOFError:
                return
            asked = self.heard[-1]
            if isinstance(asked, Task):
                while self._done.value < asked.ticket:
                    time.sleep(0.001)
                self._far.send(self._answers(asked))


def test_what_another_found_counts_and_it_hears_what_was_chosen() -> None:
    done = SimpleNamespace(value=0)
    found = (Found(CLASH.verbs.parse("end"), 10**6, 1.0),)
    companion = Companion(lambda asked: Contribution(asked.ticket, Share(77, found)), done)
    crew = Crew([companion.near], done)
    answer = worker.solve(strong(1, 0.02), {}, lambda: False, crew)
    assert answer.action == "end" and isinstance(answer.iterations, tuple) and answer.iterations[1] == 77
    crew.ask(strong(2))
    assert set(crew.shares(2)) == {1}
    companion.near.close()
    companion.join(patience.SECONDS)
    assert [type(said) for said in companion.heard] == [Task, Chosen, Task]
    assert companion.heard[1] == Chosen(1, "end")


def test_who_cannot_search_along_is_let_go_and_the_decision_is_made() -> None:
    done = SimpleNamespace(value=0)
    companion = Companion(lambda asked: Contribution(asked.ticket, None), done)
    crew = Crew([companion.near], done)
    for ticket in (1, 2):
        answer = worker.solve(strong(ticket, 0.02), {}, lambda: False, crew)
        assert isinstance(answer.iterations, int) and answer.lost == 1 and not answer.failed
    companion.join(patience.SECONDS)
    assert [type(said) for said in companion.heard] == [Task]


def test_of_several_who_are_silent_all_are_waited_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "WAIT", 0.5)
    pairs = [multiprocessing.Pipe() for _ in range(4)]
    crew = Crew([near for near, _ in pairs], SimpleNamespace(value=0))
    begun = time.monotonic()
    crew.ask(strong(1))
    assert time.monotonic() - begun < 0.4 and crew.shares(1) == {}
    assert 0.5 <= time.monotonic() - begun < 0.9 and crew.lost == 0


def test_the_oracle_is_no_opponent(interrupts):
    answer = served(task(level="oracle"))[0]
    assert answer.action == "" and "no opponent 'oracle'" in answer.failed


def test_importing_it_loads_no_qt():
    code = "import sys, desktop.worker; print([m for m in sys.modules if 'PySide' in m or 'shiboken' in m.lower()])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"


# ---- a move that was played


def test_a_move_is_judged_by_the_same_dice_wherever_it_is_asked():
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "random", "first": "seat0"}, 1)
    asked = task()._replace(question=Judge(CLASH.verbs.text(match.state.legal()[0]), playouts=300))
    told, again = (worker.solve(asked, {}, lambda: False) for _ in range(2))
    assert told.verdict == again.verdict is not None and (told.action, told.found) == ("", ())
    assert told.verdict == judge(match.info(0), match.state.legal()[0], Rng(mix(7, 0)), 300)
    assert told.cost is not None
    hurried = worker.solve(asking(asked, playouts=0), {}, lambda: True)
    assert (hurried.verdict, hurried.cost) == (Verdict(OPEN), None)  # half a look is none


# ---- moves that are watched


def watching(first: str = "", seconds: float = 120.0, decision: int = 4) -> Task:
    """Which moves would be blunders?"""
    return task(decision=decision)._replace(question=Watch(first, "greedy", seconds))


def test_moves_are_watched_until_they_are_settled() -> None:
    answer = worker.solve(watching(), {}, lambda: False)
    settled = answer.settled
    assert settled is not None and settled.done and not answer.action and answer.verdict is None
    told = {*settled.fine, *dict(settled.blunders)}
    legal = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "random", "first": "seat0"}, 1).state.legal()
    assert told and told <= {CLASH.verbs.text(action) for action in legal}


def test_whoever_asks_again_goes_on_with_what_is_known() -> None:
    watched, looks = worker.Watched(), iter([False] * 40 + [True] * 1000)
    worker.solve(watching(), {}, lambda: next(looks), watched=watched)
    lookout = watched._lookout
    assert lookout is not None and 0 < lookout.worlds <= 40
    worlds = lookout.worlds
    worker.solve(watching(), {}, lambda: True, watched=watched)
    assert watched._lookout is lookout and lookout.worlds == worlds
    worker.solve(watching(decision=5), {}, lambda: True, watched=watched)  # another decision
    assert watched._lookout is not lookout


def test_what_was_left_out_for_a_move_that_was_not_made_begins_anew() -> None:
    watched = worker.Watched()
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "random", "first": "seat0"}, 1)
    texts = [CLASH.verbs.text(action) for action in match.state.legal()]
    looks = iter([False] * 40 + [True] * 1000)
    worker.solve(watching(), {}, lambda: next(looks), watched=watched)
    first = watched._lookout
    if first is None or len(first.meeting()) < 3:
        pytest.skip("all was settled before anything could be left out")
    doubtful = [CLASH.verbs.text(action) for action in first.meeting()]
    worker.solve(watching(doubtful[0]), {}, lambda: True, watched=watched)
    assert watched._lookout is first and len(first.meeting()) <= 2
    left = next(text for text in texts if not first.tells_of(CLASH.verbs.parse(text)))
    worker.solve(watching(left), {}, lambda: True, watched=watched)
    assert watched._lookout is not first


def test_watching_ends_with_its_seconds() -> None:
    begun = time.perf_counter()
    answer = worker.solve(watching(seconds=0.05), {}, lambda: False)
    assert answer.settled is not None and time.perf_counter() - begun < 5.0 + patience.MS / 1000
