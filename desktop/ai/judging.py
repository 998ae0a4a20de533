"""Judges a move that was played, so that it would be judged alike again: against its rivals, with luck shared.

In each sampled world every candidate is applied and played on with the same dice, by the game's own quick policy, for
so many turns; what counts is the difference to the move that was played. Where these are few, for most decisions are
soon settled, whatever would be named is judged once more in other worlds, further ahead: of many that seem to lose
something by a short look, those that seem to lose most are the ones that the look mistakes.

Whether it is settled is asked again and again while worlds come, so the bounds are those of a confidence sequence: they
hold at all times at once (Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence sequences",
2021), and for all rivals together. A rival is dropped once it is surely not better by the game's bar, or surely worse
than another. What is not settled when the playouts are spent is left open, and nothing is to be said of it.

What a move cost that is not worth a word is told by worlds of its own as well: in each of them what counts is by how
much the rival was better that had come to most in the worlds before, in as many worlds whatever they bring. In the mean
that is no more than was lost, so that many small losses can be added up, each with its error; the greatest of many
differences in the same worlds would be more. It is less where the worlds before mistook a rival for the better one.

A win that can be forced comes before any luck: it counts as won in every world.

All that goes in is the seat's own knowledge when it decided, and dice; nothing depends on the clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from desktop.ai.forced import forced_win, still_wins
from desktop.engine.actions import Action
from desktop.engine.compiling import mypyc_attr
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Judging
from desktop.engine.rng import Rng
from desktop.engine.state import State

FIRST: Final = 32  # worlds before anything counts as settled
GROWTH: Final = 1.25  # each look has so many times the worlds of the one before
RISK: Final = 0.005  # that any bound of a decision ever fails
SURE: Final = 2.81  # standard errors within which a sum is, with that risk, where it is looked at once
TUNED: Final = 3000  # worlds at which the bounds are tightest, unless a game says so
LONGEST: Final = 3000  # decisions of a playout; games end long before

FORCED: Final = "forced"
BEST: Final = "best"
AS_GOOD: Final = "as_good"
OPEN: Final = "open"  # not settled
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
WORSE: Final = (SLIP, MISTAKE, BLUNDER)  # what is worth a word


class Verdict(NamedTuple):
    """What is thought of a move; actions are texts, so that it can go from process to process.

    `lost` is by how much the best was better, in chances to win, surely between `low` and `high`.
    """

    size: str
    best: str = ""
    equal: tuple[str, ...] = ()  # those that are as good as the best, or cannot be told from it
    low: float = 0.0
    lost: float = 0.0
    high: float = 0.0
    worlds: int = 0
    proved: bool = False  # the best wins by force
    instead: str = ""  # what had come to most, if it was not the move that was played
    cost: float = 0.0  # by how much that was better in worlds of their own, in the mean no more than was lost
    off: float = 0.0  # the standard error of that


class Blunder(NamedTuple):
    """What a move would throw away, before it is made: in chances to win, surely no less than `low`."""

    best: str  # the better move
    low: float
    lost: float
    proved: bool = False  # the best wins by force


class Settled(NamedTuple):
    """What is known by now of the moves of a position, all as texts."""

    fine: tuple[str, ...] = ()
    blunders: tuple[tuple[str, Blunder], ...] = ()
    done: bool = False  # more worlds would say nothing else, or there will be no more


class Gap(NamedTuple):
    """By how much one move is better than another, surely between the bounds."""

    low: float
    mean: float
    high: float


def nobody_waits() -> bool:
    return False


def judge(
    info: InfoSet,
    played: Action,
    rng: Rng,
    most: int = 0,
    hurry: Callable[[], bool] = nobody_waits,
    against: str = "",
) -> Verdict:
    """The verdict on a move; `most` playouts instead of the game's own number. For whoever hurries it stays open.

    `against`: the level of the rivals, by which it is told what is worth a word.
    """
    if len(info.legal) == 1:
        return Verdict(FORCED, info.game.verbs.text(played))
    if info.sensible == [played]:
        return Verdict(BEST, info.game.verbs.text(played))
    winning = forced_win(info).action
    if winning is not None and (winning == played or still_wins(info, played)):
        return Verdict(BEST, info.game.verbs.text(played), proved=True)
    judging = info.game.bots.judging_against(against)
    most = most or judging.playouts
    weighing = Weighing(info, played, rng, winning, judging)
    in_time = weighing.run(most, hurry)
    if in_time and winning is None and judging.last_word and weighing.verdict().size in WORSE:
        weighing = Weighing(info, played, rng, None, judging.further(), weighing.left())
        in_time = weighing.run(most, hurry)
    return weighing.verdict() if in_time else Verdict(OPEN, worlds=weighing.worlds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Meeting(ABC):
    """Moves that meet the same worlds with the same dice, and what each has come to in every one of them."""

    def __init__(self, info: InfoSet, actions: Sequence[Action], rng: Rng, judging: Judging) -> None:
        self.info = info
        self.playouts = 0
        self.worlds = 0
        self._next = FIRST
        self._winning: Action | None = None  # what wins by force
        self._rng = rng
        self._judging = judging
        self._values: dict[Action, list[float]] = {action: [] for action in actions}

    @abstractmethod
    def meeting(self) -> list[Action]:
        """Those that meet the next world."""

    @abstractmethod
    def look(self) -> None:
        """What the worlds so far tell."""

    def go_on(self, hurry: Callable[[], bool]) -> bool:
        """Worlds up to the next look, and what they tell; whether there was time for it."""
        while self.worlds < self._next:
            if hurry():
                return False
            self._meet()
        self._next = int(self._next * GROWTH) + 1
        self.look()
        return True

    def _meet(self) -> None:
        """One world for everybody who is left; a rival's playout has the dice of the move that was played."""
        world = self.info.sample(self._rng)
        dice = self._rng.bits()
        self.worlds += 1
        for action in self.meeting():
            if action == self._winning:
                self._values[action].append(1.0)
                continue
            after = world.clone()
            after.rng = world.rng
            after.apply(action)
            self._values[action].append(
                played_on(self.info.game.bots, after, self.info.seat, Rng(dice), self._judging.turns)
            )
            self.playouts += 1

    def best_of(self, actions: Sequence[Action]) -> Action:
        """The one that has come to most."""
        best, high = actions[0], -2.0
        for action in actions:
            values = self._values[action]
            mean = sum(values) / len(values)
            if mean > high:
                best, high = action, mean
        return best


