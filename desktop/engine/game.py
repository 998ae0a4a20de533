"""What a game brings: its card names, options, verbs, rules and words, behind one interface.

The engine, the tools and the opponents know games through this class alone; what a game shows on a table is its face
(`desktop/face.py`).
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

from desktop.engine import sight
from desktop.engine.actions import Action, Verbs
from desktop.engine.cardbook import CardBook
from desktop.engine.events import Place
from desktop.engine.infoset import InfoSet
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


class Figure(NamedTuple):
    """A figure of somebody's play: the mean of what their decisions count."""

    id: str
    counts: Callable[[Any, int, Action], float]  # of a position, a seat's action; below 0: that is no case of it
    share: bool = True  # in percent; else a number


class Style(NamedTuple):
    """A way to play: which of the moves that are about as good is taken. What is searched is the same for all."""

    id: str
    name: Text
    character: Text
    tastes: Callable[[InfoSet, list[Action]], list[float]]  # how much each of these moves is liked
    margin: float  # of the chance to win: what is no more behind the best is about as good


class Level(NamedTuple):
    """An opponent as data: what it is called, what it is like and how long it thinks."""

    id: str
    agent: str
    name: Text
    character: Text
    seconds: float = 0.0  # the most it thinks about a decision
    iterations: int = 0  # the most it searches
    blur: float = 0.0  # how far off its judgement may be
    turn: float = 0.0  # the most seconds it thinks about a whole turn; 0: as many as its decisions take
    lasting: float = 1.0  # what a turn's delay leaves of a lead: with less than all it wins soon, and loses late
    notice: float = 1.0  # the share of the moves worth trying that it sees
    pull: float = 0.0  # what a move gains in its eyes by being tempting
    awake: bool = False  # takes a win that can be forced now, however else it errs
    style: Style | None = None  # its way to play; None: balanced
    steps: int = 1  # to the next rung: where the two are far apart, opponents stand between them
    halves: "tuple[Level, Level] | None" = None  # whoever stands between two rungs decides now as one, now as the other
    upward: float = 0.0  # the share of its decisions in which that is the upper one


def named(game: str, level: str) -> tuple[Text, Text]:
    """What a level is called, in the house's words, and what it is like, in those of the game."""
    return Text(f"house.level.{level}.name"), Text(f"{game}.level.{level}")


UPPER = 3  # rungs from the top that play in a style, where one is asked for
RANKING = ("search", "playouts", "judge", "estimating")  # agents that know what is about as good
STYLED = "-"  # between the level and its style, or its steps upwards, in the name of whoever plays


def styled(level: Level, style: Style) -> Level:
    """The level in this style."""
    name = Text("house.level.styled", (level.name, style.name))
    return level._replace(id=f"{level.id}{STYLED}{style.id}", name=name, character=style.character, style=style)


def stepped(lower: Level, upper: Level, step: int) -> Level:
    """Who stands so many steps above a rung, on the way to the next one; it thinks as long as either may."""
    return upper._replace(
        id=f"{lower.id}{STYLED}{step}",
        agent="between",
        name=Text("house.level.stepped", (lower.name, step)),
        character=Text("house.level.between", (lower.name, upper.name, round(100 * step / lower.steps))),
        steps=1,
        halves=(lower, upper),
        upward=step / lower.steps,
    )


def rung(player: str) -> str:
    """The level of whoever plays, whatever the style, and however many steps above it."""
    return player.partition(STYLED)[0]


def longer_is_better(level: Level | None) -> bool:
    """Whether the level searches for as long as it is given."""
    return level is not None and level.seconds > 0 and not level.iterations


def styles_of(game: "Game", level: str) -> tuple[Style, ...]:
    """The styles in which a level of this name may play."""
    upper = [each.id for each in game.bots.levels[-UPPER:] if each.agent in RANKING]
    return game.bots.styles if level in upper else ()


def level_of(game: "Game", player: str) -> Level | None:
    """The level, and style or steps, by the name of whoever plays; None where the game has no such opponent."""
    name = rung(player)
    level = next((each for each in game.bots.levels if each.id == name), None)
    if level is None or name == player:
        return level
    ways = (*opponents_of(game), *(styled(level, each) for each in styles_of(game, name)))
    return next((each for each in ways if each.id == player), None)


def opponents_of(game: "Game") -> tuple[Level, ...]:
    """From the weakest on: all rungs, and whoever stands between two of them."""
    levels = game.bots.levels
    found = list(levels[:1])
    for lower, upper in pairwise(levels):
        found += [stepped(lower, upper, step) for step in range(1, lower.steps)]
        found.append(upper)
    return tuple(found)


