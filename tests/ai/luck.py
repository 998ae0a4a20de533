"""Does luck told from play hold? Games between levels, taken apart.

    python -m tests.ai.luck clash --games 200 --levels standard,easy

plays games between two levels, which change seats from game to game, takes each apart, and says: by how much start,
deal, draws and play miss the result at most; the mean luck of each seat with its 95 % interval, which must hold 0; how
far apart the levels are by results and by results less luck, with how many games either needs to tell so; and
what it costs. `--try turns,worlds,others,deals,trust` takes other numbers than the game's own, several times for
several; the games are the same then. `--levels policy` plays quickly, for sums and mean luck alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import covariance, mean, median, variance
from time import process_time
from typing import NamedTuple

from desktop.ai.agent import Budget
from desktop.ai.levels import find_level
from desktop.ai.luck import Account, Ledger, Walk
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.opponents import Parting
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.tools.players import agents_of, choice, seats_of
from desktop.tools.tally import Z95
from tests.ai.verdicts import FEW, table
from tests.games.setups import SetUp

THUMB = "policy"  # of the games' own, for what does not depend on who plays
SURE = Z95 * Z95  # a level is better for certain once its lead is so many standard errors


class Sat(NamedTuple):
    """A game that was played: who sat where, what was decided, and what came of it."""

    seed: int
    levels: tuple[str, ...]
    actions: tuple[tuple[int, Action], ...]
    shares: tuple[float, ...]


class Apart(NamedTuple):
    """The same, taken apart."""

    accounts: list[Account]
    steps: int
    seconds: float


def play(setup: SetUp, levels: Sequence[str], number: int, iterations: int) -> Sat:
    """The game of this number; the levels sit in turn."""
    game = setup.rules()
    seed = mix(0x10C4, number) >> 16
    sat = tuple(levels[(seat + number) % len(levels)] for seat in range(setup.seats))
    match = Match(game, seats_of(sat, mix(seed, 1)), setup.mode, setup.options, seed, salt="")
    agents = agents_of(game, sat)
    while not match.over:
        agent = agents[match.state.decider()]
        assert agent is not None
        most = find_level(game, sat[match.state.decider()]).iterations or iterations
        match.submit(match.state.decider(), choice(match, agent, Budget(0.0, most)))
    actions = tuple((step.seat, step.action) for step in match.steps)
    return Sat(seed, sat, actions, match.outcome().shares())


def by_thumb(setup: SetUp, number: int) -> Sat:
    """A game of the games' own quick policies, which takes hardly any time."""
    seed = mix(0x10C5, number) >> 16
    game, state, dice, actions = setup.rules(), setup.new(seed), Rng(seed), []
    state.pass_on()
    while not state.over:
        seat, action = state.decider(), game.bots.policy(state, state.legal(), dice)
        actions.append((seat, action))
        state.apply(action)
        state.pass_on()
    return Sat(seed, (THUMB,) * setup.seats, tuple(actions), game.outcome(state).shares())


def take_apart(game: Game, setup: SetUp, played: Sat) -> Apart:
    """Where each seat's result comes from."""
    begun = process_time()
    options = game.settle(setup.options)
    state = game.new(setup.seats, setup.mode, options, played.seed)
    state.pass_on()
    walk, ledger = Walk(game, mix(played.seed, 2)), Ledger()
    ledger.note_deal(walk.deal(setup.mode, options, state))
    for number, (seat, action) in enumerate(played.actions):
        ledger.note(number, seat, walk.step(state, action, number))
    return Apart(ledger.accounts(), len(played.actions), process_time() - begun)


class Measured(NamedTuple):
    """What games taken apart say."""

    games: int
    missed: float  # by how much the parts miss the result at most
    luck: tuple[tuple[float, float], ...]  # by seat: its mean, and half of its 95 % interval
    deal: float  # standard deviations of a seat's luck
    draws: float
    lead: tuple[float, float]  # of the first level over the second: by results, and less luck
    spread: tuple[float, float]  # variances of the same in a game
    trust: float  # with which least would be left of it
    explained: float  # and what part of the results' variance then is luck
    seconds: float
    steps: float

    @property
    def needed(self) -> tuple[float, float]:
        """Games until the better level is so for certain, by either, with the lead that the steadier one tells."""
        lead = self.lead[1] or 1e-9
        return SURE * self.spread[0] / lead**2, SURE * self.spread[1] / lead**2


