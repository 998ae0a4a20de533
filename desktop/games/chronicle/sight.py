"""What a seat knows in Chronicle, and what it could work out.

Open to all: face-up cards, allies, the histories, and every discard, because all saw it happen (the table shows the
top one only). Hidden: hands, a face-down card until the meeting is taken, the pile of histories.

Remembered, and honoured by every sampled world:
- A card that all have seen go into a hand (the theme card, what a 6 or a 7 brings back face up) is known to be there,
  until its seat may have laid it face down. Then it is `veiled`: in the hand or face down, and nobody can tell.
- A face-down play proves that none of the seat's unknown cards has the lead suit. Nothing else proves a void, a Wild
  played least of all. Whatever comes into the hand later is known to all, so the void of the unknown cards stays.
- A face-down card is no Wild, and not of the lead suit. Returned by a 7 it is unseen again, but one of the seat's
  unknown cards is surely no Wild (`pledge`): unless a known card may have been the one, and until an unknown non-Wild
  of this hand is seen. What is veiled and what is pledged are facts of every view, and the table shows both.
- A hand is shuffled when a place in it could tell something: before a known card may go face down, and when a card
  came back unseen.

Each seat knows, besides, its own cards. There is nothing else to know: with these facts a world is possible exactly
if the meetings could have gone as they went. All possible worlds are dealt as likely (see worlds.py).
"""

from typing import Final

from desktop.engine import sight
from desktop.engine.events import Place
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, Fact, View, Where
from desktop.games.chronicle import worlds
from desktop.games.chronicle.cards import CHARACTERS, SUIT, WILD
from desktop.games.chronicle.standing import seats_of
from desktop.games.chronicle.state import DECK, HAND, LEAD, PILE, PLAYED, PLEDGE, VOID, ChronicleState
from desktop.games.chronicle.worlds import Group

VEILED: Final = "veiled"  # the fact that carries the cards that a seat has in its hand or face down
PLEDGED: Final = "pledge"  # the fact that one of the cards of a hand that nobody else knows is no Wild


def view(state: ChronicleState, seat: int | None) -> View:
    """What the seat may know, with what is veiled and what is pledged as facts."""
    seen = sight.view(state, seat)
    if seat == OPEN or not (any(state.veiled) or any(state.counters[PLEDGE[0] :: 3])):
        return seen
    facts = [
        Fact(VEILED, each, (Where(Place("hand", each)), Where(Place("played", each))), _cards_of(mask))
        for each, mask in enumerate(state.veiled)
        if mask
    ]
    facts += [
        Fact(PLEDGED, each, (Where(Place("hand", each)),))
        for each in range(state.seats)
        if state.counters[PLEDGE[each]]
    ]
    return seen._replace(notes=(*seen.notes, *facts))


def veiled_of(view: View, seat: int) -> tuple[int, ...]:
    """The cards of which all know that they lie in a seat's hand or face down before it, and not where."""
    return next((fact.cards for fact in view.notes if (fact.key, fact.seat) == (VEILED, seat)), ())


def _cards_of(mask: int) -> tuple[int, ...]:
    return tuple(card for card in CHARACTERS if mask >> card & 1)


def resample(state: ChronicleState, seat: int, rng: Rng) -> ChronicleState:
    """A world that the seat cannot tell from this one. What it does not know is sorted first, so that nothing of the
    true arrangement gets in."""
    if state.zones[DECK]:  # nothing is dealt yet, and nothing known
        world = sight.resample(state, seat, rng)
        assert isinstance(world, ChronicleState)
        return world
    world = state.clone()
    _deal_hands(world, seat, rng)
    masks, pile = world.known[PILE], world.zones[PILE]
    assert masks is not None
    places = [at for at, mask in enumerate(masks) if not mask >> seat & 1]
    histories = sorted([pile[at] for at in places])
    rng.shuffle(histories)
    for at, card in zip(places, histories):
        pile[at] = card
    world.rng = rng.bits()
    return world


def _deal_hands(world: ChronicleState, seat: int, rng: Rng) -> None:
    """Hands and face-down cards of the others."""
    zones = world.zones
    others: list[int] = []
    hidden: list[list[int]] = []  # by each of the others: where in its hand cards lie that the seat does not know
    groups: list[Group] = []
    unknown: list[int] = []
    veiled = 0
    for other in range(world.seats):
        if other == seat:
            continue
        hand, masks = zones[HAND[other]], world.known[HAND[other]]
        assert masks is not None
        places = [at for at, mask in enumerate(masks) if not mask >> seat & 1]
        unknown += [hand[at] for at in places]
        played = zones[PLAYED[other]]
        covered = bool(played) and not world.is_up(other)
        if covered:
            unknown.append(played[0])
        others.append(other)
        hidden.append(places)
        groups.append(_group(world, other, len(places) + covered))
        veiled |= world.veiled[other]
    if veiled:
        unknown = [card for card in unknown if not veiled >> card & 1]
    unknown.sort()
    for number, own in enumerate(worlds.deal(groups, unknown, rng)):
        other = others[number]
        if not groups[number].free:
            if groups[number].covered >= 0:
                own += _cards_of(world.veiled[other])
                _lay_face_down(world, other, own, rng)
            rng.shuffle(own)
        hand = zones[HAND[other]]
        for at, card in zip(hidden[number], own):
            hand[at] = card


