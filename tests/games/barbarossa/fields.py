"""Positions of Barbarossa as text, and moves played in them. Seat 0 is to move unless said otherwise.

Cards are written by their ids, "horses trucks"; a deck in the order in which it will be drawn, the events in the order
in which they will be turned up. The Field holds every other card of the game, so that all cards are there; `cities` is
the pile of cities from its top down, with all others in the box.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from desktop.engine.events import Place
from desktop.engine.game import Note
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import OPEN
from desktop.engine.text import Text
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import CATALOG, COPIES, NAMES
from desktop.games.barbarossa.state import (
    BOX,
    BOXED,
    CITIES,
    DECK,
    DEPLOYED,
    DISCARD,
    EVENTS,
    FATIGUED,
    HAND,
    OPERATION,
    PHASE,
    PILE,
    PLAYING,
    REINFORCEMENT,
    ROUND,
    TURN,
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.turn import COURSE, ENDINGS, OPERATIONS, REINFORCEMENTS, begin_turn

Test = TypeVar("Test", bound=Callable[..., None])
ALL_CITIES = "minsk odessa smolensk rostov voronezh kharkov kiev tula sevastopol leningrad stalingrad moscow"
ZONES = {
    "deck": DECK, "hand": HAND, "playing": PLAYING, "deployed": DEPLOYED, "fatigued": FATIGUED, "discard": DISCARD,
}  # fmt: skip
POINTS = ("op", "sp", "rp", "bp")


def ruling(*_names: str) -> Callable[[Test], Test]:
    """Says which rulings a test shows; test_rulings.py reads the names off the source."""
    return lambda test: test


def card(name: str) -> int:
    """A card's number."""
    return CATALOG.numbers[name]


def blank(seats: int = 2, cities: str = ALL_CITIES, events: str = "", round: int = 5, box: str = "",
          options: dict[str, Any] | None = None, **areas: Sequence[str] | str) -> BarbarossaState:  # fmt: skip
    """Cards on the table, and nobody to do anything yet. An area of seat 0 alone may be given as one text."""
    state = GAME.blank(GAME.setting(seats, "campaign", GAME.settle(options or {})))
    assert isinstance(state, BarbarossaState)
    left = list(COPIES)

    def fill(zone: int, text: str, top_first: bool = False) -> None:
        names = text.split()
        for name in reversed(names) if top_first else names:
            left[card(name)] -= 1
            state.spawn(card(name), zone)

    for area, texts in areas.items():
        for seat, text in enumerate([texts] if isinstance(texts, str) else texts):
            fill(ZONES[area][seat], text, top_first=area == "deck")
    fill(BOX, box)
    fill(CITIES, cities, top_first=True)
    for number in range(len(NAMES)):
        for _ in range(left[number]):
            state.spawn(number, BOX if PILE[number] == CITIES else PILE[number])
    for name in reversed(events.split()):
        zone = state.zones[EVENTS]
        state.move(EVENTS, zone.index(card(name)), EVENTS)
    state.known[EVENTS] = [0] * len(state.zones[EVENTS])
    state.counters[ROUND] = round
    state.counters[BOXED] = 19
    for seat in range(seats):
        state.counters[VICTORY[seat]] = state.worth(seat)
    state.stack.append(COURSE)
    state.log = []
    return state


def _purse(state: BarbarossaState, points: dict[str, int]) -> None:
    for name, amount in points.items():
        state.counters[_counter(state, name)] = amount


def _counter(state: BarbarossaState, name: str) -> int:
    return next(n for n, counter in enumerate(state.setting.counters) if counter.name == name)


def turn(seat: int = 0, **table: Any) -> BarbarossaState:
    """A turn begins."""
    state = blank(**table)
    state.counters[TURN] = seat
    begin_turn(state, seat)
    state.advance()
    return state


