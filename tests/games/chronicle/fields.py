"""Positions of Chronicle in words, and moves played in them.

Cards are written by their ids. A meeting is given from its leader on, a face-down card with a minus before it; the seat
after the last one is to play. What is not named is not in the game, or lies with the discards (ALL).
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from desktop.engine.events import Event, Place
from desktop.engine.game import Attempt, Note
from desktop.engine.infoset import InfoSet
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import CATALOG, CHARACTERS, NAMES, SUIT, WILD
from desktop.games.chronicle.meeting import MEETING_FRAME
from desktop.games.chronicle.rules import COURSE
from desktop.games.chronicle.state import (
    ALLIES,
    DECK,
    DISCARD,
    FAME,
    HAND,
    LEAD,
    LEADER,
    MEETING,
    MEETINGS,
    PAST,
    PHASE,
    PILE,
    PLAYED,
    PRESENT,
    RECENT,
    ROUND,
    SEATED,
    VOID,
    ChronicleState,
)

Test = TypeVar("Test", bound=Callable[..., None])
ZONES = {"hand": HAND, "played": PLAYED, "allies": ALLIES}
SHARED = {"deck": DECK, "discard": DISCARD, "pile": PILE, "present": PRESENT, "past": PAST}
ALL = "*"
LATER = "great_disaster royal_scandal grand_alliance lean_years"  # a pile for rounds to come


def ruling(*_names: str) -> Callable[[Test], Test]:
    """Says which rulings a test shows; test_rulings.py reads the names off the source."""
    return lambda test: test


def ids(text: str) -> list[int]:
    """The cards of a text."""
    return [CATALOG.numbers[name] for name in text.split()]


def blank(seats: int = 4, present: str = "monster_attack", pile: str = LATER, past: str = "", recent: str = "",
          fame: Sequence[int] = (), rounds: int = 2, **options: object) -> ChronicleState:  # fmt: skip
    """The histories and Fame of a round, and no character anywhere."""
    state = GAME.blank(GAME.setting(seats, "match", GAME.settle(options)))
    assert isinstance(state, ChronicleState)
    for zone, text in ((PRESENT, present), (PILE, pile), (PAST, past)):
        for card in ids(text):
            state.spawn(card, zone)
    for counter in RECENT:
        state.counters[counter] = -1
    for counter, card in zip(RECENT, ids(recent), strict=False):
        state.counters[counter] = card
    for seat, value in enumerate(fame):
        state.counters[FAME[seat]] = value
    state.counters[ROUND], state.counters[PHASE], state.counters[MEETING] = rounds, MEETINGS, 3
    state.counters[LEAD] = -1
    state.log = []
    return state


def meeting(hands: Sequence[str], played: str = "", leader: int = 0, allies: Sequence[str] = (), discard: str = "",
            public: str = "", **more: object) -> ChronicleState:  # fmt: skip
    """A meeting as it lies, up to the next choice; `public` names cards in hands that everybody knows."""
    state = blank(seats=len(hands), **more)  # type: ignore[arg-type]
    everyone = state.setting.everyone
    for seat, text in enumerate(hands):
        for card in ids(text):
            state.spawn(card, HAND[seat])
            if NAMES[card] in public.split():
                state.reveal(HAND[seat], len(state.zones[HAND[seat]]) - 1, everyone)
    for seat, text in enumerate(allies):
        for card in ids(text):
            state.spawn(card, ALLIES[seat])
    rest = set(CHARACTERS) - {card for zone in state.zones for card in zone}
    rest -= set(ids(played.replace("-", "")))
    for card in sorted(rest) if discard == ALL else ids(discard):
        state.spawn(card, DISCARD)
    for n, name in enumerate(played.split()):
        _lay(state, (leader + n) % len(hands), name)
    state.counters[LEADER], state.counters[SEATED] = leader, len(played.split())
    state.stack += [COURSE, MEETING_FRAME]
    state.advance()
    state.log = []
    return state


def _lay(state: ChronicleState, seat: int, name: str) -> None:
    card = CATALOG.numbers[name.removeprefix("-")]
    state.spawn(card, PLAYED[seat])
    if name.startswith("-"):
        state.counters[VOID[seat]] |= 1 << state.counters[LEAD]
        return
    state.reveal(PLAYED[seat], 0, state.setting.everyone)
    if state.counters[LEAD] < 0 and SUIT[card] != WILD:
        state.counters[LEAD] = SUIT[card]


def play(state: ChronicleState, *texts: str) -> ChronicleState:
    """Play these actions, each of them legal; the log starts anew with each call."""
    state.log = []
    for text in texts:
        action = GAME.verbs.parse(text)
        assert action in state.legal(), f"{text} is not among {legal(state)}"
        state.apply(action)
    return state


def legal(state: ChronicleState) -> list[str]:
    """What may be done."""
    return [GAME.verbs.text(action) for action in state.legal()]


def lies(state: ChronicleState, zone: str, seat: int = -1) -> str:
    """The cards of a zone."""
    cards = state.zones[SHARED[zone] if seat < 0 else ZONES[zone][seat]]
    return " ".join(NAMES[card] for card in cards)


def counter(state: ChronicleState, name: str) -> int:
    """A counter by its name."""
    return GAME.view(state, None).counters[name]


def fame(state: ChronicleState) -> list[int]:
    """All Fame."""
    return [state.counters[FAME[seat]] for seat in range(state.seats)]


def notes(state: ChronicleState, *keys: str) -> list[tuple[object, ...]]:
    """Key, seat, card and value of the notes of these kinds, without what is not said."""
    log: list[Event] = state.log or []
    told = [event for event in log if event.verb == "note" and event.key in keys]
    return [
        (event.key, *([event.seat] if event.seat >= 0 else []), *([NAMES[event.card]] if event.card >= 0 else []))
        for event in told
    ]


def wins(state: ChronicleState) -> tuple[int, int]:
    """Who won the last meeting, and why, by its note."""
    log: list[Event] = state.log or []
    event = [event for event in log if event.key == "wins"][-1]
    return event.seat, event.value


def judged(allies: Sequence[str], hands: Sequence[str] = (), **more: object) -> ChronicleState:
    """A round that ends with these allies (and hands), up to the next one or the end of the game."""
    state = blank(seats=len(allies), **more)  # type: ignore[arg-type]
    for zone, texts in ((ALLIES, allies), (HAND, hands)):
        for seat, text in enumerate(texts):
            for card in ids(text):
                state.spawn(card, zone[seat])
    state.stack.append(COURSE)
    COURSE.step(state)
    return state


def preview(state: ChronicleState, text: str) -> list[tuple[object, ...]]:
    """What the decider is told before an action: ids without their head, with what stands in the gaps."""
    told: tuple[Note, ...] = GAME.preview(InfoSet(GAME, state, state.decider()), GAME.verbs.parse(text))
    return [(note.text.id.removeprefix("chronicle.note."), *_plain(note.text.args), note.warning) for note in told]


def _plain(args: Sequence[object]) -> list[object]:
    return [_word(arg) for arg in args]


def _word(arg: object) -> object:
    if getattr(arg, "id", "") == "seat":
        return arg.args[0]  # type: ignore[attr-defined]
    if isinstance(arg, int):
        return arg
    name = str(getattr(arg, "id", arg))
    return name.removeprefix("chronicle.").removeprefix("card.").removeprefix("suit.").removesuffix(".name")


def refusal(state: ChronicleState, src: tuple[str, int], at: int, dst: tuple[str, int] | None = None) -> str:
    """The id of what the decider is told when it tries this; empty: it may."""
    view = GAME.view(state, state.decider())
    reason = GAME.why_not(view, Attempt(Place(*src), at, Place(*dst) if dst else None))
    return "" if reason is None else reason.text.id.removeprefix("chronicle.why.")
