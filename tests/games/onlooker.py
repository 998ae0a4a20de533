"""What a seat can know of every hidden place, worked out from its redacted events and the rulebook alone.

An onlooker follows each card that it can follow. Where cards are mixed it loses them, and keeps what went in: whatever
lies there now is one of the ways to lay those cards out. A hand has no order: what leaves it is one of its kind, not
one of its places. Nothing of the games' own knowledge goes in, no mask, no lot, no note of a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from desktop.engine.events import Event, Place
from desktop.engine.match import Match
from desktop.engine.setting import Setting
from desktop.engine.sight import View, redact
from desktop.engine.state import State
from desktop.games.chronicle.cards import SUIT, WILD
from desktop.games.ganymede.cards import VALUE

UNORDERED = {"barbarossa": ("hand",), "chronicle": ("hand",)}
LIMIT = 21


class Card:
    """One card on its way, as far as it can be followed; `kind` -1: not known."""

    __slots__ = ("bans", "kind", "source")

    def __init__(self, kind: int = -1, source: Mixing | None = None, bans: frozenset[int] = frozenset()) -> None:
        self.kind = kind
        self.source = source
        self.bans = bans  # the kinds that it cannot be


class Mixing:
    """Cards that were laid together and taken up again in an order that the seat does not know."""

    __slots__ = ("ins", "outs")

    def __init__(self, ins: Iterable[Card], outs: int) -> None:
        self.ins = list(ins)
        self.outs = [Card(source=self) for _ in range(outs)]


Kinds = dict[Card, int]


class Onlooker:
    """One seat, looking on from the deal."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.game = match.game.info.id
        self.setting: Setting = match.state.setting
        self.mixings: list[Mixing] = []
        dealt = match.game.deal(self.setting, match.seed)
        self.counters = {c.name: value for c, value in zip(self.setting.counters, dealt.counters, strict=True)}
        self.unordered = {
            z for z, zone in enumerate(self.setting.zones) if zone.place.zone in UNORDERED.get(self.game, ())
        }
        self.zones = self._laid_out(dealt)
        self.looked_at = -1  # the camp that looks at the top of its deck
        self.watch(match.opening_events, match.view(seat))

    def _laid_out(self, dealt: State) -> list[list[Card]]:
        """The rulebook says which cards every pool begins with, and who looks where."""
        pools: dict[str, list[int]] = {}
        for z, zone in enumerate(self.setting.zones):
            if zone.pool:
                pools.setdefault(zone.pool, []).append(z)
        zones = [[Card(kind) for kind in cards] for cards in dealt.zones]
        for places in pools.values():
            cards = [card for z in places for card in zones[z]]
            mixed = self._mix(cards)
            for z in places:
                sees = self.setting.sees[z] >> self.seat & 1
                for at, old in enumerate(zones[z]):
                    zones[z][at] = mixed.pop()
                    if sees:
                        zones[z][at].kind = old.kind
        return zones

    def _mix(self, cards: Sequence[Card]) -> list[Card]:
        """Lose track of cards; those that they are now."""
        mixing = Mixing(cards, len(cards))
        self.mixings.append(mixing)
        return list(mixing.outs)

    # ---- what happens

    def watch(self, events: Iterable[Event], view: View) -> None:
        """Follow the events of a step, as this seat is told them, up to its view."""
        for true in events:
            event = redact(true, self.seat, self.setting)
            if event is not None:
                self._follow(event)
        if self.looked_at >= 0 and not view.prompt.id.endswith("arrange"):
            deck, looking = (self._zone(name, self.looked_at) for name in ("deck", "looking"))
            self.zones[deck] += self._mix(self.zones[looking])
            self.zones[looking] = []
            self.looked_at = -1
        self._forget_what_is_settled()

    def _zone(self, name: str, seat: int) -> int:
        return self.setting.index[Place(name, seat)]

    def _follow(self, event: Event) -> None:
        if event.verb == "count":
            self.counters[event.key] = event.value
        elif event.verb == "note":
            self._noted(event)
        elif event.verb == "move":
            bans: frozenset[int] = frozenset()
            if self.game == "chronicle" and event.dst.zone == "played" and event.card < 0:
                bans = self._covered(event)
            self._moved(event, bans)
        elif event.verb == "reveal" and event.card >= 0:
            self._revealed(self.setting.index[event.src], event.src_at, event.card)
        elif event.verb == "turn":
            self.zones[self.setting.index[event.src]][event.src_at].kind = event.card
        elif event.verb == "shuffle":
            z = self.setting.index[event.src]
            if z not in self.unordered:
                self.zones[z][event.src_at :] = self._mix(self.zones[z][event.src_at :])

    def _moved(self, event: Event, bans: frozenset[int]) -> None:
        src, dst = self.setting.index[event.src], self.setting.index[event.dst]
        if self.game == "ganymede" and event.src.zone == "deck" and not self.zones[src]:
            # Rulebook: "if the cards in your Battle deck run out, shuffle the discard pile".
            pile = self._zone("discard", event.src.seat)
            self.zones[src], self.zones[pile] = self._mix(self.zones[pile]), []
        card = self._taken(src, event.card, bans) if src in self.unordered else self.zones[src].pop(event.src_at)
        if event.card >= 0:
            assert card.kind in (-1, event.card), f"{event} is about another card"
            card.kind = event.card
        goal = self.zones[dst]
        goal.insert(event.dst_at if event.dst_at >= 0 else len(goal), card)

    def _taken(self, hand: int, kind: int, bans: frozenset[int]) -> Card:
        """A card leaves a hand: one of a kind that is known to be there, else one of the unknown."""
        cards = self.zones[hand]
        for card in cards:
            if kind >= 0 and card.kind == kind:
                cards.remove(card)
                return card
        able = self._lost([card for card in cards if card.kind < 0 or (kind < 0 and card.kind not in bans)], cards)
        cards.remove(able[0])
        able[0].bans |= bans
        return able[0]

    def _revealed(self, z: int, at: int, kind: int) -> None:
        if z not in self.unordered:
            self.zones[z][at].kind = kind
        elif self.game == "barbarossa" or all(card.kind != kind for card in self.zones[z]):
            cards = self.zones[z]
            if any(card.kind < 0 for card in cards):  # one of the unknown cards turns out to be this
                unknown = self._lost([card for card in cards if card.kind < 0], cards)
                unknown[0].kind = kind

    def _lost(self, able: list[Card], hand: list[Card]) -> list[Card]:
        """Cards of a hand of which any may be the one that is meant: unless they are alike, they are mixed."""
        if len({(card.source, card.bans) for card in able}) == 1 and all(card.kind < 0 for card in able):
            return able
        for card in able:
            hand.remove(card)
        able = self._mix(able)
        hand += able
        return able

    def _covered(self, event: Event) -> frozenset[int]:
        """Rulebook, Chronicle: who cannot follow suit lays any card but a Wild face down. What it cannot be."""
        lead = self.counters["lead"]
        suit = frozenset(card for card, each in enumerate(SUIT) if each == lead)
        for card in self.zones[self.setting.index[event.src]]:
            if card.kind < 0:
                card.bans |= suit
        return suit | {card for card, each in enumerate(SUIT) if each == WILD}

    def _noted(self, event: Event) -> None:
        """What a camp of Ganymede does with its own piles is told, not shown."""
        if self.game != "ganymede" or event.seat == self.seat:
            return
        if event.key == "round" and event.value == 1:
            # Rulebook, Setup: "they each shuffle all the 7 cards".
            for z, zone in enumerate(self.setting.zones):
                if zone.place.zone == "deck" and zone.place.seat != self.seat:
                    self.zones[z] = self._mix(self.zones[z])
        if event.key == "fetched":
            pile = self._zone("discard", event.seat)
            self.zones[pile] = self._mix(self.zones[pile])
            if event.dst.zone == "deck":
                self.zones[self._zone("deck", event.seat)].append(self.zones[pile].pop())
        elif event.key == "peeks":
            deck, looking = (self._zone(name, event.seat) for name in ("deck", "looking"))
            self.looked_at = event.seat
            self.zones[looking], self.zones[deck] = self.zones[deck][-2:], self.zones[deck][:-2]

    def _forget_what_is_settled(self) -> None:
        """Mixings of which all is seen, and those whose unseen cards all went into one other mixing."""
        for mixing in self.mixings:
            for source in {card.source for card in mixing.ins if card.kind < 0 and card.source is not None}:
                unseen = [card for card in source.outs if card.kind < 0]
                if all(card.kind >= 0 for card in source.ins) and set(unseen) <= set(mixing.ins):
                    rest = Counter(card.kind for card in source.ins)
                    rest.subtract(card.kind for card in source.outs if card.kind >= 0)
                    mixing.ins = [card for card in mixing.ins if card not in unseen]
                    mixing.ins += [Card(kind) for kind in rest.elements()]
                    source.ins, source.outs = [], []
        self.mixings = [m for m in self.mixings if any(card.kind < 0 for card in (*m.ins, *m.outs))]

    # ---- what can be

    def admits(self, world: State) -> bool:
        """Whether the world may be the true one, by all that was seen."""
        if any(len(cards) != len(seen) for cards, seen in zip(world.zones, self.zones, strict=True)):
            return False
        kinds: Kinds = {}
        hands: list[tuple[list[Card], Counter[int]]] = []  # mixed for whoever looks on, after all other mixings
        for z, (cards, seen) in enumerate(zip(world.zones, self.zones, strict=True)):
            if z in self.unordered:
                hands.append((seen, Counter(cards)))
                continue
            for kind, card in zip(cards, seen, strict=True):
                if card.kind >= 0:
                    if card.kind != kind:
                        return False
                elif kind in card.bans:
                    return False
                else:
                    kinds[card] = kind
        if self.game == "ganymede" and not all(self._drawn(world, z) for z in range(len(world.zones))):
            return False
        return self._fits(hands, len(self.mixings), kinds)

    def _drawn(self, world: State, z: int) -> bool:
        """Rulebook, Ganymede: "If the total exceeds 21, you cannot draw any more cards"; an A counts as 1 there."""
        if self.setting.zones[z].place.zone != "row":
            return True
        row = [VALUE[kind] for kind in world.zones[z]]
        return all(sum(row[:drawn]) <= LIMIT for drawn in range(2, len(row)))

    def _fits(self, hands: list[tuple[list[Card], Counter[int]]], left: int, kinds: Kinds) -> bool:
        """Go back from the latest mixing to the first: what came out must be what went in."""
        if hands:
            (ins, outs), rest = hands[0], hands[1:]
            return any(self._fits(rest, left, {**kinds, **more}) for more in _shares(ins, outs))
        if not left:
            return True
        mixing = self.mixings[left - 1]
        outs = Counter(card.kind if card.kind >= 0 else kinds[card] for card in mixing.outs)
        return any(self._fits([], left - 1, {**kinds, **more}) for more in _shares(mixing.ins, outs))

    def told(self, z: int, at: int) -> bool:
        """Whether the card at a place of an ordered zone was seen there, or could be followed."""
        return self.zones[z][at].kind >= 0

    def certain(self, hand: int) -> Counter[int]:
        """The cards that were seen to be in a hand."""
        return Counter(card.kind for card in self.zones[hand] if card.kind >= 0)


