"""The About page: version, engine, makers and terms, and every licence text that this installation carries.

Qt's licence asks for two things that stand here: its text, and how to put other libraries in the place of Qt's.
"""

from __future__ import annotations

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, QRectF, QSize, qVersion
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import __version__, resources
from desktop.app.house import makers
from desktop.app.house.house import House
from desktop.app.pages.reader import ReaderPage
from desktop.engine.compiling import compiled
from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, font, shipped, ui_font
from desktop.table.scene.safety_net import netted

GAMES = "The games\n"  # a section of CREDITS.md
MARK = 62.0  # units: the side of the house's mark


@netted
class Masthead(Scaled, QWidget):
    """Mark, name and version, in the place of a page's heading."""

    def __init__(self, house: House, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line = house.words.line
        self._name = line("house.title")
        self._version = line("house.about.version", __version__)
        self.setAccessibleName(f"{self._name}. {self._version}")

    def sizeHint(self) -> QSize:
        """As high as the mark."""
        return QSize(1, round(self._side))

    @property
    def _side(self) -> float:
        return max(self.metrics.px(MARK), self.metrics.type(MARK * 0.85))

    def paintEvent(self, event: QPaintEvent) -> None:
        """As on the home page, a size smaller."""
        painter, m = painter_on(self), self.metrics
        side, middle = self._side, self.height() / 2
        paint.logo(painter, side * 0.19, middle - side * 0.56, side)  # the fan is wider than its square
        mark, word = font("cinzel 600", m.type(36), 8), self._name.upper()
        wide = width(word, mark)
        left = side * 1.39 + m.px(18)
        draw_line(painter, QRectF(left, 0, wide + 2, self.height()), word, mark, BASE.text, LEFT)
        left += wide + m.px(26)
        room = QRectF(left, 0, self.width() - left, self.height() + m.px(6))
        draw_line(painter, room, self._version, ui_font(m.type(20)), BASE.muted, LEFT, shrink=0.7)


def about_page(house: House) -> ReaderPage:
    """The page, ready to be shown."""
    return ReaderPage(house, house.words.line("house.about.page"), None, text(house), heading=Masthead(house))


def text(house: House) -> str:
    """All of it: our own words, the credits, and links to the licences' texts."""
    texts, line = licences(), house.words.line
    own = _page(house, "about").format(
        version=__version__,
        engine=line("house.about.compiled" if compiled() else "house.about.from_sources"),
        qt=qVersion(),
        pyside=PySide6.__version__,
        python=platform.python_version(),
        python_text=" ([text](python))" if "python" in texts else "",
        libraries=library_folder(),
        relation=line("house.makers.relation"),
        games=makers.everybody(house),
        changes=_page(house, "about/changes").strip(),
    )
    listed = "\n".join(f"- [{_label(name, path)}]({name})" for name, path in texts.items())
    about_list = f"## {line('house.about.texts')}\n\n{line('house.about.texts_help')}\n\n{listed}\n"
    return f"{own}{_foreign()}\n\n{about_list}"


def _page(house: House, folder: str) -> str:
    page = house.words.page(folder) or resources.find(folder, "en.md")  # which says what is missing
    return page.read_text(encoding="utf-8")


def _foreign() -> str:
    """What of this folder others made; the games have their own section in every language."""
    credits = shipped("CREDITS.md")
    sections = credits.read_text(encoding="utf-8").split("\n## ")[1:] if credits is not None else []
    return "".join(f"## {section}\n" for section in sections if not section.startswith(GAMES))


def library_folder() -> Path:
    """Where Qt's libraries lie: where Qt says, or on Windows beside the modules."""
    places = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath)), Path(PySide6.__file__).parent
    return next((place for place in places if any(place.glob("*Qt*Core.*"))), places[0])


def _label(name: str, path: Path) -> str:
    """Fonts by their names; the rest is called what those call it who wrote it."""
    return name.replace("-", " ").title() if path.parent.parent.name == "fonts" else name


def licences() -> dict[str, Path]:
    """The licence texts of this installation by name: ours, the licences of Qt, of fonts, glyphs and libraries."""
    root = resources.root()
    found = [*root.glob("licences/*.txt"), *root.glob("fonts/licences/*.txt"), *root.parent.glob("licences/*.txt")]
    texts = {"Fivefold": root.parent / "LICENSE", "Lucide": root / "icons" / "ui" / "LICENSE.txt"}
    texts |= {path.stem: path for path in sorted(found, key=lambda path: path.stem.lower())}
    return {name: path for name, path in texts.items() if path.is_file()}


def licence_page(house: House, name: str) -> ReaderPage:
    """One licence, word for word."""
    line, path = house.words.line, licences().get(name)
    title = line("house.about.licence", _label(name, path) if path else name)
    return ReaderPage(house, title, path, line("house.about.missing", name))
