"""The four phases, one after another, and what each leaves behind."""

from typing import Any

from desktop.engine.match import Match, Seat
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.state import SPARED
from tests.games.barbarossa.fields import (
    card,
    counter,
    ending,
    legal,
    notes,
    operation,
    pile,
    play,
    purse,
    reinforcement,
    ruling,
    turn,
)  # fmt: skip

DECK = "horses horses horses horses horses horses"


def test_fatigued_cards_become_active_by_themselves() -> None:
    # Rulebook 7-1: you must activate all of your fatigued cards.
    state = turn(fatigued="grenadier_regiment panzer_regiment supply_depot", hand="trucks")
    assert pile(state, "fatigued") == "" and purse(state) == "1 op" and counter(state, "phase") == 1
    assert notes(state, "turn") == [("turn", 0, "", 5)]


def test_other_seats_cards_stay_as_they_are() -> None:
    state = turn(fatigued=["", "grenadier_regiment"], hand="trucks")
    assert pile(state, "fatigued", 1) == "grenadier_regiment"


def test_the_operation_phase_brings_1_op_and_the_reinforcement_phase_1_rp() -> None:
    state = play(operation(op=1, rp=1, hand="grenadier_regiment"), "done")
    assert purse(state) == "1 op 2 rp" and counter(state, "phase") == 2


def test_points_vanish_with_the_turn() -> None:
    # Rulebook 7-4: any point you had disappears.
    state = play(operation(op=3, sp=4, rp=2, bp=5, hand=["trucks", "trucks"], deck=DECK), "done", "done", "keep_none")
    assert counter(state, "player") == 1 and purse(state) == "1 op"


def test_a_purchase_costs_1_rp_and_its_sp_and_goes_to_the_discard_pile() -> None:
    # Rulebook 11-2: "if you buy a Trucks from the Field, you have to pay 1 RP and 3 SP".
    state = play(reinforcement(sp=5, rp=2), "buy:trucks")
    assert purse(state) == "2 sp 1 rp" and pile(state, "discard") == "trucks"
    assert "buy:trucks" not in legal(state) and "buy:grenadier_regiment" in legal(state)
    play(state, "buy:grenadier_regiment")
    assert not any(text.startswith("buy") for text in legal(state))


def test_only_the_top_of_a_pile_is_for_sale() -> None:
    state = reinforcement(sp=9)
    top = pile(state, "aid").split()[0]
    assert [text for text in legal(state) if text.split(":")[-1] in pile(state, "aid").split()] == [f"buy:{top}"]


def test_in_the_reinforcement_phase_transports_alone_are_played() -> None:
    state = reinforcement(hand="trucks motorcycle_battalion", deployed="grenadier_regiment")
    assert [text for text in legal(state) if not text.startswith("buy")] == ["done", "play:trucks"]


def test_one_card_at_most_is_kept() -> None:
    state = ending(hand="trucks trucks horses", deck=DECK)
    assert legal(state) == ["keep_none", "keep:trucks", "keep:horses"]
    play(state, "keep:trucks")
    assert pile(state, "hand") == "horses horses horses horses trucks" and pile(state, "discard") == "horses trucks"
    assert pile(play(ending(hand="trucks horses", deck=DECK), "keep_none"), "discard") == "horses trucks"


def test_what_lies_in_the_deploying_zone_stays() -> None:
    state = play(
        ending(hand="trucks", deck=DECK, deployed="grenadier_regiment", fatigued="panzer_regiment"), "keep_none"
    )
    assert pile(state, "deployed") == "grenadier_regiment" and pile(state, "fatigued") == "panzer_regiment"


def test_the_turn_passes_clockwise_and_a_round_ends_with_the_last_seat() -> None:
    state = turn(seats=3, seat=1, deck=[DECK] * 3)
    state.counters[3] = 1  # the first seat
    rounds = []
    for _ in range(6):
        rounds.append((counter(state, "player"), counter(state, "round")))
        seat = counter(state, "player")
        while counter(state, "player") == seat:
            play(state, legal(state)[0])
    assert rounds == [(1, 5), (2, 5), (0, 5), (1, 6), (2, 6), (0, 6)]


@ruling("two_winters")
def test_of_two_winters_the_one_that_has_just_come_waits() -> None:
    state = ending(deployed="general_winter general_winter", hand="trucks", deck=DECK)
    state.counters[SPARED] = card("general_winter")
    play(state, "keep_none")
    assert pile(state, "deployed") == "general_winter" and state.counters[SPARED] == -1


def test_a_turn_can_be_taken_back_until_something_comes_to_light() -> None:
    table: dict[str, Any] = {
        "hand": ["trucks trucks motorcycle_battalion", ""],
        "deployed": "grenadier_regiment",
        "deck": [DECK, DECK],
    }
    start = operation(**table)
    match = Match(GAME, [Seat("Ada"), Seat("Ben")], "campaign", {}, 1, salt="x", start=start)

    def done(text: str) -> int:
        match.submit(0, GAME.verbs.parse(text))
        return match.undoable(0)

    assert [done(text) for text in ("play:trucks", "play:trucks", "fatigue:grenadier_regiment")] == [1, 2, 3]
    assert done("play:motorcycle_battalion") == 0  # a card was drawn
    assert [done(text) for text in ("done", "buy:trucks")] == [1, 2]
    assert match.undo(0) and match.undo(0) and not match.undo(0)
    assert done("attack:minsk") == 0  # an event was turned up
