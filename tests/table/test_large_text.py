"""Large text means the game: on every table the cards, and the letters on them, grow; nothing lies smaller than before.

Where cards are larger only while few lie there, their own height counts: the bars take that room for larger letters.
Measured are places as they are laid out and letters as they are drawn, in pixels, in positions of whole games.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtGui import QFont

from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Key, Look
from desktop.table.drawing import lettering
from desktop.table.drawing.canvas import size_of
from desktop.table.drawing.faces import card_image, shown
from desktop.table.scene.layout import TableLayout, frame, lay_out
from desktop.words import Words

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1366, 768), (1920, 1080))
SETTINGS = {1.5: 1.2, 2.0: 1.35}  # text size, and how far letters that are read have grown at the least
OWN = {  # the places that a person reads and plays from, and how much larger their cards are at 200 %
    "clash": {"hand": 1.2, "offer": 1.0},
    "ganymede": {"row": 1.1},
    "chronicle": {"hand": 1.14},
    "fleet": {"formation": 1.1, "dealer": 1.0},
    "barbarossa": {"hand": 1.15, "deployed": 1.0},
}
LARGE_ALREADY = 34  # pixels: letters that need not grow
WORDS = Words()


@cache
def positions(game_id: str) -> tuple[View, ...]:
    """What the seat to act sees, here and there in a few greedy games, with few seats and with many."""
    game, found = BY_ID[game_id], []
    for mode, seats in game.info.modes.items():
        for count in {seats.start, seats.stop - 1}:
            state, dice = game.new(count, mode, {}, 7), Rng(7)
            for ply in range(90):
                if state.over:
                    break
                state.apply(game.bots.greedy(InfoSet(game, state, state.decider()), dice))
                if ply % 9 == 0 and not state.over:
                    found.append(game.view(state, state.decider()))
    return tuple(found)


def laid(
    game: Game, view: View, size: tuple[int, int], text: float, grown: bool = True
) -> tuple[TableLayout, dict[Key, tuple[Look, ...]]]:
    """The table of a view as it lies in a window of that size."""
    window, face = frame(*size, text=text), face_of(game)
    spec = face.spec(view, WORDS.say).at(text)
    if not grown:
        spec = spec._replace(zones=tuple(zone._replace(grows=()) for zone in spec.zones))
    looks = face.looks(view, (), WORDS.say)
    ranks = {zone.key: [look.rank for look in looks[zone.key]] for zone in spec.zones if zone.spread == "groups"}
    counts = {key: len(row) for key, row in looks.items()}
    tucked = {key: {at for at, look in enumerate(row) if look.tucked} for key, row in looks.items()}
    return lay_out(spec, window.table.w, window.table.h, window.unit, counts, tucked, ranks), looks


@pytest.mark.parametrize("text", SETTINGS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BY_ID)
def test_no_card_lies_smaller_in_large_text(game: str, size: tuple[int, int], text: float) -> None:  # UX 55
    for view in positions(game):
        before, looks = laid(BY_ID[game], view, size, 1.0, grown=False)
        after, _ = laid(BY_ID[game], view, size, text)
        assert set(after.zones) == set(before.zones)
        smaller = {
            key: (place.card[1], after.zones[key].card[1])
            for key, place in before.zones.items()
            if looks[key] and after.zones[key].card[1] < place.card[1] - 1
        }
        assert smaller == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BY_ID)
def test_the_cards_that_are_played_grow(game: str, size: tuple[int, int]) -> None:  # UX 55
    seen = set()
    for view in positions(game):
        (before, looks), (after, _) = (
            laid(BY_ID[game], view, size, 1.0, grown=False),
            laid(BY_ID[game], view, size, 2.0),
        )
        grown, _ = laid(BY_ID[game], view, size, 1.0)
        for name, least in OWN[game].items():
            for key in (key for key in looks if key[0] == name and key[1] in (view.seat, -1) and looks[key]):
                seen.add(name)
                assert after.zones[key].card[1] >= before.zones[key].card[1] * least, (key, view.counters)
                assert after.zones[key].card[1] >= grown.zones[key].card[1], (key, view.counters)
    assert seen == set(OWN[game])


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Look, float, float], dict[str, float]]]:
    """What is written on a card so wide, and how high, in pixels."""
    written: dict[str, float] = {}

    def heard(text: str, font: QFont) -> None:
        written[text] = max(written.get(text, 0.0), font.pixelSize())

    def wrap(name: str, of: Callable[..., tuple[str, QFont]]) -> None:
        real = getattr(lettering, name)

        def hears(*given: Any) -> Any:
            heard(*of(*given))
            return real(*given)

        monkeypatch.setattr(lettering, name, hears)

    wrap("narrowed", lambda text, font, room: (text, font))
    wrap("_outline", lambda text, font: (text, font))
    wrap("_draw_runs", lambda p, rect, base, line, font, centred: ("".join(run.text for run in line), font))

    def read(look: Look, wide: float, text: float) -> dict[str, float]:
        written.clear()
        face, values = shown(look)
        card_image(face, values, wide, text=text)
        return {said: px * wide / size_of(face)[0] for said, px in written.items()}

    yield read


@pytest.mark.parametrize("text", SETTINGS)
@pytest.mark.parametrize("game", BY_ID)
def test_the_letters_on_the_cards_grow(game: str, text: float, letters) -> None:  # type: ignore[no-untyped-def]  # UX 55
    small, seen = {}, set()
    for view in positions(game):
        (before, looks), (after, _) = laid(BY_ID[game], view, SIZES[0], 1.0), laid(BY_ID[game], view, SIZES[0], text)
        for key, row in looks.items():
            if key[0] not in OWN[game] or key[1] not in (view.seat, -1):
                continue
            wide = before.zones[key].card[0], after.zones[key].card[0]
            for look in row:
                if not look.face_up or (look.face, look.values, wide) in seen:
                    continue
                seen.add((look.face, look.values, wide))
                then, now = letters(look, wide[0], 1.0), letters(look, wide[1], text)
                if look.face.short_title in now:
                    now.setdefault(look.face.title, now[look.face.short_title])
                for said, px in then.items():
                    if now.get(said, 0.0) < min(px * SETTINGS[text], LARGE_ALREADY):
                        small[look.face.title, said] = (round(px, 1), round(now.get(said, 0.0), 1))
    assert seen and small == {}
