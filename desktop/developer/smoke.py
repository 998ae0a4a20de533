"""`fivefold --smoke`: is this installation whole? A window, every game, the opponents' process, a save, the way back.

The program runs in a process of its own and tells its steps over a pipe. Whatever becomes of it (Qt aborts, the window
hangs), the one that watches says so in a sentence. The person's own files are not touched.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from desktop.app.play.play_page import PlayPage
    from desktop.app.window import Window
    from desktop.controller.matches import Match

FAILED, MISUSED = 1, 2
SECONDS = 240.0  # for all of it, on a slow machine
STEP = 60.0  # for what the window waits for
MOVES = 2  # of the opponents, in each game
HURRY = 1.0  # seconds that an opponent may think
SEED = 1

Tell = Callable[[str], None]


class Failed(RuntimeError):
    """What does not work; the message is a sentence."""


def main(argv: Sequence[str]) -> int:
    """Run everything once; exit code 0 and a line a step, or 1 and a sentence."""
    if argv:
        print("fivefold: --smoke takes nothing after it.", file=sys.stderr)
        return MISUSED
    with tempfile.TemporaryDirectory(prefix="fivefold-smoke-", ignore_cleanup_errors=True) as home:
        fault = watch(attempt, home, SECONDS)
    if fault:
        print(f"smoke: {' '.join(fault.split())[:500]}", file=sys.stderr, flush=True)
        return FAILED
    print("smoke: all is well", flush=True)
    return 0


def watch(target: Callable[[Connection, str], None], home: str, seconds: float) -> str:
    """Run `target` in a process and print what it tells; returns what went wrong."""
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(far, home), name="fivefold-smoke")
    process.start()
    far.close()
    until, last, fault = time.monotonic() + seconds, "the start", ""
    try:
        while near.poll(max(0.0, until - time.monotonic())):
            heard: tuple[str, str] = near.recv()
            told, fault = heard
            if fault:
                return fault
            print(f"smoke: {told}", flush=True)
            last = f"{told!r}"
    except EOFError:  # it has ended, one way or another
        process.join(max(1.0, until - time.monotonic()))
        if process.exitcode is not None:
            return f"the program ended with exit code {process.exitcode} after {last}." if process.exitcode else ""
    finally:
        if process.is_alive() and not fault:
            process.kill()
        process.join()
    return f"the program was still not done after {seconds:.0f} seconds; the last step was {last}."


def attempt(line: Connection, home: str) -> None:
    """The program's own process: all steps, each told when it is done."""
    from desktop.storage import folder

    os.environ[folder.OWN] = home
    try:
        rehearse(lambda told: line.send((told, "")))
    except Exception as error:  # whatever it is, the one that watches is to say it
        line.send(("", str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"))
        sys.exit(FAILED)


def rehearse(tell: Tell) -> None:
    """What a person would do, in the order they would do it."""
    from desktop.app.house.app_theme import dress
    from desktop.app.main import no_screen, open_window

    if fault := no_screen():
        raise Failed(fault)
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication(["fivefold"])
    assert isinstance(app, QApplication)
    dress(app)
    window, notice = open_window()
    if notice:
        raise Failed(notice)
    window.house.settings.speed = "fast"
    try:
        _open(app, window, tell)
        _look_at_resources(tell)
        _look_at_terms(window, tell)
        for game_id in window.house.games:
            _play(app, window, game_id, tell)
    finally:
        window.close()
    app.processEvents()
    tell("quit: the window is closed")


def _open(app: QApplication, window: Window, tell: Tell) -> None:
    from desktop.app.main import FirstPaint

    painted: list[bool] = []
    FirstPaint(window, lambda: painted.append(True))
    window.show()
    _wait(app, lambda: bool(painted), "the window was never painted")
    window.home.show_cards()
    size = f"{window.width()} x {window.height()}"
    tell(f"window: the home page is painted, {size} on {app.platformName()}")


def _look_at_resources(tell: Tell) -> None:
    """A frozen build may lack what reads a kind of file; the table would only look poor without a word."""
    from PySide6.QtGui import QFontDatabase, QImageReader
    from PySide6.QtSvg import QSvgRenderer

    from desktop import resources

    readable: dict[str, Callable[[str], bool]] = {
        ".webp": lambda name: not QImageReader(name).read().isNull(),
        ".png": lambda name: QImageReader(name).canRead(),
        ".svg": lambda name: QSvgRenderer(name).isValid(),
        ".ttf": lambda name: QFontDatabase.addApplicationFont(name) >= 0,
    }
    count = 0
    for path in sorted(resources.root().rglob("*")):
        if path.suffix in readable:
            count += 1
            if not readable[path.suffix](str(path)):
                raise Failed(f"{path.name} is damaged, or this build cannot read {path.suffix} files")
    if not count:
        raise Failed(f"there are no pictures and fonts under {resources.root()}")
    tell(f"resources: {count} pictures, drawings and fonts can be read")


def _look_at_terms(window: Window, tell: Tell) -> None:
    """Without these texts this copy may not be passed on."""
    from desktop.app.pages.about import licences

    texts = licences()
    needed = {"Fivefold", "LGPL-3.0", "GPL-3.0", *(["python"] if getattr(sys, "frozen", False) else [])}
    if missing := sorted(needed - texts.keys()):
        raise Failed(f"licence texts are missing: {', '.join(missing)}")
    window.routes.about()
    window.routes.home()
    tell(f"about: {len(texts)} licence texts are at hand")


def _play(app: QApplication, window: Window, game_id: str, tell: Tell) -> None:
    """Deal one game, wait for the opponents, leave, come back."""
    match = _match(window, game_id)
    window.routes.play(match)
    page = _table(window)
    _wait(app, lambda: _cards(page) > 0, f"{game_id}: no card came to the table")
    tell(f"{game_id}: dealt")
    _wait(app, lambda: _opponents_moved(page), f"{game_id}: the opponents' process has not made {MOVES} moves")
    tell(f"{game_id}: {MOVES} moves by the opponents' process")
    window.routes.home()
    save_id = next((saved.id for saved in window.house.saves.resumable() if saved.game == game_id), "")
    if not save_id:
        raise Failed(f"{game_id}: the record was not written")
    tell(f"{game_id}: the record is written")
    window.routes.resume(save_id)
    if _table(window).match.state.to_json() != match.state.to_json():
        raise Failed(f"{game_id}: the record does not lead back to the same position")
    tell(f"{game_id}: resumed after {len(match.steps)} decisions")
    window.routes.home()


def _match(window: Window, game_id: str) -> Match:
    """A person in the first seat against the strongest the game has."""
    from desktop.controller.matches import PERSON, Match, Seat, ai_seed

    game = window.house.games[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    rival = game.bots.levels[-1].id
    sitting = [Seat(f"Seat {at}", rival if at else PERSON, ai_seed(SEED, at)) for at in range(min(seats))]
    return Match(game, sitting, mode, game.settle({}), SEED)


def _table(window: Window) -> PlayPage:
    from desktop.app.play.play_page import PlayPage

    if not isinstance(window.page, PlayPage):
        raise Failed(f"no table is open: {window.notice.words or window.page.windowTitle()}")
    return window.page


def _cards(page: PlayPage) -> int:
    return sum(len(items) for items in page.scene.cards.values())


def _opponents_moved(page: PlayPage) -> bool:
    """Play the person's part by the rule of thumb, hurry the others, and count their moves."""
    from desktop.controller.matches import PERSON
    from desktop.developer.shot import greedy

    match, controller = page.match, page.controller
    if controller.opponents.stuck:
        raise Failed(f"{page.game_id}: the opponents' process fails")
    if sum(match.seats[step.seat].player != PERSON for step in match.steps) >= MOVES:
        return controller.ai_pid not in (None, os.getpid())
    if match.over:
        raise Failed(f"{page.game_id}: over before the opponents had made {MOVES} moves")
    if controller.viewer == match.state.decider():
        controller.play(greedy(match, match.state.decider()))
    elif (controller.thinking() or 0.0) > HURRY:
        controller.move_now()
    return False


def _wait(app: QApplication, done: Callable[[], bool], fault: str) -> None:
    until = time.monotonic() + STEP
    while not done():
        if time.monotonic() > until:
            raise Failed(f"{fault} within {STEP:.0f} seconds")
        app.processEvents()
        time.sleep(0.004)
