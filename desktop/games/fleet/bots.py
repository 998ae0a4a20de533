"""How Earth vs Skaxar is played: a value for positions, a rollout policy and the greedy opponent.

Greedy weighs each purchase, and each pair of them, by the battle that would follow at once, and where that is a
stalemate by the ships that either fleet may turn up next. It does not foresee what the other buys.
"""

from math import exp

from desktop.engine.actions import Action
from desktop.engine.game import Bots, Level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games.fleet.cards import FIRE, GEAR, KIND, PRICE, SHIELD, VALUE
from desktop.games.fleet.judgement import ASTEROID, COINS, WORTH, odds
from desktop.games.fleet.rules import result
from desktop.games.fleet.state import DECK, FIELD, FLIPPED, MONEY, SHOP, FleetState
from desktop.games.fleet.verbs import DONE

EASY_BLUR = 0.15
SAMPLES = 8  # pairs of ships that greedy lets turn up next
TURN_OVER = 3  # a shop with no more cards than this is bought empty


def evaluate(state: FleetState, seat: int) -> float:
    """The chance to win, 0 to 1."""
    if state.over:
        winner = result(state)[0]
        return 0.5 if winner < 0 else float(winner == seat)
    return 1.0 / (1.0 + exp(-odds(state, seat)))


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


class Plan:
    """What a seat's formation would be after some purchases: sums, and what they cost."""

    __slots__ = ("cost", "extra", "fire", "shield", "value", "worth")

    def __init__(self, cards: list[int]) -> None:
        self.fire = sum(FIRE[card] for card in cards)
        self.shield = sum(SHIELD[card] for card in cards)
        self.value = sum(VALUE[card] for card in cards)
        self.worth = sum(WORTH[card] for card in cards)
        self.cost = 0
        self.extra = 0.0  # worth won whatever the battle brings

    def plus(self, fire: float, shield: float, value: float = 0, worth: float = 0, extra: float = 0) -> "Plan":
        """With something more."""
        new = Plan([])
        new.fire, new.shield = self.fire + fire, self.shield + shield
        new.value, new.worth = self.value + value, self.worth + worth
        new.cost, new.extra = self.cost, self.extra + extra
        return new


def greedy(info: InfoSet, rng: Rng) -> Action:
    """The purchase that the next battle repays best; ties by the generator."""
    if len(info.legal) == 1:
        return info.legal[0]
    world = info.sample(rng)
    assert isinstance(world, FleetState)
    if info.legal[0].verb == "repair":
        return max(info.legal, key=lambda action: WORTH[action.target] - COINS * PRICE[action.card] / 1000)
    if info.legal[0] is not DONE:
        return info.legal[rng.below(len(info.legal) - 1)]
    return Buyer(world, info.seat).choose(info.legal, rng)


