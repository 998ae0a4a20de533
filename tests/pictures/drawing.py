"""Draws the reference pictures: what `shot` shows, with everything held still that differs from run to run.

    python -m tests.pictures.drawing FOLDER NAME...    into files, in a process with pixels of its own size

A picture is kept at half its size as a lossy WebP. What is drawn now goes the same way before it is compared, so on one
machine both are the same to the byte.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QBuffer, QPoint, Qt
from PySide6.QtGui import QCursor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QToolTip

from desktop import resources
from desktop.app.house import languages
from desktop.app.house.app_theme import dress
from desktop.app.pages import about
from desktop.app.play.autosave import Keeping
from desktop.app.window import Window
from desktop.controller import counsel, opponents, proving
from desktop.developer import shot
from desktop.table import guard
from desktop.table.drawing.theme import ui_font
from desktop.table.scene.air import AirItem
from desktop.words import ENGLISH
from tests.controller.sitting import Prompted
from tests.pictures.acts import ACTS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
REFERENCE = HERE / "reference"
SIZE = "1366x768"
SHRUNK = 2
QUALITY = 80
PATIENCE = 300  # seconds for all that another process draws


class Picture(NamedTuple):
    """A row of the list."""

    name: str
    told: tuple[str, ...]  # what `shot` is told
    acts: tuple[str, ...]
    scale: int

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return REFERENCE / f"{self.name}.webp"


def _row(name: str, words: str) -> Picture:
    told, _, acts = words.partition(" then ")
    arguments = told.split() if "--size" in told else [*told.split(), "--size", SIZE]
    scale = int(arguments[arguments.index("--scale") + 1]) if "--scale" in arguments else 1
    return Picture(name, tuple(arguments), tuple(acts.split()), scale)


def _listed() -> dict[str, Picture]:
    sections = tomllib.loads((HERE / "list.toml").read_text(encoding="utf-8"))
    return {name: _row(name, words) for rows in sections.values() for name, words in rows.items()}


PICTURES = _listed()


@contextmanager
def _held_still(app: QApplication) -> Iterator[None]:
    """Versions, folders, the system's language and font, the opponents' process, the air, the caret and the pointer.

    The picture that a table leaves behind when it is closed costs as much as the one that is wanted here: none is made.
    """
    with ExitStack() as stack:
        for owner, name, value in (
            (about, "__version__", "1.0.0"),
            (platform, "python_version", lambda: "3.11.0"),
            (platform, "platform", lambda: "a system"),
            (languages, "of_the_system", lambda: ENGLISH),
            (Keeping, "leave", lambda *_: ""),
            (opponents, "AiRunner", Prompted),
            (counsel, "AiRunner", Prompted),
            (proving, "AiRunner", Prompted),
            (AirItem, "paint", lambda *_: None),
        ):
            stack.enter_context(patch.object(owner, name, value))
        stack.enter_context(
            patch.dict(os.environ, {"FIVEFOLD_HOME": "/home/mara", resources.OWN_CARDS: "/home/mara/cards"})
        )
        blinking, font = app.cursorFlashTime(), app.font()
        app.setCursorFlashTime(0)
        app.setFont(ui_font(15))  # or Qt's lists and tables leave as much room as a font of the system wants
        for effect in (Qt.UIEffect.UI_AnimateTooltip, Qt.UIEffect.UI_FadeTooltip, Qt.UIEffect.UI_AnimateCombo):
            app.setEffectEnabled(effect, False)
        QCursor.setPos(0, 0)
        try:
            yield
        finally:
            app.setCursorFlashTime(blinking)
            app.setFont(font)


@contextmanager
def opened(picture: Picture) -> Iterator[Window]:
    """The window that is to be drawn; closed at the end."""
    app = QApplication.instance() or QApplication(["fivefold"])
    assert isinstance(app, QApplication)
    args = shot._parser().parse_args([*picture.told, "--out", "none.png"])
    with tempfile.TemporaryDirectory() as folder, _held_still(app):
        dress(app)
        window = shot._window(args, Path(folder))
        window.move(0, 0)
        try:
            shot._show(app, window, args)
            for act in picture.acts:
                ACTS[act](window)
            app.sendPostedEvents()
            yield window
        finally:
            QToolTip.hideText()
            window.close()


def draw(picture: Picture) -> QImage:
    """What there is to see."""
    with opened(picture) as window:
        return seen(window)


def seen(window: Window) -> QImage:
    """The window, and whatever has popped up over it."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible() and widget.windowType() != Qt.WindowType.Window:
            painter.drawPixmap(widget.mapToGlobal(QPoint()) - window.mapToGlobal(QPoint()), widget.grab())
    painter.end()
    return image


# ---- as it is kept


def kept(image: QImage) -> bytes:
    """A picture as it lies in the folder of references."""
    wide, high = image.width() // SHRUNK, image.height() // SHRUNK
    small = image.scaled(wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert small.save(buffer, "WEBP", QUALITY)  # type: ignore[call-overload]  # its stub says bytes, it takes text alone
    return bytes(buffer.data().data())


def unpacked(data: bytes) -> QImage:
    """It, to look at."""
    image = QImage.fromData(data)
    image.setDevicePixelRatio(1)
    return image.convertToFormat(QImage.Format.Format_RGB32)


def drawn(pictures: Sequence[Picture]) -> Iterator[tuple[Picture, bytes]]:
    """All of them, each at its scale: Qt takes one a process, so others are drawn by another process."""
    guard.FRESH_MS = 0.0  # keys are pressed quicker for a picture than by anybody
    for picture in pictures:
        if picture.scale == 1:
            yield picture, kept(draw(picture))
    for scale in sorted({picture.scale for picture in pictures} - {1}):
        yield from elsewhere([picture for picture in pictures if picture.scale == scale], scale)


def elsewhere(
    pictures: Sequence[Picture], scale: int, environment: dict[str, str] | None = None
) -> Iterator[tuple[Picture, bytes]]:
    """Drawn by a process with so many pixels a pixel, and perhaps another environment."""
    own = {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(scale),
        "QT_SCALE_FACTOR_ROUNDING_POLICY": "PassThrough",
    }
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.pictures.drawing", folder, *(picture.name for picture in pictures)]
        answer = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **own, **(environment or {})}, capture_output=True, text=True,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert answer.returncode == 0, answer.stderr
        for picture in pictures:
            yield picture, (Path(folder) / picture.file.name).read_bytes()


def main(argv: Sequence[str]) -> None:
    """Draw these into a folder."""
    folder, *names = argv
    for name in names:
        (Path(folder) / PICTURES[name].file.name).write_bytes(kept(draw(PICTURES[name])))


if __name__ == "__main__":
    main(sys.argv[1:])
