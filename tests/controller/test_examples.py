"""The positions of the rulebooks: they stand under a section, have words, are drawn sharp, and can be played on."""

import pytest
from pytestqt.qtbot import QtBot

from desktop import resources
from desktop.controller.examples import Example, examples, picture
from desktop.engine import record
from desktop.engine.cardbook import CardBook
from desktop.engine.match import Seat
from desktop.games import BY_ID
from desktop.table.scene.scene import TableScene
from desktop.words import ENGLISH, Words, sentences

WORDS = Words()
EVERY = [pytest.param(example, id=f"{game}-{example.name}") for game in BY_ID for example in examples(BY_ID[game])]


def test_every_game_has_some() -> None:
    assert all(len(examples(game)) >= 2 for game in BY_ID.values())


@pytest.mark.parametrize("example", EVERY)
def test_each_stands_under_a_section_and_says_what_it_shows(example: Example) -> None:
    page = resources.find(example.game.info.id, "help", "en.md").read_text(encoding="utf-8")
    assert f"\n## {example.section.capitalize()}\n" in page
    assert WORDS.known(example.caption.id) and len(WORDS.say(example.caption)) > 30


def test_no_caption_is_left_over() -> None:
    said = {example.caption.id for game in BY_ID.values() for example in examples(game)}
    assert {name for game in BY_ID for name in sentences(ENGLISH, game) if name.startswith(f"{game}.example.")} == said


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("example", EVERY[::3])
def test_it_is_drawn_for_its_place_and_ratio(qtbot: QtBot, example: Example, ratio: float) -> None:
    names = [f"P{seat}" for seat in range(example.seats)]
    image = picture(example, names, lambda text: WORDS.say(text, names), 600, ratio)
    assert (image.width(), image.devicePixelRatio()) == (round(600 * ratio), ratio)
    assert abs(image.height() - 600 * ratio * example.aspect()) <= 1
    tints = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)}
    assert len(tints) > 300


def test_letters_on_it_are_of_plain_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever size a person reads at: it is a picture of the table, and grows as a whole."""
    sizes, honest = [], TableScene.resize_table

    def resized(scene: TableScene, wide: float, high: float, unit: float, text: float, ratio: float) -> None:
        sizes.append((text, ratio))
        honest(scene, wide, high, unit, text, ratio)

    monkeypatch.setattr(TableScene, "resize_table", resized)
    picture(examples(BY_ID["clash"])[0], ["A", "B"], lambda text: WORDS.say(text, ["A", "B"]), 600, 1.25)
    assert sizes == [(1.0, 1.25)]


@pytest.mark.parametrize("example", EVERY)
def test_it_can_be_played_on_and_kept(example: Example) -> None:
    match = example.match([Seat(f"P{seat}") for seat in range(example.seats)], 5)
    assert match.practice and not match.over
    for _ in range(6):
        if not match.over:
            match.submit(match.state.decider(), match.state.legal()[0])
    again = record.replay(record.to_record(match), BY_ID)
    assert record.digest(again.state) == record.digest(match.state)


def test_with_other_cards_a_position_that_does_not_hold_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = BY_ID["clash"]
    plain = type(game)()
    monkeypatch.setattr(type(game), "book", CardBook(digest="0" * 16))
    monkeypatch.setattr(plain, "from_json", game.from_json, raising=False)
    assert len(examples(plain)) == 2, "nothing is lost where all cards are still there"

    def refuse(setting: object, data: object) -> None:
        from desktop.engine.state import StateError

        raise StateError("state.zones", "do not hold exactly the cards of the game")

    other = type(game)()
    monkeypatch.setattr(other, "from_json", refuse, raising=False)
    assert examples(other) == ()
