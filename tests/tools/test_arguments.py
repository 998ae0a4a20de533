"""desktop/tools/arguments.py: what stands after a tool's name, and one sentence for what cannot be."""

import argparse
from collections.abc import Callable
from typing import Any

import pytest

from desktop.ai.levels import UnknownLevel
from desktop.engine.game import OptionError
from desktop.engine.record import RecordError
from desktop.games import BY_ID
from desktop.tools.arguments import Failed, Misuse, Parser, Table, add_table, read_table, seconds, tool, whole
from tests.engine.pouch import GAME


def read(*argv: str, default: tuple[str, ...] = (), also: tuple[str, ...] = ()) -> Table:
    parser = Parser("test", "about")
    add_table(parser)
    return read_table(parser.parse_args(argv), default, also)


def test_a_table_is_read() -> None:
    table = read("clash", "--seats", "greedy,random", "--option", "deal=random", "--option", "turn_limit=9")
    assert (table.game, table.mode, table.entries) == (BY_ID["clash"], "duel", ("greedy", "random"))
    assert table.options["deal"] == "random" and table.options["turn_limit"] == 9
    assert table.options["edition"] == "starter"  # what was not said has its default


def test_seats_that_nobody_named_are_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_ID, "pouch", GAME)
    assert read("clash", default=("greedy", "random")).entries == ("greedy", "random")
    assert read("pouch", default=("random",)).entries == ("random", "random")
    assert read("pouch", "--seats", "random,random,random").entries == ("random",) * 3
    assert read("clash", default=("stdin", "random"), also=("stdin",)).entries == ("stdin", "random")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess"], f"there is no game 'chess'; there is {', '.join(BY_ID)}"),
        (["clash", "--mode", "x", "--seats", "random"], "Clash of Decks has no mode 'x'; it has duel"),
        (["clash", "--mode", "x"], "Clash of Decks has no mode 'x'; it has duel"),
        (["clash", "--seats", "random"], "Clash of Decks is played by 2 in mode duel, not by 1"),
        (["clash", "--seats", "random,random,random"], "Clash of Decks is played by 2 in mode duel, not by 3"),
        (["clash", "--seats", ",".join(["random"] * 99)], "Clash of Decks is played by 2 in mode duel, not by 99"),
        (["clash", "--seats", "random,deep"], "Clash of Decks has no opponent 'deep'; it has "),
        (["clash", "--seats", "random,"], "Clash of Decks has no opponent ''; it has "),
        (["clash", "--seats", "stdin,random"], "Clash of Decks has no opponent 'stdin'; it has "),
        (["clash", "--seats", ""], "Clash of Decks is played by 2 in mode duel, not by 1"),
        (["clash", "--option", "deal"], "--option takes NAME=VALUE, not 'deal'"),
        (["clash", "--option", "x=1"], "Clash of Decks has no option 'x'; it has "),
        (["clash", "--option", "deal=x"], "option deal must be one of draft, preset, random, not 'x'"),
        (["clash", "--option", "deal=draft", "--option", "deal=draft"], "the option 'deal' is given twice"),
        (["clash", "--option", "turn_limit=1e3"], "option turn_limit must be a whole number, not '1e3'"),
        (["clash", "--seed", "x"], "argument --seed: must be a whole number from 0 to 18446744073709551615, not 'x'"),
        (["clash", "--seed", str(2**64)], "argument --seed: must be a whole number from 0 to 18446744073709551615"),
        (["clash", "--seed", "-1"], "argument --seed: must be a whole number from 0"),
        (["clash", "--seed"], "argument --seed: expected one argument"),
        (["clash", "--see", "1"], "unrecognized arguments: --see 1"),
        (["clash", "--jump"], "unrecognized arguments: --jump"),
        ([], "the following arguments are required: GAME"),
    ],
)
def test_what_there_is_not_is_said_in_one_sentence(argv: list[str], sentence: str) -> None:
    with pytest.raises((Misuse, OptionError, UnknownLevel)) as error:
        read(*argv, default=("random",))
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize("text", ["0", "11", "x", "", "1.0", "-3", "²", "9" * 5000, "1_0", " 5"])
def test_a_whole_number_has_bounds(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="must be a whole number from 1 to 10, not '"):
        whole(1, 10)(text)


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "x", "", "3601"])
def test_a_time_to_think_has_bounds(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="must be a number of seconds above 0 and up to 3600, not '"):
        seconds(text)


def test_numbers_within_bounds_are_read() -> None:
    assert (whole(1, 10)("1"), whole(1, 10)("10"), seconds("0.5"), seconds("3600")) == (1, 10, 0.5, 3600.0)


ERRORS: list[tuple[Callable[[], Exception], int]] = [
    (lambda: Misuse("no such thing"), 2),
    (lambda: OptionError("no such thing"), 2),
    (lambda: UnknownLevel("no such thing"), 2),
    (lambda: Failed("no such thing"), 1),
    (lambda: RecordError("f.json", "seal", "no such thing"), 1),
]


@pytest.mark.parametrize(("error", "code"), ERRORS)
def test_a_tool_answers_an_error_with_a_sentence_and_a_code(
    error: Callable[[], Exception], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    @tool("juggle")
    def main(argv: Any) -> int:
        raise error()

    assert main([]) == code
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("juggle: ") and err.endswith("no such thing\n")


def test_a_sentence_is_one_line_and_no_book(capsys: pytest.CaptureFixture[str]) -> None:
    @tool("juggle")
    def main(argv: Any) -> int:
        raise Misuse("two\nlines " + "x" * 100_000)

    assert main([]) == 2
    err = capsys.readouterr().err
    assert err.startswith("juggle: two lines xxx") and err.count("\n") == 1 and len(err) < 400


def test_a_fault_of_the_program_is_not_dressed_up() -> None:
    @tool("juggle")
    def main(argv: Any) -> int:
        raise IndexError("a fault")

    with pytest.raises(IndexError, match="a fault"):
        main([])


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    @tool("juggle")
    def main(argv: Any) -> int:
        Parser("juggle", "Throws balls.").parse_args(argv)
        return 5

    assert main(["--help"]) == 0
    assert "fivefold juggle" in capsys.readouterr().out
