"""Fleet decks: flipping, and the Repair Bay that becomes a new one."""

from desktop.engine.sight import view
from desktop.games.fleet.deck import flip
from tests.games.fleet.fields import blank, flipping, notes, pile, ruling


def test_both_flip_the_top_card() -> None:
    # Rulebook: "Each player will flip over the top card of their Fleet deck and place it face up in front of them".
    state = flipping(fleets=("goshawk rivet", "vekk kri"))
    assert [pile(state, "formation", seat) for seat in (0, 1)] == ["goshawk", "vekk"]
    assert [pile(state, "fleet", seat) for seat in (0, 1)] == ["rivet", "kri"]
    assert notes(state, "turn") == [("turn", -1, 6)]


def test_when_the_deck_has_run_out_the_repair_bay_is_shuffled_and_becomes_the_new_one() -> None:
    # Rulebook: "When a Player's Fleet deck has run out of cards, the cards in the Repair Bay are shuffled and become
    # the new Fleet Deck."
    state = flipping(fleets=("", "vekk"), bays=("goshawk rivet beacon", "kri"))
    assert notes(state, "scramble") == [("scramble", 0, 0)]
    assert pile(state, "bay", 0) == "" and pile(state, "bay", 1) == "kri"
    ships = pile(state, "fleet", 0).split() + pile(state, "formation", 0).split()
    assert sorted(ships) == ["beacon", "goshawk", "rivet"] and len(pile(state, "fleet", 0).split()) == 2


def test_the_order_after_shuffling_is_anybodys_guess() -> None:
    state = flipping(fleets=("", "vekk"), bays=("goshawk rivet beacon lantern", ""))
    assert state.known[0] == [0, 0, 0]
    orders = set()
    for seed in range(60):
        state = blank(bays=("goshawk rivet beacon lantern", ""))
        state.rng = seed
        assert not flip(state, 1) and flip(state, 0)
        orders.add(pile(state, "formation", 0))
    assert orders == {"goshawk", "rivet", "beacon", "lantern"}


@ruling("repair_bay")
def test_both_may_look_through_a_repair_bay_but_not_through_a_fleet() -> None:
    state = flipping(fleets=("goshawk rivet", "vekk kri"), bays=("beacon", "ssil"))
    for seat in (0, 1):
        seen = view(state, seat).zones
        places = [zone.place for zone in state.setting.zones]
        assert all(slot.card is None for place in places[:2] for slot in seen[place] or ())
        assert all(slot.card is not None for place in places[4:6] for slot in seen[place] or ())
