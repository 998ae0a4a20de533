"""Who may import whom: the rooms of desktop/ and their doors, read from the source of every file.

A room is a folder or a module right under desktop/. `MAY_IMPORT` is the whole contract; an import counts wherever it
stands (in a function, under TYPE_CHECKING, relative, or by a literal name through importlib).
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DESKTOP = ROOT / "desktop"

# Each room's doors to others. `ai.agent` opens that module alone, `engine:Text` that one name of the room.
MAY_IMPORT = {
    "__init__":   (),
    "__main__":   ("__init__", "app", "tools", "developer", "resources", "storage.folder", "console"),
    "console":    (),
    "ladder":     ("measured_tables",),
    "costs":      ("measured_tables",),
    "styles":     ("measured_tables",),
    "measured_tables": ("resources",),
    "questions":  ("engine", "ai.ahead", "ai.costs", "ai.judging", "ai.luck", "ai.played_out"),
    "worker":     ("engine", "games", "ai", "questions"),
    "resources":  (),
    "words":      ("resources", "engine:Text"),
    "look":       (),
    "engine":     (),
    "face":       ("engine", "look"),
    "games":      ("engine", "look", "face", "resources", "storage.reading"),
    "ai":         ("engine",),
    "tools": (
        "__init__", "engine", "games", "ai", "words", "resources", "ladder", "costs", "styles",
        "storage.reading", "storage.errors",
    ),
    "table":      ("look", "resources", "worlds:WORLDS"),
    "worlds":     ("look", "table", "games"),
    "controller": (
        "engine", "table", "look", "face", "questions", "worker", "words", "resources",
        "ai.agent", "ai.beliefs", "ai.costs", "ai.judging", "ai.luck", "ai.played_out",
    ),
    "storage":    ("engine",),
    "app": (
        "__init__", "engine.compiling", "games", "face", "controller", "table", "storage", "words", "resources",
        "ladder", "costs", "styles",
    ),
    "developer": (
        "__init__", "app", "games", "face", "look", "controller", "table", "storage", "words", "resources",
        "ai.judging", "ai.luck", "questions", "worker",
    ),
}  # fmt: skip

QT = ("PySide6", "shiboken6")
QT_ROOMS = ("table", "worlds", "controller", "app", "developer")
BY_GAME = ("games", "worlds")  # rooms with a folder a game, which are nothing to each other

FINDER = "desktop.table.world"  # finds the worlds for everybody

TOP_LEVEL = {
    "pyproject.toml", "README.md", "desktop", "resources", "tests", "packaging",
    ".ci", ".github", ".gitignore", ".gitattributes", "LICENSE", "uv.lock",
}  # fmt: skip


def modules() -> list[str]:
    """Every module of the program by its dotted name; a package by its __init__."""
    return sorted(".".join(path.relative_to(ROOT).with_suffix("").parts) for path in DESKTOP.rglob("*.py"))


def imports(source: str, module: str) -> Iterator[tuple[int, str, str]]:
    """Line, module and name ("" for the module itself) of everything that this source of a module imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            start = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, origin, alias.name
        elif isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            name = node.args[0]
            if called in ("import_module", "__import__") and isinstance(name, ast.Constant):
                yield node.lineno, str(name.value), ""


def violations(source: str, module: str) -> list[str]:
    """One sentence for every import that this source of a module may not have."""
    room = module.split(".")[1]
    found = []
    for line, origin, name in imports(source, module):
        if origin.split(".")[0] in QT and room not in QT_ROOMS:
            found.append(f"{module}:{line} imports Qt; only {', '.join(QT_ROOMS)} may")
        if origin.split(".")[0] == "desktop" and not _allowed(module, origin, name):
            found.append(f"{module}:{line} imports {f'{name} from ' * bool(name)}{origin}")
        elif origin.startswith("desktop.worlds") and room == "table" and module != FINDER:
            found.append(f"{module}:{line} finds a world by itself; {FINDER} does")
    return found


