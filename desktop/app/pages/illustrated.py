"""The pictures of a rulebook: real positions on the real table, drawn when they come into sight.

Each stands at the end of its section with its words under it, for everybody, and a link that plays on from there.
"""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop.app.house.house import House
from desktop.app.pages.prose import fragments
from desktop.controller.examples import Example, examples, picture
from desktop.table.drawing.theme import worn
from desktop.table.scene.safety_net import netted

SHOWN, PLAYED = "example", "play"  # the schemes of a picture's name and of its link
AS_HIGH_AS_IT_IS = QTextBlockFormat()  # the air between lines of text would be a third of a picture
AS_HIGH_AS_IT_IS.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
_HEADING = re.compile(r"^#{2,3} ", re.MULTILINE)


@netted
class IllustratedText(QTextBrowser):
    """A text browser that knows the pictures of one game."""

    def __init__(self, house: House, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._house = house
        self.shown = {example.name: example for example in examples(house.games[game_id])} if game_id else {}
        self._drawn: dict[tuple[object, ...], QImage] = {}
        self._wide = 0.0

    def with_pictures(self, source: str, sections: list[str]) -> str:
        """The Markdown with its pictures: in every language under the same heading."""
        starts = [found.start() for found in _HEADING.finditer(source)] + [len(source)]
        for section, end in reversed(list(zip(sections, starts[1:], strict=False))):
            told = "".join(self._told(example) for example in self.shown.values() if example.section == section)
            source = source[:end] + told + source[end:]
        return source

    def _told(self, example: Example) -> str:
        said = self._house.words.say(example.caption)
        play = self._house.words.line("house.rules.play_example")
        words = said.replace("[", "(").replace("]", ")")
        return f"![{words}]({SHOWN}:{example.name})\n\n*{said}* [{play}]({PLAYED}:{example.name})\n\n"

    def place_pictures(self, document: QTextDocument, wide: float) -> None:
        """Give each its size, so that the text need not wait for any of them to be drawn."""
        self._wide = wide
        block = document.begin()
        while block.isValid():
            for fragment in fragments(block):
                shape = fragment.charFormat()
                if shape.isImageFormat():
                    image = shape.toImageFormat()
                    example = self.shown.get(image.name().partition(":")[2])
                    if example is not None:
                        image.setWidth(wide)
                        image.setHeight(wide * example.aspect())
                        cursor = QTextCursor(document)
                        cursor.setPosition(fragment.position())
                        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                        cursor.setCharFormat(image)
                        cursor.mergeBlockFormat(AS_HIGH_AS_IT_IS)
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Qt asks when the place of a picture is painted."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        example = self.shown.get(url.path()) if url.scheme() == SHOWN else None
        if example is None or not self._wide:
            return None
        key = (example.name, round(self._wide), self.devicePixelRatioF(), worn(), self._house.words.lang)
        if key not in self._drawn:
            names = [self._house.own_name(seat) for seat in range(example.seats)]
            say = self._house.words.say
            self._drawn[key] = picture(
                example, names, lambda text: say(text, names), self._wide, self.devicePixelRatioF()
            )
        return self._drawn[key]
