"""Turns `Text(id, args)` into a sentence of the chosen language. Qt-free.

An id is dotted; its first word names the file, `clash.title` stands in resources/text/<lang>/clash.toml, so a start
reads no game's texts but those it shows. A sentence has gaps `{0}`; one with forms for numbers is a table
`{ one = "{0} card", other = "{0} cards" }`, chosen by the first number among its args. What a language lacks is said in
English, and what English lacks by its id: a missing text never stops a game.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from desktop import resources
from desktop.engine.text import Text

ENGLISH = "en"
FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))  # the names Unicode gives to number forms
GAP = re.compile(r"\{(\d)\}")

Sentence = str | dict[str, str]


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


PLURALS: dict[str, Callable[[int], str]] = {
    "fr": lambda number: "one" if number in (0, 1) else "other",
    "ja": lambda number: "other",
}


class Words:
    """The sentences of one language."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self._plural = PLURALS.get(lang, _one_or_other)

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence of a text; `names` are those of the seats."""
        if text.id == "seat" and text.args:
            return self.seat(text.args[0], names)
        sentence = self._find(text.id)
        if sentence is None:
            return text.id
        if isinstance(sentence, dict):
            sentence = self._form(sentence, text)
        if not text.args:
            return sentence
        said = [self.say(arg, names) if isinstance(arg, Text) else str(arg) for arg in text.args]
        return GAP.sub(lambda gap: said[int(gap[1])] if int(gap[1]) < len(said) else gap[0], sentence)

    def line(self, name: str, *args: int | str | Text) -> str:
        """The sentence with this id."""
        return self.say(Text(name, args))

    def known(self, name: str) -> bool:
        """Whether there is such a sentence."""
        return self._find(name) is not None

    def first(self, *names: str, default: str = "") -> str:
        """The first of several sentences that exists, or the default."""
        return next((self.line(name) for name in names if self.known(name)), default)

    def seat(self, number: int | str | Text, names: Sequence[str] = ()) -> str:
        """The name of whoever sits there, or the seat's number."""
        if isinstance(number, int) and 0 <= number < len(names):
            return names[number]
        return self.line("house.seat", number + 1 if isinstance(number, int) else number)

    def _find(self, name: str) -> Sentence | None:
        file = name.partition(".")[0]
        sentence = sentences(self.lang, file).get(name)
        if sentence is None and self.lang != ENGLISH:
            sentence = sentences(ENGLISH, file).get(name)
        return sentence

    def _form(self, forms: dict[str, str], text: Text) -> str:
        number = next((arg for arg in text.args if isinstance(arg, int)), None)
        wanted = "other" if number is None else self._plural(number)
        return forms.get(wanted, forms["other"])


@cache
def sentences(lang: str, file: str) -> dict[str, Sentence]:
    """All sentences of one file by their ids; an absent file has none."""
    path = resources.root() / "text" / lang / f"{file}.toml"
    if not path.is_file():
        return {}
    return dict(_flat("", tomllib.loads(path.read_text(encoding="utf-8"))))


def _flat(prefix: str, table: dict[str, object]) -> Iterator[tuple[str, Sentence]]:
    for key, value in table.items():
        name = f"{prefix}{key}"
        if not isinstance(value, dict):
            yield name, str(value)
        elif "other" in value and value.keys() <= FORMS:
            yield name, {form: str(said) for form, said in value.items()}
        else:
            yield from _flat(f"{name}.", value)
