"""What a game brings: its card names, options, verbs, rules and words, behind one interface.

The engine, the tools and the opponents know games through this class alone; what a game shows on a table is its face
(`desktop/face.py`).
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from desktop.engine import sight
from desktop.engine.actions import Action, Verbs
from desktop.engine.cardbook import CardBook
from desktop.engine.events import Place
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots
from desktop.engine.rng import Rng
from desktop.engine.setting import Catalog, Setting, Value
from desktop.engine.sight import Slots, View
from desktop.engine.state import State, StateError
from desktop.engine.text import Text


class GameInfo(NamedTuple):
    id: str
    title: str
    modes: dict[str, range]
    rules_version: int
    opponents_version: int = 1  # a higher one where a level decides otherwise than before


class OptionError(ValueError):
    """A set-up the game does not know; the message is a sentence, in English, and `text` the same for a person to read
    where a person can choose it."""

    def __init__(self, message: str, text: Text | None = None) -> None:
        super().__init__(message)
        self.text = text


class Option(NamedTuple):
    """One thing to choose before a game; numbers have bounds, words a list."""

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    safety: bool = False  # ends what would never end: tools and records may set it, nobody is asked
    main: bool = False  # changes how the game is played: asked at once, all others only on demand
    needs: tuple[str, tuple[Value, ...]] | None = None  # another option, or `mode`, and where this one does something

    def read(self, value: object) -> Value:
        """The value in its own type, also from the text of a command line."""
        if isinstance(self.default, bool):
            truth = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
            read = value if isinstance(value, bool) else truth.get(str(value).lower())
            if read is None:
                raise OptionError(f"option {self.name} must be true or false, not '{_short(value)}'")
            return read
        if isinstance(self.default, int):
            text = str(value)
            if isinstance(value, bool) or len(text) > 9 or not text.isascii() or not text.isdigit():
                raise OptionError(f"option {self.name} must be a whole number, not '{_short(value)}'")
            if not self.low <= int(text) <= self.high:
                raise OptionError(f"option {self.name} must lie from {self.low} to {self.high}, not {text}")
            return int(text)
        if str(value) not in self.choices:
            raise OptionError(f"option {self.name} must be one of {', '.join(self.choices)}, not '{_short(value)}'")
        return str(value)


class Outcome(NamedTuple):
    winners: tuple[int, ...]  # all who share a win, be it every seat; empty: nobody won
    scores: tuple[float, ...]
    why: Text
    shared: bool = False  # the seats won or lost together

    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win: a shared one counts for each, a split one in parts, a draw for all alike."""
        seats = range(len(self.scores))
        if self.shared:
            return tuple(float(seat in self.winners) for seat in seats)
        winners = self.winners or seats
        return tuple((seat in winners) / len(winners) for seat in seats)


class Attempt(NamedTuple):
    """Something a person tried: a card picked up at a place, and where it was let go."""

    src: Place
    at: int
    dst: Place | None = None
    dst_at: int = -1

    def misses(self, view: View) -> bool:
        """Whether no card lies where one was to be picked up; where cards may not be counted there is one."""
        slots = view.zones.get(self.src)
        return self.at < 0 or (slots is not None and self.at >= len(slots))


class Secret(NamedTuple):
    """Places of a seat of which others wonder what lies there."""

    id: str  # which of the game's words tell of it
    place: Place
    at: tuple[int, ...]


class Reason(NamedTuple):
    """Why something is not allowed, and the rulebook section that says so."""

    text: Text
    section: str


class Note(NamedTuple):
    """One thing that would happen."""

    text: Text
    warning: bool = False
    rule: bool = False  # says what the card always does, not what would come of it now


class Why(NamedTuple):
    """A reason of a move that does not show in what it brings at once: a fact, computed, and never a guess."""

    text: Text
    public: bool = False  # follows from what everybody at the table sees


class Talk(NamedTuple):
    """A game's words about its moves."""

    describe: Callable[[View, Action], Text]
    why_not: Callable[[View, Attempt], Reason | None]
    preview: Callable[[InfoSet, Action], tuple[Note, ...]]
    sections: Mapping[str, str]  # by verb: the part of the rulebook that tells of it
    reasons: Callable[[InfoSet, Action], tuple[Why, ...]] | None = None  # of a move of the seat, from what it knows
    # What a mistake was about, in a word that the game's texts have under `theme`: the better move, and the one played.
    theme: Callable[[InfoSet, Action, Action], str] | None = None


