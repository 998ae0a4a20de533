"""The net under everything that Qt calls by itself: paints, events, delegates, models, accessible interfaces.

PySide 6.11.3 dies of an error that leaves some of these. Here it goes to Python's hook for unexpected errors, which
writes the report, and Qt gets an empty answer: the card or the area stays empty, and the program goes on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPainterPath

Kind = TypeVar("Kind", bound=type)
Given = ParamSpec("Given")
Answer = TypeVar("Answer")

MARK = "__netted__"
OWN_CALLS = frozenset(("setRotation", "setScale"))  # of a Qt name, but Qt never comes through them
EMPTY: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "Any": lambda: None,
    "bool": bool,
    "int": int,
    "str": str,
    "list[str]": list,
    "QColor": QColor,
    "QPainterPath": QPainterPath,
    "QRect": QRect,
    "QRectF": QRectF,
    "QSize": QSize,
    "Qt.ItemFlag": lambda: Qt.ItemFlag.NoItemFlags,
    "QAccessible.Role": lambda: QAccessible.Role.NoRole,
    "QAccessible.State": QAccessible.State,
    "QAccessibleInterface": lambda: None,
    "QObject": lambda: None,
    "Relations": list,
}


def netted(kind: Kind) -> Kind:
    """A class whose overrides of Qt's methods, its own and those of what is mixed in, let no error out."""
    for name, method in overrides(kind).items():
        setattr(kind, name, caught(method))
    return kind


def overrides(kind: type) -> dict[str, FunctionType]:
    """The methods of a class that Qt would call; those of a base that is Qt's too are that base's affair."""
    qt = [base for base in kind.__mro__ if base.__module__.startswith("PySide6.")]
    mixed_in = [base for base in kind.__mro__[1:] if not any(issubclass(base, one) for one in qt)]
    found: dict[str, FunctionType] = {}
    for base in (kind, *mixed_in):
        for name, method in vars(base).items():
            ours = isinstance(method, FunctionType) and name[:2] != "__" and name not in OWN_CALLS
            if ours and getattr(kind, name) is method and any(name in vars(one) for one in qt):
                found[name] = method
    return found


def caught(method: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """A function that Qt calls, with nothing coming out of it but its answer."""
    told = method.__annotations__.get("return")
    kind = str(told) if told is None or isinstance(told, str) else told.__name__
    empty = EMPTY["None" if kind.endswith(" | None") else kind]

    @wraps(method)
    def call(*args: Given.args, **named: Given.kwargs) -> Answer:
        try:
            return method(*args, **named)
        except Exception as error:
            _let_go(error)
            for painter in args:
                if isinstance(painter, QPainter) and painter.isActive():  # others draw with it after this
                    painter.setClipping(False)
                    painter.setOpacity(1.0)
            report(error)
            answer: Answer = empty()
            return answer

    setattr(call, MARK, True)
    return call


def report(error: Exception) -> None:
    """An error that whoever calls this goes on without: for Python's hook, as if nobody had caught it."""
    sys.excepthook(type(error), error, error.__traceback__)


def _let_go(error: BaseException | None) -> None:
    """What the frames of an error hold: a painter that outlives its paint event ends the program."""
    while error is not None:
        trace = error.__traceback__
        while trace is not None:
            with suppress(RuntimeError):  # a frame that is still running
                trace.tb_frame.clear()
            trace = trace.tb_next
        error = error.__cause__ or error.__context__
