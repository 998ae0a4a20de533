"""A language from the system at the first start, another at any time, and Qt's own words with it."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import words
from desktop.app.house import languages
from desktop.app.house.house import House
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.app.pages.settings_page import SettingsPage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.engine.match import Match, Seat
from desktop.storage import settings
from desktop.table.drawing import theme
from desktop.words import LANGUAGES, Sentences, Words
from tests.app.conftest import Open
from tests.app.looking import choose

SENTENCES = words.sentences


@pytest.fixture(autouse=True)
def four_languages(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """All of them offered; what they say is English with the language before it."""

    @cache
    def said(lang: str, file: str) -> Sentences:
        english = SENTENCES("en", file)
        found = Sentences("")
        found.read.update(
            {name: f"{lang}: {text}" if isinstance(text, str) else text for name, text in english.items()}
        )
        return found

    monkeypatch.setattr(words, "sentences", said)
    monkeypatch.setattr(languages, "offered", lambda: tuple(LANGUAGES))
    yield
    languages.speak(Words(), "en")


def system(monkeypatch: pytest.MonkeyPatch, *tags: str) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: list(tags))


@pytest.mark.parametrize(
    ("tags", "lang"),
    [
        (("de-DE", "de", "en"), "de"),
        (("es-ES", "fr-CA"), "fr"),
        (("ja_JP",), "ja"),
        (("C",), "en"),
        (("pt-BR",), "en"),
        ((), "en"),
    ],
)
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch, tags: tuple[str, ...], lang: str) -> None:
    system(monkeypatch, *tags)
    assert languages.of_the_system() == lang
    assert languages.fitting("") == lang
    assert languages.fitting("tlh") == lang
    assert languages.fitting("fr") == "fr"


def test_a_language_that_is_not_there_is_not_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "offered", lambda: ("en",))
    system(monkeypatch, "de-DE")
    assert languages.fitting("ja") == "en"


@pytest.mark.parametrize(
    ("lang", "cancel"), [("de", "Abbrechen"), ("fr", "Annuler"), ("ja", "キャンセル"), ("en", "Cancel")]
)
def test_qt_speaks_along(lang: str, cancel: str) -> None:
    languages.speak(Words(), lang)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    assert QLocale().language() == QLocale(lang).language()


def test_japanese_has_its_letters_behind_every_font_and_none_slant() -> None:
    assert theme.font("cinzel 600", 20).families() == ["Cinzel"]
    assert theme.font("alegreya 500 italic", 20).italic()
    languages.speak(Words(), "ja")
    assert theme.font("cinzel 600", 20).families() == ["Cinzel", "Noto Sans JP"]
    assert not theme.font("alegreya 500 italic", 20).italic()
    languages.speak(Words(), "de")
    assert theme.font("cinzel 600", 20).families() == ["Cinzel"]


def speak(page: QWidget, lang: str) -> None:
    assert isinstance(page, SettingsPage)
    choose(page.language, list(LANGUAGES).index(lang))


def test_a_choice_holds_at_once_and_is_kept(open_window: Open, house: House) -> None:
    window = open_window()
    window.routes.settings()
    assert house.settings.language == ""
    speak(window.page, "de")
    assert isinstance(window.page, SettingsPage) and window.page.language.read() == "de"
    assert window.page.heading.text() == "de: Settings"
    assert window.windowTitle() == "de: Settings · de: Fivefold"
    kept, _ = settings.load(house.settings._file.parent) if house.settings._file else (None, None)
    assert kept is not None and kept.language == "de" and kept.names == []
    window.routes.back()
    assert window.page is window.home and window.home.isVisible()
    assert window.home.covers[0].set_up_button.text() == "de: New game"
    window.notice.tell("x")
    assert window.notice.cross.accessibleName() == "de: Close"


def test_other_settings_do_not_choose_a_language(open_window: Open, house: House) -> None:
    window = open_window()
    window.routes.settings()
    assert isinstance(window.page, SettingsPage)
    choose(window.page.speed, 0)
    assert house.settings.language == "" and house.settings.speed == "off"


def test_every_open_page_changes_and_keeps_what_was_set_up(open_window: Open) -> None:
    window = open_window()
    window.routes.new_game("toy")
    assert isinstance(window.page, NewGamePage)
    window.page.form.rows[0].name.setText("Anna")
    window.routes.rules("toy")
    window.routes.settings()
    speak(window.page, "fr")
    window.routes.back()
    assert isinstance(window.page, ReaderPage) and window.page.arrow.accessibleName() == "fr: Back"
    window.routes.back()
    assert isinstance(window.page, NewGamePage) and window.page.heading.text() == "fr: New game"
    assert window.page.form.rows[0].seat.name == "Anna"


@pytest.mark.parametrize("game", ["clash", "ganymede"])
def test_a_running_match_goes_on(house: House, qtbot: QtBot, game: str) -> None:
    window = Window(house)
    qtbot.addWidget(window)
    house.settings.speed = "off"
    window.show()
    mode = next(iter(house.games[game].info.modes))
    match = Match(house.games[game], [Seat("Mara"), Seat("Ivo")], mode, house.games[game].settle({}), 5)
    match.submit(match.state.decider(), match.state.legal()[0])
    window.routes.play(match)
    window.routes.settings()
    speak(window.page, "ja")
    window.routes.back()
    assert isinstance(window.page, PlayPage) and window.page.match is match and len(match.steps) >= 1
    assert window.page.menu.items[0].text().startswith("ja: ")
    window.close()
