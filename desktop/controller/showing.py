"""Sets a scene to a view: the only way anything gets onto a table for good, with the match and in a replay."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.controller.moment import Moment
from desktop.face import GameFace, Movable, Say
from desktop.look import Key, Part
from desktop.table.scene.scene import TableScene


def show(
    scene: TableScene, face: GameFace, moment: Moment, movable: Movable | None, say: Say, animated: bool = False
) -> None:
    """The table, its cards and its brackets at a moment; what is no card comes by `show_parts`."""
    if moment.spec != scene.spec:
        scene.set_table(moment.spec)
    scene.set_contents(moment.looks(movable), animated)
    brackets = face.brackets(moment.view, say)
    for key in scene.zones:
        scene.set_bracket(key, brackets.get(key))


def show_parts(scene: TableScene, parts: Mapping[Key, Part]) -> None:
    for key in scene.parts:
        scene.set_part(key, parts.get(key))


def clear(scene: TableScene) -> None:
    """An empty table."""
    if scene.spec is not None:
        scene.set_contents({})
        show_parts(scene, {})
        for key in scene.zones:
            scene.set_bracket(key, None)
