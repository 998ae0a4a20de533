"""One search on several processes: repeated from its record, hurried, ended, and no worse off when one of them goes."""

import ctypes
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from desktop.ai.agent import Budget
from desktop.ai.audit import Audit, audit
from desktop.ai.levels import agent_for, find_level
from desktop.controller import opponents
from desktop.controller.ai_runner import AT_ONCE, NICE, UNTIMED, give_way
from desktop.controller.opponents import Opponents, available, cores_for
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Seat, Spent, ai_seed
from desktop.engine.record import loads, replay, to_record
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.questions import Answer, Choose, Task
from desktop.worker import WAIT
from tests import patience
from tests.controller.sitting import CLASH
from tests.controller.test_ai_runner import Heard, alive, question
from tests.questions import asking

posix = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops and kills processes as POSIX does")

BUDGET = 0.4


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[Heard]:
    heard = Heard(qtbot)
    heard.runner.cores = 2
    yield heard
    heard.runner.close()
    assert multiprocessing.active_children() == []


def strong(ticket: int, seconds: float = BUDGET) -> Task:
    return asking(question(ticket, level="strong"), seconds=seconds)._replace(decision=ticket)


def asked(heard: Heard, task: Task) -> Answer:
    assert isinstance(task.question, Choose)
    heard.runner.ask(task, task.question.seconds or UNTIMED)
    return heard.wait(len(heard) + 1)


def both_awake(heard: Heard) -> None:
    """Until the second process has something to say, too."""
    for ticket in range(1, 20):
        if not isinstance(asked(heard, strong(ticket)).iterations, int):
            return
    raise AssertionError("the second process says nothing")


def again(task: Task, iterations: Spent) -> str:
    """What one process decides with as many iterations of each share."""
    world = CLASH.from_json(CLASH.setting(2, "duel", task.options), task.world)
    agent, dice = agent_for(find_level(CLASH, "strong")), Rng(mix(task.seed, task.decision))
    return CLASH.verbs.text(agent.choose(InfoSet(CLASH, world, 0), Budget(iterations=iterations), dice))


def test_both_search_and_one_process_repeats_it(heard: Heard) -> None:
    both_awake(heard)
    task = strong(30)
    answer = asked(heard, task)
    assert isinstance(answer.iterations, tuple) and len(answer.iterations) == 2 and min(answer.iterations) > 32
    assert again(task, answer.iterations) == answer.action
    assert len(heard.runner.pids) == 2 and answer.lost == 0


def test_who_ends_after_so_many_iterations_searches_alone(heard: Heard) -> None:
    """More processes would make it a stronger opponent than its level says."""
    both_awake(heard)
    assert isinstance(asked(heard, asking(strong(30), level="standard", seconds=0.0)).iterations, int)
    assert asked(heard, asking(strong(31, 0.0), iterations=50)).iterations == 50


@posix
@pytest.mark.parametrize("moment", ["before the question", "in mid-thought"])
def test_when_one_is_killed_the_other_goes_on_and_it_is_said_once(heard: Heard, moment: str) -> None:
    told: list[None] = []
    heard.runner.fewer.connect(lambda: told.append(None))
    both_awake(heard)
    first, second = heard.runner.pids
    task, before = strong(30), len(heard)
    if moment == "before the question":
        os.kill(second, signal.SIGKILL)
    heard.runner.ask(task, BUDGET)
    if moment == "in mid-thought":
        heard.bot.wait(round(500 * BUDGET))
        os.kill(second, signal.SIGKILL)
    answer = heard.wait(before + 1)
    assert isinstance(answer.iterations, int) and answer.iterations > 32
    assert again(task, answer.iterations) == answer.action
    assert answer.seconds < BUDGET + WAIT, "nobody waits for the dead"
    assert isinstance(asked(heard, strong(31)).iterations, int)
    assert len(told) == 1 and heard.trouble == [] and heard.runner.pid == first


@posix
def test_one_that_is_stopped_is_waited_for_once_and_takes_part_again_later(heard: Heard) -> None:
    both_awake(heard)
    second = heard.runner.pids[1]
    heard.runner.ask(strong(30), BUDGET)
    heard.bot.wait(round(300 * BUDGET))
    os.kill(second, signal.SIGSTOP)
    answer = heard.wait(len(heard) + 1)
    assert isinstance(answer.iterations, int) and answer.seconds < BUDGET + WAIT + 0.3
    answer = asked(heard, strong(31))
    assert isinstance(answer.iterations, int) and answer.seconds < BUDGET + 0.1, "it is not waited for a second time"
    os.kill(second, signal.SIGCONT)
    both_awake(heard)
    assert heard.runner.pids[1] == second


