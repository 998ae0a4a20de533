"""desktop/tools/plain.py: views, texts and outcomes as JSON takes them."""

import json

from desktop.engine.game import Outcome
from desktop.engine.sight import Slot
from desktop.engine.text import Text, seat_name
from desktop.tools.plain import plain_outcome, plain_text, plain_view
from tests.engine import pouch
from tests.engine.pouch import GAME, MOON, STAR


def test_a_view_shows_what_the_seat_knows_and_no_more() -> None:
    state = pouch.new(seats=2, seed=1)
    state.zones[pouch.TABLE].append(MOON)
    view = plain_view(GAME.view(state, 1), GAME.catalog)
    own = [pouch.NAMES[card] for card in state.zones[pouch.hand(1)]]
    unknown: dict[str, object] = {"card": None, "marks": [], "value": 0, "under": []}
    assert list(view) == ["seat", "zones", "counters", "to_act", "prompt", "notes"]
    assert (view["seat"], view["to_act"], view["counters"]) == (1, 0, {"turn": 0})
    assert view["prompt"] == {"id": "house.prompt.choose", "args": []}
    zones = view["zones"]
    assert isinstance(zones, dict)
    assert list(zones) == ["deck", "table", "hand:0", "pouch:0", "hand:1", "pouch:1"]
    assert zones["hand:0"] == [unknown, unknown]
    assert [slot["card"] for slot in zones["hand:1"]] == own
    assert zones["pouch:0"] is None and zones["pouch:1"] == []
    assert zones["table"] == [{"card": "moon", "marks": [], "value": 0, "under": []}]
    unseen = sorted(state.zones[pouch.hand(0)] + state.zones[pouch.DECK])
    assert [name for note in view["notes"] for name in note["cards"]] == [pouch.NAMES[card] for card in unseen]  # type: ignore[attr-defined]
    assert json.loads(json.dumps(view)) == view


def test_a_card_carries_marks_a_value_and_what_lies_under_it() -> None:
    state = pouch.new(seats=2)
    view = GAME.view(state, 0)
    place = state.setting.zones[pouch.TABLE].place
    loaded = view._replace(zones={place: (Slot(STAR, ("new", "tired"), 3, (MOON, MOON)),)})
    expected = {"card": "star", "marks": ["new", "tired"], "value": 3, "under": ["moon", "moon"]}
    assert plain_view(loaded, GAME.catalog)["zones"] == {"table": [expected]}


def test_a_text_keeps_its_inner_texts() -> None:
    text = Text("clash.log.end", (seat_name(1), 3, "x"))
    assert plain_text(text) == {"id": "clash.log.end", "args": [{"id": "seat", "args": [1]}, 3, "x"]}


def test_an_outcome() -> None:
    assert plain_outcome(Outcome((1,), (0.0, 2.0), Text("pouch.end"))) == {
        "winners": [1],
        "scores": [0.0, 2.0],
        "why": {"id": "pouch.end", "args": []},
        "shared": False,
    }