class Weighing(Meeting):
    """A move and its rivals."""

    def __init__(
        self,
        info: InfoSet,
        played: Action,
        rng: Rng,
        winning: Action | None = None,
        judging: Judging | None = None,
        rivals: list[Action] | None = None,
    ) -> None:
        """`rivals`: those that are left of them, where it is known."""
        if rivals is None:
            rivals = [winning] if winning is not None else _rivals(info, played, rng)
        super().__init__(info, [played, *rivals], rng, judging or info.game.bots.judging)
        self._played = played
        self._winning = winning
        self._left: list[Action] = rivals
        self._risk = RISK / max(1, len(rivals))
        self._ahead: Action | None = None  # the rival that had come to most, where it was more than what was played
        self._counted = 0  # worlds in which that was met
        self._gained = self._squares = 0.0  # by how much it was better there, and the squares of that

    def run(self, most: int, hurry: Callable[[], bool]) -> bool:
        """Until it is done, or so many playouts are spent; whether there was time for it."""
        while not self.done() and self.playouts < most:
            if not self.go_on(hurry):
                return False
        return True

    def left(self) -> list[Action]:
        """The rivals that may be better."""
        return self._left

    def meeting(self) -> list[Action]:
        if self._ahead is None or self._ahead in self._left:
            return [self._played, *self._left]
        return [self._played, *self._left, self._ahead]

    def _meet(self) -> None:
        super()._meet()
        if self.worlds > FIRST and self._counted < self._judging.reckoned:
            self._counted += 1
            if self._ahead is not None:
                gained = self._values[self._ahead][-1] - self._values[self._played][-1]
                self._gained += gained
                self._squares += gained * gained

    def reckoned(self) -> bool:
        """Whether it is known well enough what the move cost, however little."""
        if not self.worlds:
            return not self._left
        return self._ahead is None or self._counted >= self._judging.reckoned

    def done(self) -> bool:
        """Whether there is no more to find out; what a move that is named cost, its bounds say."""
        return self.settled() and (bool(self._left) or self.reckoned())

    def look(self) -> None:
        met = self.meeting()
        ahead = self.best_of(met)
        self._ahead = ahead if ahead != self._played else None
        bar = self._judging.slip
        left = [action for action in self._left if self.gap(self._played, action).high >= bar]
        if left:
            best = self.best_of(left)
            left = [action for action in left if action == best or self.gap(action, best).low <= 0.0]
        self._left = left

    def gap(self, one: Action, other: Action) -> Gap:
        """By how much the other is better, in the worlds that both met."""
        return gap_of(self._values[one], self._values[other], self._risk, self._judging.tuned)

    def settled(self) -> bool:
        """Whether more worlds would say nothing else."""
        if not self._left:
            return True
        if not self.worlds:
            return False
        best = self.best_of(self._left)
        gap = self.gap(self._played, best)
        if gap.low <= self._judging.slip or gap.high - gap.low > max(self._judging.slip, gap.mean / 2):
            return False
        return all(action == best or self.gap(action, best).high <= self._judging.slip for action in self._left)

    def verdict(self) -> Verdict:
        """What has come of it."""
        text = self.info.game.verbs.text
        instead, cost, off = self._cost()
        if not self._left:
            rivals = [action for action in self._values if action != self._played]
            ahead = any(self.gap(self._played, rival).mean > 0.0 for rival in rivals)
            size = AS_GOOD if ahead else BEST
            return Verdict(size, text(self._played), worlds=self.worlds, instead=instead, cost=cost, off=off)
        best = self.best_of(self._left)
        low, lost, high = self.gap(self._played, best)
        equal = tuple([text(action) for action in self._left if action != best])
        size = self._judging.size(lost) if low > self._judging.slip else OPEN
        won = best == self._winning
        return Verdict(size, text(best), equal, low, lost, high, self.worlds, won, instead, cost, off)

    def _cost(self) -> tuple[str, float, float]:
        """What seemed best in the end, and by how much what seemed best was better in the worlds after that."""
        if not self._counted:
            return "", 0.0, 0.0
        count = self._counted
        if self._ahead is None:  # nor would it be in the worlds that are left out
            count = self._judging.reckoned
        mean = self._gained / count
        instead = self.info.game.verbs.text(self._ahead) if self._ahead is not None else ""
        return instead, mean, _error(self._gained, self._squares, count)


