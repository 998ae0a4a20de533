"""How PyInstaller is called: one folder, no clock, no hash order."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def freeze(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import freeze

    return freeze


def test_two_bundles_of_a_source_are_made_alike(freeze: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    said = freeze.environment()
    assert said["PYTHONHASHSEED"] == "0" and said["SOURCE_DATE_EPOCH"] == "1700000000"


def test_any_python_can_be_asked(freeze: ModuleType) -> None:
    command = freeze.command(["wine", "python.exe"], Path("out"), Path("work"))
    assert command[:4] == ["wine", "python.exe", "-m", "PyInstaller"]
    assert command[-1].endswith("fivefold.spec") and Path(command[-1]).is_file()


def test_the_recipe_makes_a_folder_with_both_launchers(freeze: ModuleType) -> None:
    tree = ast.parse(freeze.SPEC.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls = [(node.func.id, node) for node in nodes if isinstance(node.func, ast.Name)]
    first = [call.args[0] for name, call in calls if name == "launcher"]
    launchers = [arg.value for arg in first if isinstance(arg, ast.Constant)]
    assert launchers == ["fivefold", "fivefold-cli"]
    exe = next(call for name, call in calls if name == "EXE")
    options = {word.arg: ast.unparse(word.value) for word in exe.keywords}
    assert options["exclude_binaries"] == "True"  # else it would be one file, which unpacks itself at every start
    assert any(name == "COLLECT" for name, _ in calls)


def test_sizes_count_files_once(freeze: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a").write_bytes(b"12345")
    assert freeze.size(tmp_path) == 5
