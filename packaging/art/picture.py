"""A picture to compose: where it goes, how large it is, who paints it."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from paint import painting, sheet
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter


class Picture(NamedTuple):
    path: str  # under resources/
    size: QSize  # in pixels
    paint: Callable[[QPainter], None]
    scale: float = 1.0  # pixels a unit the painter draws in
    quality: int = 86

    def image(self) -> QImage:
        canvas = sheet(self.size, "#000000")
        with painting(canvas, self.scale) as painter:
            self.paint(painter)
        return canvas.convertToFormat(QImage.Format.Format_RGB888)

    def write(self, folder: Path) -> Path:
        file = folder / self.path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not self.image().save(str(file), quality=self.quality):
            raise OSError(f"could not write {file}")
        return file