def _allowed(module: str, origin: str, name: str) -> bool:
    room, target = module.split(".")[1], [*origin.split("."), *([name] if name else [])][1:]
    other = target[0] if target and target[0] in MAY_IMPORT else "__init__"
    if other == room:
        return room not in BY_GAME or _same_game(module.split(".")[2:], target[1:])
    doors = {door for door in MAY_IMPORT[room] if door.split(".")[0].split(":")[0] == other}
    if (room, other) == ("worlds", "games"):  # of its own game the plain data of its parts, no more
        return target[1:3] == [*module.split(".")[2:3], "parts"]
    whole_room = other in doors
    one_module = ".".join(target[:2]) in doors
    one_name = bool(name) and f"{other}:{name}" in doors
    return whole_room or one_module or one_name


def _same_game(module: list[str], target: list[str]) -> bool:
    """A game imports its own modules alone, and so does a world; only the list in the room's __init__ imports them."""
    return module == ["__init__"] or target[:1] == module[:1]


@pytest.mark.parametrize("module", modules())
def test_every_import_goes_through_a_door(module: str) -> None:
    path = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    assert violations(path.read_text(encoding="utf-8"), module) == []


def test_every_room_is_in_the_contract() -> None:
    rooms = {module.split(".")[1] for module in modules()}
    assert rooms <= set(MAY_IMPORT)


