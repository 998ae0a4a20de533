"""A position of Barbarossa: the Field with its piles, and each seat's deck, hand, zones and discard pile.

The deploying zone lies in two halves, active and fatigued cards, so that copies are alike where they lie and no table
of units is needed. The top of every pile is its end. The purse is the one of the seat whose turn it is; DP never stay.
"""

from typing import Any, Final, Self

from desktop.engine.events import Place
from desktop.engine.setting import EVERYONE, CounterDef, Setting, Value, ZoneDef
from desktop.engine.state import State, StateError, read_int, zone_name
from desktop.games.barbarossa.cards import AID as IS_AID
from desktop.games.barbarossa.cards import (
    CARDS,
    CATALOG,
    CITY,
    EVENT,
    HILL,
    NAMES,
    OBJECTIVE,
    POSITION,
    RED,
    TABLE,
    UNIT,
    VP,
)  # fmt: skip
from desktop.games.barbarossa.verbs import MOST_SEATS

_SUPPLY: Final = tuple(c for c, table in enumerate(TABLE) if table in ("transport", "unit", "plan"))
PILES: Final = (*(NAMES[c] for c in _SUPPLY), "aid", "hill", "position", "city")  # in the order of the table
AIDS: Final = len(_SUPPLY)
HILLS: Final = AIDS + 1
POSITIONS: Final = AIDS + 2
CITIES: Final = AIDS + 3
EVENTS: Final = AIDS + 4
REVEALED: Final = AIDS + 5
BOX: Final = AIDS + 6


def _zone_of_each_seat(n: int) -> tuple[int, ...]:
    return tuple(BOX + 1 + 6 * seat + n for seat in range(MOST_SEATS))


DECK: Final = _zone_of_each_seat(0)
HAND: Final = _zone_of_each_seat(1)
PLAYING: Final = _zone_of_each_seat(2)
DEPLOYED: Final = _zone_of_each_seat(3)
FATIGUED: Final = _zone_of_each_seat(4)
DISCARD: Final = _zone_of_each_seat(5)
FOR_SALE: Final = (*range(len(_SUPPLY)), AIDS)


def _pile_of(card: int) -> int:
    if IS_AID[card]:
        return AIDS
    if EVENT[card]:
        return EVENTS
    if CITY[card]:
        return CITIES
    return {HILL: HILLS, POSITION: POSITIONS}[card] if OBJECTIVE[card] else _SUPPLY.index(card)


PILE: Final = tuple(_pile_of(card) for card in range(len(CARDS)))  # where a card returns to

# Phases, as the counter tells them.
ACTIVATION: Final = 0
OPERATION: Final = 1
REINFORCEMENT: Final = 2
ENDING: Final = 3
# Why a game ended.
MOSCOW: Final = 1
LIMIT: Final = 2

_COUNTERS: Final = (
    "round", "phase", "player", "first", "op", "sp", "rp", "bp", "attacked", "target", "cost", "hq", "spared", "boxed",
    "fallen", "end",
)  # fmt: skip
ROUND: Final = 0
PHASE: Final = 1
TURN: Final = 2
FIRST: Final = 3
OP: Final = 4
SP: Final = 5
RP: Final = 6
BP: Final = 7
ATTACKED: Final = 8
TARGET: Final = 9
COST: Final = 10
HQ: Final = 11
SPARED: Final = 12
BOXED: Final = 13
FALLEN: Final = 14
END: Final = 15
VICTORY: Final = tuple(len(_COUNTERS) + seat for seat in range(MOST_SEATS))  # all that a seat's cards are worth


def make_setting(seats: int, mode: str, options: dict[str, Value]) -> Setting:
    """The fixed frame of a game with these options."""
    zones = [ZoneDef(Place(name)) for name in PILES]
    zones += [ZoneDef(Place("event"), sees=0, pool="event"), ZoneDef(Place("revealed")), ZoneDef(Place("box"))]
    for seat in range(seats):
        zones += [
            ZoneDef(Place("deck", seat), sees=0, pool=f"seat:{seat}"),
            ZoneDef(Place("hand", seat), sees=1 << seat, pool=f"seat:{seat}"),
            *(ZoneDef(Place(name, seat)) for name in ("playing", "deployed", "fatigued", "discard")),
        ]
    names = (*_COUNTERS, *(f"vp:{seat}" for seat in range(seats)))
    return Setting("barbarossa", seats, mode, options, CATALOG, tuple(zones), tuple(map(CounterDef, names)))


