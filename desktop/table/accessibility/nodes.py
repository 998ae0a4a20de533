"""What of a table assistive tools are shown: places, the cards in them, parts, the rows of a choice, a `Node` each.

A node is a QObject without a picture, for Qt keeps what stands for a QObject just as long as the QObject lives. All it
says is read from the scene when it is asked, and the scene is made from the view of the seat that looks: what that seat
may not know is not here, and under the curtain no card is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from desktop.look import Key
from desktop.table.accessibility.spoken import card_about, card_name, place_about
from desktop.table.hands.picks import Pick, Refusal, Target
from desktop.table.scene.bubble import Bubble
from desktop.table.scene.card_item import CardItem, State
from desktop.table.scene.chooser import Chooser
from desktop.table.scene.explained import in_part, words
from desktop.table.scene.part_item import PartItem

if TYPE_CHECKING:
    from desktop.table.scene.view import TableView

Role = QAccessible.Role
MARKS = ((State.CHOSEN, "held"), (State.LIFTED, "held"), (State.LEGAL, "target"))


def beside_key(place: Key) -> Key:
    """The part that says something about a place, if there is one."""
    return f"about_{place[0]}", place[1]


class Node(QObject):
    """One accessible thing of a table."""

    role = Role.StaticText
    presses = False  # whether it can be chosen

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view = view

    @property
    def above(self) -> QObject:
        return self.view

    def below(self) -> Sequence[Node]:
        return ()

    def name(self) -> str:
        return ""

    def about(self) -> str:
        """What else there is to say."""
        return ""

    def box(self) -> QRectF:
        return QRectF()

    def accessible(self) -> QAccessibleInterface:
        """What stands for it with Qt."""
        return self.view.access.interface(self)

    def stop(self) -> Target | None:
        """What the keyboard's ring rests on when it is here."""
        return None

    def press(self) -> None:
        """Choose it, as Enter would."""
        stop = self.stop()
        if stop is not None:
            self.view.table.keyboard.press(stop)

    def focus(self) -> None:
        """Bring the keyboard here."""
        stop = self.stop()
        if stop is not None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.view.table.keyboard.go(stop)

    def state(self) -> QAccessible.State:
        """Focusable where the ring can go; selected while it is held."""
        state, stop, table = QAccessible.State(), self.stop(), self.view.table
        state.invisible = not self.view.isVisible()
        if stop is not None and stop in table.keyboard.stops(stop.key):
            state.focusable = True
            state.focused = self.view.hasFocus() and table.keyboard.focus == stop
        return state


class PlaceNode(Node):
    role = Role.List
    presses = True

    def __init__(self, view: TableView, key: Key) -> None:
        super().__init__(view)
        self.key = key

    def cards(self) -> list[CardItem]:
        """Its cards as they stand; of a pile the uppermost, for nobody can point at the others."""
        table = self.view.table
        cards, layout = table.cards.get(self.key, []), table.layout
        if layout is None or not cards:
            return []
        zone = layout.zones[self.key]
        if zone.spec.spread == "stack":
            return cards[-1:]
        order = zone.standing if sorted(zone.standing) == list(range(len(cards))) else range(len(cards))
        return [cards[at] for at in order]

    def below(self) -> Sequence[Node]:
        return [self.view.access.card(item) for item in self.cards()]

    def name(self) -> str:
        """What the place is called, and whose it is."""
        return self.view.speech.place(self.key)

    def about(self) -> str:
        """How many cards, where that may be known; what is written on it."""
        table, layout = self.view.table, self.view.table.layout
        if layout is None or self.key not in layout.zones:
            return ""
        spec, cards = layout.zones[self.key].spec, table.cards[self.key]
        held = sum(not card.look.stands_in for card in cards)
        open_to_all = spec.show_count or spec.spread != "stack" or not held
        marks = ("target",) if Target(self.key) in table.picks.targets else ()
        words = spec.hint if not held else ""
        beside = table.parts.get(beside_key(self.key))
        if beside is not None and beside.part is not None:
            words = self.view.speech.clauses(filter(None, (words, beside.says(self.view.speech))))
        words = self.view.speech.clauses(filter(None, (words, *table.threats.of(self.key))))
        bracket = table.zones[self.key].bracket
        return place_about(held if open_to_all else None, words, bracket, marks, self.view.speech)

    def box(self) -> QRectF:
        layout = self.view.table.layout
        return QRectF(*layout.zones[self.key].rect) if layout is not None and self.key in layout.zones else QRectF()

    def stop(self) -> Target:
        """The place itself."""
        return Target(self.key)


