"""The draft's open cards are large, and each of their abilities stands on them in words, whole, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.games.clash.cards import CARDS
from desktop.games.clash.faces import face
from desktop.games.clash.places import draft
from desktop.look import Face
from desktop.table.drawing import lettering
from desktop.table.drawing.canvas import RADIUS, WIDTH, Level, level_of
from desktop.table.drawing.faces import card_image
from desktop.table.drawing.theme import MIN_TEXT
from desktop.table.scene.layout import frame, lay_out
from desktop.words import LANGUAGES, Words
from desktop.worlds.clash import cards as drawn

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1366, 768), (1920, 1080))
TEXTS = (1.0, 1.5, 2.0)
OFFER, PICKED = ("offer", -1), ("picked", 0)
OWN_LETTERS = {"ja": "ぁ"}  # from this sign on: a language that shares no letter with English


def width_of_an_offer(size: tuple[int, int], text: float) -> float:
    """In pixels."""
    window = frame(*size, text=text)
    laid = lay_out(draft(0).at(text), window.table.w, window.table.h, window.unit, {OFFER: 4, PICKED: 3})
    place = laid.zones[OFFER]
    assert all(b.rect.x >= a.rect.right for a, b in zip(place.spots, place.spots[1:], strict=False))
    assert place.spots[0].rect.x >= 0 and place.spots[-1].rect.right <= window.table.w
    assert place.card[1] > 2 * laid.zones[PICKED].card[1] or text > 1
    return place.card[0]


class Written:
    """Lines as they are drawn: what, how high and how wide in card units, in which room."""

    def __init__(self) -> None:
        self.lines: dict[str, tuple[float, float, QRectF]] = {}

    def note(self, rect: QRectF, text: str, font: QFont, shrink: float) -> None:
        fitted = lettering.fitted(text, font, rect.width(), shrink)
        wide = lettering.width(text, fitted) * lettering.narrowed(text, fitted, rect.width())
        self.lines[text] = fitted.pixelSize(), wide, rect


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    notes, real = Written(), lettering.draw_line

    def draw_line(
        painter: QPainter, rect: QRectF, text: str, font: QFont, tint: str,
        align: Qt.AlignmentFlag = lettering.CENTER, shrink: float = lettering.SHRINK,
    ) -> None:  # fmt: skip
        notes.note(rect, text, font, shrink)
        real(painter, rect, text, font, tint, align, shrink)

    monkeypatch.setattr(drawn, "draw_line", draw_line)
    yield notes


def abilities_of(card: int, words: Words) -> list[str]:
    """As the rules and the large card's text call them."""
    row = CARDS[card]
    names = [Text(f"clash.ability.{each}.name") for each in row.abilities]
    names += [Text("clash.ability.aura.name", (Text(f"clash.ability.{each}.name"),)) for each in row.aura]
    return [words.say(name) for name in names]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_ability_of_an_offered_card_stands_on_it_in_words(
    lang: str, size: tuple[int, int], text: float, written: Written
) -> None:  # UX 55
    words, wide, told = Words(lang), width_of_an_offer(size, text), 0
    assert level_of(wide) == Level.L
    for card in range(len(CARDS)):
        if CARDS[card].kind == "tower":
            continue
        shown: Face = face(card, words.say)
        written.lines.clear()
        card_image(shown, shown.values, wide, text=text)
        for name in abilities_of(card, words):
            told += 1
            assert f"**{name}.**" in shown.text, "other words than in the card's text"
            assert lang not in OWN_LETTERS or min(name) >= OWN_LETTERS[lang], f"{name} is not translated"
            assert name in written.lines, f"{name} is missing on {shown.title}"
            high, across, rect = written.lines[name]
            assert high * wide / WIDTH >= MIN_TEXT * text**0.5, f"{name} on {shown.title} is too small"
            assert across <= rect.width() + 1, f"{name} on {shown.title} is cut"
            assert rect.left() >= 0 and rect.right() <= WIDTH and rect.bottom() < 880 - RADIUS / 2
        boxes = [rect for said, (_, _, rect) in written.lines.items() if said in abilities_of(card, words)]
        assert not any(a.intersects(b) and a.top() == b.top() for a in boxes for b in boxes if a is not b)
    assert told > 30


def test_the_draft_offers_four_cards_on_its_own_layout() -> None:
    """What is measured above is what is shown."""
    game = BY_ID["clash"]
    view = game.view(game.new(2, "duel", {}, 7), 0)
    assert game.face.spec(view, Words().say) == draft(0, "Draft pile")
    assert len(game.face.looks(view, (), Words().say)[OFFER]) == 4
