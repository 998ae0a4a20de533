"""The tokens of the look: the colours worn now, fonts by key, control icons.

Everything is found when it is first needed and nothing at import, so that a start costs no picture and no font. A
missing font falls back to the system's, a missing icon to a small ring: a half-installed program stays usable.
"""

from __future__ import annotations

import math
import tomllib
from dataclasses import fields
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from desktop import resources
from desktop.table.drawing.palettes import SIGHTS, THEMES, Palette, dressed
from desktop.table.world import worlds

UI = "source-sans-3"
FALLBACKS: list[str] = []  # keys of fonts behind every font, for letters that it does not have
UPRIGHT: set[str] = set()  # of these, the ones whose script knows no slanted letters; while there are any, none slant
MIN_TEXT = 11  # device pixels; below it a text is dropped, never drawn smaller


BASE = Palette()  # the house's own surfaces; `wear` changes its fields, so that whoever paints next paints anew
FELT = Palette()  # what is drawn on the ground of a world


class Metrics(NamedTuple):
    """How large a unit and a letter are: `px` for places and lines, `type` for text (with the reader's own factor)."""

    unit: float = 1.0
    text: float = 1.0

    def px(self, units: float) -> float:
        """Length in pixels."""
        return units * self.unit

    def sign(self, units: float) -> float:
        """A sign beside words: it grows with them, a little less."""
        return units * self.unit * math.pow(self.text, 0.7)

    def type(self, units: float) -> float:
        """Size of letters in pixels, never under the floor."""
        return max(MIN_TEXT, units * self.unit * self.text)

    @classmethod
    def of_height(cls, height: float, text: float = 1.0) -> Metrics:
        """Metrics of a window `height` pixels high: the frame is 1000 units."""
        return cls(height / 1000, text)


_worn = ["dark", "usual"]
_seen: dict[str, str] = {}  # what stands for a seat's usual colour


def wear(theme: str, sight: str = "usual") -> None:
    """Put on a theme, in the colours for one kind of eyes. Whatever is painted from now on has them."""
    eyes, house, felt = SIGHTS[sight], *THEMES[theme]
    _put_on(BASE, dressed(house, eyes.light if theme == "light" else eyes.dark))
    _put_on(FELT, dressed(felt, eyes.dark))
    _seen.clear()
    _seen.update(eyes.seats)
    for world in worlds().values():
        _seen.update(zip((side.color for side in world.sides), world.sights.get(sight, ())))
    _worn[:] = theme, sight


def worn() -> tuple[str, str]:
    """The theme and the sight that hold now: whoever keeps a picture keeps them beside it."""
    return _worn[0], _worn[1]


def _put_on(palette: Palette, chosen: Palette) -> None:
    for field in fields(Palette):
        setattr(palette, field.name, getattr(chosen, field.name))


def tinted(name: str) -> str:
    """A colour by its name in the palette (`muted`), as it is now; any other colour is itself."""
    return str(getattr(BASE, name, name))


def seen(name: str | QColor) -> QColor:
    """A colour as the chosen sight wants it: a seat's own may be exchanged."""
    return QColor(_seen.get(name, name)) if isinstance(name, str) else QColor(name)


def color(name: str, alpha: float = 1.0) -> QColor:
    """A colour of the palette, with an alpha of 0..1."""
    value = QColor(_seen.get(name, name))
    value.setAlphaF(alpha)
    return value


def edge(alpha: float, wears: Palette = BASE) -> QColor:
    """The colour of a line: as faint as its alpha, or as much stronger as the theme wants it."""
    return color(wears.line, min(1.0, alpha * wears.edge))


def dark(alpha: float, name: str = "#0D1216") -> QColor:
    """The dark of a plate on a world's ground: where the theme wants no world to shine through, it is solid."""
    return color(name if FELT.solid < 1 else FELT.panel, max(alpha, FELT.solid))


def css(tint: QColor) -> str:
    """A colour with its alpha, for a style sheet."""
    return f"rgba({tint.red()},{tint.green()},{tint.blue()},{tint.alpha()})"


def contrast(first: str | QColor, second: str | QColor) -> float:
    """How far two colours stand apart for reading, 1 to 21 (WCAG 2)."""
    high, low = sorted((_luminance(seen(first)), _luminance(seen(second))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(tint: QColor) -> float:
    parts = (
        c / 12.92 if c <= 0.03928 else math.pow((c + 0.055) / 1.055, 2.4)
        for c in (tint.redF(), tint.greenF(), tint.blueF())
    )
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts))


