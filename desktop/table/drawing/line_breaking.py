"""Where a line may end: at a space, at a soft hyphen, and in Japanese between most signs.

The rule kept for Japanese is kinsoku: no line begins with a sign that closes or goes on (`、。」ー`, small kana), none
ends with one that opens, and a number stays with what it counts. Where a line has the room a word stays whole, with
the particles after it: as near as the kinds of letters tell.
"""

from __future__ import annotations

import re

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
HYPHEN = "-"
_WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"  # kana, kanji and their signs
_HIRAGANA = "\u3041-\u3096"
_KATAKANA = "\u30a1-\u30f4\u30fc"
_KANJI = "\u3005\u3400-\u9fff"
_SPACED = re.compile("[^ \t]+[ \t]*")  # a no-break space is part of a word
_HAS_WIDE = re.compile(f"[{_WIDE}]")
_SIGNS = f"[{_WIDE}][ \t]*|[^{_WIDE}]+"  # compiled when the first Japanese line is broken
_WORDS = f"(?:[{_KANJI}]+|[{_KATAKANA}]+|[^{_WIDE} \t]+)[{_HIRAGANA}]*[ \t]*|[{_HIRAGANA}]+[ \t]*|[{_WIDE}][ \t]*"
NEVER_FIRST = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々〻ー〜～…‥）〕］｝〉》」』】〙〗”’»%％‰℃"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ!?,.:;)]}·"
)
NEVER_LAST = frozenset("（〔［｛〈《「『【〘〖“‘«([{￥＄№＃")


def needed(text: str) -> bool:
    """Whether lines of it may end elsewhere than at spaces: whoever breaks only there would split words."""
    return bool(_HAS_WIDE.search(text))


def words(paragraph: str) -> list[str]:
    """What a line is filled with, piece by piece; a piece has the space after it, or the soft hyphen."""
    return [
        piece for word in _SPACED.findall(paragraph) for part in _hyphenated(word) for piece in _apart(part, _WORDS)
    ]


def signs(word: str) -> list[str]:
    """A word that no line can hold, in the smallest pieces that may stand apart."""
    return _apart(word, _SIGNS)


def as_last(piece: str) -> str:
    """The piece as it stands at the end of a line."""
    bare = piece.rstrip(" \t")
    return bare[:-1] + HYPHEN if bare.endswith(SOFT_HYPHEN) else bare


def as_inner(piece: str) -> str:
    """The piece with another one after it."""
    return piece.replace(SOFT_HYPHEN, "")


def _hyphenated(word: str) -> list[str]:
    return re.findall(f"[^{SOFT_HYPHEN}]+{SOFT_HYPHEN}?", word) if SOFT_HYPHEN in word else [word]


def _apart(word: str, pattern: str) -> list[str]:
    if not _HAS_WIDE.search(word):
        return [word]
    pieces: list[str] = []
    for piece in re.findall(pattern, word):
        last = pieces[-1][-1] if pieces else ""
        if last and (piece[0] in NEVER_FIRST or last in NEVER_LAST or (last.isdecimal() and not piece[0].isascii())):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces
