"""desktop/games/ganymede/{bots,judgement}.py: sensible play, exact expectation, values of positions."""

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.bots import evaluate, greedy
from desktop.games.ganymede.judgement import RowValue, best_total, exchange, stop_or_draw, utility
from desktop.games.ganymede.state import HP, GanymedeState
from tests.engines import only_from_sources
from tests.games.ganymede.fields import card, drawing, play, showdown


def row(camp: int, ranks: str) -> tuple[int, ...]:
    return tuple(sorted(card(camp, rank) for rank in ranks.split()))


def chosen(state: GanymedeState, seed: int = 1) -> str:
    """What greedy does."""
    return GAME.verbs.text(greedy(InfoSet(GAME, state, state.decider()), Rng(seed)))


# ---- judging rows


@pytest.mark.parametrize(
    ("red", "green", "dealt", "taken"),
    [
        ("9 9", "8 8", 2, 0),
        ("A 9", "8 8", 2, 0),  # as 11
        ("A 9", "7 10", 0, 4),  # the printed question: either way it loses
        ("9 3", "6 6", 2, 0),  # 12 against 12, and the 3 takes 1 from it
        ("8 8", "8 8", 2, 2),
    ],
)
def test_rows_meet_with_as_and_3s_at_their_best(red: str, green: str, dealt: int, taken: int) -> None:
    assert exchange(row(0, red), row(1, green), True) == (dealt, taken)


def test_a_fall_outweighs_points() -> None:
    assert utility(2, 3, 3, 15) < utility(0, 5, 15, 15) < utility(0, 0, 15, 15) < utility(2, 0, 15, 2)


@only_from_sources
def test_drawing_is_weighed_over_every_card_that_may_come() -> None:
    # Worth: the sum, and nothing past 21. From 15: 5 or 6 to come, or 9.
    class Sum(RowValue):
        def __init__(self) -> None:
            super().__init__((), 15, True, False)

        def __call__(self, row: tuple[int, ...]) -> float:
            total = best_total(list(row))
            return float(total) if total <= 21 else 0.0

    stop, draw = stop_or_draw(row(0, "9 6"), row(0, "5 6"), 1, Sum())
    assert (stop, draw) == (15.0, 20.5)
    stop, draw = stop_or_draw(row(0, "9 6"), row(0, "5 9"), 1, Sum())
    assert (stop, draw) == (15.0, 10.0)
    # With two draws left it may go on from 12.
    stop, draw = stop_or_draw(row(0, "6"), row(0, "6 9"), 2, Sum())
    assert draw == (max(12, 21) + max(15, 21)) / 2
    assert stop_or_draw(row(0, "9 9 5"), row(0, "6"), 1, Sum())[1] == float("-inf")


# ---- greedy


def test_greedy_draws_what_cannot_bust_and_stops_before_what_must() -> None:
    state = drawing(rows=("6 5", "9", ""), decks=("5 6 8", "8 8 6 5", ""))
    assert chosen(state) == "draw"
    state = drawing(rows=("9 8 3", "9", ""), decks=("8 8 9", "8 8 6 5", ""), fresh=False)
    assert chosen(state) == "stop"


def test_greedy_never_announces_a_bust_that_it_can_avoid() -> None:
    # The first printed question.
    assert chosen(showdown("A 9", "7 10")) == "aces:0"
    assert chosen(showdown("A 9", "8 8")) == "aces:1"


def test_greedy_s_3_takes_the_other_past_21_or_below_itself() -> None:
    assert chosen(showdown("9 3", "8 8 5")) == "threes:green:+1"
    assert chosen(showdown("9 3 5", "9 8")) != "threes:green:+1"
    assert chosen(showdown("9 8 3", "8 6 6")) in ("threes:green:-1", "threes:green:+1")


def test_greedy_removes_its_worst_card_and_takes_the_best() -> None:
    assert chosen(showdown("9 9", "5 8 4")) == "remove:green_8"
    assert chosen(showdown("9 9 8", "9 9 8")) == "take:black_3"


def test_greedy_turns_a_2_up_and_fetches_what_serves_the_row() -> None:
    state = drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8 6 5", ""), discards=("9 5 8", "", ""))
    assert chosen(state) == "turn_up:black_2"
    play(state, "turn_up:black_2")
    assert chosen(state) in ("fetch:red_8", "fetch:red_9")  # to 19 or 20, not to 16


