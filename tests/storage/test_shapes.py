"""desktop/storage/shapes.py: what each shape lets through last, and what it refuses first."""

from typing import Any

import pytest

from desktop.engine.parsing import Unfit
from desktop.engine.text import Text
from desktop.storage import shapes
from desktop.storage.shapes import LATEST, Shape


def nested(depth: int) -> list[Any]:
    """A sentence in a sentence, so deep."""
    return ["house.a", nested(depth - 1)] if depth else ["house.a"]


@pytest.mark.parametrize(
    ("shape", "good", "bad"),
    [
        (shapes.text(5), "abcde", "abcdef"),
        (shapes.text(5), "", 5),
        (shapes.whole(2, 7), 2, 1),
        (shapes.whole(2, 7), 7, 8),
        (shapes.whole(0, 1), 1, True),
        (shapes.whole(0, 1), 0, 0.0),
        (shapes.moment, 0, -1),
        (shapes.moment, LATEST, LATEST * 1.001),
        (shapes.moment, 1.5, True),
        (shapes.moment, 1, "1"),
        (shapes.flag, False, 0),
        (shapes.word, "clash", "Clash"),
        (shapes.word, "clash", 1),
        (shapes.some(shapes.flag, 2), [True, False], [True, False, True]),
        (shapes.some(shapes.flag, 2), [], {}),
        (shapes.WORDS, ["a"] * 16, ["a"] * 17),
        (shapes.NAMES, ["a" * 200] * 16, ["a" * 201]),
        (shapes.SENTENCE, ["house.a"], []),
        (shapes.SENTENCE, ["house.a", *[1] * 99], ["house.a", *[1] * 100]),
        (shapes.SENTENCE, nested(8), nested(9)),
        (shapes.SENTENCE, ["a" * 200], ["a" * 201]),
        (shapes.SENTENCE, ["a"], [1]),
        (shapes.SENTENCE, ["seat", 1], ["seat"]),
        (shapes.SENTENCE, ["seat", 0], ["seat", "0"]),
        (shapes.SENTENCE, ["seat", 0], ["seat", 0, 1]),
        (shapes.SENTENCE, ["a", "b" * 1000], ["a", "b" * 1001]),
        (shapes.SENTENCE, ["a", 10**15 - 1], ["a", 10**15]),
        (shapes.SENTENCE, ["a", -(10**15) + 1], ["a", -(10**15)]),
        (shapes.SENTENCE, ["a", 0.5], ["a", None]),
    ],
)  # fmt: skip
def test_the_last_that_is_let_through_and_the_first_that_is_not(shape: Shape, good: object, bad: object) -> None:
    shape(good, "file")
    with pytest.raises(Unfit):
        shape(bad, "file")


def test_a_sentence_within_a_sentence_is_one() -> None:
    assert shapes.SENTENCE(["a", 1, ["b", "c"]], "file") == Text("a", (1, Text("b", ("c",))))


def test_a_table_takes_what_it_knows_and_says_what_it_lacks() -> None:
    shape = shapes.table({"here": shapes.flag, "old": shapes.maybe(shapes.whole(0, 9), 3)})
    assert shape({"here": True, "other": 1}, "file") == {"here": True, "old": 3}
    assert shape({"here": True, "old": 5}, "file") == {"here": True, "old": 5}
    for data, place in (({}, "file"), ([], "file"), ({"here": 1}, "here"), ({"here": True, "old": 10}, "old")):
        with pytest.raises(Unfit) as error:
            shape(data, "file")
        assert error.value.place == place


@pytest.mark.parametrize(("told", "brought"), [(-5.0, 0.0), (7.0, 7.0), (1e30, LATEST), (float("nan"), 0.0)])
def test_a_time_is_brought_to_where_there_are_dates(told: float, brought: float) -> None:
    assert shapes.near(told) == brought