class Buyer:
    """One purchase to be chosen, in one sampled world."""

    def __init__(self, world: FleetState, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.own = Plan(world.zones[FIELD[seat]])
        self.foe = Plan(world.zones[FIELD[1 - seat]])
        self.next = list(zip(world.zones[DECK[seat]][::-1], world.zones[DECK[1 - seat]][::-1], strict=False))[:SAMPLES]
        self.money = world.counters[MONEY[seat]]

    def choose(self, legal: list[Action], rng: Rng) -> Action:
        """The first card of the best one or two; nothing, if nothing pays."""
        cards = [action for action in legal if action is not DONE]
        best, chosen = self.worth(()), DONE
        for at, action in enumerate(cards):
            plans: list[tuple[Action, ...]] = [(action,)]
            plans += [(action, other) for other in cards[at + 1 :]]
            for bought in plans:
                if sum(PRICE[each.card] for each in bought) <= self.money:
                    value = self.worth(bought) + 1e-6 * rng.below(1000)
                    if value > best:
                        best, chosen = value, bought[0]
        return chosen if chosen is not DONE else self._turn_over(cards)

    def worth(self, bought: tuple[Action, ...]) -> float:
        """The battle after these purchases, less their cost."""
        total = 0.0
        plans = [(self.own, 1.0)]
        for action in bought:
            plans = [(more, part * share) for plan, part in plans for more, share in self._after(plan, action)]
            total -= COINS * PRICE[action.card] / 1000
        return total + sum(share * (plan.extra + self._battle(plan)) for plan, share in plans)

    def _after(self, plan: Plan, action: Action) -> list[tuple[Plan, float]]:
        """What a purchase makes of the formation, and how likely each is."""
        card, ship = action.card, action.target
        if ship >= 0:
            return [(plan.plus(FIRE[ship], SHIELD[ship], VALUE[ship], WORTH[ship], WORTH[ship]), 1.0)]
        if GEAR[card]:
            return [(plan.plus(FIRE[card], SHIELD[card]), 1.0)]
        kind = KIND[card]
        coming = [own for own, _ in self.next]
        if kind not in ("redraw", "reinforcements") or not coming:
            return [(plan, 1.0)]
        share = 1.0 / len(coming)
        if kind == "reinforcements":
            return [(plan.plus(FIRE[new], SHIELD[new], VALUE[new], WORTH[new]), share) for new in coming]
        at = self.world.counters[FLIPPED[self.seat]]
        if at < 0:
            return [(plan, 1.0)]
        gone = self.world.zones[FIELD[self.seat]][at : self.world.gear_after(self.seat, at)]
        without = plan.plus(
            -sum(FIRE[c] for c in gone), -sum(SHIELD[c] for c in gone), -VALUE[gone[0]], -WORTH[gone[0]]
        )
        return [(without.plus(FIRE[new], SHIELD[new], VALUE[new], WORTH[new]), share) for new in coming]

    def _battle(self, own: Plan) -> float:
        foe = self.foe
        now = _fought(own.fire, own.shield, own.value, own.worth, foe.fire, foe.shield, foe.value, foe.worth)
        if now is not None:
            return now
        total = 0.0
        for mine, theirs in self.next:
            after = _fought(
                own.fire + FIRE[mine], own.shield + SHIELD[mine], own.value + VALUE[mine], own.worth + WORTH[mine],
                foe.fire + FIRE[theirs], foe.shield + SHIELD[theirs], foe.value + VALUE[theirs],
                foe.worth + WORTH[theirs],
            )  # fmt: skip
            total += after or 0.0
        return total / len(self.next) if self.next else 0.0

    def _turn_over(self, cards: list[Action]) -> Action:
        """A shop that serves nobody is bought empty, cheapest first, so that a new one comes."""
        shop = self.world.zones[SHOP]
        if len(shop) > TURN_OVER or not cards:
            return DONE
        cheapest = min(cards, key=lambda action: PRICE[action.card])
        return cheapest if PRICE[cheapest.card] <= min(2000, self.money // 3) else DONE


def _fought(fire: float, shield: float, value: float, worth: float, foe_fire: float, foe_shield: float,
            foe_value: float, foe_worth: float) -> float | None:  # fmt: skip
    """What a battle changes in log-odds; None: a stalemate."""
    falls, destroys = foe_fire > shield, fire > foe_shield
    if falls:
        if destroys:
            return foe_worth - worth + COINS * (foe_value - value) / 1000
        return -worth - COINS * (value - ASTEROID) / 1000
    return foe_worth + COINS * (foe_value - ASTEROID) / 1000 if destroys else None


BOTS = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    levels=(
        Level("easy", "hasty", Text("house.level.easy.name"), Text("fleet.level.easy"), blur=EASY_BLUR),
        Level("standard", "search", Text("house.level.standard.name"), Text("fleet.level.standard"), 1.0, 150),
        Level("strong", "search", Text("house.level.strong.name"), Text("fleet.level.strong"), 0.3),
    ),
)
