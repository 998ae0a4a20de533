"""Ways that lead nowhere and remember what was asked of them, for a page without a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any

from desktop.app.house.routes import Routes

WAYS = tuple(name for name in vars(Routes) if not name.startswith("_"))


class Asked(Routes):
    """`heard` holds each question: the way and all that was said with it, defaults too."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def of(self, way: str) -> list[list[Any]]:
        """What was said with each question for one way."""
        return [said for name, *said in self.heard if name == way]


def _noted(name: str) -> Callable[..., None]:
    way = getattr(Routes, name)

    @wraps(way)
    def note(self: Asked, *args: Any, **named: Any) -> None:
        bound = signature(way).bind(self, *args, **named)
        bound.apply_defaults()
        self.heard.append((name, *bound.args[1:], *bound.kwargs.items()))

    return note


for _name in WAYS:
    setattr(Asked, _name, _noted(_name))
