"""What was made is kept up to a weight, whatever its number, and up to a number, whatever it weighs."""

import pytest
from PySide6.QtGui import QImage, QPixmap

from desktop.table.drawing import faces
from desktop.table.drawing.weighed import Weighed, kept_up_to, weight_of

KB = 1024


class Maker:
    """Makes square pictures and notes of what size."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, side: int, shade: int = 0) -> QImage | None:
        self.asked.append(side)
        return QImage(side, side, QImage.Format.Format_RGB32) if side else None


def kept(most_bytes: int, most: int = 100) -> tuple[Weighed[[int], QImage | None], list[int]]:
    maker = Maker()
    return Weighed(maker, most_bytes, most), maker.asked  # type: ignore[arg-type]


def test_what_is_kept_is_not_made_again(qapp: object) -> None:
    pictures, asked = kept(100 * KB)
    assert pictures(16) is pictures(16) and asked == [16]
    assert pictures.weight == 16 * 16 * 4 and len(pictures) == 1


def test_the_weight_is_never_more_than_it_may_be(qapp: object) -> None:
    pictures, asked = kept(100 * KB)
    for side in range(1, 140):
        pictures(side)
        assert pictures.weight <= 100 * KB or len(pictures) == 1
        assert pictures.weight == sum(weight_of(each) for each in pictures._kept.values())
    pictures(139)
    assert asked[-1] == 139 and asked.count(139) == 1


def test_the_newest_stays_however_heavy(qapp: object) -> None:
    pictures, asked = kept(KB)
    assert pictures(200) is pictures(200) and asked == [200]


def test_what_was_asked_for_last_goes_last(qapp: object) -> None:
    pictures, asked = kept(1000 * KB, most=3)
    for side in (1, 2, 3, 1, 4, 1, 2):
        pictures(side)
    assert asked == [1, 2, 3, 4, 2]


def test_what_cannot_be_made_is_remembered_and_weighs_nothing(qapp: object) -> None:
    pictures, asked = kept(KB)
    assert pictures(0) is None and pictures(0) is None
    assert asked == [0] and pictures.weight == 0


def test_arguments_by_name_are_told_apart(qapp: object) -> None:
    maker = Maker()
    pictures = kept_up_to(100 * KB, 10)(maker)
    pictures(4, shade=1)
    pictures(4, shade=2)
    pictures(4, shade=1)
    assert maker.asked == [4, 4]


def test_all_of_it_is_forgotten_at_once(qapp: object) -> None:
    pictures, asked = kept(100 * KB)
    pictures(8)
    pictures.cache_clear()
    assert len(pictures) == pictures.weight == 0
    pictures(8)
    assert asked == [8, 8]


@pytest.mark.parametrize("kind", [QImage, QPixmap])
def test_a_picture_weighs_what_its_pixels_do(qapp: object, kind: type) -> None:
    made = QImage(30, 20, QImage.Format.Format_ARGB32_Premultiplied)
    assert weight_of(made if kind is QImage else QPixmap.fromImage(made)) == 30 * 20 * 4
    assert weight_of(None) == weight_of("text") == 0


def test_large_cards_do_not_fill_the_memory_with_art(qapp: object) -> None:
    """At a pixel ratio of 2 the art of one large card is some megabytes: two dozen of them were sixty."""
    faces._read_art.cache_clear()
    for step in range(12):
        faces._read_art("clash", "ogre", 900 + step, 1260)
        assert faces._read_art.weight <= max(faces.MOST_ART, 4 * 912 * 1260)
    faces._read_art.cache_clear()
