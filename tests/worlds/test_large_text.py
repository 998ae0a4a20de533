"""In large text no letter on the table is smaller than at 100 %: on cards that lie aside, on plates, on meters.

What may go for it: coins beside their sum, names beside their signs, a second line, the scale under a gauge.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.games import BY_ID
from desktop.look import Face, Key, Look, Sitter, Value
from desktop.table.drawing import lettering
from desktop.table.drawing.canvas import size_of
from desktop.table.drawing.faces import card_image, shown
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


def laid(
    game_id: str, view: View, window: tuple[int, int], text: float, looks: Mapping[Key, Sequence[Look]] | None = None
) -> tuple[TableLayout, float]:
    """The table as it lies with these cards, and its unit."""
    place = frame(window[0], window[1], text=text)
    spec = BY_ID[game_id].face.spec(view, say).at(text)
    counts = {key: len(row) for key, row in (looks or {}).items()}
    tucked = {key: {at for at, look in enumerate(row) if look.tucked} for key, row in (looks or {}).items()}
    return lay_out(spec, place.table.w, place.table.h, place.unit, counts, tucked), place.unit


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """What is written from now on, and in how many units of its sheet."""
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

    return written


@pytest.mark.parametrize("text", [1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["ganymede", "fleet"])
def test_no_letter_beside_the_cards_becomes_smaller(game, window, text, written):  # UX 55
    def letters(part: Any, rect: Any, unit: float, text: float) -> dict[str, float]:
        written.clear()
        painter = QPainter(sheet)
        world_of(game).kind(part).paint(painter, QRectF(*rect), part, Metrics(unit, text))
        painter.end()
        return dict(written)

    sheet = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    smaller: dict[tuple[Key, str], tuple[float, float]] = {}
    numbers = 0
    for view, seats in positions(game):
        (before, unit), (after, _) = laid(game, view, window, 1.0), laid(game, view, window, text)
        for key in before.parts.keys() & after.parts.keys():
            part = BY_ID[game].face.part(view, key, SITTERS[:seats], say)
            if part is None:
                continue
            then = letters(part, before.parts[key], unit, 1.0)
            now = letters(part, after.parts[key], unit, text)
            for said, px in now.items():
                numbers += said.isdigit()
                if said in then and px < then[said] - 1:
                    smaller[key, said] = then[said], px
    assert numbers and smaller == {}


@pytest.mark.parametrize("text", [1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["ganymede", "fleet"])
def test_no_letter_on_a_card_becomes_smaller(game, window, text, written):  # UX 55
    def letters(face: Face, values: tuple[Value, ...], wide: float, text: float) -> dict[str, float]:
        written.clear()
        card_image(face, values, wide, text=text)
        return {said: px * wide / size_of(face)[0] for said, px in written.items()}

    smaller: dict[tuple[Key, str, str], tuple[float, float]] = {}
    seen: set[tuple[Face, tuple[Value, ...], tuple[float, float]]] = set()
    for view, _ in positions(game):
        looks = BY_ID[game].face.looks(view, (), say)
        before, _ = laid(game, view, window, 1.0, looks)
        after, _ = laid(game, view, window, text, looks)
        for key, row in looks.items():
            wide = before.zones[key].card[0], after.zones[key].card[0]
            for face, values in {shown(look) for look in row} - {kept[:2] for kept in seen if kept[2] == wide}:
                seen.add((face, values, wide))
                then, now = letters(face, values, wide[0], 1.0), letters(face, values, wide[1], text)
                smaller |= {
                    (key, face.title, said): (then[said], px)
                    for said, px in now.items()
                    if said in then and px < then[said] - 1
                }
    assert seen and smaller == {}
