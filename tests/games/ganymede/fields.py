"""Positions of Ganymede as text, and moves played in them.

Cards are written by rank, "8 8 A": a rank that the camp's own colour has is of that colour, any other is black, and
Purple's are purple. Rows, decks (the top is the last) and discard piles are given by camp; who is to do what follows
from the moment: `showdown` lets both rows meet, `drawing` puts the choice to draw before a seat.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from desktop.engine.events import Event
from desktop.engine.game import Note
from desktop.engine.infoset import InfoSet
from desktop.games.ganymede import GAME
from desktop.games.ganymede.cards import BLACK, CATALOG, COPIES, NAMES
from desktop.games.ganymede.drawing import DRAWS, purple_draws
from desktop.games.ganymede.rules import COURSE
from desktop.games.ganymede.state import (
    CAMPS,
    DECK,
    DISC,
    DISCARD,
    DRAWING,
    HP,
    LOOKING,
    PHASE,
    REMOVED,
    ROUND,
    ROW,
    STARTER,
    GanymedeState,
)

Test = TypeVar("Test", bound=Callable[..., None])
SEATS = {"battle": 2, "coop": 2, "three": 3}


def ruling(*_names: str) -> Callable[[Test], Test]:
    """Says which rulings a test shows; test_rulings.py reads the names off the source."""
    return lambda test: test


def card(camp: int, rank: str) -> int:
    """The camp's card of this rank."""
    own = f"{CAMPS[camp]}_{rank}"
    return CATALOG.numbers[own if own in CATALOG.numbers else f"black_{rank}"]


def ranks(cards: Sequence[int]) -> str:
    """Cards as they are written here."""
    return " ".join(NAMES[each].rpartition("_")[2] for each in cards)


def blank(mode: str, hp: Sequence[int] = (15, 15, 15), disc: int = 0, starter: int | None = None,
          decks: Sequence[str] = ("", "", ""), discards: Sequence[str] = ("", "", ""),
          rows: Sequence[str] = ("", "", ""), stacks: bool = True, rounds: int = 3,
          **options: object) -> GanymedeState:  # fmt: skip
    """Cards on the table, and nobody to do anything yet; all rows known to their owners alone."""
    state = GAME.blank(GAME.setting(SEATS[mode], mode, GAME.settle(options)))
    assert isinstance(state, GanymedeState)
    for stack, black in enumerate(BLACK if stacks else ()):
        for _ in range(COPIES[black]):
            state.spawn(black, stack)
    for camp in range(state.camps):
        state.counters[HP[camp]] = hp[camp]
        for zone, texts in ((DECK, decks), (DISCARD, discards), (ROW, rows)):
            for rank in texts[camp].split():
                state.spawn(card(camp, rank), zone[camp])
    state.counters[ROUND], state.counters[PHASE] = rounds, DRAWING
    battle = mode == "battle"
    state.counters[DISC] = disc if battle else -1
    state.counters[STARTER] = (disc if starter is None else starter) if battle else -1
    state.stack.append(COURSE)
    state.log = []
    return state


def showdown(red: str = "", green: str = "", purple: str = "", mode: str = "battle", **more: object) -> GanymedeState:
    """All have drawn: the rows meet, up to the first announcement or removal."""
    state = blank(mode, rows=(red, green, purple), **more)  # type: ignore[arg-type]
    if mode == "coop":
        purple_draws(state)  # it has its A count what it will; its deck is empty
    state.advance()
    return state


def drawing(seat: int = 0, fresh: bool = True, mode: str = "battle", place: int | None = None,
            **more: object) -> GanymedeState:  # fmt: skip
    """A seat has drawn what lies in its row, the last card just now and face down if it is fresh."""
    state = blank(mode, **more)  # type: ignore[arg-type]
    if place is None:
        place = int(state.counters[STARTER] != seat) if mode == "battle" else seat
    if mode == "battle":
        for camp in (0, 1):
            if state.zones[ROW[camp]]:
                state.reveal(ROW[camp], 0, state.setting.everyone)
    state.stack.append(DRAWS[seat][place][fresh])
    return state


def play(state: GanymedeState, *texts: str) -> GanymedeState:
    """Play these actions, each of them legal; the log starts anew with each call."""
    state.log = []
    for text in texts:
        action = GAME.verbs.parse(text)
        assert action in state.legal(), f"{text} is not among {legal(state)}"
        state.apply(action)
    return state


def struck(state: GanymedeState) -> GanymedeState:
    """All 7s add their 2 to the blows that are next; the log goes on."""
    while state.legal() and state.legal()[0].verb == "sevens":
        state.apply(state.legal()[0])
    return state


def legal(state: GanymedeState) -> list[str]:
    """What may be done."""
    return [GAME.verbs.text(action) for action in state.legal()]


def hp(state: GanymedeState) -> list[int]:
    """All hit points."""
    return [state.counters[HP[camp]] for camp in range(state.camps)]


def notes(state: GanymedeState, *keys: str) -> list[tuple[str, int, int]]:
    """Key, seat and value of the notes of these kinds."""
    log: list[Event] = state.log or []
    return [(event.key, event.seat, event.value) for event in log if event.verb == "note" and event.key in keys]


def pile(state: GanymedeState, zone: str, camp: int) -> str:
    """The cards of a camp's zone."""
    zones = {"deck": DECK, "row": ROW, "discard": DISCARD, "removed": REMOVED, "looking": LOOKING}
    return ranks(state.zones[zones[zone][camp]])


def preview(state: GanymedeState, text: str) -> list[tuple[object, ...]]:
    """What the decider is told before an action: ids without their head, with what stands in the gaps."""
    told: tuple[Note, ...] = GAME.preview(InfoSet(GAME, state, state.decider()), GAME.verbs.parse(text))
    return [(note.text.id.removeprefix("ganymede."), *_plain(note.text.args), note.warning) for note in told]


def _plain(args: Sequence[object]) -> list[object]:
    return [getattr(arg, "id", arg) for arg in args]
