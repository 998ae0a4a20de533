"""Every page and sheet in small windows with large letters: no control is out of reach.

A page is opened once and then has one size and one text after the other, as when somebody drags the window's edge or
chooses larger letters. A part runs always, all of it with `-m soak`.
"""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtWidgets import QWidget

from desktop.app.pages.new_game import NewGamePage
from desktop.app.play.guided import GuidedPage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.games import BY_ID
from tests.app.looking import clipped, have
from tests.app.reach import LEAST, out_of_reach

SIZES = [(800, 600), (1024, 600), (1366, 768)]
TEXTS = [100, 125, 150, 200]
OFTEN = [100, 150, 200]
Shown = Callable[[str], Window]


def _largest(window: Window, game: str) -> None:
    """The new-game page with as many seats as there can be."""
    window.routes.new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    form = page.form
    mode = max(form.game.info.modes, key=lambda name: form.game.info.modes[name].stop)
    if form.mode is not None and mode != form._mode:
        choose = form.mode.control.setCurrentIndex  # type: ignore[attr-defined]  # of every kind of choice
        choose(list(form.game.info.modes).index(mode))
    while len(form.rows) < form.game.info.modes[form._mode].stop - 1:
        form.add_seat()


def _notice(window: Window) -> None:
    window.notice.tell("Chronicle was taken off the list. " * 3, "Bring it back", lambda: None)


HOUSE: dict[str, tuple[str, Callable[[Window], None] | None]] = {
    "home": ("home", None),
    "home with matches": ("home --ply 20", None),
    **{f"new {game}": ("home", lambda window, game=game: _largest(window, game)) for game in BY_ID},  # type: ignore[misc]
    "settings": ("settings", None),
    "rules": ("rules --game ganymede", None),
    "cards": ("cards --game barbarossa", None),
    "statistics": ("statistics", None),
    "no statistics": ("home", lambda window: window.routes.statistics()),
    "saves": ("saves", None),
    "no saves": ("home", lambda window: window.routes.saves()),
    "about": ("about", None),
    "licence": ("home", lambda window: window.routes.licence("GPL-3.0")),
    "replay": ("replay --game clash", None),
    "beliefs": ("beliefs --game clash", None),
    "notice": ("statistics", _notice),
}
FULL = {
    "ganymede": "--mode three --seats 3",
    "barbarossa": "--seats 5",
    "chronicle": "--seats 6",
    "fleet": "",
    "clash": "",
}
STATES = {"log": 20, "menu": 6, "moves": 12, "keys": 6, "resign": 6, "recap": 14, "curtain": 12, "hint": 12,
          "lookback": 0, "luck": 0, "end": 0}  # fmt: skip
TABLES = {
    **{f"{game} table": f"{game} --ply 30 {FULL[game]}" for game in BY_ID},
    **{f"{game} {state}": f"{game} --ply {ply} --state {state} {FULL[game]}"
       for game in BY_ID for state, ply in STATES.items()},
}  # fmt: skip
ALWAYS = ["chronicle table", "clash log", "ganymede menu", "clash moves", "fleet keys", "chronicle end",
          "clash curtain", "fleet resign"]  # fmt: skip


def _missed(window: Window, texts: Sequence[int] = OFTEN) -> str:
    """What is out of reach at which size and text, a line each."""
    found = []
    for size in SIZES:
        for text in texts:
            have(window, size, text)
            faults = [*out_of_reach(_top(window)), *clipped(_top(window))]
            found += [f"{size[0]} x {size[1]} at {text} %: {fault}" for fault in faults]
    return "\n".join(found)


def _top(window: Window) -> QWidget:
    """What a hand can get at: the sheet that darkens the rest, the curtain, else the whole page."""
    page = window.page
    if window.notice.isVisible():
        return window.notice
    if not isinstance(page, PlayPage):
        return page
    return page.curtain if page.curtain.up else page.sheets.open or page


def _opened(shown: Shown, what: str) -> Window:
    words, then = HOUSE[what]
    window = shown(words)
    if then is not None:
        then(window)
    return window


@pytest.mark.parametrize("what", HOUSE)
def test_nothing_of_a_page_is_out_of_reach(shown: Shown, what: str) -> None:  # UX 15
    missed = _missed(_opened(shown, what))
    assert not missed, missed


@pytest.mark.parametrize("what", ALWAYS)
def test_nothing_of_a_table_is_out_of_reach(shown: Shown, what: str) -> None:  # UX 15
    missed = _missed(shown(TABLES[what]))
    assert not missed, missed


def test_nothing_of_a_lesson_is_out_of_reach(shown: Shown) -> None:
    missed = _missed(_lesson(shown, "clash"))
    assert not missed, missed


@pytest.mark.soak
@pytest.mark.parametrize("what", [*HOUSE, *TABLES])
def test_nothing_of_anything_is_out_of_reach(shown: Shown, what: str) -> None:
    missed = _missed(_opened(shown, what) if what in HOUSE else shown(TABLES[what]), TEXTS)
    assert not missed, missed


@pytest.mark.soak
@pytest.mark.parametrize("game", BY_ID)
def test_nothing_of_any_lesson_is_out_of_reach(shown: Shown, game: str) -> None:
    missed = _missed(_lesson(shown, game), TEXTS)
    assert not missed, missed


def _lesson(shown: Shown, game: str) -> Window:
    window = shown("home")
    window.routes.guide(game)
    assert isinstance(window.page, GuidedPage)
    return window


@pytest.mark.parametrize("text", OFTEN)
def test_every_row_of_a_choice_lies_on_the_table(shown: Shown, text: int) -> None:  # UX 8
    window = shown(f"clash --ply 12 --size 800x600 --text {text}")
    page = window.page
    assert isinstance(page, PlayPage)
    options = [f"Discard the Assault Gun Battalion number {number} from the hand" for number in range(8)]
    page.scene.choose("Which of these shall it be?", options, page.scene.keyboard.stops()[-1], lambda number: None)
    chooser = page.scene.chooser
    assert chooser is not None
    rows = [chooser.mapRectToScene(chooser.row_rect(number)) for number in range(len(options))]
    assert all(page.scene.sceneRect().contains(row) and row.height() >= LEAST for row in rows)
