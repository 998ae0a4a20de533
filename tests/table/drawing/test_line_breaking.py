"""Where lines may end: spaces, soft hyphens, and Japanese by kinsoku."""

import pytest

from desktop.table.drawing import line_breaking


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Two words", ["Two ", "words"]),
        ("50\u00a0% here", ["50\u00a0% ", "here"]),
        ("Sturm\u00adgeschütz zieht", ["Sturm\u00ad", "geschütz ", "zieht"]),
        ("山札を見る。", ["山札を", "見る。"]),
        ("「山」（札）", ["「山」", "（札）"]),
        ("カードを3枚引く", ["カードを", "3枚引く"]),
        ("きっと、", ["きっと、"]),
        ("OPを0.3秒", ["OPを", "0.3秒"]),
        ("攻撃 5", ["攻撃 ", "5"]),
        ("21を目指す戦い", ["21を", "目指す", "戦い"]),
        ("", []),
    ],
)
def test_pieces(text: str, pieces: list[str]) -> None:
    assert line_breaking.words(text) == pieces


def test_a_word_too_long_comes_apart_by_the_same_rules() -> None:
    assert line_breaking.signs("目指す。") == ["目", "指", "す。"]
    assert line_breaking.signs("リーダーシップ") == ["リー", "ダー", "シッ", "プ"]
    assert line_breaking.signs("checksum") == ["checksum"]


def test_a_soft_hyphen_shows_only_where_a_line_ends() -> None:
    assert line_breaking.as_last("Sturm\u00ad") == "Sturm-"
    assert line_breaking.as_inner("Sturm\u00ad") == "Sturm"
    assert line_breaking.as_last("end ") == "end"
