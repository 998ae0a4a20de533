"""Clash's faces: what must be readable at every size."""

import pytest

from desktop.look import Face, Keyword, Value
from desktop.table.drawing.faces import card_image

NAMES = ("Rage", "Sprint", "Berserk", "Perforation", "Indestructible")


def fighter(hp: str = "4", changed: bool = False, words: int = 1, cost: str = "4") -> Face:
    keywords = tuple(Keyword(name.lower(), name) for name in NAMES[:words])
    return Face(
        "fighter",
        "clash",
        "x",
        "Xenon",
        cost=cost,
        values=(Value("attack", "2"), Value("hp", hp, changed)),
        keywords=keywords,
    )


def grey(face: Face, width: float):
    image = card_image(face, face.values, width)
    return image.convertToFormat(image.Format.Format_Grayscale8)


@pytest.mark.parametrize("width", [60, 110, 260])
def test_numbers_show_at_every_level(qapp, width):  # UX 19
    assert grey(fighter("4"), width) != grey(fighter("3"), width)
    assert grey(fighter(cost="5"), width) != grey(fighter(cost="4"), width)


@pytest.mark.parametrize("width", [60, 110, 260])
def test_damage_shows_in_grey(qapp, width):  # UX 39
    assert grey(fighter("4", changed=True), width) != grey(fighter("4"), width)


@pytest.mark.parametrize("width", [110, 260])
@pytest.mark.parametrize("words", [1, 2, 3, 4, 5])
def test_abilities_show_from_the_middle_level_on(qapp, width, words):
    assert grey(fighter(words=words), width) != grey(fighter(words=words - 1), width)


def test_the_smallest_cards_leave_abilities_out(qapp):
    assert grey(fighter(words=3), 60) == grey(fighter(words=0), 60)


def test_a_fallen_tower_differs_in_grey(qapp):
    standing = Face("tower", "clash", "watchtower", "Tower")
    assert grey(standing, 120) != grey(standing._replace(template="stronghold"), 120)


def test_an_icon_may_name_its_folder(qapp):
    plain = fighter()._replace(keywords=(Keyword("rage", "Rage"),))
    named = fighter()._replace(keywords=(Keyword("clash/rage", "Rage"),))
    assert grey(plain, 110) == grey(named, 110)
