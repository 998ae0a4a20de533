"""Do cards lie where opponents imagine them, as often as they imagine it?

    python -m tests.ai.beliefs chronicle --games 40
    python -m tests.ai.beliefs chronicle --statements 10000 --told    as they are told after a game

Opponents play games. At some decisions it is stated how often a card lies in a place in worlds that the seat imagines;
then one looks. Which statements are made depends on what the seat sees and on nothing else. Told are those that were
imagined about as often, with the share that was true: if imagination is fair, both are alike. What the others played
is seen, so a difference also says that plays tell something that is not concluded from them.

Of what is told after a game (`--told`): how likely each card was in another's hand, or wherever one wonders about it.
What was held for certain, and was not so, is no chance but a fault.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import log, sqrt
from typing import NamedTuple

from desktop.ai.agent import Agent, Budget
from desktop.ai.beliefs import SURE, belief
from desktop.ai.levels import agent_for, find_level
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import lots
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.setups import set_ups

ITERATIONS = 40
WORLDS = 100
ONE_IN = 3  # decisions at which something is stated
STATED = 6  # at each
BINS = 10


class Statement(NamedTuple):
    """A card in a place: in what share of the worlds, and whether it was there."""

    imagined: float
    true: bool


class Bin(NamedTuple):
    """Statements that were imagined about as often."""

    times: int
    imagined: float
    true: float
    within: float  # two standard errors of what was true; a game's statements are taken for independent


Stating = Callable[[Game, State, Rng], Iterator[Statement]]


def statements(
    game: Game,
    levels: Sequence[str],
    games: int,
    seed: int,
    stating: Stating | None = None,
    iterations: int = ITERATIONS,
) -> Iterator[Statement]:
    """Of so many games, the set-ups by turns."""
    setups = set_ups(game.info.id)
    for number in range(games):
        dice = Rng(mix(seed, number))
        state = setups[number % len(setups)].new(dice.bits())
        agents: list[Agent] = [
            agent_for(find_level(game, levels[(seat + number) % len(levels)])) for seat in range(state.setting.seats)
        ]
        while not state.over:
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            info = InfoSet(game, state, state.decider())
            if not dice.below(ONE_IN):
                yield from stated(info, state, dice) if stating is None else stating(game, state, dice)
            state.apply(agents[info.seat].choose(info, Budget(iterations=iterations), Rng(dice.bits())))


def stated(info: InfoSet, state: State, dice: Rng) -> Iterator[Statement]:
    """Statements about cards that the seat cannot place: in which zone of its lot one is, or, where there is one zone
    only, at which place in it."""
    found = [slots for slots in lots(state, info.seat) if len(slots) > 1]
    if not found:
        return
    worlds = [info.sample(dice).zones for _ in range(WORLDS)]
    for _ in range(STATED):
        slots = found[dice.below(len(found))]
        kinds = sorted({state.zones[zone][at] for zone, at in slots})
        zones = sorted({zone for zone, _ in slots})
        card, place = kinds[dice.below(len(kinds))], zones[dice.below(len(zones))]
        here = [at for zone, at in slots if zone == place]
        if len(zones) == 1:
            here = [here[dice.below(len(here))]]
        times = sum(any(world[place][at] == card for at in here) for world in worlds)
        yield Statement(times / WORLDS, any(state.zones[place][at] == card for at in here))


def told(game: Game, state: State, dice: Rng) -> Iterator[Statement]:
    """Statements as they are told after a game: of one seat, about what another hides."""
    seats = state.setting.seats
    seat = dice.below(seats)
    other = (seat + 1 + dice.below(seats - 1)) % seats
    info = InfoSet(game, state, seat)
    for secret in game.secrets(info.view, other):
        cards = state.zones[state.setting.index[secret.place]]
        there = {cards[at] for at in secret.at}
        found = belief(info, secret, dice)  # in as many worlds as it is told from
        assert there <= {each.card for each in found.cards} or found.worlds, "a card was held for impossible"
        assert all(each.card in there for each in found.cards if each.chances[0] >= SURE), "what was sure is not so"
        unsure = [each for each in found.cards if each.chances[0] < SURE]
        order = list(range(len(unsure)))
        dice.shuffle(order)
        for each in (unsure[number] for number in order[:STATED]):
            yield Statement(each.chances[0], each.card in there)


def log_loss(found: Sequence[Statement]) -> float:
    """How much is still open when the statements are believed: 0 for whoever knows, 1 for a coin."""
    near = 0.5 / WORLDS
    chances = [min(max(each.imagined, near), 1.0 - near) for each in found]
    return -sum(log(p if each.true else 1.0 - p, 2) for p, each in zip(chances, found, strict=True)) / len(found)


def bins(found: Iterable[Statement]) -> list[Bin]:
    """By tenths of what was imagined."""
    rows: list[list[Statement]] = [[] for _ in range(BINS)]
    for each in found:
        rows[min(BINS - 1, int(BINS * each.imagined))].append(each)
    return [_bin(row) for row in rows if row]


def _bin(row: Sequence[Statement]) -> Bin:
    count = len(row)
    imagined, true = sum(each.imagined for each in row) / count, sum(each.true for each in row) / count
    return Bin(count, imagined, true, 2.0 * sqrt(max(imagined * (1.0 - imagined), 0.25 / count) / count))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Do cards lie where opponents imagine them?")
    parser.add_argument("game", choices=sorted(BY_ID))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--levels", default="strong,standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--statements", type=int, default=0, help="as many, of as many games as it takes")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of each decision")
    parser.add_argument("--told", action="store_true", help="what is told after a game, instead of any card anywhere")
    args = parser.parse_args(argv)
    games, most = (10**9, args.statements) if args.statements else (args.games, None)
    stating = told if args.told else None
    each_game = statements(BY_ID[args.game], args.levels.split(","), games, args.seed, stating, args.iterations)
    found = list(islice(each_game, most))
    for each in bins(found):
        print(
            f"{100 * each.imagined:5.1f} % imagined, {100 * each.true:5.1f} % true"
            f" ± {100 * each.within:.1f}, {each.times} times"
        )
    print(f"{len(found)} statements of games of {args.levels}; log loss {log_loss(found):.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
