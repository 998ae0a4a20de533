"""Hands at random moments on a page, through every phase of a match: what the table of phases forbids does nothing,
and what it allows can be reached on the page.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.play.actions import COMMANDS
from desktop.app.play.play_page import PlayPage
from desktop.controller.phase import Deed, Phase, may
from desktop.engine.match import PERSON
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.words import Words
from tests.app.asked import Asked
from tests.app.playing import OpenPage, clash, pages  # noqa: F401
from tests.controller.sitting import chooser

STEPS = 45  # things done in one example
PLAYERS = ((PERSON, "greedy"), (PERSON, "greedy"), (PERSON, PERSON))
HURRYING = (Deed.HINT, Deed.REDO, Deed.LOOK_BACK)  # complete what runs, and are asked then


class Walk:
    """A page, what a person may do on it, and what must hold before and after."""

    def __init__(self, page: PlayPage, dice: Random) -> None:
        self.page, self.c, self.match, self.dice = page, page.controller, page.match, dice
        self.choose = chooser(dice.randrange(1000))
        self.told = 0
        self.asked_again = 0
        self.hastened = 0
        self.c.ended.connect(self._count)
        self.runner: Any = self.c.opponents.runner  # its stand-in
        self.does: dict[Deed, Callable[[], Any]] = {
            Deed.START: self.c.start,
            Deed.ACT: self._act,
            Deed.HINT: self.c.hints.next,
            Deed.UNDO: self.c.undo,
            Deed.REDO: self.c.redo,
            Deed.RESIGN: self.c.resign,
            Deed.PRACTISE: self.c.practise,
            Deed.HASTEN: self.c.move_now,
            Deed.RUSH: self.c.skip_to_me,
            Deed.SHOW_NEXT: self.c.go_on,
            Deed.ASK_AGAIN: self.c.go_on,
            Deed.LOOK_BACK: lambda: self.c.look_at(self.dice.randrange(len(self.match.steps) + 1)),
            Deed.LOOK_AWAY: self.c.look_away,
            Deed.COVER: self.c.panic,
            Deed.UNCOVER: self.c.open_curtain,
            Deed.READ: self.c.refresh,
        }

    def _count(self) -> None:
        self.told += 1

    def _act(self) -> None:
        """A drop of the move that somebody could make."""
        if not self.match.over:
            self.c.carry_out(self.choose(self.match))

    # ---- the world around

    def clock(self) -> None:
        self.page.scene.animator.tick(self.dice.choice((20, 200, 900)))

    def complete(self) -> None:
        self.page.scene.animator.complete()

    def answer(self) -> None:
        if self.runner is not None and self.runner.task is not None:
            self.runner.answer()

    def fail(self) -> None:
        if self.runner is not None and self.runner.task is not None:
            self.runner.task = None
            self.runner.trouble.emit("it is gone")

    def step_mode(self) -> None:
        self.c.set_step_mode(self.dice.random() < 0.6)

    # ---- what must hold

    def facts(self) -> tuple[object, ...]:
        """What of the match a deed may change."""
        match = self.match
        hurried = self.runner.hurried if self.runner is not None else 0
        stuck = self.c.opponents.stuck
        return (len(match.steps), match.undos, match.hints, match.practice, match.resigned, hurried, stuck, self.told)

    def table(self) -> tuple[object, ...]:
        """What of the table, while nothing runs on it."""
        looks = {key: [item.look for item in cards] for key, cards in self.page.scene.cards.items()}
        return self.c.phase, self.c.viewer, looks, self.page.scene.animator.pace

    def check(self) -> None:
        """The page offers what the phase allows, as far as there is anything to do it to, and nothing else."""
        c, page, phase = self.c, self.page, self.c.phase
        for command in COMMANDS:
            on = page.commands[command.id].isEnabled()
            assert not on or command.deed is None or may(phase, command.deed), (phase, command.id)
            if command.deed is Deed.BROWSE:
                assert on == (may(phase, Deed.BROWSE) and not page.commands.why(command.id)), (phase, command.id)
        if phase in (Phase.EMPTY, Phase.CLOSED):
            return
        own = c.viewer is not None
        undoable = c.viewer is not None and may(phase, Deed.UNDO) and self.match.undoable(c.viewer) > 0
        mine = own and self.match.state.decider() == c.viewer
        redoable = mine and may(phase, Deed.REDO) and self.match.redoable > 0
        advised = may(phase, Deed.HINT) and bool(c.legal)
        assert page.commands["undo"].isEnabled() == undoable
        assert page.commands["redo"].isEnabled() == redoable
        assert page.commands["hint"].isEnabled() == advised
        assert page.commands["practice"].isEnabled() == (may(phase, Deed.PRACTISE) and not self.match.practice)
        if phase is not Phase.COVERED:
            assert page.menu.resign_item.isEnabled() == (own and may(phase, Deed.RESIGN))
        assert bool(c.tells.moves()) == bool(c.legal) == may(phase, Deed.ACT)
        lifted = any(c.hands.accepts(key, at) for key, zone in page.scene.cards.items() for at in range(len(zone)))
        assert not lifted or may(phase, Deed.ACT)
        assert page.room.isHidden() == may(phase, Deed.UNCOVER)
        assert page.foot.primary.isHidden() or page.foot.primary.waits or c.tells.buttons()
        if (way := c.tells.way_on) is not None:
            assert may(phase, way) and not page.foot.primary.isHidden()
            assert page.foot.primary.text() == c.tells.buttons()[0].label

    def step(self) -> None:
        deed = self.dice.choice(list(self.does))
        if deed in HURRYING:
            self.page.scene.hurry()
        phase = self.c.phase
        facts, table = self.facts(), self.table()
        if may(phase, deed):
            self.does[deed]()
        elif deed in (Deed.SHOW_NEXT, Deed.ASK_AGAIN) and self.c.tells.way_on is not None:
            return  # the same button does another thing now
        else:
            self.does[deed]()
            assert self.facts()[:-1] == facts[:-1], (phase, deed)  # its end may be told meanwhile
            assert phase.moving or (self.table(), self.facts()) == (table, facts), (phase, deed)


def walk(open_page: OpenPage, number: int, seen: set[Phase]) -> None:
    dice = Random(number)
    settings = Settings(speed=dice.choice(("off", "normal")), step=dice.random() < 0.3)
    players, plies = PLAYERS[number % 3], (0, 4, 40, -3)[number % 4]
    if plies < 0:  # near the end
        plies += len(clash(seed=number, plies=-1).steps)
    match = clash(players, seed=number, plies=plies)
    page = open_page(match, settings=settings)
    able = Walk(page, dice)
    around = (able.clock, able.clock, able.complete, able.answer, able.answer, able.step_mode, able.fail)
    for _ in range(STEPS):
        seen.add(able.c.phase)
        able.step()
        seen.add(able.c.phase)
        able.check()
        dice.choice(around)()
        if able.c.phase is Phase.COVERED and dice.random() < 0.5:
            able.c.open_curtain()
        seen.add(able.c.phase)
        able.check()
    page.close()
    able.check()
    seen.add(able.c.phase)
    for deed in able.does:
        before = able.facts()
        able.does[deed]()
        assert able.facts() == before and able.c.phase is Phase.CLOSED, deed


def test_random_hands_go_through_every_phase_and_do_what_it_allows_and_nothing_else(open_page: OpenPage) -> None:
    seen: set[Phase] = set()
    for number in range(14):
        walk(open_page, number, seen)
    assert seen == set(Phase) - {Phase.EMPTY}


def test_before_it_is_shown_a_match_can_only_be_begun(open_page: OpenPage, qtbot: QtBot) -> None:
    house = House(Words(), Settings(), None, None, BY_ID, Asked())  # type: ignore[arg-type]  # nothing is kept
    page = PlayPage(house, clash())
    qtbot.addWidget(page)
    able = Walk(page, Random(1))
    before = able.facts(), able.table()
    assert page.controller.phase is Phase.EMPTY
    for deed in set(able.does) - {Deed.START, Deed.PRACTISE}:
        able.does[deed]()
        assert (able.facts(), able.table()) == before, deed
    page.show()
    assert page.controller.phase is Phase.DEALING
    able.check()
    page.close()


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_more_hands(open_page: OpenPage, part: int) -> None:
    for number in range(14 + part, 414, 20):
        walk(open_page, number, set())
