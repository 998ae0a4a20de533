"""What Earth's hulls are drawn with: plates, fittings and engines, and the few shapes that all plans are made of.

A plan is half a ship: x runs from the spine (0) outwards, y from the bow (0) to the stern (1). Plans of one class share
their bones; what is bolted to them makes a silhouette of its own.
"""

from typing import NamedTuple

Corner = tuple[float, float]


class Plate(NamedTuple):
    """Half an outline; a `spine` plate is closed across the axis."""

    points: tuple[Corner, ...]
    tone: str = "hull"
    spine: bool = False


class Fitting(NamedTuple):
    """Something on the hull, mirrored unless it sits on the spine."""

    kind: str
    x: float
    y: float
    w: float
    h: float = 0.0
    tone: str = "steel"


class Plan(NamedTuple):
    """A whole hull; length and breadth are shares of the picture."""

    length: float
    breadth: float
    plates: tuple[Plate, ...]
    fittings: tuple[Fitting, ...] = ()
    engines: tuple[tuple[float, float, float], ...] = ()


def block(y: float, high: float, wide: float, cut: float = 0.02, tone: str = "hull", x: float = 0.10) -> Plate:
    """A chamfered module across the spine; the chamfer is `x` wide and `cut` high."""
    low = y + high
    side = min(x, wide * 0.8)
    return Plate(((wide - side, y), (wide, y + cut), (wide, low - cut), (wide - side, low)), tone, True)


def slab(x: float, far: float, y: float, low: float, cut: float = 0.02, tone: str = "hull") -> Plate:
    """A chamfered pod beside the spine."""
    side = (far - x) * 0.3
    corners = (
        (x, y + cut),
        (x + side, y),
        (far - side, y),
        (far, y + cut),
        (far, low - cut),
        (far - side, low),
        (x + side, low),
        (x, low - cut),
    )
    return Plate(corners, tone)


def beam(x: float, far: float, y: float, high: float = 0.03, tone: str = "steel") -> Plate:
    """A strut from the spine outwards."""
    return Plate(((x, y), (far, y), (far, y + high), (x, y + high)), tone)


def wing(*points: Corner, tone: str = "hull") -> Plate:
    """Any outline beside the spine."""
    return Plate(points, tone)


def bow(*points: Corner, tone: str = "hull") -> Plate:
    """Any outline across the spine."""
    return Plate(points, tone, True)


def stripe(y: float, high: float, wide: float, x: float = 0.0) -> Fitting:
    """The navy's orange."""
    return Fitting("stripe", x, y, wide, high)


def guns(wide: float, *places: Corner) -> tuple[Fitting, ...]:
    """Turrets of one calibre."""
    return tuple(Fitting("turret", x, y, wide) for x, y in places)