class CardNode(Node):
    role = Role.ListItem
    presses = True

    def __init__(self, view: TableView, item: CardItem) -> None:
        super().__init__(view)
        self.item = item

    @property
    def above(self) -> QObject:
        key = self.item.key
        return self.view.access.place(key) if key in self.view.table.cards else self.view

    def name(self) -> str:
        """As the reader sees it."""
        return card_name(self.item.look, self.view.speech)

    def about(self) -> str:
        """Present values, text, marks."""
        look, table = self.item.look, self.view.table
        marks = [word for state, word in MARKS if self.item.state & state]
        marks += ["chosen"] if look.chosen else []
        marks += ["playable"] if look.playable and table.picks.pick is None else []
        return card_about(look, marks, self.view.speech, table.reading.inside(self.item))

    def box(self) -> QRectF:
        """Where it lies now."""
        return self.item.scene_rect()

    def stop(self) -> Target:
        return Target(self.item.key, self.item.index)

    def state(self) -> QAccessible.State:
        """Also selected while it is held or stands chosen."""
        state, picks = super().state(), self.view.table.picks
        state.selectable = picks.pick is not None or picks.may_lift(self.item.key, self.item.index)
        state.selected = picks.pick == Pick(self.item.key, self.item.index) or self.item.look.chosen
        return state


class PartNode(Node):
    """A plate, a purse, a meter: words with numbers."""

    def __init__(self, view: TableView, key: Key) -> None:
        super().__init__(view)
        self.key = key

    @property
    def part(self) -> PartItem | None:
        """What lies there now."""
        return self.view.table.parts.get(self.key)

    def name(self) -> str:
        part = self.part
        if part is None or part.part is None:
            return ""
        said, owner = part.says(self.view.speech), self.view.speech.owner(self.key[1])
        return said if not owner or owner in said else self.view.speech.pair(owner, said)

    def about(self) -> str:
        """What it is."""
        speech, part = self.view.speech, self.part
        told = [words(sign, speech) for sign in in_part(part)] if part is not None else []
        return speech.clauses(filter(None, dict.fromkeys((*told, *self.view.table.threats.of(self.key)))))

    def stop(self) -> Target | None:
        """The first thing in it."""
        return next(iter(self.view.table.keyboard.parts(self.key)), None)

    def box(self) -> QRectF:
        return self.part.rect if self.part is not None else QRectF()


class SentenceNode(Node):
    """Why something was refused, and the key that opens the rules where they say so."""

    role = Role.StaticText

    def __init__(self, view: TableView, bubble: Bubble, refusal: Refusal) -> None:
        super().__init__(view)
        self.bubble, self.refusal = bubble, refusal

    def name(self) -> str:
        return self.refusal.text

    def about(self) -> str:
        """Where the rule stands."""
        return self.refusal.section_label

    def box(self) -> QRectF:
        """Beside the card."""
        return self.bubble.sceneBoundingRect()


class ChoiceNode(Node):
    """The small choice at a card."""

    role = Role.PopupMenu

    def __init__(self, view: TableView, chooser: Chooser) -> None:
        super().__init__(view)
        self.chooser = chooser
        self.rows = [RowNode(view, self, number) for number in range(len(chooser.options))]

    def below(self) -> Sequence[Node]:
        return self.rows

    def name(self) -> str:
        return self.chooser.title

    def box(self) -> QRectF:
        return QRectF(self.chooser.pos().x(), self.chooser.pos().y(), *self.chooser.size)


class RowNode(Node):
    role = Role.MenuItem
    presses = True

    def __init__(self, view: TableView, choice: ChoiceNode, number: int) -> None:
        super().__init__(view)
        self.setParent(choice)
        self.choice, self.number = choice, number

    @property
    def above(self) -> QObject:
        return self.choice

    def name(self) -> str:
        return self.choice.chooser.options[self.number]

    def box(self) -> QRectF:
        return self.choice.chooser.row_rect(self.number).translated(self.choice.chooser.pos())

    def press(self) -> None:
        if self.view.table.chooser is self.choice.chooser:
            self.view.table.close_chooser(self.number)

    def state(self) -> QAccessible.State:
        """The keyboard is on one of them."""
        state = super().state()
        state.focusable = state.selectable = True
        state.focused = state.selected = self.view.hasFocus() and self.choice.chooser.at == self.number
        return state
