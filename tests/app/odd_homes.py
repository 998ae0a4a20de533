"""The real window over homes in which something is odd: `python -m tests.app.odd_homes list STEP` or `fuzz SEED CASES`.

`list` opens homes of the list of bad files, one in so many, looks at the pages that list things, plays what can be
played and leaves it again. `fuzz` damages several files at once, and then does anything on those pages. Each home is a
line; an error that comes to the hook is one that a person would have been told of, and is printed with it. That the
process ends or hangs is seen from outside.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QListView, QWidget

from desktop import resources
from desktop.app import main as program
from desktop.app.house.single_instance import settle
from desktop.app.pages.saves_page import SavesPage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.storage import folder
from tests.storage.bad_files import ANY, KINDS, Entry, bad_files, good_home, place, put
from tests.storage.readers import TooLong, peak_mb

SECONDS = 30  # for a window and all its pages, on a machine that has other things to do
START = 3  # for the start and its first picture

errors: list[str] = []


def hook(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """What a person would have been told of."""
    if issubclass(kind, TooLong):
        raise error
    while getattr(trace, "tb_next", None) is not None:
        trace = trace.tb_next  # type: ignore[attr-defined]
    errors.append(f"{kind.__name__}: {error} at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}")  # type: ignore[attr-defined]


def settled(app: QApplication) -> None:
    """Whatever waits is done, also what was to be deleted."""
    for _ in range(3):
        app.processEvents()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begun(home: Path) -> tuple[Window, Callable[[], None]]:
    """The program over a home, as `main` starts it."""
    sole = settle(home)
    assert sole is not None
    window, notice = program.open_window()
    window.resize(1024, 700)
    window.show()
    window.notice.tell(notice or "·")
    window.home.show_cards()
    sole.listen()
    window.house.saves.sweep()
    return window, sole.release


def looked_at(app: QApplication, window: Window) -> None:
    """Every page that shows what lies in the folder."""
    window.grab()
    for open_page in (
        window.routes.saves,
        window.routes.drills,
        window.routes.statistics,
        window.routes.settings,
        window.routes.about,
    ):
        open_page()
        settled(app)
        window.grab()
        window.routes.back()
    for open_of in (window.routes.cards, window.routes.new_game):
        open_of("clash")
        settled(app)
        window.grab()
        window.routes.back()


def played(app: QApplication, window: Window) -> int:
    """Every match on the list: opened, a move made, left again; how many could be."""
    count = 0
    for one in window.house.saves.everything():
        window.routes.resume(one.id)
        settled(app)
        if isinstance(window.page, PlayPage):
            count += 1
            match = window.page.match
            if not match.over:
                window.page.controller.play(match.state.legal()[0])
            settled(app)
            window.grab()
            window.routes.home()
    window.routes.saves()
    page = window.page
    assert isinstance(page, SavesPage)
    for _ in range(page.list.matches.rowCount()):
        page.cross.click()
        settled(app)
    window.routes.home()
    return count


def ended(app: QApplication, window: Window) -> None:
    window.close()
    window.deleteLater()
    settled(app)


def tried(
    app: QApplication, make: Callable[[Path], object], act: Callable[[QApplication, Window], object]
) -> dict[str, object]:
    """One home from its start to its end."""
    home = Path(tempfile.mkdtemp(prefix="home"))
    os.environ[folder.OWN] = str(home)
    os.environ[resources.OWN_CARDS] = str(home / "cards")
    errors.clear()
    told: dict[str, object] = {}
    try:
        try:
            make(home)
        except OSError as error:
            return {"skipped": str(error)}
        signal.alarm(SECONDS)
        since = time.monotonic()
        window, release = begun(home)
        window.grab()
        told["start"] = time.monotonic() - since
        told["notice"] = window.notice.words
        told["did"] = act(app, window)
        ended(app, window)
        release()
        again, _ = program.open_window()  # what this one has written holds for the next
        again.grab()
        ended(app, again)
    except TooLong:
        told["fault"] = "too long"
    except Exception as error:
        told["fault"] = f"{type(error).__name__}: {error}"
        hook(type(error), error, error.__traceback__)
    finally:
        signal.alarm(0)
        shutil.rmtree(home, ignore_errors=True)
    return {**told, "errors": list(errors)}


# ---- anything at all


def torn_home(dice: Random, home: Path) -> None:
    """Several files are odd, and some that lie there are nobody's."""
    good_home(home)
    entries = bad_files(7)
    for entry in dice.sample(entries, dice.randint(1, 4)):
        path = place(home, entry.kind)
        if not os.path.lexists(path) or path.is_file():
            path.unlink(missing_ok=True)
            _made(entry, path)
    for path in (place(home, kind) for kind in KINDS):
        if path.is_file() and path.stat().st_size in range(1, 10**5) and dice.random() < 0.3:
            data = bytearray(path.read_bytes())
            for _ in range(dice.randint(1, 5)):
                data[dice.randrange(len(data))] = dice.randrange(256)
            path.write_bytes(data[: dice.choice((len(data), dice.randrange(len(data) + 1)))])
    for number in range(dice.randint(0, 3)):
        name = dice.choice(("a.json", "..json", "ganymede-1.json", "x" * 240 + ".json", "é.facts", "clash-2.json.bak"))
        _made(dice.choice([Entry("record", "", make) for make in ANY.values()]), home / "saves" / f"{number}{name}")
    if dice.random() < 0.2:
        os.utime(place(home, "record"), (1e10 * dice.random(), 1e10 * dice.random()), follow_symlinks=False)


