"""A position of Ganymede: six open stacks of black cards, and for each camp its deck, row and piles.

The top of a deck is its end. Counters hold all that is public; nothing hidden lies outside the zones.
"""

from typing import Any, Final, Self

from desktop.engine.events import Place
from desktop.engine.setting import EVERYONE, CounterDef, Setting, Value, ZoneDef
from desktop.engine.sight import LOT, TAG
from desktop.engine.state import State, StateError, read_list, read_table, zone_name
from desktop.games.ganymede.cards import ACE, BLACK, CAMP, CATALOG, RANK

CAMPS: Final = ("red", "green", "purple")
RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BATTLE: Final = 0
COOP: Final = 1
THREE: Final = 2
MODES: Final = {"battle": BATTLE, "coop": COOP, "three": THREE}

STACKS: Final = len(BLACK)
STACK_OF: Final = {card: number for number, card in enumerate(BLACK)}
PILES: Final = ("deck", "row", "discard", "removed", "looking")


def _pile_of_each_camp(name: str) -> tuple[int, ...]:
    return tuple(STACKS + len(PILES) * camp + PILES.index(name) for camp in range(len(CAMPS)))


DECK: Final = _pile_of_each_camp("deck")
ROW: Final = _pile_of_each_camp("row")
DISCARD: Final = _pile_of_each_camp("discard")
REMOVED: Final = _pile_of_each_camp("removed")
LOOKING: Final = _pile_of_each_camp("looking")

FULL: Final = 15  # hit points
MOST: Final = 4  # cards of a row: the first, and three drawn

# Phases, as the counter tells them.
RECRUIT: Final = 0
DRAWING: Final = 1
SHOWDOWN: Final = 2
CLEANUP: Final = 3
REINFORCE: Final = 4

ROUND: Final = 0
PHASE: Final = 1
STARTER: Final = 2
DISC: Final = 3
HP: Final = tuple(4 + 5 * camp for camp in range(len(CAMPS)))
STRENGTH: Final = tuple(5 + 5 * camp for camp in range(len(CAMPS)))
ACES: Final = tuple(6 + 5 * camp for camp in range(len(CAMPS)))
THREES: Final = tuple(7 + 5 * camp for camp in range(len(CAMPS)))
HARM: Final = tuple(8 + 5 * camp for camp in range(len(CAMPS)))
THREES_ON_GREEN: Final = 19  # Purple's own 3s are played once against Red and once against Green

MOST_FETCHES: Final = 15  # unseen at a time; there are three 2s
Candidates = tuple[tuple[int, ...], ...]  # for each unseen fetch of a camp: the cards, sorted, of which it was one

_BATTLE_ORDER: Final = ((RED, GREEN), (GREEN, RED))


def stack_name(card: int) -> str:
    """The zone of a black card's stack."""
    return f"stack_{RANK[card].lower()}"


def make_setting(seats: int, mode: str, options: dict[str, Value]) -> Setting:
    """The fixed frame of a game with these options."""
    kind = MODES[mode]
    camps = 2 if kind == BATTLE else 3
    zones = [ZoneDef(Place(stack_name(card))) for card in BLACK]
    for camp in range(camps):
        owner = 1 << camp if camp < seats else 0  # nobody looks into the automated camp's piles
        row = owner
        if camp >= seats:
            row = EVERYONE
        elif camp != PURPLE and kind != BATTLE and options["open_plans"]:
            row = 0b11
        pool = f"camp:{camp}"
        zones += [
            ZoneDef(Place("deck", camp), sees=0, counts=owner, pool=pool),
            ZoneDef(Place("row", camp), sees=row, pool=pool),
            ZoneDef(Place("discard", camp), sees=owner, counts=owner, pool=pool),
            ZoneDef(Place("removed", camp), sees=owner, counts=owner, pool=pool),
            ZoneDef(Place("looking", camp), sees=owner, counts=owner, pool=pool),
        ]
    names = ["round", "phase", "starter", "disc"]
    for camp in range(camps):
        names += [f"{name}:{camp}" for name in ("hp", "strength", "aces", "three", "harm")]
    if kind != BATTLE:
        names.append("three:3")
    sides = () if kind == BATTLE else (0, 0, 1)[:seats]
    counters = tuple(CounterDef(name) for name in names)
    return Setting("ganymede", seats, mode, options, CATALOG, tuple(zones), counters, sides=sides)


