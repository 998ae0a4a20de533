"""Every language says what English says: the same ids, gaps and forms, the same sections, in its own typography.

Each failure names file and id. Run one language alone by `-k ja`.
"""

import re
import tomllib
from pathlib import Path

import pytest

from desktop import resources, words
from desktop.words import ENGLISH, GAP, LANGUAGES, Sentence, sentences

TEXT = resources.root() / "text"
OTHERS = sorted(path.name for path in TEXT.iterdir() if path.is_dir() and path.name != ENGLISH)
FILES = sorted(path.stem for path in (TEXT / ENGLISH).glob("*.toml"))
PAGES = sorted(path.parent.relative_to(resources.root()).as_posix() for path in resources.root().glob("**/en.md"))
EACH_FILE = [pytest.param(lang, file, id=f"{lang}-{file}") for lang in OTHERS for file in FILES]
EACH_PAGE = [pytest.param(lang, page, id=f"{lang}-{page}") for lang in OTHERS for page in PAGES]


def forms(sentence: Sentence) -> dict[str, str]:
    return sentence if isinstance(sentence, dict) else {"other": sentence}


def gaps(sentence: Sentence) -> set[str]:
    return set().union(*(GAP.findall(form) for form in forms(sentence).values()))


def pairs(lang: str, file: str) -> dict[str, tuple[Sentence, Sentence]]:
    """Of each id that both languages have, what English says and what the other one says."""
    english, other = sentences(ENGLISH, file), sentences(lang, file)
    return {name: (said, other[name]) for name, said in english.items() if name in other}


def test_english_has_texts_and_pages() -> None:
    assert {"house", "clash", "ganymede", "fleet", "barbarossa", "chronicle"} <= set(FILES)
    assert {"about", "clash/help", "ganymede/help", "fleet/help", "barbarossa/help", "chronicle/help"} <= set(PAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_each_folder_is_a_language_that_the_program_knows(lang: str) -> None:
    assert lang in LANGUAGES


@pytest.mark.parametrize(("lang", "file"), EACH_FILE)
def test_the_same_ids(lang: str, file: str) -> None:
    english, other = set(sentences(ENGLISH, file)), set(sentences(lang, file))
    where = f"text/{lang}/{file}.toml"
    assert not english - other, f"{where} lacks {len(english - other)}: {', '.join(sorted(english - other)[:30])}"
    assert not other - english, f"{where} has what English has not: {', '.join(sorted(other - english)[:30])}"


@pytest.mark.parametrize(("lang", "file"), EACH_FILE)
def test_the_same_gaps(lang: str, file: str) -> None:
    faults = [
        f"text/{lang}/{file}.toml: {name}: gaps {sorted(gaps(english))} in English, not so in {form!r}"
        for name, (english, other) in pairs(lang, file).items()
        for key, form in forms(other).items()
        if not set(GAP.findall(form)) <= gaps(english) or (key == "other" and set(GAP.findall(form)) != gaps(english))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "file"), EACH_FILE)
def test_the_forms_of_the_language(lang: str, file: str) -> None:
    wanted = LANGUAGES[lang].forms
    faults = [
        f"text/{lang}/{file}.toml: {name} needs the forms {sorted(wanted)}"
        for name, (english, other) in pairs(lang, file).items()
        if (isinstance(other, dict) and other.keys() != wanted)
        or (isinstance(english, dict) and isinstance(other, str) and len(wanted) > 1)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "file"), EACH_FILE)
def test_the_same_bold_words_and_line_ends(lang: str, file: str) -> None:
    faults = [
        f"text/{lang}/{file}.toml: {name}: `**` {form.count('**')} times, and {form.count(chr(10))} line ends"
        for name, (english, other) in pairs(lang, file).items()
        for form in forms(other).values()
        if any(form.count(sign) != forms(english)["other"].count(sign) for sign in ("**", "\n"))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "page"), EACH_PAGE)
def test_the_same_sections_tables_and_links(lang: str, page: str) -> None:
    def shape(path: Path) -> dict[str, list[str]]:
        text = path.read_text(encoding="utf-8")
        return {
            "headings": re.findall(r"^#+(?= )", text, re.MULTILINE),
            "list items": re.findall(r"^ *(?:-|\d+\.) ", text, re.MULTILINE),
            "rows of tables (cells)": [str(row.count("|")) for row in re.findall(r"^\|.*$", text, re.MULTILINE)],
            "links": sorted(re.findall(r"\]\([^)]*\)|<https[^>]*>", text)),
            "gaps": sorted(re.findall(r"\{\w+\}", text)),
        }

    path = resources.root() / page / f"{lang}.md"
    assert path.is_file(), f"{page}/{lang}.md is missing"
    english, other = shape(resources.root() / page / "en.md"), shape(path)
    for what in english:
        assert other[what] == english[what], f"{page}/{lang}.md: other {what} than {page}/en.md"


SIGNS = {  # what is no good typography in a language
    "fr": re.compile(r"\S(?<![\s\u00a0\u202f!?(/])[;!?](?!\w)|[^\s\u00a0\u202f](?<!\d):(?= |$)|[\"“”]|\w'\w"),
    "de": re.compile(r"[\"«»]|\w'\w|“(?=\w)"),
    "ja": re.compile(r"[\u3040-\u30ff\u4e00-\u9fff] ?[,.!?;:](?!\w)|[\u3040-\u30ff\u4e00-\u9fff]\("),
}


@pytest.mark.parametrize(("lang", "file"), EACH_FILE)
def test_the_signs_of_the_language(lang: str, file: str) -> None:
    faults = [
        f"text/{lang}/{file}.toml: {name}: {found[0]!r} in {form!r}"
        for name, (_, other) in pairs(lang, file).items()
        for form in forms(other).values()
        if (found := SIGNS[lang].search(form.replace("**", "")))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("lang", "good", "bad"),
    [
        ("fr", "« Oui\u00a0: l’ogre\u00a0! »", "Oui: l’ogre !"),
        ("de", "„Ja: so!“", '"Ja"'),
        ("ja", "「はい」、そうです。", "はい, そう."),
    ],
)
def test_the_signs_are_told_apart(lang: str, good: str, bad: str) -> None:
    assert not SIGNS[lang].search(good)
    assert SIGNS[lang].search(bad)


def test_every_table_reads_in_toml_and_in_words() -> None:
    for path in TEXT.glob("*/*.toml"):
        assert tomllib.loads(path.read_text(encoding="utf-8"))
        assert words.sentences(path.parent.name, path.stem)