def _group(world: ChronicleState, seat: int, cards: int) -> Group:
    """What is known of a seat's unknown cards, of which so many lie hidden together with what is veiled."""
    played = world.zones[PLAYED[seat]]
    veiled = world.veiled[seat].bit_count()
    covered = veiled if played and not world.is_up(seat) else -1
    counters = world.counters
    return Group(cards - veiled, counters[VOID[seat]], covered, bool(counters[PLEDGE[seat]]))


def _lay_face_down(world: ChronicleState, seat: int, cards: list[int], rng: Rng) -> None:
    """One of a group's cards that are no Wilds goes face down."""
    plain = [card for card in cards if SUIT[card] != WILD]
    card = plain[rng.below(len(plain))]
    cards.remove(card)
    world.zones[PLAYED[seat]][0] = card


def can_be(view: View, place: Place, at: int) -> tuple[int, ...]:
    """The cards, sorted, that an unknown one may be in some deal that fits all that was seen."""
    if place.zone not in ("hand", "played"):
        return sight.unseen(view, place, at)
    veiled = {fact.seat: fact.cards for fact in view.notes if fact.key == VEILED}
    loose = set(sight.unseen(view, place)).difference(*veiled.values())
    others = [seat for seat in seats_of(view) if seat not in (view.seat, place.seat)]
    own = veiled.get(place.seat, ())
    first = _group_seen(view, place.seat, len(own))
    rest = tuple(
        sorted(group for seat in others if not (group := _group_seen(view, seat, len(veiled.get(seat, ())))).free)
    )
    numbers = tuple(sum(SUIT[card] == suit for card in loose) for suit in range(WILD + 1))
    suits: set[int] = set()
    for share in worlds.choices((first, *rest), (numbers[0], numbers[1], numbers[2], numbers[3]))[0]:
        plain = sum(share[:WILD])
        suits |= {suit for suit, count in enumerate(share) if count and _may_lie(suit, plain, place, first, len(own))}
        if first.covered >= 0 and (place.zone == "played" or plain or len(own) > 1):
            loose.update(own)
    return tuple(sorted(card for card in loose if card in own or SUIT[card] in suits))


def _may_lie(suit: int, plain: int, place: Place, group: Group, veiled: int) -> bool:
    """Whether one of a group's cards of a suit may lie here, of which so many are no Wilds: one goes face down."""
    if place.zone == "played":
        return suit != WILD
    return group.covered < 0 or suit == WILD or plain > 1 or veiled > 0


def _group_seen(view: View, seat: int, veiled: int) -> Group:
    """What a view tells of a seat's unknown cards."""
    covered = any(slot.card is None for slot in view.zones[Place("played", seat)] or ())
    hidden = sum(slot.card is None for slot in view.zones[Place("hand", seat)] or ()) + covered
    void, pledge = view.counters[f"void:{seat}"], bool(view.counters[f"pledge:{seat}"])
    return Group(hidden - veiled, void, veiled if covered else -1, pledge)


def fits(seat: int, world: ChronicleState) -> bool:
    """Whether all other seats' hidden cards agree with what everybody could work out."""
    return all(_possible(world, other) for other in range(world.seats) if other != seat)


def _possible(world: ChronicleState, seat: int) -> bool:
    hand, played = HAND[seat], PLAYED[seat]
    masks = world.known[hand]
    assert masks is not None
    everyone = world.setting.everyone
    hidden = [card for card, mask in zip(world.zones[hand], masks, strict=True) if mask != everyone]
    if world.zones[played] and not world.is_up(seat):
        card = world.zones[played][0]
        if SUIT[card] in (WILD, world.counters[LEAD]):
            return False
        hidden.append(card)
    veiled = world.veiled[seat]
    if veiled & ~sum(1 << card for card in hidden):
        return False
    unknown = [card for card in hidden if not veiled >> card & 1]
    void = world.counters[VOID[seat]]
    if any(SUIT[card] != WILD and void >> SUIT[card] & 1 for card in unknown):
        return False
    return not world.counters[PLEDGE[seat]] or any(SUIT[card] != WILD for card in unknown)
