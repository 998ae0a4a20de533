"""Luck told from play in a match that is over, so that both add up to its result.

Before a decision lies what all seats together know. From there on its seat decides, and then chance: cards that nobody
knew, and dice. What came is one of the things that might have come, each as likely; so others are drawn, with the
same action, by laying anew what nobody knew. What the true one is worth above their mean is luck, and its mean is 0
however wrong the worths are, as long as nothing of what nobody knows goes into them. What the mean is worth above the
position before belongs to whoever decided. The deal is luck likewise, held against other deals. At the end a position
is worth what each seat has of the win, so the sum of it all is the result.

Good worths only make the lots smaller that are left in play: a position is judged by the game's own `evaluate`, where
the game says so played on for some turns in several worlds, always with the same dice; and where they see more in a
difference than comes of it, a game trusts them in part (`Parting.trust`). This walks true positions:
nobody asks before the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from desktop.ai.judging import play_on
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.rng import Rng, mix
from desktop.engine.setting import Value
from desktop.engine.sight import in_order, laid_anew
from desktop.engine.state import State

Shares = tuple[float, ...]  # of the win, by seat

DEAL: Final = -1  # the number of the step that the deal is
SAME: Final = 1e-9


class Found(NamedTuple):
    """What a position is worth that came, and what those that might have come are worth in the mean."""

    came: Shares
    expected: Shares


class Parted(NamedTuple):
    """A step of a match: what luck and what play gave to each seat. Step -1 is the deal, by nobody (seat -1)."""

    step: int
    seat: int
    luck: Shares
    play: Shares

    @property
    def by_chance(self) -> bool:
        """Whether chance had a say in it."""
        return any(abs(part) > SAME for part in self.luck)


class Account(NamedTuple):
    """Where a seat's result comes from; start and the four together are the result."""

    start: float
    deal: float
    draws: float
    own: float  # what the seat's own decisions gave
    others: float
    result: float

    @property
    def adjusted(self) -> float:
        """The result less what luck gave: as good a measure of play, and a steadier one."""
        return self.result - self.deal - self.draws


class Worth:
    """What positions are worth to each seat by what all seats together know; the same for those that look the same."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.asked = 0
        parting = game.bots.parting
        self._turns = parting.turns
        self._dice = [mix(seed, number) for number in range(parting.worlds)]
        self._known: dict[tuple[object, ...], Shares] = {}

    def of(self, state: State) -> Shares:
        """Each seat's share of the win to come."""
        if state.over:
            return self.game.outcome(state).shares()
        known = in_order(state)
        course = known.course()
        found = self._known.get(course)
        if found is None:
            found = self._known[course] = self._mean(known)
        return found

    def _mean(self, known: State) -> Shares:
        self.asked += 1
        total = [0.0] * known.setting.seats
        for dice in self._dice:
            rng = Rng(dice)
            world = laid_anew(known, rng)
            play_on(self.game.bots, world, rng, self._turns)
            for seat, share in enumerate(self._shares(world)):
                total[seat] += share
        return tuple([share / len(self._dice) for share in total])

    def _shares(self, state: State) -> Shares:
        """Sides that win or lose together have one share; those of all sides add up to 1."""
        seats = state.setting.seats
        sides = state.setting.sides or tuple(range(seats))
        shares: dict[int, float] = {}
        for seat, side in enumerate(sides):
            if side not in shares:
                shares[side] = self.game.bots.reviewed(state, seat)
        total = sum(shares.values())
        if len(shares) > 1 and total > 0.0:
            return tuple([shares[side] / total for side in sides])
        return tuple([shares[side] for side in sides])


class Walk:
    """Goes along a match, step by step, and finds what came and what might have come."""

    def __init__(self, game: Game, seed: int) -> None:
        self.worth = Worth(game, seed)
        self._game = game
        self._seed = seed

    def deal(self, mode: str, options: Mapping[str, Value], dealt: State) -> Found:
        """The first decision's position, and those of other deals."""
        seats = dealt.setting.seats
        others = []
        for number in range(self._game.bots.parting.deals):
            other = self._game.new(seats, mode, options, mix(self._seed, DEAL, number) >> 1)
            other.pass_on()
            others.append(self.worth.of(other))
        expected = _mean(others)
        return Found(_plus(expected, self._trusted(self.worth.of(dealt), expected)), expected)

    def step(self, state: State, action: Action, number: int) -> Found:
        """What came of an action, and what might have; the state then is the one that came."""
        before = state.clone()
        state.apply(action)
        state.pass_on()
        rng = Rng(mix(self._seed, number))
        others = []
        for _ in range(self._game.bots.parting.others):
            other = laid_anew(before, rng)
            other.apply(action)
            other.pass_on()
            others.append(self.worth.of(other))
        came = self.worth.of(state)
        return Found(came, _less(came, self._trusted(came, _mean(others))))

    def _trusted(self, came: Shares, expected: Shares) -> Shares:
        """What of the difference is luck."""
        trust = self._game.bots.parting.trust
        return tuple([trust * each for each in _less(came, expected)])


def _mean(shares: Sequence[Shares]) -> Shares:
    """The mean of equal ones is that one, to the last digit."""
    first = shares[0]
    if all(each == first for each in shares):
        return first
    return tuple([sum([each[seat] for each in shares]) / len(shares) for seat in range(len(first))])


class Ledger:
    """What has been found out of a match so far, step by step from the deal on."""

    def __init__(self) -> None:
        self.parts: dict[int, Parted] = {}
        self.start: Shares = ()
        self._worth: Shares = ()  # of the position that the next step begins with

    def note_deal(self, found: Found) -> None:
        """What the seats were dealt."""
        self.start, self._worth = found.expected, found.came
        nothing = tuple([0.0 for _ in found.came])
        self.parts[DEAL] = Parted(DEAL, -1, _less(found.came, found.expected), nothing)

    def note(self, step: int, seat: int, found: Found) -> None:
        """A decision, and what came of it."""
        luck, play = _less(found.came, found.expected), _less(found.expected, self._worth)
        self.parts[step] = Parted(step, seat, luck, play)
        self._worth = found.came

    def give_up(self, step: int, seat: int, result: Shares) -> None:
        """A match that a seat resigned ends by its choice, after the last step."""
        self.note(step, seat, Found(result, result))

    def accounts(self) -> list[Account]:
        """By seat, as far as it has been gone through."""
        return [self._account(seat) for seat in range(len(self.start))]

    def _account(self, seat: int) -> Account:
        deal = draws = own = others = 0.0
        for part in self.parts.values():
            if part.step == DEAL:
                deal += part.luck[seat]
            else:
                draws += part.luck[seat]
                if part.seat == seat:
                    own += part.play[seat]
                else:
                    others += part.play[seat]
        return Account(self.start[seat], deal, draws, own, others, self._worth[seat])


def _plus(shares: Shares, more: Shares) -> Shares:
    return tuple([share + each for share, each in zip(shares, more)])


def _less(shares: Shares, by: Shares) -> Shares:
    return tuple([share - less for share, less in zip(shares, by)])
