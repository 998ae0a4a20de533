"""A file of one's own numbers: where it lies, how it stands, and that its beginning changes nothing."""

import tomllib
from pathlib import Path

import pytest

from desktop import resources
from desktop.app.house import own_cards
from desktop.app.house.house import House
from desktop.controller.matches import fingerprint
from desktop.engine.cardbook import CardBook, merge
from desktop.games import BY_ID


@pytest.fixture(autouse=True)
def own_folder(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(resources.OWN_CARDS, raising=False)


def test_it_lies_with_the_saves_or_where_the_program_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_cards.file_of("clash") == tmp_path / "cards" / "clash.toml"
    monkeypatch.setenv(resources.OWN_CARDS, str(tmp_path / "elsewhere"))
    assert own_cards.file_of("clash") == tmp_path / "elsewhere" / "clash.toml"


@pytest.mark.parametrize("game", BY_ID)
def test_a_file_to_begin_with_holds_and_changes_nothing(house: House, game: str) -> None:
    file, book = own_cards.write_beginning(house, game), BY_ID[game].book
    text = file.read_text(encoding="utf-8")
    assert merge(book.tables, tomllib.loads(text), file.name)[1] == ()
    rows = "\n".join(line.removeprefix("# ") for line in text.split("\n")[2:])
    merged, changed = merge(book.tables, tomllib.loads(rows), file.name)
    assert changed == (), "its rows are the program's own, letter for letter"
    assert all(set(merged[table]) == set(book.tables[table]) for table in book.tables)


@pytest.mark.parametrize("lang", ["en", "ja", "fr", "de"])
def test_its_first_lines_are_remarks_in_every_language(house: House, lang: str) -> None:
    house.words.speak(lang)
    text = own_cards.beginning(house, "clash")
    assert tomllib.loads(text) == {"starter": {}, "leaflet": {}}


@pytest.mark.parametrize(
    ("value", "written"),
    [(True, "true"), (3, "3"), ("A", '"A"'), (["rage", "sprint"], '["rage", "sprint"]'), ({"sp": 2}, "{ sp = 2 }")],
)
def test_a_field_is_written_as_the_file_has_it(value: object, written: str) -> None:
    assert own_cards.toml(value) == written
    assert tomllib.loads(f"field = {written}") == {"field": value}


def test_how_it_stands_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def told() -> list[str]:
        return own_cards.standing(house, "clash")

    game, file = BY_ID["clash"], own_cards.file_of("clash")
    assert told() == ["There is no such file now: the program's numbers are in use."]
    own_cards.write_beginning(house, "clash")
    assert told() == ["The file has changed since the program was started; it is read at the next start."]
    read = fingerprint(file)
    monkeypatch.setattr(type(game), "book", CardBook(game.book.tables, own=("ogre",), digest="1", read=read))
    assert told() == ["In use: 1 card has numbers of your own."]
    monkeypatch.setattr(type(game), "book", CardBook(game.book.tables, wrong="clash.toml: ogre: no", read=read))
    assert told() == ["The file is not used, and the program's numbers are: clash.toml: ogre: no"]
