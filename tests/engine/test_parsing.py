"""desktop/engine/parsing.py: text becomes plain data, or a sentence says where not; nothing makes it slow or deep."""

import time

import pytest

from desktop.engine.parsing import DEEPEST, Unfit, is_word, json_of, toml_of

MANY = 100_000

GOOD_JSON = {
    '{"a": [1, 2.5, "[[[", {}]}': {"a": [1, 2.5, "[[[", {}]},
    r'"\ud83d\ude00 \\u"': "😀 \\u",
    f'"{"1" * 100}"': "1" * 100,
    "[" * DEEPEST + "]" * DEEPEST: None,
    r'["\"[", "\\"]': ['"[', "\\"],
    f'["{"[" * MANY}", {{"a": [{{}}, []]}}]': ["[" * MANY, {"a": [{}, []]}],
}
BAD_JSON = {
    "": "line 1 column 1: is not JSON",
    "[" * (DEEPEST + 1): "file: is nested too deeply",
    "[" * (DEEPEST + 1) + "1" + "]" * (DEEPEST + 1): "file: is nested too deeply",
    '{"a":[' * 17 + "1" + "]}" * 17: "file: is nested too deeply",
    "[{}," * (DEEPEST + 1): "file: is nested too deeply",
    '{"a":' * MANY: "file: is nested too deeply",
    "[" * (MANY - 1) + "1" + "]" * (MANY - 1): "file: is nested too deeply",
    "[" + "[]," * 20 + "1]": "file: holds more than 20 tables and lists",
    "[NaN]": "file: is not JSON: NaN is no number",
    "[-Infinity]": "file: is not JSON: -Infinity is no number",
    "[1e400]": "file: is not JSON: 1e400 is no number",
    "1" * 5000: "file: holds a number of more than 40 digits",
    '{"a": 1, "a": 2}': "file: is not JSON: a name stands twice in one table",
    r'["\ud800"]': "file: holds half a character",
    r'{"\uDfff": 1}': "file: holds half a character",
    '"' + '\\"' * MANY: "line 1 column 1: is not JSON",
}
GOOD_TOML = {
    "a = 1\n[b.c]\nd = 'x.y.z.1.2.3.4.5.6.7.8.9'": {"a": 1, "b": {"c": {"d": "x.y.z.1.2.3.4.5.6.7.8.9"}}},
    'a = """[[[[ "" \'\'\' """ # [[[[': {"a": "[[[[ \"\" ''' "},
    "a = [1.5, true]": {"a": [1.5, True]},
}
BAD_TOML = {
    "a": "file: is not TOML",
    "a = " + "[" * MANY: "file: is nested too deeply",
    "a = " + "{a = " * MANY: "file: is nested too deeply",
    "a." * MANY + "a = 1": "file: has a key of more than 8 parts",
    '"a".' * MANY + "a = 1": "file: has a key of more than 8 parts",
    "a = " + "1" * 5000: "file: holds a number of more than 40 digits",
    "a = 0x" + "f" * MANY: "file: holds a number of more than 40 digits",
    "a = nan": "file: is not TOML: nan is no number",
    "a = -inf": "file: is not TOML: -inf is no number",
    "a = 1e999": "file: is not TOML: 1e999 is no number",
    "a = 1979-05-27": "file: holds a date or a time",
    "a = [{b = 07:32:00}]": "file: holds a date or a time",
    "a = '''" + "''x" * MANY: "file: is not TOML",
}


@pytest.mark.parametrize("text", GOOD_JSON, ids=lambda text: text[:20])
def test_good_json_is_read(text: str) -> None:
    data = json_of(text)
    assert GOOD_JSON[text] is None or data == GOOD_JSON[text]


@pytest.mark.parametrize("text", GOOD_TOML, ids=lambda text: text[:20])
def test_good_toml_is_read(text: str) -> None:
    assert toml_of(text) == GOOD_TOML[text]


@pytest.mark.parametrize("text", BAD_JSON, ids=lambda text: text[:20])
def test_bad_json_is_said(text: str) -> None:
    begun = time.monotonic()
    with pytest.raises(Unfit) as error:
        json_of(text, tables=20 if text.count("[]") else MANY)
    assert str(error.value).startswith(BAD_JSON[text])
    assert time.monotonic() - begun < 3


@pytest.mark.parametrize("text", BAD_TOML, ids=lambda text: text[:20])
def test_bad_toml_is_said(text: str) -> None:
    begun = time.monotonic()
    with pytest.raises(Unfit) as error:
        toml_of(text)
    assert str(error.value).startswith(BAD_TOML[text])
    assert time.monotonic() - begun < 3


def test_what_may_be_an_id() -> None:
    assert all(map(is_word, ("clash", "a", "round_limit", "x-1")))
    assert not any(map(is_word, ("", "A", "1a", "a.b", "../a", "a/b", "a\0", "a\n", "é", "a" * 41, None, 5)))
