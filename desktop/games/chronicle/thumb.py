"""Rules of thumb: what a card is worth in this round, and the play that follows from it.

A seat looks at its own hand and at what lies open, at nothing else; so the same rules serve the greedy opponent, who
sees no more, and the playouts of a search. They play to the histories' conditions, hand evil to others and take
more care of whoever has most Fame.
"""

from typing import Any, Final

from desktop.engine.actions import Action
from desktop.games.chronicle.brief import EVIL_ALLY, RELEASE, brief_of
from desktop.games.chronicle.cards import ABILITY, CHARACTERS, CROWN, EVIL, PURGES, STRENGTH, WILD
from desktop.games.chronicle.histories import active
from desktop.games.chronicle.meeting import OVERTAKING, WEAKEST, leading, seated, winner
from desktop.games.chronicle.state import (
    ALLIES,
    EACH_ALLIES,
    FAME,
    LEAD,
    LEADER,
    MEETING,
    MOST_SEATS,
    SEATED,
    ChronicleState,
)
from desktop.games.chronicle.verbs import DISCARD_ALLY, TAKE

_SPOILED: Final = 0.25  # what allies are still worth to a seat that is shut out: others do not have them
_HARM: Final = 0.5  # how much a gain of another seat hurts, and how much more with each Fame it has
_NEAR: Final = 0.35
_PATIENCE: Final = 1.3  # how likely later seats beat what is ahead
_EVIL_ONES: Final = frozenset(card for card in CHARACTERS if EVIL[card])
_SHUTTING: Final = _EVIL_ONES | PURGES  # where they lie, says whom evil allies shut out
_UNKNOWN: Final = -0.2  # a face-down card: mostly something its player wanted to be rid of

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


