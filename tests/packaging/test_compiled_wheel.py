"""packaging/compiled_wheel.py: a wheel is compiled for whoever asks, and else it is what it was."""

import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytest.importorskip("hatchling", reason="the environment is older than the list it is made from")


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import compiled_wheel

    return compiled_wheel


def made(hook: ModuleType, target: str = "wheel") -> Any:
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known = SimpleNamespace(config=tables, core=SimpleNamespace())
    return hook.CustomBuildHook(str(ROOT), {}, None, known, "", target, None)


def built(hook: ModuleType, version: str = "standard", target: str = "wheel") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    made(hook, target).initialize(version, data)
    return data


@pytest.mark.parametrize("said", [None, "", "0"])
def test_without_the_wish_nothing_is_done(said: str | None, hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FIVEFOLD_COMPILE", raising=False)
    if said is not None:
        monkeypatch.setenv("FIVEFOLD_COMPILE", said)
    assert made(hook).dependencies() == []
    assert built(hook) == {"force_include": {}, "pure_python": True}


def test_whoever_asks_gets_a_wheel_of_this_system(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import compiled

    monkeypatch.setenv("FIVEFOLD_COMPILE", "1")
    monkeypatch.setattr(compiled, "make", lambda: tmp_path)
    monkeypatch.setattr(compiled, "extensions", lambda built: {"desktop.engine.rng": "desktop/engine/rng.so"})
    data = built(hook)
    assert data["force_include"][str(tmp_path / "desktop/engine/rng.so")] == "desktop/engine/rng.so"
    assert data["force_include"][str(tmp_path / "licences")] == "desktop/licences"
    assert data["pure_python"] is False
    python, abi, system = data["tag"].split("-")
    assert python == abi and python.startswith("cp3") and system != "any" and "." not in system
    assert [one.split("==")[0] for one in made(hook).dependencies()] == ["mypy", "setuptools"]


@pytest.mark.parametrize(("version", "target"), [("editable", "wheel"), ("standard", "sdist")])
def test_a_checkout_that_is_worked_on_and_the_source_archive_stay_as_they_are(
    version: str, target: str, hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIVEFOLD_COMPILE", "1")
    assert built(hook, version, target) == {"force_include": {}, "pure_python": True}
