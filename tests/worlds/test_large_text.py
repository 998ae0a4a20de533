"""In large text no letter on the table's plates and meters is smaller than at 100 %, and what is no card has its room.

What may go for it: coins beside their sum, names beside their signs, a second line, the scale under a gauge.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.games import BY_ID
from desktop.look import Key, Sitter
from desktop.table.drawing import lettering
from desktop.table.drawing.theme import Metrics
from desktop.table.scene.layout import TableLayout, frame, lay_out
from desktop.table.world import world_of
from desktop.words import Words

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Mara", "Ivo", "Lena")
WORDS = Words()
SITTERS = [Sitter(name, "you") for name in NAMES]
WINDOWS = ((1366, 768), (1920, 1080))


def say(text: Any) -> str:
    return WORDS.say(text, NAMES)


@cache
def positions(game_id: str) -> tuple[tuple[View, int], ...]:
    """What the seat to act sees now and then in a game of random moves in each mode."""
    game, found = BY_ID[game_id], []
    for mode, seats in game.info.modes.items():
        state, dice = game.new(seats.start, mode, {}, 3), Rng(3)
        for ply in range(80):
            if state.over:
                break
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            if ply % 11 == 0 and not state.over:
                found.append((game.view(state, state.decider()), seats.start))
    return tuple(found)


def laid(game_id: str, view: View, window: tuple[int, int], text: float) -> tuple[TableLayout, float]:
    place = frame(window[0], window[1], text=text)
    spec = BY_ID[game_id].face.spec(view, say).at(text)
    return lay_out(spec, place.table.w, place.table.h, place.unit, {}), place.unit


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, float]]:
    """What a part writes into a rect, and how high, in pixels."""
    written: dict[str, float] = {}

    def hears(name: str, of: Callable[..., tuple[str, QFont]]) -> None:
        real = getattr(lettering, name)

        def heard(*given: Any) -> Any:
            text, font = of(*given)
            written[text] = max(written.get(text, 0.0), font.pixelSize())
            return real(*given)

        monkeypatch.setattr(lettering, name, heard)

    hears("narrowed", lambda text, font, room: (text, font))
    hears("_outline", lambda text, font: (text, font))
    hears("_draw_runs", lambda p, rect, base, line, font, centred: ("".join(run.text for run in line), font))

    def read(world: str, part: Any, rect: Any, unit: float, text: float) -> dict[str, float]:
        written.clear()
        sheet = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(sheet)
        world_of(world).kind(part).paint(painter, QRectF(*rect), part, Metrics(unit, text))
        painter.end()
        return dict(written)

    return read


@pytest.mark.parametrize("text", [1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["ganymede", "fleet"])
def test_no_letter_beside_the_cards_becomes_smaller(game, window, text, letters):  # UX 55
    smaller: dict[tuple[Key, str], tuple[float, float]] = {}
    numbers = 0
    for view, seats in positions(game):
        (before, unit), (after, _) = laid(game, view, window, 1.0), laid(game, view, window, text)
        for key in before.parts.keys() & after.parts.keys():
            part = BY_ID[game].face.part(view, key, SITTERS[:seats], say)
            if part is None:
                continue
            then = letters(game, part, before.parts[key], unit, 1.0)
            now = letters(game, part, after.parts[key], unit, text)
            for said, px in now.items():
                numbers += said.isdigit()
                if said in then and px < then[said] - 1:
                    smaller[key, said] = then[said], px
    assert numbers and smaller == {}
