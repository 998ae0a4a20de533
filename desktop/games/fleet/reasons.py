"""Why a purchase, or none, may be worth it where the battle does not show it: by what the other fleet could buy.

Formations, shop and money lie open, so all of it is everybody's to know.
"""

from desktop.engine.actions import Action
from desktop.engine.game import Why
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text, seat_name
from desktop.games.fleet.cards import GEAR, KIND, PRICE
from desktop.games.fleet.coins import told
from desktop.games.fleet.combat import Forecast, weigh
from desktop.games.fleet.dealer import Buy
from desktop.games.fleet.state import FIELD, MONEY, SHOP, FleetState
from desktop.games.fleet.talk import card_name
from desktop.games.fleet.verbs import DONE


def reasons(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """What a purchase keeps from the other fleet, or that nothing is to be had."""
    state = info.sample(Rng(0))
    assert isinstance(state, FleetState)
    market = state.stack[-1]
    if not isinstance(market, Buy):
        return ()
    if action == DONE:
        return _nothing_to_be_had(info, state)
    return () if market.last or not GEAR[action.card] else _denied(state, info.seat, action.card)


def against(info: InfoSet, action: Action, better: Action) -> list[Text]:
    """Money that is not spent, gear that changes nothing, or what is left to buy with."""
    state = info.sample(Rng(0))
    assert isinstance(state, FleetState)
    market = state.stack[-1]
    if not isinstance(market, Buy):
        return []
    money = state.counters[MONEY[info.seat]]
    if action == DONE:
        return [_unspent(money, info.seat, bool(market.last))] if money else []
    if action.verb != "buy":
        return []
    price = PRICE[action.card]
    idle = GEAR[action.card] and _with(state, info.seat, action.card).falls == _with(state, info.seat).falls
    found = [Text("fleet.against.idle", (card_name(action.card), told(price)))] if idle else []
    return [*found, Text("fleet.against.left", (told(money - price), told(money)))]


def _unspent(money: int, seat: int, last: bool) -> Text:
    if last:
        return Text("fleet.against.unspent_last", (told(money),))
    return Text("fleet.against.unspent", (told(money), seat_name(1 - seat)))


def _with(state: FleetState, seat: int, card: int = -1) -> Forecast:
    """The battle, once a seat has this gear."""
    fields = [list(state.zones[FIELD[side]]) for side in (0, 1)]
    if card >= 0:
        fields[seat].append(card)
    return weigh(*fields)


def _denied(state: FleetState, seat: int, card: int) -> tuple[Why, ...]:
    """Gear that changes nothing for its buyer now, and would have changed the battle for the other, who buys next."""
    foe, now = 1 - seat, _with(state, seat)
    if _with(state, seat, card).falls != now.falls or state.zones[SHOP].count(card) > 1:
        return ()
    if PRICE[card] > state.counters[MONEY[foe]]:
        return ()
    theirs = _with(state, foe, card).falls
    if theirs[seat] and not now.falls[seat]:
        return (Why(Text("fleet.why_so.would_destroy", (card_name(card), seat_name(foe))), public=True),)
    if now.falls[foe] and not theirs[foe]:
        return (Why(Text("fleet.why_so.would_hold", (card_name(card), seat_name(foe))), public=True),)
    return ()


def _nothing_to_be_had(info: InfoSet, state: FleetState) -> tuple[Why, ...]:
    """Money that stays because no gear that could be paid decides anything; of other cards nobody can say it."""
    offered = [action.card for action in info.legal if action != DONE]
    if not offered or not all(GEAR[card] or KIND[card] == "rapid_repair" for card in offered):
        return ()
    gear = [card for card in offered if GEAR[card]]
    now = _with(state, info.seat).falls
    if not gear or any(_with(state, info.seat, card).falls != now for card in gear):
        return ()
    return (Why(Text("fleet.why_so.nothing_helps"), public=True),)
