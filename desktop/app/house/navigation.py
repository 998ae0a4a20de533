"""Goes where pages ask: each is made, laid on the stack, and can be made once more in another language.

The table's page, and all others but the home page, are imported when the first of them is opened: the start pays for
the home page only.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from desktop.app.house import set_up
from desktop.app.house.house import House
from desktop.app.house.player_names import remember
from desktop.app.house.preferences import Contents, Preferences
from desktop.app.house.routes import Routes
from desktop.app.house.set_up import SEEDS, SetUp
from desktop.app.pages import pictures
from desktop.app.pages.home import HomePage
from desktop.app.pages.page import Page
from desktop.controller.guide import GuideError
from desktop.controller.matches import Branch, Match
from desktop.storage.errors import StorageError

if TYPE_CHECKING:
    from desktop.app.house.drill_box import DrillKeeper
    from desktop.app.house.drill_session import Session
    from desktop.controller.counsel import Counsel
    from desktop.controller.examples import Example
    from desktop.controller.judged import Moment


class Navigation(Routes):
    """The ways of one window.

    It holds what lies in the window and never the window itself: a page that is freed last would else free the window
    within its own end.
    """

    def __init__(self, house: House, contents: Contents) -> None:
        self._house = house
        self._stack, self._notice = contents.stack, contents.notice
        self.preferences = Preferences(house, contents, self._anew)
        self._keeper: DrillKeeper | None = None

    # ---- among pages

    def back(self) -> None:
        """To the page before."""
        self._stack.back()

    def home(self) -> None:
        """Leave everything for the home page."""
        self._stack.home()
        if self._keeper is not None:
            self._keeper.go_on()

    def new_game(self, game_id: str, chosen: SetUp | None = None) -> None:
        """Set up a match of a game."""
        from desktop.app.pages.new_game import NewGamePage

        page = NewGamePage(self._house, game_id, chosen)
        self._stack.go(page, lambda: self.new_game(game_id, page.form.chosen))

    def other_game(self, game_id: str, chosen: SetUp | None = None) -> None:
        """Leave the table and set up another match."""
        self.home()
        self.new_game(game_id, chosen)

    def settings(self) -> None:
        """Settings and keys, once."""
        from desktop.app.pages.settings_page import SettingsPage

        if isinstance(self._stack.page, SettingsPage):
            return
        page = SettingsPage(self._house)
        self._stack.go(page, self.settings)

    def rules(self, game_id: str, section: str = "") -> None:
        """The rules of a game, at a section if one is asked for."""
        from desktop.app.pages.reader import ReaderPage

        if not section and self._below(ReaderPage, game_id):
            self.back()
            return
        words, title = self._house.words, self._house.title(game_id)
        missing = words.line("house.rules.missing", title, f"resources/{game_id}/help/{words.lang}.md")
        file = words.page(f"{game_id}/help")
        page = ReaderPage(self._house, words.line("house.rules.page", title), file, missing, game_id)
        self._stack.go(page, partial(self.rules, game_id, section))
        if section:
            page.show_section(section)

    def cards(self, game_id: str, card: str = "") -> None:
        """Every card of a game; from the rules that were opened from here it leads back."""
        from desktop.app.pages.card_browser import CardBrowser

        if self._below(CardBrowser, game_id):
            self.back()
            return
        self._stack.go(CardBrowser(self._house, game_id, card), partial(self.cards, game_id, card))

    def _below(self, kind: type, game_id: str) -> bool:
        """Whether such a page of this game lies right under the present one."""
        under = self._stack.below
        return isinstance(under, kind) and getattr(under, "game", "") == game_id

    def guide(self, game_id: str) -> None:
        """A lesson on top of the present page, from its first row."""
        from desktop.app.play.guided import GuidedPage

        if isinstance(self._stack.page, GuidedPage):
            self.back()
        try:
            page = GuidedPage(self._house, game_id)
        except GuideError:
            if not self._house.games[game_id].book.digest:
                raise
            self.tell(self._house.words.line("house.guide.own_cards", self._house.title(game_id)))
            return
        self._stack.go(page, partial(self.guide, game_id))

    def about(self) -> None:
        """Version, licences, and whose fonts and drawings these are."""
        from desktop.app.pages.about import about_page

        self._stack.go(about_page(self._house), self.about)

    def licence(self, name: str) -> None:
        """A licence that the About page names, word for word."""
        from desktop.app.pages.about import licence_page

        self._stack.go(licence_page(self._house, name), partial(self.licence, name))

    def statistics(self) -> None:
        """What has been played and won."""
        from desktop.app.pages.statistics_page import StatisticsPage

        self._stack.go(StatisticsPage(self._house, self._house.statistics), self.statistics)

    def saves(self) -> None:
        """Every match that is kept."""
        from desktop.app.pages.saves_page import SavesPage

        self._stack.go(SavesPage(self._house), self.saves)

    # ---- drills

    @property
    def keeper(self) -> DrillKeeper:
        """Made when there is something to keep."""
        from desktop.app.house.drill_box import DrillKeeper

        if self._keeper is None:
            self._keeper = DrillKeeper(self._house)
            self._keeper.changed.connect(self._recount)
        return self._keeper

    def _recount(self) -> None:
        """There are other drills than the page says that is shown."""
        page = self._stack.page
        if isinstance(page, HomePage):
            page.count()

    def verify(self) -> None:
        """What waits since an earlier run, while nobody plays yet."""
        if self._house.drills.waiting():
            self.keeper.go_on()

    def drills(self, session: Session | None = None) -> None:
        """The box of drills."""
        from desktop.app.pages.drills_page import DrillsPage

        page = DrillsPage(self._house, session)
        self.keeper.changed.connect(page.show_box)
        self._stack.go(page, partial(self.drills, session))
        self.keeper.go_on()

    def drill(self, session: Session) -> None:
        """The present question, in place of the one before; those that do not hold any more are left out."""
        from desktop.app.house.drill_box import opened
        from desktop.app.pages.drills_page import DrillsPage
        from desktop.app.play.drill_page import DrillPage

        self.keeper.rest()
        on_box = isinstance(self._stack.page, DrillsPage)
        while session.current:
            drill = self._house.drills.get(session.current)
            posed = opened(self._house, drill) if drill is not None else None
            if drill is not None and posed is not None:
                if not on_box:
                    self._stack.cut(len(self._stack.pages) - 1)
                self._stack.go(DrillPage(self._house, session, drill, posed), partial(self.drill, session))
                return
            session.drop()
        if not on_box:
            self._stack.back()
        self._refresh()
        self.keeper.go_on()

    def keep_moments(self, match: Match, moments: Sequence[Moment]) -> None:
        """What stands out in a finished match goes into the box."""
        if moments:
            self.keeper.take(match, moments)

    def close(self) -> None:
        """The window closes: nothing is verified any more."""
        if self._keeper is not None:
            self._keeper.rest()

    # ---- matches

    def begin(self, chosen: SetUp, seed: int) -> None:
        """Play a new match, and remember how it was set up."""
        self._house.settings.setups[chosen.game] = chosen.to_json()
        remember(self._house, chosen.seats)
        self.preferences.keep()
        self.play(chosen.fitted(self._house).match(self._house.games[chosen.game], seed))

    def again(self, chosen: SetUp) -> None:
        """The same set-up with a new deal."""
        self.begin(chosen, secrets.randbelow(SEEDS))

    def same_deal(self, match: Match) -> None:
        """The same match from its first card on."""
        self.play(set_up.same_deal(match))

    def play(self, match: Match) -> None:
        """Put a match on the table, in place of whatever was open."""
        from desktop.app.play.play_page import PlayPage

        if self._keeper is not None:
            self._keeper.rest()
        page = PlayPage(self._house, match)
        self._stack.cut()
        pictures.let_go_of_all()
        self._stack.go(page, partial(self.play, match))

    def example(self, example: Example) -> None:
        """Practice from a position of the rulebook."""
        seats = set_up.seats_for(self._house, example.game, example.seats, example.seat)
        self.play(example.match(seats, secrets.randbelow(SEEDS)))
        self.tell(self._house.words.line("house.rules.example"))

    def resume(self, save_id: str) -> None:
        """Go on with a saved match."""
        self._open_save(save_id, self.play)

    def replay(self, save_id: str) -> None:
        """See a saved match again."""
        self._open_save(save_id, self.watch)

    def _open_save(self, save_id: str, show: Callable[[Match], None]) -> None:
        try:
            opened = self._house.saves.open(save_id, self._house.games)
        except StorageError as error:
            self._say(error)
            self._refresh()
            return
        show(opened.match)
        if opened.notice is not None:
            self.tell(self._house.words.say(opened.notice))

    def watch(self, match: Match, counsel: Counsel | None = None, at: int | None = None) -> None:
        """See a match again, on top of the page it was asked for on."""
        from desktop.app.play.replay_page import ReplayPage

        self._stack.go(ReplayPage(self._house, match, counsel, at), partial(self.watch, match))

    def study(self, branch: Branch) -> None:
        """Leave a try for the match that it branched off from, at that decision; if it is there no more, stay."""

        def show(match: Match) -> None:
            self.home()
            self.watch(match, at=branch.at)

        self._open_save(branch.of, show)

    def remove(self, save_id: str) -> None:
        """Take a match off the list; until the notice is gone it can be brought back."""
        line = self._house.words.line
        saved = self._house.saves.facts(save_id)
        title = self._house.title(saved.game) if saved else save_id
        try:
            self._house.saves.remove(save_id)
        except StorageError as error:
            self._say(error)
            return
        self._refresh()
        self.tell(line("house.home.removed", title), line("house.button.bring_back"), partial(self._bring, save_id))

    def _bring(self, save_id: str) -> None:
        try:
            self._house.saves.bring_back(save_id)
        except StorageError as error:
            self._say(error)
        self._refresh()

    def _refresh(self) -> None:
        """The page that is shown reads the folder again."""
        page = self._stack.page
        if isinstance(page, Page):
            page.entered()
            first = page.first_focus()
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- what is no page

    def tell(self, sentence: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """A sentence at the window's foot, and a button when something can be done about it."""
        self._notice.tell(sentence, label, act)

    def change(self, **chosen: object) -> None:
        """Settings are chosen: they hold at once and are kept."""
        self.preferences.change(**chosen)

    def fullscreen(self) -> None:
        """Fill the screen, or be a window again, whatever the system did to it meanwhile."""
        filled = self._stack.window().isFullScreen()
        self._house.settings.fullscreen = filled
        self.change(fullscreen=not filled)

    def _anew(self) -> None:
        """Make every page once more, from the home page up. A match is the same match on a new table."""
        again, line = self._stack.ways(), self._house.words.line
        self._stack.cut(0)
        self._notice.call(line("house.notice.name"), line("house.button.close"))
        home = HomePage(self._house)
        self._stack.go(home)
        home.show_cards()
        for open_page in again:
            open_page()

    def _say(self, error: StorageError) -> None:
        self.tell(self._house.words.say(error.text))
