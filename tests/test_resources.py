"""desktop/resources.py: the same names find the same files in a checkout, a wheel and a frozen build."""

import sys
from pathlib import Path

import pytest

from desktop import resources


def test_a_checkout_has_its_resources_beside_the_program() -> None:
    assert resources.root() == Path(__file__).resolve().parent.parent / "resources"
    assert resources.find("CREDITS.md").is_file()


def test_the_working_directory_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = resources.find("CREDITS.md")
    monkeypatch.chdir(tmp_path)
    assert resources.find("CREDITS.md") == here


def test_a_name_may_come_in_parts() -> None:
    assert resources.path("clash", "cards.toml") == resources.path("clash/cards.toml")


def test_a_wheel_has_them_inside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "site-packages" / "desktop" / "_resources"
    inside.mkdir(parents=True)
    (tmp_path / "site-packages" / "resources").mkdir()  # of another package
    monkeypatch.setattr(resources, "__file__", str(inside.parent / "resources.py"))
    assert resources.root() == inside


def test_pyinstaller_unpacks_them_into_the_folder_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "resources" / "clash" / "cards.toml"
    file.parent.mkdir(parents=True)
    file.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.find("clash/cards.toml") == file


def test_another_freezer_leaves_them_beside_the_executable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "fivefold"))
    assert resources.root() == tmp_path.resolve() / "resources"


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="resources/clash/no_such_card.toml is missing"):
        resources.find("clash", "no_such_card.toml")
    assert not resources.path("clash", "no_such_card.toml").exists()


@pytest.mark.parametrize("name", ["/etc/passwd", "clash/../../pyproject.toml", ".."])
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    with pytest.raises(AssertionError):
        resources.path(name)
