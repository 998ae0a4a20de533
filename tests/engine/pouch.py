"""A small game for tests of the engine: copies of cards, a secret count, a pool, cards to look at, three seats.

Each seat has a hand whose size all see, and a pouch whose size only its owner knows. In a turn it does one thing:
draws; shows a card of its hand; stashes cards in the pouch, any number in their order, then `done`; gives a card
away; plays one to the open table; or looks at the top card of the deck and leaves it there or takes it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from desktop.engine.actions import Action, Verb, Verbs
from desktop.engine.events import Place
from desktop.engine.frames import Ask, Auto
from desktop.engine.game import Attempt, Game, GameInfo, Note, Option, Outcome, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Level
from desktop.engine.setting import Catalog, CounterDef, Setting, Value, ZoneDef
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text

COPIES = {"moon": 2, "star": 5, "stone": 4}
NAMES = (*COPIES, "dark_moon")
MOON, STAR, STONE, DARK_MOON = range(4)
MOST_SEATS = 4
DECK, TABLE = 0, 1
TURN, PURSE = 0, 1

VERBS = Verbs(
    (
        Verb("draw"),
        Verb("look"),
        Verb("leave"),
        Verb("take"),
        Verb("show", cards=NAMES),
        Verb("stash", cards=NAMES),
        Verb("done"),
        Verb("give", cards=NAMES, targets=tuple(f"seat{seat}" for seat in range(MOST_SEATS))),
        Verb("play", cards=NAMES),
    )
)


def hand(seat: int) -> int:
    """The zone of a seat's hand."""
    return 2 + 2 * seat


def pouch(seat: int) -> int:
    """The zone of a seat's pouch."""
    return 3 + 2 * seat


def pouch_setting(seats: int, options: dict[str, Value] | None = None) -> Setting:
    """The frame of a game with so many seats."""
    zones = [ZoneDef(Place("deck"), sees=0, pool="cards"), ZoneDef(Place("table"))]
    for seat in range(seats):
        mask = 1 << seat
        zones.append(ZoneDef(Place("hand", seat), sees=mask, pool="cards"))
        zones.append(ZoneDef(Place("pouch", seat), sees=mask, counts=mask, pool="cards"))
    counters = (CounterDef("turn"), CounterDef("purse", sees=1))
    settled = {"turns": 20, **(options or {})}
    return Setting("pouch", seats, "circle", settled, Pouch.catalog, tuple(zones), counters)


def kinds(cards: Iterable[int]) -> list[int]:
    """The kinds among these cards: copies are one option."""
    return sorted(set(cards))


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    """One thing to do."""

    seat: int

    def options(self, state: State) -> list[Action]:
        cards = kinds(state.zones[hand(self.seat)])
        found = [VERBS.action("draw"), VERBS.action("look")] if state.zones[DECK] else []
        found += [VERBS.action("play", card) for card in cards]
        found += [VERBS.action("show", card) for card in cards]
        found += [VERBS.action("stash", card) for card in cards]
        others = [seat for seat in range(state.setting.seats) if seat != self.seat]
        found += [VERBS.action("give", card, seat) for card in cards for seat in others]
        return found or [VERBS.action("done")]

    def choose(self, state: State, action: Action) -> None:
        verb, card, target = action
        own = hand(self.seat)
        state.stack[-1] = Pass(self.seat)
        if verb == "draw":
            state.move(DECK, 0, own)
        elif verb == "look":
            state.reveal(DECK, 0, 1 << self.seat)
            state.stack.append(Looked(self.seat))
        elif verb == "show":
            state.reveal(own, state.zones[own].index(card), state.setting.everyone)
        elif verb == "play":
            state.move(own, state.zones[own].index(card), TABLE)
            if card == MOON:
                state.turn(TABLE, len(state.zones[TABLE]) - 1, DARK_MOON)
        elif verb == "give":
            state.move(own, state.zones[own].index(card), hand(target), 0)
        elif verb == "stash":
            state.stack.append(Stash(self.seat, card))
            state.move(own, state.zones[own].index(card), pouch(self.seat))


