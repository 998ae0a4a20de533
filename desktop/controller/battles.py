"""How whole formations fight on the table: salvos, a formation that breaks, one that holds."""

from __future__ import annotations

from collections.abc import Callable

from desktop.engine.events import Event
from desktop.look import Figures
from desktop.table.battle_steps import Break, Hold, Volley
from desktop.table.scene import TableScene
from desktop.table.steps import Instant
from desktop.table.steps import Say as Banner
from desktop.table.theme import FELT

FIGHTS = ("volley", "break", "hold")  # cues
CROWDS = ("break", "hold", "deal")  # cues after which cards move together
HELD = "#6FD0F2"


def fight(scene: TableScene, cue: str, note: Event, called: Callable[[Event], str]) -> list[Instant]:
    """The steps of one moment of a battle; `called` is what is said of it."""
    source, target = (note.src.zone, note.src.seat), (note.dst.zone, note.dst.seat)
    if cue == "volley":
        return [Volley(scene, source, target, _color(scene, note.seat))]
    if cue == "break":
        return [Break(scene, target), Banner(scene, called(note), tint=FELT.refused)]
    return [Hold(scene, target, ("figures", note.seat), called(note), HELD)]


def _color(scene: TableScene, seat: int) -> str:
    """A side fires in the colour its figures wear."""
    item = scene.parts.get(("figures", seat))
    part = item.part if item is not None else None
    return part.color if isinstance(part, Figures) and part.color else FELT.chosen
