"""Reads the `d` of an SVG path into a QPainterPath: all commands of SVG 1.1, compact flags and arcs included."""

import cmath
import math
import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
# An arc's two flags may stand against each other and against the next number: "a1 1 0 01.5.5".
_ARC = re.compile(r"[\s,]*".join([f"({_NUMBER.pattern})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER.pattern})"] * 2))
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


def read(outlines: list[str]) -> QPainterPath:
    """All outlines as one path, filled as SVG fills by default."""
    pen = _Pen()
    for outline in outlines:
        pen.outline(outline)
    pen.path.setFillRule(Qt.FillRule.WindingFill)
    return pen.path


class _Pen:
    """Where the path stands; points are complex numbers, so that relative and mirrored ones are sums."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.at = self.start = self.control = 0j
        self.last = ""

    def outline(self, text: str) -> None:
        for command, tail in _COMMAND.findall(text):
            kind = command.upper()
            if kind == "Z":
                self.path.closeSubpath()
                self.at, self.last = self.start, "Z"
                continue
            numbers = [float(n) for row in _ARC.findall(tail) for n in row] if kind == "A" else None
            numbers = numbers or [float(n) for n in _NUMBER.findall(tail)]
            size = _ARGUMENTS[kind]
            for first in range(0, len(numbers), size):
                # Further pairs after a move are lines.
                self._draw("L" if kind == "M" and first else kind, numbers[first : first + size], command.islower())

    def _draw(self, kind: str, numbers: list[float], relative: bool) -> None:
        base = self.at if relative else 0j
        if kind == "H":
            points = [complex(numbers[0] + base.real, self.at.imag)]
        elif kind == "V":
            points = [complex(self.at.real, numbers[0] + base.imag)]
        else:
            tail = numbers[5:] if kind == "A" else numbers
            points = [base + complex(x, y) for x, y in zip(tail[::2], tail[1::2], strict=True)]
        mirrored = 2 * self.at - self.control if self.last in (kind, {"S": "C", "T": "Q"}.get(kind, "")) else self.at
        if kind == "M":
            self.path.moveTo(points[0].real, points[0].imag)
            self.start = points[0]
        elif kind in "LHV":
            self.path.lineTo(points[0].real, points[0].imag)
        elif kind in "CS":
            self._cubic(*([mirrored, *points] if kind == "S" else points))
        elif kind in "QT":
            self._quad(*([mirrored, *points] if kind == "T" else points))
        else:
            self._arc(numbers[0], numbers[1], numbers[2], bool(numbers[3]), bool(numbers[4]), points[0])
        self.at, self.last = points[-1], kind

    def _cubic(self, first: complex, second: complex, end: complex) -> None:
        self.path.cubicTo(first.real, first.imag, second.real, second.imag, end.real, end.imag)
        self.control = second

    def _quad(self, control: complex, end: complex) -> None:
        self.path.quadTo(control.real, control.imag, end.real, end.imag)
        self.control = control

    def _arc(self, rx: float, ry: float, turn: float, large: bool, sweep: bool, end: complex) -> None:
        """SVG 1.1, F.6.5: the ellipse's centre from its end points, then one cubic for each quarter."""
        if not rx or not ry or end == self.at:
            self.path.lineTo(end.real, end.imag)
            return
        tilt = cmath.exp(1j * math.radians(turn))
        half = (self.at - end) / 2 / tilt
        unit = complex(half.real / rx, half.imag / ry)
        grow = max(1.0, abs(unit))
        rx, ry, unit = rx * grow, ry * grow, unit / grow
        side = math.sqrt(max(0.0, 1 / abs(unit) ** 2 - 1)) * (1 if large == sweep else -1)
        middle = unit * 1j * side
        centre = complex(middle.real * rx, middle.imag * ry) * tilt + (self.at + end) / 2
        begin, finish = cmath.phase(unit - middle), cmath.phase(-unit - middle)
        span = (finish - begin) % (2 * math.pi) if sweep else -((begin - finish) % (2 * math.pi))
        steps = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
        bow = 4 / 3 * math.tan(span / steps / 4)

        def place(spot: complex) -> complex:
            return centre + complex(spot.real * rx, spot.imag * ry) * tilt

        for step in range(steps):
            a, b = (cmath.exp(1j * (begin + span * k / steps)) for k in (step, step + 1))
            self._cubic(place(a + 1j * a * bow), place(b - 1j * b * bow), place(b))
