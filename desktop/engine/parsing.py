"""Text out of a file becomes plain data, or one sentence says why not. Nothing that stands in a file makes this slow,
deep or odd: what the parsers leave open is bounded before them, and what they let through is what JSON can say.
"""

import json
import math
import re
import tomllib
from typing import Any

DEEPEST = 32  # tables within tables
MOST_TABLES = 200_000
MOST_DIGITS = 40
MOST_PARTS = 8  # of a TOML key with dots in it: its parser takes the square of their number

_WORD = re.compile(r"[a-z][a-z0-9_-]{0,39}", re.ASCII)
_JSON_TEXT = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_TOML_TEXT = re.compile(
    r'#[^\n]*|"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5})?|\'\'\'(?:[^\']|\'(?!\'\'))*+(?:\'{3,5})?'
    r'|"(?:[^"\\\n]|\\.)*+"?|\'[^\'\n]*+\'?',
    re.DOTALL,
)
_ROUND = bytes.maketrans(b"[]{}", b"()()")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_LONG_NUMBER = re.compile(rf"(?<![\w-])[0-9][0-9A-Za-z_]{{{MOST_DIGITS},}}")
_LONG_KEY = re.compile(rf"(?:\.[^.=,\n\[\]{{}}]*){{{MOST_PARTS}}}")
_HALF = re.compile(r"\\u[dD][89a-fA-F]")  # may be half of a character; without one there is no such half


class Unfit(ValueError):
    """What a file holds does not hold: `str()` is place and reason."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def is_word(text: object) -> bool:
    """Whether this may be the id of something: it can stand in the name of a file and of a sentence."""
    return isinstance(text, str) and _WORD.fullmatch(text) is not None


def json_of(text: str, tables: int = MOST_TABLES) -> Any:
    """The data of a JSON text; Unfit says what is wrong with it and where."""
    # Without a backslash every second piece between the quotes is what stands outside of texts: a sixth of the time.
    _bound("".join(text.split('"')[::2]) if "\\" not in text else _JSON_TEXT.sub('""', text), tables)
    try:
        data = json.loads(text, parse_constant=_no_constant, parse_float=_real, object_pairs_hook=_no_doubles)
    except json.JSONDecodeError as error:
        raise Unfit(f"line {error.lineno} column {error.colno}", f"is not JSON: {error.msg}") from None
    except ValueError as error:
        raise Unfit("file", f"is not JSON: {error}") from None
    if _HALF.search(text):
        try:
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise Unfit("file", "holds half a character") from None
    return data


def toml_of(text: str, tables: int = MOST_TABLES) -> dict[str, Any]:
    """The tables of a TOML text; Unfit says what is wrong with it."""
    bare = _TOML_TEXT.sub('""', text)
    _bound(bare, tables)
    if _LONG_KEY.search(bare):
        raise Unfit("file", f"has a key of more than {MOST_PARTS} parts")
    try:
        data = tomllib.loads(text, parse_float=_real)
    except (ValueError, RecursionError) as error:
        raise Unfit("file", f"is not TOML: {error}") from None
    _plain(data)
    return data


def _bound(bare: str, tables: int) -> None:
    """What stands outside of texts: so many tables, so deep, and numbers of so many digits."""
    if bare.count("[") + bare.count("{") > tables:
        raise Unfit("file", f"holds more than {tables} tables and lists")
    if _depth(bare) > DEEPEST:
        raise Unfit("file", "is nested too deeply")
    if _LONG_NUMBER.search(bare):
        raise Unfit("file", f"holds a number of more than {MOST_DIGITS} digits")


def _depth(bare: str) -> int:
    """How deep it is nested; nothing above `DEEPEST` is told apart, nor what opens without end or ends unopened."""
    brackets = bare.encode("utf-8", "replace").translate(_ROUND, _NO_BRACKETS)
    levels = 0
    while levels <= DEEPEST and b"()" in brackets:
        brackets = brackets.replace(b"()", b"")  # the innermost of all go at once
        levels += 1
    return levels + brackets.count(b"(")


def _plain(data: dict[str, Any]) -> None:
    """TOML has dates, and dotted keys nest without a bracket."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
        if not all(isinstance(value, (str, int, float, list, dict)) for value in level):
            raise Unfit("file", "holds a date or a time")
        level = [value for value in level if isinstance(value, (list, dict))]
    if level:
        raise Unfit("file", "is nested too deeply")


def _real(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits[:20]} is no number")
    return number


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a name stands twice in one table")
    return table
