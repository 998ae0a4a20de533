"""packaging/compiled.py: what is compiled, when anew, and what lies beside it; a stand-in takes mypyc's place."""

import ast
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import compiled

    return compiled


class Tree:
    """A checkout of three modules and a game, and a compiler that only notes what it was given."""

    def __init__(self, compiled: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.compiled, self.root, self.into = compiled, folder / "checkout", folder / "built"
        self.runs: list[list[str]] = []
        self.rng = ""  # the generator that was compiled
        for name, text in {
            "resources/clash/cards.toml": "",
            "desktop/__init__.py": "",
            "desktop/words.py": "",
            "desktop/engine/infoset.py": "from desktop.engine import rng\nfrom desktop.engine.match import MOST\n",
            "desktop/engine/match.py": "MOST = 1\n",
            "desktop/engine/rng.py": "pure = True\n",
            "desktop/games/dice/__init__.py": "from desktop.games.dice import layout, rules\n",
            "desktop/games/dice/rules.py": "import math\nfrom desktop.games.dice.cards import NAMES\n",
            "desktop/games/dice/cards.py": "NAMES = ()\n",
            "desktop/games/dice/layout.py": "from desktop.games.dice import rules\n",
        }.items():
            self.write(name, text)
        monkeypatch.setattr(compiled, "_compile", self._compile)
        monkeypatch.setattr(compiled, "_take_licence", lambda into, python: None)
        monkeypatch.setattr(compiled, "hindrance", lambda python: "")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def _compile(self, into: Path, python: str, names: list[str], optimised: str) -> None:
        self.runs.append(list(names))
        self.rng = (into / "desktop/engine/rng.py").read_text(encoding="utf-8")
        for name in names:
            into.joinpath(*name.split(".")).with_suffix(SUFFIX).touch()

    def make(self, **given: Any) -> Path:
        made: Path = self.compiled.make(self.into, root=self.root, **given)
        return made


@pytest.fixture
def tree(compiled: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    return Tree(compiled, tmp_path, monkeypatch)


def test_what_rules_and_search_touch_is_compiled(compiled: ModuleType) -> None:
    found = compiled.modules()
    assert {"desktop.engine.state", "desktop.engine.rng", "desktop.ai.ismcts", "desktop.games.clash.rules"} <= {*found}
    rooms = {tuple(name.split(".")[:2]) for name in found}
    assert rooms == {("desktop", "engine"), ("desktop", "ai"), ("desktop", "games")}
    assert not any("__init__" in name or name.endswith((".layout", ".talk", ".record")) for name in found)
    assert found == sorted(found)  # the same files in the same order make the same library


def test_a_new_game_is_compiled_without_being_named(tree: Tree) -> None:
    assert tree.compiled.modules(tree.root) == [
        "desktop.engine.infoset", "desktop.engine.rng", "desktop.games.dice.cards", "desktop.games.dice.rules",
    ]  # fmt: skip
    assert tree.compiled.outside(tree.root) == ["math"]


def test_only_what_changed_is_made_anew(tree: Tree) -> None:
    tree.make()
    tree.make()
    assert len(tree.runs) == 1
    tree.write("desktop/words.py", "changed = True\n")  # nothing compiled imports it
    tree.write("desktop/news.py", "")
    (tree.root / "desktop/games/dice/layout.py").unlink()
    tree.make()
    assert len(tree.runs) == 1
    assert (tree.into / "desktop/words.py").read_text(encoding="utf-8") == "changed = True\n"
    assert (tree.into / "desktop/news.py").exists() and not (tree.into / "desktop/games/dice/layout.py").exists()


CHANGES: dict[str, Callable[[Tree], object]] = {
    "a rule": lambda tree: tree.write("desktop/games/dice/rules.py", "import math\n"),
    "what mypy reads for it": lambda tree: tree.write("desktop/engine/match.py", "MOST: float = 1\n"),
    "a new game": lambda tree: [tree.write(f"desktop/games/go/{name}.py", "") for name in ("__init__", "rules")],
}


@pytest.mark.parametrize("change", CHANGES)
def test_it_is_compiled_again_after(change: str, tree: Tree) -> None:
    tree.make()
    CHANGES[change](tree)
    tree.make()
    assert len(tree.runs) == 2
    tree.make(optimised="0")
    assert len(tree.runs) == 3


def test_the_generator_is_compiled_from_its_own_file_and_read_from_the_sources(tree: Tree) -> None:
    tree.make()
    assert tree.rng == (ROOT / "packaging/compiled_rng.py").read_text(encoding="utf-8")
    assert (tree.into / "desktop/engine/rng.py").read_text(encoding="utf-8") == "pure = True\n"
    assert (tree.root / "desktop/engine/rng.py").read_text(encoding="utf-8") == "pure = True\n"


def test_compiled_files_by_the_names_they_are_imported_by(tree: Tree) -> None:
    tree.make()
    (tree.into / f"fivefold__mypyc{SUFFIX}").touch()
    found = tree.compiled.extensions(tree.into)
    assert found["desktop.games.dice.rules"] == f"desktop/games/dice/rules{SUFFIX}"
    assert found["fivefold__mypyc"] == f"fivefold__mypyc{SUFFIX}" and len(found) == 5


def test_a_failure_leaves_nothing_that_looks_made(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise tree.compiled.CompileError("mypyc failed: no memory")

    good = tree.compiled._compile
    monkeypatch.setattr(tree.compiled, "_compile", fail)
    with pytest.raises(tree.compiled.CompileError):
        tree.make()
    monkeypatch.setattr(tree.compiled, "_compile", good)
    tree.make()
    assert len(tree.runs) == 1


def test_without_a_compiler_it_says_so(
    compiled: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(compiled, "_has", lambda python, module: True)
    assert "no C compiler" in compiled.hindrance()
    monkeypatch.setattr(compiled, "_has", lambda python, module: module != "mypyc")
    assert "has no mypyc;" in compiled.hindrance()
    assert compiled.main(["--into", str(tmp_path / "x")]) == 1
    assert compiled.main(["--into", str(tmp_path / "x"), "--if-possible", "--test", "tests/engine"]) == 0
    assert capsys.readouterr().err.count("has no mypyc;") == 2 and not (tmp_path / "x").exists()


def test_a_bundle_without_a_compiler_takes_the_sources_where_it_may(
    compiled: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from reporting import SetupError

    def fail(*_: object) -> Path:
        raise compiled.CompileError("there is no C compiler.")

    monkeypatch.setattr(compiled, "make", fail)
    assert compiled.make_or_say("python", must=False) is None
    assert "the engine goes along as it is: there is no C compiler." in capsys.readouterr().err
    with pytest.raises(SetupError, match="there is no C compiler"):
        compiled.make_or_say("python", must=True)


def test_every_constant_of_a_compiled_module_is_final(compiled: ModuleType) -> None:
    loose = []
    for name in compiled.modules():
        tree = ast.parse(ROOT.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
        for node in tree.body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            names = [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
            if isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation):
                names += [ast.unparse(node.target)]
            loose += [f"{name}: {each}" for each in names if each.isupper()]
    assert loose == []


def test_no_compiled_frame_has_slots(compiled: ModuleType) -> None:
    for name in compiled.modules():
        source = ROOT.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
        assert "slots=True" not in source, f"{name}: a second class beside the compiled one"
