"""Purses, figures and outlooks: every number and every verdict shows, also in grey, and nothing leaves its place."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.fleet.parts import Duel, Figures, Outlook, Purse
from desktop.look import Figure, Portion
from desktop.table.drawing.theme import Metrics
from desktop.worlds.fleet.parts import BattleOutlook, FormationFigures, MoneyPurse
from tests.table.pictures import distinct, inked, painted

purse, figures, outlook = MoneyPurse().paint, FormationFigures().paint, BattleOutlook().paint
PLACE = QRectF(10, 10, 412, 328)
M = Metrics()
COINS = (Portion("10", 2, "#E7C25A"), Portion("5", 1, "#C9D2DA"), Portion("1", 1, "#B9875A"))
MONEY = Purse("", "26,000", COINS)
FIRE, SHIELD = (
    Figure("fleet/firepower", "Firepower", "16", "#F6B53D"),
    Figure("fleet/shield", "Shield", "12", "#6FD0F2"),
)
SIDE = Figures("Formation", (FIRE, SHIELD))
WINS = Duel(FIRE, ">", SHIELD, "Your guns break the Skaxar formation.", "#6FB2E8", True)
HOLDS = Duel(FIRE, "≤", SHIELD, "Skaxar guns do not break yours.", "#C07AE8", False)
NOW = Outlook("If the battle came now", (WINS, HOLDS), Figure("fleet/money", "to Mara for 3 ships", "5,000", "#F0CF72"))
DRAWN = ((purse, MONEY), (figures, SIDE), (outlook, NOW))


def drawn(draw, part, place: QRectF = PLACE, m: Metrics = M, grey: bool = False):
    return painted(lambda p: draw(p, place, part, m), 440, 350, grey)


@pytest.mark.parametrize(("draw", "part"), DRAWN)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(412, 328), (226, 152), (174, 110), (200, 48)])
def test_nothing_leaves_its_place(qapp, draw, part, text, size):  # UX 15
    place = QRectF(10, 10, *size)
    assert place.adjusted(-3, -3, 3, 3).contains(inked(drawn(draw, part, place, Metrics(0.768, text)), 60))


def test_every_coin_counts(qapp):  # UX 39
    place = QRectF(10, 10, 260, 62)
    others = [
        MONEY._replace(coins=(coin._replace(amount=coin.amount + 1), *COINS[:at], *COINS[at + 1 :]))
        for at, coin in enumerate(COINS)
    ]
    purses = (MONEY, *others, MONEY._replace(reads="27,000"), MONEY._replace(coins=()))
    assert distinct(drawn(purse, part, place, grey=True) for part in purses) == 6


def test_each_figure_shows(qapp):
    more = [
        SIDE._replace(rows=(FIRE._replace(text="17"), SHIELD)),
        SIDE._replace(rows=(FIRE, SHIELD._replace(text="1"))),
    ]
    assert distinct(drawn(figures, part, QRectF(10, 10, 226, 152), grey=True) for part in (SIDE, *more)) == 3


def test_a_verdict_is_told_without_colour(qapp):  # UX 39
    lost = NOW._replace(duels=(WINS._replace(done=False), HOLDS))
    harm = NOW._replace(duels=(WINS._replace(threat=True), HOLDS))
    safe = NOW._replace(duels=(WINS, HOLDS._replace(threat=True)))
    said = NOW._replace(duels=(WINS._replace(text="They hold."), HOLDS))
    assert distinct(drawn(outlook, part, grey=True) for part in (NOW, lost, harm, safe, said)) == 5


def test_what_is_only_supposed_is_framed(qapp):  # UX 31
    assert drawn(outlook, NOW, grey=True) != drawn(outlook, NOW._replace(supposed=True), grey=True)


def test_an_outlook_without_spoils_has_more_room(qapp):
    bare = NOW._replace(foot=None)
    assert drawn(outlook, bare) != drawn(outlook, NOW)
