"""Turns `Text(id, args)` into a sentence of the chosen language. Qt-free.

An id is dotted; its first word names the file, `clash.title` stands in resources/text/<lang>/clash.toml, the others the
table in it, so a start reads no texts but those it shows. A sentence has gaps `{0}`, in the order that its language
wants; one with forms for numbers is a table `{ one = "{0} card", other = "{0} cards" }`, chosen by the first whole
number among its args.

A gap for a seat says "you" where it is the one person's own; what else changes in the sentence with it stands beside
what is said of anybody else: `[0:You take|{0} takes] {1}.` What a language lacks is said in English, and what English
lacks by its id: a missing text never stops a game.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from desktop import resources
from desktop.engine.text import Text

ENGLISH = "en"
SEAT = "seat"  # an id without a sentence, as engine.text makes it; so are those of JOINED
STOPS = ".。"
HOUSE = "house"  # the file without which there is no language
FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))  # the names Unicode gives to number forms
GAP = re.compile(r"\{(\d)\}")
TABLE = re.compile(r"^[ \t]*\[([\w.-]+)\]", re.MULTILINE)  # its head, in a file of sentences
YOURS = re.compile(r"\[(\d):([^|\]]*)\|([^\]]*)\]")  # gap, said of you, said of anybody else
NOBODY = -1
GROUPED = 10_000  # from here on digits stand in groups: years and shorter numbers are read without
NO_BREAK = "\N{NO-BREAK SPACE}"
UNITS = re.compile(r"(?<=[\d}]) (?=%|s(?![\w'’]))")  # percent, seconds
FRENCH = re.compile(r" (?=[:;!?»](?!-))|(?<=«) ")  # `:-` is the edge of a table in a help page

Sentence = str | dict[str, str]


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


class Language(NamedTuple):
    """What a language does with numbers, lists and spaces, whatever is said in it."""

    name: str  # in its own words
    decimal: str = "."
    group: str = ","  # between groups of digits
    comma: str = ", "  # between the things of a list
    semicolon: str = "; "
    gap: str = " "  # between two sentences
    stop: str = "."
    form: Callable[[int], str] = _one_or_other
    forms: frozenset[str] = frozenset(("one", "other"))
    nouns: bool = False  # whether they begin with a capital wherever they stand
    unbroken: re.Pattern[str] = UNITS  # spaces at which no line may end
    elided: re.Pattern[str] | None = None  # a vowel and its space that an apostrophe stands for, once gaps are filled
    fonts: tuple[str, ...] = ()  # keys of the fonts behind every font, for a script that those do not have


LANGUAGES = {
    "en": Language("English"),
    "ja": Language(
        "日本語",
        comma="、",
        semicolon="；",
        gap="",
        stop="。",
        form=lambda number: "other",
        forms=frozenset(("other",)),
        fonts=("noto-sans-jp 400", "noto-sans-jp 700"),
    ),
    "fr": Language(
        "Français",
        decimal=",",
        group=NO_BREAK,
        semicolon=f"{NO_BREAK}; ",
        form=lambda number: "one" if number in (0, 1) else "other",
        unbroken=re.compile(f"{UNITS.pattern}|{FRENCH.pattern}"),
        elided=re.compile(r"(?<=\b[Dd])e (?=[AÀÂEÉÈÊIÎOÔUYaàâeéèêiîoôu])"),
    ),
    "de": Language("Deutsch", decimal=",", group=".", nouns=True),
}


def offered() -> tuple[str, ...]:
    """The languages that this installation has texts in."""
    return tuple(lang for lang in LANGUAGES if (resources.root() / "text" / lang / f"{HOUSE}.toml").is_file())


class Words:
    """The sentences of one language at a time."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Say everything in this language from now on."""
        self.lang = lang
        self.language = LANGUAGES.get(lang, LANGUAGES[ENGLISH])

    def say(self, text: Text, names: Sequence[str] = (), you: int = NOBODY) -> str:
        """The sentence of a text; `names` are those of the seats, `you` is the one that whoever reads it sits in."""
        if text.id == SEAT:
            return self.seat(text.args[0], names, you)
        if text.id in JOINED:
            return JOINED[text.id](self, [self._part(arg, names, you) for arg in text.args])
        sentence = sentences(self.lang, text.id.partition(".")[0]).read.get(text.id) or self._find(text.id)
        if sentence is None:
            return text.id
        if isinstance(sentence, dict):
            sentence = self._form(sentence, text)
        if not text.args:
            return sentence
        if "[" in sentence:
            own = [str(gap) for gap, arg in enumerate(text.args) if you != NOBODY and arg == (SEAT, (you,))]
            sentence = YOURS.sub(lambda way: way[2] if way[1] in own else way[3], sentence)
        said = [arg if isinstance(arg, str) else self._part(arg, names, you) for arg in text.args]
        pieces = GAP.split(sentence)  # what is said and the number of the next gap, by turns
        pieces[1::2] = [said[int(gap)] if int(gap) < len(said) else f"{{{gap}}}" for gap in pieces[1::2]]
        full = "".join(pieces)
        return self.language.elided.sub("’", full) if self.language.elided else full

    def line(self, name: str, *args: int | float | str | Text) -> str:
        """The sentence with this id."""
        return self.say(Text(name, args))

    def known(self, name: str) -> bool:
        """Whether there is such a sentence."""
        return self._find(name) is not None

    def first(self, *names: str, default: str = "") -> str:
        """The first of several sentences that exists, or the default."""
        return next((self.line(name) for name in names if self.known(name)), default)

    def seat(self, number: int | float | str | Text, names: Sequence[str] = (), you: int = NOBODY) -> str:
        """The name of whoever sits there, or the seat's number; the own one is "you", as a label says it."""
        if number == you and you != NOBODY:
            return self.line("house.you")
        if isinstance(number, int) and 0 <= number < len(names):
            return names[number]
        return self.line("house.seat", number + 1 if isinstance(number, int) else number)

    def number(self, value: int | float) -> str:
        """A number as this language writes it."""
        digits = f"{value:g}" if isinstance(value, float) else f"{value:,}" if abs(value) >= GROUPED else str(value)
        marks = str.maketrans({",": self.language.group, ".": self.language.decimal})
        return digits.translate(marks)

    def listed(self, things: Iterable[str]) -> str:
        """Things one after the other: `power, wisdom, love`."""
        return self.language.comma.join(things)

    def series(self, things: Iterable[str]) -> str:
        """Things one after the other that may hold commas themselves."""
        return self.language.semicolon.join(things)

    def pair(self, what: str, said: str) -> str:
        """What something is, and what is said of it: `Pace: normal`."""
        return self.line("house.pair", what, said)

    def clauses(self, things: Iterable[str]) -> str:
        """Sentences, or what might be some, one after the other; the last one ends as it does."""
        told = list(things)
        return f"{self.language.stop}{self.language.gap}".join([*map(clause, told[:-1]), *told[-1:]])

    def stopped(self, clauses: Iterable[str]) -> str:
        """What is no sentence yet, each with a full stop."""
        return self.prose(clause(each) + self.language.stop for each in clauses)

    def within(self, headings: Iterable[str]) -> str:
        """A heading in the middle of a sentence."""
        said = self.listed(headings)
        return said if self.language.nouns else said[:1].lower() + said[1:]

    def prose(self, sentences: Iterable[str]) -> str:
        """Whole sentences one after the other."""
        return self.language.gap.join(sentences)

    def keys(self, keys: str) -> str:
        """Keys as they stand on their caps: `Ctrl+Z`."""
        return "+".join(self.first(f"house.key.{key.lower()}", default=key) for key in keys.split("+"))

    def page(self, folder: str) -> Path | None:
        """The page of that folder in this language, or else in English: `clash/help`."""
        pages = (resources.root() / folder / f"{lang}.md" for lang in (self.lang, ENGLISH))
        return next((page for page in pages if page.is_file()), None)

    def typeset(self, text: str) -> str:
        """A text whose lines end only where this language lets them."""
        return self.language.unbroken.sub(NO_BREAK, text)

    def _part(self, arg: int | float | str | Text, names: Sequence[str], you: int) -> str:
        if isinstance(arg, Text):
            return self.say(arg, names, you)
        return arg if isinstance(arg, str) else self.number(arg)

    def _find(self, name: str) -> Sentence | None:
        file = name.partition(".")[0]
        sentence = sentences(self.lang, file).get(name)
        if sentence is None and self.lang != ENGLISH:
            sentence = sentences(ENGLISH, file).get(name)
        return sentence

    def _form(self, forms: dict[str, str], text: Text) -> str:
        number = next((arg for arg in text.args if isinstance(arg, int)), None)
        wanted = "other" if number is None else self.language.form(number)
        return forms.get(wanted, forms["other"])


