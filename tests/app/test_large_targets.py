"""Whatever is clicked is large enough for a hand that shakes: at least 24 by 24 pixels at 100 %, on every page.

A page is opened once and has one size after the other. Every page and every game's table always, what opens over a
table and what looks back at a match in one game each; all of it in all games with `-m soak`.
"""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListView, QWidget

from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.developer import shot
from desktop.games import BY_ID
from tests.app.looking import name, visible

LEAST = 24  # WCAG 2.2, 2.5.8
SIZES = [(1366, 768), (800, 600)]
CLICKED = (QAbstractButton, QComboBox, QLineEdit)
STATES = {"menu": 6, "keys": 6, "log": 20, "moves": 12, "curtain": 12, "end": 0}
BACK = ("replay", "study", "beliefs")  # that look back
PAGES = [
    *(f"{page} --ply 20" if page == "home" else page for page in shot.PAGES if page not in ("new", *BACK)),
    *(f"new --game {game}" for game in BY_ID),
    *(f"{game} --ply 12" for game in BY_ID),
]
IN_ONE = {"menu": "ganymede", "keys": "fleet", "log": "clash", "moves": "barbarossa", "curtain": "chronicle",
          "end": "clash", "replay": "ganymede", "study": "clash", "beliefs": "chronicle"}  # fmt: skip
OPENED = [
    *(
        (f"{game} --ply {ply} --state {state}", IN_ONE[state] == game)
        for game in BY_ID
        for state, ply in STATES.items()
    ),
    *((f"{page} --game {game}", IN_ONE[page] == game) for game in BY_ID for page in BACK),
]


def small(page: QWidget) -> list[str]:
    """Controls, rows of lists and cards that are smaller than that."""
    found = []
    for widget in visible(page):
        if isinstance(widget, CLICKED) and min(widget.width(), widget.height()) < LEAST:
            found.append(f"{name(widget)} {widget.width()} x {widget.height()}")
        # A table is read, not clicked.
        if isinstance(widget, QListView) and widget.model().rowCount() and widget.sizeHintForRow(0) < LEAST:
            found.append(f"a row of {name(widget)} {widget.sizeHintForRow(0)}")
    return found


@pytest.mark.parametrize(
    "what",
    [*PAGES, *(pytest.param(what, marks=[] if always else pytest.mark.soak) for what, always in OPENED)],
)
def test_nothing_that_is_clicked_is_small(shown: Callable[[str], Window], what: str) -> None:  # UX 39, 41
    window = shown(what)
    for size in SIZES:
        window.resize(*size)
        assert small(window.page) == [], size


@pytest.mark.parametrize("game", BY_ID)
def test_every_card_that_can_be_taken_shows_enough_of_itself(
    shown: Callable[[str], Window], game: str
) -> None:  # UX 41
    page = shown(f"{game} --ply 12 --size 800x600").page
    assert isinstance(page, PlayPage)
    scene, thin = page.scene, []
    for target in page.controller.gestures.sources():
        rect, shows = scene.rect_of(target), float(LEAST)
        if target.index + 1 < len(scene.cards[target.key]):  # the next card may lie on it
            after = scene.rect_of(target._replace(index=target.index + 1))
            shows = max(abs(after.x - rect.x), abs(after.y - rect.y))
        if min(rect.w, rect.h, shows) < LEAST:
            thin.append((target, rect, shows))
    assert thin == []
