"""The Qt-free root of the opponents' process: reads tasks, answers with moves, holds no true state.

A task carries a world the seat itself could have imagined (see `InfoSet`), never the match. The dice of a
decision depend on the opponent's seed and the number of the decision alone, so a record can be checked.
"""

import signal
import time
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Any, NamedTuple

from desktop.ai.agent import Agent, Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID


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


class Answer(NamedTuple):
    """The move, as text; `failed` holds a sentence instead when the task could not be done."""

    ticket: int
    action: str
    iterations: int = 0
    seconds: float = 0.0
    failed: str = ""


def main(line: Connection, hurry: Event) -> None:
    """Serve until the line closes. Ctrl-C belongs to the window's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    agents: dict[tuple[str, str], Agent] = {}
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        if task is None:
            return
        try:
            answer = solve(task, agents, hurry)
        except Exception as error:  # the game must go on: the window's process says it and asks again
            answer = Answer(task.ticket, "", failed=f"{type(error).__name__}: {error}")
        try:
            line.send(answer)
        except (BrokenPipeError, OSError):
            return


def solve(task: Task, agents: dict[tuple[str, str], Agent], hurry: Event) -> Answer:
    """Make one decision."""
    begun = time.perf_counter()
    game = BY_ID[task.game]
    level = find_level(game, task.level)
    agent = agents.setdefault((task.game, task.level), agent_for(level))
    setting = game.setting(task.seats, task.mode, game.settle(task.options))
    info = InfoSet(game, game.from_json(setting, task.world), task.seat)
    budget = Budget(task.seconds or level.seconds, task.iterations, hurry.is_set)
    action = agent.choose(info, budget, Rng(mix(task.seed, task.decision)))
    return Answer(task.ticket, game.verbs.text(action), 0, time.perf_counter() - begun)
