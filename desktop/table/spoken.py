"""What a card, a place and whatever else lies on the table is called by a voice: all in words, nothing by picture.

Made of looks and parts alone, so it holds what the table shows and no more. The words that no look carries come from a
`Speech`, which the page gives to its table in its own language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from desktop.look import (
    Badge,
    Bracket,
    Caption,
    Contest,
    Cubes,
    Duel,
    Figure,
    Figures,
    Gauge,
    Gems,
    Holding,
    Key,
    Kinds,
    Look,
    Note,
    Outlook,
    Part,
    Plate,
    Portion,
    Prizes,
    Purse,
    Siege,
    Tally,
    Tiles,
    Track,
)

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


class Bare:
    """Names as the table itself has them, for one that nobody gave words to."""

    def place(self, key: Key) -> str:
        """Its name."""
        return key[0].replace("_", " ")

    def owner(self, seat: int) -> str:
        """The seat's number."""
        return str(seat) if seat >= 0 else ""

    def cards(self, count: int) -> str:
        """The number."""
        return str(count)

    def share(self, have: int | str, of: int) -> str:
        """Both numbers."""
        return f"{have}/{of}"

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


# ---- everything else


def part_says(part: Part, speech: Speech) -> str:
    """The whole of it in a line."""
    match part:
        case Plate():
            return speech.listed(filter(None, (part.name, part.kind, speech.mark("to_act") if part.active else "")))
        case Gems() | Cubes():
            return _counted(part.label, speech.share(part.have, part.of), speech)
        case Track():
            return _counted(part.label, speech.share(part.at + 1, part.of) if part.at >= 0 else "", speech)
        case Note() | Badge():
            return _clauses(speech, part.title, part.text)
        case Caption():
            return _clauses(speech, *part.text.split("\n"), part.small)
        case Tally():
            return _clauses(speech, part.title, _portions(part.kinds, speech), part.text)
        case Purse():
            return speech.pair(part.label or speech.mark("money"), part.reads)
        case Figures():
            return _pair(speech, part.title, _figures(part.rows, speech))
        case Tiles():
            return _figures(part.cells, speech)
        case Prizes():
            return _pair(speech, speech.sign(part.icon), speech.share(part.have, part.of))
        case _:
            return _long(part, speech)


def _long(part: Gauge | Outlook | Kinds | Contest | Siege, speech: Speech) -> str:
    """What is a small table of its own."""
    match part:
        case Gauge():
            filled = sum(portion.amount for portion in part.portions) == part.limit
            verdict = part.over if part.past else part.exact if filled else ""
            return _clauses(speech, speech.pair(part.label, speech.share(part.reads, part.limit)), verdict, part.hint)
        case Outlook():
            foot = _figure(part.foot, speech) if part.foot is not None else ""
            return _clauses(speech, part.title, *(_duel(duel, speech) for duel in part.duels), foot)
        case Kinds():
            warning = speech.sign(part.warning) if part.warning else ""
            return speech.listed(
                _noted(speech, f"{speech.sign(kind.signet.icon)} {kind.many}", f"{warning} {kind.warned}" * told)
                for kind in part.kinds
                for told in [bool(kind.warned and warning)]
            )
        case Contest():
            return _contest(part, speech)
        case Siege():
            have = speech.share(part.have, part.of) if part.of else ""
            return _clauses(speech, part.title, part.reads or have, *part.lines, part.warning)


def _contest(part: Contest, speech: Speech) -> str:
    """Each contest with what every seat has of it, and who is ahead."""
    names = [name for _, _, name in part.seats]
    rungs = []
    for rung in part.rungs:
        amounts = speech.listed(
            _noted(speech, f"{name} {amount}", speech.mark("ahead") if seat in rung.ahead else "")
            for seat, (name, amount) in enumerate(zip(names, rung.amounts, strict=True))
        )
        rungs.append(speech.listed(filter(None, (_pair(speech, rung.text, amounts), rung.note))))
    barred = speech.listed(
        _noted(speech, names[seat], speech.sign(part.barring)) for seat in part.barred if part.barring
    )
    return _clauses(speech, part.title, *rungs, barred, part.text)


def _counted(label: str, share: str, speech: Speech) -> str:
    """A label with its numbers, where it does not say them itself."""
    return label if any(letter.isdigit() for letter in label) else _pair(speech, label, share)


def _figure(figure: Figure, speech: Speech) -> str:
    said = " ".join(filter(None, (figure.label or speech.sign(figure.icon), figure.text)))
    return _pair(speech, figure.owner.name if figure.owner else "", said)


def _figures(figures: Iterable[Figure], speech: Speech) -> str:
    return speech.listed(_figure(figure, speech) for figure in figures)


def _duel(duel: Duel, speech: Speech) -> str:
    sides = f"{_figure(duel.first, speech)} {duel.sign} {_figure(duel.second, speech)}"
    return _pair(speech, sides, duel.text)


def _portions(portions: Iterable[Portion], speech: Speech) -> str:
    return speech.listed(speech.pair(portion.text, f"{portion.amount:g}") for portion in portions)


# ---- what there is of it


def _clauses(speech: Speech, *words: str) -> str:
    return speech.clauses(filter(None, words))


def _pair(speech: Speech, what: str, said: str) -> str:
    return speech.pair(what.rstrip(STOPS), said) if what and said else what or said


def _noted(speech: Speech, what: str, note: str) -> str:
    return speech.noted(what, note) if note else what
