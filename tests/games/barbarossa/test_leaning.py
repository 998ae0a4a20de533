"""Towards which cards a hand leans: stage by stage, and the weights make the hands that there are likelier."""

import pytest

from desktop.engine.game import Secret
from desktop.games import BY_ID
from desktop.games.barbarossa.cards import NAMES
from desktop.games.barbarossa.leaning import OTHERS, PLANS, STAGES, TRANSPORTS, UNITS, kind, leaning, weights
from desktop.games.barbarossa.state import OP, PHASE, TURN, BarbarossaState
from tests.games.barbarossa.leaning import KINDS, Hand, bits, fit, hands, ways
from tests.games.setups import set_ups

GAME = BY_ID["barbarossa"]


def start() -> BarbarossaState:
    state = set_ups("barbarossa")[0].new(1)
    assert isinstance(state, BarbarossaState)
    return state


def lean(state: BarbarossaState, owner: int) -> dict[str, float]:
    view = GAME.view(state, 1 - owner)
    (secret,) = GAME.secrets(view, owner)
    return {NAMES[card]: weight for card, weight in leaning(view, secret).items()}


@pytest.mark.parametrize(
    ("card", "told"),
    [("horses", TRANSPORTS), ("trains", TRANSPORTS), ("grenadier_regiment", UNITS), ("strategic_planning", PLANS),
     ("captured_depot", OTHERS), ("signals_battalion", UNITS)],
)  # fmt: skip
def test_every_card_is_of_a_kind(card: str, told: str) -> None:
    assert kind(NAMES.index(card)) == told


def test_a_hand_leans_by_the_phase_of_its_own_turn_alone() -> None:
    state = start()
    owner = state.counters[TURN]
    told = []
    for phase, op in ((0, 0), (1, 1), (1, 0), (2, 0), (3, 0)):
        state.counters[PHASE], state.counters[OP] = phase, op
        told.append(lean(state, owner).get("horses", 1.0))
        assert lean(state, 1 - owner) == {}  # a hand just drawn, of transports and units
    assert told == [1.0, 0.61, 0.8, 0.02, 0.02]


def test_the_fewer_cards_are_left_the_fewer_are_transports() -> None:
    for name in STAGES:
        transports = [weights(name, size)[TRANSPORTS] for size in range(1, 8)]
        assert transports == sorted(transports) and 0 < transports[0] <= 1
        assert set(weights(name, 1)) == set(KINDS)


def test_nothing_hidden_leans_nowhere() -> None:
    state = start()
    view = GAME.view(state, state.counters[TURN])
    (secret,) = GAME.secrets(view, state.counters[TURN])
    assert leaning(view, secret) == {} == leaning(view, Secret("hand", secret.place, ()))


def test_the_fit_finds_weights_that_were_put_in() -> None:
    """Of six transports and six units three are taken, a transport a quarter as often."""
    found = []
    for taken in range(4):
        number = round(
            4000 * ways((6, 0, 0, 0), taken, [0.25] * 4)[taken] * ways((6, 0, 0, 0), 3 - taken, [1] * 4)[3 - taken]
        )
        found += [Hand("", 0, (6, 0, 6, 0), (taken, 0, 3 - taken, 0))] * (number // 400)
    learned = fit(found)
    assert learned[0] == pytest.approx(0.25, rel=0.1) and learned[2] == 1.0
    assert bits(found, {3: learned}) < bits(found, {3: [1.0] * 4}) - 0.2


def test_hands_of_a_game_are_likelier_with_the_weights() -> None:
    found = [hand for hand in hands(1, 3, ("greedy",)) if hand.stage != "drawn"]
    sizes = {sum(hand.here) for hand in found}
    told = sum(
        bits([hand], {size: [weights(hand.stage, size)[each] for each in KINDS] for size in sizes}) for hand in found
    )
    assert len(found) > 20 and told / len(found) < bits(found, {size: [1.0] * 4 for size in sizes}) - 0.1
