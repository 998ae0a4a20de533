"""The one artefact that is save, undo, replay and bug report: a match as JSON.

A record replays exactly: seed, options and actions give the same game, and `digest` says that it did. With
other rules than today's it goes on from its checkpoint. `seal` is a checksum over the whole record: a file that was
cut, flipped or re-ordered by accident is refused with the file, the place and the reason. It is no signature: whoever
writes a record can seal it. What holds of any record that is read is that under today's rules no move in it is
illegal, and that seed and salt are those of a commitment somebody saw. How much was taken back, how many hints and
warnings there were, whether it was practice and what the seats are called is as the file tells.
"""

import gc
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import Any

from desktop.engine.actions import Action, ActionError
from desktop.engine.game import Game, OptionError
from desktop.engine.match import IllegalAction, Match, Seat, Spent
from desktop.engine.notes import Branch, branch_json, notes_json, read_branch, read_notes
from desktop.engine.parsing import Unfit, is_word, json_of
from desktop.engine.setting import Setting, Value
from desktop.engine.state import State, StateError, read_int, read_table
from desktop.engine.text import Text, prose

FORMAT = "fivefold record 1"
LONGEST = 8_000_000  # characters; the longest game there is needs a twentieth of that
MOST_SAVES = 10**12
MOST_SHARES = 64  # processes of one search
MOST_ACTIONS = 100_000  # the safeties keep every game below it: Barbarossa's five seats need a sixth of that


class RecordError(ValueError):
    """A file that is no good record: `str()` is one sentence with file, place and reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class OtherCards(RecordError):
    """A good record of a match with other numbers on its cards."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match, written down."""

    game: str
    mode: str
    options: dict[str, Value]
    rules: int
    seats: tuple[Seat, ...]
    seed: int
    salt: str
    start: dict[str, Any] | None  # the position it began from, where that was not the deal
    actions: tuple[str, ...]
    iterations: tuple[Spent, ...]
    undos: int
    hints: int
    practice: bool
    resigned: int  # the seat that gave the match up; -1: none did
    opponents: int  # the version of the opponents: others may decide otherwise
    cards: str  # the digest of the numbers on the cards, where an owner of the printed game had changed some
    checkpoint: dict[str, Any]
    digest: str
    warnings: int = 0  # told before a blunder was made
    kept: int = 0  # which of all saves of its folder it is, for the order in which matches were played
    notes: tuple[tuple[int, str], ...] = ()  # of people's own, each at so many decisions
    branch: Branch | None = None  # the match from which it was tried out

    def dumps(self) -> str:
        """The record as the text of a file."""
        return sealed({name: encoded(value) for name, value in self.body().items()})

    def body(self) -> dict[str, Any]:
        """The fields of the file in their order, all but the seal."""
        seats = [{"name": seat.name, "player": seat.player, "ai_seed": seat.ai_seed} for seat in self.seats]
        return {
            "format": FORMAT,
            "kept": self.kept,
            "game": self.game,
            "mode": self.mode,
            "options": self.options,
            "rules": self.rules,
            "seats": seats,
            "seed": self.seed,
            "salt": self.salt,
            "start": self.start,
            "actions": list(self.actions),
            "iterations": list(self.iterations),
            "undos": self.undos,
            "hints": self.hints,
            "warnings": self.warnings,
            "practice": self.practice,
            "resigned": self.resigned,
            "opponents": self.opponents,
            "cards": self.cards,
            "checkpoint": self.checkpoint,
            "digest": self.digest,
            "notes": notes_json(self.notes),
            "branch": branch_json(self.branch),
        }


_SALT = re.compile(r"[0-9A-Za-z_-]{0,64}", re.ASCII)  # what a program draws is 32 hexadecimal digits
_FIELDS = {field.name for field in fields(Record)} | {"format", "seal"}
# The first records were written without these.
_LATER = {
    "hints": 0,
    "warnings": 0,
    "opponents": 1,
    "resigned": -1,
    "cards": "",
    "kept": 0,
    "notes": [],
    "branch": None,
}


