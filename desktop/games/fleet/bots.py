"""How Earth vs Skaxar is played: a value for positions, a rollout policy and the greedy opponent.

Greedy weighs each purchase, and each pair of them, by the battle that would follow at once, and where that is a
stalemate by the ships that either fleet may turn up next. It does not foresee what the other buys.
"""

from math import exp
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Endgame, Judging, Level, Parting, named
from desktop.engine.rng import Rng
from desktop.games.fleet.alike import apart
from desktop.games.fleet.buyer import Buyer
from desktop.games.fleet.cards import FIRE, PRICE, SHIELD
from desktop.games.fleet.dominated import sensible
from desktop.games.fleet.features import features, untouched
from desktop.games.fleet.judgement import Prices, strength, wealth
from desktop.games.fleet.rules import result
from desktop.games.fleet.state import BAY, DECK, FIELD, FLIPPED, MONEY, TURN, FleetState
from desktop.games.fleet.styles import FIGURES, STYLES
from desktop.games.fleet.verbs import DONE
from desktop.games.fleet.weights import WEIGHTS


def evaluate(state: FleetState, seat: int) -> float:
    """The chance to win, 0 to 1."""
    if state.over:
        winner = result(state)[0]
        return 0.5 if winner < 0 else float(winner == seat)
    odds = 0.0
    for weight, feature in zip(WEIGHTS, features(state, seat), strict=True):
        odds += weight * feature
    return 1.0 / (1.0 + exp(-odds))


# ---- rollouts


def policy(state: FleetState, legal: list[Action], rng: Rng) -> Action:
    """A rollout move: the cheapest card that decides the battle for its buyer, if one does; else seldom anything."""
    if legal[0] is not DONE:
        return legal[rng.below(len(legal))] if legal[0].verb == "repair" else legal[0]
    seat = state.decider()
    own = state.zones[FIELD[seat]]
    foe = state.zones[FIELD[1 - seat]]
    fire = shield = foe_fire = foe_shield = 0
    for card in own:
        fire += FIRE[card]
        shield += SHIELD[card]
    for card in foe:
        foe_fire += FIRE[card]
        foe_shield += SHIELD[card]
    falls, destroys = foe_fire > shield, fire > foe_shield
    if destroys and not falls:
        return DONE
    best, chosen = 0, DONE
    for action in legal[1:]:
        card = action.card
        ship = action.target
        more_fire, more_shield = (FIRE[card], SHIELD[card]) if ship < 0 else (FIRE[ship], SHIELD[ship])
        gain = 2 * (fire + more_fire > foe_shield) - 2 * (foe_fire > shield + more_shield) + (ship >= 0)
        gain = 4000 * (gain - 2 * destroys + 2 * falls) - PRICE[card]
        if gain > best:
            best, chosen = gain, action
    return chosen if chosen is DONE or rng.below(4) else DONE


# ---- the greedy opponent


def greedy(info: InfoSet, rng: Rng) -> Action:
    """The purchase that the next battle repays best; ties by the generator."""
    legal = info.sensible
    if len(legal) == 1:
        return legal[0]
    world = info.sample(rng)
    assert isinstance(world, FleetState)
    if legal[0] is DONE:
        return Buyer(world, info.seat).choose(legal, rng)
    if legal[0].verb == "repair":
        prices = Prices(strength(world, info.seat))
        money = world.counters[MONEY[info.seat]]
        return max(legal, key=lambda action: prices.of(action.target) + wealth(money - PRICE[action.card]))
    return legal[rng.below(len(legal))]


_DEAREST: Final = max(PRICE)


def tempts(info: InfoSet, action: Action) -> float:
    """What is dear must be good."""
    return PRICE[action.card] / _DEAREST if action.card >= 0 else 0.0


# ---- the end of the game


def turn(state: FleetState) -> int:
    """Both fleets'."""
    return state.counters[TURN]


def near_end(state: FleetState) -> bool:
    """Whether a side has no ship behind those that fight, or nothing may change any more."""
    zones, counters = state.zones, state.counters
    if counters[FLIPPED[0]] < 0 and counters[FLIPPED[1]] < 0:
        return True
    if counters[TURN] >= int(state.setting.options["turn_limit"]):
        return True
    return not (zones[DECK[0]] or zones[BAY[0]]) or not (zones[DECK[1]] or zones[BAY[1]])


def buy_no_more(state: FleetState, legal: list[Action]) -> Action:
    """The battle at once; all asteroids are alike."""
    return legal[0]


BOTS: Final = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    levels=(
        Level("first_evening", "glance", *named("fleet", "first_evening"), blur=2.0, pull=1.0, notice=0.45),
        Level("easy", "glance", *named("fleet", "easy"), blur=0.35, pull=0.05, notice=0.69),
        Level("casual", "glance", *named("fleet", "casual"), blur=0.2, notice=0.8),
        Level("standard", "forgetful", *named("fleet", "standard"), blur=0.24, awake=True),
        Level("club", "search", *named("fleet", "club"), 1.0, 3),
        Level("seasoned", "search", *named("fleet", "seasoned"), 1.0, 6),
        Level("expert", "search", *named("fleet", "expert"), 1.0, 24),
        Level("strong", "search", *named("fleet", "strong"), 0.3),
    ),
    tempts=tempts,
    endgame=Endgame(turn, near_end, buy_no_more),
    judging=Judging(turns=8, playouts=40000, slip=0.1, mistake=0.15, blunder=0.25, reckoned=1000),
    parting=Parting(turns=1, worlds=32, deals=64, trust=0.75),
    sensible=sensible,
    chances=True,
    explore=0.15,
    calm=untouched,
    apart=apart,
    styles=STYLES,
    figures=FIGURES,
)
