"""The shipped fonts hold what the languages write: Latin letters in each of them, Japanese in one behind them all."""

import tomllib
from functools import cache

import pytest
from PySide6.QtGui import QRawFont

from desktop import resources
from desktop.words import LANGUAGES, sentences

FONTS = resources.root() / "fonts"
INDEX: dict[str, str] = tomllib.loads((FONTS / "fonts.toml").read_text(encoding="utf-8"))
SCRIPTS = {key: lang for lang, language in LANGUAGES.items() for key in language.fonts}
LATIN = "éèêëàâçîïôùûüœæÉÈÊÀÂÇÎÔÛŒäöüßÄÖÜ«»„“”‘’…–—· "
MARKS = {0x0A, 0xAD}  # line ends and soft hyphens are never drawn


@cache
def holds(key: str) -> QRawFont:
    return QRawFont(str(FONTS / INDEX[key]), 20.0)


def lacking(keys: list[str], text: str) -> list[str]:
    return sorted(
        letter
        for letter in set(text)
        if ord(letter) not in MARKS and not any(holds(key).supportsCharacter(ord(letter)) for key in keys)
    )


def written(lang: str) -> str:
    """Everything that is said in a language, its rulebooks and the About page included."""
    files = [file.stem for file in (resources.root() / "text" / lang).glob("*.toml")]
    said = [str(sentence) for file in files for sentence in sentences(lang, file).values()]
    return "".join([*said, *(page.read_text(encoding="utf-8") for page in resources.root().glob(f"**/{lang}.md"))])


@pytest.mark.parametrize("key", [key for key in INDEX if key not in SCRIPTS])
def test_each_font_has_the_letters_of_german_and_french(qapp, key):
    assert lacking([key], LATIN) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_language_writes_is_in_the_houses_fonts(qapp, lang):
    """Words in the house's type, or in the font of the language's script behind it."""
    keys = [key for key in INDEX if key.startswith("source-sans-3")][:1]
    for weight in LANGUAGES[lang].fonts or ("",):
        missing = lacking([*keys, *([weight] if weight else [])], written(lang) + LANGUAGES[lang].name)
        assert missing == [], f"{weight or keys}: {''.join(missing)}: see packaging/art/script_font.py"


@pytest.mark.parametrize("key", SCRIPTS)
def test_a_script_has_kana_common_kanji_and_signs(qapp, key):
    assert (
        lacking([key], "あんアンヴー、。「」『』・…々一右雨円王音下火花貝学気九休玉金空月犬見五口校札戦闘艦敵攻撃")
        == []
    )


def test_a_letter_that_is_missing_is_seen(qapp):
    assert lacking(["cinzel 600"], "aあ") == ["あ"]
