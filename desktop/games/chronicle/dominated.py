"""Which actions are never better and mostly worse than another: to keep the one evil ally that shuts the own seat out
while something has to be given away or discarded, and to hand somebody the last of the evil cards.

Not judged: what is played. No two cards of a suit are alike in what they do, so a higher one under a lost meeting is
not the worse card; and an evil card may be meant for whoever wins it, or kept for A Time of Darkness. Nor is it judged
what is taken from others or discarded of theirs: even to free a seat of evil can stop the one that is ahead.
"""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.chronicle.cards import ABILITY, CONDITION, EVIL, EVILS, PURGES
from desktop.games.chronicle.histories import active
from desktop.games.chronicle.state import ALLIES, HAND, ChronicleState


def sensible(info: InfoSet) -> list[Action]:
    """The legal actions less the dominated ones."""
    legal = info.legal
    verb = legal[0].verb
    if verb not in ("give", "shed", "lose"):
        return legal
    state = info.sample(Rng(0))
    assert isinstance(state, ChronicleState)
    found = [action for action in legal if not _crowns(state, action)] if verb == "give" else legal
    evil = [action for action in found if EVIL[action.card]]
    return evil if evil and _shut_out_by_one(state, info.seat) else found


def _crowns(state: ChronicleState, action: Action) -> bool:
    """Whether a seat gets the last of the evil cards, and 2 Fame for all of them; an Angel would discard them."""
    allies = state.zones[ALLIES[action.target]]
    return bool(EVIL[action.card]) and _evil(allies) == EVILS - 1 and PURGES.isdisjoint(allies)


def _shut_out_by_one(state: ChronicleState, seat: int) -> bool:
    """Whether a single evil ally keeps the seat from all Fame of the round, and nothing in its hand could use it.

    An Angel would discard it, a 6 take it up to be played to others, another 9 give it to whoever is ahead.
    """
    allies, hand = state.zones[ALLIES[seat]], state.zones[HAND[seat]]
    if _evil(allies) != 1 or _evil(hand) or any(CONDITION[history] == "most_evil" for history in active(state)):
        return False
    return PURGES.isdisjoint(allies) and not any(ABILITY[card] in ("recall", "give", "purge") for card in hand)


def _evil(cards: list[int]) -> int:
    return sum(EVIL[card] for card in cards)