def test_greedy_turns_nothing_up_to_no_purpose() -> None:
    assert chosen(drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8 6 5", ""))) != "turn_up:black_2"
    assert chosen(drawing(rows=("9 4", "9", ""), discards=("9 9", "", ""))) != "turn_up:black_4"
    state = drawing(rows=("9 4", "9", ""), decks=("6 8 9", "8 8 6 5", ""))
    assert chosen(state) == "turn_up:black_4" and chosen(play(state, "turn_up:black_4")) == "look"


def test_greedy_uses_all_7s() -> None:
    assert chosen(showdown("7 7", "8 5")) == "sevens:2"


def test_policy_uses_what_can_be_used_and_turns_up_nothing_else() -> None:
    def played(state: GanymedeState) -> set[str]:
        return {GAME.verbs.text(GAME.bots.policy(state, state.legal(), Rng(seed))) for seed in range(30)}

    two = drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8", ""), discards=("9 5", "", ""))
    assert "turn_up:black_2" in played(two)
    assert played(play(two, "turn_up:black_2")) == {"fetch:red_5", "fetch:red_9"}
    idle = drawing(rows=("9 2", "9", ""), decks=("9 9", "8 8", ""))
    assert "turn_up:black_2" not in played(idle)
    assert played(drawing(rows=("9 8 3 2", "9", ""), decks=("5", "8", ""))) == {"stop"}
    assert played(showdown("7 7", "8 5")) == {"sevens:2"}
    past = drawing(rows=("10 10 2", "6", ""), decks=("5", "8", ""), discards=("4", "", ""), two_takes_to="played")
    assert played(play(past, "turn_up:black_2")) == {"leave"}


@pytest.mark.parametrize("name", ["easy", "standard", "strong", "greedy"])
def test_every_opponent_uses_all_7s(name: str) -> None:
    state = showdown("7 7", "8 5")
    info = InfoSet(GAME, state, 0)
    for seed in range(10):
        agent = agent_for(find_level(GAME, name))
        assert GAME.verbs.text(agent.choose(info, Budget(iterations=20), Rng(seed))) == "sevens:2"


# ---- values


def test_a_value_is_a_chance_and_the_two_of_battle_share_it() -> None:
    state = showdown("9 9", "8 8", hp=(15, 5))
    mine, theirs = evaluate(state, 0), evaluate(state, 1)
    assert mine > 0.5 > theirs and mine + theirs == pytest.approx(1.0)


def test_hit_points_raise_a_value() -> None:
    for mode in ("battle", "coop", "three"):
        values = []
        for points in (3, 9, 15):
            state = showdown("9 9 8", "9 9 8", "10 10 4", mode=mode)
            state.counters[HP[0]] = points
            values.append(evaluate(state, 0))
        assert values == sorted(values) and values[0] < values[-1]


def test_allies_share_a_value_and_purple_has_the_rest() -> None:
    state = showdown("9 9", "8 8", "10 7", mode="three")
    red, green, purple = (evaluate(state, seat) for seat in range(3))
    assert red == green and red + purple == pytest.approx(1.0)


def test_after_the_end_a_value_is_the_result() -> None:
    state = showdown("9 9", "8 8", hp=(15, 2))
    assert (evaluate(state, 0), evaluate(state, 1)) == (1.0, 0.0)
    lost = showdown("5", "5", "10 7", mode="coop", hp=(1, 1, 15))
    assert (evaluate(lost, 0), evaluate(lost, 1)) == (0.0, 0.0)


# ---- levels


def share(first: str, second: str, games: int) -> float:
    """How many battles the first wins, seats changed after each."""
    won = 0
    for seed in range(games):
        agents = [agent_for(find_level(GAME, name)) for name in (first, second)]
        if seed % 2:
            agents.reverse()
        state, dice = GAME.new(2, "battle", {}, seed), Rng(seed)
        while not state.over:
            seat = state.decider()
            state.apply(agents[seat].choose(InfoSet(GAME, state, seat), Budget(iterations=60), dice))
        won += GAME.outcome(state).winners == (seed % 2,)
    return won / games


def test_greedy_beats_random_and_easy_lies_between() -> None:
    assert share("greedy", "random", 20) >= 0.85
    assert share("greedy", "easy", 20) >= 0.6
    assert share("easy", "random", 60) >= 0.6
