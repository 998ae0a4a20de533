"""A position of Earth vs Skaxar: for each seat its fleet, formation, Repair Bay and scrap; the shop and the asteroids.

The top of a deck is its end. In a formation each ship is followed by its gear, so that no table of units is needed. The
marks are small: which ship of a seat was flipped this turn (a counter, its place) and which ships are helpers.
"""

from typing import Any, Final, Self

from desktop.engine.events import Place
from desktop.engine.setting import EVERYONE, CounterDef, Setting, Value, ZoneDef
from desktop.engine.state import State, StateError, read_list, read_table, zone_name
from desktop.games.fleet.cards import CATALOG, COIN, FLEET, GEAR, KIND, KINDS, NAMES, SHIP
from desktop.games.fleet.coins import payable
from desktop.games.fleet.verbs import FIELD_SIZE

SHOP_SIZE: Final = 6

DECK: Final = (0, 1)  # by seat
FIELD: Final = (2, 3)
BAY: Final = (4, 5)
SCRAP: Final = (6, 7)
DEALER: Final = 8
SHOP: Final = 9
USED: Final = 10
ROCKS: Final = 11
ASTEROIDS: Final = 12
HARVESTED: Final = 13

ZONES: Final = (
    *(ZoneDef(Place("fleet", seat), sees=0, pool=f"fleet:{seat}") for seat in (0, 1)),
    *(ZoneDef(Place("formation", seat)) for seat in (0, 1)),
    *(ZoneDef(Place("bay", seat)) for seat in (0, 1)),
    *(ZoneDef(Place("scrap", seat)) for seat in (0, 1)),
    ZoneDef(Place("dealer"), sees=0, pool="dealer"),
    ZoneDef(Place("shop")),
    ZoneDef(Place("used")),
    ZoneDef(Place("rocks"), sees=0, pool="asteroids"),
    ZoneDef(Place("asteroids"), sees=0, pool="asteroids"),
    ZoneDef(Place("harvested")),
)
_HIDDEN: Final = tuple(z for z, zone in enumerate(ZONES) if zone.sees != EVERYONE)

# Phases, as the counter tells them.
FLIP: Final = 0
MARKET: Final = 1
COMBAT: Final = 2
RECOVERY: Final = 3
# Why a game ended.
STRANDED: Final = 1
BOTH_STRANDED: Final = 2
FROZEN: Final = 3
LIMIT: Final = 4

TURN: Final = 0
PHASE: Final = 1
MONEY: Final = (2, 3)
SIDE: Final = (4, 5)
FLIPPED: Final = (6, 7)
BOUGHT: Final = 8
WINNER: Final = 9
END: Final = 10
_NAMES: Final = (
    "turn",
    "phase",
    "money:0",
    "money:1",
    "fleet:0",
    "fleet:1",
    "flipped:0",
    "flipped:1",
    "bought",
    "winner",
    "end",
)
COUNTERS: Final = tuple(CounterDef(name) for name in _NAMES)


def make_setting(mode: str, options: dict[str, Value]) -> Setting:
    """The fixed frame of a game with these options."""
    return Setting("fleet", 2, mode, options, CATALOG, ZONES, COUNTERS)


