"""What is left in hands of Barbarossa, beside what the deal alone would leave there.

    python -m tests.games.barbarossa.leaning --games 20 --seed 11

Opponents play games; of hands that another seat cannot look into it is noted what might lie there and what did. For
each stage of a turn the weights are fitted to half of the games, and held against the other half: how likely they make
the hands that were there, as bits a hand, beside the deal alone and beside the weights that the game has.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import comb, exp, log
from typing import NamedTuple

from desktop.ai.agent import Agent, Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import UNSEEN
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.games.barbarossa.leaning import OTHERS, PLANS, TRANSPORTS, UNITS, kind, stage, weights
from desktop.games.barbarossa.state import TURN
from tests.games.setups import set_ups

GAME = BY_ID["barbarossa"]
KINDS = (TRANSPORTS, PLANS, UNITS, OTHERS)
ONE_IN = 3
ROUNDS = 60
PULL = 2.0  # towards 1, as so many hands more would


class Hand(NamedTuple):
    """How many cards of each kind might have been in it, and were."""

    stage: str
    game: int
    lot: tuple[int, ...]
    here: tuple[int, ...]


def hands(
    games: int, seed: int, levels: Sequence[str] = ("strong", "standard"), iterations: int = 10
) -> Iterator[Hand]:
    """Of so many games."""
    setups = set_ups("barbarossa")
    for number in range(games):
        dice = Rng(mix(seed, number))
        state = setups[number % len(setups)].new(dice.bits())
        agents: list[Agent] = [
            agent_for(find_level(GAME, levels[(seat + number) % len(levels)])) for seat in range(state.setting.seats)
        ]
        while not state.over:
            legal, seat = state.legal(), state.decider()
            if len(legal) > 1 and not dice.below(ONE_IN):
                yield from seen(state, number)
            if len(legal) == 1:
                state.apply(legal[0])
            else:
                budget = Budget(iterations=iterations)
                state.apply(agents[seat].choose(InfoSet(GAME, state, seat), budget, Rng(dice.bits())))


def seen(state: State, game: int) -> Iterator[Hand]:
    """The hand of whose turn it is, and the next seat's, as the seat after it sees them."""
    seats = state.setting.seats
    for owner in (state.counters[TURN], (state.counters[TURN] + 1) % seats):
        view = GAME.view(state, (owner + 1) % seats)
        for secret in GAME.secrets(view, owner):
            slots = view.zones[secret.place] or ()
            hidden = [at for at in secret.at if slots[at].card is None]
            lots = [fact.cards for fact in view.notes if fact.key == UNSEEN and fact.where[0].place.seat == owner]
            if hidden and len(lots[0]) > len(hidden):
                zone = state.zones[state.setting.index[secret.place]]
                there, here = Counter(map(kind, lots[0])), Counter(kind(zone[at]) for at in hidden)
                name = stage(view, owner, len(hidden))
                yield Hand(name, game, tuple(there[k] for k in KINDS), tuple(here[k] for k in KINDS))


# ---- how likely hands are


def ways(lot: Sequence[int], size: int, by_kind: Sequence[float], but: int = -1) -> list[float]:
    """In how many ways 0, 1, ... cards may be taken from a lot, as often as its kind weighs; of all but one kind."""
    found = [1.0] + [0.0] * size
    for number, count in enumerate(lot):
        if number != but:
            one = [comb(count, n) * by_kind[number] ** n for n in range(min(count, size) + 1)]
            found = [sum(found[n - m] * one[m] for m in range(min(n, len(one) - 1) + 1)) for n in range(size + 1)]
    return found


def bits(found: Sequence[Hand], by_kind: Mapping[int, Sequence[float]]) -> float:
    """How much such hands tell whoever thinks them so likely; the weights by the number of cards."""
    told = 0.0
    for hand in found:
        size = sum(hand.here)
        of_kind = by_kind[size]
        own = sum(log(comb(c, n)) + n * log(w) for c, n, w in zip(hand.lot, hand.here, of_kind, strict=True))
        told -= (own - log(ways(hand.lot, size, of_kind)[size])) / log(2)
    return told / max(1, len(found))


def fit(found: Sequence[Hand]) -> list[float]:
    """The weights that make these hands likeliest; units have 1."""
    logs = [0.0] * len(KINDS)
    for _ in range(ROUNDS):
        slope, bend = [-PULL * each for each in logs], [PULL] * len(KINDS)
        of_kind = [exp(each) for each in logs]
        for hand in found:
            size = sum(hand.here)
            total = ways(hand.lot, size, of_kind)[size]
            for number, count in enumerate(hand.lot):
                others = ways(hand.lot, size, of_kind, number)
                chances = [
                    comb(count, n) * of_kind[number] ** n * others[size - n] / total
                    for n in range(min(count, size) + 1)
                ]
                mean = sum(n * chance for n, chance in enumerate(chances))
                slope[number] += hand.here[number] - mean
                bend[number] += sum(n * n * chance for n, chance in enumerate(chances)) - mean * mean
        logs = [
            0.0 if name == UNITS else each + slope[n] / bend[n]
            for n, (name, each) in enumerate(zip(KINDS, logs, strict=True))
        ]
    return [exp(each) for each in logs]


def main(argv: Sequence[str] | None = None) -> int:
    """A line for each stage and number of cards."""
    parser = argparse.ArgumentParser(description="What is left in hands of Barbarossa?")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args(argv)
    groups: dict[tuple[str, int], list[Hand]] = {}
    for hand in hands(args.games, args.seed):
        groups.setdefault((hand.stage, min(4, sum(hand.here))), []).append(hand)
    print(f"bits a hand by the deal, the fit (to every other game) and the game's weights; {', '.join(KINDS)}")
    for (name, size), found in sorted(groups.items()):
        learned = fit([hand for hand in found if hand.game % 2])
        unseen = [hand for hand in found if not hand.game % 2]
        sizes = {sum(hand.here) for hand in unseen}
        by_game = {n: [weights(name, n)[each] for each in KINDS] for n in sizes}
        three = [bits(unseen, dict.fromkeys(sizes, of)) for of in ([1.0] * len(KINDS), learned)] + [
            bits(unseen, by_game)
        ]
        fitted = " ".join(f"{each:.2f}" for each in learned)
        print(f"{name:12} {size} cards, {len(unseen):4} hands: " + " ".join(f"{each:.3f}" for each in three), fitted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
