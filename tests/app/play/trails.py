"""What motion leaves behind on a screen: games are played with everything moving, in a process of its own.

`python -m tests.app.play.trails` says of each game how many moments were looked at, and at which of them the screen was
not what the whole table painted at once is. Qt takes one `QT_SCALE_FACTOR` a process.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.app.house.house import House
from desktop.app.play.play_page import PlayPage
from desktop.controller import counsel, opponents
from desktop.developer.bench_drop import Unkept
from desktop.engine.match import PERSON
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from desktop.table.scene.card_item import State
from desktop.words import Words
from tests.app.looking import apart
from tests.app.play.test_play_every_game import EVERY, played
from tests.controller.sitting import Prompted
from tests.games.setups import SetUp

SIZE = (1024, 700)
MOVES, TICKS, TICK = 3, 5, 70.0
MARKS = State.HOVER, State.LIFTED, State.CHOSEN  # Qt begins dashed lines elsewhere where they are cut off
SMOOTHED = 15  # steps of a colour, where edges are smoothed
NEVER = 10**6  # milliseconds: time passes here when it is told to


def on_screen(page: PlayPage) -> QImage:
    """The table as the screen has it, after all that has been asked for was painted."""
    for _ in range(4):
        QApplication.processEvents()
    window = page.backingStore().paintDevice()
    assert isinstance(window, QImage)
    return window.copy(_area(page))


def anew(page: PlayPage) -> QImage:
    """And painted at once, as a whole."""
    whole = QImage(page.size() * page.devicePixelRatio(), QImage.Format.Format_RGB32)
    whole.setDevicePixelRatio(page.devicePixelRatio())
    page.render(whole)
    return whole.copy(_area(page))


def _area(page: PlayPage) -> QRect:
    """Where the table lies, in pixels of the screen."""
    viewport, ratio = page.view.viewport(), int(page.devicePixelRatio())
    return QRect(viewport.mapTo(page, QPoint()) * ratio, viewport.size() * ratio)


def moments(page: PlayPage, setup: SetUp) -> Iterator[str]:
    """The table at work: after each of these something has changed."""
    scene, dice, chance = page.scene, Random(5), Rng(3)
    cards = [item for row in scene.cards.values() for item in row]
    for turn in range(6):
        for item in dice.sample(cards, min(12, len(cards))):
            item.setPos(item.pos() + QPointF(dice.uniform(-90, 90), dice.uniform(-60, 60)))
            if turn % 2:
                item.setRotation(dice.uniform(-50, 50))
                item.setScale(dice.uniform(0.6, 1.5))
            item.set_state(dice.choice(MARKS), turn % 3 > 0)
            item.set_glow(turn % 4 / 5)
        for zone in dice.sample(list(scene.zones.values()), 3):
            zone.set_light(turn % 2 == 0, turn % 4 == 0)
            zone.set_focus(turn % 3 == 0)
        scene.air.tick(TICK)
        yield f"cards are thrown about, {turn}"
    scene.set_contents({key: [item.look for item in row] for key, row in scene.cards.items()})
    for item in cards[:4]:
        scene.reading.hover(item)
        yield "the pointer is on a card"
    scene.reading.hover(None)
    for move in range(MOVES):
        if page.match.over or page.match.state.decider() != 0:
            return
        page.controller.play(setup.rules().bots.policy(page.match.state, page.match.state.legal(), chance))
        for tick in range(TICKS):
            scene.animator.tick(TICK)
            yield f"move {move}, tick {tick}"
        page.controller.skip()
        yield f"move {move} has been played"


def trails(setup: SetUp) -> tuple[int, list[str]]:
    """How many moments there were, and those at which something was left behind."""
    nowhere = Path(tempfile.gettempdir())
    house = House(Words(), Settings(speed="normal", motion="full"), Saves(nowhere), Statistics(nowhere), BY_ID)
    page = Unkept(house, played(setup, 12, PERSON))
    page.resize(*SIZE)
    page.show()
    page.scene.animator._timer.setInterval(NEVER)
    page.scene.air._timer.setInterval(NEVER)
    page.controller.open_curtain()
    page.controller.skip()
    page.scene.air.let(True)
    count, left = 0, []
    for moment in moments(page, setup):
        count += 1
        if apart(on_screen(page), anew(page), SMOOTHED):
            left.append(moment)
    page.close()
    return count, left


def main() -> None:
    app = QApplication(["trails"])
    for room in (opponents, counsel):
        setattr(room, "AiRunner", Prompted)  # noqa: B010
    print(json.dumps({setup.game: trails(setup) for setup in EVERY}))
    del app


if __name__ == "__main__":
    main()
