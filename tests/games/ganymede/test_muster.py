"""desktop/games/ganymede/muster.py: the first black card, and one more after every round."""

import pytest

from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.cards import BLACK, COPIES
from desktop.games.ganymede.state import DISC, HP, ROUND, STARTER, GanymedeState
from tests.games.ganymede.fields import hp, legal, pile, play, ruling, showdown
from tests.games.walks import pick

TAKES = [f"take:black_{rank}" for rank in ("2", "3", "4", "7", "10", "A")]


def new(mode: str = "battle", seed: int = 1, **options: object) -> GanymedeState:
    state = GAME.new(3 if mode == "three" else 2, mode, options, seed)
    assert isinstance(state, GanymedeState)
    return state


@pytest.mark.parametrize("disc", [0, 1])
def test_the_disc_holder_recruits_first_then_the_other(disc: int) -> None:
    # "Beginning with the start player, the players each choose one of the face-up Black cards".
    state = new(disc=f"seat{disc}")
    assert state.decider() == disc and legal(state) == TAKES
    play(state, "take:black_A")
    assert state.decider() == 1 - disc
    play(state, "take:black_A")
    # Seven cards each, one of them in the row, and one more drawn by the start player.
    cards = [len(f"{pile(state, 'deck', camp)} {pile(state, 'row', camp)}".split()) for camp in (0, 1)]
    assert cards == [7, 7] and state.decider() == disc
    assert all("A" in f"{pile(state, 'deck', camp)} {pile(state, 'row', camp)}" for camp in (0, 1))


@ruling("disc")
def test_the_disc_goes_by_lot_unless_somebody_says_who_has_it() -> None:
    assert {new(seed=seed).counters[DISC] for seed in range(20)} == {0, 1}
    assert {new(seed=seed, disc="seat1").counters[DISC] for seed in range(5)} == {1}
    state = new()
    assert state.counters[STARTER] == state.counters[DISC]


@ruling("three_of_each")
def test_there_are_three_of_each_black_card() -> None:
    state = new()
    assert [len(state.zones[stack]) for stack in range(6)] == [3] * 6 == [COPIES[card] for card in BLACK]


def test_red_then_green_recruit_against_purple() -> None:
    for mode in ("coop", "three"):
        state = new(mode)
        assert state.decider() == 0
        play(state, "take:black_2")
        assert state.decider() == 1
        play(state, "take:black_2")
        assert [state.counters[HP[camp]] for camp in (0, 1, 2)] == [15, 15, 15]


@ruling("purple_deck")
def test_purple_s_twelve_cards() -> None:
    for deck, text in (("veterans", "A A 2 2 3 3 4 4 7 7 10 10"), ("recruits", "A 2 3 4 5 6 6 7 8 8 9 10")):
        state = new("coop", purple_deck=deck)
        assert sorted(pile(state, "deck", 2).split()) == sorted(text.split())


# ---- reinforcement


@pytest.mark.parametrize(("red", "green", "disc", "first"), [
    ("9 9", "8 8", 0, 1), ("9 9", "8 8", 1, 1), ("8 8", "9 9", 1, 0),  # the one who was hit
    ("8 8", "8 8", 1, 1), ("8 8", "8 8", 0, 0),  # both
    ("9 9 8", "9 9 8", 1, 1),  # neither
])  # fmt: skip
def test_who_was_hit_takes_first_else_the_disc_holder(red: str, green: str, disc: int, first: int) -> None:
    # "Beginning with the player who has received damage"; both or neither: "the player with the Start Player token".
    state = showdown(red, green, disc=disc, starter=1 - disc, discards=("", "", ""))
    while legal(state)[0].startswith("remove"):
        play(state, legal(state)[0])
    assert state.decider() == first and legal(state) == TAKES
    play(state, "take:black_7")
    assert pile(state, "discard", first).endswith("7") and state.decider() == 1 - first


def test_taking_is_compulsory_while_there_are_black_cards_and_skipped_when_there_are_none() -> None:
    # "If there are no Black cards remaining, proceed without taking a Black card."
    state = showdown("9 9 8", "9 9 8", stacks=False, decks=("9 8 8 6", "9 8 8 6", ""))
    assert legal(state) == ["draw", "stop"] and state.counters[ROUND] == 4


def test_empty_stacks_are_not_offered() -> None:
    state = showdown("9 9 8", "9 9 8")
    state.zones[0].clear()
    assert legal(state) == TAKES[1:]


# ---- the end of standstills


@ruling("round_limit")
@pytest.mark.parametrize(("points", "disc", "winner", "why"), [
    ((9, 15), 0, 1, "limit_hp"), ((15, 9), 1, 0, "limit_hp"),
    ((9, 9), 1, 1, "limit_disc"), ((9, 9), 0, 0, "limit_disc"),
])  # fmt: skip
def test_at_the_round_limit_hit_points_decide_then_the_disc(
    points: tuple[int, int], disc: int, winner: int, why: str
) -> None:
    state = showdown("9 9 8", "9 9 8", hp=points, disc=disc, stacks=False, rounds=7, round_limit=7)
    assert state.over and GAME.outcome(state).winners == (winner,)
    assert GAME.outcome(state).why.id == f"ganymede.end.{why}"


@ruling("round_limit")
def test_at_the_round_limit_purple_has_held_out() -> None:
    for mode, winners in (("coop", ()), ("three", (2,))):
        state = showdown("9 9 8", "9 9 8", "10 10 4", mode=mode, stacks=False, rounds=7, round_limit=7, hp=(15, 15, 1))
        assert state.over and GAME.outcome(state).winners == winners and hp(state) == [15, 15, 1]
        assert GAME.outcome(state).why.id == "ganymede.end.limit_purple"


def test_the_limit_is_reached_when_its_round_is_over() -> None:
    state = new(round_limit=1)
    dice = Rng(1)
    while not state.over:
        state.apply(pick(state, dice))
    assert state.counters[ROUND] == 1 and state.nothing_in_play()
