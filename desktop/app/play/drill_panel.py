"""The panel of a drill: the question, then the answer with its reasons, and the games that were played out for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Paragraph
from desktop.app.play.coach import EDGE, LEAD, Head, TablePanel
from desktop.table.controls.buttons import BrassButton, GlassButton, LinkButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, RIGHT, draw_line, line_height, width
from desktop.table.drawing.theme import BASE, Metrics, color, edge, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

LARGE = 1.2  # size of text from which buttons lie one under the other


class Bar(NamedTuple):
    """A move, and the share of the games that were won after it."""

    label: str
    share: float
    figure: str
    best: bool


@netted
class Bars(Scaled, QWidget):
    """Two moves, one over the other: a name, a bar, a number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, bars: Sequence[Bar]) -> None:
        """Other figures; none take no room."""
        self.bars = tuple(bars)
        self.setVisible(bool(bars))
        self.updateGeometry()
        self.update()

    @property
    def _face(self) -> QFont:
        return ui_font(self.metrics.type(16), 600)

    @property
    def _step(self) -> float:
        return line_height(self._face) + self.metrics.px(16)

    def sizeHint(self) -> QSize:
        """A line and a bar for each."""
        return QSize(1, round(self._step * len(self.bars) + self.metrics.px(4)))

    def set_metrics(self, metrics: Metrics) -> None:
        """The panel makes large letters smaller before it covers a card."""
        super().set_metrics(metrics)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The better one is gold; the number says the same."""
        painter, m, wide = painter_on(self), self.metrics, float(self.width())
        for number, bar in enumerate(self.bars):
            top = number * self._step + m.px(4)
            line = QRectF(0, top, wide, line_height(self._face))
            figure = width(bar.figure, self._face)
            ink = BASE.accent_ink if bar.best else BASE.text
            draw_line(painter, line.adjusted(0, 0, -figure - m.px(12), 0), bar.label, self._face, ink, LEFT)
            draw_line(painter, line, bar.figure, self._face, ink, RIGHT)
            well = QRectF(0, line.bottom() + m.px(2), wide, m.px(8))
            paint.box(painter, well, m.px(4), color(BASE.well, 0.5), edge(0.14))
            full = QRectF(well.x(), well.y(), max(m.px(4), well.width() * bar.share), well.height())
            paint.box(painter, full, m.px(4), color(BASE.accent if bar.best else BASE.muted))


@netted
class DrillPanel(TablePanel):
    """What is asked, and after the answer what is right and why."""

    weight = 20.0  # the cards are what is asked about

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        line = words.line
        self._words = words
        self.title = line("house.drills.drill")
        self.head = Head(self.title, self, "target")
        self.verdict = Paragraph(21, 600, "accent_ink", LEAD, self)
        self.said = Paragraph(18, lead=LEAD, parent=self)
        self.bars = Bars(self)
        self.proof = Paragraph(16, lead=LEAD, parent=self)
        self.after = Paragraph(16, 400, "muted", LEAD, self)
        self.next_button = BrassButton(line("house.drills.next"), line("house.key.enter"), parent=self)
        self.show_button = GlassButton(line("house.drills.show"), parent=self)
        self.on_button = GlassButton(line("house.drills.play_on"), parent=self)
        self.remove_button = LinkButton(line("house.drills.remove"), parent=self)
        self.leave_button = LinkButton(line("house.guide.leave"), line("house.key.escape"), parent=self)
        self.buttons = (self.next_button, self.show_button, self.on_button, self.remove_button, self.leave_button)
        told = VBox(self.verdict, self.said, self.bars, self.proof, self.after, gap=8)
        self.more = HBox(self.on_button, self.remove_button, gap=8)
        last = HBox(self.leave_button, SPRING, self.show_button, self.next_button)
        foot = VBox(self.more, last, gap=8, edges=(EDGE - 8, 14, EDGE, 14))
        self.setLayout(VBox(VBox(self.head, told, edges=(EDGE, 0, EDGE, 0)), foot))

    # ---- what it says

    def ask(self, question: str, about: str, step: str) -> None:
        """Before the answer."""
        self.head.step = step
        self._tell("", question, (), "", about, answered=False)

    def answer(self, verdict: str, said: str, after: str) -> None:
        """After it; the games come by `prove`."""
        self._tell(verdict, said, self.bars.bars, self.proof.text, after, answered=True)

    def prove(self, bars: Sequence[Bar], proof: str) -> None:
        """As far as games have been played out; shown once there is an answer."""
        self.bars.tell(bars)
        self.proof.tell(proof)
        self._name()

    def _tell(self, verdict: str, said: str, bars: Sequence[Bar], proof: str, after: str, *, answered: bool) -> None:
        self.verdict.tell(verdict)
        self.said.tell(said)
        self.bars.tell(bars)
        self.proof.tell(proof)
        self.after.tell(after)
        self.show_button.setVisible(not answered)
        for button in (self.next_button, self.on_button, self.remove_button):
            button.setVisible(answered)
        self._name()

    def hold(self, why: str) -> None:
        """One cannot go on yet; empty: one can."""
        self.next_button.disable(why)

    def _name(self) -> None:
        self.setAccessibleName(self._words.line("house.pair", self.title, self.head.step))
        self.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """All that is read out."""
        parts = (self.verdict, self.said, self.proof, self.after)
        return self._words.prose(part.text for part in parts if part.text)

    def first_focus(self) -> QWidget | None:
        """Where the keyboard goes when there is nothing to do on the table."""
        return None if self.next_button.isHidden() else self.next_button

    # ---- places

    @property
    def stands(self) -> object:
        """Games that are counted do not move it: their line is as long from the first on."""
        return self.verdict.text, self.said.text, self.after.text, len(self.bars.bars), bool(self.proof.text)

    @property
    def least(self) -> int:
        """Its buttons side by side."""
        row = self.show_button if self.next_button.isHidden() else self.next_button
        pairs: list[tuple[QWidget, QWidget]] = [(self.leave_button, row)]
        if not self.on_button.isHidden() and self.more.direction() == QBoxLayout.Direction.LeftToRight:
            pairs.append((self.on_button, self.remove_button))
        beside = max(first.sizeHint().width() + second.sizeHint().width() for first, second in pairs)
        return round(beside + self.metrics.px(2 * EDGE + 16))

    def write(self, metrics: Metrics, pictured: bool) -> None:
        """All of it; of large buttons fewer stand side by side."""
        large = metrics.text > LARGE
        self.more.setDirection(QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight)
        for part in (self.head, self.verdict, self.said, self.bars, self.proof, self.after, *self.buttons):
            part.set_metrics(metrics)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint.panel(painter_on(self), QRectF(self.rect()), self.metrics.px(14), 1.0, 0.3)
