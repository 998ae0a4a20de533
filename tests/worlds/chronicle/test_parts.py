"""Tiles, prizes and the contest: every number and every leader shows, also in grey, and nothing leaves its place."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.chronicle.parts import Contest, Kind, Kinds, Prizes, Rung, Signet
from desktop.table.drawing.palettes import SEATS
from desktop.table.drawing.theme import Metrics
from desktop.worlds.chronicle.parts import FameCoins, HistoryContest, SuitTiles
from tests.table.pictures import distinct, inked, painted

tiles, contest, coins = SuitTiles().paint, HistoryContest().paint, FameCoins().paint
PLACE = QRectF(14, 14, 380, 180)
POWER, LOVE = (
    Signet("shield", "chronicle/power", "#2F5FA8", "#173463"),
    Signet("diamond", "chronicle/love", "#B5392A", "#7E1F1B"),
)
TILES = Kinds((Kind(POWER, 3), Kind(LOVE, 0)), "chronicle/evil")
FAME = Prizes("chronicle/fame", 1, 3)
AT_TABLE = tuple((seat.color, seat.shape, name) for seat, name in zip(SEATS, ("Mara", "Ivo", "Lena"), strict=False))
ASKED = Rung("Most Power allies", ("3", "1", "0"), (0,), POWER)
CONTEST = Contest("As it stands", AT_TABLE, (ASKED,), (), "chronicle/evil", "Hands join the allies.")


DRAWN = ((tiles, TILES), (coins, FAME), (contest, CONTEST))


def drawn(draw, part, place=PLACE, m=Metrics(), grey=False):  # noqa: B008
    return painted(lambda p: draw(p, place, part, m), 410, 210, grey)


@pytest.mark.parametrize(("draw", "part"), DRAWN)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(380, 180), (280, 60), (200, 38)])
def test_nothing_leaves_its_place(qapp, draw, part, text, size):  # UX 15
    place = QRectF(14, 14, *size)
    assert place.adjusted(-8, -8, 8, 8).contains(inked(drawn(draw, part, place, Metrics(0.768, text)), 60))


def test_every_number_and_every_harm_shows(qapp):  # UX 19, UX 39
    place = QRectF(14, 14, 260, 38)
    more = TILES._replace(kinds=(Kind(POWER, 4), Kind(LOVE, 0)))
    harmed = TILES._replace(kinds=(Kind(POWER, 3, 1), Kind(LOVE, 0)))
    other = TILES._replace(kinds=(Kind(LOVE, 3), Kind(LOVE, 0)))
    assert distinct(drawn(tiles, part, place, grey=True) for part in (TILES, more, harmed, other)) == 4


def test_every_prize_shows(qapp):
    place = QRectF(14, 14, 110, 36)
    wins = [FAME._replace(have=have) for have in range(5)]
    assert distinct(drawn(coins, part, place, grey=True) for part in wins) == 5


def test_who_is_ahead_and_who_is_barred_shows_without_colour(qapp):  # UX 39
    variants = (
        CONTEST,
        CONTEST._replace(rungs=(ASKED._replace(ahead=(1,)),)),
        CONTEST._replace(rungs=(ASKED._replace(amounts=("4", "1", "0")),)),
        CONTEST._replace(barred=(1,)),
        CONTEST._replace(rungs=(ASKED._replace(note="again"),)),
        CONTEST._replace(rungs=(ASKED._replace(signet=None),)),
    )
    assert distinct(drawn(contest, part, grey=True) for part in variants) == len(variants)


def test_five_contests_find_room(qapp):
    full = CONTEST._replace(rungs=(ASKED,) * 5)
    fewer = CONTEST._replace(rungs=(ASKED,) * 4)
    assert drawn(contest, full, grey=True) != drawn(contest, fewer, grey=True)
    assert PLACE.adjusted(-3, -3, 3, 3).contains(inked(drawn(contest, full), 60))


def test_a_contest_about_nothing_is_not_drawn(qapp):
    assert inked(drawn(contest, Contest("As it stands", AT_TABLE, ()))).isEmpty()


def test_the_sheet_is_no_larger_than_what_it_tells(qapp):
    low = inked(drawn(contest, CONTEST), 60)
    high = inked(drawn(contest, CONTEST._replace(rungs=(ASKED,) * 3)), 60)
    assert low.height() < high.height() <= PLACE.height() + 6
