"""Covers lean towards the pointer: near more than far, never so far that an edge shows, not at all without motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from desktop.app.pages.cover import Cover
from desktop.app.pages.leaning import Leaning
from tests.app.conftest import Open

RECT = QRectF(40, 30, 270, 660)


def leaning(goal: float | None, allowed: bool = True) -> Leaning:
    """One that has arrived."""
    owner = QObject()
    found = Leaning(owner, lambda: allowed, lambda: None)
    found.kept = owner  # type: ignore[attr-defined]
    if goal is not None:
        found.follow((goal + 1) / 2)
    found.step(10_000)
    return found


def stripe(found: Leaning, y: float) -> float:
    """Where a line down the picture's middle is seen at a height."""
    image = QImage(400, 760, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    found.tilt(painter, RECT)
    painter.fillRect(QRectF(RECT.center().x() - 3, RECT.top() - 100, 6, 900), QColor("white"))
    painter.end()
    row = round(RECT.top() + y * RECT.height())
    lit = [x for x in range(400) if image.pixelColor(x, row).lightness() > 127]
    return sum(lit) / len(lit) - RECT.center().x()


def test_what_is_near_moves_more_than_what_is_far(qapp: object) -> None:
    right = leaning(1.0)
    assert abs(stripe(right, 0.33)) < 1.5
    assert stripe(right, 0.98) > 6 > abs(stripe(right, 0.05))
    assert stripe(leaning(-1.0), 0.98) == pytest.approx(-stripe(right, 0.98), abs=1.5)
    assert stripe(leaning(None), 0.98) == pytest.approx(0, abs=1)


@pytest.mark.parametrize("goal", [-1.0, -0.4, 0.0, 1.0])
@pytest.mark.parametrize("size", [(150, 500), (270, 660), (380, 900), (420, 420)])
def test_no_edge_of_it_is_seen(qapp: object, goal: float, size: tuple[int, int]) -> None:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    leaning(goal).tilt(painter, QRectF(0, 0, *size))
    painter.fillRect(QRectF(0, 0, *size), QColor("white"))
    painter.end()
    edge = [(x, y) for x in (0, size[0] - 1) for y in range(size[1])]
    edge += [(x, y) for y in (0, size[1] - 1) for x in range(size[0])]
    assert all(image.pixelColor(*spot).lightness() > 127 for spot in edge)


def point(cover: Cover, share: float) -> None:
    at = QPointF(cover.card.left() + share * cover.card.width(), cover.card.center().y())
    there = QPointF(cover.mapToGlobal(at.toPoint()))
    no = Qt.MouseButton.NoButton
    QApplication.sendEvent(cover, QEnterEvent(at, at, there))
    move = QMouseEvent(QEvent.Type.MouseMove, at, there, no, no, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(cover, move)


def test_it_follows_the_pointer_and_stands_straight_when_it_goes(open_window: Open) -> None:
    cover = open_window().home.covers[0]
    point(cover, 0.9)
    cover.leaning.step(10_000)
    assert cover.leaning.lean == pytest.approx(0.8, abs=0.05) and cover.leaning.amount == 1
    QApplication.sendEvent(cover, QEvent(QEvent.Type.Leave))
    assert cover.leaning.moves
    cover.leaning.step(10_000)
    assert cover.leaning.lean == cover.leaning.amount == 0 and not cover.leaning.moves


def test_who_wants_calm_sees_it_still(open_window: Open) -> None:
    window = open_window()
    window.house.settings.motion = "reduced"
    cover = window.home.covers[0]
    point(cover, 0.9)
    assert not cover.leaning.moves and cover.leaning.amount == 0
