"""Drawing histories: put back, drawn further, applied again, shuffled anew."""

import pytest

from desktop.games.chronicle.cards import CATALOG, CHARACTERS
from desktop.games.chronicle.histories import in_force, put_away, reveal
from desktop.games.chronicle.rules import begin_round
from desktop.games.chronicle.state import DECK, LEADER, PRESENT, RECENT, ChronicleState
from tests.games.chronicle.fields import blank, ids, lies, notes, ruling

CONVERSATION, CORONATION = "conversation_with_a_dragon", "coronation_of_a_king"


def drawn(**more: object) -> ChronicleState:
    """A round's histories, drawn from this pile; the top is the last."""
    state = blank(present="", **more)  # type: ignore[arg-type]
    reveal(state)
    return state


def test_one_history_a_round_and_two_by_option() -> None:
    assert lies(drawn(pile="lean_years age_of_peace the_revolt"), "present") == "the_revolt"
    state = drawn(pile="lean_years age_of_peace the_revolt", histories=2)
    assert lies(state, "present") == "the_revolt age_of_peace"


@ruling("conversation")
def test_a_conversation_with_nothing_before_it_goes_back() -> None:
    # Rulebook: "return the card to the History Card pile and draw another instead."
    state = drawn(pile=f"lean_years the_revolt {CONVERSATION}")
    assert lies(state, "present") == "the_revolt" and set(lies(state, "pile").split()) == {"lean_years", CONVERSATION}
    assert notes(state, "put_back") == [("put_back", CONVERSATION)]
    places = {lies(drawn_with(seed), "pile") for seed in range(20)}
    assert len(places) == 2  # shuffled in


def drawn_with(seed: int) -> ChronicleState:
    state = blank(present="", pile=f"lean_years the_revolt {CONVERSATION}")
    state.rng = seed
    reveal(state)
    return state


@ruling("conversation")
def test_a_coronation_alone_is_nothing_earlier_to_apply() -> None:
    state = blank(present=CORONATION, pile=f"lean_years {CONVERSATION}")
    put_away(state)
    assert [state.counters[each] for each in RECENT] == [-1, -1]
    reveal(state)
    assert lies(state, "present") == "lean_years"


@ruling("conversation")
def test_with_something_before_it_a_conversation_stays() -> None:
    state = drawn(pile=f"lean_years {CONVERSATION}", past="the_revolt", recent="the_revolt")
    assert lies(state, "present") == CONVERSATION


@ruling("coronation")
def test_a_coronation_draws_two_further_histories() -> None:
    state = drawn(pile=f"lean_years the_revolt age_of_peace {CORONATION}")
    assert lies(state, "present") == f"{CORONATION} age_of_peace the_revolt"


@ruling("coronation")
def test_a_coronation_draws_after_the_base_cards() -> None:
    state = drawn(pile=f"lean_years the_revolt age_of_peace {CORONATION}", histories=2)
    assert lies(state, "present") == f"{CORONATION} age_of_peace the_revolt lean_years"


@ruling("coronation", "conversation")
def test_a_conversation_that_a_coronation_draws_looks_at_earlier_rounds_only() -> None:
    state = drawn(pile=f"lean_years the_revolt {CONVERSATION} {CORONATION}")
    assert lies(state, "present") == f"{CORONATION} the_revolt lean_years"  # put back: this round's do not count
    state = drawn(pile=f"lean_years the_revolt {CONVERSATION} {CORONATION}", recent="age_of_peace")
    assert lies(state, "present") == f"{CORONATION} {CONVERSATION} the_revolt"
    active = in_force(state.zones[PRESENT], ids("age_of_peace"))
    assert [card for card, _ in active] == ids("age_of_peace the_revolt")


@ruling("coronation")
def test_when_the_pile_runs_out_the_used_ones_are_shuffled_and_those_in_play_are_not() -> None:
    state = drawn(pile=CORONATION, past="the_revolt age_of_peace lean_years")
    present = lies(state, "present").split()
    assert present[0] == CORONATION and len(present) == 3 and len(lies(state, "pile").split()) == 1
    assert CORONATION not in present[1:]


@ruling("conversation")
def test_the_most_recent_histories_are_the_last_two_different_ones() -> None:
    state = blank(present="the_revolt", recent="lean_years age_of_peace")
    put_away(state)
    assert [state.counters[each] for each in RECENT] == ids("the_revolt lean_years")
    state = blank(present=f"{CORONATION} lean_years the_revolt", recent="lean_years age_of_peace")
    put_away(state)
    assert [state.counters[each] for each in RECENT] == ids("the_revolt lean_years")
    assert lies(state, "past") == f"{CORONATION} lean_years the_revolt"
    state = blank(present=CONVERSATION, recent="lean_years age_of_peace")
    put_away(state)
    assert [state.counters[each] for each in RECENT] == ids("lean_years age_of_peace")


@pytest.mark.parametrize("seed", range(10))
@ruling("two_themes", "no_trump")
def test_both_theme_cards_are_shown_and_the_first_one_leads(seed: int) -> None:
    # Rulebook, optional rules: "The players who have the theme card of each History Cards show them to all players."
    state = blank(present="", pile=f"lean_years age_of_peace the_revolt {CORONATION}", histories=2)
    state.rng = seed
    for card in CHARACTERS:
        state.spawn(card, DECK)
    begin_round(state)
    shown = notes(state, "theme")
    # Not those of the histories that the Coronation drew.
    assert [note[2] for note in shown] == ["king", "assassin"] and shown[0][1] == state.counters[LEADER]
    everyone = state.setting.everyone
    known = [
        CATALOG.names[card]
        for seat in range(4)
        for card, mask in zip(state.zones[5 + 3 * seat], state.known[5 + 3 * seat] or (), strict=True)
        if mask == everyone
    ]
    assert sorted(known) == ["assassin", "king"]