class BarbarossaState(State):
    """Zones and counters say everything."""

    __slots__ = ()

    def start(self, setting: Setting, seed: int) -> None:
        """A fresh, empty position."""
        State.start(self, setting, seed)
        for counter in (TARGET, SPARED, BOXED):
            self.counters[counter] = -1

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = type(self)()
        new.setting = self.setting
        new.zones = [zone.copy() for zone in self.zones]
        new.known = known = self.known.copy()
        known[EVENTS] = known[EVENTS].copy()  # type: ignore[union-attr]
        for deck in range(DECK[0], len(known), 6):
            known[deck] = known[deck].copy()  # type: ignore[union-attr]
            known[deck + 1] = known[deck + 1].copy()  # type: ignore[union-attr]
        new.counters = self.counters.copy()
        new.stack = self.stack.copy()
        new.rng = self.rng
        new.log = None
        new.learned = 0
        new.over = self.over
        return new

    # ---- movers of this game

    def gained(self, seat: int, card: int) -> None:
        """A card has become one of the seat's."""
        if VP[card]:
            self.count(VICTORY[seat], self.counters[VICTORY[seat]] + VP[card])

    def lost(self, seat: int, card: int) -> None:
        """A card is no longer one of the seat's."""
        if VP[card]:
            self.count(VICTORY[seat], self.counters[VICTORY[seat]] - VP[card])

    def return_to_field(self, src: int, at: int) -> None:
        """Rulebook 5-4: to the bottom of its pile."""
        self.move(src, at, PILE[self.zones[src][at]], 0)

    # ---- JSON form

    def read_json(self, data: object) -> None:
        """Fill a started position; StateError says where the data does not hold."""
        State.read_json(self, data)
        self._check_zones()
        self._check_counters()
        frames: list[Any] = self.stack[1:]
        turn = self.counters[TURN]  # nobody else is ever asked
        if not self.over and (
            self.stack[0].asks or not all(getattr(frame, "seat", turn) == turn and frame.fits(self) for frame in frames)
        ):
            raise StateError("state.stack", "does not fit the cards on the table")

    def _check_zones(self) -> None:
        """Each pile holds its own cards, and nobody knows less than the place itself shows."""
        seats = self.setting.seats
        for z, (zone, cards) in enumerate(zip(self.setting.zones, self.zones, strict=True)):
            place = f"state.zones.{zone_name(zone.place)}"
            if z <= EVENTS and any(PILE[card] != z for card in cards):
                raise StateError(place, "holds a card of another pile")
            if z == REVEALED and (len(cards) > 1 or any(not EVENT[card] for card in cards)):
                raise StateError(place, "holds what is no event, or more than one")
            if zone.place.zone == "fatigued" and any(not UNIT[card] and not IS_AID[card] for card in cards):
                raise StateError(place, "holds a card that is never fatigued")
            sees = self.setting.sees[z]
            if zone.sees != EVERYONE and any(mask & sees != sees for mask in self.known[z] or ()):
                raise StateError(f"state.known.{zone_name(zone.place)}", "hides a card from a seat that looks in here")
        lying = [card for seat in range(seats) for card in self.zones[DEPLOYED[seat]] if EVENT[card]]
        if any(RED[card] != "assign" for card in lying):
            raise StateError("state.zones", "hold an event in a deploying zone that does not go there")

    def _check_counters(self) -> None:
        seats = self.setting.seats
        bounds = {
            ROUND: (1, 10_000), PHASE: (ACTIVATION, ENDING), TURN: (0, seats - 1), FIRST: (0, seats - 1),
            OP: (0, 999), SP: (0, 999), RP: (0, 999), BP: (0, 999), ATTACKED: (0, 1), TARGET: (-1, len(CARDS) - 1),
            COST: (0, 999), HQ: (0, 1), SPARED: (-1, len(CARDS) - 1), BOXED: (0, len(PILES) - 1), FALLEN: (0, 1),
            END: (0, LIMIT),
        }  # fmt: skip
        for counter, (low, high) in bounds.items():
            read_int(self.counters[counter], f"state.counters.{_COUNTERS[counter]}", low, high)
        target = self.counters[TARGET]
        if target >= 0 and not OBJECTIVE[target]:
            raise StateError("state.counters.target", "is no objective")
        spared = self.counters[SPARED]
        if spared >= 0 and (not EVENT[spared] or spared not in self.zones[DEPLOYED[self.counters[TURN]]]):
            raise StateError("state.counters.spared", "is no event that lies before the seat whose turn it is")
        for seat in range(seats):
            if self.counters[VICTORY[seat]] != self.worth(seat):
                raise StateError(f"state.counters.vp:{seat}", "is not what the cards of the seat are worth")
        if self.over != bool(self.counters[END]):
            raise StateError("state.counters.end", "does not fit a game that is over, or one that goes on")

    def worth(self, seat: int) -> int:
        """All that a seat's cards are worth, added up."""
        return sum(VP[card] for zone in range(DECK[seat], DECK[seat] + 6) for card in self.zones[zone])
