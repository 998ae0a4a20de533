"""How the greedy opponent buys: each card, and each pair of cards, by the battle that it leads to at once.

A stalemate is weighed by the ships that either fleet may turn up next. What the other buys is not foreseen. A shop that
serves nobody is bought empty, so that a new one comes.
"""

from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.fleet.cards import FIRE, GEAR, KIND, PRICE, SHIELD, VALUE
from desktop.games.fleet.judgement import ASTEROID, Prices, strength, wealth
from desktop.games.fleet.state import BAY, DECK, FIELD, FLIPPED, MONEY, SHOP, FleetState
from desktop.games.fleet.verbs import DONE

SAMPLES: Final = 8  # pairs of ships that may turn up next
TURN_OVER: Final = 3  # a shop with no more cards than this may be bought empty
DEAD_PRICE: Final = 2000  # for a card that does nothing, and a third of the money at most


class Plan(NamedTuple):
    """What a formation is, or would be after purchases."""

    fire: int
    shield: int
    value: int  # what its destroyer gets
    worth: float  # what its owner would lose
    extra: float = 0.0  # what its owner has won whatever the battle brings

    def plus(self, other: "Plan") -> "Plan":
        """With something more."""
        return Plan(
            self.fire + other.fire,
            self.shield + other.shield,
            self.value + other.value,
            self.worth + other.worth,
            self.extra + other.extra,
        )


NOTHING: Final = Plan(0, 0, 0, 0.0)
Chances = list[tuple[Plan, float]]


class Buyer:
    """One purchase to be chosen, in one sampled world."""

    def __init__(self, world: FleetState, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.money = world.counters[MONEY[seat]]
        self._theirs = world.counters[MONEY[1 - seat]]
        self._prices = [Prices(strength(world, side)) for side in (0, 1)]
        self._own = self._plan(world.zones[FIELD[seat]], seat)
        self._foe = self._plan(world.zones[FIELD[1 - seat]], 1 - seat)
        coming = [(world.zones[DECK[side]] or world.zones[BAY[side]])[::-1][:SAMPLES] for side in (seat, 1 - seat)]
        self._coming = [self._plan([card], seat) for card in coming[0]]
        theirs = [self._plan([card], 1 - seat) for card in coming[1]]
        self._next = list(zip(self._coming or [NOTHING] * SAMPLES, theirs or [NOTHING] * SAMPLES, strict=False))

    def _plan(self, cards: list[int], side: int) -> Plan:
        prices = self._prices[side]
        return Plan(
            sum(FIRE[card] for card in cards),
            sum(SHIELD[card] for card in cards),
            sum(VALUE[card] for card in cards),
            sum(prices.of(card) for card in cards),
        )

    def choose(self, legal: list[Action], rng: Rng) -> Action:
        """The first card of the best one or two; nothing, if nothing pays."""
        cards = [action for action in legal if action is not DONE]
        best, chosen = self.worth(()), DONE
        for at, action in enumerate(cards):
            for bought in ((action,), *((action, other) for other in cards[at + 1 :])):
                if sum(PRICE[each.card] for each in bought) > self.money:
                    continue
                value = self.worth(bought) + 1e-6 * rng.below(1000)
                if value > best:
                    best, chosen = value, bought[0]
        return self._turn_over(cards) if chosen is DONE else chosen

    def worth(self, bought: tuple[Action, ...]) -> float:
        """The battle after these purchases, and the money that is left."""
        plans: Chances = [(self._own, 1.0)]
        money = self.money
        for action in bought:
            money -= PRICE[action.card]
            more = self._bought(action)
            plans = [(plan.plus(each), share * part) for plan, share in plans for each, part in more]
        return sum(share * (plan.extra + self._battle(plan, money)) for plan, share in plans)

    def _bought(self, action: Action) -> Chances:
        """What a purchase adds to the formation, and how likely each is."""
        card, ship = action.card, action.target
        if ship >= 0:
            back = self._plan([ship], self.seat)
            return [(back._replace(extra=back.worth), 1.0)]
        if GEAR[card]:
            return [(self._plan([card], self.seat), 1.0)]
        gone = NOTHING
        if KIND[card] == "redraw":
            at = self.world.counters[FLIPPED[self.seat]]
            if at < 0:
                return [(NOTHING, 1.0)]
            field = self.world.zones[FIELD[self.seat]]
            lost = self._plan(field[at : self.world.gear_after(self.seat, at)], self.seat)
            gone = Plan(-lost.fire, -lost.shield, -lost.value, -lost.worth)
        elif KIND[card] != "reinforcements":
            return [(NOTHING, 1.0)]
        if not self._coming:
            return [(NOTHING, 1.0)]
        return [(gone.plus(new), 1.0 / len(self._coming)) for new in self._coming]

    def _battle(self, own: Plan, money: int) -> float:
        now = self.fought(own, self._foe, money)
        if now is not None:
            return now
        kept = wealth(money) - wealth(self._theirs)
        total = 0.0
        for mine, theirs in self._next:
            later = self.fought(own.plus(mine), self._foe.plus(theirs), money)
            total += kept if later is None else later
        return total / len(self._next)

    def fought(self, own: Plan, foe: Plan, money: int) -> float | None:
        """What a battle leaves in log-odds, of ships and money; None: a stalemate."""
        falls, destroys = foe.fire > own.shield, own.fire > foe.shield
        if not falls and not destroys:
            return None
        ships, theirs = 0.0, self._theirs
        if destroys:
            ships += foe.worth
            money += foe.value
        if falls:
            ships -= own.worth
            theirs += own.value
        if not destroys:
            money += ASTEROID
        elif not falls:
            theirs += ASTEROID
        return ships + wealth(money) - wealth(theirs)

    def _turn_over(self, cards: list[Action]) -> Action:
        """The cheapest card of a shop that serves nobody."""
        if not cards or len(self.world.zones[SHOP]) > TURN_OVER:
            return DONE
        cheapest = min(cards, key=lambda action: PRICE[action.card])
        return cheapest if PRICE[cheapest.card] <= min(DEAD_PRICE, self.money // 3) else DONE
