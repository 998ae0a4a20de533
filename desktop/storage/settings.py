"""What a person has chosen once: versioned JSON, written whole.

Settings never stop the program: what cannot be read is kept aside and replaced by the defaults, with a notice; settings
of a later program are left alone, and this one then keeps nothing.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from desktop.engine.text import Text
from desktop.storage import atomic, reading
from desktop.storage.errors import Damaged, Missing, StorageError

VERSION = 1
FILE = "settings.json"
SPEEDS = ("off", "fast", "normal", "slow")
THOUGHTS = (0.3, 1.0, 2.5)  # seconds a decision, for an opponent that is better the longer it thinks
CORES = (0, 1, 2, 4)  # that one opponent may think on; 0: as many as the machine can spare
EVEN = (30, 40, 50, 60, 70)  # percent of the games that an even opponent is to leave to the person
MOTIONS = ("system", "full", "reduced")
VISIBLE = (400, 800, 1400, 2500)  # milliseconds that a move of an opponent is looked at, however fast the cards are
WARNINGS = ("off", "practice", "always")  # of a blunder, before it is made
THEMES = ("dark", "light", "contrast")
SIGHTS = ("usual", "deutan", "protan", "tritan")
LOUDNESS = range(0, 101, 5)  # percent that can be chosen; a file may have any between them
ONCE = {"off": (0, 0), "quiet": (50, 35), "full": (100, 35)}  # `sound`, before cues and beds had volumes of their own
TEXT_SIZES = (100, 110, 125, 150, 175, 200)
MOST_SEATS = 6
LONGEST_NAME = 200


@dataclass(slots=True)
class Settings:
    """All settings with their defaults; change the fields, then `save`."""

    speed: str = "normal"
    step: bool = False  # each move of an opponent waits for the person
    thought: float = THOUGHTS[0]
    cores: int = CORES[0]
    even: int = 50  # percent
    warnings: str = "practice"
    text: int = 100  # percent
    motion: str = "system"
    visible: int = VISIBLE[0]
    theme: str = THEMES[0]
    colors: str = SIGHTS[0]  # for which eyes seats and states are told apart
    cues: int = 50  # percent
    beds: int = 35
    fullscreen: bool = False
    geometry: str = ""  # Qt's own form of the window's place and screen, as base64
    language: str = ""  # empty: the system's
    names: list[str] = field(default_factory=list)  # of the seats in order; empty: the house's
    gestures: dict[str, int] = field(default_factory=dict)  # how often each kind has been made at a table
    drills: bool = True  # moments that the look back names go into the box of drills
    lessons: list[str] = field(default_factory=list)  # games whose first round was played or waved away
    setups: dict[str, dict[str, Any]] = field(default_factory=dict)  # the last one of each game

    _file: Path | None = field(default=None, repr=False, compare=False)  # None: nothing is kept

    @property
    def text_factor(self) -> float:
        return self.text / 100

    def save(self) -> None:
        """Write them down; StorageError leaves the old ones in place."""
        if self._file is not None:
            data = {"version": VERSION, **{key: value for key, value in asdict(self).items() if key[0] != "_"}}
            atomic.write(self._file, json.dumps(data, ensure_ascii=False, indent=1).encode("utf-8", "replace"))


def load(folder: Path) -> tuple[Settings, Text | None]:
    """The settings of a folder, and what the person should know about them."""
    path = folder / FILE
    atomic.sweep(folder)
    settings = Settings(_file=path)
    try:
        data = reading.json_in(path, reading.SETTINGS)
    except Missing:
        return settings, None
    except Damaged:
        return settings, _broken(settings, path)
    except StorageError as error:
        settings._file = None
        return settings, Text("house.settings.unreadable", (path.name, error.reason))
    if reading.version_of(data) > VERSION:
        settings._file = None
        return settings, Text("house.settings.newer", (path.name,))
    return settings, None if _fill(settings, data) else _broken(settings, path)


def _fill(settings: Settings, data: object) -> bool:
    """Take over all that holds; False when something does not."""
    if not isinstance(data, dict) or data.get("version") != VERSION:
        return False
    good = True
    if "sound" in data and not {"cues", "beds"} & data.keys():
        good = isinstance(data["sound"], str) and data["sound"] in ONCE
        settings.cues, settings.beds = ONCE[data["sound"]] if good else (settings.cues, settings.beds)
    for item in fields(settings):
        if item.name in data and item.name in _CHECKS:
            if _CHECKS[item.name](data[item.name]):
                setattr(settings, item.name, data[item.name])
            else:
                good = False
    return good


def _broken(settings: Settings, path: Path) -> Text:
    try:
        aside = atomic.set_aside(path, "broken")
    except StorageError as error:
        settings._file = None
        return error.text
    return Text("house.settings.broken", (path.name, aside.name))


def _words(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MOST_SEATS and all(map(_short, value))


def _short(word: object) -> bool:
    return isinstance(word, str) and len(word) <= LONGEST_NAME


def _tables(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(table, dict) for table in value.values())


def _counts(value: object) -> bool:
    return isinstance(value, dict) and all(type(count) is int and count >= 0 for count in value.values())


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "speed": lambda value: value in SPEEDS,
    "step": lambda value: isinstance(value, bool),
    "thought": lambda value: type(value) is not bool and value in THOUGHTS,
    "cores": lambda value: type(value) is int and value in CORES,
    "even": lambda value: type(value) is int and value in EVEN,
    "warnings": lambda value: value in WARNINGS,
    "text": lambda value: type(value) is int and 100 <= value <= 200,
    "motion": lambda value: value in MOTIONS,
    "visible": lambda value: type(value) is int and value in VISIBLE,
    "theme": lambda value: value in THEMES,
    "colors": lambda value: value in SIGHTS,
    "cues": lambda value: type(value) is int and 0 <= value <= 100,
    "beds": lambda value: type(value) is int and 0 <= value <= 100,
    "fullscreen": lambda value: isinstance(value, bool),
    "geometry": lambda value: isinstance(value, str) and len(value) < 4000 and value.isascii(),
    "language": lambda value: isinstance(value, str) and len(value) < 20,
    "names": _words,
    "gestures": _counts,
    "drills": lambda value: isinstance(value, bool),
    "lessons": lambda value: isinstance(value, list) and all(map(_short, value)),
    "setups": _tables,
}
