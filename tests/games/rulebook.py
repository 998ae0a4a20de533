"""The rulebook of a game in our own words: its sections, and those that the reasons for a refusal lead to."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from desktop import resources
from desktop.games import BY_ID


def sections(game: str) -> dict[str, str]:
    """Each section, its text in one line, by the name that the code calls it."""
    text = resources.find(f"{game}/help/en.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)[1:]
    return {
        re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_"): re.sub(r"\s+", " ", body)
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    }


def sections_named(game: str) -> set[str]:
    """Every section that a reason of this game names, and those that its verbs lead to.

    Read off the code: some reasons are given at positions which hardly any game comes to.
    """
    talk = import_module(f"desktop.games.{game}.talk")
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(talk))) if isinstance(node, ast.Call)]
    named = set(BY_ID[game].talk.sections.values())
    for call in calls:
        match call:
            case ast.Call(func=ast.Name("Reason"), args=[_, ast.Constant(str(section))]):
                named.add(section)
            case ast.Call(func=ast.Name("Reason"), args=[_, ast.Subscript(ast.Name(table))]):
                named |= set(vars(talk)[table].values())
            case ast.Call(
                func=ast.Name("Reason"),
                args=[_, ast.IfExp(body=ast.Constant(str(one)), orelse=ast.Constant(str(other)))],
            ):
                named |= {one, other}
            case ast.Call(func=ast.Name("Reason"), args=[_, ast.Name("section")]):  # name, section = _TABLE[...]
                named |= {section for _, section in _pairs(talk)}
            case ast.Call(func=ast.Name("Reason")):
                raise AssertionError(f"{game}: which section does line {call.lineno} name?")
    return named


def _pairs(talk: ModuleType) -> Iterator[tuple[str, str]]:
    """Of the tables of a module that give a sentence and its section."""
    for table in vars(talk).values():
        if isinstance(table, dict):
            for value in table.values():
                if isinstance(value, tuple) and len(value) == 2 and all(isinstance(word, str) for word in value):
                    yield value
