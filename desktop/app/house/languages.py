"""Which language the program speaks: the chosen one, or else the first of the system's that it has texts in.

A language is more than its sentences: letters for its script behind every font, Qt's own words, and how Qt writes
numbers. All of them change together, and whoever builds a page afterwards builds it in the new one.
"""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.table.drawing import theme
from desktop.words import ENGLISH, LANGUAGES, Words, offered


def of_the_system() -> str:
    """The first of the languages that this person's system is set to."""
    known = offered()
    wanted = (tag.replace("_", "-").partition("-")[0].lower() for tag in QLocale.system().uiLanguages())
    return next((lang for lang in wanted if lang in known), ENGLISH)


def fetch_letters() -> None:
    """The letters of every language stand behind every font from now on, until another language is spoken."""
    theme.FALLBACKS[:] = dict.fromkeys(
        [*theme.FALLBACKS, *(key for lang in offered() for key in LANGUAGES[lang].fonts)]
    )


def names() -> dict[str, str]:
    """What each language calls itself, with the letters for it at hand from now on."""
    fetch_letters()
    return {lang: LANGUAGES[lang].name for lang in offered()}


def fitting(chosen: str) -> str:
    """The language of the settings, or the system's while nothing was chosen, or what was chosen is not there."""
    return chosen if chosen in offered() else of_the_system()


def speak(words: Words, lang: str) -> None:
    """Say, write and count in this language from now on."""
    words.speak(lang)
    theme.FALLBACKS[:] = words.language.fonts
    theme.UPRIGHT.clear()
    theme.UPRIGHT.update(words.language.fonts)
    QLocale.setDefault(QLocale(lang))
    app = QApplication.instance()
    if isinstance(app, QApplication):
        _translate(app, lang)
        QToolTip.setFont(theme.ui_font(15))


def _translate(app: QApplication, lang: str) -> None:
    """The words on Qt's own dialogs and menus."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if lang != ENGLISH and translator.load(f"qtbase_{lang}", folder):
        app.installTranslator(translator)