class GanymedeState(State):
    """Zones and counters say everything; the mode stands beside them because every phase asks for it."""

    __slots__ = ("camps", "fetches", "kind")

    most_known = MOST_FETCHES << TAG | 0xFF << LOT | 0b111

    kind: int  # BATTLE, COOP or THREE
    camps: int
    fetches: list[Candidates]  # by camp; the tag of a card fetched with a 2 is its number in here, from 1 on

    def start(self, setting: Setting, seed: int) -> None:
        """A fresh, empty position."""
        State.start(self, setting, seed)
        self.kind = MODES[setting.mode]
        self.camps = 2 if self.kind == BATTLE else 3
        self.fetches = [()] * self.camps

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        new = type(self)()
        new.setting = self.setting
        new.zones = [zone.copy() for zone in self.zones]
        new.known = [None if known is None else known.copy() for known in self.known]
        new.counters = self.counters.copy()
        new.stack = self.stack.copy()
        new.rng = self.rng
        new.log = None
        new.learned = 0
        new.over = self.over
        new.kind = self.kind
        new.camps = self.camps
        new.fetches = self.fetches.copy()
        return new

    def course(self) -> tuple[object, ...]:
        """Also what was fetched."""
        return (*State.course(self), tuple(self.fetches))

    # ---- what others can tell of a camp's cards (see sight.py)

    def fetched(self, camp: int) -> list[tuple[int, int, int]]:
        """The cards that the camp fetched and not all have seen since: zone, place and tag."""
        if not self.fetches[camp]:
            return []
        found = []
        for zone in (DECK[camp], ROW[camp]):
            for at, mask in enumerate(self.known[zone] or ()):
                if mask >> TAG:
                    found.append((zone, at, mask >> TAG))
        return found

    def lot_of_pile(self, camp: int) -> int:
        """The lot that the discard pile becomes when nobody can follow its cards any more.

        It is that of the cards fetched from it before, or one that no other unknown card of the camp is of.
        """
        fetched = self.fetched(camp)
        if fetched:
            zone, at, _ = fetched[0]
            known = self.known[zone]
            assert known is not None
            return known[at] >> LOT & 0xFF
        everyone = self.setting.everyone
        used = {
            mask >> LOT & 0xFF
            for zone in (DECK[camp], ROW[camp])
            for mask in self.known[zone] or ()
            if mask != everyone
        }
        return next(lot for lot in range(0x100) if lot not in used)

    def put_into_lot(self, zone: int, lot: int) -> None:
        """The cards of a zone have just been shuffled: from now on they are of one lot."""
        known = self.known[zone]
        if known is not None:
            known[:] = [mask | lot << LOT for mask in known]

    def slot(self, zone: int, at: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
        """An A that has been fixed carries what it counts: the first ones of a row are those that count 11."""
        if zone < STACKS or (zone - STACKS) % len(PILES) != 1:
            return (), 0, ()
        row = self.zones[zone]
        fixed = self.counters[ACES[(zone - STACKS) // len(PILES)]]
        if not fixed or not ACE[row[at]]:
            return (), 0, ()
        return (), 11 if sum(ACE[card] for card in row[:at]) < fixed - 1 else 1, ()

    def to_json(self) -> dict[str, object]:
        """The whole position."""
        names = CATALOG.names
        fetches = [[[names[card] for card in cards] for cards in each] for each in self.fetches]
        return {**State.to_json(self), "fetches": fetches}

    def fix_aces(self, camp: int, fixed: int) -> None:
        """Say how many As of a row count 11, one more than that; 0 opens the question again."""
        self.count(ACES[camp], fixed)
        if self.log is not None:
            row = ROW[camp]
            for at, card in enumerate(self.zones[row]):
                if ACE[card]:
                    self.value(row, at, self.slot(row, at)[1])

    def read_json(self, data: object) -> None:
        """Fill a started position; StateError says where the data does not hold."""
        State.read_json(self, data)
        if not self.over:
            for camp in range(self.camps):
                if not 0 <= self.counters[HP[camp]] <= FULL:
                    raise StateError(f"state.counters.hp:{camp}", f"must lie from 0 to {FULL}")
                if not 0 <= self.counters[ACES[camp]] <= MOST + 1:
                    raise StateError(f"state.counters.aces:{camp}", "counts more than a row can hold")
        self._read_fetches(read_list(read_table(data, "state").get("fetches", [[]] * self.camps), "state.fetches"))
        self._check_zones()
        self._check_course()

    def _read_fetches(self, lists: list[Any]) -> None:
        """What each unseen fetch may have taken; every tag has its list."""
        if len(lists) != self.camps:
            raise StateError("state.fetches", "must have a list for each camp")
        numbers = self.setting.catalog.numbers
        for camp, fetches in enumerate(lists):
            place = f"state.fetches[{camp}]"
            for names in read_list(fetches, place):
                if any(not isinstance(name, str) or name not in numbers for name in read_list(names, place)):
                    raise StateError(place, "names no card of this game")
                self.fetches[camp] += (tuple(sorted(numbers[name] for name in names)),)
        for zone, known in zip(self.setting.zones, self.known, strict=True):
            for mask in known or ():
                if mask >> TAG and (
                    zone.place.zone not in ("deck", "row") or mask >> TAG > len(self.fetches[zone.place.seat])
                ):
                    raise StateError(
                        f"state.known.{zone_name(zone.place)}", "has a fetched card that nothing is told of"
                    )
        for camp in range(self.camps):
            if not fits_fetches(self, camp):
                raise StateError(f"state.fetches[{camp}]", "does not hold what was fetched")

    def _check_zones(self) -> None:
        """Stacks hold their own black card, and a camp's piles its own and black cards; the owner knows its piles."""
        for z, (zone, cards) in enumerate(zip(self.setting.zones, self.zones, strict=True)):
            place = f"state.zones.{zone_name(zone.place)}"
            if z < STACKS:
                if any(card != BLACK[z] for card in cards):
                    raise StateError(place, "holds a card of another kind")
                continue
            own = CAMPS[zone.place.seat]
            if any(CAMP[card] not in (own, "black") for card in cards):
                raise StateError(place, "holds a card of another camp")
            if zone.place.seat == PURPLE and any(CAMP[card] == "black" for card in cards):
                raise StateError(place, "holds a black card, which Purple never takes")
            sees = self.setting.sees[z]
            if any(mask & sees != sees for mask in self.known[z] or ()):
                raise StateError(f"state.known.{zone_name(zone.place)}", "hides a card from a seat that looks in here")
            if zone.place.zone == "row" and len(cards) > MOST:
                raise StateError(place, f"holds more than {MOST} cards")

    def _check_course(self) -> None:
        """One frame waits, and the cards lie as they can lie there."""
        disc, starter = self.counters[DISC], self.counters[STARTER]
        seats = (0, 1) if self.kind == BATTLE else (-1,)
        if disc not in seats or starter not in seats:
            raise StateError("state.counters.disc", "names no seat that can hold the disc")
        frame: Any = self.stack[-1] if self.stack else None
        if not self.over and (len(self.stack) != 2 or self.stack[0].asks or not frame.fits(self)):
            raise StateError("state.stack", "does not fit the cards on the table")

    # ---- looking

    def players(self, first: int) -> tuple[int, ...]:
        """The players' camps in order, Purple apart: in battle from the first one on, else Red and Green if alive."""
        if self.kind == BATTLE:
            return _BATTLE_ORDER[first]
        return tuple(camp for camp in (RED, GREEN) if self.counters[HP[camp]] > 0)

    def nothing_in_play(self) -> bool:
        """Between two rounds rows are empty."""
        return not any(self.zones[ROW[camp]] or self.zones[LOOKING[camp]] for camp in range(self.camps))


def fits_fetches(state: GanymedeState, camp: int) -> bool:
    """Whether each unseen fetch of a camp can have taken its card: no more of a kind than there was in the pile."""
    fetched = state.fetched(camp)
    for number, candidates in enumerate(state.fetches[camp] if fetched else ()):
        taken = [state.zones[zone][at] for zone, at, tag in fetched if tag <= number + 1]
        if any(taken.count(card) > candidates.count(card) for card in taken):
            return False
    return True