FORBIDDEN = [
    ("desktop.engine.state", "import PySide6.QtCore"),
    ("desktop.words", "from PySide6.QtCore import QLocale"),
    ("desktop.tools.bench", "def bench():\n    from PySide6 import QtWidgets"),
    ("desktop.engine.sight", "from desktop.games import GAMES"),
    ("desktop.engine.record", "from desktop import resources"),
    ("desktop.games.clash.rules", "from desktop.games.fleet import cards"),
    ("desktop.games.clash.cards", "from desktop.storage import saves"),
    ("desktop.games.clash.rules", "from ..fleet.cards import CARDS"),
    ("desktop.games.clash.rules", "from .. import fleet"),
    ("desktop.games.clash.rules", "from desktop.games import GAMES"),
    ("desktop.games.clash.rules", "import desktop.games"),
    ("desktop.games.clash.__init__", "from desktop.words import say"),
    ("desktop.games.clash.bots", "from desktop.ai import ismcts"),
    ("desktop.ai.ismcts", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from desktop.games import clash"),
    ("desktop.table.scene.scene", "from desktop.engine.actions import Action"),
    ("desktop.table.scene.scene", "from ...games.clash import layout"),
    ("desktop.table.scene.scene", "from desktop import words"),
    ("desktop.table.scene.scene", "from desktop.worlds.clash import Clash"),
    ("desktop.table.scene.scene", "from desktop.worlds import WORLDS"),
    ("desktop.table.world", "from desktop.worlds import clash"),
    ("desktop.worlds.clash.cards", "from desktop.worlds.fleet import cards"),
    ("desktop.worlds.clash.parts", "from desktop.games.fleet.parts import Purse"),
    ("desktop.worlds.clash.parts", "from desktop.games.clash.layout import PHASES"),
    ("desktop.worlds.clash.parts", "from desktop.games import GAMES"),
    ("desktop.controller.presenter", "from desktop.games.ganymede.parts import Gauge"),
    ("desktop.table.scene.part_item", "from desktop.games.ganymede.parts import Gauge"),
    ("desktop.worlds.clash.cards", "from desktop.worlds import WORLDS"),
    ("desktop.worlds.clash.cards", "from desktop.engine.actions import Action"),
    ("desktop.worlds.clash.cards", "from desktop.controller import presenter"),
    ("desktop.app.pages.home", "from desktop.worlds import WORLDS"),
    ("desktop.games.clash.layout", "from desktop.worlds.clash import cards"),
    ("desktop.controller.presenter", "from desktop.games import GAMES"),
    ("desktop.controller.ai_runner", "from desktop.ai import ismcts"),
    ("desktop.controller.ai_runner", "import desktop.ai.arena"),
    ("desktop.controller.controller", "from desktop import storage"),
    ("desktop.storage.saves", "from desktop.controller import presenter"),
    ("desktop.app.pages.home", "from desktop.ai.agent import Agent"),
    ("desktop.app.pages.home", "import importlib\nimportlib.import_module('desktop.worker')"),
    ("desktop.tools.sim", "from desktop.app import shot"),
    ("desktop.worker", "from desktop import controller"),
    ("desktop.look", "from desktop.engine.text import Text"),
    ("desktop.words", "from desktop.engine.text import Text, parse"),
    ("desktop.words", "from desktop import engine"),
    ("desktop.resources", "from . import look"),
]

ALLOWED = [
    ("desktop.table.world", "from desktop.worlds import WORLDS"),
    ("desktop.worlds.__init__", "from desktop.worlds.clash import Clash"),
    ("desktop.worlds.clash.parts", "from desktop.games.clash.parts import Gems\nfrom desktop.games.clash import parts"),
    (
        "desktop.worlds.clash.cards",
        "from desktop.look import Face\nfrom desktop.table import paint\nfrom desktop.worlds.clash import ground",
    ),
    ("desktop.table.scene.scene", "from PySide6.QtWidgets import QGraphicsScene\nfrom desktop.look import Face"),
    ("desktop.games.__init__", "from desktop.games import clash\nfrom desktop.games.fleet import GAME"),
    (
        "desktop.games.clash.__init__",
        "from desktop.games.clash import rules\nfrom . import cards",
    ),
    ("desktop.games.clash.rules", "from .state import Clash\nfrom ..clash import cards"),
    ("desktop.games.clash.cards", "from desktop import look, resources\nfrom desktop.engine.actions import Action"),
    ("desktop.controller.ai_runner", "from desktop import worker\nfrom desktop.ai.agent import Agent"),
    ("desktop.controller.ai_runner", "from desktop.ai import agent\nimport desktop.ai.agent"),
    ("desktop.words", "from desktop import resources\nfrom desktop.engine.text import Text"),
    ("desktop.tools.replay", "from desktop import __version__\nimport json"),
]


@pytest.mark.parametrize(("module", "source"), FORBIDDEN)
def test_the_contract_can_be_broken(module: str, source: str) -> None:
    assert len(violations(source, module)) == 1


@pytest.mark.parametrize(("module", "source"), ALLOWED)
def test_the_contract_leaves_the_doors_open(module: str, source: str) -> None:
    assert violations(source, module) == []


def import_without_qt(names: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Import these modules, from this folder, in a process that has no Qt."""
    code = (
        "import importlib, sys\n"
        f"sys.modules.update(dict.fromkeys({QT!r}))\n"  # None in sys.modules: the import fails
        f"for name in {names!r}: importlib.import_module(name)"
    )
    return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)


def test_everything_but_the_qt_rooms_starts_without_qt() -> None:
    headless = [module.removesuffix(".__init__") for module in modules() if module.split(".")[1] not in QT_ROOMS]
    answer = import_without_qt(headless, ROOT)
    assert answer.returncode == 0, answer.stderr


def test_qt_is_really_away_in_there(tmp_path: Path) -> None:
    (tmp_path / "reaches_for_qt.py").write_text("from PySide6 import QtCore\n", encoding="utf-8")
    answer = import_without_qt(["reaches_for_qt"], tmp_path)
    assert answer.returncode == 1 and "ModuleNotFoundError" in answer.stderr


def tracked() -> list[str]:
    """The files of the checkout, as git knows them."""
    # Another user's checkout is as good for reading.
    command = ["git", "-c", "safe.directory=*", "ls-files"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return answer.stdout.splitlines()


def test_nothing_else_lies_at_the_top_level() -> None:
    assert {path.split("/")[0] for path in tracked()} <= TOP_LEVEL


def test_packaging_hides_no_package_of_that_name() -> None:
    # With an __init__.py the folder would be imported in place of the `packaging` that pytest and others need.
    assert "packaging/__init__.py" not in tracked()
