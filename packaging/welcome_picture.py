"""The picture at the side of the Windows installer's first and last page, in the program's own colours.

`make` is for any Python; run as a script by the Python of the build environment, this file draws, with the table's own
brushes.
"""

import os
import subprocess
import sys
from pathlib import Path

import project
from reporting import SetupError, say

SIZE = (328, 628)  # twice the room that NSIS has for it: sharp on dense screens too
FILE = project.BUILD / "icons" / "welcome.bmp"


def make(python: Path) -> Path:
    """The picture, drawn by this Python."""
    say("drawing the installer's picture")
    script = [str(python), str(Path(__file__).resolve())]
    drawn = subprocess.run(
        script, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, check=False
    )
    if drawn.returncode:
        why = (drawn.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise SetupError(f"the installer's picture cannot be drawn: {why}")
    return FILE


def _draw() -> None:
    sys.path.insert(0, str(project.ROOT))
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

    from desktop.table.drawing import paint
    from desktop.table.drawing.theme import BASE, font

    application = QGuiApplication([])
    wide, high = SIZE
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.house_ground(painter, QRectF(0, 0, wide, high))
    mark = wide * 0.66
    paint.logo(painter, (wide - mark) / 2, high * 0.22, mark)
    painter.setPen(QColor(BASE.text))
    painter.setFont(font("cinzel 600", 42, 6))
    painter.drawText(QRectF(0, high * 0.47, wide, 70), Qt.AlignmentFlag.AlignCenter, project.TITLE.upper())
    painter.setPen(QColor(BASE.accent))
    painter.drawLine(round(wide * 0.36), round(high * 0.60), round(wide * 0.64), round(high * 0.60))
    painter.end()
    FILE.parent.mkdir(parents=True, exist_ok=True)
    if not image.convertToFormat(QImage.Format.Format_RGB888).save(str(FILE)):
        raise SystemExit(f"{FILE} cannot be written")
    del application


if __name__ == "__main__":
    _draw()