class FleetState(State):
    """Zones and counters, and the set of helpers."""

    __slots__ = ("helpers",)

    helpers: int  # the ships that Reinforcements brought: a bit each

    def start(self, setting: Setting, seed: int) -> None:
        """A fresh, empty position."""
        State.start(self, setting, seed)
        self.helpers = 0
        for counter in (*FLIPPED, WINNER):
            self.counters[counter] = -1

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
        new.helpers = self.helpers
        return new

    def course(self) -> tuple[object, ...]:
        """Also who helps."""
        return (*State.course(self), self.helpers)

    def slot(self, zone: int, at: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
        """Ships in formation carry the marks `flipped` and `helper`."""
        if zone not in FIELD:
            return (), 0, ()
        if at == self.counters[FLIPPED[zone - FIELD[0]]]:
            return ("flipped",), 0, ()
        return (("helper",) if self.helpers >> self.zones[zone][at] & 1 else ()), 0, ()

    # ---- looking

    def gear_after(self, seat: int, at: int) -> int:
        """The place behind a ship and all its gear."""
        field = self.zones[FIELD[seat]]
        at += 1
        while at < len(field) and GEAR[field[at]]:
            at += 1
        return at

    def can_flip(self, seat: int) -> bool:
        """Whether the seat's fleet or Repair Bay has a ship."""
        return bool(self.zones[DECK[seat]] or self.zones[BAY[seat]])

    # ---- JSON form

    def to_json(self) -> dict[str, object]:
        """The whole position."""
        in_play = [card for zone in FIELD for card in self.zones[zone]]
        return {**State.to_json(self), "helpers": [NAMES[card] for card in in_play if self.helpers >> card & 1]}

    def read_json(self, data: object) -> None:
        """Fill a started position; StateError says where the data does not hold."""
        State.read_json(self, data)
        in_play = {NAMES[card]: card for zone in FIELD for card in self.zones[zone] if SHIP[card]}
        names = read_list(read_table(data, "state").get("helpers"), "state.helpers")
        if any(not isinstance(name, str) or name not in in_play for name in names) or len(set(names)) < len(names):
            raise StateError("state.helpers", "must be ships in a formation, each once")
        self.helpers = sum(1 << in_play[name] for name in names)
        self._check_counters()
        self._check_zones()
        frame: Any = self.stack[-1] if self.stack else None
        if not self.over and (len(self.stack) != 2 or self.stack[0].asks or not frame.fits(self)):
            raise StateError("state.stack", "does not fit the cards on the table")

    def _check_counters(self) -> None:
        """Fleets, money in coins, flipped ships; a game is over when it says why."""
        counters = self.counters
        if {counters[SIDE[0]], counters[SIDE[1]]} != {0, 1}:
            raise StateError("state.counters.fleet:0", "and fleet:1 must be 0 and 1: a fleet for each seat")
        money = [counters[MONEY[seat]] for seat in (0, 1)]
        if min(money) < 0 or any(each % COIN for each in money) or not payable(*money):
            raise StateError("state.counters.money:0", "and money:1 are no money that the coins of the game make")
        for seat in (0, 1):
            at, field = counters[FLIPPED[seat]], self.zones[FIELD[seat]]
            if at != -1 and not (0 <= at < len(field) and SHIP[field[at]]):
                raise StateError(f"state.counters.flipped:{seat}", "is no ship's place in the formation")
        if not FLIP <= counters[PHASE] <= RECOVERY or counters[BOUGHT] < 0 or counters[TURN] < 0:
            raise StateError("state.counters", "hold a number that no game comes to")
        if not -1 <= counters[WINNER] <= 1 or not 0 <= counters[END] <= LIMIT or self.over != bool(counters[END]):
            raise StateError("state.counters.end", "does not fit a game that is over, or one that goes on")

    def _check_zones(self) -> None:
        """Each kind of card lies where it can lie, and nobody has looked into a hidden place."""
        for z, (zone, cards) in enumerate(zip(ZONES, self.zones, strict=True)):
            place = f"state.zones.{zone_name(zone.place)}"
            seat = zone.place.seat
            if seat >= 0:
                side = self.counters[SIDE[seat]]
                fits = all(FLEET[card] == side or (z in FIELD and GEAR[card]) for card in cards)
                if z in FIELD and cards and not SHIP[cards[0]]:
                    raise StateError(place, "begins with gear that no ship carries")
            elif z in (DEALER, SHOP, USED):
                fits = all(KIND[card] in KINDS for card in cards)
            else:
                fits = all(KIND[card] == "asteroid" for card in cards)
            if not fits:
                raise StateError(place, "holds a card that cannot lie there")
            if len(cards) > {SHOP: SHOP_SIZE, ASTEROIDS: FIELD_SIZE}.get(z, len(cards)):
                raise StateError(place, "holds more cards than have room")
            if any(self.known[z] or ()):
                raise StateError(f"state.known.{zone_name(zone.place)}", "knows a card that nobody has seen")
