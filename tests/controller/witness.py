"""Writes down all that eyes, ears and widgets get of a match: pixels, looks, words. Two worlds are compared by it.

A secret is kept when two matches that differ only in what a seat cannot see are told apart by nothing in here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import Qt, QTimer

from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.state import State
from desktop.look import Look
from desktop.table.hands.picks import Target
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.contents import Contents
from desktop.table.scene.large_card import Floating
from tests.controller.sitting import CLASH, NAMES, Sitting, chooser
from tests.games.walks import reshuffled

TICK = 60.0  # milliseconds between two frames


class Witness:
    """What one match has shown so far."""

    def __init__(self, table: Sitting) -> None:
        self.table = table
        self.seen: list[Any] = []
        self.frames = 0
        controller = table.controller
        controller.previewed.connect(lambda text: self.note("previewed", text))
        controller.trouble.connect(lambda text: self.note("trouble", text))
        controller.changed.connect(self.widgets)
        controller.curtain_changed.connect(lambda up: self.note("curtain", up))
        table.scene.announced.connect(lambda text: self.note("announced", text))

    def note(self, kind: str, what: Any) -> None:
        self.seen.append((kind, what))

    def forget(self) -> None:
        """From here on."""
        self.seen.clear()

    def look(self, look: Look) -> None:
        """A card was given this look."""
        self.note("look", look)

    def frame(self) -> None:
        """What is on the screen now."""
        image = self.table.view.grab().toImage()
        self.frames += 1
        self.note("frame", hashlib.sha256(bytes(image.constBits())).hexdigest())

    def widgets(self) -> None:
        """All that the page may ask for."""
        c = self.table.controller
        t = c.tells
        told: list[Any] = [t.heading(), t.phases(), t.prompt(), c.preview(), t.acting(), t.buttons(), t.moves()]
        told += [t.log(), t.recap(), c.can_undo(), c.can_redo(), t.covered(), c.viewer]
        self.note("widgets", told)
        self.note("accessible", (self.table.view.accessibleName(), self.table.view.accessibleDescription()))
        self.note("title", self.table.view.windowTitle())

    def watch(self) -> None:
        """A frame and the widgets."""
        self.frame()
        self.widgets()

    def wait(self) -> None:
        """Let everything that is being played run out, a frame at each tick."""
        scene = self.table.scene
        while scene.animator.moving:
            scene.animator.tick(TICK)
            self.frame()

    def pry(self) -> None:
        """Point at every card, hold it, read it, try to take it, walk over it with the keys, list every move."""
        table, reading = self.table, self.table.scene.reading
        for key, cards in list(table.scene.cards.items()):
            for at, item in enumerate(cards):
                self.note("says", (key, at, item.look.says, item.toolTip(), item.look))
                table.move(item.pos().toPoint(), Qt.MouseButton.NoButton)
                for timer in reading.findChildren(QTimer):
                    if timer.isActive():
                        timer.stop()
                        timer.timeout.emit()
                bubble, large = reading.bubble, reading.reader
                self.note("read", (bubble and bubble.text, read(large)))
                self.frame()
                table.scene.keyboard.set(Target(key, at))
                table.key(Qt.Key.Key_Return)
                self.note("refusal", reading.refusal)
                self.note("targets", sorted(table.scene.picks.targets))
                self.watch()
                table.key(Qt.Key.Key_Escape)
        table.scene.hide_reading()
        self.wait()


def read(large: Floating | None) -> Any:
    """What a large card is about: itself, or what its pile holds."""
    return large and (large.holding if isinstance(large, Contents) else getattr(large, "look", None))


@contextmanager
def every_look(witness: Witness) -> Iterator[None]:
    """Also write down each look that any card is ever given."""
    make, show = CardItem.__init__, CardItem.set_look

    def made(item: CardItem, look: Look, *rest: Any) -> None:
        witness.look(look)
        make(item, look, *rest)

    def shown(item: CardItem, look: Look, *rest: Any, **named: Any) -> None:
        witness.look(look)
        show(item, look, *rest, **named)

    with patch.object(CardItem, "__init__", made), patch.object(CardItem, "set_look", shown):
        yield


def position(deal: str, seed: int, plies: int, decider: int, edition: str = "starter") -> State:
    """A position of a random game, at that seat's decision."""
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": deal, "edition": edition}, seed, salt="salt")
    choose = chooser(seed)
    while len(match.steps) < plies or match.state.decider() != decider:
        match.submit(match.state.decider(), choose(match))
        if match.over:
            return position(deal, seed, plies // 2, decider, edition)
    return match.state


def worlds(state: State, seat: int, seed: int) -> tuple[State, State]:
    """Two worlds that are the same to a seat; the other seat can tell them apart where it knows a secret at all."""
    dice, other = Random(seed), 1 - seat
    found = [world for world in (reshuffled(CLASH, state, seat, dice) for _ in range(30)) if world.zones != state.zones]
    assert found, "the seat knows everything here"
    seen = CLASH.view(state, other).zones
    return state, next((world for world in found if CLASH.view(world, other).zones != seen), found[0])


def matches(state: State, seat: int, seed: int, players: tuple[str, str] = (PERSON, PERSON)) -> list[Match]:
    """The same match in both worlds."""
    seats = [Seat(NAMES[n], player, 77) for n, player in enumerate(players)]
    options = state.setting.options
    return [Match(CLASH, seats, "duel", options, 1, salt="salt", start=world) for world in worlds(state, seat, seed)]
