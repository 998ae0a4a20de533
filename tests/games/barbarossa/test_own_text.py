"""What stands on a card to which an owner gave other numbers."""

import dataclasses

import pytest

from desktop.games.barbarossa import own_text
from desktop.games.barbarossa.cards import CARDS, CATALOG
from desktop.words import Words

SAY = Words().say
PANZER = CATALOG.numbers["panzer_regiment"]


def with_marks(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    cards = list(CARDS)
    marks = dict.fromkeys(changes, "own")
    cards[PANZER] = dataclasses.replace(CARDS[PANZER], marks=marks, **changes)  # type: ignore[arg-type]
    monkeypatch.setattr(own_text, "CARDS", tuple(cards))


def test_the_programs_own_numbers_are_told_by_its_sentence() -> None:
    assert not any(own_text.rewritten(card) for card in range(len(CARDS)))


def test_other_amounts_are_told_field_by_field(monkeypatch: pytest.MonkeyPatch) -> None:
    with_marks(monkeypatch, fatigue={"bp": 9}, discard=4)
    assert own_text.rewritten(PANZER)
    told = own_text.told(PANZER, SAY).split("\n")
    assert told == ["Gives when fatigued: 9 BP", "SP it pays for that: 1", "BP when discarded: 4"]


def test_a_price_stands_on_the_card_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    with_marks(monkeypatch, cost=7, copies=11, vp=2)
    assert not own_text.rewritten(PANZER), "the sentence says nothing of these"
