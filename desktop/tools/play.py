"""`play`: one game over standard input and output, for any program as a player.

A line out is a decision, an error after a line that was no legal action, or the end. A line in is one action of the
legal list; it ends in a line feed, gets one answer whatever it holds, and is refused whole where it is too long. The
player is shown its seat's view and nothing else.
"""

import io
import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TextIO

from desktop.ai.agent import Budget
from desktop.engine.actions import Action, ActionError
from desktop.engine.match import Match
from desktop.engine.record import Record, RecordError, replay
from desktop.engine.state import State, StateError, zone_name
from desktop.games import BY_ID
from desktop.tools.arguments import Failed, Misuse, Parser, Table, add_table, find_game, read_table, tool
from desktop.tools.files import read_position
from desktop.tools.plain import plain_outcome, plain_view
from desktop.tools.players import STDIN, agents_of, choice, seats_of
from desktop.words import Words

LONGEST_LINE = 1000


@tool("play")
def main(argv: Sequence[str]) -> int:
    """Play one game to its end."""
    parser = Parser("play", "One game over standard input and output: entries of --seats called stdin are asked.")
    add_table(parser)
    parser.add_argument("--position", type=Path, metavar="FILE", help="begin here: a state in JSON, or a record")
    args = parser.parse_args(argv)
    match = _begin(args)
    if isinstance(sys.stdin, io.TextIOWrapper):
        # What is no text is a bad line, and nothing worse; a carriage return within a line does not make two of it.
        sys.stdin.reconfigure(errors="backslashreplace", newline="\n")
    lines = sys.stdin if sys.stdin is not None else io.StringIO()  # whoever closed it has nothing to say
    play(match, lines, _JsonLines(match) if args.json else _Sentences(match))
    return 0


class Screen(Protocol):
    """Where the game is shown."""

    def decision(self, seat: int, ply: int) -> None:
        """Ask a seat for an action."""

    def error(self, message: str) -> None:
        """Say that a line was no legal action."""

    def end(self) -> None:
        """Say how it ended."""


def play(match: Match, lines: TextIO, screen: Screen) -> None:
    """Ask whoever is to act until the game is over."""
    agents = agents_of(match.game, [seat.name for seat in match.seats])
    ply = len(match.opening)
    while not match.over:
        agent = agents[match.state.decider()]
        if agent is None:
            step = match.submit(match.state.decider(), _asked(match, lines, screen, ply))
        else:
            action = choice(match, agent, Budget())
            step = match.submit(match.state.decider(), action, agent.iterations)
        ply += 1 + len(step.forced)
    screen.end()


def _asked(match: Match, lines: TextIO, screen: Screen, ply: int) -> Action:
    """The first legal action that comes in."""
    legal = match.state.legal()
    while True:
        screen.decision(match.state.decider(), ply)
        line = _line(lines)
        if line is None:
            screen.error(f"a line may hold {LONGEST_LINE} characters, and this one holds more")
            continue
        try:
            action = match.game.verbs.parse(line.strip())
        except ActionError as error:
            screen.error(str(error))
            continue
        if action in legal:
            return action
        screen.error(f"'{line.strip()}' is not allowed here")


def _line(lines: TextIO) -> str | None:
    """The next line; None for one that is too long, all of which is then read."""
    try:
        line = lines.readline(LONGEST_LINE + 1)
        if not line:
            raise Failed("the input ended before the game did")
        if len(line) <= LONGEST_LINE or line.endswith("\n"):
            return line
        while line and not line.endswith("\n"):
            line = lines.readline(LONGEST_LINE)
    except OSError as error:  # a folder, or a terminal that has gone
        raise Failed(f"the input cannot be read: {error.strerror or error}") from None
    return None


# ---- the position to begin with


def _begin(args: Namespace) -> Match:
    try:
        found = read_position(args.position) if args.position is not None else None
        if isinstance(found, Record):
            return _from_record(args, found)
        table = read_table(args, default=(STDIN, "random"), also=(STDIN,))
        start = None if found is None else _position(table, found, args.position.name)
    except RecordError as error:
        raise Misuse(str(error)) from None
    return _match(table, args.seed, start)


def _from_record(args: Namespace, record: Record) -> Match:
    """A record brings the game's options; who plays on from it is said on the command line."""
    file = args.position.name
    if args.mode is not None or args.option:
        raise Misuse(f"{file} is a record and has its own mode and options: leave --mode and --option out")
    game = find_game(args.game)
    if record.game != game.info.id:
        raise Misuse(f"{file} is a record of the game {record.game[:40]!a}, not of {game.info.id}")
    recorded = replay(record, BY_ID, file)
    args.mode = recorded.mode
    table = read_table(args, default=(STDIN, "random"), also=(STDIN,))
    if len(table.entries) != len(recorded.seats):
        raise Misuse(f"{file} is a record of {len(recorded.seats)} seats, not of {len(table.entries)}")
    return _match(table._replace(options=recorded.options), args.seed, recorded.state)


def _position(table: Table, data: object, file: str) -> State:
    game = table.game
    try:
        return game.from_json(game.setting(len(table.entries), table.mode, table.options), data)
    except StateError as error:
        raise RecordError(file, error.place, error.reason) from None


def _match(table: Table, seed: int, start: State | None) -> Match:
    return Match(table.game, seats_of(table.entries, seed), table.mode, table.options, seed, start=start)


# ---- what is shown


class _JsonLines:
    def __init__(self, match: Match) -> None:
        self._match = match

    def decision(self, seat: int, ply: int) -> None:
        game, state = self._match.game, self._match.state
        self._put(
            {
                "type": "decision",
                "ply": ply,
                "seat": seat,
                "view": plain_view(self._match.view(seat), game.catalog),
                "legal": [game.verbs.text(action) for action in state.legal()],
            }
        )

    def error(self, message: str) -> None:
        self._put({"type": "error", "message": message})

    def end(self) -> None:
        self._put({"type": "end", "outcome": plain_outcome(self._match.outcome())})

    def _put(self, line: dict[str, object]) -> None:
        print(json.dumps(line), flush=True)


class _Sentences:
    """For a person at a terminal: the zones, what is expected, and what may be typed."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._words = Words()
        self._names = [f"seat {number}" for number in range(len(match.seats))]

    def decision(self, seat: int, ply: int) -> None:
        game = self._match.game
        view = self._match.view(seat)
        print()
        for place, slots in view.zones.items():
            if slots:
                cards = " ".join("?" if slot.card is None else game.catalog.names[slot.card] for slot in slots)
                print(f"{zone_name(place)}: {cards}")
        print(self._words.say(view.prompt, self._names))
        print("  " + "  ".join(game.verbs.text(action) for action in self._match.state.legal()), flush=True)

    def error(self, message: str) -> None:
        print(message, flush=True)

    def end(self) -> None:
        print(self._words.say(self._match.outcome().why, self._names))