class Thumb:
    """The rules of thumb in one round, whose histories and Fame stand. They are asked for every decision: whom evil
    allies shut out is looked at anew only after a meeting, and after a choice that moved an evil ally or an Angel."""

    __slots__ = (
        "dark", "drawn", "features", "gains", "hurts", "leads", "left", "meeting", "seat", "seats", "share",
        "shut_out", "state", "worth",
    )  # fmt: skip

    def __init__(self, state: ChronicleState) -> None:
        seats = state.seats
        self.state = state
        self.seats = seats
        brief = brief_of(tuple(active(state)))
        self.worth, self.drawn, self.dark, self.features = brief.worth, brief.drawn, brief.dark, brief.features
        self.leads = brief.leads[seats]
        hurts = _HURTS[seats]
        self.hurts = [hurts[min(2, state.counters[fame])] for fame in FAME[:seats]]
        self.meeting = -1  # in which the allies were looked at; -1: they have to be
        self.gains = self.hurts  # by seat: how much its gains count to another; 0: evil allies shut it out
        self.seat = 0  # who decides
        self.left = 0  # seats that play after it
        self.share = self.hurts  # by seat: how much its gains count to the one that decides
        self.shut_out = False  # whether evil allies shut out who decides

    def choose(self, legal: list[Action]) -> Action:
        """What they do here."""
        first = legal[0]
        verb = first.verb
        if verb == "play" or verb == "cover":
            return self._best_play(legal) if len(legal) > 1 else first
        chosen = self._best_choice(verb, legal) if len(legal) > 1 else first
        if chosen.card in _SHUTTING:
            self.meeting = -1
        return chosen

    def _best_choice(self, verb: str, legal: list[Action]) -> Action:
        """What an ability asks for."""
        self._sit_down()
        if verb == "return":
            return self._best_return(legal)
        if verb == "raid":
            counters = self.state.counters
            return max(legal, key=lambda action: (counters[FAME[action.target]], -action.target))
        return self._best_of_foes(verb) if verb in ("take", "discard") else self._best_of_own(verb, legal)

    def _sit_down(self) -> None:
        """Where the seat that decides sits in the meeting, and what is worth how much to it."""
        state = self.state
        counters = state.counters
        if self.meeting != counters[MEETING]:
            self.meeting = counters[MEETING]
            self._look_at_allies()
        frame: Any = state.stack[-1]
        self.seat = seat = frame.seat
        self.left = self.seats - counters[SEATED] - 1
        self.share = share = self.gains.copy()
        self.shut_out = not share[seat]
        if not self.shut_out:
            share[seat] = 1.0

    def _look_at_allies(self) -> None:
        """Whom evil allies shut out."""
        self.gains = gains = self.hurts.copy()
        if not self.dark:
            for seat, allies in enumerate(self.state.zones[EACH_ALLIES]):
                if not _EVIL_ONES.isdisjoint(allies) and PURGES.isdisjoint(allies):
                    gains[seat] = 0.0

    def _own(self, value: float) -> float:
        """What it is to the deciding seat to get allies of so much worth; another's gain counts by its share."""
        if self.shut_out:
            return _SPOILED * value if value > 0 else 0.0
        return value

    def _on_table(self) -> tuple[list[tuple[int, int]], float]:
        """The face-up cards of the meeting, and what all its cards are worth."""
        state, worth = self.state, self.worth
        zones, known, everyone = state.zones, state.known, state.setting.everyone
        played: list[tuple[int, int]] = []
        value = 0.0
        for seat, at in seated(state):
            zone = zones[at]
            if zone:
                if known[at][0] == everyone:  # type: ignore[index]  # a hidden zone
                    card = zone[0]
                    played.append((seat, card))
                    value += worth[card]
                else:
                    value += _UNKNOWN
        return played, value

    # ---- a card to play

    def _best_play(self, legal: list[Action]) -> Action:
        """The card to play."""
        self._sit_down()
        seat, left, state = self.seat, self.left, self.state
        if left == self.seats - 1:
            return self._best_lead(legal)
        features, drawn, share = self.features, self.drawn, self.share
        lead = state.counters[LEAD]
        played, value = self._on_table()
        won = state.leading or leading(state)
        ahead = won.seat
        winning = OVERTAKING[lead][won.card][won.why]
        holding = _HOLDS[won.why][left]
        holds = holding[won.card]
        others, follows = share[ahead], share[(seat + 1) % self.seats]
        kept = 0.5 * (1.0 + holds)
        coming = left * drawn[lead]
        covers, shut_out = legal[-1].verb == "cover", self.shut_out
        asked: dict[str, float] = {}
        best, chosen = -1e9, legal[0]
        for action in legal:
            card = action.card
            own, release, up, down, suit, odd, asks = features[card]
            pile = value + own
            if covers and suit != WILD:
                score = (self._own(pile) if ahead == seat else others * pile) + release + down
            else:
                if odd == "stop":
                    score = self._taken(seat if winning >> card & 1 else ahead, 1.0, pile, release)
                else:
                    pile += coming if lead >= 0 else left * drawn[suit]
                    if odd:
                        score = self._regrouped(card, played, lead if lead >= 0 else suit, pile, release)
                    elif winning >> card & 1:
                        stays = holding[card]
                        score = pile if not shut_out else _SPOILED * pile if pile > 0 else 0.0
                        score = stays * score + (1.0 - stays) * (follows * pile + release)
                    elif ahead != seat:
                        score = kept * (others * pile) + release
                    else:
                        score = self._taken(seat, holds, pile, release)
                if asks:
                    if asks not in asked:
                        asked[asks] = self._ability(asks)
                    score += asked[asks]
                score += up
            if score > best:
                best, chosen = score, action
        return chosen

    def _best_lead(self, legal: list[Action]) -> Action:
        """The card to begin a meeting with: what it brings depends on little, and is kept."""
        kept = self.leads.setdefault((self.share[(self.seat + 1) % self.seats], self.shut_out), {})
        asked: dict[str, float] = {}
        best, chosen = -1e9, legal[0]
        for action in legal:
            card = action.card
            if card not in kept:
                kept[card] = self._led(card)
            score, up, asks = kept[card]
            if asks:
                if asks not in asked:
                    asked[asks] = self._ability(asks)
                score += asked[asks]
            score += up
            if score > best:
                best, chosen = score, action
        return chosen

    def _led(self, card: int) -> tuple[float, float, str]:
        """What a meeting is worth that this card begins, what else the card adds, and what its ability asks."""
        own, release, up, _, suit, odd, asks = self.features[card]
        if odd == "stop":
            return self._taken(self.seat, 1.0, own, release), up, asks
        won = winner([(self.seat, card)], self.seat, suit)
        holds = _HOLDS[won.why][self.left][won.card]
        return self._taken(self.seat, holds, own + self.left * self.drawn[suit], release), up, asks

    def _regrouped(self, card: int, played: list[tuple[int, int]], lead: int, pile: float, release: float) -> float:
        """What the meeting is worth with a card after which yet another may be ahead: a 3, or a 7."""
        leader, mine = self.state.counters[LEADER], (self.seat, card)
        if ABILITY[card] == "weakest" or not played:
            won = winner([*played, mine], leader, lead)
            return self._taken(won.seat, _HOLDS[won.why][self.left][won.card], pile, release)
        best = -1e9
        for back in played:
            won = winner([*[each for each in played if each != back], mine], leader, lead)
            holds = _HOLDS[won.why][self.left][won.card]
            score = self._taken(won.seat, holds, pile - self.worth[back[1]], release)
            if score > best:
                best = score
        return best

    def _taken(self, ahead: int, holds: float, pile: float, release: float) -> float:
        """What the meeting is worth, with the chance that who is ahead stays it; `release` is what it adds that a card
        of the deciding seat goes to another."""
        if ahead != self.seat:
            return 0.5 * (1.0 + holds) * (self.share[ahead] * pile) + release
        following = (ahead + 1) % self.seats
        return holds * self._own(pile) + (1.0 - holds) * (self.share[following] * pile + release)

    def _ability(self, ability: str) -> float:
        """What the choice that an ability asks for is worth."""
        if ability == "take" or ability == "discard":
            return self._from_foes(ability == "take")
        zones = self.state.zones
        own = zones[ALLIES[self.seat]]
        if ability == "fool":
            for other in range(self.seats):
                if len(zones[ALLIES[other]]) > len(own):
                    return 0.1
        if not own:
            return 0.0
        least = min(map(self.worth.__getitem__, own))
        if self.shut_out and least > EVIL_ALLY / 2:  # an evil ally that shuts the seat out counts in full
            least *= _SPOILED
        value = -least
        return value if ability != "give" or value > 0 else 1.3 * value

    def _from_foes(self, take: bool) -> float:
        """What it is worth that an opponent loses the ally that counts most, or that it changes sides."""
        seat, share, value_of = self.seat, self.share, self.worth.__getitem__
        own_gain = take and not self.shut_out
        best = -1e9
        for other, allies in enumerate(self.state.zones[EACH_ALLIES]):
            if allies and other != seat:
                most = max(map(value_of, allies))
                value = (most if own_gain else self._own(most) if take else 0.0) - share[other] * most
                if value > best:
                    best = value
        return best if best > -1e9 else 0.0

    # ---- other choices

    def _best_of_foes(self, verb: str) -> Action:
        """The ally of another seat to take, or to discard; of equals the first."""
        worth, share, seat = self.worth, self.share, self.seat
        takes = verb == "take"
        own_gain = takes and not self.shut_out
        best, found = -1e9, -1
        for other, allies in enumerate(self.state.zones[EACH_ALLIES]):
            if other != seat:
                hurt = share[other]
                for card in allies:
                    own = worth[card]
                    value = (own if own_gain else self._own(own) if takes else 0.0) - hurt * own
                    if value > best or (value == best and card < found):
                        best, found = value, card
        return (TAKE if takes else DISCARD_ALLY)[found]

    def _best_of_own(self, verb: str, legal: list[Action]) -> Action:
        """The own ally to part with, and who gets it."""
        worth, share = self.worth, self.share
        recalls, gives = verb == "recall", verb == "give"
        best, chosen = -1e9, legal[0]
        for action in legal:
            card = action.card
            own = worth[card]
            value = -own
            if gives:
                value += share[action.target] * own
            elif recalls:
                value += 0.05 * STRENGTH[card]
                if CROWN[card]:
                    value += 1.0
            if value > best:
                best, chosen = value, action
        return chosen

    def _best_return(self, legal: list[Action]) -> Action:
        """The seat whose card is sent back, so that the meeting goes best."""
        counters = self.state.counters
        played, value = self._on_table()
        cards = dict(played)
        best, chosen = -1e9, legal[0]
        for action in legal:
            seat = action.target
            rest = [each for each in played if each[0] != seat]
            pile = value - (self.worth[cards[seat]] if seat in cards else _UNKNOWN)
            won = winner(rest, counters[LEADER], counters[LEAD])
            release = -RELEASE * self.worth[rest[-1][1]] if rest and rest[-1][0] == self.seat else 0.0
            holds = _HOLDS[won.why][max(0, self.left + 1)][won.card]
            score = self._taken(won.seat, holds, pile, release)
            if score > best:
                best, chosen = score, action
        return chosen


def choose(state: ChronicleState, legal: list[Action]) -> Action:
    """What the rules of thumb do here."""
    return legal[0] if len(legal) == 1 else Thumb(state).choose(legal)
