"""The positions that a rulebook shows: drawn by the table itself, in the reader's language, and ready to be played on.

resources/<game>/help/examples.json holds them whole (packaging/examples.py writes it). With an owner's own numbers a
position may not hold all cards of the game any more: then it is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop import resources
from desktop.controller.moment import Moment
from desktop.controller.showing import show, show_parts
from desktop.engine.game import Game
from desktop.engine.match import Match, Seat
from desktop.engine.setting import Value
from desktop.engine.state import State, StateError
from desktop.engine.text import Text
from desktop.face import Say, face_of
from desktop.look import TABLE, Sitter
from desktop.table.scene.scene import TableScene

LEAST_UNIT = 0.62  # pixels: a table drawn smaller than that would cut its words


class Example(NamedTuple):
    """One position of a rulebook."""

    game: Game
    name: str
    section: str  # of the rulebook, under which it is shown
    seat: int  # who looks
    view: tuple[int, int, int, int]  # the part of the table that is shown, in its units
    mode: str
    seats: int
    options: dict[str, Value]
    state: State

    @property
    def caption(self) -> Text:
        """What it shows, in words."""
        return Text(f"{self.game.info.id}.example.{self.name}")

    def match(self, seats: Sequence[Seat], seed: int) -> Match:
        """Practice that begins here."""
        return Match(self.game, seats, self.mode, self.options, seed, practice=True, start=self.state)

    def aspect(self) -> float:
        """Height to width."""
        return self.view[3] / self.view[2]


@cache
def examples(game: Game) -> tuple[Example, ...]:
    """Those of a game that hold with the numbers on its cards."""
    file = resources.path(game.info.id, "help", "examples.json")
    if not file.is_file():
        return ()
    found = []
    for row in json.loads(file.read_text(encoding="utf-8")):
        options = game.settle(row["options"])
        try:
            state = game.from_json(game.setting(row["seats"], row["mode"], options), row["state"])
        except StateError:
            continue
        view = tuple(row["view"])
        found.append(
            Example(game, row["name"], row["section"], row["seat"], view, row["mode"], row["seats"], options, state)
        )
    return tuple(found)


def picture(example: Example, names: Sequence[str], say: Say, wide: float, ratio: float) -> QImage:
    """The table as the seat sees it, cut to what is told of."""
    face, view = face_of(example.game), example.game.view(example.state, example.seat)
    x, y, across, high = example.view
    shown, unit = wide / across, max(LEAST_UNIT, wide / across)
    scene = TableScene()
    scene.resize_table(TABLE[2] * unit, TABLE[3] * unit, unit, 1.0, ratio)
    legal = example.state.legal() if example.state.decider() == example.seat else ()
    movable = face.movable(view, legal) if legal else None
    show(scene, face, Moment(face, say, view), movable, say)
    show_parts(scene, face.parts(view, [Sitter(name, "") for name in names], say))
    image = QImage(round(wide * ratio), round(high * shown * ratio), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    cut = QRectF(x * unit, y * unit, across * unit, high * unit)
    scene.render(painter, QRectF(0, 0, image.width(), image.height()), cut)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
