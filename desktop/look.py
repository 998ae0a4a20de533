"""What a card looks like and where it lies, as plain data shared by games, table and controller.

A leaf: no Qt, no engine. Lengths are units of a frame 1778 units wide and 1000 high; every word in here is already in
the reader's language. A game builds these from its view, the table draws them, and neither needs to know the other.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Key = tuple[str, int]  # a zone's name and its seat (-1: shared)
Box = tuple[float, float, float, float]  # x, y, width, height

FRAME = (1778.0, 1000.0)
TABLE = (0.0, 52.0, 1490.0, 882.0)
LOG, RAIL = 288.0, 44.0
TOP_BAR, RACE_BAR, ACTION_BAR = 52.0, 44.0, 66.0
CARD_ASPECT = 630 / 880
LARGE_TEXT = 1.4  # from here on a table may lie otherwise

# How the left and the right edge of a rect follow a table wider or narrower than TABLE: shares of the difference.
LEFT = (0.0, 0.0)
CENTRE = (0.5, 0.5)
RIGHT = (1.0, 1.0)
WIDE = (0.0, 1.0)
LEFT_HALF = (0.0, 0.5)
RIGHT_HALF = (0.5, 1.0)


class Gesture(NamedTuple):
    """A card, and where it must go: a zone, or a card in a zone (`dst_at`)."""

    src: Key
    src_at: int
    dst: Key
    dst_at: int = -1


class Sitter(NamedTuple):
    """Who sits in a seat, as its plate shows it."""

    name: str
    kind: str
    thinking: float | None = None  # seconds


class Value(NamedTuple):
    """A number on a card: what it says and in which style (`mana`, `attack`, `hp`, `damage`, ...)."""

    style: str
    text: str
    changed: bool = False  # not the printed number: drawn so that it shows without colour


class Keyword(NamedTuple):
    """An ability: icon and name; `inner` is the icon of the ability it lends (Aura of Rage)."""

    icon: str
    name: str
    inner: str = ""


class Face(NamedTuple):
    """The printed side of a card, or its back (template `back`)."""

    template: str
    world: str
    card: str = ""  # permanent name; seeds what is drawn
    title: str = ""
    short_title: str = ""
    cost: str = ""
    values: tuple[Value, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    kind: str = ""  # type line
    text: str = ""  # rules text, for the large card
    mark: str = ""  # where the numbers come from
    art: str = ""  # file under resources/<world>/art, without its ending
    wide: bool = False  # lies on its side


class Holding(NamedTuple):
    """What is in a pile, as far as it may be known: a heading, a sentence, the cards."""

    title: str
    text: str
    cards: tuple[Face, ...]


class Look(NamedTuple):
    """One card as it lies on the table now."""

    face: Face
    back: Face | None = None
    face_up: bool = True
    values: tuple[Value, ...] | None = None  # present values in place of the printed ones
    counters: tuple[Value, ...] = ()
    turned: bool = False  # half a turn: seen from the other side
    fatigued: bool = False  # a quarter turn clockwise, darker
    only_you: bool = False  # others see the back
    seen: bool = False  # a hidden place whose card is publicly known
    veiled: bool = False  # stands for a card that lies in one of two places, a hand or face down
    eye_says: str = ""  # beside the eye that says who else knows the card
    stands_in: bool = False  # no card but a sign in an empty place: not counted, gone when a card comes
    entered: bool = False  # came this turn: does not act yet
    immovable: bool = False
    playable: bool = False
    chosen: bool = False  # a standing choice, apart from what the hand holds now
    side: int = -1  # whose it is: outlined in that side's colour
    rank: tuple[int, int] = (0, 0)  # in a sorted place: its group, and its order in it
    prevails: bool = False  # would win as things stand
    flat: bool = False  # lies on others of a stack: casts no shadow of its own
    holds: Holding | None = None  # on the uppermost of a pile that may be looked through
    tucked: bool = False  # in ranks: under the card before it, only its lower edge shows
    says: str = ""  # accessible text; the title when empty


# `ranks`: as many rows as keep cards largest; `groups`: one row or two, by rank.
Spread = Literal["row", "fan", "stack", "lane", "grid", "board", "ranks", "groups"]


class ZoneSpec(NamedTuple):
    """A place for cards: where it is, how they spread in it, what it shows when empty."""

    key: Key
    rect: Box
    spread: Spread
    card_h: float
    align: str = "left"  # where a row starts; a lane grows away from this edge (`left` or `right`)
    gap: float = 12.0
    padding: float = 0.0
    pin: tuple[float, float] = LEFT
    slots: int = 0  # places drawn while empty
    rows: int = 1  # of a grid; at most, of ranks and groups
    spots: tuple[tuple[float, float], ...] = ()  # of a board: corners inside the rect
    tilt: float = 1.1  # of a fan: degrees a card
    lean: float = 0.0  # of a stack: degrees at which its cards stand
    label: str = ""
    hint: str = ""  # said in the place while it holds no card
    show_count: bool = False
    count_below: bool = False  # under the middle of the last card, where its corner must stay free
    count_at: tuple[float, float] | None = None  # of the last card's width and height: there, instead of at its corner
    side: int = -1
    wide: bool = False  # for cards that lie on their side
    unsaid: bool = False  # a voice passes it over while it is empty: what comes here lies elsewhere
    shares: str = ""  # places of one name side by side share their room by how many cards they hold
    grows: tuple[float, ...] = ()  # of a row, lane, groups: how high cards may be while all have room, largest first
    sortable: bool = False  # by rank while the player wishes it; cards keep their places for everything but the eye


class PartSpec(NamedTuple):
    """A place for something that is no card: a seat's plate, gems, a track, a note."""

    key: Key
    rect: Box
    pin: tuple[float, float] = LEFT


