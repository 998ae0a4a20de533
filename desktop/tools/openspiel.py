"""OpenSpiel's hearts as a yardstick: a game of cards in C++, asked through its Python binding, and a search in Python.

It is measured where somebody has installed it (`pip install open_spiel`); nothing here needs it. As in our own games a
ply is a decision with its legal list, and dealing takes time but is none.
"""

from importlib import import_module
from random import Random
from typing import Any, Final

from desktop.tools.arguments import Misuse

NAME: Final = "openspiel"
GAME: Final = "hearts"
_PYTHON: Final = "open_spiel.python.algorithms"
EXPLORE: Final = 2.0  # its search has no default for it


class Hearts:
    """The pieces of work that `bench` does in our games; each says how many units it was."""

    def __init__(self, positions: int, iterations: int) -> None:
        spiel, ismcts, mcts, numpy = (
            _imported(name) for name in ("pyspiel", f"{_PYTHON}.ismcts", f"{_PYTHON}.mcts", "numpy")
        )
        self._game = spiel.load_game(GAME)
        self._sampler = spiel.UniformProbabilitySampler(0.0, 1.0)
        dice = numpy.random.RandomState(1)
        rollouts = mcts.RandomRolloutEvaluator(1, dice)
        self._bot = ismcts.ISMCTSBot(self._game, rollouts, EXPLORE, iterations, random_state=dice)
        self._iterations = iterations
        self._middles = [self._middle(seed) for seed in range(positions)]

    def play(self, n: int) -> int:
        """A random game."""
        return _play_randomly(self._game.new_initial_state(), n)

    def clone(self, n: int) -> int:
        """Copies of a position."""
        state = self._middles[n]
        for _ in range(100):
            state.clone()
        return 100

    def resample(self, n: int) -> int:
        """Worlds that a seat could imagine."""
        state = self._middles[n]
        for _ in range(20):
            state.resample_from_infostate(state.current_player(), self._sampler)
        return 20

    def search(self, n: int) -> int:
        """A search from its first iteration, by the bot that is written in Python."""
        self._bot.run_search(self._middles[n])
        return self._iterations

    def _middle(self, seed: int) -> Any:
        """A position from the middle of a random game; with one action there would be nothing to search."""
        state = self._game.new_initial_state()
        length = _play_randomly(state.clone(), seed)
        _play_randomly(state, seed, length // 2)
        while len(state.legal_actions()) < 2:
            _play_randomly(state, seed, 1)
        return state


def _play_randomly(state: Any, seed: int, most: int = 10**9) -> int:
    dice = Random(seed)
    plies = 0
    while plies < most and not state.is_terminal():
        plies += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(dice.random() * len(legal))])
    return plies


def _imported(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise Misuse(f"OpenSpiel is not installed here (no {name}): pip install open_spiel") from None
