"""Deals, theme cards, rounds, and the end of the game."""

import pytest

from desktop.engine.match import Match, Seat
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import NAMES, THEME
from desktop.games.chronicle.rules import begin_round, deal
from desktop.games.chronicle.state import ALLIES, DECK, DISCARD, HAND, PRESENT, ChronicleState
from desktop.words import Words
from tests.games.chronicle.fields import ALL, blank, counter, fame, ids, judged, lies, meeting, notes, play, ruling


def new(seats: int, seed: int, **options: object) -> ChronicleState:
    state = GAME.new(seats, "match", options, seed, log=True)
    assert isinstance(state, ChronicleState)
    return state


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 9), (5, 7), (6, 6)])
def test_the_deal(seats: int, cards: int) -> None:
    # Rulebook, Game order 2.
    for seed in range(20):
        state = new(seats, seed)
        assert [len(state.zones[HAND[seat]]) for seat in range(seats)] == [cards] * seats
        assert len(state.zones[DISCARD]) == (1 if seats == 5 else 0) and not state.zones[DECK]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_who_has_the_theme_card_shows_it_and_leads(seats: int) -> None:
    # Rulebook, Game order 3.
    for seed in range(20):
        state = new(seats, seed)
        theme = THEME[state.zones[PRESENT][0]]
        leader = counter(state, "leader")
        at = state.zones[HAND[leader]].index(theme)
        assert (state.known[HAND[leader]] or [])[at] == state.setting.everyone
        assert state.decider() == leader and notes(state, "theme") == [("theme", leader, NAMES[theme])]


def five(deck: str, present: str, **options: object) -> ChronicleState:
    """Five seats before the deal: the deck is shuffled by its seed, so seeds are tried until the top is as asked."""
    for seed in range(3000):
        state = blank(5, present=present, **options)  # type: ignore[arg-type]
        for card in range(36):
            state.spawn(card, DECK)
        state.rng = seed
        probe = state.clone()
        probe.shuffle(DECK)
        if probe.zones[DECK][-len(deck.split()) :] == ids(deck):
            return state
    raise AssertionError("no seed does it")


def test_at_five_seats_one_card_is_turned_up_and_discarded() -> None:
    # Rulebook, Game order 2, note.
    state = five("saint", "monster_attack")
    deal(state, [THEME[card] for card in state.zones[PRESENT]])
    assert lies(state, "discard") == "saint" and notes(state, "turned_up") == []


def test_at_five_seats_a_theme_card_that_is_turned_up_goes_back() -> None:
    # "if the revealed card is the theme card ..., reveal and discard the next card instead and shuffle the theme card
    # into the deck once more".
    state = five("general", "monster_attack")
    deal(state, [THEME[card] for card in state.zones[PRESENT]])
    assert notes(state, "turned_up") == [("turned_up", "general")]
    assert "general" not in lies(state, "discard") and len(state.zones[DISCARD]) == 1
    assert sum("general" in lies(state, "hand", seat) for seat in range(5)) == 1
    assert all(mask == 1 << seat for seat in range(5) for mask in state.known[HAND[seat]] or ())


@ruling("two_themes")
def test_at_five_seats_no_theme_card_of_the_base_cards_is_discarded() -> None:
    for top in ("wizard", "general"):
        state = five(top, "monster_attack great_reform", histories=2)
        deal(state, [THEME[card] for card in state.zones[PRESENT]])
        assert lies(state, "discard") not in ("general", "wizard")


def test_a_new_round_brings_all_characters_back() -> None:
    state = meeting(["", "queen maid", "thief saint", "wizard"], "envoy", discard=ALL)
    play(state, "play:queen", "play:thief", "play:wizard")
    assert sorted(card for seat in range(4) for card in state.zones[HAND[seat]]) == list(range(36))
    assert not state.zones[DISCARD] and not any(state.zones[ALLIES[seat]] for seat in range(4))
    assert counter(state, "round") == 3 and counter(state, "meeting") == 1
    assert [counter(state, f"void:{seat}") for seat in range(4)] == [0] * 4


# ---- the end of the game


