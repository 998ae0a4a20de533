"""The verbs: texts that parse without a state."""

import pytest

from desktop.engine.actions import ActionError
from desktop.games.fleet.cards import CATALOG
from desktop.games.fleet.verbs import BUY, DONE, HARVEST, REPAIR, VERBS


@pytest.mark.parametrize("text", ["buy:gun_pod", "repair:repair_scout:lantern", "done", "harvest:5", "decline"])
def test_a_text_and_its_action(text: str) -> None:
    assert VERBS.text(VERBS.parse(text)) == text


def test_ready_made_actions_are_the_interned_ones() -> None:
    pod, scout, lantern = (CATALOG.numbers[name] for name in ("gun_pod", "repair_scout", "lantern"))
    assert VERBS.parse("buy:gun_pod") is BUY[pod] and VERBS.parse("harvest:1") is HARVEST[0]
    assert VERBS.parse("repair:repair_scout:lantern") is REPAIR[scout][lantern] and VERBS.parse("done") is DONE


def test_a_repair_names_ships_of_its_class_alone() -> None:
    for card, ships in enumerate(REPAIR):
        assert bool(ships) == CATALOG.names[card].startswith("repair_")
    assert len(REPAIR[CATALOG.numbers["repair_drone"]]) == 18


@pytest.mark.parametrize("text", ["buy", "buy:rifle", "harvest:6", "harvest:0", "done:1", "steal:gun_pod"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ActionError):
        VERBS.parse(text)
