"""A position: zones of cards, who knows them, counters, the frame stack and the generator.

Every change goes through a mover. Movers keep the knowledge masks, append events when `log` is a
list and note in `learned` which seats found something out; with `log` None (search) they cost nothing.
"""

from typing import Any, ClassVar, Final, Self

from desktop.engine.actions import Action
from desktop.engine.compiling import mypyc_attr
from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.frames import Frame, frame_from_json, frame_to_json
from desktop.engine.rng import Rng
from desktop.engine.setting import EVERYONE, Setting
from desktop.engine.text import Text


class StateError(ValueError):
    """Data that is no position of the game; `place` says where in it."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


MOST_SEATS: Final = 0xFF  # the largest mask of seats; what is above it says of which lot a card is


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that all games share; a game adds slots and its own `clone`.

    `known[z]` holds, beside each card of a hidden zone, the mask of the seats that know it;
    for an open zone it is None. Above the seats a mask may carry a number, given by the game: the lot in which the
    card lies for those who do not know it (see sight.py). Movers carry it along, shuffling clears it.
    """

    __slots__ = ("counters", "known", "learned", "log", "over", "rng", "setting", "stack", "zones")

    frames: ClassVar[tuple[type[Any], ...]] = ()
    most_known: ClassVar[int] = 0  # the largest knowledge mask of a game that numbers lots in it

    setting: Setting
    zones: list[list[int]]
    # Two checks that every ply would pay for are left out, here and in the games, with `type: ignore` in their place:
    known: list[list[int] | None]  # a list for each hidden zone, which a game knows by its number
    counters: list[int]
    stack: list[Frame]  # the top one is an Ask wherever a seat decides, an Auto where the game goes on by itself
    rng: int
    log: list[Event] | None
    learned: int
    over: bool

    def start(self, setting: Setting, seed: int) -> None:
        """Make a fresh, empty position; states have no constructor, so that `clone` pays for none."""
        self.setting = setting
        self.zones = [[] for _ in setting.zones]
        self.known = [None if zone.sees == EVERYONE else [] for zone in setting.zones]
        self.counters = [0] * len(setting.counters)
        self.stack = []
        self.rng = Rng(seed).bits()
        self.log = None
        self.learned = 0
        self.over = False

    def clone(self) -> Self:
        """A copy that shares nothing that can change; the copy keeps no log."""
        raise AssertionError(f"{type(self).__name__} has no clone")

    # ---- playing

    def decider(self) -> int:
        """The seat that must choose; -1 when the game is over."""
        if self.over:
            return -1
        frame: Any = self.stack[-1]
        return frame.seat  # type: ignore[no-any-return]  # a field of every frame that asks

    def legal(self) -> list[Action]:
        """All legal actions of the decider."""
        return [] if self.over else self.stack[-1].options(self)  # type: ignore[union-attr]

    def apply(self, action: Action) -> None:
        """Carry out a legal action and go on to the next decision. Unchecked: `Match` is the strict edge."""
        self.stack[-1].choose(self, action)  # type: ignore[union-attr]
        while not self.over:
            frame = self.stack[-1]
            if frame.asks:
                return
            frame.step(self)  # type: ignore[union-attr]

    def advance(self) -> None:
        """Let the game go on by itself up to the first decision."""
        while not self.over and not self.stack[-1].asks:
            self.stack[-1].step(self)  # type: ignore[union-attr]

    def pass_on(self) -> tuple[tuple[int, Action], ...]:
        """Carry out choices with a single option, where that tells nobody anything; whose they were, and which."""
        forced = []
        while not self.over and self.stack[-1].passes(self):  # type: ignore[union-attr]
            legal = self.legal()
            if len(legal) != 1:
                break
            forced.append((self.decider(), legal[0]))
            self.apply(legal[0])
        return tuple(forced)

    def course(self) -> tuple[object, ...]:
        """Equal for positions from which the game goes on alike; a game with slots of its own adds them."""
        known = [None if masks is None else tuple(masks) for masks in self.known]
        return tuple(map(tuple, self.zones)), tuple(known), tuple(self.counters), tuple(self.stack), self.rng

    def prompt(self) -> Text:
        """What is expected of the decider."""
        return Text("house.prompt.over") if self.over else self.stack[-1].prompt(self)  # type: ignore[union-attr]

    def slot(self, zone: int, at: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
        """What a card carries: sorted marks, a value, the cards under it."""
        return (), 0, ()

    def find(self, zone: int, card: int, known_least: bool = False) -> int:
        """Where such a card lies. Of several alike it is the one that most seats know (or fewest): who sees one of them
        leave can no more tell which of them that was than which of them stays."""
        cards, known = self.zones[zone], self.known[zone]
        at = cards.index(card)
        if known is None or known.count(known[at]) == len(known) or cards.count(card) == 1:
            return at
        everyone = self.setting.everyone
        copies = [other for other, each in enumerate(cards) if each == card]
        return (min if known_least else max)(copies, key=lambda other: (known[other] & everyone).bit_count())

    # ---- movers

    def move(self, src: int, at: int, dst: int, to: int = -1) -> int:
        """Move a card; `to` -1 is the end of the zone. Who knew the card goes on knowing it."""
        card = self.zones[src].pop(at)
        target = self.zones[dst]
        left, known = self.known[src], self.known[dst]
        if known is None and self.log is None:  # an open zone, and nobody to tell
            if left is not None:
                left.pop(at)
            if to < 0:
                target.append(card)
            else:
                target.insert(to, card)
            return card
        setting = self.setting
        mask = setting.everyone if left is None else left.pop(at)
        after = mask | setting.sees[dst]
        if after > MOST_SEATS:  # it carries a lot
            after = self._told(after)
        if to < 0:
            to = len(target)
            target.append(card)
            if known is not None:
                known.append(after)
        else:
            target.insert(to, card)
            if known is not None:
                known.insert(to, after)
        if self.log is not None:
            self.learned |= after & ~mask
            self._log("move", card, src, at, dst, to, seen_by=after)
        return card

    def reveal(self, zone: int, at: int, mask: int) -> None:
        """Let the seats of `mask` know a card of a hidden zone."""
        known = self.known[zone]
        assert known is not None, "an open zone has nothing to reveal"
        before = known[at]
        known[at] = after = self._told(before | (mask & self.setting.everyone))
        if self.log is not None:
            self.learned |= after & ~before
            self._log("reveal", self.zones[zone][at], zone, at, seen_by=after)

    def _told(self, mask: int) -> int:
        """A mask as it is kept: a card that all know is of no lot any more."""
        everyone = self.setting.everyone
        return everyone if mask & everyone == everyone else mask

    def turn(self, zone: int, at: int, card: int) -> None:
        """Turn a two-sided card over, in public."""
        self.zones[zone][at] = card
        if self.log is not None:
            self._log("turn", card, zone, at)

    def shuffle(self, zone: int, first: int = 0) -> None:
        """Shuffle the cards from place `first` on; only those who look into the zone know the result."""
        cards = self.zones[zone]
        rng = Rng(self.rng)
        rng.shuffle(cards, first)
        self.rng = rng.state
        sees = self.setting.sees[zone]
        known = self.known[zone]
        if known is not None:
            known[first:] = [sees] * (len(cards) - first)
        if self.log is not None:
            self.learned |= sees
            self._log("shuffle", -1, zone, first)
            if sees:
                for at in range(first, len(cards)):
                    self._log("reveal", cards[at], zone, at, seen_by=sees)

    def count(self, counter: int, value: int) -> None:
        self.counters[counter] = value
        if self.log is not None:
            name, sees = self.setting.counters[counter]
            self.log.append(Event("count", key=name, value=value, seen_by=sees, moved_by=sees))

    def mark(self, zone: int, at: int, key: str, on: bool) -> None:
        """Tell that a card has gained or lost a mark; the game keeps the truth in its units table."""
        if self.log is not None:
            self._log("mark", self.zones[zone][at], zone, at, key=key, value=int(on))

    def value(self, zone: int, at: int, value: int) -> None:
        """Tell the new number a card carries; the game keeps the truth in its units table."""
        if self.log is not None:
            self._log("value", self.zones[zone][at], zone, at, value=value)

    def spawn(self, card: int, dst: int, to: int = -1) -> None:
        """Bring a card into the game from outside."""
        target = self.zones[dst]
        to = len(target) if to < 0 else to
        target.insert(to, card)
        known = self.known[dst]
        if known is not None:
            known.insert(to, self.setting.sees[dst])
        if self.log is not None:
            self.learned |= self.setting.sees[dst]
            self._log("spawn", card, -1, -1, dst, to, seen_by=self.setting.sees[dst])

    def destroy(self, src: int, at: int) -> int:
        """Take a card out of the game for good."""
        card = self.zones[src].pop(at)
        known = self.known[src]
        seen = self.setting.everyone if known is None else known.pop(at)
        if self.log is not None:
            self._log("destroy", card, src, at, seen_by=seen)
        return card

    def note(self, key: str, seat: int = -1, card: int = -1, src: Place = NOWHERE, src_at: int = -1,
             dst: Place = NOWHERE, dst_at: int = -1, value: int = 0) -> None:  # fmt: skip
        """Tell a public fact that moves nothing: a blow, a shield that held, a new turn."""
        if self.log is not None:
            self.log.append(Event("note", seat, card, src, src_at, dst, dst_at, key, value))

    def _log(self, verb: str, card: int, src: int, at: int, dst: int = -1, to: int = -1, *,
             seen_by: int | None = None, key: str = "", value: int = 0) -> None:  # fmt: skip
        zones = self.setting.zones
        counts = 0
        places = []
        for zone in (src, dst):
            places.append(zones[zone].place if zone >= 0 else NOWHERE)
            counts |= zones[zone].counts if zone >= 0 else 0
        if seen_by is None:
            known = self.known[src]
            seen_by = EVERYONE if known is None else known[at]
        everyone = self.setting.everyone
        event = Event(verb, -1, card, places[0], at, places[1], to, key, value, seen_by & everyone, counts & everyone)
        assert self.log is not None
        self.log.append(event)

    # ---- JSON form

    def to_json(self) -> dict[str, object]:
        """The whole position, hidden cards and generator included."""
        setting = self.setting
        names = setting.catalog.names
        zones = {zone_name(zone.place): [names[c] for c in self.zones[i]] for i, zone in enumerate(setting.zones)}
        known = {zone_name(zone.place): self.known[i] for i, zone in enumerate(setting.zones) if zone.sees != EVERYONE}
        return {
            "zones": zones,
            "known": {name: list(masks or ()) for name, masks in known.items()},
            "counters": {counter.name: self.counters[i] for i, counter in enumerate(setting.counters)},
            "stack": [frame_to_json(frame) for frame in self.stack],
            "rng": self.rng,
            "over": self.over,
        }

    def read_json(self, data: object) -> None:
        """Fill a started position from its JSON form; StateError says where it does not hold."""
        setting = self.setting
        table = read_table(data, "state")
        zones = read_table(table.get("zones"), "state.zones")
        known = read_table(table.get("known"), "state.known")
        counters = read_table(table.get("counters"), "state.counters")
        for i, zone in enumerate(setting.zones):
            name = zone_name(zone.place)
            self.zones[i] = _read_cards(zones.get(name), f"state.zones.{name}", setting.catalog.numbers)
            if zone.sees != EVERYONE:
                place = f"state.known.{name}"
                masks = [self._read_mask(mask, place) for mask in read_list(known.get(name), place)]
                if len(masks) != len(self.zones[i]):
                    raise StateError(place, "has not one mask for each card")
                self.known[i] = masks
        for i, counter in enumerate(setting.counters):
            self.counters[i] = read_int(counters.get(counter.name), f"state.counters.{counter.name}", -(10**6), 10**6)
        self.rng = read_int(table.get("rng"), "state.rng", 0, 2**64 - 1)
        if not isinstance(table.get("over"), bool):
            raise StateError("state.over", "must be true or false")
        self.over = bool(table["over"])
        for number, frame in enumerate(read_list(table.get("stack"), "state.stack")):
            try:
                self.stack.append(frame_from_json(frame, self.frames, self))
            except ValueError as error:
                raise StateError(f"state.stack[{number}]", str(error)) from None
        if not self.over and not (self.stack and self.stack[-1].asks):
            raise StateError("state.stack", "must end in a frame that waits for a seat")

    def _read_mask(self, data: object, place: str) -> int:
        """Who knows a card; only a game that says so numbers its lots."""
        mask = read_int(data, place, 0, self.most_known or self.setting.everyone)
        seats = mask & MOST_SEATS
        if seats > self.setting.everyone or (mask > MOST_SEATS and seats == self.setting.everyone):
            raise StateError(place, "names a seat that is none, or a lot for a card that all know")
        return mask


def zone_name(place: Place) -> str:
    """A place as files write it: `hand:0`, `offer`."""
    return place.zone if place.seat < 0 else f"{place.zone}:{place.seat}"


def read_table(data: object, place: str) -> dict[str, Any]:
    """A JSON table, or a StateError."""
    if not isinstance(data, dict):
        raise StateError(place, "must be a table")
    return data


def read_list(data: object, place: str) -> list[Any]:
    """A JSON list of sane length, or a StateError."""
    if not isinstance(data, list) or len(data) > 1000:
        raise StateError(place, "must be a list of at most 1000 entries")
    return data


def read_int(data: object, place: str, low: int, high: int) -> int:
    """A JSON integer within bounds, or a StateError."""
    if type(data) is not int or not low <= data <= high:
        raise StateError(place, f"must be a whole number from {low} to {high}")
    return data


def _read_cards(data: object, place: str, numbers: dict[str, int]) -> list[int]:
    cards = []
    for at, name in enumerate(read_list(data, place)):
        if not isinstance(name, str) or name not in numbers:
            raise StateError(f"{place}[{at}]", "names no card of this game")
        cards.append(numbers[name])
    return cards
