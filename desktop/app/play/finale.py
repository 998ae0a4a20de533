"""The moment in which a match is won or lost: the world's own picture over the whole page, the result in large letters.

It lasts two to three seconds and then makes way for the last page. Any key or click ends it sooner and does nothing
else; one that comes before it could be seen was meant for something else, and does nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.play.verdict_plate import ALONE, PRESSES
from desktop.controller.ending import Finale
from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import (
    CENTER,
    draw_line,
    draw_paragraph,
    fitted,
    line_height,
    paragraph_height,
)
from desktop.table.drawing.tableau import Tableau, along, ease
from desktop.table.drawing.theme import color, font, lighter, readable, ui_font
from desktop.table.guard import Guard
from desktop.table.motion.animator import Animator, Motion
from desktop.table.motion.speeds import Pace
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

LEAST, USUAL, MOST = 2000.0, 2600.0, 3000.0
STILL = 1400.0  # where nothing moves
GROUND = "#0A0D12"
FADE = 0.10  # share of the time in which the table goes
MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
INKS = {"won": "#FFE7A6", "lost": "#DCE6EE"}


def lasts(pace: Pace) -> float:
    """How long the moment is, whatever the pace; none at all where nothing is animated."""
    if not pace.speed.value:
        return 0.0
    return min(MOST, max(LEAST, USUAL * pace.speed.value)) if pace.motion else STILL


@netted
class FinaleScreen(Scaled, QWidget):
    """Covers its page for a moment."""

    def __init__(self, game_id: str, animator: Animator, parent: QWidget) -> None:
        super().__init__(parent)
        self._world, self._animator, self._page = world_of(game_id), animator, parent
        animator.goes_with(self, self)
        self.due = False  # a match is won once, and not again whenever somebody looks at how
        self.told: Finale | None = None
        self.fresh = Guard()
        self.share = 0.0  # of its time
        self._then: Callable[[], None] = lambda: None
        self._tableau: Tableau | None = None
        self._letters: QPixmap | None = None
        self._before: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    # ---- coming and going

    def begin(self, told: Finale, then: Callable[[], None]) -> None:
        """Show how it ended, and `then` what comes after; at once where there is nobody to see it or nothing moves."""
        self.stop()
        ms, app = lasts(self._animator.pace), QApplication.instance()
        due, self.due = self.due, False
        if not due or not ms or not self._page.isVisible() or app is None:
            then()
            return
        self.told, self._then, self.share = told, then, 0.0
        self._before = self._page.grab() if self._animator.pace.motion else None
        self.setAccessibleName(f"{told.title} {told.text}".strip())
        self.fresh.begin()
        self.place()
        self.show()
        focus = QApplication.focusWidget()
        if focus is not None and self._page.isAncestorOf(focus):
            focus.clearFocus()  # no ring stands in the picture
        app.installEventFilter(self)
        self._animator.run(self, Motion(ms, self._show, self._over))

    def stop(self) -> None:
        """Away with it; nothing comes after."""
        self._animator.drop(self)
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.told = self._tableau = self._letters = self._before = None
        self.hide()

    def _over(self) -> None:
        then = self._then
        self.stop()
        then()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever presses anything in this window has seen enough, and that press does no more."""
        presses = event.type() in PRESSES or event.type() == QEvent.Type.ShortcutOverride
        if not presses or not isinstance(watched, QWidget) or watched.window() is not self.window():
            return False
        if isinstance(event, QKeyEvent) and event.key() in ALONE:
            return False
        event.accept()
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if event.type() in PRESSES and not held and not self.fresh.holds:
            self._over()
        return True

    # ---- what it looks like

    def place(self) -> None:
        """Over all of the page; pictures of another size are made when they are needed."""
        if self.told is None:
            return
        self.setGeometry(self._page.rect())
        self._tableau = self._letters = None
        self.raise_()
        self.update()

    def _show(self, share: float) -> None:
        self.share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The world's picture, the words over its foot, and at first the table that it takes the place of."""
        if self.told is None:
            return
        painter, ratio, moves = painter_on(self), self.devicePixelRatioF(), self._animator.pace.motion
        if self._tableau is None:
            self._tableau = self._world.tableau(self.told.mood)(self.told, self.size(), ratio)
        if self._letters is None:
            self._letters = self._written(self.told, ratio)
        self._tableau.paint(painter, self.share if moves else self._tableau.still)
        high = self._letters.height() / ratio
        painter.setOpacity(ease(along(self.share, 0.12, 0.16)) if moves else 1.0)
        painter.drawPixmap(QPointF(0, self.height() - high), self._letters)
        if self._before is not None and self.share < FADE:
            painter.setOpacity(1 - self.share / FADE)
            painter.drawPixmap(0, 0, self._before)

    def _written(self, told: Finale, ratio: float) -> QPixmap:
        """The result in large letters and one line why, on a dark foot."""
        m, wide = self.metrics, float(self.width())
        room = min(wide * 0.86, m.px(1250))
        title = fitted(told.title, font(self._world.title, m.px(128) * min(1.2, m.text)), room, 0.4)
        face = ui_font(m.type(30))
        lines = paragraph_height(told.text, face, room) if told.text else 0.0
        ink = INKS.get(told.mood) or readable(lighter(told.victors[0][0], 0.3) if told.victors else "#E8EEF2", GROUND)
        foot = m.px(54)
        high = m.px(120) + line_height(title) + lines + foot
        made = QPixmap(round(wide * ratio), round(high * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark = paint.vertical(
            0, high, color(GROUND, 0.0), color(GROUND, 0.72), color(GROUND, 0.88), color(GROUND, 0.92)
        )
        painter.fillRect(QRectF(0, 0, wide, high), dark)
        y = high - foot - lines - line_height(title)
        head = QRectF((wide - room) / 2, y, room, line_height(title))
        draw_line(painter, head.translated(0, m.px(3)), told.title, title, "#000000", CENTER)
        draw_line(painter, head, told.title, title, ink, CENTER)
        if told.text:
            line = QRectF(head.x(), head.bottom(), room, lines + 1)
            draw_paragraph(painter, line, told.text, face, "#EEF3F6", MIDDLE)
        painter.end()
        return made
