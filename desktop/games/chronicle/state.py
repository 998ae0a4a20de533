"""A position of Chronicle: hands, the meeting, allies, discards, and the histories in play, past and to come.

What everybody could work out lies beside the cards as counters: which suits a seat's unknown cards cannot have
(`void`), and whether one of them is surely no Wild (`pledge`). `veiled` says which cards, known to be a seat's, lie
either in its hand or face down before it while nobody can tell. The top of deck and pile is their end.
"""

from typing import Any, Final, NamedTuple, Self

from desktop.engine.events import Place
from desktop.engine.setting import CounterDef, Setting, Value, ZoneDef
from desktop.engine.state import State, StateError, read_int, read_list, read_table, zone_name
from desktop.games.chronicle.cards import AGAIN, CATALOG, CHARACTERS, HISTORIES, SUIT, WILD

MOST_SEATS: Final = 6

DECK: Final = 0
DISCARD: Final = 1
PILE: Final = 2
PRESENT: Final = 3
PAST: Final = 4
HAND: Final = tuple(5 + 3 * seat for seat in range(MOST_SEATS))
PLAYED: Final = tuple(6 + 3 * seat for seat in range(MOST_SEATS))
ALLIES: Final = tuple(7 + 3 * seat for seat in range(MOST_SEATS))
EACH_HAND: Final = slice(HAND[0], None, 3)  # of all seats, in their order
EACH_ALLIES: Final = slice(ALLIES[0], None, 3)

REVEAL: Final = 0  # phases, as the counter tells them
MEETINGS: Final = 1
JUDGEMENT: Final = 2

ROUND: Final = 0
PHASE: Final = 1
MEETING: Final = 2
LEADER: Final = 3
SEATED: Final = 4
LEAD: Final = 5
RECENT: Final = tuple(6 + n for n in range(AGAIN))
FAME: Final = tuple(6 + AGAIN + 3 * seat for seat in range(MOST_SEATS))
VOID: Final = tuple(7 + AGAIN + 3 * seat for seat in range(MOST_SEATS))
PLEDGE: Final = tuple(8 + AGAIN + 3 * seat for seat in range(MOST_SEATS))

EACH_PLEDGE: Final = slice(PLEDGE[0], None, 3)

NO_SUIT: Final = -1


class Won(NamedTuple):
    """Who wins a meeting, by which card (-1: none counts) and why."""

    seat: int
    card: int
    why: int


def make_setting(seats: int, mode: str, options: dict[str, Value]) -> Setting:
    """The fixed frame of a game with these options."""
    zones = [
        ZoneDef(Place("deck"), sees=0, pool="characters"),
        ZoneDef(Place("discard")),
        ZoneDef(Place("pile"), sees=0, pool="histories"),
        ZoneDef(Place("present")),
        ZoneDef(Place("past")),
    ]
    names = ["round", "phase", "meeting", "leader", "place", "lead", *(f"recent:{n}" for n in range(AGAIN))]
    for seat in range(seats):
        zones += [
            ZoneDef(Place("hand", seat), sees=1 << seat, pool="characters"),
            ZoneDef(Place("played", seat), sees=1 << seat, pool="characters"),
            ZoneDef(Place("allies", seat)),
        ]
        names += [f"{name}:{seat}" for name in ("fame", "void", "pledge")]
    return Setting("chronicle", seats, mode, options, CATALOG, tuple(zones), tuple(map(CounterDef, names)))


