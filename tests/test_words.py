"""Sentences: gaps, forms for numbers, names, what is missing; and every table of every language is well formed."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources, words
from desktop.engine.text import Text, listed, prose, seat_name, series, stopped
from desktop.words import Words

TABLES = sorted((resources.root() / "text").glob("*/*.toml"))


@pytest.fixture
def lang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    for name, content in {
        "en": """
            [toy]
            "title" = "Toy"
            plain = "A card."
            hits = "{0} hits {1} for {2}."
            only_english = "English {0}"
            swapped = "{1} before {0}, {0} again"
            [toy.cards]
            one = "{0} card"
            other = "{0} cards"
            [toy.cards_of]
            one = "{0} has {1} card"
            other = "{0} has {1} cards"
            [toy.deck]
            "" = "ignored"
            other_thing = "no form"
            just = "{0}"
            share = "{0} %"
        """,
        "fr": '[toy]\nplain = "Une carte."\n[toy.cards]\none = "{0} carte"\nother = "{0} cartes"\n'
        '[toy.deck]\nof = "Tour de {0}"',
    }.items():
        (tmp_path / "text" / name).mkdir(parents=True)
        (tmp_path / "text" / name / "toy.toml").write_text(content, encoding="utf-8")
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    words.sentences.cache_clear()
    yield Words("en")
    words.sentences.cache_clear()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (Text("toy.plain"), "A card."),
        (Text("toy.hits", (Text("toy.title"), seat_name(1), 3)), "Toy hits Ivo for 3."),
        (Text("toy.swapped", ("a", "b")), "b before a, a again"),
        (Text("toy.cards", (1,)), "1 card"),
        (Text("toy.cards", (0,)), "0 cards"),
        (Text("toy.cards_of", (seat_name(0), 1)), "Mara has 1 card"),
        (Text("toy.cards_of", ("Lena", 2)), "Lena has 2 cards"),
        (Text("toy.deck.other_thing"), "no form"),
        (Text("toy.plain", ("unused",)), "A card."),
        (Text("toy.nothing"), "toy.nothing"),
        (Text("nofile.nothing", (1,)), "nofile.nothing"),
        (Text("toy.hits", ("a",)), "a hits {1} for {2}."),
    ],
)
def test_says(lang: Words, text: Text, said: str) -> None:
    assert lang.say(text, ("Mara", "Ivo")) == said


def test_a_gap_in_a_name_is_no_gap(lang: Words) -> None:
    assert lang.say(Text("toy.swapped", (seat_name(0), 7)), ("{1}",)) == "7 before {1}, {1} again"


def test_another_language_its_forms_and_its_holes(lang: Words) -> None:
    french = Words("fr")
    assert french.line("toy.plain") == "Une carte."
    assert french.line("toy.cards", 0) == "0 carte"
    assert french.line("toy.only_english", 1) == "English 1"


@pytest.mark.parametrize(
    ("name", "said"), [("Hugo", "Tour de Hugo"), ("Alice", "Tour d’Alice"), ("Émile", "Tour d’Émile")]
)
def test_french_elides_before_a_vowel(lang: Words, name: str, said: str) -> None:
    assert Words("fr").line("toy.deck.of", name) == said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["12,345", "2026", "0.3", "a, b", "a; b", "a. b.", "A. B.", "50\u00a0%"]),
        ("de", ["12.345", "2026", "0,3", "a, b", "a; b", "a. b.", "A. B.", "50\u00a0%"]),
        ("fr", ["12\u00a0345", "2026", "0,3", "a, b", "a\u00a0; b", "a. b.", "A. B.", "50\u00a0%"]),
        ("ja", ["12,345", "2026", "0.3", "a、b", "a；b", "a。b。", "A.B.", "50\u00a0%"]),
    ],
)
def test_numbers_lists_and_prose_are_a_languages_own(lang: Words, code: str, said: list[str]) -> None:
    words = Words(code)
    texts: list[tuple[int | float | Text, ...]] = [
        (12345,),
        (2026,),
        (0.3,),
        (listed("ab"),),
        (series("ab"),),
        (stopped(("a.", "b")),),
        (prose(("A.", "B.")),),
    ]
    assert [words.line("toy.deck.just", *args) for args in texts] + [words.line("toy.deck.share", 50)] == said


def test_a_number_keeps_its_seconds_in_its_line() -> None:
    assert Words("en").line("house.new.seconds", 2) == "2\N{NO-BREAK SPACE}s"
    assert (
        Words("en").typeset("{0} seats, {1} s a move, il {0} s'en va")
        == "{0} seats, {1}\N{NO-BREAK SPACE}s a move, il {0} s'en va"
    )


def test_french_signs_do_not_begin_a_line() -> None:
    assert Words("fr").typeset("Quoi ? « Oui ! » : non") == "Quoi\u00a0? «\u00a0Oui\u00a0!\u00a0»\u00a0: non"
    assert Words("fr").typeset("| :--- |") == "| :--- |"
    assert Words("de").typeset("Was ?") == "Was ?"


def test_sentences_within_sentences() -> None:
    assert words.clause("It falls.") == "It falls" and words.clause("倒れる。") == "倒れる"
    assert words.opening("Round 2. Draft.") == "Round 2" and words.opening("2巡目。選択。") == "2巡目"
    assert words.opening("0.3 s") == "0.3 s"


def test_another_language_at_once(lang: Words) -> None:
    lang.speak("fr")
    assert lang.line("toy.plain") == "Une carte."
    lang.speak("en")
    assert lang.line("toy.plain") == "A card."


def test_a_page_that_a_language_lacks_is_english(lang: Words) -> None:
    (resources.root() / "about").mkdir()
    (resources.root() / "about" / "en.md").write_text("About", encoding="utf-8")
    assert Words("fr").page("about") == resources.root() / "about" / "en.md"
    assert Words("fr").page("none") is None


def test_only_languages_with_texts_are_offered(lang: Words) -> None:
    assert words.offered() == ()
    (resources.root() / "text" / "fr" / "house.toml").touch()
    assert words.offered() == ("fr",)


def test_known_and_first(lang: Words) -> None:
    assert lang.known("toy.plain") and not lang.known("toy.cards.one")
    assert lang.first("toy.none", "toy.plain") == "A card."
    assert lang.first("toy.none", default="-") == "-"


def test_a_seat_without_a_name_has_a_number() -> None:
    assert Words().say(seat_name(2)) == "Seat 3"


def test_there_are_tables() -> None:
    assert any(path.name == "house.toml" for path in TABLES)


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_table_is_well_formed(path: Path) -> None:
    def leaves(prefix: str, value: object) -> Iterator[tuple[str, object]]:
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from leaves(f"{prefix}.{key}" if prefix else key, inner)
        else:
            yield prefix, value

    table = tomllib.loads(path.read_text(encoding="utf-8"))
    for name, sentence in leaves("", table):
        assert name.split(".")[0] == path.stem, f"{name} does not belong into {path.name}"
        assert isinstance(sentence, str) and sentence.strip() == sentence != "", name
        assert not re.search(r"[{}]", re.sub(r"\{\d\}", "", sentence)), f"{name}: a malformed gap"


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_read_table_by_table_says_what_it_says_as_a_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = dict(words._flat("", tomllib.loads(text)))
    by_name = words.Sentences(text)
    assert {name: by_name[name] for name in whole} == whole == dict(words.Sentences(text))


def test_of_a_file_only_the_tables_are_read_that_are_asked_for() -> None:
    found = words.Sentences('[toy]\nplain = "A card."\n[toy.cards]\nbroken = \n')
    assert found["toy.plain"] == "A card." and found.get("toy.none") is None
    with pytest.raises(tomllib.TOMLDecodeError):
        found["toy.cards.broken"]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_form_table_has_the_form_for_all_else(path: Path) -> None:
    for name, sentence in words.sentences(path.parent.name, path.stem).items():
        form = name.rpartition(".")[2]
        assert isinstance(sentence, dict) or form not in words.FORMS - {"other"}, f"{name}: forms without `other`"


def test_every_sentence_the_program_names_is_there() -> None:
    said, house = set(), Words()
    for path in (Path(words.__file__).parent).rglob("*.py"):
        said |= set(re.findall(r'"(house\.[a-z0-9_.]*[a-z0-9_])"', path.read_text(encoding="utf-8")))
    assert len(said) > 50
    missing = {name for name in said if not house.known(name)}
    assert missing == set()
