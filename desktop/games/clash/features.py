"""What is learned of a position of Clash of Decks: the features that `packaging/learn.py` weighs (weights.py).

A position is told thrice: as it stands, after the assault of whoever is on turn, and after that of the other, if nobody
brings anybody more. All but what belongs to the turn is told of both sides, whoever is on turn less the other.
"""

from typing import Final

from desktop.games.clash.cards import ABILITIES, ATTACK, AURA, CASTS, COST, HAS, HEALTH, PERFORATION, SPLASH, TOWER
from desktop.games.clash.rules import END
from desktop.games.clash.state import HAND, LANE, MANA, OFFER, PICKED, TURN, ClashState

BIAS: Final = False  # what is good for one side is bad for the other
WINDOW: Final = 4
STEPS: Final = 10  # places right of a tower that are told apart, 0 and up
MANY: Final = 10  # cards of a hand, likewise
MOST_MANA: Final = 10

OF_A_UNIT: Final = ("unit", "attack", "health", *ABILITIES, "aura", "cost")
OF_A_SPELL: Final = ("spell", "damage", "price", "pierces", "spreads")
OF_A_CARD: Final = (*OF_A_UNIT, *OF_A_SPELL)
AT: Final = (
    "own",
    "play",
    "window",
    "behind",
)  # wherever it is; in a lane; among the four that may be played; right of them
FRESH: Final = ("fresh.unit", "fresh.attack", "fresh.health")  # who came this turn and cannot strike yet
LANES: Final = ("lane.free", "lane.open", "lane.over", "lane.front_health", "lane.front_attack", "lane.deep")
WHEN: Final = ("now", "soon", "later")  # as it stands, after the assault, after the one that answers it

NAMES: Final[tuple[str, ...]] = (
    *(f"{where}.{name}" for where in AT for name in OF_A_CARD),
    *(f"{when}.{name}" for when in ("soon", "later") for name in OF_A_UNIT),
    *(f"{when}.{tower}.{steps}" for when in WHEN for tower in ("watchtower", "stronghold") for steps in range(STEPS)),
    *(f"{when}.hand.{cards}" for when in WHEN for cards in range(MANY)),
    *FRESH,
    *LANES,
    "turn",
    "mana",
    "first",
    "opens",
    "wins",
    "loses",
)
PLACE: Final = {name: place for place, name in enumerate(NAMES)}


def of_a_card(card: int) -> list[float]:
    """What makes a card, in the order of OF_A_CARD."""
    has = HAS[card]
    if CASTS[card]:
        spell = [1.0, float(ATTACK[card]), float(COST[card]), float(bool(has & PERFORATION)), float(bool(has & SPLASH))]
        return [0.0] * len(OF_A_UNIT) + spell
    abilities = [float(has >> ability & 1) for ability in range(len(ABILITIES))]
    unit = [1.0, float(ATTACK[card]), float(HEALTH[card]), *abilities, float(bool(AURA[card])), float(COST[card])]
    return unit + [0.0] * len(OF_A_SPELL)


_OF: Final = tuple(of_a_card(card) for card in range(TOWER))


def features(state: ClashState, seat: int) -> list[float]:
    """A position as a seat has it: the other has it the other way round."""
    mover = state.decider()
    sign = 1.0 if mover == seat else -1.0
    told = [0.0] * len(NAMES)
    if state.zones[OFFER]:
        _cards(told, state, mover, sign)
        told[PLACE["opens"]] = sign
        return told
    _cards(told, state, mover, sign)
    _lanes(told, state, mover, sign)
    _stands(told, state, mover, sign, "now")
    told[PLACE["turn"]] = sign
    told[PLACE["mana"]] = sign * min(MOST_MANA, state.counters[MANA])
    told[PLACE["first"]] = sign * (state.counters[TURN] == 1)
    after = state.clone()
    after.apply(END)
    if after.over:
        told[PLACE["wins"]] = sign
        return told
    _stands(told, after, mover, sign, "soon")
    after.apply(END)
    if after.over:
        told[PLACE["loses"]] = sign
        return told
    _stands(told, after, mover, sign, "later")
    return told


def _cards(told: list[float], state: ClashState, mover: int, sign: float) -> None:
    """Where the cards of both lie."""
    for seat in (0, 1):
        side = sign if seat == mover else -sign
        hand = [card for card in state.zones[HAND[seat]] if card < TOWER]
        lanes = [card for zone in LANE[seat] for card in state.zones[zone]]
        own = [*lanes, *hand, *state.zones[PICKED[seat]]]
        for where, cards in zip(AT, (own, lanes, hand[:WINDOW], hand[WINDOW:])):
            first = PLACE[f"{where}.{OF_A_CARD[0]}"]
            for card in cards:
                for number, value in enumerate(_OF[card]):
                    told[first + number] += side * value


def _lanes(told: list[float], state: ClashState, mover: int, sign: float) -> None:
    """Who came this turn, and what stands against what."""
    for seat in (0, 1):
        side = sign if seat == mover else -sign
        for own, foes in zip(LANE[seat], LANE[1 - seat]):
            units = state.zones[own]
            for card in units:
                if state.entered >> card & 1:
                    for name, value in zip(FRESH, (1, ATTACK[card], HEALTH[card])):
                        told[PLACE[name]] += side * value
            if units:
                attack = sum(ATTACK[card] for card in units)
                free = not state.zones[foes]
                over = max(0, attack - sum(HEALTH[card] for card in state.zones[foes]))
                front = units[0]
                found = (free, attack * free, over, HEALTH[front], ATTACK[front], len(units) ** 2)
                for name, value in zip(LANES, found):
                    told[PLACE[name]] += side * value


def _stands(told: list[float], state: ClashState, mover: int, sign: float, when: str) -> None:
    """Towers and hands, and after an assault whoever is left in the lanes."""
    for seat in (0, 1):
        side = sign if seat == mover else -sign
        tower = "stronghold" if state.is_stronghold(seat) else "watchtower"
        told[PLACE[f"{when}.{tower}.{min(STEPS - 1, state.to_the_end(seat))}"]] += side
        told[PLACE[f"{when}.hand.{min(MANY - 1, len(state.zones[HAND[seat]]))}"]] += side
        if when != WHEN[0]:
            first = PLACE[f"{when}.{OF_A_UNIT[0]}"]
            for zone in LANE[seat]:
                for card in state.zones[zone]:
                    for number in range(len(OF_A_UNIT)):
                        told[first + number] += side * _OF[card][number]
