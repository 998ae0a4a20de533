"""What a card, a place and whatever else lies on the table is called by a voice: all in words, nothing by picture.

Made of looks and parts alone, so it holds what the table shows and no more. The words that no look carries come from a
`Speech`, which the page gives to its table in its own language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from desktop.look import Bracket, Figure, Holding, Key, Look, Portion

STOPS = ".。"
BETWEEN = " ,.:;、。：；"  # what may stand between a name and the rest


class Speech(Protocol):
    """The words of a language and a game that no look carries."""

    def place(self, key: Key) -> str:
        """What a place for cards is called, and whose it is."""

    def owner(self, seat: int) -> str:
        """Who sits there; empty for nobody."""

    def cards(self, count: int) -> str:
        """So many cards."""

    def share(self, have: int | str, of: int) -> str:
        """So many of so many."""

    def number(self, value: int) -> str:
        """A number as the language writes it."""

    def listed(self, things: Iterable[str]) -> str:
        """Things one after the other."""

    def clauses(self, things: Iterable[str]) -> str:
        """Sentences, or what might be some, one after the other; the last one ends as it does."""

    def pair(self, what: str, said: str) -> str:
        """What something is, and what is said of it."""

    def noted(self, what: str, note: str) -> str:
        """With a remark in brackets."""

    def sign(self, icon: str) -> str:
        """What a drawn sign stands for; empty when the words beside it say so."""

    def mark(self, name: str) -> str:
        """What a mark on a card says: `fatigued`, `target` ..."""

    def explain(self, name: str) -> str:
        """What a sign on a card, a part or a number is, in a sentence; empty where nothing is known of it."""


class Bare:
    """Names as the table itself has them, for one that nobody gave words to."""

    def place(self, key: Key) -> str:
        return key[0].replace("_", " ")

    def owner(self, seat: int) -> str:
        """The seat's number."""
        return str(seat) if seat >= 0 else ""

    def cards(self, count: int) -> str:
        return str(count)

    def share(self, have: int | str, of: int) -> str:
        """Both numbers."""
        return f"{have}/{of}"

    def number(self, value: int) -> str:
        """Its digits."""
        return str(value)

    def listed(self, things: Iterable[str]) -> str:
        """With commas."""
        return ", ".join(things)

    def clauses(self, things: Iterable[str]) -> str:
        """With full stops."""
        told = list(things)
        return ". ".join([*(each.rstrip(STOPS) for each in told[:-1]), *told[-1:]])

    def pair(self, what: str, said: str) -> str:
        """With a colon."""
        return f"{what}: {said}"

    def noted(self, what: str, note: str) -> str:
        """In brackets."""
        return f"{what} ({note})"

    def sign(self, icon: str) -> str:
        """Its last word."""
        return icon.rpartition("/")[2].replace("-", " ")

    def mark(self, name: str) -> str:
        """Its name."""
        return name.replace("_", " ")

    def explain(self, name: str) -> str:
        return ""


# ---- cards


def card_name(look: Look, speech: Speech) -> str:
    """What a card is called: by its title where the reader sees it, else as what lies there, or as its pile."""
    pile = look.holds.title if look.holds is not None else ""
    return (look.face.title if look.face_up else pile) or look.says or speech.mark("face_down")


def card_about(look: Look, marks: Iterable[str], speech: Speech, inside: Holding | None = None) -> str:
    """Its present values and text, who knows it, what is inside it (a pile's cards, or those that an unknown one can
    still be), and its marks; nothing that its name says."""
    name = card_name(look, speech)
    about = look.says.removeprefix(name).lstrip(BETWEEN) if look.says != name else ""
    said = [about.rstrip(STOPS), look.eye_says if look.eye_says not in about else ""]
    inside = inside or look.holds
    if inside is not None and inside.text not in about:
        said += [inside.text.rstrip(STOPS), speech.listed(face.title for face in inside.cards)]
    for mark in [*(("fatigued",) if look.fatigued else ()), *marks]:
        word = speech.mark(mark)
        if word.lower() not in about.lower():
            said.append(word)
    return speech.clauses(filter(None, said))


# ---- places


def place_about(count: int | None, label: str, bracket: Bracket | None, marks: Iterable[str], speech: Speech) -> str:
    """How many cards lie there where that may be known, what is written on the place, what is framed in it."""
    said = [] if count is None else [speech.cards(count)]
    said += [label.rstrip(STOPS), bracket.label if bracket is not None else "", *(speech.mark(mark) for mark in marks)]
    return speech.clauses(filter(None, said))


# ---- what is said of parts


def counted(label: str, share: str, speech: Speech) -> str:
    """A label with its numbers, where it does not say them itself."""
    return label if any(letter.isdigit() for letter in label) else pair(speech, label, share)


def tell_figure(row: Figure, speech: Speech) -> str:
    """A number with its name, and whose it is."""
    said = " ".join(filter(None, (row.label or speech.sign(row.icon), row.text)))
    return pair(speech, row.owner.name if row.owner else "", said)


def tell_figures(rows: Iterable[Figure], speech: Speech) -> str:
    """Numbers one after the other."""
    return speech.listed(tell_figure(row, speech) for row in rows)


def tell_portions(kinds: Iterable[Portion], speech: Speech) -> str:
    """Each portion with its number."""
    return speech.listed(speech.pair(portion.text, f"{portion.amount:g}") for portion in kinds)


def clauses(speech: Speech, *words: str) -> str:
    """What there is of it, a sentence each."""
    return speech.clauses(filter(None, words))


def pair(speech: Speech, what: str, said: str) -> str:
    """What something is and what is said of it, where there is both."""
    return speech.pair(what.rstrip(STOPS), said) if what and said else what or said


def noted(speech: Speech, what: str, note: str) -> str:
    """With a remark, if there is one."""
    return speech.noted(what, note) if note else what