def digest(state: State) -> str:
    """A fingerprint of a position, hidden cards included."""
    return _sha(state.to_json())


def checkpoint_digest(record: Record) -> str:
    """The fingerprint of the stored position, whatever the rules it is of."""
    return _sha(record.checkpoint)


def commitment(seed: int, salt: str) -> str:
    """A hash shown at the start that proves, once seed and salt are open, that the deal was fixed."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def fair_deal(match: Match) -> Text:
    """What a log says of the deal: its hash at the start; once the match is over, also what was hashed.

    A match that began from a position had no deal to be fair about.
    """
    if match.start is not None:
        return Text("house.log.from_position")
    promised = commitment(match.seed, match.salt)
    opened = (promised, str(match.seed), match.salt)
    told = Text("house.log.deal_opened", opened) if match.over else Text("house.log.fair_deal", (promised,))
    own = match.game.book.digest
    return prose((told, Text("house.log.own_cards", (own,)))) if own else told


def to_record(match: Match) -> Record:
    """Write a match down."""
    text = match.game.verbs.text
    return replace(
        without_moves(match),
        actions=tuple(text(action) for action in match.actions()),
        iterations=tuple(step.iterations for step in match.steps),
    )


def without_moves(match: Match) -> Record:
    """All of it that does not grow with the match."""
    return Record(
        game=match.game.info.id,
        mode=match.mode,
        options=match.options,
        rules=match.game.info.rules_version,
        seats=match.seats,
        seed=match.seed,
        salt=match.salt,
        start=None if match.start is None else match.start.to_json(),
        actions=(),
        iterations=(),
        undos=match.undos,
        hints=match.hints,
        warnings=match.warnings,
        practice=match.practice,
        resigned=match.resigned,
        opponents=match.opponents_version,
        cards=match.game.book.digest,
        checkpoint=match.state.to_json(),
        digest=digest(match.state),
        kept=match.kept,
        notes=tuple(sorted(note for note in match.notes.items() if note[0] <= len(match.steps))),
        branch=match.branch,
    )


def loads(text: str, file: str = "record") -> Record:
    """Read a record's text; RecordError says what is wrong with it and where."""
    if len(text) > LONGEST:
        raise RecordError(file, "file", f"is longer than {LONGEST} characters")
    try:
        data = json_of(text)
    except Unfit as error:
        raise RecordError(file, error.place, error.reason) from None
    try:
        return _read(data)
    except StateError as error:
        raise RecordError(file, error.place, error.reason) from None


def replay(record: Record, games: Mapping[str, Game], file: str = "record") -> Match:
    """Play a record again; RecordError when it does not hold."""
    game = find_game(record, games, file)
    if record.cards != game.book.digest:
        raise OtherCards(file, "cards", "it was played with other numbers on the cards than this program has now")
    known_rules = record.rules == game.info.rules_version
    try:
        game.check_table(len(record.seats), record.mode)
        options = game.settle(record.options)
    except OptionError as error:
        raise RecordError(file, "options", str(error)) from None
    setting = game.setting(len(record.seats), record.mode, options)
    # With other rules the actions may not replay: the match goes on from the stored position.
    place, data = ("start", record.start) if known_rules else ("checkpoint", record.checkpoint)
    start = None if data is None else _position(game, setting, data, place, file)
    try:
        match = Match(game, record.seats, record.mode, options, record.seed, record.salt, record.practice, start)
        match.undos, match.hints, match.kept = record.undos, record.hints, record.kept
        match.branch = record.branch
        match.warnings = record.warnings
        match.opponents_version = record.opponents
        if known_rules:
            with _nothing_collected():
                _play_all(match, record, file)
            _note(match, record, file)
        _resign(match, record, known_rules, file)
    except RecordError:
        raise
    except (IndexError, KeyError, ValueError, AssertionError) as error:
        if start is None:  # a deal comes from the rules: this is their fault, not the file's
            raise
        raise RecordError(file, place, "does not fit together") from error
    if known_rules and digest(match.state) != record.digest:
        raise RecordError(file, "digest", "the actions do not lead to the recorded position")
    return match


