"""The two doors to hidden information, written once from the knowledge that zones carry.

`view` shows a seat exactly what it may know; `resample` deals everything it may not know anew.
view(resample(s, p), p) == view(s, p), and resample depends on that view and its generator alone.

Cards that a seat does not know lie in lots: it knows which cards a lot is made of and where it lies, not which card is
where. Both doors take the lots from one place, so what a sampled world is dealt from is in the view.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.rng import Rng
from desktop.engine.setting import EVERYONE, Setting
from desktop.engine.state import State
from desktop.engine.text import Text

OPEN: Final = -2  # a view with everything face up, for the time after the end


class Slot(NamedTuple):
    """One card of a zone as a seat sees it; `card` None is a card it does not know."""

    card: int | None
    marks: tuple[str, ...] = ()
    value: int = 0
    under: tuple[int, ...] = ()


class Where(NamedTuple):
    """A zone, and which of its places are meant; none: all cards there that the seat does not know."""

    place: Place
    at: tuple[int, ...] = ()


class Fact(NamedTuple):
    """Something a seat knows beside the cards and counters before its eyes; what it means, its key says."""

    key: str
    seat: int = -1
    where: tuple[Where, ...] = ()
    cards: tuple[int, ...] = ()


class View(NamedTuple):
    """All that a seat may know; `zones` holds None where even the number of cards is secret."""

    seat: int | None
    zones: dict[Place, tuple[Slot, ...] | None]
    counters: dict[str, int]
    to_act: int
    prompt: Text
    notes: tuple[Fact, ...] = ()


PUBLIC: Final = "public"  # the mark of a card in a hidden zone that everybody knows
# The fact that carries a lot: its cards, sorted, and where they lie in an order that the seat ignores.
UNSEEN: Final = "unseen"
# In a knowledge mask the number of the lot stands above this bit, what a game tells besides above the next.
LOT: Final = 8
TAG: Final = 16


def sees(mask: int, seat: int | None, everyone: int) -> bool:
    """Whether a seat is in the mask; nobody in particular (None) sees what all see."""
    if seat is None:
        return mask & everyone == everyone
    return seat == OPEN or bool(mask >> seat & 1)


def view(state: State, seat: int | None) -> View:
    """What the seat may know; None: what everybody knows; OPEN: everything."""
    setting = state.setting
    everyone = setting.everyone
    zones: dict[Place, tuple[Slot, ...] | None] = {}
    for z, zone in enumerate(setting.zones):
        zones[zone.place] = _slots(state, z, seat) if sees(zone.counts, seat, everyone) else None
    counters = {
        counter.name: value
        for counter, value in zip(setting.counters, state.counters, strict=True)
        if sees(counter.sees, seat, everyone)
    }
    notes = tuple(_unseen(state, zones, slots) for slots in lots(state, seat))
    return View(seat, zones, counters, state.decider(), state.prompt(), notes)


Slots = list[tuple[int, int]]  # places of cards: zone and index


def lots(state: State, seat: int | None) -> list[Slots]:
    """Where the cards lie that the seat does not know, lot by lot: those of a pool whose masks carry one number."""
    if seat == OPEN:
        return []
    bits = state.setting.everyone if seat is None else 1 << seat
    return _numbered_lots(state, bits) if state.most_known else _lots(state, bits)


def _lots(state: State, bits: int) -> list[Slots]:
    """Where no lots are numbered: all of a pool that one of these seats does not know is one."""
    pools = state.setting.pools
    found: dict[str, Slots] = {}
    for z, known in enumerate(state.known):
        if known:
            slots = [(z, at) for at, mask in enumerate(known) if mask & bits != bits]
            if slots:
                pool = pools[z]
                if pool in found:
                    found[pool] += slots
                else:
                    found[pool] = slots
    return list(found.values())


def _numbered_lots(state: State, bits: int) -> list[Slots]:
    pools = state.setting.pools
    found: dict[tuple[str, int], Slots] = {}
    for z, known in enumerate(state.known):
        if known:
            for at, mask in enumerate(known):
                if mask & bits != bits:
                    lot = (pools[z], mask >> LOT & 0xFF)
                    if lot in found:
                        found[lot].append((z, at))
                    else:
                        found[lot] = [(z, at)]
    return list(found.values())


def _unseen(state: State, zones: dict[Place, tuple[Slot, ...] | None], slots: Slots) -> Fact:
    """A lot as a fact. Places are named one by one where other lots lie in the zone too, and may be counted."""
    by_zone: dict[int, list[int]] = {}
    for z, at in slots:
        by_zone.setdefault(z, []).append(at)
    where = []
    for z, places in by_zone.items():
        place = state.setting.zones[z].place
        shown = zones[place]
        mixed = shown is not None and len([slot for slot in shown if slot.card is None]) > len(places)
        where.append(Where(place, tuple(places) if mixed else ()))
    return Fact(UNSEEN, -1, tuple(where), tuple(sorted(state.zones[z][at] for z, at in slots)))


def unseen(view: View, place: Place, at: int = -1) -> tuple[int, ...]:
    """The cards, sorted, that the viewer cannot place and of which one lies here; at any place of a zone with -1."""
    found: list[int] = []
    for fact in view.notes:
        if fact.key == UNSEEN and any(w.place == place and (at < 0 or not w.at or at in w.at) for w in fact.where):
            found += fact.cards
    return tuple(sorted(found))


@cache
def _bare(card: int | None) -> Slot:
    """A card that carries nothing is the same wherever it lies: a view of a hundred cards makes none of them anew."""
    return Slot(card)


@cache
def _public(card: int) -> Slot:
    return Slot(card, (PUBLIC,))


def _slots(state: State, zone: int, seat: int | None) -> tuple[Slot, ...]:
    everyone = state.setting.everyone
    cards, masks = state.zones[zone], state.known[zone]
    if type(state).slot is not State.slot:
        return _asked(state, zone, seat)
    if masks is None:
        return tuple([_bare(card) for card in cards])
    bits = everyone if seat is None else 0 if seat == OPEN else 1 << seat
    return tuple(
        [
            _public(card) if mask & everyone == everyone else _bare(card if mask & bits == bits else None)
            for card, mask in zip(cards, masks)
        ]
    )


def _asked(state: State, zone: int, seat: int | None) -> tuple[Slot, ...]:
    """Where cards carry something the game is asked card by card."""
    everyone = state.setting.everyone
    masks = state.known[zone]
    slots = []
    for at, card in enumerate(state.zones[zone]):
        marks, value, under = state.slot(zone, at)
        if masks is None:
            slots.append(Slot(card, marks, value, under))
        elif masks[at] & everyone == everyone:
            slots.append(Slot(card, tuple(sorted((*marks, PUBLIC))), value, under))
        else:
            slots.append(Slot(card if sees(masks[at], seat, everyone) else None, marks, value, under))
    return tuple(slots)


Deal = Callable[[State, int, list[tuple[Slots, list[int]]], Rng], None]


def shuffle_deal(world: State, seat: int, dealt: list[tuple[Slots, list[int]]], rng: Rng) -> None:
    """Lay the unknown cards of each lot on its places in any order."""
    zones = world.zones
    for slots, cards in dealt:
        rng.shuffle(cards)
        for (zone, at), card in zip(slots, cards):
            zones[zone][at] = card


def alike(view: View, place: Place, at: int) -> list[int]:
    """Where in a place cards equal to one lie: each of them means the same."""
    slots = view.zones.get(place) or ()
    if not 0 <= at < len(slots) or slots[at].card is None:
        return [at]
    return [other for other, slot in enumerate(slots) if slot.card == slots[at].card]


def resample(state: State, seat: int, rng: Rng, deal: Deal = shuffle_deal) -> State:
    """A world the seat cannot tell from the true one, drawn by `rng`.

    Unknown cards are gathered lot by lot and sorted first, so that nothing of their true
    arrangement, and nothing of the game's own generator, reaches the result.
    """
    world: State = state.clone()
    pools: dict[str, list[tuple[Slots, list[int]]]] = {}
    zones = state.zones
    for slots in lots(state, seat):
        cards = [zones[z][at] for z, at in slots]
        cards.sort()
        pool = state.setting.pools[slots[0][0]]
        if pool in pools:
            pools[pool].append((slots, cards))
        else:
            pools[pool] = [(slots, cards)]
    for dealt in pools.values():
        deal(world, seat, dealt, rng)
    world.rng = rng.bits()
    return world


def unknown_to_all(state: State) -> list[Slots]:
    """Where the cards lie that nobody at the table knows, lot by lot."""
    everyone, pools = state.setting.everyone, state.setting.pools
    found: dict[tuple[str, int], Slots] = {}
    for z, known in enumerate(state.known):
        if known:
            for at, mask in enumerate(known):
                if not mask & everyone:
                    lot = (pools[z], mask >> LOT & 0xFF)
                    if lot in found:
                        found[lot].append((z, at))
                    else:
                        found[lot] = [(z, at)]
    return list(found.values())


def in_order(state: State) -> State:
    """The position as everybody at the table together knows it: what nobody does lies sorted, and no dice are cast."""
    world: State = state.clone()
    for slots in unknown_to_all(state):
        cards = [state.zones[z][at] for z, at in slots]
        cards.sort()
        for (z, at), card in zip(slots, cards):
            world.zones[z][at] = card
    world.rng = 0
    return world


def laid_anew(state: State, rng: Rng) -> State:
    """A position that all at the table together cannot tell from this one. The rest of a lot may lie in any order:
    whatever bounds what a hidden card is, its owner has seen the card.
    """
    world = in_order(state)
    for slots in unknown_to_all(state):
        cards = [world.zones[z][at] for z, at in slots]
        rng.shuffle(cards)
        for (z, at), card in zip(slots, cards):
            world.zones[z][at] = card
    world.rng = rng.bits()
    return world


def redact(event: Event, seat: int | None, setting: Setting) -> Event | None:
    """The event as the seat may know it; None where it may not know that anything happened."""
    everyone = setting.everyone
    if not sees(event.moved_by, seat, everyone):
        return None
    if not sees(event.seen_by, seat, everyone):
        event = event._replace(card=-1)
    if event.src != NOWHERE and not sees(setting.zones[setting.index[event.src]].counts, seat, everyone):
        event = event._replace(src_at=-1)
    if event.dst != NOWHERE and not sees(setting.zones[setting.index[event.dst]].counts, seat, everyone):
        event = event._replace(dst_at=-1)
    return event


def fold(before: View, events: list[Event], setting: Setting) -> View:
    """The view after events the seat was shown: what a table draws without ever asking the rules."""
    zones = {place: None if slots is None else list(slots) for place, slots in before.zones.items()}
    counters = dict(before.counters)
    hidden = {zone.place for zone in setting.zones if zone.sees != EVERYONE}
    for event in events:
        if event.verb == "count":
            counters[event.key] = event.value
        elif event.verb != "note":
            _fold_card(event, zones, hidden, setting.everyone)
    folded = {place: None if slots is None else tuple(slots) for place, slots in zones.items()}
    return before._replace(zones=folded, counters=counters)


def _fold_card(event: Event, zones: dict[Place, list[Slot] | None], hidden: set[Place], everyone: int) -> None:
    """One event about cards; a move leaves marks and values behind."""
    src = zones.get(event.src)
    dst = zones.get(event.dst)
    card = event.card if event.card >= 0 else None
    public = event.seen_by & everyone == everyone
    if event.verb in ("move", "destroy") and src is not None:
        src.pop(event.src_at)
    if event.verb in ("move", "spawn") and dst is not None:
        marks: tuple[str, ...] = (PUBLIC,) if public and event.dst in hidden else ()
        dst.insert(event.dst_at, Slot(card, marks))
    if src is None or event.verb in ("move", "destroy", "spawn"):
        return
    at = event.src_at
    slot = src[at]
    if event.verb == "shuffle":
        src[at:] = [Slot(None)] * (len(src) - at)
    elif event.verb == "reveal":
        marks = tuple(sorted({*slot.marks, PUBLIC})) if public else slot.marks
        src[at] = slot._replace(card=card if card is not None else slot.card, marks=marks)
    elif event.verb == "turn":
        src[at] = slot._replace(card=card)
    elif event.verb == "value":
        src[at] = slot._replace(value=event.value)
    elif event.verb == "mark":
        kept = set(slot.marks) - {event.key}
        src[at] = slot._replace(marks=tuple(sorted(kept | {event.key} if event.value else kept)))
