"""`shot`: the picture the app would show, the same every time; wrong arguments are refused in a sentence."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from desktop.controller import counsel, opponents
from desktop.developer import shot
from desktop.developer.film import COLUMNS, WIDE
from tests.controller.sitting import Prompted

Draw = Callable[..., QImage]

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _the_air_lies_still() -> None:
    """Here it moves, as far as `shot` lets it."""


@pytest.fixture
def draw(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Draw:
    """Draws in this process and returns the picture."""
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(counsel, "AiRunner", Prompted)

    def run(*words: str) -> QImage:
        out = tmp_path / f"{len(list(tmp_path.iterdir()))}.png"
        assert shot.main([*words, "--out", str(out)]) == 0
        return QImage(str(out))

    return run


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})


@pytest.mark.parametrize("page", shot.PAGES)
def test_a_picture_of_every_page_in_the_smallest_window(draw: Draw, page: str) -> None:
    image = draw(page, "--size", "1024x700")
    assert (image.width(), image.height()) == (1024, 700) and colours(image) > 100


def test_a_page_is_of_the_game_that_is_asked_for(draw: Draw) -> None:
    for page in ("new", "rules", "rulings", "replay", "beliefs"):
        assert draw(page, "--game", "clash", "--size", "1024x700") != draw(
            page, "--game", "fleet", "--size", "1024x700"
        )
    assert draw("rules", "--game", "clash") != draw("rulings", "--game", "clash")


def test_the_same_arguments_give_the_same_picture_and_others_another(draw: Draw) -> None:
    first = draw("clash", "--seed", "4", "--ply", "20", "--size", "1366x768")
    assert draw("clash", "--seed", "4", "--ply", "20", "--size", "1366x768") == first
    for other in (["--seed", "5", "--ply", "20"], ["--seed", "4", "--ply", "21"], ["--seed", "4", "--seat", "1"]):
        assert draw("clash", *other, "--size", "1366x768") != first


@pytest.mark.parametrize("seat", ["0", "1"])
def test_every_state_is_a_picture_of_its_own(draw: Draw, seat: str) -> None:
    base = ["clash", "--seed", "4", "--ply", "20", "--seat", seat, "--size", "1024x700"]
    plain = draw(*base)
    for state in shot.STATES:
        image = draw(*base, "--state", state)
        assert image != plain and colours(image) > 100, state
        assert seat == "1" or draw(*base, "--state", state) == image, state


def test_as_many_play_as_are_asked_for(draw: Draw) -> None:
    table = ["barbarossa", "--seed", "3", "--size", "1366x768"]
    fewest = draw(*table)
    assert draw(*table, "--seats", "2") == fewest != draw(*table, "--seats", "5")
    assert draw(*table, "--seats", "5", "--seat", "4") != draw(*table, "--seats", "5")


def test_larger_text_and_an_option_change_the_picture(draw: Draw) -> None:
    base = ["clash", "--ply", "20", "--size", "1366x768"]
    plain = draw(*base)
    assert draw(*base, "--text", "150") != plain
    assert draw(*base, "--option", "deal=random") != plain


def test_a_theme_and_a_sight_change_the_picture(draw: Draw) -> None:
    plain = draw("clash", "--size", "1366x768")
    light = draw("clash", "--size", "1366x768", "--theme", "light")
    assert light.pixelColor(440, 5).lightness() > 200 > plain.pixelColor(440, 5).lightness()  # the bar
    assert draw("clash", "--size", "1366x768", "--colors", "tritan") != plain
    assert draw("settings", "--theme", "contrast").pixelColor(3, 3).name() == "#000000"
    assert draw("clash", "--size", "1366x768") == plain


def test_home_shows_matches_to_go_on_with(draw: Draw) -> None:
    assert draw("home", "--ply", "20", "--size", "1366x768") != draw("home", "--size", "1366x768")


def test_only_the_picture_is_written(draw: Draw, tmp_path: Path) -> None:
    draw("clash", "--ply", "3", "--size", "1366x768")
    assert [path.suffix for path in tmp_path.iterdir()] == [".png"]


WRONG = [
    ["chess"],
    ["clash", "--size", "10x10"],
    ["clash", "--size", "huge"],
    ["clash", "--seat", "2"],
    ["clash", "--seats", "3"],
    ["clash", "--seats", "7"],
    ["barbarossa", "--seats", "5", "--seat", "5"],
    ["clash", "--ply", "-1"],
    ["clash", "--mode", "solo"],
    ["clash", "--option", "deal"],
    ["clash", "--option", "deal=never"],
    ["clash", "--state", "asleep"],
    ["clash", "--lang", "xx"],
    ["clash", "--lang", "../.."],
    ["clash", "--text", "90"],
    ["clash", "--them", "light"],
    ["clash", "--scale", "9"],
    ["home", "--state", "drag"],
    ["rules", "--game", "chess"],
    ["clash", "--game", "fleet"],
    [],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_wrong_arguments_are_one_sentence_and_exit_2(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shot.main([*words, "--out", str(tmp_path / "x.png")]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("shot: ") and said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("out", ["nowhere/x.png", "x.jpg"])
def test_a_place_that_cannot_be_written_is_said_before_anything_is_drawn(
    out: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shot.main(["home", "--out", str(tmp_path / out)]) == 2
    assert "--out" in capsys.readouterr().err
    assert shot.main(["home"]) == 2


def test_help_and_a_missing_file_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert shot.main(["--help"]) == 0 and "--out F.png" in capsys.readouterr().out
    assert shot.main(["home"]) == 2 and "--out" in capsys.readouterr().err


def test_what_cannot_be_shown_is_said_and_exit_1(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    monkeypatch.setattr(shot, "LONGEST", 3)
    assert shot.main(["clash", "--state", "end", "--out", str(tmp_path / "x.png")]) == 1
    assert "still not over" in capsys.readouterr().err


def test_through_the_front_door_with_a_pixel_ratio(tmp_path: Path) -> None:
    out = tmp_path / "x.png"
    words = ["shot", "clash", "--ply", "12", "--size", "1024x700", "--scale", "1.5", "--out", str(out)]
    answer = subprocess.run(
        [sys.executable, "-m", "desktop", *words], cwd=ROOT, capture_output=True, text=True, timeout=100, check=False
    )
    assert answer.returncode == 0, answer.stderr
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1536, 1050)


def test_a_film_is_a_sheet_of_frames_and_the_same_every_time(draw: Draw, monkeypatch: pytest.MonkeyPatch) -> None:
    base = ["clash", "--seed", "3", "--ply", "27", "--size", "1024x700"]
    film = draw(*base, "--film", "1", "--every", "400")
    in_front = Qt.ApplicationState.ApplicationActive
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: in_front)  # the air moves of itself then
    assert film.width() == WIDE * COLUMNS and film.height() % round(WIDE * 700 / 1024) < 4 and colours(film) > 100
    assert draw(*base, "--film", "1", "--every", "400") == film != draw(*base, "--film", "2", "--every", "400")
    assert draw(*base, "--film", "1", "--every", "200").height() > film.height()


def test_only_a_game_that_is_played_is_filmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["home"], ["clash", "--state", "drag"]):
        assert shot.main([*words, "--film", "1", "--out", str(tmp_path / "a.png")]) == 2
        assert "--film" in capsys.readouterr().err
