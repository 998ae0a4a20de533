"""The log panel: lines that grow and shrink, the newest boxed and in sight, all of it as text."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.actions import PlayActions
from desktop.app.play.log import CURRENT, MOST, LogModel, LogPanel
from desktop.controller.log import LogLine
from desktop.table.controls.buttons import rescale
from desktop.table.drawing.theme import Metrics
from desktop.words import Words
from tests import patience

TURN = LogLine("turn", "Turn 7 · Mara", 0, 0)
FIRST = LogLine("line", "Mara summons Zombie to the lower lane: 1 mana.", 0, 0, "#D98A4A")
SECOND = LogLine("line", "Mara casts Boom on Brigand: 1 mana.", 0, 1, "#D98A4A")
DETAIL = LogLine("detail", "Boom hits for 1.", 0, 1, "#D98A4A")
HORIZON = LogLine("horizon", "undo reaches back to here")


@pytest.fixture
def panel(qtbot: QtBot) -> LogPanel:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(288, 600)
    made = LogPanel(Words(), PlayActions(page, Words()), page)
    made.page = page  # type: ignore[attr-defined]
    made.resize(288, 600)
    rescale(page, Metrics())
    page.show()
    return made


def boxed(model: LogModel) -> list[str]:
    return [model.index(row).data(CURRENT) for row in range(model.rowCount())]


def test_only_what_changed_is_told_to_the_view(qtbot: QtBot) -> None:
    model = LogModel()
    model.set_lines([TURN, FIRST, HORIZON])
    changes: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _, a, b: changes.append(("in", a, b)))
    model.rowsRemoved.connect(lambda _, a, b: changes.append(("out", a, b)))
    model.set_lines([TURN, FIRST, SECOND, DETAIL, HORIZON])
    assert changes == [("out", 2, 2), ("in", 2, 4)]
    model.set_lines([TURN, FIRST, SECOND, DETAIL, HORIZON])
    assert len(changes) == 2
    model.set_lines([TURN])
    assert changes[2:] == [("out", 1, 4)] and model.lines == [TURN]


def test_the_last_decision_is_boxed_with_what_came_of_it() -> None:
    model = LogModel()
    model.set_lines([TURN, FIRST, SECOND, DETAIL, DETAIL, HORIZON])
    assert boxed(model) == ["", "", "first", "middle", "last", ""]
    model.set_lines([TURN, FIRST, SECOND])
    assert boxed(model) == ["", "", "firstlast"]
    model.set_lines([HORIZON])
    assert boxed(model) == [""]


def test_it_is_copied_as_text_with_names(panel: LogPanel, qtbot: QtBot) -> None:  # UX 32
    panel.set_folded(False)
    panel.view.set_lines([TURN, FIRST, SECOND, DETAIL, HORIZON])
    with qtbot.waitSignal(panel.told, timeout=patience.MS):
        qtbot.mouseClick(panel.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.splitlines() == [TURN.text, FIRST.text, SECOND.text, f"  {DETAIL.text}", f"-- {HORIZON.text}"]


def test_the_newest_line_stays_in_sight_unless_one_has_scrolled_back(panel: LogPanel, qtbot: QtBot) -> None:
    panel.set_folded(False)
    many = [FIRST._replace(step=step, text=f"{step}. {FIRST.text}") for step in range(80)]
    panel.view.set_lines(many)
    qtbot.waitUntil(lambda: panel.view.verticalScrollBar().maximum() > 100, timeout=patience.MS)
    bar = panel.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum(), timeout=patience.MS)
    panel.view.set_lines([*many, SECOND])
    qtbot.waitUntil(
        lambda: panel.view.visualRect(panel.view.lines.index(80)).bottom() <= panel.view.viewport().height(),
        timeout=patience.MS,
    )
    bar.setValue(0)
    panel.view.set_lines([*many, SECOND, DETAIL])
    qtbot.wait(30)
    assert bar.value() == 0


def test_of_a_long_log_the_end_is_in_the_list_and_the_rest_comes_as_one_scrolls_up(
    panel: LogPanel, qtbot: QtBot
) -> None:
    panel.set_folded(False)
    many = [FIRST._replace(step=step, text=f"{step}. {FIRST.text}") for step in range(3 * MOST - 50)]
    view, bar = panel.view, panel.view.verticalScrollBar()
    view.set_lines(many)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 100, timeout=patience.MS)
    assert view.lines.lines == many[-MOST:]
    while len(view.lines.lines) < len(many):
        before = len(view.lines.lines)
        bar.setValue(1)
        top = view.indexAt(QPoint(20, 20)).data()
        assert len(view.lines.lines) == min(len(many), before + MOST)
        assert top == many[-before].text or top == many[-before - 1].text  # what one reads has not moved
    assert view.lines.lines == many
    view.set_lines([*many, SECOND])  # one reads: the list stays
    assert view.lines.lines == [*many, SECOND]
    bar.setValue(bar.maximum())
    view.set_lines([*many, SECOND, DETAIL])
    view.set_lines([*many, *[DETAIL] * MOST])
    assert len(view.lines.lines) <= 3 * MOST
    panel.copy_text()
    assert len(QGuiApplication.clipboard().text().splitlines()) == len(many) + MOST


def test_keys_scroll_and_a_click_harms_nothing(panel: LogPanel, qtbot: QtBot) -> None:
    panel.set_folded(False)
    panel.view.set_lines([FIRST._replace(step=step) for step in range(60)])
    panel.view.setFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: panel.view.verticalScrollBar().value() == 0, timeout=patience.MS)
    qtbot.keyClick(panel.view, Qt.Key.Key_End)
    bar = panel.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0, timeout=patience.MS)
    before = list(panel.view.lines.lines)
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=panel.view.rect().center())
    assert panel.view.lines.lines == before


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_row_is_as_high_as_its_words(panel: LogPanel, text: float) -> None:  # UX 15
    rescale(panel.page, Metrics(1.0, text))  # type: ignore[attr-defined]
    panel.set_folded(False)
    panel.view.set_lines([TURN, FIRST, DETAIL, HORIZON])
    rows = [panel.view.sizeHintForRow(row) for row in range(4)]
    assert rows[1] > 1.7 * 16.5 * text and rows[2] > 15.5 * text
    panel.resize(600, 600)
    assert panel.view.sizeHintForRow(1) < rows[1]


def test_the_thin_bar_of_a_detail_stands_under_the_middle_of_its_line_s(panel: LogPanel) -> None:
    rescale(panel.page, Metrics(2.0, 1.0))  # type: ignore[attr-defined]
    panel.resize(600, 600)
    panel.view.set_lines([FIRST, DETAIL])
    sheet, middles, widths = panel.view.viewport().grab().toImage(), [], []  # left of them is the newest line's box
    for row in range(2):
        y = panel.view.visualRect(panel.view.model().index(row, 0)).center().y()
        warm = [x for x in range(30, 80) if sheet.pixelColor(x, y).red() - sheet.pixelColor(x, y).blue() > 60]
        middles.append((min(warm) + max(warm)) / 2)
        widths.append(len(warm))
    assert abs(middles[0] - middles[1]) <= 1 and widths[0] > 1.5 * widths[1]


def test_folded_it_is_a_rail_with_one_button(panel: LogPanel) -> None:
    panel.resize(44, 600)
    panel.set_folded(True)
    assert panel.fold.isVisible() and not panel.copy.isVisible() and not panel.view.isVisible()
    assert panel.rect().contains(panel.fold.geometry())
    assert panel.fold.accessibleName() == "Open the log"
    panel.set_folded(False)
    assert panel.fold.accessibleName() == "Fold the log"
