"""What the opponents decide, written down anew: `python -m tests.golden.opponents`.

A line a set-up: the version that its game says its opponents have, and a digest of what they decided and how they
judged along one game. Another digest under the same version is a fault: records would no longer be checked against the
opponents that played in them.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from tests.games.setups import SETUPS, SetUp

FILE = Path(__file__).parent / "opponents.toml"
SEED = 2026
MOST = 160  # decisions
JUDGED, PLAYED = 2, 15  # every so many decisions the position is judged, or every level asked
SEARCHED = 12  # iterations
DIGITS = 6  # of a judgement: other systems reckon the last ones otherwise


def digest(setup: SetUp) -> str:
    """Of all that the opponents said."""
    return hashlib.sha256("\n".join(said(setup)).encode()).hexdigest()[:16]


def said(setup: SetUp) -> Iterator[str]:
    """Along one game of the rule of thumb: its decisions, judgements now and then, and what each level would do."""
    game, state = setup.rules(), setup.new(SEED)
    bots, text = game.bots, game.verbs.text
    for number in range(MOST):
        if state.over:
            break
        seat = state.decider()
        info = InfoSet(game, state, seat)
        dice = Rng(mix(SEED, number))
        chosen = bots.greedy(info, dice)
        yield f"{number} {text(chosen)}"
        if number % JUDGED == 0:
            yield " ".join(f"{bots.evaluate(state, each):.{DIGITS}f}" for each in range(setup.seats))
            yield text(bots.policy(state.clone(), state.legal(), dice))
            if bots.sensible is not None:
                yield " ".join(map(text, bots.sensible(info)))
            if bots.candidates is not None:
                yield " ".join(map(text, bots.candidates(info, dice)))
            if bots.judge is not None:
                yield " ".join(f"{text(action)} {chance:.{DIGITS}f}" for action, chance in bots.judge(info, dice))
        if number % PLAYED == 0:
            for level in bots.levels:
                yield f"{level.id} {text(agent_for(level).choose(info, Budget(iterations=SEARCHED), Rng(number)))}"
        state.apply(chosen)


def line(setup: SetUp) -> str:
    """A set-up's row in the file."""
    return f'{setup} = {{ version = {setup.rules().info.opponents_version}, digest = "{digest(setup)}" }}'


if __name__ == "__main__":
    FILE.write_text("\n".join(map(line, SETUPS)) + "\n", encoding="utf-8", newline="\n")
