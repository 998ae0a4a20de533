"""A game whose best moves are known: two of three coins show heads; seat 1 holds one of them, seat 0 guesses it.

Guessing heads wins two times in three, tails once, and passing halves the stake. After a guess seat 1 shows its coin,
or folds, which loses; after a pass it has to show.
"""

from dataclasses import dataclass
from typing import Any

from desktop.engine.actions import Action, Verb, Verbs
from desktop.engine.events import Place
from desktop.engine.frames import Ask
from desktop.engine.game import Attempt, Game, GameInfo, Note, Outcome, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Level
from desktop.engine.rng import Rng
from desktop.engine.setting import Catalog, CounterDef, Setting, Value, ZoneDef
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text

NAMES = ("heads", "tails")
HEADS, TAILS = 0, 1
HELD, REST = 0, 1
STAKE = 0  # the counter: what seat 0 gets, in halves

VERBS = Verbs((Verb("guess", cards=NAMES), Verb("pass"), Verb("show", cards=NAMES), Verb("fold")))
GUESS = [VERBS.action("guess", coin) for coin in (HEADS, TAILS)]
SHOW = [VERBS.action("show", coin) for coin in (HEADS, TAILS)]
PASS, FOLD = VERBS.action("pass"), VERBS.action("fold")


@dataclass(frozen=True, slots=True)
class Guess(Ask):
    """Seat 0 says what seat 1 holds, or passes."""

    seat: int

    def options(self, state: State) -> list[Action]:
        return [*GUESS, PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack[-1] = Show(1, action.card)


@dataclass(frozen=True, slots=True)
class Show(Ask):
    """Seat 1 shows; after a guess it may fold."""

    seat: int
    guessed: int

    def options(self, state: State) -> list[Action]:
        show = SHOW[state.zones[HELD][0]]
        return [show] if self.guessed < 0 else [show, FOLD]

    def choose(self, state: State, action: Action) -> None:
        right = action is FOLD or action.card == self.guessed
        state.count(STAKE, 1 if self.guessed < 0 else 2 * right)
        state.over = True


class Table(State):
    """Three coins."""

    __slots__ = ()
    frames = (Guess, Show)

    def clone(self) -> "Table":
        """A copy without a log."""
        new = Table()
        new.setting, new.rng, new.over, new.learned, new.log = self.setting, self.rng, self.over, 0, None
        new.zones = [zone[:] for zone in self.zones]
        new.known = [None if masks is None else masks[:] for masks in self.known]
        new.counters, new.stack = self.counters[:], self.stack[:]
        return new


def evaluate(state: State, seat: int) -> float:
    """What the seat gets; half while nobody knows."""
    share = state.counters[STAKE] / 2 if state.over else 0.5
    return share if seat == 0 else 1.0 - share


def greedy(info: InfoSet, rng: Rng) -> Action:
    """The first thing there is."""
    return info.legal[0]


class Coins(Game):
    """The game."""

    info = GameInfo("coins", "Coins", {"duel": range(2, 3)}, rules_version=1)
    catalog = Catalog(NAMES)
    options = ()
    verbs = VERBS
    bots = Bots(
        policy=lambda state, legal, rng: legal[rng.below(len(legal))],
        evaluate=evaluate,
        greedy=greedy,
        levels=(Level("strong", "search", Text("strong"), Text("strong")),),
    )

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The coin in the hand, the two others, and the stake."""
        held = ZoneDef(Place("held", 1), sees=2, pool="coins")
        rest = ZoneDef(Place("rest"), sees=0, pool="coins")
        return Setting("coins", seats, mode, options, self.catalog, (held, rest), (CounterDef("stake"),))

    def deal(self, setting: Setting, seed: int) -> Table:
        """Any of the coins for seat 1."""
        state = self.blank(setting)
        state.start(setting, seed)
        for coin in (HEADS, HEADS, TAILS):
            state.spawn(coin, REST)
        state.shuffle(REST)
        state.move(REST, 0, HELD)
        state.stack.append(Guess(0))
        return state

    def blank(self, setting: Setting) -> Table:
        """Nothing on the table."""
        state = Table()
        state.start(setting, 0)
        return state

    def outcome(self, state: State) -> Outcome:
        """Whoever has the larger share."""
        scores = (evaluate(state, 0), evaluate(state, 1))
        return Outcome(tuple(seat for seat in (0, 1) if scores[seat] == max(scores)), scores, Text("coins.end"))

    def describe(self, view: View, action: Action) -> Text:
        """The verb."""
        return Text(f"coins.{action.verb}")

    def why_not(self, view: View, attempt: Attempt) -> Reason | None:
        """Everything goes."""
        return None

    def preview(self, info: InfoSet, action: Action) -> tuple[Note, ...]:
        """Nothing to tell."""
        return ()


GAME: Any = Coins()


def holding(coin: int) -> State:
    """A game at its first decision in which seat 1 holds this coin."""
    for seed in range(100):
        state: State = GAME.new(2, "duel", {}, seed)
        if state.zones[HELD] == [coin]:
            return state
    raise AssertionError("some deal gives each coin")
