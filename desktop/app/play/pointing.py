"""A page on which a game is played, where a panel beside the cards points at them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF

from desktop.app.house.house import House
from desktop.app.play.coach import Spotlight, TablePanel
from desktop.app.play.over_table import over
from desktop.app.play.play_page import PlayPage
from desktop.controller.matches import Action, Match
from desktop.controller.opponents import Opponents
from desktop.controller.phase import Deed
from desktop.table.scene.layout import Rect


class PointingPage(PlayPage):
    """Nothing is kept of what is played on it: no save, no statistics, nothing to go on with."""

    kept = False

    def __init__(self, house: House, match: Match, opponents: Opponents) -> None:
        super().__init__(house, match, opponents)
        opponents.setParent(self.controller)
        self.spotlight = Spotlight(self.room)

    @property
    def warns(self) -> bool:
        """What points says itself what is thought of a move: a coach turns others back, a drill asks for the best."""
        return False

    @property
    def panel(self) -> TablePanel | None:
        """What points; None while there is nothing to say."""
        return None

    def leave_panel(self) -> None:
        """Back to the page that it was asked for on."""
        self.house.routes.back()

    # ---- what is lit

    def lit(self) -> list[QRect]:
        """Where on the page everything lies that is pointed at."""
        return []

    def places_of(self, action: Action | None) -> list[QRect | None]:
        """The card that a move takes up and where it goes, or its button."""
        if action is None or action not in self.controller.legal:
            return []
        place = self.controller.gestures.place_of(action)
        if place is None:
            return [self.button_rect(action)]
        return [self.on_page(self.scene.rect_of(target)) for target in place]

    def button_rect(self, action: Action | None) -> QRect | None:
        """The button of a move, if it has one."""
        button = self.foot.button_of(action)
        return None if button is None else QRect(button.mapTo(self.room, button.rect().topLeft()), button.size())

    def on_page(self, rect: Rect) -> QRect:
        """A rectangle of the table in pixels of the page."""
        return QRectF(*rect).toAlignedRect().translated(self.view.pos())

    # ---- places

    def fit(self) -> None:
        """The panel finds its place anew."""
        super().fit()
        self.place_panel()

    def place_panel(self) -> None:
        """Rings and panel lie where the table is now."""
        layout, panel = self.scene.layout, self.panel
        if layout is None or panel is None:
            return
        lit = self.lit()
        self.spotlight.setGeometry(self.room.rect())
        self.spotlight.light(lit)
        panel.place_in(self.view.geometry(), lit, self._things(), over(self.view), tuple(self.scene.keep_clear()))
        self.spotlight.raise_()
        panel.raise_()

    def _things(self) -> Sequence[QRect]:
        layout = self.scene.layout
        assert layout is not None
        cards = [self.on_page(spot.rect) for zone in layout.zones.values() for spot in zone.spots]
        return cards + [self.on_page(rect) for rect in layout.parts.values()]

    # ---- leaving

    def _back(self) -> None:
        """Esc goes a step back as ever; with nothing to go back from it leaves, and asks nothing: nothing is lost."""
        scene = self.scene
        held = scene.drag.active or scene.picks.pick is not None
        busy = held or self.retelling.open or self.sheets.open is not None
        if busy or self.controller.may(Deed.LOOK_AWAY):
            super()._back()
        else:
            self.leave_panel()