def _shares(ins: Sequence[Card], outs: Counter[int]) -> Iterator[Kinds]:
    """The kinds that the unknown cards that went in may have been; equal cards in one way only."""
    outs = outs.copy()
    outs.subtract(card.kind for card in ins if card.kind >= 0)
    if any(count < 0 for count in outs.values()):
        return
    groups: dict[tuple[Mixing | None, frozenset[int]], list[Card]] = {}
    for card in ins:
        if card.kind < 0:
            groups.setdefault((card.source, card.bans), []).append(card)
    if sum(outs.values()) != sum(map(len, groups.values())):
        return
    yield from _share_out(sorted(groups.items(), key=lambda item: len(item[1])), +outs)


def _share_out(
    groups: list[tuple[tuple[Mixing | None, frozenset[int]], list[Card]]], left: Counter[int]
) -> Iterator[Kinds]:
    if not groups:
        yield {}
        return
    ((_, bans), cards), others = groups[0], groups[1:]
    for kinds in _picks(sorted(kind for kind in left if kind not in bans), left, len(cards)):
        for more in _share_out(others, left - Counter(kinds)):
            yield {**dict(zip(cards, kinds, strict=True)), **more}


def _picks(kinds: list[int], left: Counter[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every multiset of so many cards."""
    if not count:
        yield ()
    if not count or sum(left[kind] for kind in kinds) < count:
        return
    first, rest = kinds[0], kinds[1:]
    for many in range(min(count, left[first]), -1, -1):
        for more in _picks(rest, left, count - many):
            yield (first,) * many + more
