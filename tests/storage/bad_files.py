"""One list of bad files, of every kind that the program reads: what downloads, disks, hands and other programs leave.

`KINDS` says where a good file of a kind lies in a person's folder, `bad_files()` what may lie there instead. An entry
is made anew for each trial; some cannot be made on every system (`Entry.make` raises OSError there).
"""

from __future__ import annotations

import copy
import json
import os
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from desktop.engine.match import Match, Seat
from desktop.engine.record import to_record
from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.storage.drills import Drill, Drills, packed
from desktop.storage.saves import Saves
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics, result_of
from tests.engine.damage import sealed

HUGE = 2 * 10**9
GAME = BY_ID["clash"]


class Entry(NamedTuple):
    """A bad file: of which kind, what is the matter with it, and how it is made."""

    kind: str
    name: str
    make: Callable[[Path], object]


def match(salt: str = "0123456789abcdef" * 2) -> Match:
    """A short match that is not over."""
    made = Match(GAME, [Seat("Mara"), Seat("Ivo")], "duel", {}, 5, salt=salt)
    for _ in range(4):
        made.submit(made.state.decider(), made.state.legal()[0])
    return made


def save_id() -> str:
    """Of the good match in a home."""
    return Saves(Path()).id_of(match())


DRILL = Drill(
    "d" * 24, "Mara", "clash", "duel", 2, 1, "", 0, packed(dict(match().options), match().info(0).world_json()),
    "end", "end", (), "mistake", 0.1, 0.2, 0.3, 900, False, "towers", "salt", 1.7e9, 1000, 300.0, 500.0,
    last=1.7e9, due=1.7e9,
)  # fmt: skip


def good_home(home: Path) -> None:
    """A person's folder in which everything holds."""
    saves = Saves(home / "saves")
    saves.keep(match(), Text("house.save.moves", (4,)))
    saves.keep(match(), Text("house.save.moves", (4,)))
    Settings(names=["Mara", "Ivo"], _file=home / "settings.json").save()
    over = match("f" * 32)
    over.resign(0)
    statistics = Statistics(home)
    statistics.add(result_of(over, 1.7e9))
    Drills(home).put(DRILL)
    (home / "cards").mkdir()
    (home / "cards" / "clash.toml").write_text("[starter]\n", encoding="utf-8")
    (home / "to-open").mkdir()
    (home / "to-open" / "77.json").write_text('{"file": ""}', encoding="utf-8")


KINDS = {
    "record": "saves/{id}.json",
    "copy": "saves/{id}.json.bak",
    "facts": "saves/{id}.facts",
    "picture": "saves/{id}.png",
    "settings": "settings.json",
    "statistics": "statistics.json",
    "drills": "drills.json",
    "cards": "cards/clash.toml",
    "note": "to-open/77.json",
    "lock": "lock",
    "notes": "to-open",
}
JSON_KINDS = ("record", "facts", "settings", "statistics", "drills", "note")


def place(home: Path, kind: str) -> Path:
    """Where a file of this kind lies in a home."""
    return home / KINDS[kind].format(id=save_id())


# ---- what is wrong with any file


def _bytes(data: bytes, path: Path) -> None:
    path.write_bytes(data)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(HUGE)


def _folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        here = os.getcwd()
        os.chdir(path.parent)  # its name may be at most a hundred letters long
        try:
            one.bind(path.name)
        finally:
            os.chdir(here)


def _link(to: str, path: Path) -> None:
    path.symlink_to(to)


