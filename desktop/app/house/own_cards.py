"""The file in which an owner of the printed game keeps own numbers: where it lies, what it says, how it begins."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from desktop import resources
from desktop.app.house.house import House
from desktop.controller.matches import fingerprint
from desktop.storage import atomic, folder
from desktop.storage.reading import Own

INDENT = "# "


def folder_of_cards() -> Path:
    """Where such files lie: the folder that this program was started with."""
    return Path(os.environ.get(resources.OWN_CARDS) or folder.cards())


def file_of(game_id: str) -> Path:
    """The file of a game; it need not exist."""
    return folder_of_cards() / f"{game_id}.toml"


def standing(house: House, game_id: str) -> list[str]:
    """How it stands with the numbers of one's own, in sentences."""
    book, file, line = house.games[game_id].book, file_of(game_id), house.words.line
    said = []
    if book.wrong:
        said.append(line("house.cards.own_broken", book.wrong))
    elif book.own:
        said.append(line("house.cards.own_in_use", len(book.own)))
    if fingerprint(Own(file)) != book.read:
        said.append(line("house.cards.own_unread"))
    elif not book.read:
        said.append(line("house.cards.own_none"))
    return said


def write_beginning(house: House, game_id: str) -> Path:
    """A file that changes nothing yet: every row of the game, behind a #. StorageError when it cannot be written."""
    file = file_of(game_id)
    atomic.write(file, beginning(house, game_id).encode())
    return file


def beginning(house: House, game_id: str) -> str:
    rows = house.games[game_id].book.rows()
    lines = [f"{INDENT}{line}".rstrip() for line in house.words.line("house.cards.own_file").split("\n")]
    table = ""
    for name, row in rows.items():
        if row.table != table:
            table = row.table
            lines += ["", f"[{table}]"]
        lines.append(f"{INDENT}{name} = {toml(row.fields)}")
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A field as the file has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
