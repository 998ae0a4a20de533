"""The Qt-free root of the opponents' process: reads tasks, answers with moves, holds no true state.

A task carries a world the seat itself could have imagined (see `InfoSet`), never the match. The dice of a
decision depend on the opponent's seed and the number of the decision alone, so a record can be checked; a tree that
was grown for one opponent's earlier decision is never another's.
`hurried` is the highest ticket that is to be answered at once. It has no lock: a process that is ended while it
holds one would leave the window waiting for ever.
"""

import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from desktop.ai.advice import weigh
from desktop.ai.agent import Agent, Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID

OTHER_CARDS = "other cards"  # the answer where an owner's numbers have changed since the window read them


class Task(NamedTuple):
    """One decision to make."""

    ticket: int
    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    seat: int
    world: dict[str, Any]
    level: str
    seed: int
    decision: int  # its number in the match
    seconds: float = 0.0
    iterations: int = 0
    advice: bool = False  # what a search thinks of every action, instead of a move
    cards: str = ""  # the digest of numbers of one's own, with which the match is played


class Answer(NamedTuple):
    """The move, as text; `failed` holds a sentence instead when the task could not be done."""

    ticket: int
    action: str
    iterations: int = 0
    seconds: float = 0.0
    failed: str = ""
    found: tuple[tuple[str, float], ...] = ()  # advice: actions and their chances, the best first


Sitters = dict[int, tuple[tuple[str, str, int], Agent]]  # by seat: game, level and seed, and who plays there


class Number(Protocol):
    """An integer in shared memory."""

    value: int


def main(line: Connection, hurried: Number) -> None:
    """Serve until the line closes. Ctrl-C belongs to the window's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    agents: Sitters = {}
    while True:
        try:
            task: Task = line.recv()
        except (EOFError, OSError):  # the window's process is gone
            return
        answer = _answer(task, agents, hurried)
        try:
            line.send(answer)
        except (BrokenPipeError, OSError):
            return


def _answer(task: Task, agents: Sitters, hurried: Number) -> Answer:
    try:
        return solve(task, agents, lambda: hurried.value >= task.ticket)
    except Exception as error:  # the game must go on: the window's process says it and asks again
        return Answer(task.ticket, "", failed=f"{type(error).__name__}: {error}")


def solve(task: Task, agents: Sitters, hurry: Callable[[], bool]) -> Answer:
    """Make one decision, or weigh all of them."""
    begun = time.perf_counter()
    game = BY_ID[task.game]
    if task.cards != game.book.digest:
        return Answer(task.ticket, "", failed=OTHER_CARDS)
    setting = game.setting(task.seats, task.mode, game.settle(task.options))
    info = InfoSet(game, game.from_json(setting, task.world), task.seat)
    dice = Rng(mix(task.seed, task.decision))
    budget = Budget(task.seconds, task.iterations, hurry, task.decision)
    if task.advice:
        weighed = weigh(info, budget, dice)
        found = tuple((game.verbs.text(each.action), each.value) for each in weighed)
        return Answer(task.ticket, "", seconds=time.perf_counter() - begun, found=found)
    agent = _sitter(task, agents)
    action = agent.choose(info, budget, dice)
    return Answer(task.ticket, game.verbs.text(action), agent.iterations, time.perf_counter() - begun)


def _sitter(task: Task, agents: Sitters) -> Agent:
    """The agent of the seat: the one that chose before, unless another has sat down since."""
    who = (task.game, task.level, task.seed)
    if task.seat not in agents or agents[task.seat][0] != who:
        agents[task.seat] = who, agent_for(find_level(BY_ID[task.game], task.level))
    return agents[task.seat][1]
