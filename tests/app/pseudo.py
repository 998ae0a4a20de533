"""Languages that nobody speaks, made from English while a test runs: one with an accent on nearly every letter, so that
a plain letter on the screen is a sentence nobody could translate; and one whose words are 40 % longer.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from desktop import resources, words
from desktop.app.house.makers import makers
from desktop.games import BY_ID
from desktop.words import GAP, Sentences, Words

PSEUDO, LONGER = "xx", "xl"
PLAIN = "acdeghijklnorstuwyz"
ACCENTED = "áçďéğĥíĵķĺñóřšťúŵýž"
MARKED = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())


def made_by() -> list[str]:
    """The names of everybody who made one of the printed games, as a line of them is set."""
    known = [makers(game) for game in BY_ID]
    return [name for each in known for name in [each.latin, *each.who(*(role for role, _ in each.made))] if name]


WORD = re.compile(r"[A-Za-z]{2,}")
OF_NO_LANGUAGE = re.compile(  # checksums, paths, people in the pictures' sample, what languages call themselves, makers
    r"\b[0-9a-f]{16,}\b|\S*/\S+|\bMara\b|\bIvo\b|\bLena\b|"
    + "|".join(re.escape(name) for name in [*(each.name for each in words.LANGUAGES.values()), *made_by()])
)
MARKUP = re.compile(r"(\(\S+\)|\{\w+\}|<\S+>)")  # links and gaps of a page
ENGLISH, PAGE = words.sentences, Words.page


def marked(text: str) -> str:
    """The text with its accents; gaps stay."""
    return "".join(part if GAP.fullmatch(part) else part.translate(MARKED) for part in re.split(r"(\{\d\})", text))


def longer(text: str) -> str:
    """The text with each word longer by two fifths; no word is more than four letters longer."""
    return re.sub(r"(?<![{\w])[A-Za-z]+", lambda word: word[0] + word[0][-1] * min(4, round(len(word[0]) * 0.4)), text)


MAKERS = {PSEUDO: marked, LONGER: longer}


@cache
def sentences(lang: str, file: str) -> Sentences:
    """What stands for `words.sentences` in a test."""
    if lang not in MAKERS:
        return ENGLISH(lang, file)
    make = MAKERS[lang]
    found = Sentences("")
    for name, said in ENGLISH("en", file).items():
        found.read[name] = make(said) if isinstance(said, str) else {form: make(text) for form, text in said.items()}
    return found


def page(folder: Path) -> Callable[[Words, str], Path | None]:
    """What stands for `Words.page`: the English page, made into this language in a folder of the test's own."""

    def made(spoken: Words, name: str) -> Path | None:
        english = resources.root() / name / "en.md"
        if spoken.lang not in MAKERS or not english.is_file():
            return PAGE(spoken, name)
        file = folder / f"{name.replace('/', '_')}.md"
        texts = (part if part[:1] in "({<" else MAKERS[spoken.lang](part) for part in MARKUP.split(english.read_text()))
        file.write_text("".join(texts), encoding="utf-8")
        return file

    return made


def untranslated(text: str) -> list[str]:
    """The words of a text that have no accent where they should."""
    return [word for word in WORD.findall(OF_NO_LANGUAGE.sub(" ", text)) if set(word.lower()) & set(PLAIN)]