@dataclass(frozen=True, slots=True)
class Stash(Ask):
    """More cards for the pouch; only those not before the last one, so that a set of cards has one order."""

    seat: int
    least: int

    def options(self, state: State) -> list[Action]:
        cards = kinds(card for card in state.zones[hand(self.seat)] if card >= self.least)
        return [*(VERBS.action("stash", card) for card in cards), VERBS.action("done")]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action.verb == "stash":
            own = hand(self.seat)
            state.stack.append(Stash(self.seat, action.card))
            state.move(own, state.zones[own].index(action.card), pouch(self.seat))
        elif self.seat == 0:
            state.count(PURSE, len(state.zones[pouch(0)]))


@dataclass(frozen=True, slots=True)
class Looked(Ask):
    """The top card of the deck has been looked at; a deck of one card must be put before the player all the same."""

    shown: ClassVar[bool] = True
    seat: int

    def options(self, state: State) -> list[Action]:
        return [VERBS.action("leave"), VERBS.action("take")] if len(state.zones[DECK]) > 1 else [VERBS.action("leave")]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action.verb == "take":
            state.move(DECK, 0, hand(self.seat))
        else:
            state.shuffle(DECK)


@dataclass(frozen=True, slots=True)
class Pass(Auto):
    """On to the next seat."""

    seat: int

    def step(self, state: State) -> None:
        turn = state.counters[TURN] + 1
        state.count(TURN, turn)
        state.over = turn >= int(state.setting.options["turns"])
        state.stack[-1] = Turn((self.seat + 1) % state.setting.seats)


class PouchState(State):
    """Nothing but zones."""

    __slots__ = ()
    frames = (Turn, Stash, Looked, Pass)

    def clone(self) -> "PouchState":
        """A copy without a log."""
        new = type(self)()
        new.setting, new.rng, new.over, new.learned, new.log = self.setting, self.rng, self.over, 0, None
        new.zones = [zone[:] for zone in self.zones]
        new.known = [None if masks is None else masks[:] for masks in self.known]
        new.counters, new.stack = self.counters[:], self.stack[:]
        return new


class Pouch(Game):
    """The game."""

    info = GameInfo("pouch", "Pouch", {"circle": range(2, MOST_SEATS + 1)}, rules_version=3)
    catalog = Catalog(NAMES, {"dark_moon": "moon"})
    options = (Option("turns", 20, low=1, high=100),)
    verbs = VERBS
    bots = Bots(
        policy=lambda state, legal, rng: legal[rng.below(len(legal))],
        evaluate=lambda state, seat: 0.5,
        greedy=lambda info, rng: info.legal[0],
        levels=(Level("random", "random", Text("random"), Text("random")),),
    )

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame."""
        return pouch_setting(seats, options)

    def deal(self, setting: Setting, seed: int) -> PouchState:
        """Two cards for each seat."""
        state = self.blank(setting)
        state.start(setting, seed)
        for card, name in enumerate(COPIES):
            for _ in range(COPIES[name]):
                state.spawn(card, DECK)
        state.shuffle(DECK)
        for seat in range(setting.seats):
            for _ in range(2):
                state.move(DECK, 0, hand(seat))
        state.stack.append(Turn(0))
        return state

    def blank(self, setting: Setting) -> PouchState:
        """Nothing on the table."""
        state = PouchState()
        state.start(setting, 0)
        return state

    def outcome(self, state: State) -> Outcome:
        """The fullest pouch wins."""
        sizes = [len(state.zones[pouch(seat)]) for seat in range(state.setting.seats)]
        winners = tuple(seat for seat, size in enumerate(sizes) if size == max(sizes))
        return Outcome(winners, tuple(map(float, sizes)), Text("pouch.end"))

    def describe(self, view: View, action: Action) -> Text:
        """The verb."""
        return Text(f"pouch.{action.verb}")

    def why_not(self, view: View, attempt: Attempt) -> Reason | None:
        """Everything goes."""
        return None

    def preview(self, info: InfoSet, action: Action) -> tuple[Note, ...]:
        """Nothing to tell."""
        return ()


GAME: Any = Pouch()


def new(seats: int = 3, seed: int = 1, log: bool = False) -> State:
    """A game at its first decision."""
    state: State = GAME.new(seats, "circle", {}, seed, log)
    return state


def at(state: State, text: str) -> Action:
    """The action of this text."""
    return VERBS.parse(text)
