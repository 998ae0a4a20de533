"""The cover of Earth vs Skaxar: a fleet rises from its world to meet what comes out of the nebula.

Everything that matters stands in the middle 740 of its 900, so that it can be cropped to a narrower place; below is the
night side of the world, where the program sets title and text.
"""

from fleet_earth import earth_ship
from fleet_skaxar import skaxar_ship
from fleet_space import cloud, planet, stars
from noise import grain
from paint import disc, fall, glow, ink, kept, polygon, vignette
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

COVER = QSize(900, 1440)
AREA = QRectF(0, 0, 900, 1440)
CARD = QSize(630, 880)
BOX = QRectF(56, 132, 518, 492)
HEART = (315.0, 378.0)
GAS = (
    (-200, -120, 1300, 640, "#7A2AA8", 0.9, 3.0),
    (-80, -60, 1100, 560, "#B13BC0", 0.7, 3.6),
    (200, 40, 900, 460, "#2FA58C", 0.5, 4.0),
    (-160, 120, 900, 420, "#D0477E", 0.5, 3.4),
)
# Ship, class, its place in the class; where its heart is, how large, how far it is turned.
COMING = (
    ("skirr", "fighter", 0, 172, 330, 0.36, 194),
    ("ruun", "fighter", 4, 742, 452, 0.34, 168),
    ("kri", "drone", 0, 300, 470, 0.26, 186),
    ("ixaraan", "mothership", 0, 498, 232, 0.98, 186),
)
RISING = (
    ("wayfinder", "scout", 1, 792, 742, 0.40, -10),
    ("kestrel", "fighter", 4, 158, 640, 0.40, 12),
    ("peregrine", "fighter", 0, 560, 610, 0.42, -10),
    ("resolute_dawn", "destroyer", 0, 660, 836, 0.66, -5),
    ("meridian_ark", "mothership", 0, 330, 836, 0.84, 4),
)


def cover(painter: QPainter) -> None:
    painter.fillRect(AREA, fall(0, 1440, "#22093A", (0.34, "#150B28"), (0.6, "#0C1C30"), "#061220"))
    for number, (x, y, wide, high, tint, alpha, waves) in enumerate(GAS):
        cloud(painter, QRectF(x, y, wide, high), tint, alpha, f"fleet cover gas {number}", waves, 0.42)
    glow(painter, 498, 230, 520, "#C85CE0", 0.40)
    stars(painter, QRectF(0, 0, 900, 1000), 420, "fleet cover stars", "skaxar", 2.2)
    planet(painter, 360, 1960, 1010, "fleet cover world")
    glow(painter, 300, 960, 520, "#8CCBF2", 0.42, 0.4)
    for name, kind, number, x, y, scale, turn in COMING:
        with kept(painter):
            _moor(painter, x, y, scale, turn)
            skaxar_ship(painter, name, kind, number, BOX, CARD)
    _salvos(painter)
    for name, kind, number, x, y, scale, turn in RISING:
        with kept(painter):
            _moor(painter, x, y, scale, turn)
            earth_ship(painter, name, kind, number, BOX, CARD)
    painter.fillRect(AREA, fall(960, 1440, ink("#040A12", 0), (0.30, ink("#040A12", 0.62)), ink("#030710", 0.94)))
    vignette(painter, AREA, "#04060E", 0.5, 0.55)
    painter.fillRect(AREA, grain("#000000", 0.05))


def _moor(painter: QPainter, x: float, y: float, scale: float, turn: float) -> None:
    """From here on the painter draws a ship's own picture round (x, y)."""
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(scale, scale)
    painter.translate(-HEART[0], -HEART[1])


def _salvos(painter: QPainter) -> None:
    """Both sides fire: orange lances up, green ones down, light where they land."""
    for x1, y1, x2, y2, tint, wide in (
        (300, 640, 440, 372, "#FF9A3A", 5),
        (352, 630, 520, 390, "#FF9A3A", 5),
        (552, 512, 590, 380, "#FFB860", 4),
        (536, 400, 664, 664, "#5CFFC8", 5),
        (190, 410, 164, 556, "#5CFFC8", 4),
        (752, 520, 790, 660, "#5CFFC8", 4),
    ):
        _lance(painter, x1, y1, x2, y2, tint, wide)
        glow(painter, x2, y2, 70, tint, 0.9)
        painter.fillRect(
            QRectF(x2 - 26, y2 - 26, 52, 52), disc(x2, y2, 26, "#FFFFFF", (0.4, ink(tint, 0.9)), ink(tint, 0))
        )


def _lance(painter: QPainter, x1: float, y1: float, x2: float, y2: float, tint: str, wide: float) -> None:
    far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    nx, ny = (y1 - y2) / far, (x2 - x1) / far
    for share, alpha, colour in ((3.2, 0.28, tint), (1.0, 0.9, tint), (0.4, 1.0, "#FFFFFF")):
        half = wide * share / 2
        beam = polygon([(x1, y1), (x2 + nx * half, y2 + ny * half), (x2 - nx * half, y2 - ny * half)])
        painter.fillPath(beam, ink(colour, alpha))
