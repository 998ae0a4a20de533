"""packaging/nearest.py: the tests of a module, and the others that reach it, those worth trying first in front."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
from nearest import Nearest  # noqa: E402

sys.path.pop(0)


@pytest.fixture(scope="module")
def here() -> Nearest:
    return Nearest(ROOT)


def test_its_own_tests_mirror_a_module(here: Nearest) -> None:
    assert here.own("desktop/engine/match.py") == ("tests/engine/test_match.py",)
    assert here.own("desktop/table/templates/clash_ground.py") == ()


def test_those_of_its_folder_come_first_and_of_these_the_fewest_imports(tmp_path: Path) -> None:
    for file, text in {
        "desktop/room/a.py": "", "desktop/room/b.py": "from desktop.room import a\n", "desktop/far/c.py": "",
        "tests/room/conftest.py": "", "tests/room/test_a.py": "import desktop.room.a\n",
        "tests/room/test_b.py": "def test_it():\n    from desktop.room import b\n",
        "tests/room/test_slow.py": "import desktop.room.a\n", "tests/far/conftest.py": "from desktop.room.a import x\n",
        "tests/far/test_c.py": "import desktop.far.c\n", "tests/test_none.py": "",
    }.items():  # fmt: skip
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    room, far = [f"tests/room/test_{name}.py" for name in ("a", "slow", "b")], "tests/far/test_c.py"
    assert Nearest(tmp_path).others("desktop/room/a.py", {"tests/room/test_slow.py": 9.0}) == [*room, far]
    assert Nearest(tmp_path).others("desktop/far/c.py", {}) == [far]


def test_a_module_that_is_loaded_by_its_name_has_the_tests_of_its_folder(tmp_path: Path) -> None:
    for file in (
        "desktop/room/inner/a.py",
        "tests/room/inner/test_b.py",
        "tests/room/test_c.py",
        "tests/far/test_d.py",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    found = Nearest(tmp_path).others("desktop/room/inner/a.py", {})
    assert found == ["tests/room/inner/test_b.py", "tests/room/test_c.py"]


def test_every_module_has_tests(here: Nearest) -> None:
    modules = [file for file in here.files.values() if file.startswith("desktop/")]
    assert len(modules) > 200
    for file in modules:
        found = [*here.own(file), *here.others(file, {})]
        assert found and all((ROOT / test).exists() for test in found), file


def test_a_fault_in_one_game_is_not_tried_on_the_others(here: Nearest) -> None:
    without = here.other_games("desktop/games/fleet/combat.py")
    assert "not clash" in without and "fleet" not in without
    assert here.other_games("desktop/games/__init__.py") == here.other_games("desktop/engine/match.py") == ""
