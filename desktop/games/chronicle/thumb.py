"""Rules of thumb: what a card is worth in this round, and the play that follows from it.

A seat looks at its own hand and at what lies open, at nothing else; so the same rules serve the greedy opponent, who
sees no more, and the playouts of a search (playout.py). They play to the histories' conditions, hand evil to others
and take more care of whoever has most Fame. Of cards that are as good they take the first of the catalog.
"""

from typing import Final

from desktop.engine.actions import Action
from desktop.games.chronicle.brief import EVIL_ALLY, RELEASE, THRIFT, brief_of
from desktop.games.chronicle.cards import ABILITY, CHARACTERS, CROWN, EVIL, PURGES, STRENGTH, SUIT, WILD
from desktop.games.chronicle.histories import active
from desktop.games.chronicle.meeting import (
    BY_LEADER,
    CROWNED,
    CROWNS,
    OVERTAKING,
    RANKS,
    STRONGEST,
    TURNS,
    WEAKEST,
    leading,
)
from desktop.games.chronicle.state import (
    EACH_ALLIES,
    EACH_HAND,
    FAME,
    LEAD,
    LEADER,
    MOST_SEATS,
    PLAYED,
    SEATED,
    ChronicleState,
)
from desktop.games.chronicle.verbs import DISCARD_ALLY, GIVE, LOSE, RAID, RECALL, RETURN, SHED, TAKE

_SPOILED: Final = 0.25  # what allies are still worth to a seat that is shut out: others do not have them
_HARM: Final = 0.5  # how much a gain of another seat hurts, and how much more with each Fame it has
_NEAR: Final = 0.35
_PATIENCE: Final = 1.3  # how likely later seats beat what is ahead
_EVIL_ONES: Final = frozenset(card for card in CHARACTERS if EVIL[card])
SHUTTING: Final = _EVIL_ONES | PURGES  # where they lie, says whom evil allies shut out
UNKNOWN: Final = -0.2  # a face-down card: mostly something its player wanted to be rid of

# By the number of seats, then by Fame: how much a gain of another seat counts, which hurts; more, the nearer it is to
# the end.
_HURTS: Final = tuple(tuple(-(_HARM + _NEAR * fame) / max(1, seats - 1) for fame in range(3)) for seats in range(7))

_CROWN_HOLDS: Final = 0.95
_NOTHING_HOLDS: Final = 0.2  # while no card counts


def _holding(weakest: bool) -> tuple[tuple[float, ...], ...]:
    """By how many seats follow, then by card (the last: none): the chance that the strongest (or weakest) card so far
    stays it."""
    rows = []
    for left in range(MOST_SEATS):
        heights = [(11 - STRENGTH[card] if weakest else STRENGTH[card]) / 10.5 for card in CHARACTERS]
        row = [min(1.0, height ** (_PATIENCE * left)) for height in heights]
        row = [_CROWN_HOLDS if left and CROWN[card] else row[card] for card in CHARACTERS]
        rows.append((*row, _NOTHING_HOLDS if left else 1.0))
    return tuple(rows)


# By why a meeting would be won: the same, of who would win it.
_HOLDS: Final = tuple(_holding(why == WEAKEST) for why in range(4))

# What a card does when it is played face up, as numbers: up to LAST_CHOICE it asks for an ally.
NOTHING: Final = 0
TAKES: Final = 1
DISCARDS: Final = 2
RECALLS: Final = 3
GIVES: Final = 4
SHEDS: Final = 5
FOOLS: Final = 6
LAST_CHOICE: Final = 6
STOPS: Final = 7
RETURNS: Final = 8
TURNS_OVER: Final = 9
_NAMES: Final = ("", "take", "discard", "recall", "give", "shed", "fool", "stop", "return", "weakest")
DOES: Final = tuple(_NAMES.index(name) if name in _NAMES else NOTHING for name in ABILITY)

_NONE: Final = 1e9  # the least of nothing
SAME: Final = 1e-9  # what differs by no more is as good