class ChronicleState(State):
    """Zones, counters and what is veiled say everything."""

    __slots__ = ("leading", "seats", "veiled", "worth")

    seats: int
    veiled: list[int]  # by seat: a mask of cards
    leading: Won | None  # who wins the meeting as it lies; None: to be worked out
    worth: tuple[float, ...] | None  # what the opponents' judgement has found out about this very position

    def start(self, setting: Setting, seed: int) -> None:
        """A fresh, empty position."""
        State.start(self, setting, seed)
        self.seats = setting.seats
        self.veiled = [0] * setting.seats
        self.leading = None
        self.worth = None

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
        new.seats = self.seats
        new.veiled = self.veiled.copy()
        new.leading = self.leading
        new.worth = None
        return new

    def course(self) -> tuple[object, ...]:
        """Also what is veiled."""
        return (*State.course(self), tuple(self.veiled))

    # ---- movers of this game

    def move_all(self, src: int, dst: int) -> None:
        """Move every card of a zone, in its order."""
        if self.log is None and self.known[dst] is None:  # into the open, and nobody to tell
            self.zones[dst] += self.zones[src]
            self.zones[src].clear()
            known = self.known[src]
            if known is not None:
                known.clear()
            return
        for _ in range(len(self.zones[src])):
            self.move(src, 0, dst)

    def face_up(self, seat: int, zone: int, at: int) -> int:
        """Turn a card of a seat's own zone up before all, and keep what that proves; the card."""
        card = self.zones[zone][at]
        known = self.known[zone]
        assert known is not None
        everyone = self.setting.everyone
        if known[at] != everyone:
            if self.counters[PLEDGE[seat]] and SUIT[card] != WILD and not self.veiled[seat] >> card & 1:
                self.count(PLEDGE[seat], 0)
            if self.log is None:
                known[at] = everyone
            else:
                self.reveal(zone, at, everyone)
        return card

    def show(self, seat: int, src: int, card: int, dst: int) -> None:
        """Turn a card of a seat's own zone up before all, and move it."""
        zones, known = self.zones, self.known
        at = zones[src].index(card)
        if self.log is not None or self.counters[PLEDGE[seat]]:  # somebody to tell, or something to prove
            self.face_up(seat, src, at)
            self.move(src, at, dst)
            return
        zones[dst].append(zones[src].pop(at))
        known[src].pop(at)  # type: ignore[union-attr]  # a hidden zone
        told = known[dst]
        if told is not None:
            told.append(self.setting.everyone)

    def gather(self, order: tuple[int, ...], dst: int) -> None:
        """Turn the cards of a meeting up before all, and move them in the order of these seats."""
        zones, known, veiled = self.zones, self.known, self.veiled
        shown = self.log is not None or any(self.counters[EACH_PLEDGE])
        for seat in order:
            played = PLAYED[seat]
            cards = zones[played]
            if cards:
                if shown:
                    self.show(seat, played, cards[0], dst)
                else:
                    zones[dst].append(cards.pop())
                    known[played].clear()  # type: ignore[union-attr]  # a hidden zone
                if veiled[seat]:
                    self.lift_veil(seat)

    def mix_hand(self, seat: int, leaves: int = -1) -> None:
        """Shuffle a hand, so that no card can be followed by its place; what all know of it stays known.

        With `leaves` that card is about to go face down: of the known cards that may be it, only that the seat has them
        is still known. Otherwise nothing lies face down before the seat any more, and what is known to be its own is in
        its hand again. Where cards come to lie depends on what all know, never on where they lay.
        """
        hand = HAND[seat]
        cards, known = self.zones[hand], self.known[hand]
        assert known is not None
        everyone = self.setting.everyone
        veiled = self.veiled[seat]
        own = sorted([card for card, mask in zip(cards, known) if mask == everyone or veiled >> card & 1])
        hidden = [card for card in own if SUIT[card] != WILD] if leaves >= 0 else []
        self.veiled[seat] = sum(1 << card for card in hidden)
        first = [leaves, *[card for card in own if card != leaves]] if leaves >= 0 else own
        cards[:] = first + sorted([card for card in cards if card not in first])
        self.shuffle(hand)
        for card in own:
            if card not in hidden:
                self.reveal(hand, cards.index(card), everyone)

    def lift_veil(self, seat: int) -> None:
        """What lay face down before the seat is seen: its other known cards are in its hand again."""
        veiled, self.veiled[seat] = self.veiled[seat], 0
        hand = HAND[seat]
        for at, card in enumerate(self.zones[hand]):
            if veiled >> card & 1:
                self.reveal(hand, at, self.setting.everyone)

    # ---- looking

    def is_up(self, seat: int) -> bool:
        """Whether the seat's card in the meeting lies face up."""
        known = self.known[PLAYED[seat]]
        assert known is not None
        return bool(known) and known[0] == self.setting.everyone

    # ---- JSON form

    def to_json(self) -> dict[str, object]:
        """The whole position."""
        names = CATALOG.names
        veiled = [[names[card] for card in CHARACTERS if mask >> card & 1] for mask in self.veiled]
        return {**State.to_json(self), "veiled": veiled}

    def read_json(self, data: object) -> None:
        """Fill a started position; StateError says where the data does not hold."""
        State.read_json(self, data)
        self._read_veiled(read_list(read_table(data, "state").get("veiled"), "state.veiled"))
        self._check_zones()
        self._check_counters()
        frame: Any = self.stack[-1] if self.stack else None
        if not self.over and (len(self.stack) != 3 or self.stack[0].asks or self.stack[1].asks or not frame.fits(self)):
            raise StateError("state.stack", "does not fit the cards on the table")

    def _read_veiled(self, lists: list[Any]) -> None:
        if len(lists) != self.seats:
            raise StateError("state.veiled", "must have a list for each seat")
        for seat, names in enumerate(lists):
            own = {CATALOG.names[card] for zone in (HAND[seat], PLAYED[seat]) for card in self.zones[zone]}
            for name in read_list(names, f"state.veiled[{seat}]"):
                if not isinstance(name, str) or name not in own or SUIT[CATALOG.numbers[name]] == WILD:
                    raise StateError(f"state.veiled[{seat}]", "names no card that the seat may have laid face down")
                self.veiled[seat] |= 1 << CATALOG.numbers[name]
            if self.veiled[seat] and (not self.zones[PLAYED[seat]] or self.is_up(seat)):
                raise StateError(f"state.veiled[{seat}]", "must be empty while nothing lies face down")

    def _check_zones(self) -> None:
        """Characters and histories lie apart, and nobody plays two cards to a meeting."""
        for z, (zone, cards) in enumerate(zip(self.setting.zones, self.zones, strict=True)):
            place = f"state.zones.{zone_name(zone.place)}"
            kinds = HISTORIES if z in (PILE, PRESENT, PAST) else CHARACTERS
            if any(card not in kinds for card in cards):
                raise StateError(place, "holds a card of another kind")
            sees = self.setting.sees[z]
            if any(mask & sees != sees for mask in self.known[z] or ()):
                raise StateError(f"state.known.{zone_name(zone.place)}", "hides a card from a seat that looks in here")
            if zone.place.zone == "played" and len(cards) > 1:
                raise StateError(place, "holds more than one card")
        if self.zones[DECK]:
            raise StateError("state.zones.deck", "must be dealt out")

    def _check_counters(self) -> None:
        bounds = {
            ROUND: (1, 10_000), PHASE: (MEETINGS, JUDGEMENT), MEETING: (1, 36), LEADER: (0, self.seats - 1),
            SEATED: (0, self.seats), LEAD: (NO_SUIT, WILD - 1),
        }  # fmt: skip
        for seat in range(self.seats):
            bounds |= {FAME[seat]: (0, 10_000), VOID[seat]: (0, 7), PLEDGE[seat]: (0, 1)}
        for counter, (low, high) in bounds.items():
            read_int(self.counters[counter], f"state.counters.{self.setting.counters[counter].name}", low, high)
        for counter in RECENT:
            if self.counters[counter] != -1 and self.counters[counter] not in HISTORIES:
                raise StateError(f"state.counters.{self.setting.counters[counter].name}", "names no history card")
