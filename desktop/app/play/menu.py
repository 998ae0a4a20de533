"""The menu (☰): where one can go, and what one changes while playing. Saving is no item: it happens by itself."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.play.actions import PlayActions, command
from desktop.app.play.sheet import EDGE, Sheet
from desktop.storage.settings import SPEEDS, TEXT_SIZES
from desktop.table.controls.buttons import SMALLEST, LinkButton, Scaled, painter_on, rescale
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, paragraph_height, width
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WIDE = 440.0
ITEMS = ("skip", "practice", "sort", "curtain", "rules", "cards", "keys", "fullscreen", "settings")


@netted
class MenuItem(LinkButton):
    """A row of the menu: icon and words left, key right."""

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        if self.underMouse() or self.isDown():
            paint.box(painter, rect, radius, color(BASE.line, 0.09))
        return BASE.text

    def paintEvent(self, event: QPaintEvent) -> None:
        """As a row, not as a button."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect())
        tint = self._surface(painter, rect, m.px(8)) if self.isEnabled() else BASE.disabled
        side = m.sign(22)
        icon = QRectF(m.px(12), rect.center().y() - side / 2, side, side)
        draw_icon(painter, self.icon_name, icon, BASE.accent_ink if self.isEnabled() else BASE.disabled)
        cap = paint.key_cap_width(self.key, m) if self.key else 0
        left = icon.right() + m.px(14)
        words = QRectF(left, 0, rect.width() - left - m.px(24) - cap, rect.height())
        draw_line(painter, words, self.text(), ui_font(m.type(19)), tint, LEFT)
        if self.key:
            paint.key_cap(painter, rect.right() - m.px(12) - cap, rect.center().y(), self.key, m)


