"""A guided first round as data: `resources/<game>/guide.toml`, a stored deal and the rows that teach on it. Qt-free.

    seats, mode, [options], seed   the deal
    learner                        the seat of whoever learns
    rival                          the level that the other seats have when the learner plays on
    before                         what has been played before the first row
    [[row]]  id                    its sentences are `<game>.guide.<id>`
             point                 what is lit: `zone:hand:0`, `card:hand:0:ogre`, `counter:mana:0`, `seat:1`,
                                   `button:end`
             move                  the learner's own moves, one after the other: all else is turned back meanwhile
             theirs                what the other seats play while the row is read

A row has moves, or theirs, or is only read. The rule kept: what is wrong is said with file, row and field, also
when the rules have changed and a stored move can no longer be played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from desktop import resources
from desktop.engine.actions import Action, ActionError
from desktop.engine.events import Place
from desktop.engine.game import Game, OptionError
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.setting import Value
from desktop.face import face_of
from desktop.look import Key

ON_TABLE = {"zone": "", "card": "", "counter": "", "seat": "plate"}  # kinds of points that name a place of the table
BUTTON = "button"
HEAD = {"seats": int, "mode": str, "seed": int, "learner": int, "rival": str, "before": list, "options": dict}
FIELDS = ("id", "point", "move", "theirs")


class GuideError(ValueError):
    """A guide that does not hold; `str()` is one sentence with file, row and field."""

    def __init__(self, game_id: str, where: str, field: str, reason: str) -> None:
        super().__init__(f"{game_id}/guide.toml: {where}: {field}: {reason}")


class Point(NamedTuple):
    """Something to light: a zone, a card in it, what is no card, or the button of an action."""

    kind: str
    key: Key = ("", -1)
    card: str = ""
    action: Action | None = None


class Row(NamedTuple):
    """One step of the lesson; `begins` and `ends` count the decisions after those before it."""

    id: str
    points: tuple[Point, ...]
    moves: tuple[Action, ...]
    theirs: tuple[Action, ...]
    begins: int
    ends: int


class Guide(NamedTuple):
    """A whole guided round."""

    game_id: str
    seats: int
    mode: str
    seed: int
    learner: int
    rival: str
    options: dict[str, Value]
    before: tuple[Action, ...]
    rows: tuple[Row, ...]

    def says(self, row: Row) -> str:
        """The id of a row's sentences."""
        return f"{self.game_id}.guide.{row.id}"


def has_guide(game_id: str) -> bool:
    """Whether a game has a guided first round."""
    return resources.path(game_id, "guide.toml").is_file()


