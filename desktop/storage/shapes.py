"""Shapes of data: each is a function that gives back what it may be, or raises Unfit with place and reason."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from desktop.engine.parsing import Unfit, is_word
from desktop.engine.text import Text

Shape = Callable[[object, str], Any]

_ID = re.compile(r"[a-z][\w-]*(?:\.[\w-]+)*", re.ASCII)  # of a sentence: its first word is the name of a file
LATEST = 32_000_000_000.0  # seconds since 1970: what every system can still turn into a date
MOST_SEATS = 16
MOST_ARGS = 100
DEEPEST_SENTENCE = 8


_is_word = lru_cache(maxsize=512)(is_word)  # a long list has few different ones


@dataclass(frozen=True, slots=True)
class Optional:
    """A field that older files have not."""

    shape: Shape
    default: object

    def __call__(self, data: object, place: str) -> Any:
        return self.shape(data, place)


def maybe(shape: Shape, default: object) -> Shape:
    """A field that may be missing."""
    return Optional(shape, default)


def table(fields: Mapping[str, Shape]) -> Shape:
    """A table with these fields; what else stands in it is left out."""

    def shape(data: object, place: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise Unfit(place, "must be a table")
        read: dict[str, Any] = {}
        for name, field in fields.items():
            if name in data:
                try:
                    read[name] = field(data[name], "")
                except Unfit as error:
                    raise Unfit(_inside(place, _inside(name, error.place)), error.reason) from None
            elif isinstance(field, Optional):
                read[name] = field.default
            else:
                raise Unfit(place, f"has no {name}")
        return read

    return shape


def _inside(place: str, inner: str) -> str:
    """The name of a place within another; it is put together only where something does not hold."""
    if not inner or place in ("", "file"):
        return inner or place
    return f"{place}{inner}" if inner.startswith("[") else f"{place}.{inner}"


def some(each: Shape, most: int) -> Shape:
    """A list of such."""

    def shape(data: object, place: str) -> tuple[Any, ...]:
        if not isinstance(data, list) or len(data) > most:
            raise Unfit(place, f"must be a list of at most {most} entries")
        read: list[Any] = []
        try:
            for one in data:
                read.append(each(one, ""))  # how many there are says which one did not hold
        except Unfit as error:
            raise Unfit(_inside(place, _inside(f"[{len(read)}]", error.place)), error.reason) from None
        return tuple(read)

    return shape


def text(most: int) -> Shape:
    """Words of at most that many characters."""

    def shape(data: object, place: str) -> str:
        if not isinstance(data, str) or len(data) > most:
            raise Unfit(place, f"must be a text of at most {most} characters")
        return data

    return shape


def whole(low: int, high: int) -> Shape:
    """A whole number within bounds."""

    def shape(data: object, place: str) -> int:
        if type(data) is not int or not low <= data <= high:
            raise Unfit(place, f"must be a whole number from {low} to {high}")
        return data

    return shape


def real(low: float, high: float) -> Shape:
    """A number within bounds."""

    def shape(data: object, place: str) -> float:
        if isinstance(data, bool) or not isinstance(data, (int, float)) or not low <= data <= high:
            raise Unfit(place, f"must be a number from {low:g} to {high:g}")
        return float(data)

    return shape


def moment(data: object, place: str = "moment") -> float:
    """A time in seconds since 1970 that has a date."""
    if isinstance(data, bool) or not isinstance(data, (int, float)) or not 0 <= data <= LATEST:
        raise Unfit(place, f"must be a number of seconds from 0 to {LATEST:.0f}")
    return float(data)


def near(seconds: float) -> float:
    """A time as a file system tells it, brought to where there are dates."""
    return min(max(seconds, 0.0), LATEST) if math.isfinite(seconds) else 0.0


def flag(data: object, place: str) -> bool:
    if not isinstance(data, bool):
        raise Unfit(place, "must be true or false")
    return data


def word(data: object, place: str) -> str:
    """The id of something; files and sentences are looked for by it."""
    if not isinstance(data, str) or not _is_word(data):
        raise Unfit(place, "must be a word of small letters, digits, - and _")
    return data


def sentence(data: object, place: str, depth: int = 0) -> Text:
    """A Text as `[id, arg, ...]`, where an arg may be one again."""
    if not isinstance(data, list) or not 1 <= len(data) <= MOST_ARGS or depth > DEEPEST_SENTENCE:
        raise Unfit(place, "must be a list of an id and what stands in its gaps")
    name, args = data[0], data[1:]
    if not isinstance(name, str) or len(name) > 200 or not _ID.fullmatch(name):
        raise Unfit(place, "must begin with the id of a sentence")
    if name == "seat" and not (len(args) == 1 and type(args[0]) is int):
        raise Unfit(place, "must name one seat")
    return Text(name, tuple(_arg(arg, f"{place}[{number}]", depth) for number, arg in enumerate(args, 1)))


def _arg(data: object, place: str, depth: int) -> int | float | str | Text:
    if isinstance(data, list):
        return sentence(data, place, depth + 1)
    if isinstance(data, str) and len(data) <= 1000:
        return data
    if isinstance(data, (int, float)) and abs(data) < 10**15:
        return data
    raise Unfit(place, "must be a number, a text or a sentence")


FLAG: Shape = flag
MOMENT: Shape = moment
SENTENCE: Shape = sentence
WORD: Shape = word
WORDS: Shape = some(word, MOST_SEATS)
NAMES: Shape = some(text(200), MOST_SEATS)
