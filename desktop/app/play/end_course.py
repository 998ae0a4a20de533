"""How a match went, on its last page: the curve a seat with its legend, and under it what stands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import VBox
from desktop.app.pages.lines import Line
from desktop.app.play.curve import Curves, style_of
from desktop.app.play.end_table import OVER
from desktop.app.play.step_link import StepLink
from desktop.controller.looking_back import NAMED, LookBack
from desktop.table.controls.buttons import Scaled
from desktop.words import Words

LEAST, MOST = 84.0, 170.0  # units: the height of the curves


class CourseView(Scaled, QWidget):
    """Caption, curves, legend, and a link for each moment; the last one is for what was lost little by little."""

    pressed = Signal(int)  # a moment, by the number of its decision

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.caption = Line("", 18, 600, parent=self)
        self.curves = Curves(words.line("house.play.end.curve"), self)
        self.legend = Line("", 16.5, 400, "muted", parent=self)
        self.links = [StepLink(self, 17, 400, "text") for _ in range(NAMED + 1)]
        self.note = Line("", 16.5, 400, "muted", parent=self)
        self.setLayout(
            VBox(self.caption, self.curves, self.legend, *self.links, self.note, gap=6, edges=(OVER, 0, OVER, 0))
        )
        for link in self.links:
            link.clicked.connect(lambda _=False, link=link: self.pressed.emit(link.step))
        self.stretch(0)

    def stretch(self, more: int) -> None:
        """Curves that are so many pixels higher than the least, as far as that is any use."""
        least, most = self.metrics.px(LEAST), self.metrics.px(MOST)
        self.curves.setFixedHeight(round(min(most, max(least, least + more))))

    def show_curves(
        self,
        title: str,
        curves: Mapping[int, Sequence[float]],
        tints: Mapping[int, str],
        names: Mapping[int, str],
        scale: tuple[float, float] | None = None,
    ) -> None:
        """Other curves; without any there is nothing of it."""
        drawn = any(len(line) > 1 for line in curves.values())
        self.caption.setText(title)
        self.curves.setAccessibleName(title)
        self.curves.set_curves(curves, tints, scale, names)
        told = [(style_of(number), names.get(seat, "")) for number, seat in enumerate(sorted(curves))]
        legend = [self.words.line(f"house.play.end.{style}", name) for style, name in told if style and name]
        self.legend.setText("     ".join(legend))
        for shown in (self.caption, self.curves, self.legend):
            shown.setVisible(drawn)

    def wait(self, note: str) -> bool:
        """How far it has come, under what there is; whether that line comes or goes."""
        other = bool(note) == self.note.isHidden()
        self.note.setText(note)
        self.note.setVisible(bool(note))
        return other

    def look_back(self, back: LookBack | None) -> None:
        """The moments, and how far the judging has come."""
        small = back.small if back is not None else None
        moments = (*back.moments, *filter(None, [small])) if back is not None else ()
        note = back.note if back is not None else ""
        for number, link in enumerate(self.links):
            link.setVisible(number < len(moments))
            if number < len(moments):
                step, sentence = moments[number]
                link.tell(step, sentence, self.words.line("house.turned.watch", sentence))
        self.wait(note)
        self.curves.setAccessibleDescription(
            self.words.prose([*(sentence for _, sentence in moments), *filter(None, [note])])
        )
