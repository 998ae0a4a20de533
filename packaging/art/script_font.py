"""Makes the Japanese fonts small: kana, the 2,965 kanji of JIS level 1, and whatever else the texts in use write.

Run `python packaging/art/script_font.py --npm DIR` after gather.py, which takes the fonts whole, and again when a
Japanese text has a sign that the fonts lack (tests/table/test_fonts.py says so). It needs fonttools, in any Python:
`pip install fonttools==4.68.0`; neither the program nor its build does.

Keeps the rule that a font is shipped in parts only when its licence does not reserve its name (here `Source` is).
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from npm import HERE, RESOURCES, packages

FAMILY = "noto-sans-jp"
LANG = "ja"
SIGNS_AND_KANA = (1, 3, 4, 5)  # rows of JIS X 0208: signs, full-width digits and letters, hiragana, katakana
LEVEL_1 = range(16, 48)
LAYOUT = ("ccmp", "kern", "mark", "mkmk", "locl", "palt", "halt")


def jis(row: int) -> Iterator[str]:
    """The characters of a row of JIS X 0208."""
    for cell in range(1, 95):
        yield bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", "ignore")


def written() -> set[str]:
    """What the Japanese texts and the names of the games' makers are written with, all that is not plain ASCII."""
    files = [
        *(RESOURCES / "text" / LANG).glob("*.toml"),
        *RESOURCES.glob(f"**/{LANG}.md"),
        *RESOURCES.glob("*/makers.toml"),
    ]
    names = (HERE.parent.parent / "desktop" / "words.py").read_text(encoding="utf-8")  # a language's own name
    texts = [names, *(file.read_text(encoding="utf-8") for file in files)]
    return {letter for text in texts for letter in text if ord(letter) > 0x7F}


def wanted() -> set[str]:
    """Every character that the fonts are to hold."""
    rows = {letter for row in (*SIGNS_AND_KANA, *LEVEL_1) for letter in jis(row)}
    return (rows | written() | {chr(code) for code in range(0x20, 0x7F)}) - {""}


def subset(source: Path, target: Path, letters: set[str]) -> None:
    """Write the part of a font that has these characters."""
    from fontTools import subset as tools

    options = tools.Options()
    options.hinting = False
    options.layout_features = list(LAYOUT)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = tools.load_font(str(source), options)
    part = tools.Subsetter(options)
    part.populate(text="".join(sorted(letters)))
    part.subset(font)
    font["head"].modified = font["head"].created  # the same part is the same file
    font.recalcTimestamp = False
    tools.save_font(font, str(target), options)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--npm", type=Path, required=True, metavar="DIR", help="where `npm install` put the packages")
    modules = packages(parser, parser.parse_args().npm)
    rows = tomllib.loads((RESOURCES / "fonts" / "fonts.toml").read_text(encoding="utf-8"))
    letters = wanted()
    for key, name in rows.items():
        if key.startswith(FAMILY):
            source = next((modules / "@expo-google-fonts" / FAMILY).rglob(name))
            target = RESOURCES / "fonts" / name
            subset(source, target, letters)
            print(f"{name}: {len(letters)} characters, {target.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
