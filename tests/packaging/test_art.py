"""The shipped pictures, signs and fonts: all there, all loading, all credited, and what the composer draws."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "packaging" / "art"
RESOURCES = ROOT / "resources"
CREDITS = (RESOURCES / "CREDITS.md").read_text(encoding="utf-8")


def table(file: Path) -> dict:
    return tomllib.loads(file.read_text(encoding="utf-8"))


WORLDS = {game: table(ART / f"{game}.toml") for game in ("barbarossa", "chronicle", "fleet", "ganymede")}
ROWS = {
    game: {name: row for group in groups.values() for name, row in group.items()} for game, groups in WORLDS.items()
}
BACKS: dict[str, tuple[str, ...]] = {"ganymede": ("back_red", "back_green", "back_purple")}
BACKS["fleet"] = ("back_earth", "back_skaxar", "back_dealer", "back_asteroid")
BACKS["barbarossa"] = ("back", "back_event")
BACKS["chronicle"] = ("back", "back_history")
WIDE = {"back_history", *WORLDS["chronicle"]["history"]}  # they lie on their side
NEEDS_DRAWINGS = ("chronicle", "fleet")  # their backs carry drawings of the npm package
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
    """Of a card whole; of Barbarossa's only the map in its window."""
    if game == "barbarossa" and name in ROWS[game]:
        return QSize(860, 704)
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
        (
            "barbarossa",
            {"transport": 3, "unit": 14, "plan": 3, "aid": 5, "hill": 1, "position": 1, "city": 12, "event": 10},
        ),
        ("ganymede", {"red": 4, "green": 4, "black": 6, "purple": 10}),
        ("chronicle", {"power": 10, "wisdom": 10, "love": 10, "wild": 6, "history": 12}),
        ("fleet", {"earth": 25, "skaxar": 25, "dealer": 18, "asteroids": 5}),
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
    import ganymede_cover

    assert ganymede_cover.EMBLEM in CREDITS
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


def _apart(one: QImage, other: QImage) -> float:
    """How far two pictures differ in light, of 255, over a grid of spots."""
    spots = [(x, y) for x in range(15, 630, 30) for y in range(20, 880, 40)]
    return sum(abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) for x, y in spots) / len(
        spots
    )


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, names in BACKS.items() for name in names if game not in NEEDS_DRAWINGS]
)
def test_the_shipped_back_is_what_the_composer_draws_every_time(qapp, composer, game: str, name: str) -> None:
    import barbarossa_back
    import ganymede_back
    from picture import Picture

    def paint(painter: QPainter) -> None:
        if game == "barbarossa":
            barbarossa_back.back(painter, barbarossa_back.TONES[name])
        else:
            ganymede_back.back(painter, name.removeprefix("back_"))

    drawn = Picture(name, QSize(630, 880), paint).image()
    assert drawn == Picture(name, QSize(630, 880), paint).image()
    shipped = QImage(str(RESOURCES / game / "art" / f"{name}.webp"))
    assert _apart(drawn, shipped) < 6  # what compression may change


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


def _silhouette(draw, name: str, kind: str, number: int) -> QImage:
    """A ship in black on nothing, small: what the eye keeps of it."""
    from paint import painting, sheet

    drawn = sheet(QSize(630, 880))
    with painting(drawn) as painter:
        draw(painter, name, kind, number, QRectF(56, 132, 518, 492), QSize(630, 880))
    return drawn.scaled(63, 88, mode=Qt.TransformationMode.SmoothTransformation)


def _unlike(one: QImage, other: QImage) -> float:
    """The share of their common area that only one of two silhouettes covers."""
    spots = [(x, y) for x in range(63) for y in range(88)]
    pairs = [(one.pixelColor(*spot).alpha() > 200, other.pixelColor(*spot).alpha() > 200) for spot in spots]
    return sum(a != b for a, b in pairs) / max(1, sum(a or b for a, b in pairs))


@pytest.mark.parametrize("fleet", ["earth", "skaxar"])
def test_every_ship_of_a_class_is_known_by_its_silhouette(qapp, composer, fleet: str) -> None:
    from fleet_earth import earth_ship
    from fleet_skaxar import skaxar_ship

    draw = earth_ship if fleet == "earth" else skaxar_ship
    classes: dict[str, list[QImage]] = {}
    for name, row in WORLDS["fleet"][fleet].items():
        ships = classes.setdefault(row["kind"], [])
        ships.append(_silhouette(draw, name, row["kind"], len(ships)))
    assert {kind: len(ships) for kind, ships in classes.items()} == {
        "mothership": 1, "destroyer": 3, "fighter": 5, "scout": 7, "drone": 9,
    }  # fmt: skip
    alike = [_unlike(one, other) for ships in classes.values() for one, other in combinations(ships, 2)]
    assert min(alike) > 0.15


def test_a_ship_is_drawn_the_same_for_ever(qapp, composer) -> None:
    from fleet_earth import earth_ship

    assert _silhouette(earth_ship, "goshawk", "fighter", 1) == _silhouette(earth_ship, "goshawk", "fighter", 1)


CUT = {"missile-pod", "smoking-volcano"}  # drawings that run off their own canvas: on a card a stump


def test_an_emblem_is_whole_and_no_effect_is_a_recycling_sign() -> None:
    for game, rows in ROWS.items():
        assert not [name for name, row in rows.items() if CUT & set(row["icons"][:1])], game
    assert not [sign for group in SOURCES["signs"].values() for sign, row in group.items() if row["icon"] == "recycle"]