@netted
class MenuSheet(Sheet):
    """Hangs from the menu button."""

    def __init__(
        self, words: Words, actions: PlayActions, speed: str, text: int, parent: QWidget, guided: bool = False
    ) -> None:
        line = words.line
        super().__init__(line("house.play.menu.title"), line("house.button.close"), parent)
        self.note = line("house.play.saved")
        self.commands: dict[str, MenuItem] = {}
        self.home_item = self._item(line("house.play.menu.home"), "house")
        self.again_item = self._item(line("house.play.menu.again"), "refresh-cw")
        self.same_item = self._item(line("house.play.menu.same_deal"), "repeat")
        self.resign_item = self._item(line("house.play.menu.resign"), "flag")
        self.guide_item = self._item(line("house.play.menu.guide"), "graduation-cap")
        self.guide_item.setVisible(guided)
        self.items = [self.home_item, self.again_item, self.same_item, self.resign_item, *[self.guide_item] * guided]
        for name in ITEMS:
            if actions.why(name):
                continue
            item = self._item(actions[name].text(), command(name).icon, actions.key(name))
            item.clicked.connect(actions[name].trigger)
            self.items.append(item)
            self.commands[name] = item
        self._columns = 1
        self._speed_label, self._text_label = line("house.play.menu.speed"), line("house.play.menu.text")
        labels = [line(f"house.speed.{name}") for name in SPEEDS]
        self.speed = SegmentedChoice(self._speed_label, labels, SPEEDS.index(speed), self, words.pair)
        sizes = [str(size) for size in TEXT_SIZES]
        self.text = SegmentedChoice(self._text_label, sizes, _nearest(text), self, words.pair)

    def _item(self, label: str, icon: str, key: str = "") -> MenuItem:
        """A row; whoever it is for hears of it after the menu has gone."""
        item = MenuItem(label, key, icon, self)
        item.clicked.connect(self.dismiss)
        return item

    def follow(self, actions: PlayActions) -> None:
        """A command that is off meanwhile is off here too, and says why."""
        for name, item in self.commands.items():
            item.disable(actions.why(name))

    def show_settings(self, speed: str, text: int) -> None:
        """What holds now, without reporting it as chosen."""
        for choice, at in ((self.speed, SPEEDS.index(speed)), (self.text, _nearest(text))):
            choice.blockSignals(True)
            choice.choose(at)
            choice.blockSignals(False)

    def first_focus(self) -> QWidget:
        """The first item."""
        return self.items[0]

    def set_metrics(self, metrics: Metrics) -> None:
        """Everything follows."""
        super().set_metrics(metrics)
        scaled: tuple[Scaled, ...] = (*self.items, self.speed, self.text)
        for child in scaled:
            child.set_metrics(metrics)
        for choice in (self.speed, self.text):
            rescale(choice, metrics)

    # ---- places

    @property
    def _row(self) -> float:
        """A row's height; less where the window is too low for all of them."""
        fixed = self._high(0.0, self.width()) - (0 if self._tells_note else self._note_high(self._note_wide))
        return max(self._least_row, min(self._full_row, (self.height() - fixed) / self._rows))

    @property
    def _rows(self) -> int:
        return -(-len(self.items) // self._columns)

    @property
    def _least_row(self) -> float:
        return max(SMALLEST, self.metrics.type(19) * 1.17)

    @property
    def _tells_note(self) -> bool:
        """Large letters in a low window leave the note out."""
        return self._high(self._least_row, self.width()) <= self.height()

    @property
    def _note_wide(self) -> float:
        return self.width() - 2 * self.metrics.px(EDGE)

    @property
    def _full_row(self) -> float:
        return max(self.metrics.px(44), self.metrics.type(19) * 1.9)

    def _high(self, row: float, wide: float) -> float:
        """The height of everything, with rows of this height."""
        m = self.metrics
        fields = 2 * (self._label_high() + self.speed.sizeHint().height() + m.px(12))
        note = self._note_high(wide - 2 * m.px(EDGE))
        return self.head + row * self._rows + m.px(16) + fields + note + m.px(28)

    def _label_high(self) -> float:
        return self.metrics.type(17) * 1.5

    def _note_high(self, wide: float) -> float:
        return paragraph_height(self.note, ui_font(self.metrics.type(16)), wide)

    def _wide(self, room: QRect) -> int:
        m = self.metrics
        rows = max(width(item.text(), ui_font(m.type(19))) + paint.key_cap_width(item.key, m) for item in self.items)
        wanted = max(
            m.px(WIDE),
            (rows + m.sign(22) + m.px(68)) * self._columns,
            self.text.sizeHint().width(),
            self.speed.sizeHint().width(),
        )
        return round(min(wanted + m.px(2 * EDGE), room.width() - m.px(24)))

    def wanted(self, room: QRect) -> QRect:
        """Under the menu button; in two columns where large letters leave no room for one."""
        m = self.metrics
        for self._columns in (1, 2):
            wide = self._wide(room)
            note = self._note_high(wide - 2 * m.px(EDGE))
            if self._high(self._least_row, wide) - note <= room.height() - 12:
                break
        high = round(self._high(self._full_row, wide))
        return QRect(room.x() + round(m.px(12)), room.y() + round(m.px(8)), wide, min(high, room.height() - 12))

    def arrange(self) -> None:
        """Items, choices, note."""
        m = self.metrics
        edge = round(m.px(EDGE))
        wide, y = self.width() - 2 * edge, round(self.head)
        each, row = (wide + round(m.px(16))) // self._columns, round(self._row)
        for number, item in enumerate(self.items):
            column, at = divmod(number, self._rows)
            item.setGeometry(edge - round(m.px(8)) + column * each, y + at * row, each, row)
        y += row * self._rows + round(m.px(16))
        for choice in (self.speed, self.text):
            y += round(self._label_high())
            choice.setGeometry(edge, y, wide, choice.sizeHint().height())
            y += choice.height() + round(m.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, labels over the choices, the note at the foot."""
        super().paintEvent(event)
        painter, m = painter_on(self), self.metrics
        edge, wide = m.px(EDGE), self.width() - 2 * m.px(EDGE)
        for choice, label in ((self.speed, self._speed_label), (self.text, f"{self._text_label} (%)")):
            row = QRectF(edge, choice.y() - self._label_high(), wide, self._label_high() - m.px(2))
            draw_line(painter, row, label, ui_font(m.type(17), 600), BASE.muted, LEFT)
        rule = QRectF(edge, self.items[self._rows - 1].geometry().bottom() + m.px(8), wide, 1)
        painter.fillRect(rule, color(BASE.line, min(1.0, 0.14 * BASE.edge)))
        if self._tells_note:
            room = QRectF(edge, self.text.geometry().bottom() + m.px(12), wide, self._note_high(wide) + 1)
            draw_paragraph(painter, room, self.note, ui_font(m.type(16)), BASE.muted)


def _nearest(text: int) -> int:
    return min(range(len(TEXT_SIZES)), key=lambda at: abs(TEXT_SIZES[at] - text))
