"""The house's colours as data: three themes, and the colours that stay apart for eyes that mix some up.

The rule kept here: what is read has a contrast of 4.5:1 on what it lies on, 7:1 in high contrast; what tells seats
or states apart stays apart in the filter it was made for and in grey, and has a shape besides. Both are computed in
tests/table/drawing/test_palettes.py.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple


@dataclass(slots=True)
class Palette:
    """What a surface and everything on it is painted with; the defaults are the dark theme."""

    ink: str = "#10151A"
    ground: tuple[str, str, str] = ("#1C242C", "#151B21", "#0E1216")  # of a page, from its upper left
    shade: float = 1.0  # how much of a shadow falls on a page
    dusk: float = 0.35  # how far a page darkens towards its corners
    panel: str = "#0E1318"
    solid: float = 0.0  # the least opacity of a panel
    bar: str = "#12181E"
    bar_deep: str = "#0C1014"
    foot: str = "#151B21"
    log: str = "#0C1115"
    line: str = "#FFFFFF"  # lines and faint fills, by their alpha
    edge: float = 1.0  # how much stronger than their alpha lines are
    well: str = "#000000"  # what lies deeper than the panel, by its alpha
    text: str = "#F2ECDF"
    soft: str = "#DFE2E2"
    muted: str = "#B9BEC2"
    quiet: str = "#9FB0B8"
    disabled: str = "#8A9298"
    accent: str = "#E2B75F"
    accent_text: str = "#1B1405"
    accent_ink: str = "#E2B75F"  # the accent where it is read: words, signs
    focus: str = "#FFFFFF"
    focus_outer: str = "#0A0D10"
    legal: str = "#7CE8D6"
    legal_bright: str = "#EFFFFB"
    chosen: str = "#F5C95C"
    chosen_text: str = "#2A1D04"
    refused: str = "#FF8A65"
    refused_text: str = "#1A0804"
    tip: str = "#171C21"
    tab: str = "#F1E6CC"
    tab_text: str = "#2A1C14"
    veil: str = "#0C0A12"
    ok: str = "#8FE0B0"


DARK = Palette()
_OTHERS: dict[str, tuple[Any, Any]] = {  # on light, in high contrast; what is not here is as on dark
    "ink":          ("#F1EADB", "#000000"),
    "ground":       (("#FAF5EA", "#F1EADB", "#E6DCC8"), ("#000000", "#000000", "#000000")),
    "shade":        (0.45,      1.0),
    "dusk":         (0.06,      0.0),
    "panel":        ("#FFFCF5", "#000000"),
    "solid":        (0.72,      1.0),
    "bar":          ("#FBF6EB", "#000000"),
    "bar_deep":     ("#F0E8D7", "#000000"),
    "foot":         ("#FBF6EB", "#000000"),
    "log":          ("#F8F3E8", "#000000"),
    "line":         ("#1A140A", "#FFFFFF"),
    "edge":         (1.5,       4.0),
    "well":         ("#FFFFFF", "#000000"),
    "text":         ("#1F1910", "#FFFFFF"),
    "soft":         ("#332B1E", "#FFFFFF"),
    "muted":        ("#51493B", "#EDEDED"),
    "quiet":        ("#5A5344", "#E4E4E4"),
    "disabled":     ("#635B4C", "#B4B4B4"),
    "accent":       ("#DDAE4C", "#FFD54A"),
    "accent_text":  ("#1B1405", "#000000"),
    "accent_ink":   ("#754B04", "#FFD54A"),
    "focus":        ("#14100A", "#FFFFFF"),
    "focus_outer":  ("#FFFFFF", "#000000"),
    "legal":        ("#0B6B5C", "#5CFFE4"),
    "legal_bright": ("#06443B", "#FFFFFF"),
    "chosen":       ("#7F5400", "#FFD54A"),
    "chosen_text":  ("#FFF8E6", "#000000"),
    "refused":      ("#A23410", "#FFA183"),
    "refused_text": ("#FFF3EC", "#000000"),
    "tip":          ("#FFFDF7", "#000000"),
    "tab":          ("#F1E6CC", "#FFFFFF"),
    "tab_text":     ("#2A1C14", "#000000"),
    "veil":         ("#0C0A12", "#000000"),
    "ok":           ("#1C6B3E", "#9CFFC4"),
}  # fmt: skip
LIGHT = Palette(**{name: light for name, (light, _) in _OTHERS.items()})
CONTRAST = Palette(**{name: contrast for name, (_, contrast) in _OTHERS.items()})


class Theme(NamedTuple):
    """The house's own surfaces, and what is drawn on the ground of a world: that stays as dark as the worlds are."""

    base: Palette
    felt: Palette


THEMES = {
    "dark": Theme(DARK, DARK),
    "light": Theme(LIGHT, DARK),
    "contrast": Theme(CONTRAST, CONTRAST),
}


class Sight(NamedTuple):
    """What one kind of eyes sees in place of the usual: states on dark and on light; seats by their usual colour."""

    dark: dict[str, str]
    light: dict[str, str]
    seats: dict[str, str]


def dressed(palette: Palette, states: dict[str, str]) -> Palette:
    """A palette with other colours of states."""
    worn = replace(palette)
    for name, tint in states.items():
        setattr(worn, name, tint)
    return worn


class Seat(NamedTuple):
    """A seat's colour and the shape that tells it apart without colour."""

    color: str
    shape: str


SEATS = (
    Seat("#CC6236", "triangle"),
    Seat("#6088F0", "circle"),
    Seat("#A083AC", "hexagon"),
    Seat("#EBBE2E", "diamond"),
    Seat("#55E39A", "square"),
    Seat("#D2E0F5", "shield"),
)


def _sight(dark: str, light: str, seats: str) -> Sight:
    """From three states on dark, three on light, and what stands for the seats' colours in their order."""
    names = ("legal", "chosen", "refused")
    exchanged = dict(zip((seat.color for seat in SEATS), seats.split(), strict=True))
    return Sight(dict(zip(names, dark.split(), strict=True)), dict(zip(names, light.split(), strict=True)), exchanged)


SIGHTS = {
    "usual": Sight({}, {}, {}),
    "deutan": _sight(
        "#77E2D0 #FFFF73 #FD8966",
        "#25541B #190B00 #B74915",
        "#BF562D #8E9FFF #A083AC #FFFF7D #4ADE96 #D2E0F5",
    ),
    "protan": _sight(
        "#69E5D4 #FFFF8A #FF8A65",
        "#106D5D #603500 #4B0010",
        "#C0552A #6088F0 #BA9AC3 #FFD73E #50D991 #EDF6FF",
    ),
    "tritan": _sight(
        "#D6FFEE #F4C95E #FA8961",
        "#0B6B5C #381600 #7F0C00",
        "#BF552B #6088F0 #B69AC7 #FFD549 #49D891 #E9F5FF",
    ),
}
