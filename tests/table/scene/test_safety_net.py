"""desktop/table/scene/safety_net.py: whatever Qt calls by itself is caught, and where it failed stays empty."""

from __future__ import annotations

import importlib
import os
import pkgutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QStringListModel, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QListView,
    QStyledItemDelegate,
    QStyleOptionGraphicsItem,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

import desktop.app
import desktop.controller
import desktop.table
from desktop.table.scene.safety_net import EMPTY, MARK, netted, overrides

ROOT = Path(__file__).resolve().parents[3]


def ours() -> Iterator[type]:
    """Every class of the rooms that know Qt."""
    for room in (desktop.app, desktop.table, desktop.controller):
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            for kind in vars(importlib.import_module(module.name)).values():
                if isinstance(kind, type) and kind.__module__ == module.name:
                    yield kind


def test_every_override_is_netted() -> None:
    kinds = [kind for kind in ours() if overrides(kind)]
    bare = [
        f"{kind.__name__}.{name}" for kind in kinds for name, it in overrides(kind).items() if not hasattr(it, MARK)
    ]
    assert bare == [] and len(kinds) > 80


def test_a_class_that_is_not_netted_is_found() -> None:
    class Mixed:
        def sizeHint(self) -> QSize:
            return QSize()

    class Bare(Mixed, QWidget):
        def paintEvent(self, event: QPaintEvent) -> None: ...
        def words(self) -> None: ...

    assert set(overrides(Bare)) == {"paintEvent", "sizeHint"}
    assert all(not hasattr(method, MARK) for method in overrides(Bare).values())
    assert all(hasattr(method, MARK) for method in overrides(netted(Bare)).values())


@pytest.fixture
def caught(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: found.append(kind.__name__))
    return found


def test_what_fails_answers_emptily(caught: list[str]) -> None:
    for answer, empty in EMPTY.items():

        class Failing:
            def paint(self) -> None:
                raise ZeroDivisionError

        Failing.paint.__annotations__["return"] = answer
        kind: Any = netted(type("Kind", (QGraphicsItem,), {"paint": Failing.paint}))
        assert type(kind.paint(None)) is type(empty())
    assert caught == ["ZeroDivisionError"] * len(EMPTY)


@netted
class Torn(QGraphicsItem):
    """Fails in the middle of its paint, with the painter as it stood then."""

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 20, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setClipRect(QRectF(0, 0, 1, 1))
        painter.setOpacity(0.0)
        raise ZeroDivisionError


def test_the_cards_after_one_that_failed_are_painted(qtbot: QtBot, caught: list[str]) -> None:
    scene, image = QGraphicsScene(), QImage(60, 20, QImage.Format.Format_RGB32)
    scene.addItem(Torn())
    scene.addRect(40, 0, 20, 20, QColor("#ff0000"), QColor("#ff0000"))
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 60, 20), QRectF(0, 0, 60, 20))
    painter.end()
    assert caught == ["ZeroDivisionError"]
    assert image.pixelColor(50, 10).name() == "#ff0000" and image.pixelColor(10, 10).name() == "#ffffff"


@netted
class TornRow(QStyledItemDelegate):
    """Fails in its first row, after a save; the others are red."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        if index.row() == 0:
            painter.setClipRect(QRectF(0, 0, 1, 1))
            painter.setOpacity(0.0)
            raise ZeroDivisionError
        painter.fillRect(option.rect, QColor("#ff0000"))
        painter.restore()


@pytest.mark.qt_log_ignore("Painter ended with 1 saved states")
def test_the_rows_after_one_that_failed_are_painted(qtbot: QtBot, caught: list[str]) -> None:
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(QStringListModel(["a", "b"], view))
    view.setItemDelegate(TornRow(view))
    picture = view.viewport().grab().toImage()
    row = view.visualRect(view.model().index(1, 0))
    assert picture.pixelColor(5, row.center().y()).name() == "#ff0000"
    assert set(caught) == {"ZeroDivisionError"}


FAILS = """
import sys
from PySide6.QtCore import QAbstractListModel, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QListView, QStyledItemDelegate, QWidget
from desktop.table.scene.safety_net import netted

seen, kept = set(), []  # whoever reports an error may keep it, and with it what its frames hold


def hook(kind, error, trace) -> None:
    seen.add(str(error))
    kept.append(error)


sys.excepthook = hook
app = QApplication([])

{net}
class Sheet(QWidget):
    def paintEvent(self, event) -> None:
        painter = QPainter(self)
        painter.save()
        raise RuntimeError("paint")

    def showEvent(self, event) -> None:
        raise RuntimeError("show")

    def resizeEvent(self, event) -> None:
        raise RuntimeError("resize")

{net}
class Delegate(QStyledItemDelegate):
    def paint(self, painter, option, index) -> None:
        painter.save()
        raise RuntimeError("delegate")

{net}
class Model(QAbstractListModel):
    def rowCount(self, parent=None) -> "int":
        return 3

    def data(self, index, role=0) -> "Any":
        raise RuntimeError("data")

sheet, view = Sheet(), QListView()
model, delegate = Model(), Delegate()
view.setModel(model)
view.setItemDelegate(delegate)
for widget in (sheet, view):
    widget.resize(200, 200)
    widget.show()
for _ in range(20):
    sheet.update()
    view.viewport().update()
    sheet.grab()
    view.grab()
    app.processEvents()
print("goes on", *sorted(seen))
"""


def test_the_program_goes_on_after_an_error_in_paint_show_resize_delegate_and_model() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", FAILS.format(net="@netted")]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert answer.stdout.strip() == "goes on data delegate paint resize show", (answer.returncode, answer.stderr)
    # A painter that outlives its paint event paints on what Qt has taken back.
    assert "active painter" not in answer.stderr and "being painted" not in answer.stderr


def test_the_net_costs_next_to_nothing() -> None:
    class Bare(QWidget):
        def hide(self) -> None: ...

    def seconds(method: Callable[..., object]) -> float:
        begun = time.perf_counter()
        for _ in range(20_000):
            method(None)
        return time.perf_counter() - begun

    bare = Bare.hide
    caught = netted(Bare).hide
    assert min(seconds(caught) for _ in range(5)) - min(seconds(bare) for _ in range(5)) < 20_000 * 2e-6
