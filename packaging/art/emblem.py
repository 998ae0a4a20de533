"""The emblem: a flat icon made into a thing that stands in the light.

Keeps the look's recipe and its one light, from the upper left: silhouette with its holes filled dark, a face in three
tones with a diagonal second one, soft bevel, crisp rim in the sky's light, glow behind and a shadow cast on the ground.
"""

from pathlib import Path
from typing import NamedTuple

from noise import grain
from npm import outlines
from paint import (
    Colour,
    Mode,
    closed,
    dark,
    disc,
    fall,
    ink,
    kept,
    light,
    minus,
    mix,
    painting,
    sheet,
    slope,
    soft,
    tinted,
    vivid,
)
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform
from svgpath import read


class Finish(NamedTuple):
    """The colours an emblem takes from its card and its sky."""

    tint: Colour
    rim: Colour
    glow: Colour
    back: Colour


def fitted(modules: Path, icon: str, box: QRectF) -> QPainterPath:
    """The icon's path, centred in the box and as large as it allows."""
    path = read(outlines(modules, icon))
    bounds = path.boundingRect()
    scale = min(box.width() / bounds.width(), box.height() / bounds.height())
    place = QTransform.fromTranslate(box.center().x(), box.center().y()).scale(scale, scale)
    return place.translate(-bounds.center().x(), -bounds.center().y()).map(path)


def _filled(path: QPainterPath, size: QSize, holes: bool) -> QImage:
    image = sheet(size)
    with painting(image) as painter:
        painter.setBrush(QBrush(ink("#000000")))
        if holes:
            painter.drawPath(path)
        else:
            for part in path.toSubpathPolygons():
                painter.drawPolygon(part)
    return image


def _body(face: QImage, box: QRectF, tint: Colour) -> QImage:
    """Light falls on the top, the lower right turns away from it."""
    tint = vivid(tint, 1.32, 1.06)
    low = mix(dark(tint, 0.5), "#2A1530", 0.25)
    body = tinted(face, fall(box.top(), box.bottom(), light(tint, 0.26), (0.5, tint), mix(tint, low, 0.66)))
    with painting(body) as painter:
        painter.setCompositionMode(Mode.CompositionMode_SourceAtop)
        corner = box.bottomRight() - QPointF(box.width() * 0.05, box.height() * 0.05)
        second = slope(
            *(box.left() + box.width() * 0.25, box.top() + box.height() * 0.15, corner.x(), corner.y()),
            *(ink("#FFFFFF", 0.14), (0.46, ink("#000000", 0)), (0.50, ink(low, 0.26)), ink(low, 0.56)),
        )
        painter.fillRect(body.rect(), second)
        shine = box.topLeft() + QPointF(box.width() * 0.28, box.height() * 0.22)
        painter.fillRect(
            body.rect(), disc(shine.x(), shine.y(), box.width() * 0.5, ink("#FFF6E0", 0.34), ink("#FFF6E0", 0))
        )
        painter.fillRect(body.rect(), grain("#1A1020", 0.13))
    return body


def _bevel(face: QImage, step: float, finish: Finish) -> QImage:
    """Inner light along edges that face it, inner shade along the others, and a crisp rim."""
    layer = sheet(face.size())
    lit = minus(face, soft(face, step * 2.2), step * 1.5, step * 1.9)
    shaded = minus(face, soft(face, step * 2.6), -step * 1.5, -step * 1.9)
    with painting(layer) as painter:
        painter.setOpacity(0.62)
        painter.drawImage(0, 0, tinted(shaded, mix(dark(finish.tint, 0.78), "#1A0A24", 0.4)))
        painter.setOpacity(0.72)
        painter.drawImage(0, 0, tinted(lit, light(finish.tint, 0.55)))
        painter.setOpacity(0.85)
        painter.drawImage(0, 0, tinted(minus(face, face, step * 0.45, step * 0.55), finish.rim))
        painter.setOpacity(0.40)
        painter.drawImage(0, 0, tinted(minus(face, face, -step * 0.4, -step * 0.5), "#000000"))
    return layer


def _ground_shadow(painter: QPainter, solid: QImage, foot: float, lean: float) -> None:
    """The silhouette laid down on the ground, away from the light."""
    with kept(painter):
        painter.setTransform(QTransform(1, 0, -lean, -0.24, lean * foot, foot * 1.24), True)
        painter.setOpacity(0.50)
        painter.drawImage(0, 0, solid)


def stand(painter: QPainter, path: QPainterPath, size: QSize, finish: Finish, ground: bool = True) -> None:
    """Draws the emblem; with `ground`, its shadow lies on the land at its foot."""
    box = path.boundingRect()
    reach = max(box.width(), box.height())
    step = reach / 64
    solid, face = closed(_filled(path, size, holes=False), step * 1.5), _filled(path, size, holes=True)
    glow = soft(tinted(solid, ink(finish.glow)), reach / 9)
    shadow = soft(tinted(solid, "#0A0510"), reach / 40)
    with kept(painter):
        painter.setOpacity(0.75)
        painter.drawImage(0, 0, glow)
        if ground:
            _ground_shadow(painter, soft(tinted(solid, "#0A0510"), reach / 26), box.bottom() - step, 0.55)
        painter.setOpacity(0.62)
        painter.drawImage(QPointF(step * 1.6, step * 2.6), shadow)
        painter.setOpacity(1)
        painter.drawImage(QPointF(step * 0.5, step * 0.7), tinted(solid, dark(finish.back, 0.45)))
        painter.drawImage(0, 0, tinted(solid, fall(box.top(), box.bottom(), light(finish.back, 0.08), finish.back)))
        painter.drawImage(0, 0, _body(face, box, finish.tint))
        painter.drawImage(0, 0, _bevel(face, step, finish))


def sign(painter: QPainter, path: QPainterPath, colour: Colour, alpha: float) -> None:
    """The second icon: a large pale shape in the sky, lit on one edge, never louder than the emblem."""
    box = path.boundingRect()
    painter.fillPath(path, fall(box.top(), box.bottom(), ink(colour, alpha), ink(colour, alpha * 0.25)))
