"""Points and draws: DP at once, an empty deck rebuilt, and what everybody can then tell."""

from desktop.engine.sight import PUBLIC
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.state import DECK, HAND
from tests.games.barbarossa.fields import notes, operation, pile, play, purse


def test_an_empty_deck_is_rebuilt_from_the_discard_pile() -> None:
    # Rulebook 13-1: whenever you attempt to draw and cannot; then continue drawing.
    state = operation(hand="signals_battalion", deck="trucks", discard="horses horses")
    play(state, "play:signals_battalion")
    assert pile(state, "hand") == "horses trucks" and pile(state, "deck") == "horses" and pile(state, "discard") == ""
    assert notes(state, "rebuilt") == [("rebuilt", 0, "", 0)]


def test_played_cards_are_not_shuffled_in() -> None:
    state = play(operation(hand="signals_battalion", discard="horses"), "play:signals_battalion")
    assert (
        pile(state, "playing") == "signals_battalion" and pile(state, "hand") == "horses" and pile(state, "deck") == ""
    )


def test_with_both_empty_nothing_is_drawn() -> None:
    state = play(operation(hand="motorcycle_battalion"), "play:motorcycle_battalion")
    assert purse(state) == "2 op" and pile(state, "hand") == ""


def test_with_an_empty_deck_everybody_can_tell_the_hand() -> None:
    state = operation(hand="motorcycle_battalion trains", discard="horses trucks")
    before = GAME.view(state, 1).zones[state.setting.zones[HAND[0]].place] or ()
    assert [slot.card for slot in before] == [None, None]
    play(state, "play:motorcycle_battalion")
    hand = GAME.view(state, 1).zones[state.setting.zones[HAND[0]].place] or ()
    assert [slot.card is not None for slot in hand] == [True, False] and PUBLIC in hand[0].marks
    assert all(mask == 0 for mask in state.known[DECK[0]] or ())
