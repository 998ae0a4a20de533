"""Opens the application; with a file name after it, the match recorded in that file.

A start beside a running Fivefold hands the file to that one. Everything that is not on the first picture of the home
page waits until it has been painted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop import resources
from desktop.app.house import memory, window_place
from desktop.app.house.app_theme import change, dress
from desktop.app.house.crash_report import Accidents
from desktop.app.house.house import House
from desktop.app.house.kept_pictures import KEPT
from desktop.app.house.languages import fitting, of_the_system, speak
from desktop.app.house.single_instance import Occupied, Sole, settle
from desktop.app.window import Window
from desktop.storage import folder, settings
from desktop.storage.drills import Drills
from desktop.storage.saves import Saves
from desktop.storage.statistics import Statistics
from desktop.table.scene.safety_net import netted
from desktop.words import Words

FAILED, MISUSED = 1, 2
UNTIL_SETTLED = "--until-settled"  # for measuring: prints a line when the home page is painted, one when all is done


@netted
class FirstPaint(QObject):
    """Calls once when a window has painted itself for the first time."""

    def __init__(self, window: Window, then: Callable[[], None]) -> None:
        super().__init__(window)
        self._then: Callable[[], None] | None = then
        window.home.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the paint event to be through."""
        if event.type() == QEvent.Type.Paint and self._then is not None:
            then, self._then = self._then, None
            QTimer.singleShot(0, then)
        return False


@netted
class FilesFromOutside(QObject):
    """macOS does not start a program twice: it tells the running one which file was double-clicked.

    It sees every event of every object, so that elsewhere there is none.
    """

    def __init__(self, app: QApplication, window: Window) -> None:
        super().__init__(window)
        self._window = window
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open what the system asks for."""
        if isinstance(event, QFileOpenEvent) and event.file():
            come_forward(self._window, event.file())
            return True
        return False


def main(argv: Sequence[str] | None = None) -> int:
    """Run until the window is closed."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    measured = UNTIL_SETTLED in arguments
    files = [argument for argument in arguments if argument != UNTIL_SETTLED]
    if len(files) > 1 or any(argument.startswith("-") for argument in files):
        print("fivefold: give one record file to open, or nothing.", file=sys.stderr)
        return MISUSED
    if fault := no_screen():
        print(f"fivefold: {fault}", file=sys.stderr)
        return FAILED
    try:
        sole = settle(folder.home(), "".join(files))
    except Occupied as error:
        return _say_occupied(Words(of_the_system()).say(error.text))
    return run(sole, files, measured) if sole is not None else 0


def run(sole: Sole, files: Sequence[str], measured: bool) -> int:
    """The window of the only program over these saves."""
    app = _application()
    KEPT.open(folder.cache() / "pictures")
    window, notice = open_window()
    FirstPaint(window, lambda: _painted(app, window, sole, measured))
    if sys.platform == "darwin":
        FilesFromOutside(app, window)
    accidents = Accidents(folder.home() / "reports", window.match_on_the_table, window)
    # Later: a notice that comes up within a paint would be painted into it.
    accidents.happened.connect(window.tell_accident, Qt.ConnectionType.QueuedConnection)
    accidents.watch()
    sole.asked.connect(lambda file: come_forward(window, file))
    window.setWindowFlag(Qt.WindowType.Window)
    if window.house.settings.fullscreen:
        window.showFullScreen()
    else:
        window.show()
    window_place.watch(window)
    words = window.house.words
    if said := [*filter(None, [notice]), *map(words.say, sole.told)]:
        window.notice.tell(words.prose(said))
    if files:
        window.open_file(Path(files[0]))
    code = app.exec()
    accidents.leave()
    sole.release()
    return code


def _application() -> QApplication:
    if QApplication.instance() is None:
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication.instance() or QApplication(["fivefold"])
    assert isinstance(app, QApplication)
    dress(app)
    return app


def no_screen() -> str:
    """Why no window can be opened, where that is plain before Qt would abort over it."""
    told = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if told or not sys.platform.startswith("linux"):
        return ""
    return "there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)."


def come_forward(window: Window, file: str) -> None:
    """Somebody has started the program once more: here it is, and the file with it."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if file:
        window.open_file(Path(file))


def _say_occupied(sentence: str) -> int:
    """To whoever reads the terminal; without one, in a box: a double-click must not end in nothing."""
    print(f"fivefold: {sentence}", file=sys.stderr)
    if sys.stderr is None or not sys.stderr.isatty():
        app = _application()
        if app.platformName() != "offscreen":
            QMessageBox.warning(None, "Fivefold", sentence)
    return FAILED


def open_window() -> tuple[Window, str]:
    """The window over a person's own files, and what they should know about those."""
    from desktop.games import BY_ID

    memory.keep_little()

    home, words = folder.home(), Words()
    chosen, notice = settings.load(home)
    speak(words, fitting(chosen.language))
    change(chosen)
    results = Statistics(home)
    read = None if results.waits else results.load()
    drills = Drills(home)
    asked = None if drills.waits else drills.load()
    notices = [words.say(text) for text in (notice, read, asked) if text is not None]
    books = [BY_ID[game_id].book for game_id in BY_ID if resources.own_cards(game_id)]
    notices += [words.line("house.cards.own_broken", book.wrong) for book in books if book.wrong]
    window = Window(House(words, chosen, Saves(home / "saves"), results, BY_ID, drills=drills))
    return window, words.prose(notices)


def _painted(app: QApplication, window: Window, sole: Sole, measured: bool) -> None:
    if measured:
        print("painted", flush=True)
    for book in (window.house.statistics, window.house.drills):
        if book.waits and (text := book.load()) is not None:
            window.notice.tell(window.house.words.say(text))
    window.home.show_cards()
    sole.listen()
    window.house.saves.sweep()
    app.setWindowIcon(icon())
    KEPT.settle()
    window.verify_drills()
    if measured:
        QTimer.singleShot(0, lambda: _settled(app, window))


def _settled(app: QApplication, window: Window) -> None:
    print("settled", flush=True)
    window.close()
    app.quit()


def icon() -> QIcon:
    """The mark: drawn where it is small, the modelled one from the size on at which that is no mud."""
    found, drawn = QIcon(), resources.root() / "icons" / "app.svg"
    flat = QIcon(str(drawn)) if drawn.is_file() else QIcon()
    for side in (16, 22, 24, 32):
        found.addPixmap(flat.pixmap(side))
    modelled = QImage(str(resources.root() / "house" / "art" / "emblem_small.webp"))
    if modelled.isNull():
        return flat
    for side in (192, 128, 64, 48):
        modelled = modelled.scaledToWidth(side, Qt.TransformationMode.SmoothTransformation)
        found.addPixmap(QPixmap.fromImage(modelled))
    return found
