"""Every failure has a type and a sentence that names the file."""

import errno
from pathlib import Path

import pytest

from desktop.storage import errors
from desktop.words import Words

KINDS = (
    errors.StorageError,
    errors.FullDisk,
    errors.ReadOnly,
    errors.Missing,
    errors.Damaged,
    errors.NewerVersion,
)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_one_sentence_with_the_file(kind: type[errors.StorageError]) -> None:
    said = Words().say(kind(Path("/games/mine.json"), "the reason").text)
    assert "mine.json" in said
    assert said.endswith(".") and "house." not in said and "{" not in said


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, errors.FullDisk),
        (errno.EACCES, errors.ReadOnly),
        (errno.EROFS, errors.ReadOnly),
        (errno.ENOENT, errors.Missing),
        (errno.EIO, errors.StorageError),
    ],
)
def test_what_the_system_says_becomes_a_type(number: int, kind: type[errors.StorageError]) -> None:
    assert type(errors.from_system(Path("f"), OSError(number, "x"))) is kind


@pytest.mark.parametrize(
    ("place", "said"),
    [("actions[3]", "actions[3]: the reason"), ("", "the reason"), ("file", "the reason")],
)
def test_the_place_is_said_where_it_is_more_than_the_file(place: str, said: str) -> None:
    error = errors.StorageError(Path("/games/mine.json"), "the reason", place)
    assert (error.reason, error.place) == (said, place)
    assert str(error) == f"/games/mine.json: {said}"


def test_a_name_without_end_is_cut_and_one_that_is_no_text_is_shown() -> None:
    assert errors.shown("x" * 300) == "x" * 300 and errors.shown("x" * 301) == "x" * 300 + "…"
    assert errors.shown("a\ud800b") == "a?b"
