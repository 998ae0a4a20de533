"""Who made the printed games, and the story of each world: everywhere, from one source, in four languages."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QUrl
from PySide6.QtGui import QAccessible, QRawFont
from PySide6.QtWidgets import QApplication, QWidget

from desktop import resources
from desktop.app.house import languages, makers
from desktop.app.house.house import House
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.games import BY_ID
from desktop.table.drawing import theme
from desktop.words import ENGLISH, LANGUAGES, NO_BREAK, Words, offered
from tests.app.conftest import Open
from tests.app.looking import clipped, have, nameless

# What the printed rules say, some of it, so that the one source is held to something outside itself.
PRINTED = {
    "chronicle": {"design": "Seiji Kanai", "art": "Noboru Sugiura", "publisher": "Kanai Factory"},
    "ganymede": {"design": "Toshiki Sato", "art": "Makoto Takami", "production": "Sato Familie"},
    "barbarossa": {
        "design": "吉澤淳郎（アークライト）",
        "development": "鈴木銀一郎",
        "publisher": "株式会社アークライト",
    },
    "fleet": {"team": "Team Narwhal", "members": "Mitchell Martin"},
    "clash": {"publisher": "Grammes Éditions"},
}
NAMES = {"chronicle": 5, "ganymede": 13, "barbarossa": 31, "fleet": 4, "clash": 1}  # lines of copyright included
COLUMNS = (
    ("design", "team", "members"),
    ("art", "package_art", "card_art"),
    ("development", "direction", "graphic_design", "dtp", "editing", "translation", "english", "playtest", "thanks",
     "printing"),
    ("publisher", "production"),
)  # fmt: skip
UNNAMED = "not named"
EACH = [pytest.param(game, lang, id=f"{game}-{lang}") for game in BY_ID for lang in offered()]


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    languages.speak(Words(), ENGLISH)


def names(game: str) -> list[str]:
    """Everybody that the one source names."""
    return [name for _, people in makers.makers(game).made for name in people]


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def letters(name: str) -> str:
    """A name without what a page may set between its parts."""
    return re.sub(r"\s", "", name)


def cell(game: str, roles: tuple[str, ...]) -> str:
    """What a column of CREDITS.md says of a game: its own role bare, others with what they did."""
    label = Words(ENGLISH).line
    made = [(role, ", ".join(people)) for role, people in makers.makers(game).made if role in roles]
    bare = roles[0] if len(roles) <= 3 else ""
    told = (said if role == bare else f"{label(f'house.makers.role.{role}')}: {said}" for role, said in made)
    return "; ".join(told) or (UNNAMED if len(roles) <= 3 else "")


def row(game: str) -> str:
    """The line of CREDITS.md on a game."""
    title, year = Words(ENGLISH).line(f"{game}.title"), makers.makers(game).year
    return "| " + " | ".join([title, *(cell(game, roles) for roles in COLUMNS), year or UNNAMED]) + " |"


def spoken(house: House, lang: str) -> House:
    languages.speak(house.words, lang)
    return house


# ---- the source


@pytest.mark.parametrize("game", BY_ID)
def test_the_source_says_what_the_printed_rules_say(game: str) -> None:
    made = dict(makers.makers(game).made)
    assert {role: made[role][0] for role in PRINTED[game]} == PRINTED[game]
    assert len(names(game)) == NAMES[game]
    assert "design" in made or Words(ENGLISH).known(f"{game}.makers"), "what the printed rules leave out is said"


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_role_has_its_word_and_every_world_its_story(game: str, lang: str) -> None:
    words = Words(lang)
    for role, people in makers.makers(game).made:
        assert people and words.known(f"house.makers.role.{role}")
    story = words.line(f"{game}.story")
    ends = re.findall(r"[.。](?= |$|(?<=。))", story)
    assert 3 <= len(ends) <= 5, f"{len(ends)} sentences"
    if lang != ENGLISH:
        assert story != Words(ENGLISH).line(f"{game}.story")


def test_a_game_without_makers_names_none(house: House) -> None:
    assert makers.short(house, "toy") == [] and makers.listed(house, "toy") == ""


def test_the_credits_agree_with_the_source() -> None:
    section = (
        resources.find("CREDITS.md").read_text(encoding="utf-8").partition("## The games\n")[2].partition("\n## ")[0]
    )
    rows = [line for line in section.splitlines() if line.startswith("|")]
    assert rows[2:] == [row(game) for game in BY_ID]
    assert Words(ENGLISH).line("house.makers.relation") in section
    for game in BY_ID:
        assert Words(ENGLISH).first(f"{game}.makers") in section


@pytest.mark.parametrize("lang", offered())
def test_no_name_is_lost_for_a_letter(qapp: QApplication, house: House, lang: str) -> None:
    spoken(house, lang)
    makers.everybody(house)
    keys = ["source-sans-3 400", *theme.FALLBACKS]
    fonts = [QRawFont(str(resources.find("fonts", theme._font_index()[key])), 20.0) for key in keys]
    for game in BY_ID:
        for letter in {letter for name in names(game) for letter in name if not letter.isspace()}:
            assert any(font.supportsCharacter(ord(letter)) for font in fonts), f"{letter} of {game}"


def test_letters_are_fetched_with_the_names_and_not_without(qapp: QApplication, house: House) -> None:
    spoken(house, "de")
    makers.short(house, "chronicle")
    assert theme.FALLBACKS == []
    makers.short(house, "barbarossa")
    assert set(LANGUAGES["ja"].fonts) <= set(theme.FALLBACKS)


# ---- the lines


def test_the_short_line_goes_from_full_to_bare(house: House) -> None:
    said = {game: [plain(line) for line in makers.short(house, game)] for game in BY_ID}
    assert said["chronicle"] == [
        "By Seiji Kanai · art Noboru Sugiura · Kanai Factory 2009",
        "By Seiji Kanai · Kanai Factory 2009",
        "By Seiji Kanai",
    ]
    assert said["barbarossa"][0] == "By 吉澤淳郎 · art ぽよよん♥ろっく and others · Arclight Inc. 2010"
    assert said["fleet"][0] == "By Team Narwhal · Mitchell Martin, Allante Means, Hunter Marquis"
    assert said["clash"] == ["Grammes Éditions 2020"]
    spoken(house, "ja")
    assert (
        plain(makers.short(house, "barbarossa")[0])
        == "作：吉澤淳郎 · 絵：ぽよよん♥ろっくほか · 株式会社アークライト 2010"
    )


# ---- where they stand


@pytest.mark.parametrize("lang", offered())
def test_the_about_page_names_everybody(open_window: Open, lang: str) -> None:
    window = open_window(1366, 768)
    spoken(window.house, lang)
    window.routes.about()
    assert isinstance(window.page, ReaderPage)
    text = letters(window.page.text.toPlainText())
    for game in BY_ID:
        assert [name for name in names(game) if letters(name) not in text] == []
        assert letters(window.house.words.first(f"{game}.makers")) in text
    assert text.count(letters(window.house.words.line("house.makers.relation"))) == 1
    assert "|" not in text and UNNAMED not in window.page.text.toPlainText(), (
        "the table of CREDITS.md is not told twice"
    )


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_the_rulebook_opens_with_the_story_and_ends_with_the_makers(open_window: Open, game: str, lang: str) -> None:
    window = open_window(1366, 768)
    spoken(window.house, lang)
    window.routes.rules(game)
    page = window.page
    assert isinstance(page, ReaderPage)
    assert (page._sections[0], page._sections[-1]) == ("the_story", "who_made_it")
    text, said = page.text.toPlainText(), window.house.words.line
    story, ending = page.contents.item(0).text(), page.contents.item(page.contents.count() - 1).text()
    assert plain(text).index(story) < plain(text).index(plain(said(f"{game}.story")))
    last = letters(text[text.rindex(ending) :])
    assert [name for name in names(game) if letters(name) not in last] == []
    assert letters(said("house.makers.relation")) in last
    assert "{" not in text
    page.text.anchorClicked.emit(QUrl("#who_made_it"))
    assert page.contents.currentRow() == page.contents.count() - 1
    heading = page.text.document().findBlock(page._positions[-1])
    top = page.text.document().documentLayout().blockBoundingRect(heading).top()
    assert 0 <= top - page.text.verticalScrollBar().value() < page.text.viewport().height(), "however long the text is"


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_the_new_game_page_names_them_and_leads_to_the_rest(open_window: Open, game: str, lang: str) -> None:
    window = open_window(1366, 768)
    spoken(window.house, lang)
    window.routes.new_game(game)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.told.text() == window.house.about(game, "story")
    for size, text in (((1366, 768), 100), ((1366, 768), 200), ((1024, 700), 150), ((1024, 700), 200)):
        have(window, size, text)
        page.grab()
        assert_named(page, game)
    page.story_link.click()
    assert isinstance(window.page, ReaderPage) and window.page.contents.currentRow() == 0
    assert window.page._sections[0] == "the_story"


def assert_named(page: NewGamePage, game: str) -> None:
    """The makers stand on the cover, beside the story and in nobody's way."""
    assert clipped(page) == [] and nameless(page) == []
    assert page.by.isVisible() and page.by.text() in makers.short(page.house, game)
    words = [label for label in (page.told, page.by) if label.isVisible()]
    places = [page._cover.toRect()] + [
        QRect(each.mapTo(page, QPoint()), each.size()) for each in (*words, *page._links)
    ]
    assert all(places[0].contains(each) for each in places[1:])
    assert not any(one.intersects(other) for at, one in enumerate(places[1:]) for other in places[at + 2 :])
    assert min(each.y() for each in places[1:]) - page._heading.height > places[0].y() + places[0].height() * 0.09, (
        "some of the picture is seen"
    )
    assert page.story_link.accessibleName() == page.house.words.line("house.makers.link")
    assert all(heard(label) == label.text() for label in words)


def heard(label: QWidget) -> str:
    """What assistive tools call it."""
    return QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
