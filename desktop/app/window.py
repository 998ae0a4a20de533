"""The main window: pages on a stack, full screen, a remembered place, and what all pages may want.

Esc and the arrow lead back to the page before; the home page is the bottom. The table's page is imported when the first
match is opened: the start pays for the home page only.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl
from PySide6.QtGui import (
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.app import placing, set_up
from desktop.app.dress import change
from desktop.app.home import HomePage
from desktop.app.house import House
from desktop.app.naming import remember
from desktop.app.notice import Notice
from desktop.app.page import Page, page_metrics
from desktop.app.scroll import Area
from desktop.app.set_up import SEEDS, SetUp, same_deal
from desktop.app.tongue import fitting, speak
from desktop.app.trail import Trail
from desktop.controller.guide import GuideError
from desktop.controller.matches import Match, Seat, Value
from desktop.storage import saves
from desktop.storage.errors import StorageError
from desktop.table.controls import rescale
from desktop.table.focus_ring import FocusRing
from desktop.table.net import netted

if TYPE_CHECKING:
    from desktop.app.play import PlayPage
    from desktop.app.reader import ReaderPage
    from desktop.controller.counsel import Counsel
    from desktop.controller.examples import Example


def dropped_file(data: QMimeData) -> Path | None:
    """The one file on this computer that is being dragged, if it is that."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


class PageRing(FocusRing):
    """The window's focus ring; pages that scroll tell it to look again."""

    def look_again(self) -> None:
        """The focused control may have moved with what it lies on."""
        self._place()


