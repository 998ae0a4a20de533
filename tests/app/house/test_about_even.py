"""desktop/app/house/about_even.py: an opponent that goes along with how somebody plays, rung by rung."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.app.house import about_even, set_up
from desktop.app.house.about_even import EVEN, Fit, Rungs, asked_for, can_fit, fit, rungs_of, steps_of
from desktop.app.house.house import House
from desktop.app.house.set_up import SetUp
from desktop.app.house.ways_to_play import called
from desktop.engine.match import PERSON, Match, Seat
from desktop.games import BY_ID
from desktop.ladder import Ladder, Standing
from desktop.storage.statistics import Result, Statistics

CLASH = BY_ID["clash"]
LEVELS = tuple(level.id for level in CLASH.bots.levels)
POINTS = (80, 200, 330, 450, 580, 700, 830, 950)
STANDINGS = {level: Standing(points, 40, 99) for level, points in zip(LEVELS, POINTS, strict=True)}
MEASURED = Ladder("clash", "duel", 2, 1, STANDINGS)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.ladder.ladders", lambda: (MEASURED,))


def result(level: str, won: bool, **other: Any) -> Result:
    kept = Result("x", "clash", "duel", ("Mara", "Ivo"), (PERSON, level), (0,) if won else (1,), 1.0, 0, 0, False, 9)
    return kept._replace(**other)


def fitting(results: Sequence[Result], chance: float = 0.5) -> Fit:
    return fit(CLASH, "duel", 2, "Mara", results, chance)


def evening(strength: float, matches: int, seed: int, chance: float = 0.5) -> tuple[list[str], list[bool]]:
    """The rungs that somebody of this strength met, and which matches were won."""
    dice = Random(seed)
    results: list[Result] = []
    met: list[str] = []
    won: list[bool] = []
    for _ in range(matches):
        level = fitting(results, chance).level
        rival = POINTS[LEVELS.index(level)]
        good = dice.random() < 1 / (1 + 10 ** ((rival - strength) / 400))
        results.append(result(level, good))
        met.append(level)
        won.append(good)
    return met, won


def test_it_begins_in_the_middle_and_goes_one_rung_at_most() -> None:
    assert fitting([]) == Fit("standard", 0, 0, 0)
    for strength in (-200.0, 1200.0):
        at = [LEVELS.index(level) for level in evening(strength, 20, 3)[0]]
        assert all(abs(after - before) <= 1 for before, after in pairwise(at))
        assert at[-1] == (0 if strength < 0 else len(LEVELS) - 1)


@pytest.mark.parametrize("strength", [200.0, 450.0, 640.0])
def test_somebody_on_the_ladder_comes_to_win_about_half(strength: float) -> None:
    won = [good for seed in range(12) for good in evening(strength, 50, seed)[1][10:]]
    assert 0.44 <= sum(won) / len(won) <= 0.56


@pytest.mark.parametrize("chance", [0.3, 0.7])
def test_or_as_often_as_was_asked_for(chance: float) -> None:
    won = [good for seed in range(12) for good in evening(500.0, 50, seed, chance)[1][10:]]
    assert abs(sum(won) / len(won) - chance) <= 0.07


def test_it_says_which_way_it_went_and_how_the_last_five_went() -> None:
    wins = [result("standard", True)] * 2
    assert fitting(wins[:1]).moved in (0, 1) and fitting(wins).level != "standard"
    lost = [result("standard", False)] * 9
    assert (fitting(lost).won, fitting(lost).played) == (0, 5)
    assert fitting([*lost, *wins])[2:] == (2, 5)
    assert fitting(lost[:1]).moved in (0, -1) and fitting(lost).level == LEVELS[0]


@pytest.mark.parametrize(
    "other",
    [
        {"practice": True},
        {"game": "fleet"},
        {"mode": "draft"},
        {"names": ("Ivo", "Mara")},
        {"players": (PERSON, PERSON)},
        {"players": (PERSON, "oracle")},
    ],
)
def test_what_says_nothing_of_this_person_here_does_not_count(other: dict[str, Any]) -> None:
    assert fitting([result("standard", True, **other)] * 8) == fitting([])


def test_in_a_larger_round_the_win_is_shared_out() -> None:
    """Of three alike each wins a third, and that is even."""
    chronicle = BY_ID["chronicle"]
    names, players = ("Mara", "Ivo", "Lena"), (PERSON, "standard", "standard")
    results = [result("standard", True, game="chronicle", mode="match", names=names, players=players)] * 12
    results = [each._replace(winners=(number % 3,)) for number, each in enumerate(results)]
    assert fit(chronicle, "match", 3, "Mara", results, 0.5).level == "standard"


def test_a_game_nobody_measured_has_even_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.ladder.ladders", lambda: ())
    assert rungs_of(CLASH, "duel", 2) == Rungs(LEVELS, tuple(about_even.APART * number for number in range(8)))


def test_a_level_nobody_measured_lies_a_step_above_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    some = {level: standing for level, standing in STANDINGS.items() if level not in ("expert", "strong")}
    monkeypatch.setattr("desktop.ladder.ladders", lambda: (MEASURED._replace(levels=some),))
    assert rungs_of(CLASH, "duel", 2).points == (
        *POINTS[:6],
        POINTS[5] + about_even.APART,
        POINTS[5] + 2 * about_even.APART,
    )


@pytest.mark.parametrize(
    ("game", "mode", "players", "can"),
    [
        ("clash", "duel", (PERSON, EVEN), True),
        ("clash", "duel", (PERSON, PERSON), False),
        ("clash", "duel", (EVEN, EVEN), False),
        ("ganymede", "battle", (PERSON, EVEN), True),
        ("ganymede", "coop", (PERSON, EVEN), False),
        ("ganymede", "three", (PERSON, EVEN, "easy"), False),
    ],
)
def test_one_person_and_everybody_for_themselves(game: str, mode: str, players: tuple[str, ...], can: bool) -> None:
    assert can_fit(BY_ID[game], mode, players) is can


def test_the_match_has_the_rung_itself_and_the_next_set_up_the_wish(house: House) -> None:
    house.games = dict(BY_ID)  # type: ignore[misc]
    chosen = SetUp("clash", (Seat("Mara"), Seat("Ivo", EVEN)), "duel", set_up.default(house, CLASH).options)
    house.settings.setups["clash"] = chosen.to_json()
    match = chosen.fitted(house).match(CLASH, 1)
    assert [seat.player for seat in match.seats] == [PERSON, "standard"]
    house.statistics.results = [result("standard", True)] * 6
    assert [seat.player for seat in match.seats] == [PERSON, "standard"]  # whatever was learned meanwhile
    assert [seat.player for seat in set_up.of_match(house, match).seats] == [PERSON, EVEN]
    assert chosen.fitted(house).seats[1].player != "standard"


def test_another_match_than_the_remembered_one_is_as_it_was() -> None:
    match = Match(CLASH, [Seat("Mara"), Seat("Ivo", "easy")], "duel", {}, 1)
    for others in (
        (Seat("Anna"), Seat("Ivo", EVEN)),
        (Seat("Mara"), Seat("Ivo", "strong")),
        (Seat("Mara"), Seat("Ivo", EVEN), Seat("Lena", EVEN)),
        (Seat("Mara", "easy"), Seat("Ivo", EVEN)),
    ):
        assert asked_for(match, others) == match.seats
    assert [seat.player for seat in asked_for(match, (Seat("Mara"), Seat("Ivo", EVEN)))] == [PERSON, EVEN]


def test_the_end_says_who_comes_next(house: House) -> None:
    house.games = dict(BY_ID)  # type: ignore[misc]
    asked = (Seat("Mara"), Seat("Ivo", EVEN))
    match = Match(CLASH, [Seat("Mara"), Seat("Ivo", "standard")], "duel", {}, 1)
    house.statistics.results = [result("standard", True)]
    assert about_even.told(house, match, asked) == (
        "Next time Ivo plays a step up, as Club player: you won 1 of the last 1."
    )
    house.statistics.results = [result("standard", False)]
    assert about_even.told(house, match, asked).startswith("Next time Ivo plays a step down, as Casual: you won 0")
    house.statistics.results = [result("standard", number % 2 == 0) for number in range(6)]
    assert about_even.told(house, match, asked).startswith("Ivo stays ")
    assert about_even.told(house, match, match.seats) == ""
    match.practice = True
    assert about_even.told(house, match, asked) == ""


def test_a_win_against_a_style_is_one_against_its_rung() -> None:
    plain = [result("strong", won) for won in (True, True, False, True)]
    styled = [result("strong-raider", won) for won in (True, True, False, True)]
    assert fitting(styled) == fitting(plain) != fitting([])


# ---- rungs far apart, and those between them

FAR = {"first_evening": 100, "easy": 1100, "casual": 1500, "standard": 2000, "club": 2400, "seasoned": 2800}
FAR_APART = Ladder("barbarossa", "campaign", 2, 7, {name: Standing(points, 60, 99) for name, points in FAR.items()})


@pytest.fixture
def far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.ladder.ladders", lambda: (FAR_APART,))


def campaign(level: str, won: bool) -> Result:
    return result(level, won)._replace(game="barbarossa", mode="campaign")


def campaigns(strength: float, matches: int, seed: int) -> tuple[list[str], list[bool]]:
    """Whom somebody of this strength met, and which campaigns were won."""
    game, dice = BY_ID["barbarossa"], Random(seed)
    rungs = steps_of(game, "campaign", 2)
    results: list[Result] = []
    for _ in range(matches):
        level = fit(game, "campaign", 2, "Mara", results, 0.5).level
        good = dice.random() < 1 / (1 + 10 ** ((rungs.of(level) - strength) / 400))
        results.append(campaign(level, good))
    return [each.players[1] for each in results], [each.winners == (0,) for each in results]


def test_between_rungs_far_apart_are_steps_of_their_own(far_apart: None) -> None:
    game = BY_ID["barbarossa"]
    rungs = steps_of(game, "campaign", 2)
    assert set(rungs.levels) > {level.id for level in game.bots.levels}
    assert list(rungs.points) == sorted(rungs.points)
    assert all(0 < high - low <= 150 for low, high in pairwise(rungs.points))
    assert rungs.of("easy-1") == 1100 + 400 / game.bots.levels[1].steps


@pytest.mark.parametrize("strength", [1000.0, 1750.0, 2200.0])
def test_somebody_between_two_rungs_comes_to_win_about_half(far_apart: None, strength: float) -> None:
    """And in every match has a fair chance; with the rungs alone it would be one in ten or nine in ten."""
    met, won = [], []
    for seed in range(4):
        levels, good = campaigns(strength, 40, seed)
        met += levels[15:]
        won += good[15:]
    rungs = steps_of(BY_ID["barbarossa"], "campaign", 2)
    off = [abs(rungs.of(level) - strength) for level in met]
    assert 0.4 <= sum(won) / len(won) <= 0.6
    assert sum(off) / len(off) < 150


def test_it_goes_no_further_than_the_next_rung(far_apart: None) -> None:
    game = BY_ID["barbarossa"]
    order, names = steps_of(game, "campaign", 2).levels, [level.id for level in game.bots.levels]
    for strength in (-500.0, 5000.0):
        met, _ = campaigns(strength, 30, 2)
        assert met[0] == "standard" and met[-1] == (names[0] if strength < 0 else names[-1])
        for before, after in pairwise(met):
            at, to = sorted((order.index(before), order.index(after)))
            assert not any(between in names for between in order[at + 1 : to])


def test_a_step_is_called_by_its_rung_and_how_far_above_it(far_apart: None, house: House) -> None:
    game = BY_ID["barbarossa"]
    house.games = dict(BY_ID)  # type: ignore[misc]
    house.statistics.results = [campaign("standard", True), campaign("club", False)]
    asked = (Seat("Mara"), Seat("Ivo", EVEN))
    level = about_even.fit_at(house, game, "campaign", asked).level
    assert level.startswith("standard-")
    match = Match(game, [Seat("Mara"), Seat("Ivo", "standard")], "campaign", {}, 1)
    said = about_even.told(house, match, asked)
    assert said.startswith(f"Next time Ivo plays a step down, as Standard +{level[-1]}: you won 1 of"), said
    assert called(house.words, "barbarossa", level) == f"Standard +{level[-1]}"


def test_a_campaign_against_a_step_is_kept_and_counts(far_apart: None, tmp_path: Path) -> None:
    """Its name passes what reads files, and says more than its rung: who beats standard-2 is stronger."""
    kept = Statistics(tmp_path)
    for level in ("standard-2", "standard-3"):
        kept.add(campaign(level, True)._replace(id=level))
    read = Statistics(tmp_path)
    assert [each.players[1] for each in read.results] == ["standard-2", "standard-3"]
    game = BY_ID["barbarossa"]
    rungs = steps_of(game, "campaign", 2)

    def after(level: str) -> float:
        return rungs.of(fit(game, "campaign", 2, "Mara", [campaign(level, True)] * 3, 0.5).level)

    assert after("standard") < after("standard-3")
