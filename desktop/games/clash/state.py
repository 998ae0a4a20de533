"""A position of Clash of Decks: hand rows with the tower in them, four lanes, damage and marks.

Lanes run from the Bridge outwards: place 0 is nearest to it. A hand row runs from left to right.
"""

from typing import Any, Final, Self

from desktop.engine.events import Place
from desktop.engine.setting import EVERYONE, CounterDef, Setting, Value, ZoneDef
from desktop.engine.state import State, StateError, read_int, read_list, read_table, zone_name
from desktop.games.clash.cards import CASTS, CATALOG, HEALTH, STRONGHOLD, TOWER

UPPER: Final = 0
LOWER: Final = 1
LANES: Final = ("upper", "lower")

HAND: Final = (0, 1)
LANE: Final = ((2, 3), (4, 5))  # by seat, then lane
PICKED: Final = (6, 7)
OFFER: Final = 8
POOL: Final = 9
CASTING: Final = 10

MANA: Final = 0
TURN: Final = 1
ROUND: Final = 2
INCOME: Final = 3
COUNTERS: Final = (CounterDef("mana"), CounterDef("turn"), CounterDef("round"), CounterDef("income"))

ZONES: Final = (
    ZoneDef(Place("hand", 0), sees=1, pool="hand:0"),
    ZoneDef(Place("hand", 1), sees=2, pool="hand:1"),
    *(ZoneDef(Place(lane, seat)) for seat in (0, 1) for lane in LANES),
    ZoneDef(Place("picked", 0)),
    ZoneDef(Place("picked", 1)),
    ZoneDef(Place("offer")),
    ZoneDef(Place("pool"), sees=0, pool="pool"),
    ZoneDef(Place("casting")),
)
_HIDDEN: Final = tuple(z for z, zone in enumerate(ZONES) if zone.sees != EVERYONE)


def make_setting(mode: str, options: dict[str, Value]) -> Setting:
    """The fixed frame of a game with these options."""
    return Setting("clash", 2, mode, options, CATALOG, ZONES, COUNTERS)


class ClashState(State):
    """The units table is three small things: damage this turn, who entered, who was struck."""

    __slots__ = ("damage", "entered", "exposed_falls", "loser", "struck")

    damage: dict[int, int]  # by card, this turn, in play
    entered: int  # the cards that entered this turn
    struck: int  # the cards that met this turn's first damage (Ruling 6)
    loser: int  # the seat whose Stronghold fell
    exposed_falls: bool

    def start(self, setting: Setting, seed: int) -> None:
        """A fresh, empty position."""
        State.start(self, setting, seed)
        self.damage = {}
        self.entered = 0
        self.struck = 0
        self.loser = -1
        self.exposed_falls = bool(setting.options["exposed_tower_falls"])

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = type(self)()
        new.setting = self.setting
        new.zones = [zone.copy() for zone in self.zones]
        new.known = known = self.known.copy()
        for zone in _HIDDEN:
            known[zone] = known[zone].copy()  # type: ignore[union-attr]
        new.counters = self.counters.copy()
        new.stack = self.stack.copy()
        new.rng = self.rng
        new.log = None
        new.learned = 0
        new.over = self.over
        new.damage = self.damage.copy()
        new.entered = self.entered
        new.struck = self.struck
        new.loser = self.loser
        new.exposed_falls = self.exposed_falls
        return new

    def course(self) -> tuple[object, ...]:
        """Also what the units table says."""
        return (*State.course(self), tuple(sorted(self.damage.items())), self.entered, self.struck)

    def slot(self, zone: int, at: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
        """Units carry their damage and the marks `entered` and `struck`."""
        if not LANE[0][0] <= zone <= LANE[1][1]:
            return (), 0, ()
        card = self.zones[zone][at]
        marks = [mark for mark, cards in (("entered", self.entered), ("struck", self.struck)) if cards >> card & 1]
        return tuple(marks), self.damage.get(card, 0), ()

    def to_json(self) -> dict[str, object]:
        """The whole position."""
        names = self.setting.catalog.names
        in_play = [card for seat in (0, 1) for zone in LANE[seat] for card in self.zones[zone]]
        return {
            **State.to_json(self),
            "damage": {names[card]: damage for card, damage in sorted(self.damage.items())},
            "entered": [names[card] for card in in_play if self.entered >> card & 1],
            "struck": [names[card] for card in in_play if self.struck >> card & 1],
            "loser": self.loser,
        }

    def read_json(self, data: object) -> None:
        """Fill a started position; StateError says where the data does not hold."""
        State.read_json(self, data)
        table = read_table(data, "state")
        self.loser = read_int(table.get("loser"), "state.loser", -1, 1)
        for name, damage in read_table(table.get("damage"), "state.damage").items():
            card = self._unit(name, f"state.damage.{ascii(name[:20])[1:-1]}")
            self.damage[card] = read_int(damage, f"state.damage.{name}", 1, HEALTH[card] - 1)
        for field in ("entered", "struck"):
            cards = [self._unit(name, f"state.{field}") for name in read_list(table.get(field), f"state.{field}")]
            setattr(self, field, sum(1 << card for card in set(cards)))
        self._check_zones()
        self._check_course()

    def _unit(self, name: object, place: str) -> int:
        card = self.setting.catalog.numbers.get(name, -1) if isinstance(name, str) else -1
        if not any(card in self.zones[zone] for seat in (0, 1) for zone in LANE[seat]):
            raise StateError(place, "names no unit in play")
        return card

    def _check_zones(self) -> None:
        """A tower in each hand, units alone in lanes, nothing left in the air."""
        for z, (zone, cards) in enumerate(zip(ZONES, self.zones, strict=True)):
            towers = sum(card >= TOWER for card in cards)
            if towers != (z in HAND):
                raise StateError(f"state.zones.{zone_name(zone.place)}", "a tower lies in each hand, and nowhere else")
            if LANE[0][0] <= z <= LANE[1][1] and any(CASTS[card] for card in cards):
                raise StateError(f"state.zones.{zone_name(zone.place)}", "an incantation cannot stand in a lane")
        if self.zones[CASTING]:
            raise StateError("state.zones.casting", "must be empty between two decisions")
        for seat in (0, 1):
            known = self.known[HAND[seat]]
            assert known is not None
            if any(not mask >> seat & 1 for mask in known):
                raise StateError(f"state.known.hand:{seat}", "a seat knows its own hand")
            if known[self.tower_at(seat)] != self.setting.everyone:
                raise StateError(f"state.known.hand:{seat}", "everybody knows where a tower is")

    def _check_course(self) -> None:
        """One frame waits, and the cards lie as they can lie there; a lost game is over."""
        if self.loser >= 0 and not self.over:
            raise StateError("state.loser", "has lost a game that is not over")
        frame: Any = self.stack[-1] if self.stack else None
        if not self.over and (len(self.stack) != 1 or not frame.fits(self)):
            raise StateError("state.stack", "does not fit the cards on the table")

    # ---- looking

    def tower_at(self, seat: int) -> int:
        """The place of the seat's tower in its hand row."""
        for at, card in enumerate(self.zones[HAND[seat]]):
            if card >= TOWER:
                return at
        raise AssertionError("a tower is always in the hand row")

    def is_stronghold(self, seat: int) -> bool:
        """Whether the Watchtower has fallen."""
        return STRONGHOLD in self.zones[HAND[seat]]

    def to_the_end(self, seat: int) -> int:
        """How many cards stand right of the tower."""
        return len(self.zones[HAND[seat]]) - 1 - self.tower_at(seat)
