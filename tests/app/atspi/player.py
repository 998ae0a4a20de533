"""Somebody who plays by assistive tools alone: presses buttons, reads the list of legal moves, chooses, plays."""

from __future__ import annotations

import random
import time

from tests.app.atspi.tree import ENABLED, SHOWING, Gone, Node, Tree, wait

BUTTON, LIST = "push button", "list"
CLICK = 0.4  # seconds after which a pressed button has clicked: Qt lets it be seen pressed for a tenth of a second


class Player:
    """Plays one game from the home page to the sheet that says how it ended."""

    def __init__(self, tree: Tree, seed: int) -> None:
        self.tree = tree
        self.dice = random.Random(seed)
        self.program = wait(lambda: next(iter(tree.programs()), None), "the program")
        self.moves = 0

    def press(self, name: str) -> None:
        """Press the button of this name, once it is there and on."""

        def button() -> Node | None:
            found = self.program.find(BUTTON, name)
            return found if found is not None and found.has(ENABLED) else None

        wait(button, name).act()

    def write(self, field: str, text: str) -> None:
        """Fill a field."""
        wait(lambda: self.program.find("text", field), field).write(text)

    def play_a_card(self) -> str:
        """Press a creature that can be played, then a lane that takes it; what the card is called."""
        card = wait(lambda: self._says("attack", "can be played"), "a card to play")
        name = card.name
        card.act()
        wait(lambda: self._says("can take the card you hold"), "a place for it").act()
        wait(lambda: self._says("can take the card you hold") is None, "the card to lie there")
        return name

    def _says(self, *words: str) -> Node | None:
        """The first thing about which all this is said."""
        return next((node for node in self.program.walk() if all(word in node.about for word in words)), None)

    def open_moves(self) -> tuple[Node, Node, Node]:
        """Open the list of legal moves: the page, the list, and the button that plays what is chosen."""
        self.press("Legal moves")
        sheet = wait(lambda: self.program.find("dialog", "Legal moves"), "the list of legal moves")
        moves = wait(lambda: sheet.find(LIST, "Legal moves"), "its rows")
        return self._page(sheet), moves, wait(lambda: sheet.find(BUTTON, "Play it"), "the button under it")

    def _page(self, sheet: Node) -> Node:
        """What holds the sheet, and will hold the one that tells the end."""
        return next(node for node in self.program.walk() if sheet in node.children())

    def play(self, most: int) -> str:
        """Play any legal moves until somebody has won; what the last sheet says."""
        page, moves, play = self.open_moves()
        rows: list[Node] = []
        while (told := self._next(page, moves, rows)) is None:
            assert self.moves < most, f"not over after {most} moves"
            try:
                rows = moves.children()
                self.dice.choice(rows).act("Toggle")
                play.act()
            except (Gone, IndexError):
                rows = []  # the game went on under the hand: look again
            else:
                self.moves += 1
        return told

    def _next(self, page: Node, moves: Node, old: list[Node]) -> str | None:
        """Wait for moves to choose from, the same ones perhaps; at the end, what is told about it."""
        patient_until = time.monotonic() + CLICK

        def news() -> str | bool | None:
            if moves.has(SHOWING):
                return time.monotonic() > patient_until or any(row not in old for row in moves.children())
            return self._ended(page)

        told = wait(news, "another turn or the end")
        return told if isinstance(told, str) else None

    def _ended(self, page: Node) -> str | None:
        """The name of the sheet from which one plays again."""
        try:
            for sheet in page.children():
                if sheet.has(SHOWING) and sheet.role == "dialog" and self._is_the_last(sheet):
                    return sheet.name
        except Gone:
            pass
        return None

    def _is_the_last(self, sheet: Node) -> bool:
        return any(node.role == BUTTON and node.name == "Play again" for node in sheet.children())
