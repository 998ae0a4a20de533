"""A hand that presses only what is lit, at any speed: it plays to the end, opens nothing and never acts unseen.

Space, Enter and clicks at lit places (buttons, cards that can be taken up, places that take them, rows of a choice),
20 ms to 3 s apart. A press may have been meant for what stood there before: then the table moves on first.
"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controller.phase import Deed
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.table import guard
from desktop.table.hands.picks import Target
from tests.app import playing as table
from tests.app.playing import HeardPage, OpenPage, answer, pages  # noqa: F401 - `pages` is a fixture

NAMES = ("Mara", "Ivo", "Tess", "Odo", "Nim", "Pia")
LEFT = Qt.MouseButton.LeftButton
MOST = 20_000
SEEN = 0.3  # seconds that something has to have stood there
SHORT = ("clash", "ganymede", "chronicle")


class Clock:
    """Seconds that pass when the hand says so."""

    now = 100.0


class LitHand:
    """Presses until the match is over."""

    def __init__(self, page: HeardPage, seed: int, clock: Clock) -> None:
        self.page, self.c, self.dice, self.clock = page, page.controller, Rng(seed), clock
        self.opened = {len(page.match.steps): clock.now}
        self.c.changed.connect(self._note)
        self.presses = 0

    def _note(self) -> None:
        if self.c.may(Deed.ACT):
            self.opened.setdefault(len(self.page.match.steps), self.clock.now)

    def play(self) -> None:
        while not self.page.match.over:
            self.presses += 1
            assert self.presses < MOST
            self._step()

    def _step(self) -> None:
        scene, stood = self.page.scene, len(self.page.match.steps)
        self.clock.now += 0.02 * 150 ** (
            self.dice.bits() % 1000 / 1000
        )  # 20 ms to 3 s, as many short ones as long ones
        press = self._aim()
        if self.dice.below(3) == 0 or press is None:  # meanwhile the table moves on
            scene.animator.complete()
            answer(self.page)
            stood = len(self.page.match.steps)
        mine = self.c.may(Deed.ACT)
        if press is not None:
            press()
        if len(self.page.match.steps) > stood and mine:
            assert self.clock.now - self.opened[stood] >= SEEN, "acted on what had just appeared"
        away = left(self.page)
        assert away == [] and self.page.sheets.open in (None, self.page.end), (away, self.page.sheets.open)

    def _aim(self):  # type: ignore[no-untyped-def]
        """What could be pressed on the picture as it is."""
        page, dice = self.page, self.dice
        key = dice.below(8)
        if key < 2:
            wanted = (Qt.Key.Key_Space, Qt.Key.Key_Return)[key]
            return lambda: QTest.keyClick(QApplication.focusWidget() or page, wanted)
        chooser = page.scene.chooser
        if chooser is not None:
            row = chooser.row_rect(dice.below(len(chooser.options))).translated(chooser.pos())
            return self._click(page.view.mapFromScene(row.center()))
        buttons = [button for button in page.foot.shown_buttons() if button.isVisible()]
        lit = list(self.c.gestures.movable) if self.c.may(Deed.ACT) else []
        if buttons and (key == 2 or not lit):
            button = buttons[dice.below(len(buttons))]
            return self._click(button.rect().center(), button)
        if not lit:
            return None
        card = lit[dice.below(len(lit))]
        at = page.view.mapFromScene(*page.scene.rect_of(Target(*card)).centre)
        if key < 6:
            return self._click(at, twice=True)
        goals = self.c.gestures.targets(*card)
        goal = page.view.mapFromScene(*page.scene.rect_of(goals[dice.below(len(goals))]).centre)
        first, second = self._click(at), self._click(goal)
        return lambda: (first(), second())

    def _click(self, at: QPoint, on: QWidget | None = None, twice: bool = False):  # type: ignore[no-untyped-def]
        """A click there, on whatever lies on top by then."""
        spot = (on or self.page.view.viewport()).mapTo(self.page, at)

        def press() -> None:
            top = self.page.childAt(spot) or self.page
            QTest.mouseClick(top, LEFT, pos=top.mapFrom(self.page, spot))
            if twice:
                QTest.mouseDClick(top, LEFT, pos=top.mapFrom(self.page, spot))

        return press


def left(page: HeardPage) -> list[object]:
    """What it asked of the house but to tell something, or to keep that a gesture was made."""
    return [told for told in page.heard if told[0] != "tell" and (told[0] != "change" or told[1][0] != "gestures")]


def played(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, game_id: str, seed: int) -> LitHand:
    monkeypatch.setattr(table, "NAMES", NAMES)
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [Seat(NAMES[at], "greedy" if at else PERSON, ai_seed(seed, at)) for at in range(seats.start)]
    speed = ("off", "fast", "normal")[seed % 3]
    clock = Clock()
    monkeypatch.setattr(guard, "monotonic", lambda: clock.now)
    monkeypatch.setattr(guard, "FRESH_MS", 300.0)
    monkeypatch.setattr(guard, "CALM_MS", 1500.0)
    page = open_page(Match(game, sitting, mode, {}, seed, salt="salt"), settings=Settings(speed=speed))
    hand = LitHand(page, seed, clock)
    hand.play()
    for _ in ("the last blow", "the moment after it"):
        page.scene.animator.complete()
    assert page.end.isVisible()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        QTest.keyClick(QApplication.focusWidget() or page, key)
        assert page.end.isVisible() and left(page) == []
    clock.now += 2.0
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert page.heard[-1][0] == "again"
    return hand


@pytest.mark.parametrize("game_id", SHORT)
def test_pressing_only_what_is_lit_plays_to_the_end(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:  # UX 46, 47
    played(open_page, monkeypatch, game_id, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", BY_ID)
def test_fifty_games_of_each_title(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:  # UX 46, 47
    for seed in range(50):
        played(open_page, monkeypatch, game_id, seed).page.close()