def usual_level(game: "Game") -> str:
    """The level that plays where nobody says otherwise: the middle one, the lower of two; none where there is none."""
    levels = game.bots.levels
    return levels[(len(levels) - 1) // 2].id if levels else ""


class Endgame(NamedTuple):
    """What an exact look at the end of a game needs."""

    turn: Callable[[Any], int]  # the number of the turn, or of whatever is looked at as a whole
    near: Callable[[Any], bool]  # whether somebody may win within it; false only where nobody can, by no rival's fault
    finish: Callable[[Any, list[Action]], Action]  # how a turn comes to its end; by what its seat sees, and no dice
    replies: int = 0  # turns after the own one in which a loss is looked for


class Judging(NamedTuple):
    """How moves are judged that have been played, and from which loss of the chance to win on what is named how.

    Against a level only what is rare in its games has a name: a slip is what it loses twice in a game, a mistake once,
    a blunder twice in five games, as `python -m tests.ai.verdicts GAME --fit` says; and never less than here, which is
    what can be told from luck. How sure it has to be is the same for all.
    """

    turns: int = 0  # that a playout goes on; 0: `evaluate` plays positions out itself
    playouts: int = 6000  # the most for a decision
    slip: float = 0.05  # what loses less is as good
    mistake: float = 0.1
    blunder: float = 0.2
    levels: Mapping[str, tuple[float, float, float]] = {}  # slip, mistake, blunder, where they were fitted to a level
    looks: int = 600  # iterations, playouts or judgements by which it is told what a move costs (`ai/costs.py`)
    tuned: int = 3000  # worlds at which the bounds are tightest: few where most decisions are soon settled
    reckoned: int = 4000  # worlds after which it is known well enough what a move cost, however little

    def size(self, lost: float) -> str:
        """What such a loss is called."""
        return "blunder" if lost >= self.blunder else "mistake" if lost >= self.mistake else "slip"


class Parting(NamedTuple):
    """How luck is told from play when a match is over (`ai/luck.py`): what positions are worth to those who know what
    everybody at the table together knows. `python -m tests.ai.luck GAME` says how much of the results it explains.
    """

    turns: int = 0  # that a position is played on; 0: `evaluate` judges it as it is
    worlds: int = 1  # in so many that the table cannot tell from the true one
    others: int = 16  # that might have come in place of what came
    deals: int = 32  # that might have been dealt
    trust: float = 1.0  # of a difference in worth that chance made: how much of it is told as luck


class Bots(NamedTuple):
    """What the search needs of a game, and the opponents it offers."""

    policy: Callable[[Any, list[Action], Rng], Action]  # a rollout move, fast
    evaluate: Callable[[Any, int], float]  # how good a position is for a seat, 0 to 1
    greedy: Callable[[InfoSet, Rng], Action]
    levels: tuple[Level, ...]
    depth: int = 8  # the most decisions of a rollout; 0: `evaluate` plays a position out itself
    chances: bool = False  # the values of all seats add up to 1: a seat's own is its reward, whoever has the rest
    # Where a game can compute what its actions are worth: each with the chance to win that it leaves.
    judge: Callable[[InfoSet, Rng], list[tuple[Action, float]]] | None = None
    # Where turns are long: the actions worth a search, the rule of thumb's first, and how a position is played out
    # (each seat's reward, 0 to 1).
    candidates: Callable[[InfoSet, Rng], list[Action]] | None = None
    playout: Callable[[Any, Rng], list[float]] | None = None
    # The legal actions less the dominated ones: whoever sees what the seat sees can tell that these are never better
    # and mostly worse than another. No level plays them; None: there are none. Asked through `InfoSet.sensible`.
    sensible: Callable[[InfoSet], list[Action]] | None = None
    # How much a move draws somebody who judges by appearance, 0 to 1: the big card, the loud one.
    tempts: Callable[[InfoSet, Action], float] | None = None

    endgame: Endgame | None = None  # where wins within a turn can be forced
    # How a position looks to those who see no further than it; `evaluate` unless given.
    glance: Callable[[Any, int], float] | None = None
    explore: float = 0.5  # how much a search tries what did less well so far: little where good moves differ by little
    # Where a search looks no further, neither by its tree nor by a rollout: positions that `evaluate` judges best.
    calm: Callable[[Any], bool] | None = None
    # What a search looks at of these actions: one of each kind that comes to the same. The flag: they are those of the
    # position itself, not of one that it looks ahead to.
    apart: Callable[[Any, list[Action], bool], list[Action]] | None = None
    styles: tuple[Style, ...] = ()
    figures: tuple[Figure, ...] = ()  # what is counted of somebody's play
    judging: Judging = Judging()
    parting: Parting = Parting()

    def judging_against(self, level: str) -> Judging:
        """With the bounds for rivals of this level, in whatever style: its own, or between those of the nearest."""
        names, fitted = [each.id for each in self.levels], self.judging.levels
        if rung(level) not in names or not fitted:
            return self.judging
        at, known = names.index(rung(level)), sorted(names.index(name) for name in fitted)
        below = max((each for each in known if each <= at), default=known[0])
        above = min((each for each in known if each >= at), default=known[-1])
        share = (at - below) / (above - below) if above != below else 0.0
        one, other = fitted[names[below]], fitted[names[above]]
        slip, mistake, blunder = (round(a + share * (b - a), 3) for a, b in zip(one, other))
        return self.judging._replace(slip=slip, mistake=mistake, blunder=blunder)


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
