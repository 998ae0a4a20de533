"""Sets a scene to a view: the only way anything gets onto a table for good, with the match and in a replay."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.controller.moment import Moment
from desktop.face import GameFace, Movable, Say
from desktop.look import Key, Part
from desktop.table.motion.changes import tell_part
from desktop.table.scene.scene import TableScene


def show(
    scene: TableScene,
    face: GameFace,
    moment: Moment,
    movable: Movable | None,
    say: Say,
    animated: bool = False,
    told: bool = False,
) -> None:
    """The table, its cards and its brackets at a moment; what is no card comes by `show_parts`.

    `told`: it stands so by what has just been played, and what still changes says so.
    """
    if moment.spec != scene.spec:
        scene.set_table(moment.spec)
    scene.set_contents(moment.looks(movable), animated, told and bool(scene.animator.pace.speed.value))
    brackets = face.brackets(moment.view, say)
    for key in scene.zones:
        scene.set_bracket(key, brackets.get(key))


def show_parts(scene: TableScene, parts: Mapping[Key, Part], told: bool = False) -> None:
    for key in scene.parts:
        if told:
            tell_part(scene, key, parts.get(key))
        else:
            scene.set_part(key, parts.get(key))


def clear(scene: TableScene) -> None:
    """An empty table."""
    if scene.spec is not None:
        scene.set_contents({})
        show_parts(scene, {})
        for key in scene.zones:
            scene.set_bracket(key, None)
