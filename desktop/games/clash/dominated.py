"""Which actions are never better and mostly worse than the assault: to bring one's own Stronghold down, and a spell
that changes nothing.

Not judged: a spell that hits nobody but goes to the right end of the hand from further left, because then it has moved
a card that the window waits for, or the tower; mana left over, because cards in hand are the next turn's.
"""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.clash.cards import CASTS, COST
from desktop.games.clash.rules import END
from desktop.games.clash.state import HAND, LANE, MANA, ClashState


def sensible(info: InfoSet) -> list[Action]:
    """The legal actions less the dominated ones."""
    legal = info.legal
    if legal[-1] is not END:
        return legal
    state = info.sample(Rng(0))
    assert isinstance(state, ClashState)
    return [action for action in legal if action is END or not _spoils(state, info.seat, action)]


def _spoils(state: ClashState, seat: int, action: Action) -> bool:
    """Whether it loses the game at once, or only mana."""
    after = state.clone()
    after.apply(action)
    return after.loser == seat or (action.verb == "cast" and _nothing_changed(state, after, seat))


def _nothing_changed(before: ClashState, after: ClashState, seat: int) -> bool:
    """Whether all cards lie where they lay, and only own units are wounded, which heal before anybody strikes them.

    An own unit may be wounded for another spell to fell it, so none may be left that can be paid.
    """
    if after.zones != before.zones:
        return False
    foes = [card for zone in LANE[1 - seat] for card in after.zones[zone]]
    if any(_wounds(before, card) != _wounds(after, card) for card in foes):
        return False
    mana = after.counters[MANA]
    return not any(CASTS[card] and COST[card] <= mana for card in after.zones[HAND[seat]] if card < len(CASTS))


def _wounds(state: ClashState, card: int) -> tuple[int, int]:
    return state.damage.get(card, 0), state.struck >> card & 1
