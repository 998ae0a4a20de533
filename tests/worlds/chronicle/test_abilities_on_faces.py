"""Each character's ability stands on its card in a few words, at the size of cards in a hand: whole and readable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from desktop.games.chronicle.cards import ABILITY, CARDS, EVIL, HISTORIES, STRENGTH
from desktop.games.chronicle.faces import face
from desktop.games.chronicle.places import around
from desktop.look import Face
from desktop.table.drawing import canvas, lettering
from desktop.table.drawing.canvas import WIDTH, Level, level_of
from desktop.table.drawing.faces import card_image
from desktop.table.drawing.theme import MIN_TEXT
from desktop.table.scene.layout import frame, lay_out
from desktop.words import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1366, 768), (1920, 1080))
TEXTS = (1.0, 1.5, 2.0)
FEW_WORDS = {"en": 4, "de": 3, "fr": 5, "ja": 1}  # short words count: "card back to hand", "écarte un allié rival"
KANA = "ぁ"  # Japanese begins here: a text with a sign before it was not translated
BY_THE_RULES = {
    1: {"evil"}, 2: {"triple"}, 3: {"weakest"}, 4: {"take"}, 5: {"stop"}, 6: {"recall"}, 7: {"return"},
    8: {"discard"}, 9: {"give"}, 10: {"shed"}, 0: {"crown", "take", "fool", "purge"},
}  # fmt: skip
MEANT = {"evil": "Evil", "triple": "three", "weakest": "weakest", "stop": "stop", "return": "back", "take": "take"}


def wide_in_hand(size: tuple[int, int], text: float, seats: int) -> float:
    """In pixels."""
    window = frame(*size, text=text)
    laid = lay_out(around(0, seats).at(text), window.table.w, window.table.h, window.unit, {("hand", 0): 6})
    return laid.zones["hand", 0].card[0]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, tuple[float, float, QRectF]]]:
    """What is written on a card: how high, how wide, in which room, in card units."""
    found: dict[str, tuple[float, float, QRectF]] = {}
    real = lettering.draw_line

    def heard(
        painter: QPainter, rect: QRectF, text: str, font: QFont, tint: str, align: object, shrink: float
    ) -> None:  # fmt: skip
        fitted = lettering.fitted(text, font, rect.width(), shrink)
        wide = lettering.width(text, fitted) * lettering.narrowed(text, fitted, rect.width())
        found[text] = fitted.pixelSize(), wide, rect
        real(painter, rect, text, font, tint, align, shrink)  # type: ignore[arg-type]

    monkeypatch.setattr(canvas, "draw_line", heard)
    yield found


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ability_stands_on_each_card_of_a_hand(
    lang: str, size: tuple[int, int], text: float, lines: dict[str, tuple[float, float, QRectF]]
) -> None:  # UX 55
    words, wide, told = Words(lang), wide_in_hand(size, text, 3), 0
    assert wide == pytest.approx(wide_in_hand(size, text, 6))
    assert level_of(wide) == Level.M
    for card in range(len(CARDS)):
        if card in HISTORIES or not ABILITY[card]:
            continue
        shown: Face = face(card, words.say)
        lines.clear()
        card_image(shown, shown.values, wide, text=text)
        (ability,) = (keyword.name for keyword in shown.keywords)
        told += 1
        assert ability in lines, f"{shown.title}: {ability!r} is missing"
        high, across, rect = lines[ability]
        assert high * wide / WIDTH >= MIN_TEXT * max(1.0, text * 0.65), f"{shown.title}: {ability!r} is too small"
        assert across <= rect.width() + 1 and rect.left() >= 20 and rect.right() <= WIDTH - 20, f"{ability!r} is cut"
        title, name = lines[shown.title][2], rect
        assert title.bottom() <= name.top() + 0.3 * high and name.bottom() < canvas.HEIGHT
    assert told == 36


def test_the_words_are_few_and_of_their_language() -> None:
    for lang in LANGUAGES:
        say, english = Words(lang).say, Words("en").say
        for card in range(len(CARDS)):
            if card not in HISTORIES and ABILITY[card]:
                ability = face(card, say).keywords[0].name
                assert 0 < len(ability.split()) <= FEW_WORDS[lang] and len(ability) <= 22
                assert lang == "en" or ability != face(card, english).keywords[0].name, f"{ability} is English"
                assert lang != "ja" or (min(ability) >= "0" and max(ability) >= KANA)


def test_the_words_say_what_the_rules_say() -> None:
    """Numbers and abilities as in the printed rules; different abilities have different words."""
    said: dict[tuple[str, bool], str] = {}
    for card in range(len(CARDS)):
        if card in HISTORIES:
            continue
        assert ABILITY[card] in BY_THE_RULES[STRENGTH[card]]
        name = face(card, Words("en").say).keywords[0].name
        assert MEANT.get(ABILITY[card], "") in name
        assert name.startswith("Evil") == bool(EVIL[card])
        assert said.setdefault((ABILITY[card], bool(EVIL[card])), name) == name
    assert len(set(said.values())) == len(said) == 14
