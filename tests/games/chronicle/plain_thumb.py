"""The rules of thumb of Chronicle, written plainly: everything is worked out anew for every card of every decision.

What opponents run (desktop/games/chronicle/thumb.py) is the same in less time; test_playout.py compares the two.
"""

from collections.abc import Sequence
from typing import Final

from desktop.engine.actions import Action
from desktop.games.chronicle.brief import brief_of
from desktop.games.chronicle.cards import ABILITY, CHARACTERS, CROWN, EVIL, PURGES, STRENGTH, SUIT, WILD
from desktop.games.chronicle.histories import active
from desktop.games.chronicle.meeting import BY_LEADER, CROWNED, STRONGEST, WEAKEST
from desktop.games.chronicle.state import ALLIES, FAME, LEAD, LEADER, PLAYED, SEATED, ChronicleState, Won

_EVIL: Final = -4.0
_SPOILED: Final = 0.25
_RELEASE: Final = 0.55
_CROWN: Final = 0.25
_THRIFT: Final = 0.03
_HARM: Final = 0.5
_NEAR: Final = 0.35
_PATIENCE: Final = 1.3
_EVIL_ONES: Final = frozenset(card for card in CHARACTERS if EVIL[card])
_UNKNOWN: Final = -0.2
SAME: Final = 1e-9  # what differs by no more is as good


def winner(played: Sequence[tuple[int, int]], leader: int, lead: int) -> Won:
    """Who wins with these face-up cards."""
    crowns = [(CROWN[card], seat, card) for seat, card in played if CROWN[card]]
    if crowns:
        _, seat, card = max(crowns)
        return Won(seat, card, CROWNED)
    following = [(STRENGTH[card], seat, card) for seat, card in played if SUIT[card] == lead]
    if not following:
        return Won(leader, -1, BY_LEADER)
    if any(ABILITY[card] == "weakest" for _, _, card in following):
        _, seat, card = min(following)
        return Won(seat, card, WEAKEST)
    _, seat, card = max(following)
    return Won(seat, card, STRONGEST)


# By the number of seats, then by Fame: how much a gain of another seat hurts; more, the nearer it is to the end.
HURTS: Final = tuple(tuple((_HARM + _NEAR * fame) / max(1, seats - 1) for fame in range(3)) for seats in range(7))


class Table:
    """What a seat goes by in one decision."""

    __slots__ = ("drawn", "lead", "leader", "left", "others", "seat", "seats", "spoiled", "state", "worth")

    def __init__(self, state: ChronicleState, seat: int) -> None:
        counters, zones = state.counters, state.zones
        seats = state.seats
        self.state = state
        self.seat = seat
        self.seats = seats
        brief = brief_of(tuple(active(state)))
        self.worth, self.drawn, dark = brief.worth, brief.drawn, brief.dark
        self.lead = counters[LEAD]
        self.leader = counters[LEADER]
        self.left = seats - counters[SEATED] - 1  # seats that play after this one
        self.spoiled = [
            not (dark or _EVIL_ONES.isdisjoint(allies)) and PURGES.isdisjoint(allies)
            for allies in [zones[zone] for zone in ALLIES[:seats]]
        ]
        hurts = HURTS[seats]
        self.others = [hurts[min(2, counters[fame])] for fame in FAME[:seats]]

    def gain(self, seat: int, value: float) -> float:
        """What it is to the deciding seat that a seat gets allies of so much worth."""
        if self.spoiled[seat]:
            return _SPOILED * value if seat == self.seat and value > 0 else 0.0
        return value if seat == self.seat else -self.others[seat] * value

    def on_table(self) -> tuple[list[tuple[int, int]], float]:
        """The face-up cards of the meeting as they were played, and what all its cards are worth."""
        state = self.state
        worth = self.worth
        played: list[tuple[int, int]] = []
        value = 0.0
        for seat in [(self.leader + step) % self.seats for step in range(self.seats)]:
            zone = state.zones[PLAYED[seat]]
            if zone:
                if state.is_up(seat):
                    played.append((seat, zone[0]))
                    value += worth[zone[0]]
                else:
                    value += _UNKNOWN
        return played, value


# By how many seats follow: the chance that the strongest (or weakest) card so far stays it.
HOLDS: Final = tuple(
    tuple(min(1.0, (strength / 10.5) ** (_PATIENCE * left)) for strength in range(11)) for left in range(6)
)


def best_play(state: ChronicleState, seat: int, legal: Sequence[Action]) -> Action:
    """The card to play."""
    table = Table(state, seat)
    played, value = table.on_table()
    before = winner(played, table.leader, table.lead).seat
    hungry = table.drawn[WILD] > 0
    best, chosen = -1e9, legal[0]
    for action in legal:
        card = action.card
        if action.verb == "cover":
            worth = table.worth[card]
            score = table.gain(before, value + worth) - _RELEASE * worth + _THRIFT * STRENGTH[card]
        else:
            score = _played(table, card, played, value, hungry)
        if score > best + SAME or (score > best - SAME and card < chosen.card):
            best, chosen = score, action
    return chosen


