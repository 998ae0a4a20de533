"""What reason does a warning give? Of moves that would be blunders, in games of a low rung, by the kind of reason.

    python -m tests.ai.warned_why clash --games 6

looks at every decision of the first seat for so many seconds of the processor and says of each move that is settled as
a blunder what would be said against it, and how often that is no more than that it is worse.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from desktop.ai.blunders import Lookout, look_out
from desktop.ai.judging import Blunder
from desktop.controller.comparison import speaks_against
from desktop.controller.sight import Sight
from desktop.engine.actions import Action
from desktop.engine.game import Note, Why
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Threat
from desktop.words import Words
from tests.ai.verdicts import decisions, table
from tests.ai.warnings import for_seconds

GENERAL = ("house.warning.later",)


class Known:
    """What a table could tell of a position, without a table."""

    def __init__(self, info: InfoSet, words: Words) -> None:
        self._info, self.words, self.face = info, words, face_of(info.game)
        self.view = info.view
        self.legal = tuple(info.legal)
        self._names = [f"P{seat}" for seat in range(8)]

    def say(self, text: Text) -> str:
        return self.words.say(text, self._names, self._info.seat)

    def outcomes(self, action: Action) -> Sequence[Note]:
        return self._info.game.preview(self._info, action)

    def reasons(self, action: Action) -> Sequence[Why]:
        return self._info.game.reasons(self._info, action)

    def against(self, action: Action, better: Action) -> Sequence[Text]:
        return self.face.against(self._info, action, better)

    def threats_after(self, action: Action) -> Sequence[Threat]:
        return self.face.threats(self._info, self.say, action)


def reason(info: InfoSet, action: Action, blunder: Blunder, words: Words) -> tuple[str, str]:
    """The kind of the reason, and how it reads."""
    sight = cast(Sight, cast(Any, Known(info, words)))
    text = speaks_against(action, info.game.verbs.parse(blunder.best), blunder.proved, sight)
    return text.id, sight.say(text)


def main() -> None:
    """Print the kinds and some examples of each."""
    parser = argparse.ArgumentParser(description="The reasons of warnings.")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seconds", type=float, default=0.6, help="of the processor, for a decision")
    parser.add_argument("--most", type=int, default=3, help="examples of a kind")
    args = parser.parse_args()
    game, setup, words = BY_ID[args.game], table(args.game), Words()
    kinds: Counter[str] = Counter()
    told: dict[str, list[str]] = {}
    for seed in range(args.games):
        for each in decisions(game, setup, args.level, args.level, mix(8, seed)):
            lookout = Lookout(each.info, Rng(mix(31, each.ply)), args.level)
            for text, blunder in look_out(lookout, for_seconds(args.seconds)).blunders:
                kind, said = reason(each.info, game.verbs.parse(text), blunder, words)
                kinds[kind] += 1
                told.setdefault(kind, []).append(f"{text} instead of {blunder.best} ({blunder.lost:.2f}): {said}")
    everything = sum(kinds.values())
    for kind, count in kinds.most_common():
        print(f"{count:5} {kind}")
        for example in told[kind][:: max(1, len(told[kind]) // args.most)][: args.most]:
            print(f"        {example}")
    general = sum(kinds[kind] for kind in GENERAL)
    print(f"{setup}: {everything} moves would be blunders; {general} times no more is said than that they are worse")


if __name__ == "__main__":
    main()