class DecorSpec(NamedTuple):
    """A fixture of a world that must stand where its zones stand: a bridge, a tray."""

    kind: str
    rect: Box
    pin: tuple[float, float] = LEFT
    label: str = ""
    reads: tuple[float, float] = (0.0, 1.0)  # from where to where in its height the label stands


class DockSpec(NamedTuple):
    """Where the large card lies: ground over which nothing is chosen, as a rule."""

    rect: Box
    pin: tuple[float, float] = LEFT


class LayoutSpec(NamedTuple):
    """A whole table."""

    world: str
    zones: tuple[ZoneSpec, ...]
    parts: tuple[PartSpec, ...] = ()
    decor: tuple[DecorSpec, ...] = ()
    ground: str = "table"  # picture under resources/<world>/art
    dock: DockSpec | None = None  # None: the large card lies beside its card
    large: LayoutSpec | None = None  # the same places for large text: what is read most has the room of the rest

    def at(self, text: float) -> LayoutSpec:
        """The table for a reader's text size."""
        return self.large if self.large is not None and text >= LARGE_TEXT else self


class Plate(NamedTuple):
    """Who sits here. `thinking` in seconds; None: does not think."""

    name: str
    kind: str
    color: str
    shape: str
    active: bool = False
    thinking: float | None = None


class Note(NamedTuple):
    """A heading and a sentence."""

    title: str
    text: str = ""


class Portion(NamedTuple):
    """A piece of a sum: what stands on it, how long it is, in which colour."""

    text: str
    amount: float
    color: str


class Badge(NamedTuple):
    """A token that somebody holds: its sign, what it is, what it does."""

    icon: str
    title: str
    text: str = ""


class Caption(NamedTuple):
    """Words under something: a line, or a few, and a quieter one that goes where there is no room."""

    text: str
    small: str = ""
    align: str = "centre"  # or `left`


class Owner(NamedTuple):
    """Whose a number is, where it is another's than the reader expects."""

    name: str
    color: str
    shape: str


class Figure(NamedTuple):
    """A number with its sign and its name."""

    icon: str
    label: str
    text: str
    color: str
    owner: Owner | None = None


class Term(NamedTuple):
    """A figure of a sum: what it comes from, and how much it is."""

    name: str
    amount: str


class Sum(NamedTuple):
    """What one side brought to a clash."""

    name: str
    terms: tuple[Term, ...]
    total: str
    color: str
    shape: str = ""
    wins: bool = False
    sign: str = ""  # how it stands to the next one: >
    note: str = ""  # what it did, where every sum does something of its own


class Finale(NamedTuple):
    """How a match ended, for the moment in which it is shown."""

    mood: Literal["won", "lost", "told"]  # of the one person who looks; `told`: of nobody alone
    title: str
    text: str  # why, in a line
    victors: tuple[tuple[str, str], ...] = ()  # colour and shape of each
    others: tuple[tuple[str, str], ...] = ()


class Verdict(NamedTuple):
    """What a clash came to: the sums, why, and who gains what."""

    title: str
    sums: tuple[Sum, ...]
    reason: str
    gains: tuple[str, ...] = ()


class Score(NamedTuple):
    """A number that everybody sees and that decides: its sign, what it is, how much, and how that is written."""

    icon: str
    label: str
    value: int
    text: str


class Runner(NamedTuple):
    """How one side stands: what decides first, then what helps; `way`: how much of it there is, of all there can be."""

    name: str
    color: str
    shape: str
    scores: tuple[Score, ...]
    way: float
    leads: bool = False


class Race(NamedTuple):
    """Who leads, by how much, and what ends the game."""

    runners: tuple[Runner, ...]
    standing: str
    ends: str


class Threat(NamedTuple):
    """What the next step of a rival does to somebody if nothing changes; it stands at a place or at a part."""

    key: Key
    text: str  # in a few words
    more: str = ""  # what comes of it
    grave: bool = False  # it costs the match
    holds: bool = False  # it is met: nothing is lost

    @property
    def lines(self) -> tuple[str, ...]:
        """The whole of it."""
        return (self.text, self.more) if self.more else (self.text,)


class Retold(NamedTuple):
    """Something that somebody did, or that came of it, told again in pictures; what no picture says stands in words."""

    says: str  # the whole of it, as it is read out
    seat: int = -1
    color: str = ""
    shape: str = ""
    cards: tuple[Look, ...] = ()  # what was played, or struck
    onto: tuple[Look, ...] = ()  # what it hit
    goal: str = ""  # or the name of the place it went to
    words: str = ""
    figures: tuple[str, ...] = ()  # what came of it
    places: tuple[tuple[Key, str], ...] = ()  # where on the table: a place, and which of its cards, by name
    step: int = -1
    verdict: Verdict | None = None
    times: int = 1


# A NamedTuple; its class is its kind. What one game alone has lies in that game's `parts`.
Part = tuple[object, ...]


class Bracket(NamedTuple):
    """A labelled frame round `cards` cards of a zone, from `first` on: the window of a hand."""

    first: int
    cards: int
    label: str
    short: str = ""  # the same in fewer words, for large text
