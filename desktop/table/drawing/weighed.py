"""Keeps what a function has made, up to a weight: pictures are few or many megabytes by the size they are shown in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeVar

from PySide6.QtGui import QImage, QPixmap

P = ParamSpec("P")
T = TypeVar("T")


class Weighed(Generic[P, T]):
    """What was asked for last goes last; the newest stays, however heavy it is."""

    def __init__(self, make: Callable[P, T], most_bytes: int, most: int) -> None:
        update_wrapper(self, make)
        self._make, self.most_bytes, self.most = make, most_bytes, most
        self.weight = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        """What was made of these arguments."""
        key = (args, *named.items()) if named else args
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = self._make(*args, **named)
        self.weight += weight_of(made)
        while len(self._kept) > 1 and (self.weight > self.most_bytes or len(self._kept) > self.most):
            _, gone = self._kept.popitem(last=False)
            self.weight -= weight_of(gone)
        return made

    def cache_clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.weight = 0


def kept_up_to(most_bytes: int, most: int) -> Callable[[Callable[P, T]], Weighed[P, T]]:
    """Keep so many at most, of so many bytes altogether."""
    return lambda make: Weighed(make, most_bytes, most)


def weight_of(made: object) -> int:
    """Bytes of a picture; of anything else, nothing."""
    return made.width() * made.height() * made.depth() // 8 if isinstance(made, (QImage, QPixmap)) else 0
