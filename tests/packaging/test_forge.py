"""The forge's recipes: what they run is there, and every action is one of the forge's own, of one commit."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECIPES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_there_is_a_check_and_a_build() -> None:
    assert [path.name for path in RECIPES] == ["ci.yml", "installers.yml"]


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_what_it_runs_is_there(recipe: Path) -> None:
    called = re.findall(r"(?:packaging/\w+\.py|\.ci/run)", recipe.read_text(encoding="utf-8"))
    assert called and all((ROOT / name).is_file() for name in called)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_actions_are_the_forges_own_and_of_one_commit(recipe: Path) -> None:
    # A tag can be moved to other code, a commit cannot; what the commit is called stands behind it.
    used = re.findall(r"uses: (.+)", recipe.read_text(encoding="utf-8"))
    assert used and all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action) for action in used)


def test_an_action_is_the_same_commit_everywhere() -> None:
    used = {action for recipe in RECIPES for action in re.findall(r"uses: (.+)", recipe.read_text(encoding="utf-8"))}
    names = [action.partition("@")[0] for action in used]
    assert len(names) == len(set(names))


def test_every_kind_of_installer_is_built_and_tried() -> None:
    text = (ROOT / ".github" / "workflows" / "installers.yml").read_text(encoding="utf-8")
    assert set(re.findall(r"packaging/build\.py (\w+)", text)) == {"deb", "run", "windows", "macos"}
    # Each of the three systems tries what it has built; Windows by a script of its own, which does more.
    assert text.count("--smoke") >= 3 and "check_windows.py" in text


def test_the_wheel_is_tried_in_every_way() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "run: python3 packaging/check_wheel.py\n" in text  # without --only