JOINED: dict[str, Callable[[Words, Iterable[str]], str]] = {
    "list": Words.listed,
    "series": Words.series,
    "stopped": Words.stopped,
    "prose": Words.prose,
    "within": Words.within,
}


def clause(sentence: str) -> str:
    """A sentence without its full stop, to stand within another."""
    return sentence.rstrip(STOPS)


def opening(prose: str) -> str:
    """The first of several sentences, without its full stop."""
    return clause(re.split(r"(?<=\.) |(?<=。)", prose)[0])


class Sentences(Mapping[str, Sentence]):
    """The sentences of one file by their ids. A table of it is parsed when one of its sentences is asked for."""

    def __init__(self, text: str) -> None:
        heads = list(TABLE.finditer(text))
        ends = [*(head.start() for head in heads[1:]), len(text)]
        self._unread = {head[1]: text[head.start() : end] for head, end in zip(heads, ends, strict=False)}
        self.read: dict[str, Sentence] = {}  # so far: whoever says much looks here first

    def _parse(self, tables: Iterable[str]) -> None:
        for table in tables:
            if part := self._unread.pop(table, ""):
                self.read.update(_flat("", tomllib.loads(part)))

    def __getitem__(self, name: str) -> Sentence:
        if name not in self.read and self._unread:
            words = name.split(".")
            self._parse(".".join(words[:count]) for count in range(len(words), 0, -1))
        return self.read[name]

    def __iter__(self) -> Iterator[str]:
        self._parse(list(self._unread))
        return iter(self.read)

    def __len__(self) -> int:
        self._parse(list(self._unread))
        return len(self.read)


@cache
def sentences(lang: str, file: str) -> Sentences:
    """All sentences of one file; an absent file has none."""
    path = resources.root() / "text" / lang / f"{file}.toml"
    return Sentences(Words(lang).typeset(path.read_text(encoding="utf-8")) if path.is_file() else "")


def _flat(prefix: str, table: dict[str, object]) -> Iterator[tuple[str, Sentence]]:
    for key, value in table.items():
        name = f"{prefix}{key}"
        if not isinstance(value, dict):
            yield name, str(value)
        elif "other" in value and value.keys() <= FORMS:
            yield name, {form: str(said) for form, said in value.items()}
        else:
            yield from _flat(f"{name}.", value)
