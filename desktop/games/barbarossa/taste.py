"""What the rules of thumb go by: how much each kind of card is wanted, kept, spared and played, and what attacks cost.

A taste can be exchanged for another, so that one can be played against a slightly different one.
"""

from typing import Final

from desktop.games.barbarossa.cards import FATIGUE, GAIN, NAMES, TANK, VP
from desktop.games.barbarossa.cards import OP as PLAY_COST

# The order of playing: what costs nothing, what pays for itself, what stays, what only gives points.
_ORDER: Final = {
    "signals_battalion": 90.0, "strategic_planning": 89.0, "motorcycle_battalion": 88.0,
    "division_headquarters_company": 87.0, "panzer_grenadier": 86.0, "armored_reconnaissance_battalion": 85.0,
    "field_replacement_battalion": 84.0, "elite_panzer_regiment": 74.0, "independent_heavy_tank_battalion": 73.0,
    "panzer_regiment": 72.0, "field_commander": 66.0, "chief_of_staff": 65.0, "supply_depot": 64.0,
    "replacement_depot": 63.0, "repair_workshop": 62.0, "engineer_battalion": 58.0, "grenadier_regiment": 60.0,
    "assault_gun_battalion": 56.0, "anti_tank_battalion": 55.0, "artillery_regiment": 54.0,
    "soviet_guards_tank_army": 50.0, "concentrated_offensive": 40.0,
}  # fmt: skip
ORDER: Final = tuple(100.0 if not PLAY_COST[c] else _ORDER.get(name, 45.0) for c, name in enumerate(NAMES))
TERMINAL: Final = tuple(0.0 < rank < 80.0 for rank in ORDER)  # uses up OP: which one to play is a choice
# What a deployed card, or one in hand, is worth keeping.
WORTH: Final = tuple(
    FATIGUE[c][4] + 2.0 * VP[c] + 2.0 * TANK[c] + 1.5 * (FATIGUE[c][0] + FATIGUE[c][2]) + 0.8 * sum(GAIN[c])
    for c in range(len(NAMES))
)  # fmt: skip
_NOTHING: Final = (0.0,) * len(NAMES)
_ALWAYS: Final = (1000.0,) * len(NAMES)
_LOSSES: Final = (0.5, 1.8, 0.7)


class Taste:
    """Everything by kind of card, and a few prices in victory points."""

    def __init__(
        self,
        want: tuple[float, ...],
        enough: tuple[float, ...],
        gone: tuple[float, ...] = _NOTHING,
        army: tuple[float, ...] = _NOTHING,
        keep: tuple[float, ...] = WORTH,
        order: tuple[float, ...] = ORDER,
        lose: tuple[float, ...] = WORTH,
        cap: tuple[float, ...] = _ALWAYS,
        losses: tuple[float, ...] = _LOSSES,
        late: float = 4.0,
        thrift: float = 0.0,
        raze: float = 2.0,
        fuel: float = 0.5,
        discard: float = 0.5,
        least: float = 1.0,
        city: float = 1.0,
        hold: bool = False,
    ) -> None:
        self.want = want  # before the first city has fallen, without an army
        self.enough = enough  # of how many on it is not wanted any more
        self.gone = gone  # more when all cities have fallen
        self.army = army  # more with an army of 24 BP
        self.keep = keep  # in the hand, for the next turn
        self.order = order  # of playing
        self.lose = lose  # what its loss costs
        self.cap = cap  # BP of the army from which on it stays in the deck
        self.losses = losses  # VP that the loss of an infantry, a tank, any unit is worth
        self.late = late  # what a victory point is worth once few cities are left
        self.thrift = thrift  # what an SP is worth while more may be bought
        self.raze = raze  # VP that the army which Stalingrad takes is worth
        self.fuel = fuel  # VP that an SP spent on fuel is worth, because it buys nothing
        self.discard = discard  # VP that a unit discarded for its last BP is worth
        self.least = least  # VP for which an attack is worth making
        self.city = city  # how much more a victory point of a city is worth than one of a hill
        self.hold = hold  # whether transports that are not needed stay in the hand: one card may be kept


def taste(kinds: dict[str, tuple[float, float]], late: float = 4.0) -> Taste:
    """A taste from a few kinds of cards: how much, how many; nothing else is bought."""
    return Taste(
        tuple(kinds.get(name, (0.0, 1.0))[0] for name in NAMES),
        tuple(kinds.get(name, (0.0, 1.0))[1] for name in NAMES),
        late=late,
    )


KIND: Final = ("want", "gone", "army", "enough", "keep", "order", "lose", "cap")  # what is said of each kind
PRICES: Final = ("late", "thrift", "raze", "fuel", "discard", "least", "city")


def tuned(kinds: dict[str, tuple[float, ...]], losses: tuple[float, ...], prices: tuple[float, ...]) -> Taste:
    """A taste from all that is said in KIND of each kind of card, and the prices in their order."""
    plain = Taste(_NOTHING, (1.0,) * len(NAMES))
    want, gone, army = list(plain.want), list(plain.gone), list(plain.army)
    enough, keep, order = list(plain.enough), list(plain.keep), list(plain.order)
    lose, cap = list(plain.lose), list(plain.cap)
    for name, row in kinds.items():
        card = NAMES.index(name)
        want[card], gone[card], army[card], enough[card], keep[card], order[card], lose[card], cap[card] = row
    late, thrift, raze, fuel, discard, least, city = prices
    return Taste(
        tuple(want), tuple(enough), tuple(gone), tuple(army), tuple(keep), tuple(order), tuple(lose), tuple(cap),
        losses, late, thrift, raze, fuel, discard, least, city, hold=True,
    )  # fmt: skip