def operation(seat: int = 0, op: int = 1, sp: int = 0, rp: int = 0, bp: int = 0, hq: int = 0,
              attacked: int = 0, **table: Any) -> BarbarossaState:  # fmt: skip
    """In the Operation Phase of a seat, with these points."""
    state = blank(**table)
    _purse(state, {"op": op, "sp": sp, "rp": rp, "bp": bp, "hq": hq, "attacked": attacked})
    state.counters[TURN] = seat
    state.counters[PHASE] = OPERATION
    state.stack.append(OPERATIONS[seat])
    return state


def reinforcement(seat: int = 0, sp: int = 0, rp: int = 1, **table: Any) -> BarbarossaState:
    """In the Reinforcement Phase of a seat."""
    state = blank(**table)
    _purse(state, {"sp": sp, "rp": rp})
    state.counters[TURN] = seat
    state.counters[PHASE] = REINFORCEMENT
    state.stack.append(REINFORCEMENTS[seat])
    return state


def ending(seat: int = 0, **table: Any) -> BarbarossaState:
    """In the Ending Phase of a seat that has cards in hand."""
    state = blank(**table)
    state.counters[TURN] = seat
    state.counters[PHASE] = REINFORCEMENT + 1
    state.stack.append(ENDINGS[seat])
    return state


def play(state: BarbarossaState, *texts: str) -> BarbarossaState:
    """Play these actions, each of them legal, and what is forced after each; the log starts anew with each call."""
    state.log = []
    for text in texts:
        action = GAME.verbs.parse(text)
        assert action in state.legal(), f"{text} is not among {legal(state)}"
        state.apply(action)
    return state


def forced(state: BarbarossaState) -> BarbarossaState:
    """Whatever has one option only."""
    while not state.over and len(state.legal()) == 1:
        state.apply(state.legal()[0])
    return state


def legal(state: BarbarossaState) -> list[str]:
    """What may be done."""
    return [GAME.verbs.text(action) for action in state.legal()]


def pile(state: BarbarossaState, zone: str, seat: int = 0) -> str:
    """The cards of a zone, sorted; a pile of the Field from its top down."""
    if zone in ZONES:
        return " ".join(sorted(NAMES[number] for number in state.zones[ZONES[zone][seat]]))
    slots = GAME.view(state, OPEN).zones[Place(zone)] or ()
    return " ".join(NAMES[slot.card] for slot in reversed(slots) if slot.card is not None)


def purse(state: BarbarossaState) -> str:
    """The points that are there: "1 op 2 bp"."""
    amounts = [(state.counters[_counter(state, name)], name) for name in POINTS]
    return " ".join(f"{amount} {name}" for amount, name in amounts if amount)


def counter(state: BarbarossaState, name: str) -> int:
    """A counter by its name."""
    return state.counters[_counter(state, name)]


def vp(state: BarbarossaState) -> list[int]:
    """Everybody's victory points."""
    return [state.counters[VICTORY[seat]] for seat in range(state.setting.seats)]


def notes(state: BarbarossaState, *keys: str) -> list[tuple[str, int, str, int]]:
    """Key, seat, card and value of the notes of these kinds."""
    return [
        (event.key, event.seat, NAMES[event.card] if event.card >= 0 else "", event.value)
        for event in state.log or []
        if event.verb == "note" and event.key in keys
    ]


def preview(state: BarbarossaState, text: str) -> list[tuple[object, ...]]:
    """What the decider is told before an action: ids without their head, with what stands in the gaps."""
    told: tuple[Note, ...] = GAME.preview(InfoSet(GAME, state, state.decider()), GAME.verbs.parse(text))
    return [(note.text.id.removeprefix("barbarossa.note."), *plain(note.text.args), note.warning) for note in told]


def plain(args: Sequence[object]) -> list[object]:
    """Numbers as they are, names by the last word but one of their ids."""
    return [arg.id.removesuffix(".name").rpartition(".")[2] if isinstance(arg, Text) else arg for arg in args]


def quotes(_name: str, _text: str) -> Callable[[Test], Test]:
    """Says which card a test shows and quotes its text; test_texts.py compares both with the sheet of sentences."""
    return lambda test: test
