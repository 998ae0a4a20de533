"""Positions of Earth vs Skaxar as text, and moves played in them. Seat 0 has Earth, seat 1 the Skaxar.

Cards are written by their ids, "goshawk gun_pod rivet": gear follows its ship. A deck is written in the order in which
it will be turned up. Cards that are not written are not in the game, but for asteroids: five lie within reach.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from desktop.engine.events import Event
from desktop.engine.game import Note
from desktop.engine.infoset import InfoSet
from desktop.games.fleet import GAME
from desktop.games.fleet.cards import CATALOG, NAMES, SHIP
from desktop.games.fleet.dealer import BUYS
from desktop.games.fleet.rules import COURSE
from desktop.games.fleet.state import (
    ASTEROIDS,
    BAY,
    DEALER,
    DECK,
    END,
    FIELD,
    FLIPPED,
    HARVESTED,
    MARKET,
    MONEY,
    PHASE,
    RECOVERY,
    ROCKS,
    SCRAP,
    SHOP,
    SIDE,
    TURN,
    USED,
    WINNER,
    FleetState,
)

Test = TypeVar("Test", bound=Callable[..., None])
FIVE = "asteroid_1000 asteroid_2000 asteroid_3000 asteroid_4000 asteroid_5000"
PILES: dict[str, int | Sequence[int]] = {
    "fleet": DECK, "formation": FIELD, "bay": BAY, "scrap": SCRAP,
    "dealer": DEALER, "shop": SHOP, "used": USED, "rocks": ROCKS, "asteroids": ASTEROIDS, "harvested": HARVESTED,
}  # fmt: skip


def ruling(*_names: str) -> Callable[[Test], Test]:
    """Says which rulings a test shows; test_rulings.py reads the names off the source."""
    return lambda test: test


def blank(fleets: Sequence[str] = ("", ""), formations: Sequence[str] = ("", ""), bays: Sequence[str] = ("", ""),
          scraps: Sequence[str] = ("", ""), shop: str = "", dealer: str = "", asteroids: str = FIVE, rocks: str = "",
          money: Sequence[int] = (8, 8), turn: int = 5, **options: object) -> FleetState:  # fmt: skip
    """Cards on the table, and nobody to do anything yet. Money is in thousands."""
    state = GAME.blank(GAME.setting(2, "battle", GAME.settle(options)))
    assert isinstance(state, FleetState)
    for seat in (0, 1):
        state.counters[SIDE[seat]] = seat
        state.counters[MONEY[seat]] = money[seat] * 1000
        for zones, texts in ((FIELD, formations), (BAY, bays), (SCRAP, scraps)):
            fill(state, zones[seat], texts[seat].split())
        fill(state, DECK[seat], fleets[seat].split()[::-1])
    for zone, text in ((SHOP, shop), (DEALER, dealer), (ASTEROIDS, asteroids), (ROCKS, rocks)):
        fill(state, zone, text.split())
    state.counters[TURN] = turn
    state.stack.append(COURSE)
    state.log = []
    return state


def fill(state: FleetState, zone: int, names: Sequence[str]) -> None:
    """Put cards into a zone."""
    for name in names:
        state.spawn(CATALOG.numbers[name], zone)


def flipping(**table: object) -> FleetState:
    """A battle is over: the next turn begins, up to the first choice."""
    state = blank(**table)  # type: ignore[arg-type]
    state.counters[PHASE] = RECOVERY
    state.log = []
    state.advance()
    return state


def market(earth: str, skaxar: str, seat: int = 0, last: int = 1, flipped: Sequence[int | None] = (None, None),
           **table: object) -> FleetState:  # fmt: skip
    """Both have flipped, by default the last ship of each formation, and a seat may buy; -1: nothing was flipped."""
    state = blank(formations=(earth, skaxar), **table)  # type: ignore[arg-type]
    for side, at in enumerate(flipped):
        field = state.zones[FIELD[side]]
        state.counters[FLIPPED[side]] = max(n for n, card in enumerate(field) if SHIP[card]) if at is None else at
    state.counters[PHASE] = MARKET
    state.stack.append(BUYS[seat][last])
    state.log = []
    return state


def play(state: FleetState, *texts: str) -> FleetState:
    """Play these actions, each of them legal; the log starts anew with each call."""
    state.log = []
    for text in texts:
        action = GAME.verbs.parse(text)
        assert action in state.legal(), f"{text} is not among {legal(state)}"
        state.apply(action)
    return state


def legal(state: FleetState) -> list[str]:
    """What may be done."""
    return [GAME.verbs.text(action) for action in state.legal()]


def pile(state: FleetState, zone: str, seat: int = -1) -> str:
    """The cards of a zone; a deck in the order in which it will be turned up."""
    where = PILES[zone]
    cards = state.zones[where if isinstance(where, int) else where[seat]]
    return " ".join(NAMES[card] for card in (cards[::-1] if zone == "fleet" else cards))


def money(state: FleetState) -> list[int]:
    """Both seats' money, in thousands."""
    return [state.counters[MONEY[seat]] // 1000 for seat in (0, 1)]


def ending(state: FleetState) -> tuple[int, int]:
    """Who won (-1: nobody), and why."""
    return state.counters[WINNER], state.counters[END]


def notes(state: FleetState, *keys: str) -> list[tuple[str, int, int]]:
    """Key, seat and value of the notes of these kinds."""
    log: list[Event] = state.log or []
    return [(event.key, event.seat, event.value) for event in log if event.verb == "note" and event.key in keys]


def preview(state: FleetState, text: str) -> list[tuple[object, ...]]:
    """What the decider is told before an action: ids without their head, with what stands in the gaps."""
    told: tuple[Note, ...] = GAME.preview(InfoSet(GAME, state, state.decider()), GAME.verbs.parse(text))
    return [(note.text.id.removeprefix("fleet.note."), *_plain(note.text.args), note.warning) for note in told]


def _plain(args: Sequence[object]) -> list[object]:
    """Sums of money by their thousands, names by their ids."""
    return [arg if isinstance(arg, int) else (*getattr(arg, "args", ()), getattr(arg, "id", arg))[0] for arg in args]
