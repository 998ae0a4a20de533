"""Coach and retold turn at every row of every lesson, in every window: off what is lit, and all that can be chosen."""

from __future__ import annotations

from collections import Counter
from itertools import count, product

import pytest
from PySide6.QtCore import QRectF, QSize

from desktop.app.play.guided import GuidedPage
from desktop.app.window import Window
from desktop.controller.guide import has_guide
from desktop.games import BY_ID
from desktop.look import Retold
from tests.app.learner import Learner
from tests.controller.covering import WINDOWS

LINES = [f"Somebody does something or other, and this is line {number} of the sum of it all." for number in range(5)]
TOLD = [Retold(line, 1, "#6E8DF5", "circle", words=line, figures=("+2,000",)) for line in LINES]
GAMES = [game_id for game_id in BY_ID if has_guide(game_id)]


def choosable(page: GuidedPage) -> list[QRectF]:
    """Cards that may be taken up and places they may go to, on the page."""
    layout, gestures = page.scene.layout, page.controller.gestures
    assert layout is not None
    spots = [layout.zones[key].spots[at].rect for key, at in gestures.sources()]
    for to in {to for card in gestures.sources() for to in gestures.targets(*card)}:
        zone = layout.zones[to.key]
        spots.append(zone.rect if to.index < 0 else zone.spots[to.index].rect)
    return [QRectF(*spot).translated(page.view.pos()) for spot in spots]


def have(page: GuidedPage, wide: int, high: int) -> None:
    """A page of this size, fitted once."""
    if page.size() == QSize(wide, high):
        page.fit()
    else:
        page.resize(wide, high)


def _overlap(first: QRectF, second: QRectF) -> bool:
    """By more than a pixel."""
    both = first.intersected(second)
    return both.isValid() and both.width() * both.height() > 1


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", GAMES)
def test_coach_and_retold_turn_cover_nothing_that_can_be_chosen(
    window: Window, game_id: str, every: bool
) -> None:  # UX 44, 49
    """Every other row in one window with one size of text, the next one in the next; or each row in all of them."""
    learner, counts, shown, strips = Learner(window, game_id), Counter[str](), 0, 0
    page, ways = learner.page, list(product(WINDOWS, (200, 100, 150)))
    usual = page.size().toTuple()
    for row in count():
        for size, text in ways if every else ways[row // 2 * 5 % len(ways) :][: 1 - row % 2]:
            page.house.settings.text = text
            have(page, *size)
            coach = QRectF(page.coach.geometry())
            shown += 1
            if not QRectF(page.view.geometry()).adjusted(-1, -1, 1, 1).contains(coach):
                counts[f"outside {size} {text} {page.course.row.id}"] += 1
            page.retelling.strip.tell(TOLD, LINES)
            page.retelling.place()
            lit, clear, shown_too = [QRectF(rect) for rect in page.lit()], choosable(page), page.retelling.open
            retold = QRectF(page.retelling.strip.geometry()) if shown_too else QRectF()
            page.retelling.close()
            strips += shown_too
            off = [*clear, coach]
            for what, sheet, rects in (("lit", coach, lit), ("coach", coach, clear), ("retold", retold, off)):
                if any(_overlap(sheet, rect) for rect in rects):
                    counts[f"{what} {size} {text} {page.course.row.id}"] += 1
        page.house.settings.text = 100
        have(page, *usual)
        if page.course.last:
            break
        learner.follow("click")
    assert strips > shown / 2  # where nothing is free the strip stays away
    assert not counts, f"{sum(counts.values())} of {shown}: {list(counts)[:12]}"