def measure(sample: Sequence[tuple[Sat, Apart]], first: str) -> Measured:
    """Add them up."""
    missed = max(
        abs(account.start + account.deal + account.draws + account.own + account.others - share)
        for played, apart in sample
        for account, share in zip(apart.accounts, played.shares, strict=True)
    )
    seats = range(len(sample[0][0].levels))
    by_seat = [[a.accounts[seat].deal + a.accounts[seat].draws for _, a in sample] for seat in seats]
    results = [_lead(played, played.shares, first) for played, _ in sample]
    adjusted = [_lead(played, [each.adjusted for each in apart.accounts], first) for played, apart in sample]
    luck = [result - rest for result, rest in zip(results, adjusted, strict=True)]
    together, own = covariance(results, luck), variance(luck) or 1e-9
    return Measured(
        len(sample),
        missed,
        tuple((mean(luck), Z95 * sqrt(variance(luck) / len(luck))) for luck in by_seat),
        sqrt(mean(each.deal**2 for _, apart in sample for each in apart.accounts)),
        sqrt(mean(each.draws**2 for _, apart in sample for each in apart.accounts)),
        (mean(results), mean(adjusted)),
        (variance(results) or 1e-9, variance(adjusted)),
        together / own,
        together * together / own / (variance(results) or 1e-9),
        median(apart.seconds for _, apart in sample),
        mean(apart.steps for _, apart in sample),
    )


def _lead(played: Sat, values: Sequence[float], first: str) -> float:
    """By how much who plays at this level is before the others; the first seat, where all play alike."""
    own = [level == first for level in played.levels]
    if all(own):
        own = [not seat for seat in range(len(own))]
    ahead = [value for value, is_own in zip(values, own, strict=True) if is_own]
    return mean(ahead) - mean(value for value, is_own in zip(values, own, strict=True) if not is_own)


def told(found: Measured) -> str:
    """In lines."""
    luck = ", ".join(f"{each:+.4f} ±{within:.4f}" for each, within in found.luck)
    by_result, by_skill = found.needed
    return (
        f"  {found.games} games of {found.steps:.0f} decisions, {found.seconds:.2f} s each;"
        f" sums miss by {found.missed:.1e}\n"
        f"  mean luck by seat {luck}; a seat's deal {found.deal:.3f}, draws {found.draws:.3f} (standard deviation)\n"
        f"  lead {found.lead[0]:+.3f} by results, {found.lead[1]:+.3f} less luck; variance {found.spread[0]:.3f} and"
        f" {found.spread[1]:.3f}: {found.spread[1] / found.spread[0]:.2f} of the games"
        f" (to be certain {by_result:.0f} and {by_skill:.0f});"
        f" best trusted {found.trust:.2f} times as much, then {found.explained:.0%} is luck"
    )


def _read(text: str) -> Parting:
    numbers = text.split(",")
    return Parting(*map(int, numbers[:4]), *map(float, numbers[4:]))


def main() -> int:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Does luck told from play hold?")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--levels", default="standard,easy")
    parser.add_argument("--iterations", type=int, default=FEW, help="of an opponent that searches by the clock")
    parser.add_argument("--try", action="append", dest="tries", help="turns,worlds,others,deals,trust")
    args = parser.parse_args()
    game, setup, levels = BY_ID[args.game], table(args.game), args.levels.split(",")
    numbers = range(args.first, args.first + args.games)
    sample = [
        by_thumb(setup, number) if levels == [THUMB] else play(setup, levels, number, args.iterations)
        for number in numbers
    ]
    own = game.bots.parting
    tries = [
        Parting(*map(int, each.split(",")[:4]), *map(float, each.split(",")[4:])) for each in args.tries or ()
    ] or [own]
    for parting in tries:
        type(game).bots = game.bots._replace(parting=parting)
        found = measure([(played, take_apart(game, setup, played)) for played in sample], levels[0])
        print(f"{setup} {args.levels} {tuple(parting)}\n{told(found)}", flush=True)
    type(game).bots = game.bots._replace(parting=own)
    return 0


if __name__ == "__main__":
    sys.exit(main())
