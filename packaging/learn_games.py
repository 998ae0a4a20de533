"""Plays games of opponents against themselves and tells positions out of them by their features: for `learn.py`.

A line a game: what was played, as text, what the searches thought of the moves, and what each seat had of the win.
Features are told from the lines, so that other features need no other games. It imports `desktop` from wherever it is
started: compiled, if that is there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from desktop.ai.agent import Agent, Budget, SearchAgent
from desktop.ai.forced import not_lost
from desktop.ai.ismcts import Found
from desktop.ai.levels import agent_for, find_level
from desktop.ai.shares import together
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.games import BY_ID

HEARD = 8  # visits of a move from which on its value means something
_DICE, _CHOSEN = 0xD1CE, 0xC0DE  # keep the players' numbers and the choice of positions apart from the deal's


class Asked(NamedTuple):
    """How games are played and told."""

    game: str
    mode: str
    seats: int
    options: list[dict[str, str]]  # by turns
    level: str
    iterations: int
    explore: float  # how often any sensible action is taken
    positions: int  # of each game, that are worth what came of it
    seed: int
    looked: int = 0  # decisions of each game, whose moves are worth what the search thought of them


def play(asked: Asked, number: int) -> dict[str, Any]:
    """The game of this number."""
    game = BY_ID[asked.game]
    deal, options = mix(asked.seed, number), asked.options[number % len(asked.options)]
    state = game.new(asked.seats, asked.mode, options, deal)
    agents = [agent_for(find_level(game, asked.level)) for _ in range(asked.seats)]
    dice = Rng(mix(asked.seed, number, _DICE))
    actions, thoughts = [], []
    while not state.over:
        info = InfoSet(game, state, state.decider())
        if len(info.legal) > 1 and dice.chance() < asked.explore:
            action, found = info.sensible[dice.below(len(info.sensible))], list[Found]()
        else:
            action, found = _chosen(agents[info.seat], info, Budget(iterations=asked.iterations), Rng(dice.bits()))
        thoughts.append(
            [(game.verbs.text(each.action), round(each.value, 4)) for each in found if each.visits >= HEARD]
        )
        actions.append(game.verbs.text(action))
        state.apply(action)
    line = {"number": number, "deal": deal, "options": options, "actions": actions, "won": won(game, state)}
    return {**line, "thoughts": thoughts, "asked": alike(asked)}


def _chosen(agent: Agent, info: InfoSet, budget: Budget, rng: Rng) -> tuple[Action, list[Found]]:
    """What an agent plays, and if it searches what it thinks of each move."""
    if not isinstance(agent, SearchAgent):
        return agent.choose(info, budget, rng), []
    found = together(agent.grow(info, budget, rng))
    chosen = not_lost(info, [each.action for each in found])
    agent.keep(info, chosen)
    return chosen, found if len(found) > 1 else []


def alike(asked: Asked) -> str:
    """Equal where the same games are played; how many positions are taken of them is another matter."""
    return json.dumps(asked._replace(positions=0)[:-1])


def won(game: Game, state: State) -> list[float]:
    """What each seat has of the win; where nobody wins all have the same of it."""
    winners = game.outcome(state).winners
    seats = state.setting.seats
    return [float(seat in winners) / len(winners) if winners else 1.0 / seats for seat in range(seats)]


class Sample(NamedTuple):
    """A position as a seat has it: its game, its worth, the chance that `evaluate` gives it, its features."""

    number: int
    target: float
    present: float
    features: list[float]
    came: bool  # it is worth what came of the game; else what a search thought of the move that leads there


def samples(asked: Asked, line: dict[str, Any]) -> Iterator[Sample]:
    """Some positions of a game, each as seen from one seat, the seats by turns: calm ones, where it knows any."""
    game = BY_ID[asked.game]
    features = import_module(f"desktop.games.{asked.game}.features").features
    number, actions = line["number"], line["actions"]

    def sample(state: State, seat: int, target: float, came: bool) -> Sample:
        told = [round(each, 5) for each in features(state, seat)]
        return Sample(number, target, round(game.bots.evaluate(state, seat), 5), told, came)

    rng = Rng(mix(asked.seed, number, _CHOSEN))
    plies = list(_calm(game, asked, line))
    chosen = sorted({plies[rng.below(len(plies))] for _ in range(asked.positions)}) if plies else []
    looked = {rng.below(len(actions)) for _ in range(asked.looked)}
    first = rng.below(asked.seats)
    state = game.new(asked.seats, asked.mode, line["options"], line["deal"])
    for ply, text in enumerate(actions):
        if ply in chosen:
            seat = (first + chosen.index(ply)) % asked.seats
            yield sample(state, seat, line["won"][seat], True)
        if ply in looked and "thoughts" in line:
            for move, value in line["thoughts"][ply]:
                after = state.clone()
                after.apply(game.verbs.parse(move))
                if not after.over:
                    yield sample(after, state.decider(), value, False)
        state.apply(game.verbs.parse(text))


def _calm(game: Game, asked: Asked, line: dict[str, Any]) -> Iterator[int]:
    """The decisions where a search would ask `evaluate`."""
    calm = game.bots.calm
    state = game.new(asked.seats, asked.mode, line["options"], line["deal"])
    for ply, text in enumerate(line["actions"]):
        if calm is None or calm(state):
            yield ply
        state.apply(game.verbs.parse(text))


def kept(file: Path, asked: Asked) -> list[dict[str, Any]]:
    """The games of a file that were asked for so, in their order."""
    if not file.is_file():
        return []
    lines = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    mine = [line for line in lines if line["asked"] == alike(asked)]
    return sorted(mine, key=lambda line: int(line["number"]))


def main(argv: Sequence[str]) -> int:
    """GAMES FILE SAMPLES ASKED: plays what FILE lacks of so many games, then writes their samples, a line each."""
    games, file, told = int(argv[0]), Path(argv[1]), Path(argv[2])
    asked = Asked(**json.loads(argv[3]))
    have = {line["number"] for line in kept(file, asked)}
    with file.open("a", encoding="utf-8") as out:
        for number in range(games):
            if number not in have:
                out.write(json.dumps(play(asked, number)) + "\n")
                out.flush()
    with told.open("w", encoding="utf-8") as out:
        for line in kept(file, asked)[:games]:
            for sample in samples(asked, line):
                out.write(json.dumps(sample) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
