"""What stands after a tool's name: read into a table to play at, or refused in one sentence with exit code 2.

Exit codes: 0 done, 1 what was asked for could not be done, 2 the arguments ask for something there is not. The front
door has 74 for a standard output that takes nothing more.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from typing import NamedTuple, NoReturn

from desktop.ai.levels import UnknownLevel
from desktop.ai.oracle import find_player
from desktop.engine.game import Game, OptionError
from desktop.engine.record import RecordError
from desktop.engine.setting import Value
from desktop.games import BY_ID

FAILED = 1
MISUSED = 2
BIGGEST_SEED = 2**64 - 1
LONGEST_SENTENCE = 300


class Misuse(ValueError):
    """Arguments that ask for something there is not; the message is a sentence."""


class Failed(RuntimeError):
    """What was asked for could not be done; the message is a sentence."""


Main = Callable[[Sequence[str]], int]


def tool(name: str) -> Callable[[Main], Main]:
    """Let a tool's main answer whatever goes wrong with one sentence on stderr and an exit code."""

    def wrap(main: Main) -> Main:
        @wraps(main)
        def answered(argv: Sequence[str]) -> int:
            for wrong in filter(None, (game.book.wrong for game in BY_ID.values())):
                print(f"{name}: {wrong}; the program's numbers are used", file=sys.stderr)
            try:
                return main(argv)
            except SystemExit:  # argparse has printed its help
                return 0
            except (Misuse, OptionError, UnknownLevel) as error:
                return _say(name, error, MISUSED)
            except (Failed, RecordError) as error:
                return _say(name, error, FAILED)

        return answered

    return wrap


def _say(name: str, error: Exception, code: int) -> int:
    sentence = " ".join(str(error).split())
    if len(sentence) > LONGEST_SENTENCE:
        sentence = f"{sentence[:LONGEST_SENTENCE]}…"
    print(f"{name}: {sentence}", file=sys.stderr)
    return code


class Parser(argparse.ArgumentParser):
    """argparse, but a mistake is a sentence instead of a page of usage."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(prog=f"fivefold {name}", description=about, allow_abbrev=False)
        self.add_argument("--json", action="store_true", help="print JSON")

    def error(self, message: str) -> NoReturn:
        """Called by argparse."""
        raise Misuse(message)


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if len(text) > 20 or not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}, not {_quote(text)}")
        return int(text)

    return read


def seconds(text: str) -> float:
    """Reads a time to think."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 < value <= 3600.0:  # not a number is refused too
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0 and up to 3600, not {_quote(text)}")
    return value


def add_table(parser: argparse.ArgumentParser) -> None:
    """The options that say what is played and by whom."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(BY_ID)}")
    parser.add_argument("--seats", metavar="A,B,...", help="who plays, in table order")
    parser.add_argument("--mode", help="the game's mode; the first one unless given")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    seed = whole(0, BIGGEST_SEED)
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="the same seed gives the same game")


class Table(NamedTuple):
    """What is played, and by whom."""

    game: Game
    mode: str
    options: dict[str, Value]
    entries: tuple[str, ...]


def read_table(args: argparse.Namespace, default: Sequence[str] = (), also: Sequence[str] = ()) -> Table:
    """The table that was asked for; `default` fills seats that nobody named, `also` are entries beside levels."""
    game = find_game(args.game)
    mode = args.mode if args.mode is not None else next(iter(game.info.modes))
    options = game.settle(_pairs(args.option))
    if args.seats is not None:
        entries = tuple(args.seats.split(","))
    else:
        fewest = min(game.info.modes.get(mode, (0,)))  # a mode there is not: check_table says so
        entries = (*default, *(default[-1] for _ in range(fewest)))[:fewest]
    game.check_table(len(entries), mode)
    for entry in entries:
        if entry not in also:
            find_player(game, entry)
    return Table(game, mode, options, entries)


def find_game(name: str) -> Game:
    if name not in BY_ID:
        raise Misuse(f"there is no game {_quote(name)}; there is {', '.join(BY_ID)}")
    return BY_ID[name]


def _pairs(words: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Misuse(f"--option takes NAME=VALUE, not {_quote(word)}")
        if name in options:
            raise Misuse(f"the option {_quote(name)} is given twice")
        options[name] = value
    return options


def _quote(text: str) -> str:
    """A word of the command line may be anything; a sentence quotes its beginning, printable."""
    return ascii(text[:40])
