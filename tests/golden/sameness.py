"""What games and searches come to, written down: `python -m tests.golden.sameness`; with `--exact` it prints instead.

A line a set-up: a digest over every action of a random game, what searches found on the way (actions, visits, values)
and how the game ends. The compiled engine (packaging/compiled.py) has to come to the same, in every game and mode: that
is the whole promise of it. The numbers in the file are cut to so many digits, because another system's logarithm may
differ in its last one; two engines on one machine have to agree in all of them.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from desktop.ai.advice import weigh
from desktop.ai.agent import Budget, never
from desktop.ai.ismcts import Found, Plan, Search
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from tests.games.setups import SETUPS, SetUp

FILE = Path(__file__).parent / "sameness.toml"
SEEDS = (0, 2**63, 2026)
SEARCHED = (3, 17, 31)  # at these decisions
ITERATIONS = 40
DIGITS = 9


def digest(setup: SetUp, exact: bool = False) -> str:
    """Of all that is said of a set-up."""
    return hashlib.sha256("\n".join(said(setup, exact)).encode()).hexdigest()[:16]


def said(setup: SetUp, exact: bool = False) -> Iterator[str]:
    """A game for each seed, line by line."""
    for seed in SEEDS:
        state, dice = setup.new(seed), Rng(seed)
        number = 0
        while not state.over:
            legal = state.legal()
            if number in SEARCHED and len(legal) > 1:
                yield from _thoughts(setup, state, seed, exact)
            chosen = legal[dice.below(len(legal))]
            yield setup.rules().verbs.text(chosen)
            state.apply(chosen)
            number += 1
        yield json.dumps(state.to_json(), sort_keys=True)
        yield " ".join(map(str, setup.rules().outcome(state).scores))


def _thoughts(setup: SetUp, state: State, seed: int, exact: bool) -> Iterator[str]:
    """What a search finds, and what the level does that a player's hint asks: it may judge or play out instead."""
    info = InfoSet(setup.rules(), state, state.decider())
    search = Search(info, Rng(mix(seed, 1)), Plan())
    search.run(ITERATIONS, 0.0, never)
    for found in (search.found(), weigh(info, Budget(iterations=ITERATIONS), Rng(mix(seed, 2)))):
        yield " ".join(_told(setup, each, exact) for each in found)


def _told(setup: SetUp, found: Found, exact: bool) -> str:
    value = float(found.value).hex() if exact else f"{found.value:.{DIGITS}f}"
    return f"{setup.rules().verbs.text(found.action)} {found.visits} {value}"


def line(setup: SetUp, exact: bool = False) -> str:
    """A set-up's row in the file."""
    return f'{setup} = "{digest(setup, exact)}"'


if __name__ == "__main__":
    if "--exact" in sys.argv:
        print(*(line(setup, exact=True) for setup in SETUPS), sep="\n")
    else:
        FILE.write_text("\n".join(map(line, SETUPS)) + "\n", encoding="utf-8", newline="\n")
