"""The strip: every item on some page, none larger than it must be; its words in five lines; hands and keys on it."""

from itertools import chain, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.retold_item import Cut, item_size, lines, pieces
from desktop.app.play.retold_strip import COMPACT, FULL, MOST, Ghost, RetoldStrip
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.look import Face, Look, Retold
from desktop.table import guard
from desktop.table.drawing.theme import Metrics
from desktop.table.motion.animator import Animator
from desktop.words import Words
from tests import patience

ROOM = QRect(0, 40, 1000, 600)
SAY = Words().say
OGRE = Look(BY_ID["clash"].face.printed(3, SAY))
SHIP = Look(Face("lying", "barbarossa", "ship", wide=True))


def told(number: int, **more: Any) -> Retold:
    return Retold(f"Number {number} happened.", 1, "#6E8DF5", "circle", words=f"Number {number}", step=number)._replace(
        **more
    )


@pytest.fixture
def strip(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> RetoldStrip:
    monkeypatch.setattr(guard, "FRESH_MS", 0.0)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    made = RetoldStrip(Words(), "Esc", page, Animator(page))
    made.page_below = page  # type: ignore[attr-defined]
    page.show()
    return made


def lie(strip: RetoldStrip, number: int, room: QRect = ROOM) -> None:
    size = strip.sizes(room)[number]
    strip.lie(number, QRect(room.x(), room.y(), round(size[0]), round(size[1])))


def ways(strip: RetoldStrip, room: QRect = ROOM) -> range:
    return range(len(strip.sizes(room)))


def test_nine_things_are_told_in_five_lines(strip: RetoldStrip) -> None:  # UX 23, 37
    said = [f"Line {number}." for number in range(9)]
    strip.tell([told(0)], said)
    assert len(strip.lines) == MOST == 5
    assert " ".join(strip.lines) == " ".join(said)  # in order, nothing left out
    assert strip.accessibleName() == f"Since your last turn: {' '.join(strip.lines)}"


def test_what_happened_again_and_again_is_counted(strip: RetoldStrip) -> None:
    strip.tell([told(0)], ["Ivo draws.", "Ivo draws.", "Ivo draws.", "Ivo stops."])
    assert strip.lines == ("Ivo draws. (×3)", "Ivo stops.")
    again = pieces(told(0, times=3), FULL, Metrics(), "× 3")
    assert [piece.kind for piece in again] == ["shape", "words", "times"] and again[-1].text == "× 3"


def test_nothing_to_tell_shows_nothing_and_holds_nothing(strip: RetoldStrip) -> None:  # UX 38
    strip.tell([told(0, cards=(OGRE,))], ["Ivo plays."])
    lie(strip, 0)
    strip.grab()
    assert strip.isVisible() and strip.accessibleName()
    strip.tell([], [])
    assert not strip.isVisible() and not strip.accessibleName() and not strip._pictures
    assert not any(item.accessibleName() or item.told for item in strip.items)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_each_item_stands_on_one_page_inside_the_strip(strip: RetoldStrip, text: float) -> None:
    """In every way to show it, at any size of text: in order, in two lines at most, none over another."""
    strip.set_metrics(Metrics(0.768, text))
    strip.cross.set_metrics(strip.metrics)
    few = [told(number, cards=(OGRE,) * (number % 3), onto=(OGRE,) * (number % 2)) for number in range(17)]
    strip.tell(few, [each.says for each in few])
    widths = []
    for way in ways(strip):
        lie(strip, way)
        form = strip.form(way)
        widths.append(form.size[0])
        assert list(chain.from_iterable(chain.from_iterable(form.pages))) == list(range(17))
        assert all(len(page) <= 2 for page in form.pages)
        for number in range(len(form.pages)):
            strip.turn(number)
            shown = [item for item in strip.items if not item.isHidden()]
            rects = [item.geometry() for item in shown] + [strip.cross.geometry()]
            rects += [strip.back.geometry(), strip.forth.geometry()] if len(form.pages) > 1 else []
            assert all(strip.rect().contains(rect) for rect in rects), way
            assert not any(one.intersects(two) for n, one in enumerate(rects) for two in rects[:n]), way
    assert min(widths) < 0.55 * max(widths)


def test_an_item_is_as_wide_as_what_stands_in_it() -> None:
    m = Metrics()
    for cut in (FULL, COMPACT, Cut(62.0, 0.6)):
        blow = pieces(told(0, cards=(OGRE,), onto=(OGRE,), figures=("−3", "falls")), cut, m, "")
        assert [piece.kind for piece in blow] == ["shape", "card", "arrow", "card", "figure"]
        went = pieces(told(0, cards=(SHIP,), goal="Discard pile"), cut, m, "")
        assert [piece.kind for piece in went] == ["shape", "card", "arrow", "words"]
        assert item_size(blow, cut, m)[0] > sum(piece.wide for piece in blow)
    assert item_size(blow, FULL, m)[1] > item_size(blow, COMPACT, m)[1]


def test_lines_hold_what_fits_and_at_least_one() -> None:
    dice = Rng(4)
    for _ in range(200):
        widths = [20 + dice.below(200) for _ in range(dice.below(12))]
        rows = list(lines(widths, 240, 10))
        assert [number for row in rows for number in row] == list(range(len(widths)))
        assert all(len(row) == 1 or sum(widths[at] + 10 for at in row) - 10 <= 240 for row in rows)
        for row, after in pairwise(rows):
            assert sum(widths[at] + 10 for at in row) + widths[after[0]] > 240  # the first of the next did not fit


def test_pages_turn_by_hand_and_by_arrows(strip: RetoldStrip, qtbot: QtBot) -> None:
    few = [told(number) for number in range(30)]
    strip.tell(few, ["Much."])
    last = ways(strip)[-1]
    lie(strip, last)
    assert not strip.back.isEnabled() and strip.forth.isEnabled() and strip.page == 0
    qtbot.mouseClick(strip.forth, Qt.MouseButton.LeftButton)
    assert strip.page == 1 and strip.back.isEnabled()
    strip.items[strip.form(last).pages[1][0].start].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(40):
        focused = next(item for item in strip.items if item.hasFocus())
        qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert strip.items[-1].hasFocus() and strip.items[-1].isVisible() and not strip.forth.isEnabled()
    qtbot.keyClick(strip.items[-1], Qt.Key.Key_Home)
    assert strip.items[0].hasFocus() and strip.page == 0


def test_pointer_and_keyboard_point_and_a_press_chooses(strip: RetoldStrip, qtbot: QtBot) -> None:
    pointed, chosen = list[Retold | None](), list[Retold]()
    strip.pointed.connect(pointed.append)
    strip.chosen.connect(chosen.append)
    few = [told(0), told(1)]
    strip.tell(few, ["Something."])
    lie(strip, 0)
    strip.items[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert pointed[-1] == few[1]
    qtbot.keyClick(strip.items[1], Qt.Key.Key_Return)
    qtbot.mouseClick(strip.items[0], Qt.MouseButton.LeftButton)
    assert chosen == [few[1], few[0]]
    assert strip.items[0].accessibleName() == "Number 0 happened."


def test_it_fades_and_in_no_time_it_is_gone_at_once(strip: RetoldStrip, qtbot: QtBot) -> None:
    strip.tell([told(0)], ["Something."])
    lie(strip, 0)
    strip.leave(60)
    assert not strip.isVisible() and strip.ghost.isVisible()
    qtbot.waitUntil(lambda: not strip.ghost.isVisible(), timeout=patience.MS)
    assert strip.ghost.picture is None
    strip.tell([told(0)], ["Something."])
    lie(strip, 0)
    strip.leave(0)
    assert not strip.isVisible() and not strip.ghost.isVisible()


def test_it_takes_no_keyboard_by_itself(strip: RetoldStrip) -> None:
    strip.tell([told(0)], ["Something."])
    lie(strip, 0)
    assert strip.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert {stop.focusPolicy() for stop in strip.stops} == {Qt.FocusPolicy.TabFocus}


def test_a_strip_that_fades_goes_with_its_page(qtbot: QtBot) -> None:
    """The table's clock lives on and has nothing left to fade."""
    page, clock = QWidget(), Animator()
    ghost = Ghost(page, clock)
    ghost.fade(QPixmap(8, 8), QRect(0, 0, 8, 8), 200)
    assert clock.gliding
    page.deleteLater()
    del ghost
    qtbot.waitUntil(lambda: not clock.gliding, timeout=patience.MS)
    clock.tick(100)
