"""What comes when a match is over: the moment itself, its last page, the look back on it, and where it leads on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.app.house import about_even, set_up
from desktop.app.house.house import House
from desktop.app.play.autosave import Keeping
from desktop.app.play.end import EndSheet
from desktop.controller.controller import Controller
from desktop.controller.ending import End


class AfterMatch(QObject):
    """Fills the last page as the look back goes on, and keeps what comes of it where the match counts."""

    def __init__(
        self, house: House, controller: Controller, sheet: EndSheet, keeping: Keeping, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._house, self._controller, self._sheet, self._keeping = house, controller, sheet, keeping
        self._match, counsel = controller.match, controller.counsel
        controller.looked_back.connect(self.tell)
        for judged in (counsel.progressed, counsel.reviewed):
            judged.connect(self.look_back)
            judged.connect(self._keep)
        counsel.trouble.connect(lambda _: sheet.wait(""))
        sheet.seats_button.clicked.connect(self._change_seats)
        sheet.study_button.clicked.connect(self.study)
        sheet.replay_button.clicked.connect(self._watch)
        sheet.pressed.connect(self._watch_step)

    # ---- the last page

    def tell(self) -> End | None:
        """How it ended, on the last page; None before it has."""
        tells, words = self._controller.tells, self._house.words
        end = tells.outcome()
        if end is not None:
            end = end._replace(reason=words.prose(filter(None, (end.reason, self._next_time()))))
            self._sheet.tell(end, tells.heading())
            self.look_back()
        return end

    def _next_time(self) -> str:
        """Who plays the next match, where an opponent is to be even with the person."""
        asked = set_up.of_match(self._house, self._match).seats
        return about_even.told(self._house, self._match, asked) if self._keeping.statistics is not None else ""

    def look_back(self) -> None:
        """As far as it has come: chances, moments, luck."""
        tells = self._controller.tells
        if self._sheet.end is None:
            return
        back, luck = tells.look_back(), tells.luck()
        if back is not None:
            self._sheet.look_back(back)
        else:
            self._sheet.wait(tells.looking_back())
        if luck is not None:
            self._sheet.tell_luck(luck, tells.looks_from)

    def _keep(self) -> None:
        """What stands out, for the box of drills; and what counts."""
        review = self._controller.counsel.review
        if review is None or self._keeping.statistics is None:
            return
        self._house.routes.keep_moments(self._match, review.judged.moments())
        trouble = self._keeping.looked_back(self._match, review)
        if trouble:
            self._house.routes.tell(trouble)

    # ---- where it leads on

    def study(self) -> None:
        """Back to the match that this one was tried out from."""
        if self._match.branch is not None:
            self._house.routes.study(self._match.branch)

    def _change_seats(self) -> None:
        self._house.routes.other_game(self._match.game.info.id, set_up.of_match(self._house, self._match))

    def _watch(self) -> None:
        self._house.routes.watch(self._match, self._controller.counsel)

    def _watch_step(self, step: int) -> None:
        self._house.routes.watch(self._match, self._controller.counsel, step)
