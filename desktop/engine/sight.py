"""The two doors to hidden information, written once from the knowledge that zones carry.

`view` shows a seat exactly what it may know; `resample` deals everything it may not know anew.
view(resample(s, p), p) == view(s, p), and resample depends on that view and its generator alone.
"""

from collections.abc import Callable
from typing import NamedTuple

from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.rng import Rng
from desktop.engine.setting import EVERYONE, Setting
from desktop.engine.state import State
from desktop.engine.text import Text

OPEN = -2  # a view with everything face up, for the time after the end


class Slot(NamedTuple):
    """One card of a zone as a seat sees it; `card` None is a card it does not know."""

    card: int | None
    marks: tuple[str, ...] = ()
    value: int = 0
    under: tuple[int, ...] = ()


class View(NamedTuple):
    """All that a seat may know; `zones` holds None where even the number of cards is secret."""

    seat: int | None
    zones: dict[Place, tuple[Slot, ...] | None]
    counters: dict[str, int]
    to_act: int
    prompt: Text
    notes: tuple[Text, ...] = ()


PUBLIC = "public"  # the mark of a card in a hidden zone that everybody knows


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
    return View(seat, zones, counters, state.decider(), state.prompt())


def _slots(state: State, zone: int, seat: int | None) -> tuple[Slot, ...]:
    everyone = state.setting.everyone
    masks = state.known[zone]
    slots = []
    for at, card in enumerate(state.zones[zone]):
        marks, value, under = state.slot(zone, at)
        if masks is None:
            slots.append(Slot(card, marks, value, under))
        elif masks[at] == everyone:
            slots.append(Slot(card, tuple(sorted((*marks, PUBLIC))), value, under))
        else:
            slots.append(Slot(card if sees(masks[at], seat, everyone) else None, marks, value, under))
    return tuple(slots)


Deal = Callable[[State, int, list[tuple[int, int]], list[int], Rng], None]


def shuffle_deal(world: State, seat: int, slots: list[tuple[int, int]], cards: list[int], rng: Rng) -> None:
    """Lay the unknown cards of one pool on their places in any order."""
    rng.shuffle(cards)
    for (zone, at), card in zip(slots, cards, strict=True):
        world.zones[zone][at] = card


def alike(view: View, place: Place, at: int) -> list[int]:
    """Where in a place cards equal to one lie: each of them means the same."""
    slots = view.zones.get(place) or ()
    if not 0 <= at < len(slots) or slots[at].card is None:
        return [at]
    return [other for other, slot in enumerate(slots) if slot.card == slots[at].card]


def resample(state: State, seat: int, rng: Rng, deal: Deal = shuffle_deal) -> State:
    """A world the seat cannot tell from the true one, drawn by `rng`.

    Unknown cards are gathered pool by pool and sorted first, so that nothing of their true
    arrangement, and nothing of the game's own generator, reaches the result.
    """
    world: State = state.clone()
    bit = 1 << seat
    pools: dict[str, list[tuple[int, int]]] = {}
    for z, zone in enumerate(state.setting.zones):
        known = state.known[z]
        if known:
            places = [(z, at) for at, mask in enumerate(known) if not mask & bit]
            if places:
                pools.setdefault(zone.pool, []).extend(places)
    for slots in pools.values():
        deal(world, seat, slots, sorted(state.zones[z][at] for z, at in slots), rng)
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
