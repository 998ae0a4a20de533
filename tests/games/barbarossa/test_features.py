"""What is counted of a position, and what it is worth by that."""

from desktop.games.barbarossa.features import NAMES, features, worths
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.weights import WEIGHTS
from tests.games.barbarossa.fields import operation

DECK = ["horses trains", "horses"]


def told(state: BarbarossaState) -> dict[str, float]:
    """What the first seat has more, without what is even."""
    return {name: value for name, value in zip(NAMES, features(state, 0), strict=True) if value}


def test_points_army_and_deck_are_counted_once_plain_and_once_by_the_cities_left() -> None:
    state = operation(
        deployed=["kiev panzer_regiment", "kiev"], fatigued="grenadier_regiment", hand="trucks", deck=DECK,
        cities="minsk tula moscow",
    )  # fmt: skip
    assert told(state) == {
        "points": 1.0, "squared": 0.25, "moves": 1.0, "strong": 9 / 16, "deployed panzer_regiment": 1.0,
        "deployed grenadier_regiment": 1.0, "coming trains": 1.0, "coming trucks": 1.0,
        "points, cities left": 0.25, "squared, cities left": 0.0625, "moves, cities left": 0.25,
        "strong, cities left": 9 / 64, "deployed panzer_regiment, cities left": 0.25,
        "deployed grenadier_regiment, cities left": 0.25, "coming trains, cities left": 0.25,
        "coming trucks, cities left": 0.25,
    }  # fmt: skip


def test_worth_is_the_sum_of_what_is_counted_by_its_weight() -> None:
    state = operation(deployed=["kiev panzer_regiment hill", "minsk"], hand=["trucks", "trains"], deck=DECK)
    one, other = worths(state, WEIGHTS)
    assert abs(one - other - sum(map(float.__mul__, features(state, 0), WEIGHTS))) < 1e-9
