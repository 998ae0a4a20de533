"""Blunder suites: positions of a game in which one move is plainly best, and what a level does instead.

Each game has its rows in tests/games/<game>/blunders.toml, lays them out its own way, and proves the answers its own
way in test_blunders.py; all else is here.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import State

S = TypeVar("S", bound=State)
HERE = Path(__file__).parent


def _named(row: dict[str, Any]) -> Any:
    return row.pop("proof", "")


@dataclass(frozen=True)
class Blunder(Generic[S]):
    """One row of a blunders.toml."""

    name: str
    best: list[str]
    why: str
    proof: Any  # how the answer is known, as the game's own test understands it
    table: Mapping[str, Any]
    laid: Callable[..., S]  # takes the table

    def __str__(self) -> str:
        return self.name

    def state(self) -> S:
        """The position."""
        state = self.laid(**self.table)
        state.log = None
        return state


def read(game: Game, laid: Callable[..., S], proof: Callable[[dict[str, Any]], Any] = _named) -> tuple[Blunder[S], ...]:
    """A game's suite; `proof` takes what is its own out of a row."""
    rows = tomllib.loads((HERE / game.info.id / "blunders.toml").read_text(encoding="utf-8"))["position"]
    return tuple(Blunder(row.pop("name"), row.pop("best"), row.pop("why"), proof(row), row, laid) for row in rows)


def assert_well_formed(game: Game, blunders: Sequence[Blunder[S]]) -> None:
    """No name stands twice; each says why, and something else could be done."""
    assert len({blunder.name for blunder in blunders}) == len(blunders)
    for blunder in blunders:
        offered = {game.verbs.text(action) for action in blunder.state().legal()}
        assert blunder.why.endswith(".") and set(blunder.best) < offered, blunder.name


def missed(
    game: Game, blunders: Sequence[Blunder[S]], level: str, seeds: Iterable[int], iterations: int = 0
) -> list[str]:
    """Which positions a level fails at, and by what; at a budget in iterations, by default its own."""
    found = find_level(game, level)
    budget = Budget(iterations=iterations or found.iterations)
    wrong = []
    for blunder in blunders:
        state = blunder.state()
        for seed in seeds:
            action = agent_for(found).choose(InfoSet(game, state, state.decider()), budget, Rng(seed))
            if game.verbs.text(action) not in blunder.best:
                wrong.append(f"{blunder}: {game.verbs.text(action)}")
    return wrong
