"""How a round is played out on the table: who wins a trick, what is called out, and the reckoning at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop.engine.events import Event
from desktop.face import GameFace, Say
from desktop.look import Key, Part
from desktop.table.round_steps import Account, Cheer, Glint, Show
from desktop.table.scene import TableScene
from desktop.table.steps import Instant, Pause
from desktop.table.steps import Say as Banner
from desktop.table.theme import FELT

ROUNDS = ("win", "tell", "reckon")  # cues; cards move together after each of them
WON = 420.0  # to see who won before the cards are gathered


def begin_beat(scene: TableScene, cue: str, note: Event, called: Callable[[Event], str]) -> list[Instant]:
    """What is seen before the cards move."""
    if cue == "win":
        place = (note.src.zone, note.src.seat) if note.src.seat >= 0 else ("played", note.seat)
        return [Glint(scene, place), Cheer(scene, place, called(note), FELT.chosen), Pause(scene, WON)]
    return [Banner(scene, called(note))] if cue == "tell" else []


def told_by(groups: Sequence[Sequence[Event]]) -> int:
    """After which of these the account can be given: the last notes, and what is counted right after them."""
    last = max((number for number, group in enumerate(groups) if group[0].verb == "note"), default=-1)
    while 0 <= last < len(groups) - 1 and groups[last + 1][0].verb == "count":
        last += 1
    return last


def reckon(
    scene: TableScene, face: GameFace, notes: Sequence[Event], say: Say, parts: Callable[[], Mapping[Key, Part]]
) -> list[Instant]:
    """The account of a round: what everybody has now, and what it brought."""
    steps: list[Instant] = [Show(scene, parts)]
    told = face.reckoned(notes, say)
    if told is not None:
        steps.append(Account(scene, *told))
    return steps
