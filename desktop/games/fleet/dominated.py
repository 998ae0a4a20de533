"""Which actions are never better and mostly worse than another: money refused, and money for nothing.

A purchase that does nothing for its buyer may still turn the shop over, keep a card from the other, or keep a
stalemate from ending the game; where it cannot, it only costs. Reinforcements and Redraw are never judged by their
effect, because nobody knows which ship they bring.
"""

from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.fleet.buyer import TURN_OVER
from desktop.games.fleet.cards import FIRE, GEAR, KIND, PRICE, SHIELD, SPEED, VALUE
from desktop.games.fleet.combat import weigh
from desktop.games.fleet.dealer import Buy
from desktop.games.fleet.rules import frozen
from desktop.games.fleet.state import BAY, DEALER, FIELD, FLIPPED, MONEY, SCRAP, SHOP, FleetState
from desktop.games.fleet.verbs import DECLINE, DONE, REPAIR

LITTLE: Final = 3  # the part of the money that may go into a card to be rid of it


def sensible(info: InfoSet) -> list[Action]:
    """The legal actions less the dominated ones."""
    legal = info.legal
    if legal[-1] is DECLINE:
        return legal[:-1]  # an asteroid is money for nothing
    state = info.sample(Rng(0))
    assert isinstance(state, FleetState)
    found = [action for action in legal if not _worse_ship(action, legal)]
    if legal[0] is not DONE or frozen(state):  # where nobody can flip, a purchase averts the end
        return found
    frame = state.stack[-1]
    assert isinstance(frame, Buy)
    idle = _settled(state, info.seat, legal) if frame.last else []
    idle += [action for action in found if action is not DONE and _dead(state, info.seat, action)]
    return [action for action in found if action not in idle or _turns_over(state, info.seat, action)]


def _worse_ship(action: Action, legal: list[Action]) -> bool:
    """Whether the same Repair could bring a ship back that is as fast, costs as much when lost, and fights better."""
    ship = action.target
    return action.verb == "repair" and any(
        other.card == action.card
        and (SPEED[other.target], VALUE[other.target]) == (SPEED[ship], VALUE[ship])
        and FIRE[other.target] >= FIRE[ship]
        and SHIELD[other.target] >= SHIELD[ship]
        and FIRE[other.target] + SHIELD[other.target] > FIRE[ship] + SHIELD[ship]
        for other in legal
    )


def _turns_over(state: FleetState, seat: int, action: Action) -> bool:
    """Whether to buy, whatever it is, brings a new shop nearer for little of the money; the new shop is for both."""
    cheap = PRICE[action.card] <= state.counters[MONEY[seat]] // LITTLE
    return cheap and len(state.zones[SHOP]) <= TURN_OVER and bool(state.zones[DEALER])


def of_use(state: FleetState, seat: int, card: int) -> bool:
    """Whether a card of the shop would find something to do for a seat."""
    kind = KIND[card]
    if kind == "repair":
        return any(ship in REPAIR[card] for ship in state.zones[SCRAP[seat]])
    if kind == "rapid_repair":
        return bool(state.zones[BAY[seat]])
    if kind == "redraw":
        return state.counters[FLIPPED[seat]] >= 0
    return kind != "reinforcements" or state.can_flip(seat)


def _dead(state: FleetState, seat: int, action: Action) -> bool:
    """A card that does nothing, and that the other could not use or not pay."""
    card, foe = action.card, 1 - seat
    if of_use(state, seat, card):
        return False
    return PRICE[card] > state.counters[MONEY[foe]] or not of_use(state, foe, card)


def _settled(state: FleetState, seat: int, legal: list[Action]) -> list[Action]:
    """What whoever buys last need not buy, because no purchase changes how the battle ends.

    Gear is used up in it; a ship brought back into a formation that is destroyed alone is money for the enemy. In a
    stalemate everything stays, so nothing is settled.
    """
    clash = weigh(state.zones[FIELD[seat]], state.zones[FIELD[1 - seat]])
    falls, destroys = clash.falls
    gear = [action for action in legal if GEAR[action.card]]
    if destroys and not falls:
        return gear
    unknown = any(KIND[action.card] in ("reinforcements", "redraw") for action in legal)
    if not falls or unknown:
        return []
    for fire, shield in _reachable(state, seat, legal):
        if clash.shield[0] + shield >= clash.fire[1] or (clash.fire[0] + fire > clash.shield[1]) != destroys:
            return []
    return gear if destroys else gear + [action for action in legal if action.verb == "repair"]


def _reachable(state: FleetState, seat: int, legal: list[Action]) -> set[tuple[int, int]]:
    """The Firepower and Shield that purchases could add together, for the money there is."""
    sums: set[tuple[int, int, int, tuple[int, ...]]] = {(state.counters[MONEY[seat]], 0, 0, ())}
    for card in state.zones[SHOP]:
        offers = [action.target if action.target >= 0 else card for action in legal if action.card == card]
        sums |= {
            (money - PRICE[card], fire + FIRE[each], shield + SHIELD[each], (*ships, each) if each != card else ships)
            for money, fire, shield, ships in sums
            for each in offers
            if money >= PRICE[card] and each not in ships
        }
    return {(fire, shield) for _, fire, shield, _ in sums}