def _played(table: Table, card: int, played: list[tuple[int, int]], value: float, hungry: bool) -> float:
    """What it is worth to play a card face up."""
    lead = table.lead
    if lead < 0 and SUIT[card] != WILD:
        lead = SUIT[card]
    ability = ABILITY[card]
    left = 0 if ability == "stop" else table.left
    pile = value + table.worth[card] + left * table.drawn[lead if lead >= 0 else WILD]
    played.append((table.seat, card))
    if ability == "return" and len(played) > 1:
        score = max(
            _taken(table, [each for each in played if each[0] != seat], lead, left, pile - table.worth[gone])
            for seat, gone in played[:-1]
        )
    else:
        score = _taken(table, played, lead, left, pile)
    played.pop()
    score += _ability(table, ability)
    if CROWN[card]:
        score -= _CROWN
    elif hungry:
        score -= _THRIFT * STRENGTH[card]
    else:
        score += _THRIFT * STRENGTH[card]
    return score


def _taken(table: Table, played: list[tuple[int, int]], lead: int, left: int, pile: float) -> float:
    """What the meeting is worth, with the chance that who is ahead stays ahead."""
    won = winner(played, table.leader, lead)
    release = -_RELEASE * table.worth[played[-1][1]] if played and played[-1][0] == table.seat else 0.0
    if not left:
        return table.gain(won.seat, pile) + (release if won.seat != table.seat else 0.0)
    card = won.card
    if card < 0:
        chance = 0.2
    elif CROWN[card]:
        chance = 0.95
    else:
        weakest = won.why == 1
        chance = HOLDS[left][11 - STRENGTH[card] if weakest else STRENGTH[card]]
    ahead = table.gain(won.seat, pile)
    if won.seat == table.seat:
        following = (table.seat + 1) % table.seats
        return chance * ahead + (1.0 - chance) * (table.gain(following, pile) + release)
    return 0.5 * (1.0 + chance) * ahead + release


def _ability(table: Table, ability: str) -> float:
    """What the choice that an ability asks for is worth."""
    if ability in ("take", "discard"):
        return _from_foes(table, ability == "take")
    if ability in ("recall", "give", "shed", "fool"):
        zones = table.state.zones
        own = zones[ALLIES[table.seat]]
        if ability == "fool" and any(len(zones[ALLIES[other]]) > len(own) for other in range(table.seats)):
            return 0.1
        if own:
            value = -_least(table, own)
            return value if ability != "give" or value > 0 else 1.3 * value
    return 0.0


def _from_foes(table: Table, take: bool) -> float:
    """What it is worth that an opponent loses the ally that counts most, or that it changes sides."""
    seat, value_of = table.seat, table.worth.__getitem__
    best: float | None = None
    for other in range(table.seats):
        allies = table.state.zones[ALLIES[other]]
        if other != seat and allies:
            most = max(map(value_of, allies))
            value = (table.gain(seat, most) if take else 0.0) - table.gain(other, most)
            best = value if best is None or value > best else best
    return best or 0.0


def _least(table: Table, own: Sequence[int]) -> float:
    """What is lost with the own ally that is worth least; an evil one that shuts the seat out counts in full."""
    worth = table.worth
    least = min(worth[card] for card in own)
    if table.spoiled[table.seat] and least > _EVIL / 2:
        return _SPOILED * least
    return least


# ---- choices


def best_choice(state: ChronicleState, seat: int, legal: Sequence[Action]) -> Action:
    """The ally, seat or card to choose for an ability."""
    table = Table(state, seat)
    verb = legal[0].verb
    if verb == "return":
        return _best_return(table, legal)
    if verb == "raid":
        return max(legal, key=lambda action: (state.counters[FAME[action.target]], -action.target))
    owners = {card: other for other in range(state.seats) for card in state.zones[ALLIES[other]]}
    worth = table.worth

    def value(action: Action) -> float:
        card = action.card
        owner = owners[card]
        if verb == "take":
            return table.gain(seat, worth[card]) - table.gain(owner, worth[card])
        if verb == "discard":
            return -table.gain(owner, worth[card])
        lost = -worth[card]
        if verb == "give":
            return lost + table.gain(action.target, worth[card])
        return lost if verb != "recall" else lost + 0.05 * STRENGTH[card] + (1.0 if CROWN[card] else 0.0)

    most = max(map(value, legal))
    return next(action for action in legal if value(action) > most - SAME)


def _best_return(table: Table, legal: Sequence[Action]) -> Action:
    """The seat whose card is sent back, so that the meeting goes best."""
    played, value = table.on_table()
    cards = dict(played)
    best, chosen = -1e9, legal[0]
    for action in legal:
        seat = action.target
        rest = [each for each in played if each[0] != seat]
        pile = value - (table.worth[cards[seat]] if seat in cards else _UNKNOWN)
        score = _taken(table, rest, table.lead, max(0, table.left + 1), pile)
        if score > best + SAME:
            best, chosen = score, action
    return chosen


def choose(state: ChronicleState, legal: Sequence[Action]) -> Action:
    """What the rules of thumb do here."""
    if len(legal) == 1:
        return legal[0]
    verb = legal[0].verb
    seat = state.decider()
    return best_play(state, seat, legal) if verb in ("play", "cover") else best_choice(state, seat, legal)
