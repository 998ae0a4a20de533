"""A 64-bit generator whose whole state is one int, so that a position carries it by value.

SplitMix64 by Steele, Lea and Flood: every state is good, the period is 2**64, and the same int
gives the same game on every machine. Tests pin two full shuffles.
"""

from typing import Final

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_STEP: Final = 0x9E37_79B9_7F4A_7C15


class Rng:
    """A walker over the generator: take `state` from somewhere, draw, put `state` back."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of the product is below n / 2**64."""
        return (self.bits() * n) >> 64

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) * 2.0**-53

    def shuffle(self, cards: list[int], first: int = 0) -> None:
        """Put the cards from place `first` on into a random order, in place."""
        for i in range(len(cards) - 1, first, -1):
            j = first + ((self.bits() * (i - first + 1)) >> 64)
            cards[i], cards[j] = cards[j], cards[i]


def mix(*parts: int) -> int:
    """One seed out of several numbers, for streams that must not run in step."""
    rng = Rng(0)
    for part in parts:
        rng.state ^= part & _MASK
        rng.state = rng.bits()
    return rng.bits()
