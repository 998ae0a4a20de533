"""tests/ux.md stays true: each point of the list has its row, each test it names exists, each test that names a point
is in it. Its second part is written by `python tests/test_ux.py`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent
PAGE = TESTS / "ux.md"
POINTS = range(1, 61)
MAY_BE_OPEN: set[int] = set()  # all points are there
PART_TWO = "## Every test that names a point\n"
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")
MARK = re.compile(r"# UX (\d[\d, UXand]*)")
FEWEST_WORDS = 8  # of a reason


class Row(NamedTuple):
    """A line of the table."""

    point: int
    what: str
    test: str
    figure: str


def rows() -> list[Row]:
    """The first part."""
    cells = [line.strip("|\n ").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    return [Row(int(point), *rest) for point, *rest in cells if point.isdigit()]


def functions(source: str) -> dict[str, range]:
    """The tests of a file, with their lines from the first decorator on."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            assert node.end_lineno is not None
            found[node.name] = range(first, node.end_lineno + 1)
    return found


def marks(source: str) -> Iterator[tuple[int, int]]:
    """Each point that a comment names, with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        found = MARK.search(token.string) if token.type == tokenize.COMMENT else None
        for point in re.findall(r"\d+", found[1]) if found else ():
            yield int(point), token.start[0]


def files() -> Iterator[tuple[str, str]]:
    """The test files, by their path under tests/."""
    for path in sorted(TESTS.rglob("test_*.py")):
        if path != Path(__file__):
            yield path.relative_to(TESTS).as_posix(), path.read_text("utf-8")


def marked() -> dict[int, list[str]]:
    """The tests that name each point."""
    found: dict[int, list[str]] = defaultdict(list)
    for name, source in files():
        tests = functions(source)
        for point, line in marks(source):
            owner = [test for test, lines in tests.items() if line in lines]
            assert owner, f"{name}:{line}: this comment belongs to no test"
            found[point].append(f"`{name}::{owner[0]}`")
    return {point: list(dict.fromkeys(tests)) for point, tests in sorted(found.items())}


def part_two() -> str:
    """A paragraph a point."""
    return "\n".join(f"**{point}** · {' · '.join(tests)}\n" for point, tests in marked().items())


def named(text: str) -> set[tuple[str, str]]:
    """The tests that a text names."""
    return {(file, test) for file, test in NAMED.findall(text)}


def test_every_point_has_its_rows_in_order() -> None:
    points = [row.point for row in rows()]
    assert points == sorted(points) and set(points) == set(POINTS)
    assert all(row.what.strip() and row.figure.strip() for row in rows())


def test_every_test_that_is_named_is_there() -> None:
    there = {(name, test) for name, source in files() for test in functions(source)}
    assert named(PAGE.read_text("utf-8")) - there == set()


def test_every_row_has_a_test_or_says_why_none_can_be() -> None:
    for row in rows():
        if row.test.strip() == "open":
            assert row.point in MAY_BE_OPEN
        elif row.test.strip() == "by eye":
            assert len(row.figure.split()) >= FEWEST_WORDS and row.figure.strip().endswith("."), row
        else:
            assert named(row.test), row


def test_every_test_that_names_a_point_is_listed() -> None:
    listed = PAGE.read_text("utf-8").partition(PART_TWO)[2].strip()
    assert listed == part_two().strip(), "write it anew: python tests/test_ux.py"
    assert set(marked()) <= set(POINTS)


if __name__ == "__main__":
    PAGE.write_text(PAGE.read_text("utf-8").partition(PART_TWO)[0] + PART_TWO + "\n" + part_two(), "utf-8")