def _made(entry: Entry, path: Path) -> None:
    with contextlib.suppress(OSError):
        entry.make(path)


def anything(dice: Random, app: QApplication, window: Window) -> None:
    """Clicks, keys and sizes on the pages of lists."""
    routes = window.routes
    pages = (routes.saves, routes.drills, routes.statistics, routes.settings, routes.home, routes.back)
    keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Delete, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Return)
    for _ in range(dice.randint(5, 15)):
        what = dice.randrange(6)
        if what == 0:
            dice.choice(pages)()
        elif what == 1:
            QTest.keyClick(QApplication.focusWidget() or window, dice.choice(keys))
        elif what == 2:
            window.resize(dice.randint(1024, 1700), dice.randint(700, 1100))
        elif what == 3:
            window.page.repaint()
            window.grab()
        else:
            _clicked(dice, window)
        settled(app)
        for other in app.topLevelWidgets():
            if other.windowType() == Qt.WindowType.Popup:
                other.close()


def _clicked(dice: Random, window: Window) -> None:
    kinds = (QAbstractButton, QComboBox, QListView)
    found: list[QWidget] = [one for kind in kinds for one in window.page.findChildren(kind) if one.isVisible()]
    if found:
        one = dice.choice(found)
        target = one.viewport() if isinstance(one, QListView) else one
        at = QPoint(dice.randrange(max(1, target.width())), dice.randrange(max(1, target.height())))
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=at)


def _too_long(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


def quiet() -> None:
    """Nothing that asks a person, and nothing that waits for the disk."""
    QFileDialog.getSaveFileName = lambda *_: ("", "")  # type: ignore[method-assign]
    QFileDialog.getOpenFileName = lambda *_: ("", "")  # type: ignore[method-assign]
    QDesktopServices.openUrl = lambda _url: True  # type: ignore[method-assign]
    os.fsync = lambda fd: None


def main(argv: list[str]) -> None:
    """A line for each home."""
    signal.signal(signal.SIGALRM, _too_long)
    quiet()
    app = program._application()
    sys.excepthook = hook
    trials: list[tuple[str, Callable[[Path], object], Callable[[QApplication, Window], object]]]
    if argv[0] == "list":
        chosen = bad_files()[:: int(argv[1])]
        trials = [(f"{entry.kind}: {entry.name}", partial(put, entry=entry), _all_of_it) for entry in chosen]
    else:
        dice = Random(int(argv[1]))
        trials = [
            (
                f"seed {argv[1]}, case {case}",
                lambda home: torn_home(dice, home),
                lambda app, window: anything(dice, app, window),
            )
            for case in range(int(argv[2]))
        ]
    for number, (name, make, act) in enumerate(trials):
        print(json.dumps({"name": name, **tried(app, make, act), "peak_mb": peak_mb()}), flush=True)
        if number % 20 == 0:
            gc.collect()


def _all_of_it(app: QApplication, window: Window) -> int:
    looked_at(app, window)
    return played(app, window)


if __name__ == "__main__":
    main(sys.argv[1:])