def readable(tint: str | QColor, ground: str, least: float = 4.5) -> QColor:
    """A world's own colour, as dark or as light as it must be to be read on a ground of the house."""
    to = "#000000" if _luminance(QColor(ground)) > 0.18 else "#FFFFFF"
    shades = (mix(tint, to, step / 20) for step in range(21))
    return next((shade for shade in shades if contrast(shade, ground) >= least), QColor(to))


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """The colour `share` of the way from the first to the second."""
    a, b = seen(first), seen(second)
    pairs = zip((a.redF(), a.greenF(), a.blueF()), (b.redF(), b.greenF(), b.blueF()), strict=True)
    return QColor.fromRgbF(*[min(1.0, max(0.0, x + (y - x) * share)) for x, y in pairs])


def lighter(base: str | QColor, share: float) -> QColor:
    """Towards white."""
    return mix(base, "#FFFFFF", share)


def darker(base: str | QColor, share: float) -> QColor:
    """Towards black."""
    return mix(base, "#000000", share)


def shipped(name: str) -> Path | None:
    """A file under resources/, or None: a missing picture is drawn plainly, never an error on the table."""
    try:
        return resources.find(name)
    except FileNotFoundError:
        return None


@cache
def _font_index() -> dict[str, str]:
    index = shipped("fonts/fonts.toml")
    if index is None:
        return {}
    table = tomllib.loads(index.read_text(encoding="utf-8"))
    return {key: value if isinstance(value, str) else value["file"] for key, value in table.items()}


@cache
def _nearest(key: str) -> str:
    """The key itself, or the shipped weight of the same cut that is nearest to it."""
    if key in _font_index():
        return key
    package, weight, *style = key.split()
    cuts = [other.split() for other in _font_index()]
    weights = [int(cut[1]) for cut in cuts if cut[0] == package and cut[2:] == style]
    if not weights:
        return key
    return " ".join((package, str(min(weights, key=lambda other: (abs(other - int(weight)), -other))), *style))


@cache
def _family(key: str) -> str:
    file = _font_index().get(key)
    if file is None:
        return ""
    number = QFontDatabase.addApplicationFont(str(shipped(f"fonts/{file}")))
    families = QFontDatabase.applicationFontFamilies(number)
    return families[0] if families else ""


def font(key: str, px: float, spacing: float = 0.0) -> QFont:
    """The font of a key such as `almendra 700`, `px` pixels high; `spacing` in percent."""
    result = QFont(_cut(_nearest(key), spacing, tuple(FALLBACKS), bool(UPRIGHT)))
    result.setPixelSize(max(1, round(px)))  # makes it a font of its own: what is kept here keeps no letters of any size
    return result


@lru_cache(maxsize=64)
def _cut(cut: str, spacing: float, fallbacks: tuple[str, ...], upright: bool) -> QFont:
    result, italic = QFont(), "italic" in cut.split()
    if family := _family(cut):
        others = list(dict.fromkeys(_family(other) for other in fallbacks))
        # Of a family without that cut Qt takes whichever stands upright and happens to be loaded, be it the bold one,
        # and the others' weight with it. So letters that must not lean come from the script's own family first.
        result.setFamilies([*others, family] if italic and upright else [family, *others])
    result.setWeight(QFont.Weight(int(cut.split()[1])))
    result.setItalic(italic and not upright)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        result.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return result


def ui_font(px: float, weight: int = 400, italic: bool = False, spacing: float = 0.0) -> QFont:
    """The house's own type."""
    return font(f"{UI} {weight}{' italic' if italic else ''}", px, spacing)


@lru_cache(maxsize=128)  # some fifteen kilobytes each; a table has about fifty
def _svg(name: str, tint: str, stroke: float) -> QSvgRenderer | None:
    group, _, leaf = name.rpartition("/")
    file = shipped(f"icons/{group or 'ui'}/{leaf}.svg")
    if file is None:
        return None
    text = file.read_text(encoding="utf-8").replace("currentColor", tint)
    text = text.replace('stroke-width="2"', f'stroke-width="{stroke}"')
    return QSvgRenderer(QByteArray(text.encode()))


def draw_icon(painter: QPainter, name: str, rect: QRectF, tint: str, stroke: float = 2.0, opacity: float = 1.0) -> None:
    """Draw an icon by name: `undo-2` of the controls, or `clash/rage` of a game's own folder."""
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    renderer = _svg(name, QColor(tint).name(), stroke)
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    if renderer is not None:
        renderer.render(painter, square)
    else:
        painter.setPen(QPen(QColor(tint), side * 0.12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(square.center(), side * 0.3, side * 0.3)
    painter.restore()
