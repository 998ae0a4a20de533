"""With the log folded its last lines stand on the table: quiet, on free ground, and no hand ever meets them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.games import BY_ID
from desktop.table.scene import last_lines
from desktop.table.scene.last_lines import MOST, occupied
from desktop.table.scene.layout import Rect

Shown = Callable[[str], Window]


def page_of(window: Window) -> PlayPage:
    page = window.page
    assert isinstance(page, PlayPage)
    return page


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("game", BY_ID)
def test_the_end_of_a_folded_log_stands_on_the_table(shown: Shown, game: str, text: int) -> None:  # UX 32, 49
    page = page_of(shown(f"{game} --seed 1 --ply 20 --seat 0 --size 1366x768 --text {text}"))
    lines, scene = page.table_log.last_lines, page.scene
    assert page.log.folded and lines.isVisible() and lines.form is not None and lines.rect is not None
    assert lines.form.lines == MOST or text > 100, "at large text as many as there is room for"
    assert 1.0 <= lines.form.text <= text / 100
    told = [line.text for line in page.controller.tells.log() if line.kind in ("line", "detail")]
    assert [line.text for line in lines.lines] == told[-MOST:]
    rect = QRectF(*lines.rect)
    assert scene.sceneRect().contains(rect)
    for taken in (*scene.keep_clear(), *occupied(scene)):
        assert not QRectF(*taken).intersects(rect), (game, taken)
    assert lines.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert scene.card_at(QPointF(*lines.rect.centre)) is None
    page.toggle_log()
    assert not page.log.folded and not lines.isVisible(), "an open log says it itself"
    page.toggle_log()
    assert lines.isVisible()


def test_they_keep_their_place_while_it_is_free_and_go_where_there_is_none(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(shown("clash --seed 1 --ply 20 --seat 0 --size 1366x768"))
    lines, scene = page.table_log.last_lines, page.scene
    before = lines.rect
    lines.place(scene)
    assert lines.rect == before
    everything = scene.sceneRect()
    whole = Rect(0, 0, everything.width(), everything.height())
    monkeypatch.setattr(last_lines, "occupied", lambda scene: [whole])
    lines.place(scene)
    assert lines.rect is None and not lines.isVisible()
