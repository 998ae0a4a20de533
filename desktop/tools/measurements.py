"""What measurements among a game's levels have in common: the table they play at, their games in a file, the answer.

A game is a line as soon as it has ended: a measurement that was broken off goes on where it was, and can grow.
"""

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from desktop import resources
from desktop.engine.game import Game
from desktop.games import BY_ID
from desktop.storage import reading
from desktop.storage.errors import Missing, StorageError
from desktop.tools.arguments import BIGGEST_SEED, Failed, Misuse, Parser, find_game, whole

MOST_DEALS = 100_000
MOST_SEATS = 16


def add_measured(parser: Parser, table: str) -> None:
    """The arguments; `table` is the file in which the answer is kept."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(BY_ID)}")
    parser.add_argument("--mode", help="the game's mode; the first one unless given")
    parser.add_argument("--seats", type=whole(2, MOST_SEATS), metavar="N", help="how many play; as few as can")
    parser.add_argument("--deals", type=whole(1, MOST_DEALS), default=10, metavar="N", help="for each two (10)")
    parser.add_argument("--seed", type=whole(0, BIGGEST_SEED), default=0, metavar="S", help="of the first deal (0)")
    parser.add_argument("--results", type=Path, metavar="FILE", help="go on with the games in this file, and keep all")
    parser.add_argument("--write", action="store_true", help=f"keep the answer for the program (resources/{table})")


def read_measured(args: Namespace) -> tuple[Game, str, int]:
    """Game, mode and seats; all seats have to be alike."""
    game = find_game(args.game)
    mode = args.mode if args.mode is not None else next(iter(game.info.modes))
    seats = args.seats or min(game.info.modes.get(mode, (2,)))
    game.check_table(seats, mode)
    if game.roles.get(mode) or game.sides.get(mode):
        raise Misuse(f"the seats of mode '{mode}' are not alike: one scale says nothing there")
    return game, mode, seats


def keep_table(table: str, text: str) -> None:
    """The answer, in place of the one there."""
    try:
        resources.path(table).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Failed(f"{table}: cannot be written: {error.strerror or error}") from None


def keep(file: Path, measuring: Mapping[str, Any], line: Mapping[str, Any]) -> None:
    """A game that was played, and what was measured with it."""
    try:
        with file.open("a", encoding="utf-8", newline="\n") as out:
            out.write(json.dumps({**measuring, **line}) + "\n")
    except OSError as error:
        raise Failed(f"{file.name}: cannot be written: {error.strerror or error}") from None


def kept(file: Path, measuring: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines of this measurement: only games that agree in all of it are put together."""
    try:
        text = reading.data_of(file, reading.RESULTS).decode()
    except Missing:
        return
    except (StorageError, UnicodeDecodeError) as error:
        raise Misuse(f"{file.name}: cannot be read: {getattr(error, 'reason', error)}") from None
    for row in text.splitlines():
        try:
            data = json.loads(row)
        except ValueError:  # it was being written when somebody broke off
            continue
        if isinstance(data, dict) and all(data.get(key) == value for key, value in measuring.items()):
            yield data
