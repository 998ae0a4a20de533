"""What the Skaxar are grown from, and the shapes of their warships, one a ship, in the order of their cards.

A shape is half a creature: x runs from the spine (0) outwards, y from the brow (0) to the tail (1). A horn starts at a
root on the body and ends at its tip; its bend bows it outwards, so that nothing is straight.
"""

from typing import NamedTuple


class Horn(NamedTuple):
    """From the root (x, y) to the tip; `thick` at the root, `bend` away from the straight way."""

    x: float
    y: float
    tip_x: float
    tip_y: float
    thick: float
    bend: float
    behind: bool = False


class Shape(NamedTuple):
    """A whole ship: its carapace is `broad` at `at`, and ends in a tail `tail` wide."""

    length: float
    breadth: float
    broad: float
    at: float
    tail: float
    horns: tuple[Horn, ...]
    tint: int
    slits: int
    web: bool = False
    eyes: int = 1
    barbs: int = 0


IXARAAN = Shape(
    1.0,
    1.0,
    0.44,
    0.34,
    0.16,
    (
        Horn(0.24, 0.20, 0.86, 0.66, 0.10, 0.42),
        Horn(0.30, 0.30, 1.0, 0.34, 0.07, 0.16, True),
        Horn(0.26, 0.46, 0.62, 0.94, 0.08, 0.26),
        Horn(0.16, 0.12, 0.52, -0.04, 0.055, 0.20),
        Horn(0.12, 0.70, 0.30, 1.04, 0.05, 0.12, True),
    ),
    0,
    6,
    True,
    3,
    7,
)
DESTROYERS = (
    # Vhor-Kaal: two great scythes closing below
    Shape(
        0.98,
        0.80,
        0.36,
        0.30,
        0.12,
        (
            Horn(0.22, 0.22, 0.62, 0.98, 0.10, 0.62),
            Horn(0.20, 0.40, 0.40, 0.90, 0.05, 0.20, True),
            Horn(0.14, 0.08, 0.34, -0.06, 0.05, 0.16),
        ),
        1,
        4,
        True,
        2,
        5,
    ),
    # Tessik: a shell with six legs
    Shape(
        0.92,
        0.86,
        0.50,
        0.42,
        0.26,
        (
            Horn(0.30, 0.26, 0.96, 0.20, 0.05, 0.20),
            Horn(0.34, 0.42, 1.0, 0.52, 0.05, 0.20),
            Horn(0.30, 0.58, 0.84, 0.86, 0.05, 0.24),
            Horn(0.14, 0.06, 0.20, -0.06, 0.05, 0.08),
        ),
        2,
        4,
        False,
        2,
        6,
    ),
    # Ozzurath: an angler, jaws first
    Shape(
        1.0,
        0.78,
        0.46,
        0.24,
        0.10,
        (
            Horn(0.30, 0.10, 0.40, -0.08, 0.06, 0.34),
            Horn(0.34, 0.26, 1.0, 0.58, 0.09, 0.30),
            Horn(0.10, 0.72, 0.56, 1.0, 0.06, 0.26),
            Horn(0.30, 0.40, 0.72, 0.60, 0.04, 0.16, True),
        ),
        3,
        5,
        True,
        1,
        4,
    ),
)
FIGHTERS = (
    # Skirr
    Shape(
        0.84,
        0.84,
        0.24,
        0.30,
        0.10,
        (Horn(0.12, 0.26, 1.0, 0.72, 0.10, 0.22), Horn(0.10, 0.10, 0.30, -0.10, 0.06, 0.18)),
        1,
        3,
        barbs=3,
    ),
    # Thraxi: three claws a side
    Shape(
        0.88,
        0.76,
        0.22,
        0.34,
        0.06,
        (
            Horn(0.12, 0.20, 0.90, 0.18, 0.06, 0.30),
            Horn(0.14, 0.34, 1.0, 0.56, 0.06, 0.26),
            Horn(0.12, 0.50, 0.72, 0.92, 0.06, 0.24),
        ),
        2,
        3,
    ),
    # Vekk: broad jaws
    Shape(
        0.82,
        0.88,
        0.30,
        0.28,
        0.12,
        (
            Horn(0.16, 0.30, 0.94, 0.86, 0.13, 0.46),
            Horn(0.12, 0.06, 0.46, -0.04, 0.06, 0.26),
            Horn(0.10, 0.66, 0.34, 0.98, 0.05, 0.14, True),
        ),
        3,
        3,
        True,
    ),
    # Jhaal: fangs ahead
    Shape(
        0.86,
        0.80,
        0.26,
        0.40,
        0.14,
        (
            Horn(0.18, 0.30, 0.62, -0.06, 0.09, 0.44),
            Horn(0.18, 0.50, 0.98, 0.70, 0.08, 0.16),
            Horn(0.12, 0.64, 0.50, 0.98, 0.06, 0.18, True),
        ),
        0,
        3,
    ),
    # Ruun: a bat's wings
    Shape(
        0.90,
        0.94,
        0.20,
        0.30,
        0.06,
        (
            Horn(0.10, 0.24, 1.0, 0.30, 0.09, 0.20),
            Horn(0.10, 0.34, 0.78, 0.74, 0.06, 0.14),
            Horn(0.08, 0.46, 0.44, 0.92, 0.05, 0.10),
        ),
        1,
        3,
        True,
    ),
)

BROODS = {"mothership": (IXARAAN,), "destroyer": DESTROYERS, "fighter": FIGHTERS}