def _rivals(info: InfoSet, played: Action, rng: Rng) -> list[Action]:
    """Those that the game thinks worth a search, or all that are sensible."""
    candidates = info.game.bots.candidates
    found = info.sensible if candidates is None else candidates(info, rng)
    return [action for action in found if action != played]


def _error(total: float, squares: float, count: int) -> float:
    """Of a mean, as if there were one world more in which it was the other way round: alike worlds are no proof."""
    mean = total / count
    other = (total - mean) / (count + 1)
    return sqrt(max(0.0, (squares + mean * mean) / (count + 1) - other * other) / count)


def gap_of(one: Sequence[float], other: Sequence[float], risk: float, tuned: int = TUNED) -> Gap:
    """By how much the other is better, with bounds that fail with this risk however often one looks.

    The spread is that of one world more, in which all is the other way round: alike worlds are no proof.
    """
    count = min(len(one), len(other))
    total = squares = 0.0
    for worse, better in zip(one, other):
        total += better - worse
        squares += (better - worse) * (better - worse)
    mean = total / count
    spread = sqrt((squares - total * mean + 1.0) / count)
    wide = spread * reach(count, risk, tuned)
    return Gap(mean - wide, mean, mean + wide)


def together(verdicts: Iterable[Verdict]) -> Gap:
    """What moves cost together, be it ever so little each."""
    mean = squares = 0.0
    for verdict in verdicts:
        mean += verdict.cost
        squares += verdict.off * verdict.off
    wide = SURE * sqrt(squares)
    return Gap(mean - wide, mean, mean + wide)


def reach(count: int, risk: float, tuned: int = TUNED) -> float:
    """Half the width of the bounds for a spread of 1 after so many worlds; they are tightest at `tuned` of them."""
    rate = (log(1.0 - 2.0 * log(risk)) - 2.0 * log(risk)) / tuned
    grown = count * rate + 1.0
    return sqrt(2.0 * grown / (count * count * rate) * log(sqrt(grown) / risk))


def played_on(bots: Bots, state: State, seat: int, dice: Rng, turns: int) -> float:
    """The seat's chance to win, once everybody has played on for so many turns. The state is used up."""
    play_on(bots, state, dice, turns)
    return bots.reviewed(state, seat)


def play_on(bots: Bots, state: State, dice: Rng, turns: int) -> None:
    """Everybody plays by the game's quick policy for so many turns."""
    policy, endgame = bots.policy, bots.endgame
    until = endgame.turn(state) + turns if endgame is not None else turns
    left = LONGEST if turns else 0
    while left and not state.over and (endgame is None or endgame.turn(state) < until):
        legal = state.legal()
        if len(legal) > 1:
            state.apply(policy(state, legal, dice))
            left -= 1
        else:
            state.apply(legal[0])
