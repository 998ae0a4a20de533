"""The shipped signs, glyphs and fonts: all there, all loading, all credited."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "packaging" / "art"
RESOURCES = ROOT / "resources"
CREDITS = (RESOURCES / "CREDITS.md").read_text(encoding="utf-8")


def table(file: Path) -> dict:
    return tomllib.loads(file.read_text(encoding="utf-8"))


SOURCES = table(ART / "sources.toml")
FONTS = table(RESOURCES / "fonts" / "fonts.toml")


def credited(icon: str, author: str) -> bool:
    lines = [line for line in CREDITS.splitlines() if line.startswith(f"- by {author}: ")]
    names = {
        name.strip(" ()") for line in lines for part in line.partition(": ")[2].split(",") for name in part.split("(")
    }
    return icon in names


@pytest.fixture
def art(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))


def test_every_drawing_is_credited_and_none_that_is_gone() -> None:
    used = {(row["icon"], row["author"]) for signs in SOURCES["signs"].values() for row in signs.values()}
    assert {pair for pair in used if not credited(*pair)} == set()
    assert not credited("throne-king", "Delapouite")  # of pictures that were composed once


def test_a_drawing_nobody_made_is_not_credited() -> None:
    assert not credited("ogre", "Skoll")
    assert not credited("no-such-icon", "Lorc")


@pytest.mark.parametrize("key", FONTS)
def test_fonts_load_and_are_credited(qapp, key: str) -> None:
    family = key.split(maxsplit=1)[0]
    number = QFontDatabase.addApplicationFont(str(RESOURCES / "fonts" / FONTS[key]))
    assert QFontDatabase.applicationFontFamilies(number)
    assert FONTS[key] in CREDITS
    licence = (RESOURCES / "fonts" / "licences" / f"{family}.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence.upper()


def test_the_font_index_is_what_was_asked_for() -> None:
    assert set(FONTS) == {f"{family} {cut}" for family, cuts in SOURCES["fonts"].items() for cut in cuts}
    assert set(FONTS.values()) == {file.name for file in (RESOURCES / "fonts").glob("*.ttf")}


def test_every_glyph_is_one_valid_drawing_in_one_colour(qapp) -> None:
    wanted = {f"ui/{name}" for name in SOURCES["controls"]["names"]}
    wanted |= {f"{game}/{name}" for game, rows in SOURCES["signs"].items() for name in rows}
    for name in sorted(wanted):
        text = (RESOURCES / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        assert "currentColor" in text and "#" not in text, name
        renderer = QSvgRenderer(text.encode())
        assert renderer.isValid(), name
        assert renderer.defaultSize().width() == renderer.defaultSize().height(), name
    assert QSvgRenderer(str(RESOURCES / "icons" / "app.svg")).isValid()


def test_without_packages_what_gathers_them_says_so(art, capsys, tmp_path) -> None:
    import argparse

    from npm import packages

    with pytest.raises(SystemExit) as stopped:
        packages(argparse.ArgumentParser(), tmp_path)
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_no_effect_is_a_recycling_sign() -> None:
    assert not [sign for group in SOURCES["signs"].values() for sign, row in group.items() if row["icon"] == "recycle"]