@lru_cache(maxsize=8)
def guide_of(game: Game) -> Guide:
    """The guided round of a game, read and played through once."""
    game_id = game.info.id
    try:
        data = tomllib.loads(resources.find(game_id, "guide.toml").read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GuideError(game_id, "file", "toml", str(error)) from None
    guide = read_guide(game, data)
    play_through(guide, game)
    return guide


def read_guide(game: Game, data: dict[str, Any]) -> Guide:
    """The guide that a file's tables describe; GuideError names the first thing that is wrong."""
    game_id = game.info.id
    for field in sorted(set(data) - {*HEAD, "row"}):
        raise GuideError(game_id, "file", field, "is no field of a guide")
    for field, kind in HEAD.items():
        if not isinstance(data.get(field, {} if field == "options" else None), kind):
            raise GuideError(game_id, "file", field, "is missing or of another kind")
    try:
        game.check_table(data["seats"], data["mode"])
        options = game.settle(data.get("options", {}))
    except OptionError as error:
        raise GuideError(game_id, "file", "options", str(error)) from None
    if not 0 <= data["learner"] < data["seats"]:
        raise GuideError(game_id, "file", "learner", "is no seat of this table")
    if data["rival"] not in [level.id for level in game.bots.levels]:
        raise GuideError(game_id, "file", "rival", f"'{data['rival']}' is no level of this game")
    before = tuple(_actions(game, "file", "before", data["before"]))
    rows = tuple(_rows(game, data.get("row", [])))
    head = (data["seats"], data["mode"], data["seed"], data["learner"], data["rival"])
    return Guide(game_id, *head, options, before, rows)


def _rows(game: Game, tables: object) -> Iterator[Row]:
    game_id, at = game.info.id, 0
    if not isinstance(tables, list) or not tables:
        raise GuideError(game_id, "file", "row", "there is none")
    seen: set[str] = set()
    for number, table in enumerate(tables, 1):
        where = f"row {number}"
        if not isinstance(table, dict):
            raise GuideError(game_id, where, "row", "must be a table")
        row_id = table.get("id")
        if not isinstance(row_id, str) or row_id in seen:
            raise GuideError(game_id, where, "id", "is missing, or stands twice")
        seen.add(row_id)
        where = f"row {number} ({row_id})"
        for field in sorted(set(table) - set(FIELDS)):
            raise GuideError(game_id, where, field, "is no field of a row")
        points = tuple(_point(game, where, text) for text in _texts(game, where, "point", table.get("point", [])))
        moves = tuple(_actions(game, where, "move", table.get("move", [])))
        theirs = tuple(_actions(game, where, "theirs", table.get("theirs", [])))
        if moves and theirs:
            raise GuideError(game_id, where, "theirs", "stand in a row of their own, not beside moves")
        ends = at + len(moves) + len(theirs)
        yield Row(row_id, points, moves, theirs, at, ends)
        at = ends
    if moves:
        raise GuideError(game_id, where, "move", "the last row is only read")


def _texts(game: Game, where: str, field: str, value: object) -> Sequence[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise GuideError(game.info.id, where, field, "must be a list of texts")
    return value


def _actions(game: Game, where: str, field: str, value: object) -> Iterator[Action]:
    for text in _texts(game, where, field, value):
        try:
            yield game.verbs.parse(text)
        except ActionError as error:
            raise GuideError(game.info.id, where, field, str(error)) from None


def _point(game: Game, where: str, text: str) -> Point:
    kind, _, rest = text.partition(":")
    if kind == BUTTON:
        return Point(kind, action=next(_actions(game, where, "point", [rest])))
    words = [word for word in (ON_TABLE.get(kind, ""), *rest.split(":")) if word]
    known = kind in ON_TABLE and len(words) == (3 if kind == "card" else 2) and words[1].lstrip("-").isdigit()
    if not known or (kind == "card" and words[2] not in game.catalog.numbers):
        raise GuideError(game.info.id, where, "point", f"'{text}' is nothing to point at")
    return Point(kind, (words[0], int(words[1])), words[2] if kind == "card" else "")


# ---- the deal, and the whole course on it


def opening(guide: Guide, game: Game, names: Sequence[str]) -> Match:
    """The match as the learner finds it. It is practice: anything may be taken back, but not what was before it."""
    players = [PERSON if seat == guide.learner else guide.rival for seat in range(guide.seats)]
    seats = [Seat(names[n], player, ai_seed(guide.seed, n)) for n, player in enumerate(players)]
    match = Match(game, seats, guide.mode, guide.options, guide.seed, practice=True)
    for action in guide.before:
        _submit(guide, match, action, "file", "before")
    return Match(game, seats, guide.mode, guide.options, guide.seed, practice=True, start=match.state)


def play_through(guide: Guide, game: Game) -> Match:
    """Play every stored move and look for everything that is pointed at; GuideError names the row."""
    match = opening(guide, game, [str(seat) for seat in range(guide.seats)])
    for number, row in enumerate(guide.rows, 1):
        where = f"row {number} ({row.id})"
        if row.theirs:  # they are played while the row is read: what it points at is there afterwards
            _play(guide, match, row.theirs, where, "theirs", learner=False)
        _look(guide, match, row, where)
        _play(guide, match, row.moves, where, "move", learner=True)
    if match.over:
        raise GuideError(guide.game_id, "file", "row", "the match is over before the lesson")
    return match


def _play(guide: Guide, match: Match, actions: Sequence[Action], where: str, field: str, *, learner: bool) -> None:
    for action in actions:
        if (match.state.decider() == guide.learner) is not learner:
            raise GuideError(guide.game_id, where, field, "somebody else is to act")
        _submit(guide, match, action, where, field)


def _submit(guide: Guide, match: Match, action: Action, where: str, field: str) -> None:
    legal = match.state.legal()
    if match.over or action not in legal:
        text = match.game.verbs.text
        may = ", ".join(map(text, legal)) if not match.over else "nothing, the match is over"
        raise GuideError(guide.game_id, where, field, f"{text(action)} cannot be played; possible: {may}")
    match.submit(match.state.decider(), action)


def _look(guide: Guide, match: Match, row: Row, where: str) -> None:
    view = match.view(guide.learner)
    spec = face_of(match.game).spec(view, lambda text: text.id)
    zones, parts = {zone.key for zone in spec.zones}, {part.key for part in spec.parts}
    for point in row.points:
        if point.kind == BUTTON:
            there = match.state.decider() == guide.learner and point.action in match.state.legal()
        elif point.kind in ("zone", "card"):
            slots = view.zones.get(Place(*point.key)) or ()
            number = match.game.catalog.numbers.get(point.card)
            there = point.key in zones and (point.kind == "zone" or any(slot.card == number for slot in slots))
        else:
            there = point.key in parts
        if not there:
            raise GuideError(guide.game_id, where, "point", f"{point.kind} {point.key} {point.card} is not there")
