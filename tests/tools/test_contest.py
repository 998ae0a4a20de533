"""desktop/tools/contest.py: seatings, deals, and one game of many."""

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.ai import levels
from desktop.ai.agent import Budget
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.record import loads, replay
from desktop.engine.rng import Rng
from desktop.engine.setting import CounterDef
from desktop.games import BY_ID
from desktop.tools.arguments import Failed
from desktop.tools.contest import Contest, play_one, turns_of
from tests.engine.pouch import new


def contest(*entries: str, game: str = "clash", rotate: bool = True, records: Path | None = None) -> Contest:
    rules = BY_ID[game]
    return Contest(game, next(iter(rules.info.modes)), rules.settle({}), entries, 3, rotate, Budget(), records)


def test_entries_rotate_over_the_seats_on_the_same_deal() -> None:
    three = contest("a", "b", "c")
    assert [three.seating(number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    seeds = [three.seed_of(number) for number in range(6)]
    assert seeds[:3] == [seeds[0]] * 3 and seeds[3:] == [seeds[3]] * 3 and seeds[0] != seeds[3]


def test_without_rotation_every_game_has_its_own_deal() -> None:
    three = contest("a", "b", "c", rotate=False)
    assert {three.seating(number) for number in range(9)} == {(0, 1, 2)}
    assert len({three.seed_of(number) for number in range(9)}) == 9


def test_a_game_depends_on_the_contest_and_its_number_alone() -> None:
    both = contest("random", "greedy")
    for number in range(4):
        first, second = play_one(both, number), play_one(both, number)
        assert first._replace(decisions_ms={}) == second._replace(decisions_ms={})


def test_two_seatings_of_one_level_are_two_games(tmp_path: Path) -> None:
    same = contest("random", "random", records=tmp_path)
    for number in range(2):
        play_one(same, number)
    one, two = (loads(path.read_text(encoding="utf-8")) for path in sorted(tmp_path.iterdir()))
    assert one.seed == two.seed and one.actions != two.actions


def test_what_is_told_of_a_game(tmp_path: Path) -> None:
    played = play_one(contest("random", "greedy", records=tmp_path), 1)
    assert [path.name for path in tmp_path.iterdir()] == ["clash-000001.json"]
    match = replay(loads((tmp_path / "clash-000001.json").read_text(encoding="utf-8")), BY_ID)
    assert [seat.player for seat in match.seats] == ["greedy", "random"]
    assert (played.number, played.seating, played.illegal) == (1, (1, 0), 0)
    assert (played.winners, played.scores) == (match.outcome().winners, match.outcome().scores)
    assert played.plies == len(match.actions())
    assert played.turns == match.view(None).counters["turn"]
    decided = {
        level: sum(match.seats[step.seat].player == level for step in match.steps) for level in levels.YARDSTICKS
    }
    assert {level: len(spent) for level, spent in played.decisions_ms.items()} == {
        level: count for level, count in decided.items() if count
    }


def test_what_a_searching_opponent_spent_is_recorded(tmp_path: Path) -> None:
    play_one(contest("club", "easy", records=tmp_path)._replace(budget=Budget(iterations=20)), 0)
    match = replay(loads((tmp_path / "clash-000000.json").read_text(encoding="utf-8")), BY_ID)
    spent = {seat: {step.iterations for step in match.steps if step.seat == seat} for seat in (0, 1)}
    # 0 where there was one action; a win that is seen by force costs as many positions as were looked at
    assert {0, 20} <= spent[0] and len(spent[0]) < 5 and spent[1] == {0}


def test_an_illegal_move_counts_and_the_first_legal_one_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        iterations = 0

        def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
            return Action("win")

    monkeypatch.setitem(levels.AGENTS, "random", lambda level: Cheat())
    played = play_one(contest("random", "greedy"), 0)
    assert played.illegal == len(played.decisions_ms["random"]) > 0


@pytest.mark.parametrize(
    ("counters", "turns"), [(("mana", "turn", "round"), 20), (("round", "mana"), 10), (("mana",), None), ((), None)]
)
def test_turns_are_what_the_game_itself_counts(counters: tuple[str, ...], turns: int | None) -> None:
    state = new(seats=2)
    state.setting = replace(state.setting, counters=tuple(CounterDef(name) for name in counters))
    state.counters = [10 * (number + 1) for number in range(len(counters))]
    assert turns_of(state) == turns


def test_a_record_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"^clash-000000.json: cannot be written: No such file or directory$"):
        play_one(contest("random", "random", records=tmp_path / "gone"), 0)
