"""In a hand so full that its cards lie on each other, what each of them must say stays in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.look import Face, Look, Value
from desktop.table.drawing.faces import card_image, signs
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.crowding import uncovered
from desktop.table.scene.explained import on_card, under

FULL = Face("power", "chronicle", "x", "Quartermaster", values=(Value("strength", "6"), Value("evil", "")))
WIDE = 120


def hand_of(page: PlayPage) -> list[CardItem]:
    return next(cards for key, cards in page.scene.cards.items() if key[0] == "hand" and cards[0].look.face_up)


@pytest.mark.parametrize("size", ["1366x768", "1024x700"])
def test_locks_and_evil_eyes_are_seen_in_a_hand_of_twelve(
    shown: Callable[[str], Window], size: str
) -> None:  # UX 4, 19
    """The pointer finds each where it stands; no other card lies there."""
    page = shown(f"chronicle --seats 3 --seed 2 --ply 2 --seat 0 --size {size}").page
    assert isinstance(page, PlayPage)
    hand = hand_of(page)
    assert len(hand) >= 11 and any(item.shows < 1 for item in hand), "they lie on each other"
    for item in hand:
        page.scene.set_look(item.key, item.index, item.look._replace(immovable=True))
    told = [thing for item in hand for thing in on_card(item) if thing.sign.name in ("lock", "evil")]
    assert len(told) >= len(hand)
    for thing in told:
        found = under(page.scene, thing.sign.rect.center())
        assert found is not None and found.card is thing.card, thing.sign.name
        corner = QPointF(thing.sign.rect.right() - 3, thing.sign.rect.center().y())
        assert page.scene.card_at(corner) in (thing.card, None), "nor over its edge"


def test_a_covered_card_says_its_name_in_what_shows_of_it(qapp: object) -> None:
    """The name, the eyes and the lock keep to the left; a card that lies free has them where they always are."""
    nameless = FULL._replace(title="")
    for shows in (1.0, 0.8, 0.6):
        with_name = card_image(FULL, FULL.values, WIDE, shows=shows)
        without = card_image(nameless, FULL.values, WIDE, shows=shows)
        ink = [
            x for x in range(WIDE) for y in range(int(with_name.height() * 0.75), with_name.height())
            if with_name.pixel(x, y) != without.pixel(x, y)
        ]  # fmt: skip
        assert ink and max(ink) <= WIDE * shows
        for sign in signs(Look(FULL, immovable=True), WIDE, 1.0, 1.0, shows):
            assert sign.rect.right() <= WIDE * shows + 1, (sign.name, shows)


def test_how_much_of_a_card_shows_follows_from_the_next_one() -> None:
    corners = ((0.0, 0.0), (83.0, 0.0), (130.0, 0.0), (330.0, 0.0), (0.0, 200.0))
    assert uncovered(corners, (100.0, 140.0), (0, 1, 2, 3, 4)) == (0.8, 1.0, 1.0, 1.0, 1.0)
    assert uncovered(corners, (100.0, 140.0), (3, 2, 1, 0, 4))[0] == 1.0, "what lies on its left hides no right edge"