class Thumb:
    """The rules of thumb at a table: what lies where in this round, as plain lists. The histories and Fame stand."""

    __slots__ = (
        "ahead", "allies", "best", "dark", "drawn", "fame", "gains", "hands", "histories", "hurts", "lead", "leader",
        "leads", "least", "left", "most", "played", "seat", "seated", "seats", "share", "shut_out", "stale",
        "then_ahead", "then_best", "then_why", "up", "value", "ways", "why", "worth",
    )  # fmt: skip

    def __init__(self, state: ChronicleState) -> None:
        zones, counters = state.zones, state.counters
        self.seats = seats = state.seats
        self.histories = tuple(active(state))
        brief = brief_of(self.histories)
        self.worth, self.drawn, self.dark, self.ways = brief.worth, brief.drawn, brief.dark, brief.ways
        self.leads = brief.leads[seats]
        self.fame = [counters[fame] for fame in FAME[:seats]]
        hurts = _HURTS[seats]
        self.hurts = [hurts[min(2, fame)] for fame in self.fame]
        self.hands = [zone.copy() for zone in zones[EACH_HAND]]
        self.allies = [zone.copy() for zone in zones[EACH_ALLIES]]
        self.most = [0.0] * seats  # by seat: what its best ally is worth, and its worst
        self.least = [0.0] * seats
        self.played = [-1] * seats  # by seat: its card in the meeting; -1: none
        self.up = [False] * seats
        self.value = 0.0  # of all cards of the meeting
        for seat in range(seats):
            self.weigh(seat)
            cards = zones[PLAYED[seat]]
            if cards:
                self.played[seat] = cards[0]
                self.up[seat] = state.is_up(seat)
                self.value += self.worth[cards[0]] if self.up[seat] else UNKNOWN
        self.leader, self.seated, self.lead = counters[LEADER], counters[SEATED], counters[LEAD]
        won = state.leading or leading(state)
        self.ahead, self.best, self.why = won.seat, won.card, won.why  # who wins the meeting as it lies
        self.then_ahead, self.then_best, self.then_why = self.ahead, self.best, self.why  # if something were otherwise
        self.stale = True  # whom evil allies shut out has to be looked at
        self.gains = self.hurts  # by seat: how much its gains count to another; 0: evil allies shut it out
        self.seat = state.decider()  # who decides
        self.left = 0  # seats that play after it
        self.share = self.hurts  # by seat: how much its gains count to the one that decides
        self.shut_out = False  # whether evil allies shut out who decides

    def weigh(self, seat: int) -> None:
        """What the best ally of a seat is worth, and its worst."""
        worth = self.worth
        most, least = -_NONE, _NONE
        for card in self.allies[seat]:
            value = worth[card]
            if value > most:
                most = value
            if value < least:
                least = value
        self.most[seat], self.least[seat] = most, least

    def sit_down(self) -> None:
        """Where the seat that decides sits in the meeting, and what is worth how much to it."""
        if self.stale:
            self.stale = False
            self.gains = gains = self.hurts.copy()
            if not self.dark:
                for each, allies in enumerate(self.allies):
                    if not _EVIL_ONES.isdisjoint(allies) and PURGES.isdisjoint(allies):
                        gains[each] = 0.0
        seat = self.seat
        self.left = self.seats - self.seated - 1
        self.share = share = self.gains.copy()
        self.shut_out = not share[seat]
        if not self.shut_out:
            share[seat] = 1.0

    def _own(self, value: float) -> float:
        """What it is to the deciding seat to get allies of so much worth; another's gain counts by its share."""
        if self.shut_out:
            return _SPOILED * value if value > 0 else 0.0
        return value

    def look(self, lead: int, seat: int = -1, card: int = -1, without: int = -1) -> None:
        """Who would win the meeting, be it with a card more that a seat plays, or without the card of another."""
        ranks, played, up = RANKS[lead], self.played, self.up
        ahead, best, high, seen = self.leader, -1, 0, 0
        each = self.leader
        for _ in range(self.seated):
            laid = played[each]
            if laid >= 0 and up[each] and each != without:
                rank = ranks[laid]
                seen |= rank
                if rank > high:
                    high, ahead, best = rank, each, laid
            each = each + 1 if each + 1 < self.seats else 0
        if card >= 0:
            rank = ranks[card]
            seen |= rank
            if rank > high:
                high, ahead, best = rank, seat, card
        why = STRONGEST
        if high >= CROWNS:
            why = CROWNED
        elif not high:
            why = BY_LEADER
        elif seen & TURNS:
            why = WEAKEST
            each = self.leader
            for _ in range(self.seated):
                laid = played[each]
                if laid >= 0 and up[each] and each != without:
                    rank = ranks[laid]
                    if 0 < rank < high:
                        high, ahead, best = rank, each, laid
                each = each + 1 if each + 1 < self.seats else 0
            if card >= 0 and 0 < ranks[card] < high:
                ahead, best = seat, card
        self.then_ahead, self.then_best, self.then_why = ahead, best, why

    # ---- a card to play

    def best_play(self, cards: list[int], void: bool) -> int:
        """The card to play, of several; `void`: whatever is no Wild goes face down."""
        self.sit_down()
        seat, left = self.seat, self.left
        if left == self.seats - 1:
            return self._best_lead(cards)
        worth, ways, drawn, share = self.worth, self.ways, self.drawn, self.share
        lead, value, ahead = self.lead, self.value, self.ahead
        winning = OVERTAKING[lead][self.best][self.why]
        holding = _HOLDS[self.why][left]
        holds = holding[self.best]
        others, follows = share[ahead], share[seat + 1 if seat + 1 < self.seats else 0]
        kept = 0.5 * (1.0 + holds)
        coming = left * drawn[lead]
        shut_out = self.shut_out
        best, chosen = -_NONE, -1
        for card in cards:
            own = worth[card]
            release = -RELEASE * own
            pile = value + own
            suit = SUIT[card]
            if void and suit != WILD:
                score = (self._own(pile) if ahead == seat else others * pile) + release + THRIFT[card]
            else:
                does = DOES[card]
                if does == STOPS:
                    score = self._taken(seat if winning >> card & 1 else ahead, 1.0, pile, release)
                else:
                    pile += coming if lead >= 0 else left * drawn[suit]
                    if does > STOPS:
                        score = self._regrouped(card, lead if lead >= 0 else suit, pile, release)
                    elif winning >> card & 1:
                        stays = holding[card]
                        score = pile if not shut_out else _SPOILED * pile if pile > 0 else 0.0
                        score = stays * score + (1.0 - stays) * (follows * pile + release)
                    elif ahead != seat:
                        score = kept * (others * pile) + release
                    else:
                        score = self._taken(seat, holds, pile, release)
                if 0 < does <= LAST_CHOICE:
                    score += self._ability(does)
                score += ways[card]
            if score > best + SAME or (score > best - SAME and card < chosen):
                best, chosen = score, card
        return chosen

    def _best_lead(self, cards: list[int]) -> int:
        """The card to begin a meeting with: what it brings depends on little, and is kept."""
        seat = self.seat
        key = self.share[seat + 1 if seat + 1 < self.seats else 0], self.shut_out
        kept = self.leads.get(key)
        if kept is None:
            kept = self.leads[key] = [self._led(card) for card in CHARACTERS]
        best, chosen = -_NONE, -1
        for card in cards:
            score = kept[card]
            does = DOES[card]
            if 0 < does <= LAST_CHOICE:
                score += self._ability(does)
            if score > best + SAME or (score > best - SAME and card < chosen):
                best, chosen = score, card
        return chosen

    def _led(self, card: int) -> float:
        """What a meeting is worth that this card begins, its ability aside."""
        own, suit = self.worth[card], SUIT[card]
        release = -RELEASE * own
        if DOES[card] == STOPS:
            return self._taken(self.seat, 1.0, own, release) + self.ways[card]
        self.look(suit, self.seat, card)
        holds = _HOLDS[self.then_why][self.left][self.then_best]
        return self._taken(self.seat, holds, own + self.left * self.drawn[suit], release) + self.ways[card]

    def _regrouped(self, card: int, lead: int, pile: float, release: float) -> float:
        """What the meeting is worth with a card after which yet another may be ahead: a 3, or a 7."""
        seat, left, best = self.seat, self.left, -_NONE
        if DOES[card] == RETURNS:
            for back, laid in enumerate(self.played):
                if laid >= 0 and self.up[back]:
                    self.look(lead, seat, card, back)
                    holds = _HOLDS[self.then_why][left][self.then_best]
                    score = self._taken(self.then_ahead, holds, pile - self.worth[laid], release)
                    if score > best:
                        best = score
        if best > -_NONE:
            return best
        self.look(lead, seat, card)
        return self._taken(self.then_ahead, _HOLDS[self.then_why][left][self.then_best], pile, release)

    def _taken(self, ahead: int, holds: float, pile: float, release: float) -> float:
        """What the meeting is worth, with the chance that who is ahead stays it; `release` is what it adds that a card
        of the deciding seat goes to another."""
        if ahead != self.seat:
            return 0.5 * (1.0 + holds) * (self.share[ahead] * pile) + release
        following = ahead + 1 if ahead + 1 < self.seats else 0
        return holds * self._own(pile) + (1.0 - holds) * (self.share[following] * pile + release)

    def _ability(self, does: int) -> float:
        """What the choice that an ability asks for is worth."""
        if does <= DISCARDS:
            return self._from_foes(does == TAKES)
        own = self.allies[self.seat]
        if does == FOOLS:
            size = len(own)
            for allies in self.allies:
                if len(allies) > size:
                    return 0.1
        if not own:
            return 0.0
        least = self.least[self.seat]
        if self.shut_out and least > EVIL_ALLY / 2:  # an evil ally that shuts the seat out counts in full
            least *= _SPOILED
        value = -least
        return value if does != GIVES or value > 0 else 1.3 * value

    def _from_foes(self, take: bool) -> float:
        """What it is worth that an opponent loses the ally that counts most, or that it changes sides."""
        seat, share, values = self.seat, self.share, self.most
        best = -_NONE
        for other in range(self.seats):
            most = values[other]
            if other != seat and most > -_NONE:
                value = (self._own(most) if take else 0.0) - share[other] * most
                if value > best:
                    best = value
        return best if best > -_NONE else 0.0

    # ---- other choices

    def best_of_foes(self, take: bool) -> int:
        """The ally of another seat to take, or to discard; -1: there is none."""
        worth, share, seat = self.worth, self.share, self.seat
        best, chosen = -_NONE, -1
        for other, allies in enumerate(self.allies):
            if other != seat:
                hurt = share[other]
                for card in allies:
                    own = worth[card]
                    value = (self._own(own) if take else 0.0) - hurt * own
                    if value > best + SAME or (value > best - SAME and card < chosen):
                        best, chosen = value, card
        return chosen

    def best_of_own(self, recall: bool) -> int:
        """The own ally to part with, or to take up; -1: there is none."""
        worth = self.worth
        best, chosen = -_NONE, -1
        for card in self.allies[self.seat]:
            value = -worth[card]
            if recall:
                value += 0.05 * STRENGTH[card]
                if CROWN[card]:
                    value += 1.0
            if value > best + SAME or (value > best - SAME and card < chosen):
                best, chosen = value, card
        return chosen

    def best_gift(self) -> tuple[int, int]:
        """The own ally to give away, and to whom; -1: there is none."""
        best, chosen, target = -_NONE, -1, -1
        for card in self.allies[self.seat]:
            own = self.worth[card]
            for other in range(self.seats):
                if other != self.seat:
                    value = self.share[other] * own - own
                    if value > best + SAME or (value > best - SAME and card < chosen):
                        best, chosen, target = value, card, other
        return chosen, target

    def best_return(self) -> int:
        """The seat whose card is sent back, so that the meeting goes best; -1: there is none."""
        seat, best, chosen = self.seat, -_NONE, -1
        release = -RELEASE * self.worth[self.played[seat]]
        for other, laid in enumerate(self.played):
            if laid >= 0 and other != seat:
                self.look(self.lead, without=other)
                pile = self.value - (self.worth[laid] if self.up[other] else UNKNOWN)
                holds = _HOLDS[self.then_why][self.left + 1][self.then_best]
                score = self._taken(self.then_ahead, holds, pile, release)
                if score > best + SAME:
                    best, chosen = score, other
        return chosen

    def best_raid(self) -> int:
        """The seat whose hand loses a card: whoever has most Fame."""
        best, chosen = -1, -1
        for other in range(self.seats):
            if other != self.seat and self.hands[other] and self.fame[other] > best:
                best, chosen = self.fame[other], other
        return chosen

    def choose(self, legal: list[Action]) -> Action:
        """What they do here, at the table as it was."""
        verb = legal[0].verb
        if verb == "play" or verb == "cover":
            cards = [action.card for action in legal]
            return legal[cards.index(self.best_play(cards, legal[-1].verb == "cover"))]
        self.sit_down()
        if verb == "take":
            return TAKE[self.best_of_foes(True)]
        if verb == "discard":
            return DISCARD_ALLY[self.best_of_foes(False)]
        if verb == "return":
            return RETURN[self.best_return()]
        if verb == "raid":
            return RAID[self.best_raid()]
        if verb == "give":
            card, target = self.best_gift()
            return GIVE[card][target]
        chosen = self.best_of_own(verb == "recall")
        return RECALL[chosen] if verb == "recall" else SHED[chosen] if verb == "shed" else LOSE[chosen]


def choose(state: ChronicleState, legal: list[Action]) -> Action:
    """What the rules of thumb do here."""
    return legal[0] if len(legal) == 1 else Thumb(state).choose(legal)
