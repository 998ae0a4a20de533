"""The shipped pictures, signs and fonts: all there, all loading, all credited, and what the composer draws."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase, QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "packaging" / "art"
RESOURCES = ROOT / "resources"
CREDITS = (RESOURCES / "CREDITS.md").read_text(encoding="utf-8")


def table(file: Path) -> dict:
    return tomllib.loads(file.read_text(encoding="utf-8"))


WORLDS = {game: table(ART / f"{game}.toml") for game in ("chronicle",)}
ROWS = {
    game: {name: row for group in groups.values() for name, row in group.items()} for game, groups in WORLDS.items()
}
BACKS = {"chronicle": ("back", "back_history")}
WIDE = {"back_history", *WORLDS["chronicle"]["history"]}  # they lie on their side
PICTURES = [(game, name) for game, rows in ROWS.items() for name in (*rows, *BACKS[game])]
SOURCES = table(ART / "sources.toml")
FONTS = table(RESOURCES / "fonts" / "fonts.toml")


def credited(icon: str, author: str) -> bool:
    lines = [line for line in CREDITS.splitlines() if line.startswith(f"- by {author}: ")]
    names = {
        name.strip(" ()") for line in lines for part in line.partition(": ")[2].split(",") for name in part.split("(")
    }
    return icon in names


def size_of(game: str, name: str) -> QSize:
    return QSize(880, 630) if name in WIDE else QSize(630, 880)


@pytest.fixture
def composer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_every_card_has_its_picture(qapp, game: str, name: str) -> None:
    picture = QImage(str(RESOURCES / game / "art" / f"{name}.webp"))
    assert picture.size() == size_of(game, name)
    corners = {picture.pixelColor(x, y).name() for x in (60, 315, 570) for y in (60, 300, 500)}
    assert len(corners) > 4  # a drawing, not a blank


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        ("chronicle", {"power": 10, "wisdom": 10, "love": 10, "wild": 6, "history": 12}),
    ],
)
def test_every_group_is_mapped_and_no_id_stands_in_two(game: str, sizes: dict[str, int]) -> None:
    assert {name: len(rows) for name, rows in WORLDS[game].items()} == sizes
    assert len(ROWS[game]) == sum(sizes.values())


@pytest.mark.parametrize("game", WORLDS)
def test_no_picture_without_a_row(game: str) -> None:
    found = {file.stem for file in (RESOURCES / game / "art").iterdir()}
    assert found == {*ROWS[game], *BACKS[game], "table"}


@pytest.mark.parametrize("game", WORLDS)
def test_table_and_cover(qapp, game: str) -> None:
    for path, size in ((f"{game}/art/table.webp", QSize(3556, 2000)), (f"covers/{game}.webp", QSize(900, 1440))):
        reader = QImageReader(str(RESOURCES / path))
        assert reader.size() == size
        assert not reader.read().isNull()


@pytest.mark.parametrize("game", WORLDS)
def test_pictures_stay_small(game: str) -> None:
    files = list((RESOURCES / game / "art").iterdir())
    assert sum(file.stat().st_size for file in files) < 6_000_000
    assert (RESOURCES / game / "art" / "table.webp").stat().st_size < 600_000


def test_every_drawing_is_credited(composer) -> None:
    rows = [row for group in ROWS.values() for row in group.values()]
    used = {(icon, author) for row in rows for icon, author in zip(row["icons"], row["authors"], strict=True)}
    used |= {(row["icon"], row["author"]) for signs in SOURCES["signs"].values() for row in signs.values()}
    assert {pair for pair in used if not credited(*pair)} == set()


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


def test_without_packages_the_composer_says_so(composer, capsys, tmp_path) -> None:
    import argparse

    from npm import packages

    with pytest.raises(SystemExit) as stopped:
        packages(argparse.ArgumentParser(), tmp_path)
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_arcs_and_compact_flags_are_read(composer) -> None:
    from svgpath import read

    ring = read(["M10 0a10 10 0 0110 10a10 10 0 1 1-10-10z"]).boundingRect()
    assert (round(ring.x(), 2), round(ring.y(), 2)) == (0, 0)
    assert (round(ring.width(), 2), round(ring.height(), 2)) == (20, 20)
    steps = read(["m2 2h6v6q-3 3-6 0t-0-6z"]).boundingRect()
    assert (steps.left(), steps.top(), steps.right()) == (0.5, 2, 8)


CUT = {"missile-pod", "smoking-volcano"}  # drawings that run off their own canvas: on a card a stump


def test_an_emblem_is_whole_and_no_effect_is_a_recycling_sign() -> None:
    for game, rows in ROWS.items():
        assert not [name for name, row in rows.items() if CUT & set(row["icons"][:1])], game
    assert not [sign for group in SOURCES["signs"].values() for sign, row in group.items() if row["icon"] == "recycle"]