ANY: dict[str, Callable[[Path], object]] = {
    "empty": partial(_bytes, b""),
    "zeros": partial(_bytes, b"\0" * 4096),
    "no text": partial(_bytes, b"\x7fELF\xff\xfe\x00" * 100),
    "words": partial(_bytes, b"Dear reader,\n"),
    "latin": partial(_bytes, '{"name": "é"}'.encode("latin-1")),
    "utf-16": partial(_bytes, '{"version": 1}'.encode("utf-16")),
    "a folder": _folder,
    "a pipe": lambda path: os.mkfifo(path),  # noqa: PLW0108 - Windows has no such function
    "a socket": _socket,
    "2 GB": _sparse,
    "endless": partial(_link, "/dev/zero"),
    "nothing": partial(_link, "/dev/null"),
    "a terminal": partial(_link, "/dev/tty"),
    "memory": partial(_link, "/proc/self/mem"),
    "a link to nowhere": partial(_link, "nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
}
JSON: dict[str, bytes] = {
    "a list": b"[]",
    "null": b"null",
    "a number": b"5",
    "deep lists": b"[" * 200_000,
    "deep tables": b'{"a":' * 200_000,
    "deep and whole": b"[" * 900 + b"]" * 900,
    "a long number": b"1" * 5_000,
    "NaN": b'{"version": NaN}',
    "beyond all numbers": b'{"version": 1e999}',
    "version of a million digits": b'{"version": ' + b"9" * 10**6 + b"}",
    "a later version": b'{"version": 99}',
    "twice": b'{"version": 1, "version": 1}',
    "quotes": b'"' + b'\\"' * 100_000,
    "many lists": b"[" + b"[]," * 1_000_000 + b"1]",
    "with a mark": b'\xef\xbb\xbf{"version": 1}',
}
CARDS: dict[str, bytes] = {
    "deep lists": b"a = " + b"[" * 100_000,
    "deep tables": b"a = " + b"{a = " * 50_000,
    "a long number": b"[starter]\nogre = { cost = " + b"1" * 5_000 + b" }",
    "a long hexadecimal number": b"[starter]\nogre = { cost = 0x" + b"f" * 100_000 + b" }",
    "a key of 100,000 dots": b"a." * 100_000 + b"b = 1",
    "a quoted key of dots": b'"a".' * 50_000 + b"b = 1",
    "NaN": b"[starter]\nogre = { cost = nan }",
    "infinity": b"[starter]\nogre = { cost = inf }",
    "a date": b"[starter]\nogre = { cost = 1979-05-27 }",
    "a table for a number": b"[starter]\nogre = { cost = { a = 1 } }",
    "a list for a number": b"[starter]\nogre = { cost = [1] }",
    "a truth for a number": b"[starter]\nogre = { cost = true }",
    "a table for a source": b"[starter]\nogre = { source = { a = 1 } }",
    "lists for rows": b"starter = [1, 2]",
    "rows for tables": b"[[starter]]\na = 1",
    "without everything": b"[starter]\nogre = { without = ['cost', 'power', 'name', 'source'] }",
    "without tables": b"[starter]\nogre = { without = [{ a = 1 }] }",
    "half a character": b'[starter]\nogre = { name = "\\ud800" }',
}

HALF = "\\ud800"
TEXTS: tuple[Any, ...] = ("", "a\0b", "x" * 10**4, "../../x", "/etc/passwd", "\u202egnp", "{0}", "<b>x</b>", HALF)
ODD: tuple[Any, ...] = (None, True, -1, 10**30, -1e18, 1e300, [], {}, [[]], [None], {"a": 1}, *TEXTS)


def _changed(data: dict[str, Any], path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    made = copy.deepcopy(data)
    at: Any = made
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return made


def _json(data: object, path: Path) -> None:
    text = data if isinstance(data, str) else json.dumps(data)
    path.write_text(text.replace("\\\\ud800", "\\ud800"), encoding="utf-8")


FACTS: dict[str, Any] = {
    "version": 1, "game": "clash", "names": ["Mara", "Ivo"], "turn": ["house.save.moves", 4], "when": 1.7e9,
    "over": False, "practice": False,
}  # fmt: skip
RESULT: dict[str, Any] = {
    "id": "clash-x", "game": "clash", "mode": "duel", "names": ["Mara", "Ivo"], "players": ["person", "easy"],
    "winners": [0], "when": 1.7e9, "undos": 0, "hints": 0, "practice": False, "decisions": 9,
}  # fmt: skip
SETTINGS = (
    "speed", "step", "thought", "cores", "text", "motion", "visible", "theme", "colors", "sound", "cues", "beds",
    "fullscreen", "geometry", "language", "names", "setups", "drills",
)  # fmt: skip
SETUP: dict[str, Any] = {
    "seats": [{"name": "Mara", "player": "person"}, {"name": "Ivo", "player": "easy"}], "mode": "duel", "options": {},
}  # fmt: skip


def _fields() -> Iterator[Entry]:
    """One value of an otherwise good file is odd."""
    for key in FACTS:
        for value in ODD:
            yield _of("facts", key, value, _changed(FACTS, (key,), value))
    for value in (["seat"], ["seat", "x"], ["house.turn", "seat", ["seat", 10**9]], ["list", *[["list"]] * 99]):
        yield _of("facts", "turn", value, _changed(FACTS, ("turn",), value))
    for key in RESULT:
        for value in ODD:
            data = {"version": 1, "results": [_changed(RESULT, (key,), value)]}
            yield _of("statistics", key, value, data)
    row = {**DRILL._asdict(), "equal": [], "lately": []}
    for key in row:
        for value in ODD:
            yield _of("drills", key, value, {"version": 1, "drills": [{**row, key: value}], "gone": []})
    for value in ODD:
        yield _of("drills", "gone", value, {"version": 1, "drills": [row], "gone": value})
    for key in SETTINGS:
        for value in ODD:
            yield _of("settings", key, value, {"version": 1, key: value})
    for key in SETUP:
        for value in ODD:
            yield _of("settings", f"setup {key}", value, {"version": 1, "setups": {"clash": {**SETUP, key: value}}})
    yield _of("settings", "names", "10 MB", {"version": 1, "names": ["x" * 10**7]})
    for value in ODD:
        yield _of("note", "file", value, {"file": value})
    table = json.loads(to_record(match()).dumps())
    for key in ("game", "mode", "salt", "cards", "digest", "seats", "options", "seed", "resigned", "undos", "practice"):
        for value in (*ODD[:11], "/../../.evil", "\0a", "../x", "x" * 199):
            yield _of("record", key, value, sealed({**table, key: value}))


def _of(kind: str, key: str, value: object, data: object) -> Entry:
    return Entry(kind, f"{key}: {ascii(value)[:40]}", partial(_json, data))


def bad_files(step: int = 1) -> list[Entry]:
    """All of them; or of those that are odd in one value only, one in so many."""
    entries = [Entry(kind, name, make) for kind in KINDS for name, make in ANY.items()]
    entries += [Entry(kind, name, partial(_bytes, data)) for kind in JSON_KINDS for name, data in JSON.items()]
    entries += [Entry("cards", name, partial(_bytes, data)) for name, data in CARDS.items()]
    return entries + list(_fields())[::step]


def put(home: Path, entry: Entry) -> Path:
    """A good home with this one bad file in it; OSError where such a thing cannot be made."""
    good_home(home)
    path = place(home, entry.kind)
    if path.is_dir():
        for inside in path.iterdir():
            inside.unlink()
        path.rmdir()
    path.unlink(missing_ok=True)
    entry.make(path)
    if entry.kind == "facts" and path.is_file():
        later = place(home, "record").stat().st_mtime + 1
        os.utime(path, (later, later))
    return path
