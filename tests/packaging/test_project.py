"""Names and versions that every package shares, and what of the checkout is shipped."""

from pathlib import Path
from types import ModuleType

import pytest

from desktop import __version__
from desktop.engine import record
from desktop.games import BY_ID

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import project

    return project


def test_the_version_is_the_programs(project: ModuleType) -> None:
    assert project.version() == __version__


def test_everything_in_resources_is_shipped_but_the_pictures_of_the_readme(project: ModuleType) -> None:
    shipped = dict(project.shipped_resources())
    assert shipped[str(ROOT / "resources" / "CREDITS.md")] == "resources"
    assert shipped[str(ROOT / "resources" / "clash" / "cards.toml")] == "resources/clash"
    assert not any("pictures" in folder for folder in shipped.values())
    assert list(shipped) == sorted(shipped)


def test_a_clock_can_be_given(project: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert project.source_date() == 1700000000


def test_it_knows_every_game(project: ModuleType) -> None:
    assert project.games() == [game.info.title for game in BY_ID.values()]
    assert project.game_ids() == list(BY_ID)


def test_the_extension_is_not_that_of_another_program(project: ModuleType) -> None:
    assert project.EXTENSION == ".fivefold"
    assert record.FORMAT.startswith(project.NAME)