class Game(ABC):
    info: ClassVar[GameInfo]
    catalog: ClassVar[Catalog]
    book: ClassVar[CardBook] = CardBook()  # what stands on the cards
    options: ClassVar[tuple[Option, ...]]
    verbs: ClassVar[Verbs]
    bots: ClassVar[Bots]
    talk: ClassVar[Talk]
    position: ClassVar[type[State]]  # what its positions are made of
    roles: ClassVar[dict[str, tuple[str, ...]]] = {}  # by mode: each seat's role, where seats are not alike
    sides: ClassVar[dict[str, tuple[tuple[int, ...], ...]]] = {}  # by mode: who wins or loses together
    any_order: ClassVar[bool] = True  # a lot's cards are dealt in any order: `deal_unknown` knows nothing more

    # ---- set-up

    def offered(self) -> tuple[Option, ...]:
        """The options to choose among before a game; a safety is none of them."""
        return tuple(option for option in self.options if not option.safety)

    def settle(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; OptionError names what is wrong."""
        by_name = {option.name: option for option in self.options}
        for name in options:
            if name not in by_name:
                raise OptionError(f"{self.info.title} has no option '{_short(name)}'; it has {', '.join(by_name)}")
        return {name: option.read(options.get(name, option.default)) for name, option in by_name.items()}

    def check_table(self, seats: int, mode: str) -> None:
        """OptionError unless this many can play this mode."""
        modes = self.info.modes
        if mode not in modes:
            raise OptionError(f"{self.info.title} has no mode '{_short(mode)}'; it has {', '.join(modes)}")
        if seats not in modes[mode]:
            allowed = " or ".join(str(n) for n in modes[mode])
            raise OptionError(f"{self.info.title} is played by {allowed} in mode {mode}, not by {seats}")

    def new(self, seats: int, mode: str, options: Mapping[str, object], seed: int, log: bool = False) -> State:
        """A new game at its first decision."""
        self.check_table(seats, mode)
        state = self.deal(self.setting(seats, mode, self.settle(options)), seed)
        state.log = [] if log else None
        state.advance()
        return state

    @abstractmethod
    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """Zones, counters and checked options of one game."""

    @abstractmethod
    def deal(self, setting: Setting, seed: int) -> State:
        """The position before anything has happened; `new` lets it go on to the first decision."""

    def blank(self, setting: Setting) -> State:
        """An empty position of this game, to be filled from JSON."""
        state = self.position()
        state.start(setting, 0)
        return state

    # ---- sight

    def view(self, state: State, seat: int | None) -> View:
        """All that the seat may know."""
        return sight.view(state, seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """A world that the seat cannot tell from this one."""
        return sight.resample(state, seat, rng, self.deal_unknown)

    def deal_unknown(self, world: State, seat: int, dealt: list[tuple[Slots, list[int]]], rng: Rng) -> None:
        """Lay the unknown cards of one pool on their places, lot by lot; a game with constraints brings its own."""
        sight.shuffle_deal(world, seat, dealt, rng)

    def can_be(self, view: View, place: Place, at: int) -> tuple[int, ...]:
        """The cards, sorted, of which an unknown one at this place is one; a game that knows more brings its own."""
        return sight.unseen(view, place, at)

    def secrets(self, view: View, seat: int) -> tuple[Secret, ...]:
        """What others may wonder about a seat: the cards in its hand, unless the game has something better."""
        place = Place("hand", seat)
        slots = view.zones.get(place)
        return (Secret("hand", place, tuple(range(len(slots)))),) if slots else ()

    def leaning(self, view: View, secret: Secret) -> Mapping[int, float]:
        """Cards that lie in a secret so many times as often as by the deal alone, for what its seat did and did not do:
        fitted to what is played. Others as often; asked only where `any_order` holds."""
        return {}

    def likelihood(self, world: State, secret: Secret) -> float:
        """How likely a secret's owner would have played as it did in this world, by a quick policy fitted to what is
        played; asked only where `any_order` does not hold."""
        return 1.0

    def consistent(self, view: View, world: State) -> bool:
        """Whether the world may be the true one behind the view."""
        assert view.seat is not None
        return self.view(world, view.seat) == view

    def roles_in(self, state: State) -> tuple[str, ...]:
        """Each seat's role in this game; a game whose set-up hands the roles out brings its own."""
        return self.roles.get(state.setting.mode, ())

    # ---- the end, and words

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Who won, by how much, and why."""

    def describe(self, view: View, action: Action) -> Text:
        """One line for the log: what the decider of the view does."""
        return self.talk.describe(view, action)

    def why_not(self, view: View, attempt: Attempt) -> Reason | None:
        """Why an attempt is not allowed, from the view alone; None: it is."""
        return self.talk.why_not(view, attempt)

    def preview(self, info: InfoSet, action: Action) -> tuple[Note, ...]:
        """What an action would bring about, from the InfoSet alone."""
        return self.talk.preview(info, action)

    def reasons(self, info: InfoSet, action: Action) -> tuple[Why, ...]:
        """Why an action may be worth it where its outcome does not show it; nothing where no true reason is known."""
        return () if self.talk.reasons is None else self.talk.reasons(info, action)

    def section(self, action: Action) -> str:
        """The part of the rulebook that tells of such an action."""
        return self.talk.sections[action.verb]

    # ---- files

    def from_json(self, setting: Setting, data: object) -> State:
        """A position from its JSON form, checked card by card; StateError says what does not hold."""
        state = self.blank(setting)
        state.read_json(data)
        if census(state) != census(self.deal(setting, 0)):
            raise StateError("state.zones", "do not hold exactly the cards of the game")
        try:
            stuck = not state.over and not state.legal()
        except (IndexError, KeyError, ValueError, AssertionError) as error:
            raise StateError("state", "does not fit together") from error
        if stuck:
            raise StateError("state.stack", "leaves its seat nothing to do")
        return state


def census(state: State) -> Counter[int]:
    """The pieces of card on the table, whichever side is up."""
    front = state.setting.catalog.front
    return Counter(front[card] for zone in state.zones for card in zone)


def seats_of(mask: int, seats: int) -> Sequence[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def _short(value: object) -> str:
    return ascii(str(value)[:40])[1:-1]
