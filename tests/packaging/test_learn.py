"""packaging/learn.py: what is fitted is what there was to find, and the same call finds the same."""

import json
import sys
from math import log
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from desktop.engine.rng import Rng
from desktop.games import BY_ID

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def log_odds(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import log_odds

    return log_odds


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import learn

    return learn


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import learn_games

    assert BY_ID["clash"]  # its own features are imported with it
    features = ModuleType("desktop.games.clash.features")
    features.features = lambda state, seat: [float(seat), float(len(state.zones[0]))]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "desktop.games.clash.features", features)
    return learn_games


def rows(log_odds: ModuleType, count: int) -> tuple[list[list[float]], list[float]]:
    """Two features that count, one of them a hundred times as large, and one that never varies from nothing."""
    rng = Rng(5)
    told = [[rng.chance() - 0.5, 100.0 * rng.chance(), 0.0] for _ in range(count)]
    return told, [float(rng.chance() < log_odds.chance(0.4 + 2.0 * a - 0.01 * b)) for a, b, _ in told]


def test_finds_the_weights_that_made_the_games(log_odds: ModuleType) -> None:
    model = log_odds.fit(*rows(log_odds, 6000), penalty=0.1)
    assert model.bias == pytest.approx(0.4, abs=0.2)
    assert model.weights == pytest.approx((2.0, -0.01, 0.0), abs=0.25)
    assert model.weights[1] == pytest.approx(-0.01, abs=0.004) and model.weights[2] == 0.0


def test_what_is_found_is_the_lowest_point(log_odds: ModuleType) -> None:
    """No weight moved by a little is less surprised, penalty and all: a wrong slope would stop elsewhere."""
    told, targets = rows(log_odds, 500)
    model = log_odds.fit(told, targets, penalty=2.0)
    spread = [(sum(row[at] ** 2 for row in told) / len(told)) ** 0.5 for at in (0, 1)]

    def surprise(bias: float, weights: tuple[float, ...]) -> float:
        moved = log_odds.Model(bias, (*weights, 0.0))
        loss = len(told) * log_odds.log_loss([log_odds.chance(moved.odds(row)) for row in told], targets)
        return float(loss + 0.5 * 2.0 * sum((weight * each) ** 2 for weight, each in zip(weights, spread, strict=True)))

    bias, (one, other, _) = model.bias, model.weights
    least = surprise(bias, (one, other))
    for off in (-0.02, 0.02):
        assert surprise(bias + off, (one, other)) > least
        assert surprise(bias, (one + off, other)) > least
        assert surprise(bias, (one, other + off / 100)) > least


def test_wherever_it_begins_it_ends_there(log_odds: ModuleType) -> None:
    told, targets = rows(log_odds, 500)
    model = log_odds.fit(told, targets, penalty=2.0)
    again = log_odds.fit(told, targets, penalty=2.0, begin=log_odds.Model(-1.0, (5.0, 0.1, 0.0)))
    assert again.odds([0.3, 20.0, 0.0]) == pytest.approx(model.odds([0.3, 20.0, 0.0]), abs=0.01)


def test_what_was_known_stands_until_games_say_otherwise(log_odds: ModuleType) -> None:
    told, targets = rows(log_odds, 400)
    known = log_odds.Model(0.4, (1.0, -0.02, 0.0))
    stays = log_odds.fit(told, targets, penalty=1e6, known=known)
    assert stays.weights == pytest.approx(known.weights, abs=0.001)
    free = log_odds.fit(told, targets, penalty=0.01)
    moved = log_odds.fit(told, targets, penalty=0.01, known=known)
    assert moved.weights == pytest.approx(free.weights, abs=0.01)


