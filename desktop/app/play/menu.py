"""The menu (☰): where one can go, and what one changes while playing. Saving is no item: it happens by itself."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.app.pages.layouts import VBox
from desktop.app.pages.lines import Paragraph
from desktop.app.play.actions import PlayActions, command
from desktop.app.play.sheet import EDGE, Sheet
from desktop.storage.settings import SPEEDS, TEXT_SIZES, Settings
from desktop.table.controls.buttons import SMALLEST, LinkButton, painter_on
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.controls.slider import Slider
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, color, draw_icon, ui_font
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

    def sizeHint(self) -> QSize:
        """Sign, words and key."""
        m = self.metrics
        wide = width(self.text(), ui_font(m.type(19))) + paint.key_cap_width(self.key, m) + m.sign(22) + m.px(68)
        return QSize(round(wide), round(max(m.px(44), m.type(19) * 1.9)))

    def minimumSizeHint(self) -> QSize:
        """Lower where the window is too low for all of them."""
        return QSize(1, round(max(SMALLEST, self.metrics.type(19) * 1.17)))

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
        self,
        words: Words,
        actions: PlayActions,
        settings: Settings,
        parent: QWidget,
        guided: bool = False,
        tried: bool = False,
    ) -> None:
        line = words.line
        super().__init__(line("house.play.menu.title"), line("house.button.close"), parent)
        self.commands: dict[str, MenuItem] = {}
        self.home_item = self._item(line("house.play.menu.home"), "house")
        self.again_item = self._item(line("house.play.menu.again"), "refresh-cw")
        self.same_item = self._item(line("house.play.menu.same_deal"), "repeat")
        self.resign_item = self._item(line("house.play.menu.resign"), "flag")
        self.guide_item = self._item(line("house.play.menu.guide"), "graduation-cap")
        self.guide_item.setVisible(guided)
        self.about_item = self._item(line("house.play.about.title"), "info")
        self.study_item = self._item(line("house.play.menu.study"), "undo-2")
        self.study_item.setVisible(tried)
        self.items = [
            self.home_item,
            *[self.study_item] * tried,
            self.again_item,
            self.same_item,
            self.resign_item,
            *[self.guide_item] * guided,
        ]
        self.items.append(self.about_item)
        for name in ITEMS:
            if actions.why(name):
                continue
            item = self._item(actions[name].text(), command(name).icon, actions.key(name))
            item.clicked.connect(actions[name].trigger)
            self.items.append(item)
            self.commands[name] = item
        labels = [line(f"house.speed.{name}") for name in SPEEDS]
        self.speed = SegmentedChoice(
            line("house.play.menu.speed"), labels, SPEEDS.index(settings.speed), self, words.pair
        )
        sizes = [str(size) for size in TEXT_SIZES]
        self.text = SegmentedChoice(line("house.play.menu.text"), sizes, _nearest(settings.text), self, words.pair)
        names = [line(f"house.settings.{name}") for name in ("cues", "beds")]
        self.cues, self.beds = (
            Slider(name, value, partial(line, "house.settings.percent"), self, names)
            for name, value in zip(names, (settings.cues, settings.beds), strict=True)
        )
        self.note = Paragraph(16, tint="muted", parent=self)
        self.note.tell(line("house.play.saved"))
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._arrange(1)
        fields = VBox(gap=11, edges=(8, 0, 8, 0))
        for choice, unit in ((self.speed, ""), (self.text, " (%)")):
            label = Paragraph(17, 600, "muted", parent=self)
            label.tell(choice.accessibleName() + unit)
            fields.put(VBox(label, choice, gap=2))
        fields.put(VBox(self.cues, self.beds))
        fields.put(self.note)
        self.fill(self._grid, fields, gap=15, foot=22, side=EDGE - 8)

    def _item(self, label: str, icon: str, key: str = "") -> MenuItem:
        """A row; whoever it is for hears of it after the menu has gone."""
        item = MenuItem(label, key, icon, self)
        item.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        item.clicked.connect(self.dismiss)
        return item

    def follow(self, actions: PlayActions) -> None:
        """A command that is off meanwhile is off here too, and says why."""
        for name, item in self.commands.items():
            item.disable(actions.why(name))

    def show_settings(self, settings: Settings) -> None:
        """What holds now, without reporting it as chosen."""
        for choice, at in ((self.speed, SPEEDS.index(settings.speed)), (self.text, _nearest(settings.text))):
            choice.blockSignals(True)
            choice.choose(at)
            choice.blockSignals(False)
        self.cues.follow(settings.cues)
        self.beds.follow(settings.beds)

    def first_focus(self) -> QWidget:
        """The first item."""
        return self.items[0]

    # ---- places

    def _arrange(self, columns: int) -> None:
        """The items, column by column."""
        rows = -(-len(self.items) // columns)
        for number, item in enumerate(self.items):
            self._grid.addWidget(item, number % rows, number // rows)
        self._grid.setColumnStretch(1, columns - 1)
        self._grid.setColumnStretch(0, 1)

    def wanted(self, room: QRect) -> QRect:
        """Under the menu button. Large letters in a low window take a second column, then leave out the note."""
        m, most = self.metrics, room.height() - 12
        widest = max(item.sizeHint().width() for item in self.items)
        fields = max(self.text.sizeHint().width(), self.speed.sizeHint().width())
        self.note.hide()
        for columns in (1, 2):
            self._arrange(columns)
            wide = round(min(max(m.px(WIDE), widest * columns, fields) + m.px(2 * EDGE), room.width() - m.px(24)))
            if self.heights(wide)[0] <= most:
                break
        self.note.show()
        self.note.setVisible(self.heights(wide)[0] <= most)
        return QRect(room.x() + round(m.px(12)), room.y() + round(m.px(8)), wide, min(self.heights(wide)[1], most))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rule under the items."""
        super().paintEvent(event)
        m = self.metrics
        rule = QRectF(m.px(EDGE), self._grid.geometry().bottom() + m.px(8), self.width() - 2 * m.px(EDGE), 1)
        painter_on(self).fillRect(rule, color(BASE.line, min(1.0, 0.14 * BASE.edge)))


def _nearest(text: int) -> int:
    return min(range(len(TEXT_SIZES)), key=lambda at: abs(TEXT_SIZES[at] - text))
