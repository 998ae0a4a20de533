"""Under the table of a replay: buttons to walk by, the decision that led here, the pace, the line of the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.app.pages.layouts import HBox, VBox
from desktop.app.play.replay_line import Timeline
from desktop.storage.settings import SPEEDS
from desktop.table.controls.buttons import BrassButton, IconButton, Scaled, painter_on
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, fits, line_height
from desktop.table.drawing.theme import BASE, edge, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WALKS = (
    ("back_turn", "skip-back"),
    ("back", "chevron-left"),
    ("forth", "chevron-right"),
    ("forth_turn", "skip-forward"),
)
PACES = tuple(speed for speed in SPEEDS if speed != "off")
EDGE = 16.0
GAP = 8.0
LEAD = 0.96
LEAST = 0.85  # of the size of its letters, from which down a line takes fewer words
WORDS = 420.0  # units of width, at 100 %, under which the words go over the buttons


@netted
class PlayButton(BrassButton):
    """Play, or pause: the bright one."""

    def sizeHint(self) -> QSize:
        """The same for both words."""
        hint = super().sizeHint()
        return QSize(round(self.metrics.px(52)), hint.height())


@netted
class Told(Scaled, QWidget):
    """The decision that led here, and under it where that is, a line each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.lines = ("", "")
        self.shorter: tuple[str, ...] = ()  # the second line in fewer words, for where it would be too small

    def _faces(self) -> tuple[QFont, QFont]:
        return ui_font(self.metrics.type(20), 600), ui_font(self.metrics.type(16))

    def sizeHint(self) -> QSize:
        """As high as both lines."""
        return QSize(1, round(sum(line_height(face, LEAD) for face in self._faces())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """In the middle of the height."""
        painter, faces = painter_on(self), self._faces()
        heights = [line_height(face, LEAD) for face in faces]
        y = (self.height() - sum(heights)) / 2
        shown = (self.lines[0], self.second_line(faces[1]))
        for said, face, high, tint in zip(shown, faces, heights, (BASE.text, BASE.muted), strict=True):
            draw_line(painter, QRectF(0, y, self.width(), high), said, face, tint, LEFT)
            y += high

    def second_line(self, face: QFont) -> str:
        """All of it, or the first form that is not much smaller than it should be, or the shortest."""
        forms = (self.lines[1], *self.shorter)
        return next((form for form in forms if fits(form, face, self.width(), LEAST)), forms[-1])


@netted
class ReplayBar(Scaled, QWidget):
    """The foot of the page."""

    def __init__(self, words: Words, pace: str, parent: QWidget) -> None:
        super().__init__(parent)
        line = words.line
        self.words = words
        self.told = Told(self)
        self.walks = {name: IconButton(icon, line(f"house.replay.{name}"), 46, self) for name, icon in WALKS}
        self.play = PlayButton("", icon="play", parent=self)
        labels = [line(f"house.speed.{name}") for name in PACES]
        self.pace = SegmentedChoice(line("house.replay.pace"), labels, PACES.index(pace), self, words.pair)
        self.line = Timeline(line("house.replay.line"), self)
        self._row = HBox(HBox(*self.buttons, gap=GAP), gap=20)
        self._row.addStretch()
        self._row.put(self.pace)
        self._rows = VBox(self._row, gap=GAP)
        self.setLayout(VBox(self._rows, self.line, gap=12, edges=(EDGE, 12, EDGE, 12)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_playing(False)

    def show_playing(self, on: bool) -> None:
        """What the bright button does now."""
        label = self.words.line("house.replay.pause" if on else "house.replay.play")
        self.play.icon_name = "pause" if on else "play"
        self.play.setAccessibleName(label)
        self.play.setToolTip(label)
        self.play.update()

    def tell(self, sentence: str, note: str, noted: str = "", shorter: Sequence[str] = ()) -> None:
        """The decision that led here, and where that is, also in fewer words; and a note that stands there."""
        self.told.lines, self.told.shorter = (sentence, note), tuple(shorter)
        self.told.update()
        self.setAccessibleName(sentence)
        self.line.setAccessibleDescription(" ".join(filter(None, (note, sentence, noted))))

    # ---- places

    @property
    def buttons(self) -> list[QAbstractButton]:
        """From the left: back, the bright one, forth."""
        walks = list(self.walks.values())
        return [*walks[:2], self.play, *walks[2:]]

    def fold(self, wide: int) -> None:
        """The words have a row of their own, over the buttons, where they would be too small beside them."""
        m = self.metrics
        taken = sum(button.sizeHint().width() + m.px(GAP) for button in (*self.buttons, self.pace))
        over = wide - taken - m.px(2 * EDGE + 40) < m.px(WORDS) * m.text
        if over:
            self._rows.insertWidget(0, self.told)
        else:
            self._row.insertWidget(1, self.told, 1)
        self._row.setStretch(self._row.count() - 2, int(over))  # the room between buttons and pace

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground."""
        painter, rect = painter_on(self), QRectF(self.rect())
        painter.fillRect(rect, paint.vertical(0, rect.height(), BASE.foot, BASE.bar_deep))
        painter.fillRect(QRectF(0, 0, rect.width(), 1), edge(0.16))
