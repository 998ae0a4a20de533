"""Every pair that is read stands apart far enough, and what tells seats or states apart does so for all eyes."""

import math
from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from desktop.table.drawing.palettes import CONTRAST, DARK, LIGHT, SEATS, SIGHTS, THEMES, Palette, Sight, dressed
from desktop.table.drawing.theme import contrast
from desktop.table.world import worlds

# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
FILTERS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}
TEAMS = {
    "seats": (
        SEATS,
        {eyes: tuple(SIGHTS[eyes].seats[seat.color] for seat in SEATS) for eyes in SIGHTS if eyes != "usual"},
    ),
    **{game: (world.sides, world.sights) for game, world in worlds().items() if world.sights},
}
STATES = ("legal", "chosen", "refused")
TOLD = 20.0  # CIE76; 2.3 is just noticeable side by side
TOLD_IN_GREY = 8.5
# What is written on what; a panel may let the page through, so both count as its ground.
GROUNDS = ("panel", "ink", "bar", "bar_deep", "foot", "log", "tip")
WRITTEN = ("text", "soft", "muted", "quiet", "accent_ink")
PAIRS = [
    *((word, ground) for word in WRITTEN for ground in GROUNDS),
    ("disabled", "panel"),
    ("disabled", "tip"),
    ("refused", "panel"),
    ("refused", "tip"),
    ("refused_text", "refused"),
    ("chosen_text", "chosen"),
    ("accent_text", "accent"),
    ("tab_text", "tab"),
    ("ok", "panel"),
    ("legal", "panel"),
    ("chosen", "panel"),
]


def linear(name: str) -> list[float]:
    tint = QColor(name)
    parts = (tint.redF(), tint.greenF(), tint.blueF())
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def lab(name: str, eyes: str) -> tuple[float, float, float]:
    light = linear(name)
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, light)))) for row in FILTERS[eyes])
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(colors: list[str], eyes: str) -> float:
    """The least distance between two of them."""
    return min(math.dist(lab(a, eyes), lab(b, eyes)) for a, b in combinations(colors, 2))


def wardrobe() -> list[tuple[str, str, Palette]]:
    """Every palette that can be worn, with the theme and the sight it is for."""
    sheets = []
    for theme, (base, felt) in THEMES.items():
        for sight, eyes in SIGHTS.items():
            sheets += [(theme, sight, dressed(base, eyes.light if theme == "light" else eyes.dark))]
            sheets += [(theme, sight, dressed(felt, eyes.dark))]
    return sheets


@pytest.mark.parametrize(("theme", "sight", "palette"), wardrobe())
def test_what_is_written_can_be_read(theme: str, sight: str, palette: Palette) -> None:
    least = 7.0 if theme == "contrast" else 4.5
    weak = {
        pair: round(ratio, 2)
        for pair in PAIRS
        if (ratio := contrast(getattr(palette, pair[0]), getattr(palette, pair[1]))) < least
    }
    assert weak == {}


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST])
def test_words_stand_on_every_part_of_the_page(palette: Palette) -> None:
    least = 7.0 if palette is CONTRAST else 4.5
    assert min(contrast(getattr(palette, word), stop) for word in WRITTEN for stop in palette.ground) >= least


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST])
def test_the_ring_shows_on_itself(palette: Palette) -> None:  # UX 12
    assert contrast(palette.focus, palette.focus_outer) >= 7


@pytest.mark.parametrize("eyes", ["deutan", "protan", "tritan"])
@pytest.mark.parametrize("seen_as", ["own", "grey"])
def test_seats_stay_apart(eyes: str, seen_as: str) -> None:  # UX 39
    for _, exchanged in TEAMS.values():
        shown = list(exchanged[eyes])
        assert apart(shown, "grey" if seen_as == "grey" else eyes) >= (TOLD_IN_GREY if seen_as == "grey" else TOLD)


@pytest.mark.parametrize("eyes", ["deutan", "protan", "tritan"])
@pytest.mark.parametrize("ground", ["dark", "light"])
def test_states_stay_apart(eyes: str, ground: str) -> None:  # UX 39
    states: dict[str, str] = getattr(SIGHTS[eyes], ground)
    assert tuple(states) == STATES
    assert apart(list(states.values()), eyes) >= TOLD
    assert apart(list(states.values()), "grey") >= TOLD_IN_GREY


def test_the_usual_seats_stay_apart_for_usual_eyes() -> None:
    assert min(apart([side.color for side in sides], "usual") for sides, _ in TEAMS.values()) >= TOLD
    assert SIGHTS["usual"] == Sight({}, {}, {})


def test_the_usual_colours_are_why_there_are_others() -> None:
    blue, violet = TEAMS["fleet"][0]
    assert apart([blue.color, violet.color], "deutan") < TOLD
