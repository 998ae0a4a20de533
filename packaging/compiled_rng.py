"""desktop/engine/rng.py on machine words, for the compiled build: the same names, the same numbers.

packaging/compiled.py compiles this file under that one's name. A Python int beyond 62 bits is an object of its own in
compiled code as in any; an `i64` is a register, and what it overflows is cut off as the masks there do. So the two
differ in how they reckon and in nothing else, which a test in tests/packaging holds draw by draw.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_LOW: Final = 0xFFFF_FFFF
# The reference's constants as signed words.
_STEP: Final = -0x61C8_8646_80B5_83EB
_FIRST: Final = -0x40A7_B892_E31B_1A47
_SECOND: Final = -0x6B2F_B644_ECCE_EE15


def _word(number: int) -> "i64":
    """A number by its 64 bits."""
    number &= _MASK
    return number - 0x1_0000_0000_0000_0000 if number > 0x7FFF_FFFF_FFFF_FFFF else number


def _scaled(word: "i64", n: "i64") -> "i64":
    """(word * n) >> 64, the word without a sign, half by half: right for every n below 2**31."""
    return (((word >> 32) & _LOW) * n + (((word & _LOW) * n) >> 32)) >> 32


class Rng:
    """A walker over the generator: take `state` from somewhere, draw, put `state` back."""

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        self._state: i64 = _word(state)

    @property
    def state(self) -> int:
        """The whole of it, as positions and records keep it."""
        return int(self._state) & _MASK

    @state.setter
    def state(self, value: int) -> None:
        self._state = _word(value)

    def _next(self) -> "i64":
        # A shift keeps the sign, so what it brings in on the left is masked out.
        z: i64 = self._state + _STEP
        self._state = z
        z = (z ^ ((z >> 30) & 0x3_FFFF_FFFF)) * _FIRST
        z = (z ^ ((z >> 27) & 0x1F_FFFF_FFFF)) * _SECOND
        return z ^ ((z >> 31) & 0x1_FFFF_FFFF)

    def bits(self) -> int:
        """The next 64 bits."""
        return int(self._next()) & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of the product is below n / 2**64."""
        if 0 <= n <= 0x7FFF_FFFF:
            return int(_scaled(self._next(), n))
        return (self.bits() * n) >> 64

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(int((self._next() >> 11) & 0x1F_FFFF_FFFF_FFFF)) * 2.0**-53

    def shuffle(self, cards: list[Any], first: int = 0) -> None:
        """Put the cards from place `first` on into a random order, in place."""
        start: i64 = first
        i: i64 = len(cards) - 1
        while i > start:
            j: i64 = start + _scaled(self._next(), i - start + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def mix(*parts: int) -> int:
    """One seed out of several numbers, for streams that must not run in step."""
    rng = Rng(0)
    for part in parts:
        rng.state = rng.state ^ (part & _MASK)
        rng.state = rng.bits()
    return rng.bits()