def _resign(match: Match, record: Record, replayed: bool, file: str) -> None:
    """The end that stands in no action; a stored position after it is over already."""
    if record.resigned < 0:
        return
    if record.resigned >= len(match.seats) or match.over is replayed:
        raise RecordError(file, "resigned", "does not fit the end of the match")
    if replayed:
        match.resign(record.resigned)
    match.resigned = record.resigned


def _note(match: Match, record: Record, file: str) -> None:
    """The notes belong to decisions: where these cannot be played again, there is nothing that they could stand at."""
    if record.notes and record.notes[-1][0] > len(match.steps):
        raise RecordError(file, f"notes[{len(record.notes) - 1}]", "stands at a decision that there is not")
    match.notes = dict(record.notes)


def find_game(record: Record, games: Mapping[str, Game], file: str) -> Game:
    if record.game not in games:
        raise RecordError(file, "game", f"there is no game '{ascii(record.game[:40])[1:-1]}' here")
    return games[record.game]


def _position(game: Game, setting: Setting, data: object, place: str, file: str) -> State:
    try:
        return game.from_json(setting, data)
    except StateError as error:
        raise RecordError(file, error.place.replace("state", place, 1), error.reason) from None


def _play_all(match: Match, record: Record, file: str) -> None:
    actions = _parsed(match.game, record.actions, file)
    at = 0

    def expect(played: Iterable[tuple[int, Action]]) -> None:
        nonlocal at
        for _, action in played:
            if at >= len(actions) or actions[at] != action:
                raise RecordError(file, f"actions[{at}]", "is not the forced move that follows here")
            at += 1

    expect(match.opening)
    iterations = iter(record.iterations)
    while at < len(actions):
        try:
            step = match.submit(match.state.decider(), actions[at], next(iterations, 0))
        except IllegalAction as error:
            raise RecordError(file, f"actions[{at}]", f"{record.actions[at]}: {error}") from None
        at += 1
        expect(step.forced)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """The many positions of a match are all kept: looking for garbage among them takes longer than playing them."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _parsed(game: Game, texts: tuple[str, ...], file: str) -> list[Action]:
    actions = []
    for at, text in enumerate(texts):
        try:
            actions.append(game.verbs.parse(text))
        except ActionError as error:
            raise RecordError(file, f"actions[{at}]", str(error)) from None
    return actions


def _read(data: object) -> Record:
    written = read_table(data, "record")
    table = {**_LATER, **written}
    if table.get("format") != FORMAT:
        raise StateError("format", f"must be '{FORMAT}'; this file is of another program or version")
    if set(table) != _FIELDS:
        odd = sorted(set(table) ^ _FIELDS)[0]
        raise StateError(ascii(odd[:40])[1:-1], "is missing" if odd in _FIELDS else "does not belong into a record")
    record = Record(
        game=_word(table["game"], "game"),
        mode=_text(table["mode"], "mode"),
        options=_options(table["options"]),
        rules=read_int(table["rules"], "rules", 0, 10**6),
        seats=tuple(_seat(seat, f"seats[{i}]") for i, seat in enumerate(_some(table["seats"], "seats", 16))),
        seed=read_int(table["seed"], "seed", 0, 2**64 - 1),
        salt=_salt(table["salt"]),
        start=None if table["start"] is None else read_table(table["start"], "start"),
        actions=tuple(_text(a, f"actions[{i}]") for i, a in enumerate(_some(table["actions"], "actions"))),
        iterations=tuple(_spent(n, f"iterations[{i}]") for i, n in enumerate(_some(table["iterations"], "iterations"))),
        undos=read_int(table["undos"], "undos", 0, 10**6),
        hints=read_int(table["hints"], "hints", 0, 10**6),
        warnings=read_int(table["warnings"], "warnings", 0, 10**6),
        practice=_bool(table["practice"], "practice"),
        resigned=read_int(table["resigned"], "resigned", -1, 15),
        opponents=read_int(table["opponents"], "opponents", 0, 10**6),
        cards=_text(table["cards"], "cards"),
        checkpoint=read_table(table["checkpoint"], "checkpoint"),
        digest=_text(table["digest"], "digest"),
        kept=read_int(table["kept"], "kept", 0, MOST_SAVES),
        notes=read_notes(table["notes"], "notes"),
        branch=read_branch(table["branch"], "branch"),
    )
    if _sha({key: value for key, value in written.items() if key != "seal"}) != table["seal"]:
        raise StateError("seal", "does not fit the contents: the file was damaged or changed")
    return record


def _spent(data: object, place: str) -> Spent:
    """A number; a list of them, where several processes searched together."""
    if not isinstance(data, list):
        return read_int(data, place, 0, 10**9)
    if len(data) < 2:
        raise StateError(place, "must be a whole number, or a list of at least two")
    return tuple(
        read_int(n, f"{place}[{i}]", 0 if i else 1, 10**9) for i, n in enumerate(_some(data, place, MOST_SHARES))
    )


def _seat(data: object, place: str) -> Seat:
    table = read_table(data, place)
    if set(table) != {"name", "player", "ai_seed"}:
        raise StateError(place, "must have exactly name, player and ai_seed")
    name, player = _text(table["name"], f"{place}.name"), _text(table["player"], f"{place}.player")
    return Seat(name, player, read_int(table["ai_seed"], f"{place}.ai_seed", 0, 2**64 - 1))


def _options(data: object) -> dict[str, Value]:
    table = read_table(data, "options")
    for name, value in table.items():
        if not isinstance(value, (str, int)):
            raise StateError(f"options.{ascii(name[:40])[1:-1]}", "must be a word, a number, true or false")
    return table


def _some(data: object, place: str, most: int = MOST_ACTIONS) -> list[Any]:
    if not isinstance(data, list) or len(data) > most:
        raise StateError(place, f"must be a list of at most {most} entries")
    return data


def _text(data: object, place: str) -> str:
    if not isinstance(data, str) or len(data) > 200:
        raise StateError(place, "must be a text of at most 200 characters")
    return data


def _word(data: object, place: str) -> str:
    """An id, by which the game and its files are found."""
    text = _text(data, place)
    if not is_word(text):
        raise StateError(place, "must be a word of small letters, digits, - and _")
    return text


def _salt(data: object) -> str:
    text = _text(data, "salt")
    if not _SALT.fullmatch(text):
        raise StateError("salt", "must be at most 64 letters and digits")
    return text


def _bool(data: object, place: str) -> bool:
    if not isinstance(data, bool):
        raise StateError(place, "must be true or false")
    return data


def encoded(data: object) -> str:
    """The one form that is hashed: the same for the same data, whatever the order of its names."""
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def sealed(texts: Mapping[str, str]) -> str:
    """The file of a record whose fields are encoded already: a line a field, and the seal over all of them."""
    body = ",".join(f'"{name}":{texts[name]}' for name in sorted(texts))
    seal = hashlib.sha256(f"{{{body}}}".encode()).hexdigest()
    shown = {**texts, "seats": json.dumps(json.loads(texts["seats"]), ensure_ascii=False)}  # names as people write them
    lines = [f' "{name}": {text}' for name, text in shown.items()]
    return "{\n" + ",\n".join((*lines, f' "seal": "{seal}"')) + "\n}\n"


def _sha(data: object) -> str:
    return hashlib.sha256(encoded(data).encode()).hexdigest()
