"""Makes the program's icon and that of a record in every size that a desktop asks for, into build/icons.

`make` is for any Python; run as a script by the Python of the build environment, this file draws, with Qt.
Small icons are drawings, larger ones the modelled pictures of the same shapes; a record is a small book with the mark
on it. Icon files for Windows (.ico) and macOS (.icns) are
written here from the same pictures: both are a table of contents before PNG files.
"""

import os
import struct
import subprocess
from pathlib import Path

import project
from reporting import SetupError, say

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}

FOLDER = project.BUILD / "icons"
MARK = project.RESOURCES / "icons" / "app.svg"
BOOK = project.ROOT / "packaging" / "linux" / "record.svg"
MODELLED = 48  # pixels across, from which on a picture is no mud
PICTURES = project.RESOURCES / "house" / "art"


def make(python: Path) -> Path:
    """The folder with app-16.png ... record-512.png, fivefold.ico and fivefold.icns, drawn by this Python."""
    say("drawing the icons")
    script = [str(python), str(Path(__file__).resolve())]
    drawn = subprocess.run(
        script, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, check=False
    )
    if drawn.returncode:
        raise SetupError(f"the icons cannot be drawn: {(drawn.stderr.strip().splitlines() or ['no reason given'])[-1]}")
    return FOLDER


def icon_file(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of these PNG files by size."""
    at = 6 + 16 * len(pictures)
    entries, bodies = [], []
    for side, png in pictures.items():
        # 256 is written as 0: the field is one byte.
        entries.append(struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), at))
        bodies.append(png)
        at += len(png)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries) + b"".join(bodies)


def icon_set(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon set of these PNG files by size."""
    body = b"".join(
        ICNS_KINDS[side] + struct.pack(">I", 8 + len(png)) + png for side, png in pictures.items() if side in ICNS_KINDS
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _draw_all() -> None:
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    kinds = ("app", MARK, "emblem", project.NAME), ("record", BOOK, "record", "record")
    for name, drawing, picture, icon in kinds:
        pictures = {}
        for side in SIZES:
            file = FOLDER / f"{name}-{side}.png"
            if side < MODELLED:
                _draw(drawing, side, file)
            else:
                _shrink(PICTURES / f"{picture}.webp", side, file)
            pictures[side] = file.read_bytes()
        (FOLDER / f"{icon}.ico").write_bytes(icon_file({side: pictures[side] for side in ICO_SIZES}))
        (FOLDER / f"{icon}.icns").write_bytes(icon_set(pictures))
    del application


def _draw(drawing: Path, side: int, file: Path) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise SystemExit(f"{drawing} is no drawing that Qt can read")
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    image.save(str(file))


def _shrink(picture: Path, side: int, file: Path) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    image = QImage(str(picture))
    if image.isNull():
        raise SystemExit(f"{picture} is no picture that Qt can read")
    image.scaled(side, side, mode=Qt.TransformationMode.SmoothTransformation).save(str(file))


if __name__ == "__main__":
    _draw_all()
