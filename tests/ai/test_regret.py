"""What moves cost, as a longer search sees it."""

from itertools import islice

from desktop.ai.agent import worth_trying
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from tests.ai.regret import ANY, Regret, positions, regrets, told, values


def test_no_move_costs_less_than_nothing_and_the_best_costs_nothing() -> None:
    infos = list(islice(positions(BY_ID["chronicle"], "strong", 1, 2, 3), 4))
    assert len(infos) == 4
    worth = values(infos[0], 200, Rng(1))
    assert set(worth) == set(worth_trying(infos[0]))
    found = list(regrets(iter(infos), ["strong", "greedy"], 60, 60))
    assert {each.level for each in found} == {ANY, "strong", "greedy"} and min(each.lost for each in found) >= 0.0
    assert max(each.lost for each in found if each.level == ANY) > 0.0


def test_a_line_a_kind_of_decision() -> None:
    lines = list(told([Regret(ANY, "lead", 0.5), Regret("strong", "lead", 0.25), Regret(ANY, "take", 0.1)]))
    assert lines == [
        "lead (1): any 0.5000, strong 0.2500",
        "take (1): any 0.1000",
        "all (2): any 0.3000, strong 0.2500",
    ]