def test_numpy_finds_the_same(log_odds: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    if log_odds.numpy is None:
        pytest.skip("numpy is in no environment that the program needs")
    told, targets = rows(log_odds, 500)
    quick = log_odds.fit(told, targets, penalty=2.0)
    monkeypatch.setattr(log_odds, "numpy", None)
    plain = log_odds.fit(told, targets, penalty=2.0)
    assert quick.weights == pytest.approx(plain.weights, abs=0.01) and quick.bias == pytest.approx(plain.bias, abs=0.01)


def test_log_loss_of_a_coin(log_odds: ModuleType) -> None:
    assert log_odds.log_loss([0.5, 0.5], [1.0, 0.0]) == pytest.approx(log(2.0))
    assert log_odds.log_loss([0.9, 0.1], [1.0, 0.0]) < log_odds.log_loss([0.6, 0.4], [1.0, 0.0])


def asked(games: ModuleType, **other: Any) -> Any:
    usual = {"game": "clash", "mode": "duel", "seats": 2, "options": [{}, {"edition": "leaflet"}], "level": "standard"}
    search = {"iterations": 4, "explore": 0.3, "positions": 6, "looked": 0, "seed": 3}
    return games.Asked(**{**usual, **search, **other})


def test_a_game_is_played_and_told_again_alike(games: ModuleType) -> None:
    line = games.play(asked(games), 1)
    assert line == games.play(asked(games), 1) != games.play(asked(games, seed=4), 1)
    assert line["options"] == {"edition": "leaflet"} and sorted(line["won"]) == [0.0, 1.0]
    samples = list(games.samples(asked(games), line))
    assert samples == list(games.samples(asked(games), line)) and 1 < len(samples) <= 6
    assert {sample.features[0] for sample in samples} == {0.0, 1.0}, "both seats"
    for sample in samples:
        assert sample.target == line["won"][int(sample.features[0])] and 0.0 < sample.present < 1.0


def test_moves_that_were_thought_of_are_told_by_where_they_lead(games: ModuleType) -> None:
    """From the seat that thought: a win by force is none of them, it leads to no position."""
    task = asked(games, level="strong", iterations=60, explore=0.0, positions=0, looked=200)
    line = games.play(task, 0)
    thoughts = [thought for each in line["thoughts"] for thought in each]
    samples = list(games.samples(task, line))
    assert 10 < len(samples) <= len(thoughts) and not any(sample.came for sample in samples)
    assert {sample.target for sample in samples} <= {value for _, value in thoughts}
    assert {sample.features[0] for sample in samples} == {0.0, 1.0}
    likely = [sample.target for sample in samples if sample.present > 0.6]
    unlikely = [sample.target for sample in samples if sample.present < 0.4]
    assert likely and unlikely and min(likely) + max(likely) > min(unlikely) + max(unlikely)


def test_games_in_the_file_are_not_played_again(
    games: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, told = tmp_path / "games.jsonl", tmp_path / "samples.jsonl"
    played: list[int] = []
    real = games.play
    monkeypatch.setattr(games, "play", lambda asked, number: played.append(number) or real(asked, number))
    for count, task in ((1, asked(games)), (2, asked(games)), (1, asked(games, seed=4))):
        assert games.main([str(count), str(seen), str(told), json.dumps(task._asdict())]) == 0
        numbers = {json.loads(row)[0] for row in told.read_text().splitlines()}
        assert numbers == set(range(count))
    assert played == [0, 1, 0]


def test_the_module_says_how_it_was_made(learn: ModuleType) -> None:
    args = learn._arguments(["clash", "--games", "7", "--options", "edition=leaflet deal=random", "--seen", "x"])
    found = learn.Judged(learn.log_odds.Model(0.12345, (1.0, -0.00001)), 7, 70, 0.5, 0.6)
    text = learn.written(learn.call(args), "7 games, seed 1", found, ["one", "other"])
    module: dict[str, Any] = {}
    exec(text, module)
    assert module["BIAS"] == 0.1235 and module["WEIGHTS"] == (1.0, 0.0)
    said = " ".join(str(module["__doc__"]).split())
    assert "packaging/learn.py clash --games 7 --level strong" in said and "'edition=leaflet deal=random'" in said
    assert "7 games, seed 1" in said and "0.5000" in said and "0.6000" in said
    assert max(map(len, text.splitlines())) <= 120


def test_weights_are_judged_by_games_that_were_held_back(learn: ModuleType) -> None:
    rng = Rng(1)
    told = []
    for number in range(400):
        one = rng.chance() - 0.5
        told.append([number, float(rng.chance() < learn.log_odds.chance(6.0 * one)), 0.5, [one, rng.chance()], True])
    found = learn.judged(told, 1.0, True)
    assert (found.games, found.positions) == (400, 400)
    assert found.before == pytest.approx(log(2.0)) and found.learned < 0.6
    assert found.model.weights[0] > 4.0
