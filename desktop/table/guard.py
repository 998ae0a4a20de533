"""A moment in which nothing that is new can be pressed: whoever pressed had not seen it yet."""

from time import monotonic

FRESH_MS = 300.0
CALM_MS = 1500.0  # of the last page: whoever was still pressing keys for the game answers nothing there


class Guard:
    """Holds for a while after `begin`. A held key and a click that came early never act on what appeared under them."""

    def __init__(self) -> None:
        self._until = 0.0

    def begin(self, ms: float | None = None) -> None:
        """From now on, for so long."""
        self._until = monotonic() + (FRESH_MS if ms is None else ms) / 1000

    @property
    def holds(self) -> bool:
        """Whether it is too early."""
        return monotonic() < self._until