@netted
class Window(QWidget):
    """Fivefold."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.setWindowTitle(house.words.line("house.title"))
        self.setAcceptDrops(True)
        self.trail = Trail(self)
        self.trail.came.connect(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.area = Area(self.trail, self)
        column.addWidget(self.area)
        self.ring = PageRing(self)
        self.area.moved.connect(self.ring.look_again)
        self.notice = Notice(self, house.words.line("house.notice.name"), house.words.line("house.button.close"))
        self.home = self._make_home()
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_fullscreen)
        QShortcut(QKeySequence("Ctrl+,"), self, self.open_settings)
        placing.restore(self, house.settings)
        self.trail.go(self.home)

    def _make_home(self) -> HomePage:
        home = HomePage(self.house)
        home.new_game.connect(self.open_new_game)
        home.resume.connect(self.resume)
        home.remove.connect(self._remove)
        home.rules.connect(self.open_rules)
        home.album.connect(self.open_cards)
        home.guide.connect(self.open_guide)
        home.settings.connect(self.open_settings)
        home.about.connect(self.open_about)
        home.statistics.connect(self.open_statistics)
        home.saves.connect(self.open_saves)
        home.fullscreen.connect(self.toggle_fullscreen)
        return home

    # ---- going from page to page

    @property
    def page(self) -> QWidget:
        """The page shown now."""
        return self.trail.page

    def back(self) -> None:
        """Leave the present page for the one before."""
        self.trail.back()

    def go_home(self) -> None:
        """Leave everything for the home page."""
        self.trail.cut()
        self._show(self.home)

    def _speak(self) -> None:
        """Another language was chosen: every page is built anew in it. A match is the same match on a new table."""
        line = self.house.words.line
        speak(self.house.words, fitting(self.house.settings.language))
        again = self.trail.ways()
        self.trail.cut(0)
        self.notice.call(line("house.notice.name"), line("house.button.close"))
        self.home = self._make_home()
        self.trail.go(self.home)
        self.home.show_cards()
        for open_page in again:
            open_page()
        self._fit()

    def _show(self, page: QWidget) -> None:
        if isinstance(page, Page):
            page.entered()
        self.trail.setCurrentWidget(page)
        title = self.house.words.line("house.title")
        name = page.windowTitle()
        self.setWindowTitle(f"{name} · {title}" if name and page is not self.home else title)
        first = page.first_focus() if isinstance(page, Page) else page
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def open_new_game(self, game_id: str, chosen: SetUp | None = None) -> None:
        """Set up a match of a game."""
        from desktop.app.new_game import NewGamePage

        page = NewGamePage(self.house, game_id, chosen)
        page.back.connect(self.back)
        page.rules.connect(self.open_rules)
        page.cards.connect(self.open_cards)
        page.guide.connect(self.open_guide)
        page.start.connect(self.start)
        page.column.moved.connect(self.ring.look_again)
        self.trail.go(page, lambda: self.open_new_game(game_id, page.form.chosen))

    def open_settings(self) -> None:
        """Settings and keys, once."""
        from desktop.app.settings_page import SettingsPage

        if isinstance(self.page, SettingsPage):
            return
        page = SettingsPage(self.house)
        page.back.connect(self.back)
        page.about.connect(self.open_about)
        page.changed.connect(self._take_settings)
        page.language_changed.connect(self._speak)
        page.fullscreen.connect(self.set_fullscreen)
        page.column.moved.connect(self.ring.look_again)
        self.trail.go(page, self.open_settings)

    def open_rules(self, game_id: str, section: str = "") -> None:
        """The rules of a game, at a section if one is asked for."""
        from desktop.app.reader import ReaderPage

        if not section and self._below(ReaderPage, game_id):
            self.back()
            return
        words, title = self.house.words, self.house.title(game_id)
        missing = words.line("house.rules.missing", title, f"resources/{game_id}/help/{words.lang}.md")
        file = words.page(f"{game_id}/help")
        page = ReaderPage(self.house, words.line("house.rules.page", title), file, missing, game_id)
        page.guide.connect(self.open_guide)
        page.cards.connect(self.open_cards)
        page.example.connect(self.play_example)
        self._open_text(page, partial(self.open_rules, game_id, section))
        if section:
            page.show_section(section)

    def play_example(self, example: Example) -> None:
        """Practice from a position of the rulebook."""
        seats = set_up.seats_for(self.house, example.game, example.seats, example.seat)
        self.play(example.match(seats, secrets.randbelow(SEEDS)))
        self.notice.tell(self.house.words.line("house.rules.example"))

    def open_cards(self, game_id: str, card: str = "") -> None:
        """Every card of a game; from the rules that were opened from here it leads back."""
        from desktop.app.card_browser import CardBrowser

        if self._below(CardBrowser, game_id):
            self.back()
            return
        page = CardBrowser(self.house, game_id, card)
        page.back.connect(self.back)
        page.rules.connect(self.open_rules)
        page.told.connect(self.notice.tell)
        self.trail.go(page, partial(self.open_cards, game_id, card))

    def _below(self, kind: type, game_id: str) -> bool:
        """Whether such a page of this game lies right under the present one."""
        under = self.trail.below
        return isinstance(under, kind) and getattr(under, "game", "") == game_id

    def open_statistics(self) -> None:
        """What has been played and won."""
        from desktop.app.statistics_page import StatisticsPage

        page = StatisticsPage(self.house, self.house.statistics)
        page.back.connect(self.back)
        self.trail.go(page, self.open_statistics)

    def open_saves(self) -> None:
        """Every match that is kept."""
        from desktop.app.saves_page import SavesPage

        page = SavesPage(self.house)
        page.back.connect(self.back)
        page.resume.connect(self.resume)
        page.replay.connect(self.replay)
        page.remove.connect(self._remove)
        page.told.connect(self.notice.tell)
        self.trail.go(page, self.open_saves)

    def open_about(self) -> None:
        """Version, licences, and whose fonts and drawings these are."""
        from desktop.app.about import about_page

        self._open_text(about_page(self.house), self.open_about)

    def open_licence(self, name: str) -> None:
        """A licence that the About page names, word for word."""
        from desktop.app.about import licence_page

        self._open_text(licence_page(self.house, name), partial(self.open_licence, name))

    def _open_text(self, page: ReaderPage, anew: Callable[[], None]) -> None:
        page.back.connect(self.back)
        page.followed.connect(self.open_licence)
        self.trail.go(page, anew)

    # ---- the first round with a coach

    def open_guide(self, game_id: str) -> None:
        """A lesson on top of the present page, from its first row."""
        from desktop.app.guided import GuidedPage

        if isinstance(self.page, GuidedPage):
            self.back()
        try:
            page = GuidedPage(self.house, game_id)
        except GuideError:
            if not self.house.games[game_id].book.digest:
                raise
            self.notice.tell(self.house.words.line("house.guide.own_cards", self.house.title(game_id)))
            return
        self._serve(page)
        page.left.connect(self.back)
        page.coach.moved.connect(self.ring.look_again)
        page.play_on.connect(self.play)
        page.new_game.connect(self._new_game_after)
        self.trail.go(page, partial(self.open_guide, game_id))

    def _new_game_after(self, game_id: str) -> None:
        self.go_home()
        self.open_new_game(game_id)

    # ---- matches

    def start(self, game_id: str, seats: tuple[Seat, ...], mode: str, options: dict[str, Value], seed: int) -> None:
        """Begin a match and remember how it was set up."""
        self._begin(SetUp(game_id, seats, mode, options), seed)

    def again(self, chosen: SetUp) -> None:
        """The same set-up with a new deal."""
        self._begin(chosen, secrets.randbelow(SEEDS))

    def _begin(self, chosen: SetUp, seed: int) -> None:
        self.house.settings.setups[chosen.game] = chosen.to_json()
        remember(self.house, chosen.seats)
        self.save_settings()
        self.play(chosen.match(self.house.games[chosen.game], seed))

    def resume(self, save_id: str) -> None:
        """Go on with a saved match."""
        self._open_save(save_id, self.play)

    def replay(self, save_id: str) -> None:
        """See a saved match again."""
        self._open_save(save_id, self.open_replay)

    def _open_save(self, save_id: str, show: Callable[[Match], object]) -> None:
        try:
            opened = self.house.saves.open(save_id, self.house.games)
        except StorageError as error:
            self.tell(error)
            self._refresh()
            return
        show(opened.match)
        if opened.notice is not None:
            self.notice.tell(self.house.words.say(opened.notice))

    def open_file(self, path: Path) -> None:
        """Go on with a match from any record file; it gets a save of its own."""
        try:
            match = saves.read(path, self.house.games)
        except StorageError as error:
            self.tell(error)
            return
        self.house.saves.adopt(match)
        self.play(match)

    def play(self, match: Match) -> None:
        """Put a match on the table, in place of whatever was open."""
        from desktop.app.play import PlayPage

        names = tuple(seat.name for seat in match.seats)
        page = PlayPage(match, self.house.settings, self.house.saves, self.house.words, names, self.house.statistics)
        self._serve(page)
        page.again.connect(self.again)
        # Methods, not lambdas: one of those would keep the window alive until the page frees it, within its own end.
        page.same_deal.connect(self._same_deal)
        page.replay.connect(self.open_replay)
        page.change.connect(self._change_seats)
        self.trail.cut()
        self.trail.go(page, partial(self.play, match))

    def _serve(self, page: PlayPage) -> None:
        """What every table may ask of its window."""
        page.leave.connect(self.go_home)
        page.rules.connect(self.open_rules)
        page.cards.connect(self.open_cards)
        page.guide.connect(self.open_guide)
        page.settings_wanted.connect(self.open_settings)
        page.fullscreen.connect(self.toggle_fullscreen)
        page.told.connect(self.notice.tell)

    def _same_deal(self, match: Match) -> None:
        self.play(same_deal(match))

    def open_replay(self, match: Match, counsel: Counsel | None = None) -> None:
        """See a match again, on top of the page it was asked for on."""
        from desktop.app.replay_page import ReplayPage

        page = ReplayPage(self.house, match, counsel)
        page.back.connect(self.back)
        page.play_on.connect(self.play)
        self.trail.go(page, partial(self.open_replay, match))

    def _change_seats(self, game_id: str, chosen: SetUp) -> None:
        self.go_home()
        self.open_new_game(game_id, chosen)

    def _remove(self, save_id: str) -> None:
        """Take a match off the list; until the notice is gone it can be brought back."""
        line = self.house.words.line
        games = (saved.game for saved in self.house.saves.everything() if saved.id == save_id)
        title = next((self.house.title(game) for game in games), save_id)
        try:
            self.house.saves.remove(save_id)
        except StorageError as error:
            self.tell(error)
            return
        self._refresh()
        said = line("house.home.removed", title)
        self.notice.tell(said, line("house.button.bring_back"), lambda: self._bring(save_id))

    def _bring(self, save_id: str) -> None:
        try:
            self.house.saves.bring_back(save_id)
        except StorageError as error:
            self.tell(error)
        self._refresh()

    def _refresh(self) -> None:
        """The page that is shown reads the folder again."""
        page = self.page
        if isinstance(page, Page):
            page.entered()
            first = page.first_focus()
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- settings and errors

    def tell(self, error: StorageError) -> None:
        """Show what went wrong with a file."""
        self.notice.tell(self.house.words.say(error.text))

    def match_on_the_table(self) -> Match | None:
        """What is being played, also under another page."""
        tables = (getattr(page, "match", None) for page in reversed(self.trail.pages))
        return next((match for match in tables if isinstance(match, Match)), None)

    def tell_accident(self, report: str, why: str) -> None:
        """Something went wrong inside: the match is kept, and where the report lies."""
        line = self.house.words.line
        if not report:
            self.notice.tell(line("house.accident.untold", why))
            return
        path = Path(report)
        show = QUrl.fromLocalFile(str(path.parent))
        said = line("house.accident.told", path.name)
        self.notice.tell(said, line("house.button.open_folder"), lambda: QDesktopServices.openUrl(show))

    def save_settings(self) -> None:
        """Keep the settings; a failure is told and changes nothing else."""
        try:
            self.house.settings.save()
        except StorageError as error:
            self.tell(error)

    def _take_settings(self) -> None:
        change(self.house.settings)
        self.area.dress()
        self._fit()
        self.update()
        self.save_settings()

    # ---- a record that is dragged here

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file may be let go."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """It opens as if it had been double-clicked."""
        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            self.open_file(file)

    # ---- the window's place

    def keep_inside(self) -> None:
        """The screen is another one, or another part of it is free."""
        placing.keep_inside(self)

    def shrink(self) -> None:
        """It is being carried to another screen."""
        placing.shrink(self)

    def toggle_fullscreen(self) -> None:
        """F11."""
        self.set_fullscreen(not self.isFullScreen())

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or be a window again."""
        self.house.settings.fullscreen = on
        if on:
            placing.keep(self, self.house.settings)
            self.showFullScreen()
        else:
            self.showNormal()

    def _fit(self) -> None:
        metrics = page_metrics(self.size(), self.house.settings.text_factor)
        self.ring.set_metrics(metrics)
        self.notice.set_metrics(metrics)
        rescale(self.notice, metrics)
        for page in self.trail.pages:
            if isinstance(page, Page):
                page.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ring and notice follow the window; pages do by themselves."""
        metrics = page_metrics(self.size(), self.house.settings.text_factor)
        self.ring.set_metrics(metrics)
        self.notice.set_metrics(metrics)

    def changeEvent(self, event: QEvent) -> None:
        """The settings page shows whether the screen is filled, however that came."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and hasattr(self, "trail"):
            follow = getattr(self.page, "show_fullscreen", None)
            if follow is not None:
                follow(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; pages close their own affairs."""
        placing.keep(self, self.house.settings)
        self.save_settings()
        self.trail.cut(0)
        super().closeEvent(event)
