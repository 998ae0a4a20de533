"""Learns by self-play what Barbarossa's rules of thumb go by, and writes it into the game's seasoned.py.

    packaging/learn_taste.py --steps 12000

A taste is played against one slightly different in everything at once, and moved towards whichever did better (SPSA,
Spall 1992). Games go by the rules of thumb alone, some thousand a second, each deal with the seats changed. It begins
with what stands in seasoned.py, takes the mean of the last third of the way, and says in the file how often that beat
what stood there before. The same call in the same checkout makes the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import compiled

if TYPE_CHECKING:
    from desktop.games.barbarossa.taste import Taste

Numbers = dict[tuple[str, str], float]

# How far each is moved in a step, and the least it may be.
SCALES = {
    "want": 2.0, "gone": 4.0, "army": 4.0, "enough": 2.0, "keep": 2.0, "order": 4.0, "lose": 1.5, "cap": 8.0,
    "late": 2.0, "thrift": 0.3, "raze": 2.0, "fuel": 0.3, "discard": 0.3, "least": 0.7, "city": 0.3, "losses": 0.6,
}  # fmt: skip
LEAST = {"enough": 0.5}
CAPPED = ("grenadier_regiment", "panzer_grenadier")  # which are of use in the deck as well
RATE = 0.12
STEADY = 0.67  # of the way, from where on the mean is taken
DEALS = 4  # of a step
SHARP = 0.12  # what a point ahead counts beside the win itself
INTO = compiled.ROOT / "desktop" / "games" / "barbarossa" / "seasoned.py"


class Table:
    """Games between two tastes, by whatever `desktop` is imported."""

    def __init__(self) -> None:
        from desktop.games import BY_ID
        from desktop.games.barbarossa.state import BarbarossaState
        from desktop.games.barbarossa.thumb import play_on

        self.game = BY_ID["barbarossa"]
        self.position = BarbarossaState
        self.play_on = play_on

    def lead(self, deal: int, tastes: list[Taste]) -> float:
        """The first seat's points less the second's."""
        state = self.game.new(2, "campaign", {}, deal)
        assert isinstance(state, self.position)
        self.play_on(state, tastes, 10_000)
        first, second = self.game.outcome(state).scores
        return first - second

    def duel(self, one: Taste, two: Taste, first: int, deals: int) -> tuple[float, float]:
        """Of mirrored games the share that one won, and how far it was ahead, 0 to 1."""
        won = ahead = 0.0
        for deal in range(first, first + deals):
            for lead in (self.lead(deal, [one, two]), -self.lead(deal, [two, one])):
                won += 1.0 if lead > 0 else 0.5 * (lead == 0)
                ahead += 1.0 / (1.0 + exp(-SHARP * lead))
        return won / (2 * deals), ahead / (2 * deals)


def numbers(taste: Taste) -> Numbers:
    """All that can be learned of a taste."""
    from desktop.games.barbarossa.cards import NAMES, SP, UNIT
    from desktop.games.barbarossa.cards import OP as PLAY_COST
    from desktop.games.barbarossa.taste import PRICES

    found: Numbers = {}
    for card, name in enumerate(NAMES):
        if SP[card] < 0 and PLAY_COST[card] < 0:
            continue
        asked = ["want", "gone", "army", "enough"] * (SP[card] >= 0) + ["keep"]
        asked += ["order"] * (PLAY_COST[card] > 0) + ["lose"] * UNIT[card] + ["cap"] * (name in CAPPED)
        found |= {(which, name): getattr(taste, which)[card] for which in asked}
    found |= {(which, ""): getattr(taste, which) for which in PRICES}
    return found | {("losses", str(group)): value for group, value in enumerate(taste.losses)}


def parts(taste: Taste, found: Numbers) -> tuple[dict[str, tuple[float, ...]], tuple[float, ...], tuple[float, ...]]:
    """The same as `tuned` takes it: what is not learned stays as it is."""
    from desktop.games.barbarossa.cards import NAMES
    from desktop.games.barbarossa.taste import KIND, PRICES

    kinds = {
        name: tuple(round(found.get((which, name), getattr(taste, which)[card]), 3) for which in KIND)
        for card, name in enumerate(NAMES)
        if ("keep", name) in found
    }
    losses = tuple(round(found["losses", str(group)], 3) for group in range(len(taste.losses)))
    return kinds, losses, tuple(round(found[which, ""], 3) for which in PRICES)


def made(taste: Taste, found: Numbers) -> Taste:
    from desktop.games.barbarossa.taste import tuned

    return tuned(*parts(taste, found))


def learned(table: Table, begun: Taste, steps: int, seed: int) -> Numbers:
    """The mean of where the last steps led."""
    rng = Random(seed)
    at = numbers(begun)
    mean, counted = dict(at), 0
    deal = rng.randrange(10**8)
    for step in range(steps):
        way = step / steps
        width, rate = 1.0 - 0.4 * way, RATE * (1.0 - 0.8 * way)
        shift = {key: width * SCALES[key[0]] * rng.choice((-1.0, 1.0)) for key in at}
        sides = [
            made(begun, {key: max(at[key] + sign * shift[key], LEAST.get(key[0], -1e9)) for key in at})
            for sign in (1.0, -1.0)
        ]
        better = sum(table.duel(sides[0], sides[1], deal + step * DEALS, DEALS)) / 2 - 0.5
        at = {key: max(at[key] + rate * better * shift[key], LEAST.get(key[0], -1e9)) for key in at}
        if way >= STEADY:
            counted += 1
            mean = {key: mean[key] + (at[key] - mean[key]) / counted for key in at}
    return mean


def written(taste: Taste, found: Numbers, how: str) -> str:
    """The module."""
    from desktop.games.barbarossa.taste import KIND, PRICES

    kinds, losses, prices = parts(taste, found)
    rows = [f'        "{name}": ({", ".join(map(str, row))}),' for name, row in kinds.items()]
    return "\n".join([
        '"""The taste by which the search plays positions out. Learned, not written by hand:', "", *how.split("\n"),
        '"""', "", "from typing import Final", "", "from desktop.games.barbarossa.taste import Taste, tuned", "",
        "SEASONED: Final[Taste] = tuned(", f"    {{  # {', '.join(KIND)}", *rows, "    },",
        f"    ({', '.join(map(str, losses))}),", f"    ({', '.join(map(str, prices))}),  # {', '.join(PRICES)}",
        ")  # fmt: skip", "",
    ])  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn by self-play what Barbarossa's rules of thumb go by.")
    parser.add_argument("--steps", type=int, default=12000, metavar="N", help="of learning, eight games each (12000)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="to tell how much better it is (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", type=Path, metavar="FOLDER", help="who plays; compiled from here, unless given")
    parser.add_argument("--into", type=Path, default=INTO, metavar="FILE", help="the game's seasoned.py, unless given")
    args = parser.parse_args(argv)
    sys.path.insert(0, str((args.engine or compiled.make()).resolve()))
    from desktop.games.barbarossa.seasoned import SEASONED

    table = Table()
    found = learned(table, SEASONED, args.steps, args.seed)
    won, _ = table.duel(made(SEASONED, found), SEASONED, 10**9, args.games // 2)
    how = (
        f"    packaging/learn_taste.py --steps {args.steps} --seed {args.seed}\n\n"
        f"It won {100 * won:.1f} % of {args.games} games, thumb to thumb, the taste that stood here before."
    )
    args.into.write_text(written(SEASONED, found, how), encoding="utf-8")
    print(how)
    return 0


if __name__ == "__main__":
    sys.exit(main())