def test_3_fame_win() -> None:
    # Rulebook, End of the game: "as soon as one or more players has collected 3 or more Fame points".
    state = judged(["general", "", "", ""], fame=(2, 2, 0, 0))
    outcome = GAME.outcome(state)
    assert state.over and outcome.winners == (0,) and outcome.scores == (3.0, 2.0, 0.0, 0.0)
    assert outcome.why.id == "chronicle.end.fame"


def test_the_most_fame_wins_also_past_3() -> None:
    state = judged(["assassin thief witch demon", "", "", ""], fame=(2, 2, 0, 0))
    assert GAME.outcome(state).winners == (0,) and fame(state)[0] == 4


@ruling("prolonged")
def test_a_tie_is_shared() -> None:
    # "either both players are declared the winners, or the game goes on until one player has more points".
    state = judged(["general", "champion", "", ""], fame=(2, 2, 0, 0))
    assert state.over and GAME.outcome(state).winners == (0, 1)
    assert GAME.outcome(state).why.id == "chronicle.end.shared"


@ruling("prolonged")
def test_by_option_a_tie_is_played_on() -> None:
    state = blank(4, fame=(2, 2, 2, 0), prolonged=True)
    for seat, text in enumerate(["general", "champion", "", ""]):
        for card in ids(text):
            state.spawn(card, ALLIES[seat])
    state = judged(["general", "champion", "", ""], fame=(2, 2, 2, 0), prolonged=True)
    assert not state.over and notes(state, "prolonged") == [("prolonged",)]
    # Rulebook, Prolonged game: a seat with 2 Fame "can still win" by ruling through evil.
    state = judged(["", "", "assassin thief witch demon", ""], fame=(3, 3, 2, 0), prolonged=True)
    assert state.over and GAME.outcome(state).winners == (2,)


@ruling("round_limit")
def test_the_round_limit_ends_by_fame_and_says_so() -> None:
    state = judged(["general", "", "", ""], fame=(0, 0, 1, 0), rounds=200)
    assert state.over and notes(state, "round_limit") == [("round_limit",)]
    assert GAME.outcome(state).winners == (0, 2) and GAME.outcome(state).why.id == "chronicle.end.limit_shared"
    state = judged(["general", "", "", ""], fame=(1, 0, 0, 0), rounds=200)
    assert GAME.outcome(state).winners == (0,) and GAME.outcome(state).why.id == "chronicle.end.limit"
    assert not judged(["general", "", "", ""], rounds=199).over


@ruling("round_limit")
def test_the_round_limit_ends_a_prolonged_game_too() -> None:
    state = judged(["general", "champion", "", ""], fame=(2, 2, 0, 0), rounds=200, prolonged=True)
    assert state.over and GAME.outcome(state).why.id == "chronicle.end.limit_shared"


def test_where_all_have_the_same_fame_all_have_won() -> None:
    # Rulebook, End of the game: "If two or more players have the same amount of Fame, either both players are declared
    # the winners, or the game goes on".
    state = judged(["general", "champion", "knight", "sergeant"], fame=(2, 2, 2, 2))
    outcome = GAME.outcome(state)
    assert state.over and outcome.winners == (0, 1, 2, 3) and outcome.scores == (3.0, 3.0, 3.0, 3.0)
    assert outcome.why.id == "chronicle.end.shared" and not outcome.shared
    assert Words("en").say(outcome.why) == "With 3 Fame each, several seats share the victory."
    # So does the safety end a game in which nobody ever scored.
    state = judged(["", "", "", ""], rounds=200)
    assert state.over and GAME.outcome(state).winners == (0, 1, 2, 3)
    assert GAME.outcome(state).why.id == "chronicle.end.limit_shared"


def test_the_first_decision_is_the_leader_s() -> None:
    match = Match(GAME, [Seat(str(n)) for n in range(4)], "match", {}, seed=1, salt="s")
    assert match.opening == () and match.state.decider() == match.view(None).counters["leader"]


def test_a_round_begins_with_no_suit_and_the_first_meeting() -> None:
    state = blank(3)
    for card in range(36):
        state.spawn(card, DECK)
    begin_round(state)
    state.advance()
    assert counter(state, "meeting") == 1 and counter(state, "lead") == -1 and counter(state, "phase") == 1