@posix
def test_when_the_one_that_leads_is_killed_both_are_replaced(heard: Heard) -> None:
    both_awake(heard)
    first, second = heard.runner.pids
    before = len(heard)
    heard.runner.ask(strong(30, 30.0), 30.0)
    heard.bot.wait(200)
    os.kill(first, signal.SIGKILL)
    heard.bot.waitUntil(lambda: heard.runner.pid not in (first, None), timeout=patience.MS)
    assert not alive(first) and not alive(second)
    heard.bot.wait(800)
    heard.runner.hurry()
    answer = heard.wait(before + 1)
    assert answer.ticket == 30 and heard.trouble == [] and len(multiprocessing.active_children()) == 2


def test_move_now_reaches_both(heard: Heard) -> None:
    both_awake(heard)
    before = len(heard)
    heard.runner.ask(strong(30, 30.0), 30.0)
    heard.bot.wait(300)
    heard.runner.hurry()
    begun = time.monotonic()
    answer = heard.wait(before + 1)
    assert time.monotonic() - begun < AT_ONCE
    assert isinstance(answer.iterations, tuple), "what both have found counts"


def test_close_in_mid_thought_leaves_neither(heard: Heard) -> None:
    both_awake(heard)
    pids = heard.runner.pids
    heard.runner.ask(strong(30, 30.0), 30.0)
    heard.bot.wait(200)
    heard.runner.close()
    assert len(pids) == 2 and not any(map(alive, pids)) and heard.runner.pids == []


def test_another_number_of_cores_holds_from_the_next_question_on(heard: Heard) -> None:
    both_awake(heard)
    pids = heard.runner.pids
    heard.runner.cores = 1
    assert isinstance(asked(heard, strong(30)).iterations, int)
    assert len(heard.runner.pids) == 1 and not any(map(alive, pids))
    heard.runner.cores = 2
    both_awake(heard)


@pytest.mark.parametrize(("chosen", "there", "cores"), [
    (0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 4, 2), (0, 32, 2), (1, 8, 1), (2, 2, 2), (2, 1, 1), (4, 8, 4), (4, 3, 3),
])  # fmt: skip
def test_never_more_than_there_are(monkeypatch: pytest.MonkeyPatch, chosen: int, there: int, cores: int) -> None:
    monkeypatch.setattr(opponents, "available", lambda: there)
    assert cores_for(chosen) == cores


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system binds no process to a core")
def test_a_program_that_is_bound_to_one_core_uses_no_other() -> None:
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(mine)})
    try:
        assert available() == 1
    finally:
        os.sched_setaffinity(0, mine)
    assert available() == len(mine)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="asks for priorities as POSIX does")
def test_who_thinks_gives_way_to_the_window(heard: Heard) -> None:
    heard.runner.start()
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in heard.runner.pids] == [min(19, mine + NICE)] * 2


def test_on_windows_it_gives_way_by_the_handle_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int | None, int]] = []
    kernel = SimpleNamespace(SetPriorityClass=lambda handle, kind: told.append((handle.value, kind)))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr("desktop.controller.ai_runner.sys.platform", "win32")
    give_way(SimpleNamespace(sentinel=77, pid=5))  # type: ignore[arg-type]
    assert told == [(77, 0x4000)]


@pytest.mark.parametrize("game", ["clash", "barbarossa"])
def test_a_match_of_two_processes_repeats_in_one(qtbot: QtBot, game: str) -> None:
    """As the table plays it, tree kept from decision to decision; its record is read and decided again."""
    rules = BY_ID[game]
    mode = next(iter(rules.info.modes))
    match = Match(rules, [Seat("Mara"), Seat("Ivo", "strong", ai_seed(3, 1))], mode, {}, 3, salt="s")
    asked = Opponents(match)
    asked.thought = 0.06
    asked.think_on(2)
    asked.start()
    dice = Rng(5)
    shared = 0
    while not match.over and len(match.steps) < 60 and shared < 12:
        seat = match.state.decider()
        if match.seats[seat].player == PERSON:
            match.submit(seat, rules.bots.greedy(match.info(seat), dice))
            continue
        asked.ask()
        qtbot.waitUntil(lambda: asked.ready, timeout=patience.MS)
        action, iterations = asked.take()
        shared += not isinstance(iterations, int)
        match.submit(seat, action, iterations)
    asked.close()
    found = audit(replay(loads(to_record(match).dumps()), BY_ID))
    decided = sum(step.seat == 1 for step in match.steps)
    assert shared > 3 and found == Audit(decided, decided, 0)
    assert multiprocessing.active_children() == []


def test_only_who_gains_by_it_has_several_processes(qtbot: QtBot) -> None:
    for level, cores in (("strong", 2), ("standard", 1)):
        match = Match(CLASH, [Seat("Mara"), Seat("Ivo", level, 7)], "duel", {}, 3)
        asked = Opponents(match)
        asked.think_on(2)
        asked.start()
        assert asked.runner is not None and len(asked.runner.pids) == cores
        asked.close()
