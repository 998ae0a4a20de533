"""The real program, playing on by itself until somebody kills it: `python tests/app/evening.py GAME SEED [PLAYERS]`.

It goes on with the match that the home page offers first, as a click there would, or begins one. A person's moves come
from the game's rule of thumb, with takings back among them; opponents think in their own process. What is finished is
told on the standard output, a line each: `saving ID DIGEST`, and `saved ID DIGEST` after the save has returned.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QTimer

from desktop.app import main as program
from desktop.app.house.set_up import SetUp
from desktop.app.play.autosave import Keeping
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.controller.matches import PERSON, Match, Rng, Seat, Text, ai_seed
from desktop.controller.phase import Deed
from desktop.engine.record import digest

EVERY_MS = 3
UNDO = 0.1


def tell(*words: object) -> None:
    """A line, at once: nothing may wait in a buffer when the program is killed."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def tell_every_save() -> None:
    """From now on: before a match is kept, and when that has returned."""
    keep = Keeping.match

    def told(self: Keeping, match: Match, heading: Text) -> str:
        assert self.saves is not None
        what = self.saves.id_of(match), digest(match.state)
        tell("saving", *what)
        said = keep(self, match, heading)
        tell("failed" if said else "saved", *what)
        return said

    Keeping.match = told  # type: ignore[method-assign]


class Evening:
    """Somebody who plays one game on and on."""

    def __init__(self, window: Window, game_id: str, seed: int, players: Sequence[str]) -> None:
        self.window, self.game, self.players = window, window.house.games[game_id], players
        self.dice, self.told = Random(seed), False
        window.house.settings.speed = "off"
        waiting = [saved.id for saved in window.house.saves.resumable() if saved.game == game_id]
        if waiting:
            window.routes.resume(waiting[0])
        else:
            self.begin()
        self.clock = QTimer(window)
        self.clock.setInterval(EVERY_MS)
        self.clock.timeout.connect(self.go_on)
        self.clock.start()

    def begin(self) -> None:
        mode, seats = self.dice.choice(list(self.game.info.modes.items()))
        seed = self.dice.randrange(10**6)
        players = [self.players[at % len(self.players)] for at in range(self.dice.choice(list(seats)))]
        sitting = tuple(Seat(f"Seat {at}", player, ai_seed(seed, at)) for at, player in enumerate(players))
        self.window.routes.begin(SetUp(self.game.info.id, sitting, mode, self.game.settle({})), seed)

    def go_on(self) -> None:
        """One thing that a person does."""
        page = self.window.page
        assert isinstance(page, PlayPage), self.window.notice.words
        controller, match = page.controller, page.match
        if not self.told and controller.ai_pid is not None:
            self.told = True
            tell("opponents", controller.ai_pid)
        if match.over:
            self.begin()
        elif controller.may(Deed.UNCOVER):
            controller.open_curtain()
        elif match.seats[match.state.decider()].player != PERSON:
            controller.move_now()
        elif controller.viewer == match.state.decider():
            if self.dice.random() < UNDO and controller.can_undo():
                controller.undo()
            else:
                controller.play(self.game.bots.greedy(match.info(controller.viewer), Rng(self.dice.randrange(10**6))))


def main(game_id: str, seed: str, *players: str) -> int:
    """As `fivefold` starts, with somebody at the table."""
    tell_every_save()
    opened = program.open_window

    def sit_down() -> tuple[Window, str]:
        window, notice = opened()
        if notice:
            tell("notice", notice)
        QTimer.singleShot(
            0, lambda: setattr(window, "evening", Evening(window, game_id, int(seed), players or (PERSON,)))
        )
        return window, notice

    program.open_window = sit_down
    return program.main([])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
