"""Files of resources/ that tell what was measured of each level, by game, mode and number of seats. A Qt-free leaf."""

import tomllib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from desktop import resources


class Table(NamedTuple):
    """One kind of table: what holds for all of it, and the numbers of each level."""

    game: str
    mode: str
    seats: int
    head: dict[str, int]
    levels: dict[str, dict[str, Any]]


def content(name: str) -> str:
    """The text of such a file; nothing where there is none."""
    file = resources.path(name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def tables(text: str) -> list[Table]:
    """What a file's text holds."""
    return [
        Table(game, mode, int(seats), {name: told for name, told in table.items() if name != "levels"}, table["levels"])
        for game, modes in tomllib.loads(text).items()
        for mode, kinds in modes.items()
        for seats, table in kinds.items()
    ]


def written(about: Sequence[str], found: Iterable[Table]) -> str:
    """The text of a file that holds these, and says what they are."""
    lines = [f"# {line}" for line in about]
    for game, mode, seats, head, levels in sorted(found, key=lambda table: table[:3]):
        table = f"{game}.{mode}.{seats}"
        lines += ["", f"[{table}]", *(f"{name} = {told}" for name, told in head.items()), "", f"[{table}.levels]"]
        wide = max(map(len, levels))
        for level, numbers in levels.items():
            row = ", ".join(f"{name} = {_number(told)}" for name, told in numbers.items())
            lines.append(f"{level:<{wide}} = {{ {row} }}")
    return "\n".join(lines) + "\n"


def _number(told: float) -> str:
    return f"{told:.3f}" if isinstance(told, float) else str(told)
