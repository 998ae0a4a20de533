"""Settings come back as they were, and never stop the program."""

import json
import os
from dataclasses import fields
from pathlib import Path

import pytest

from desktop.storage import settings
from desktop.storage.errors import FullDisk
from desktop.storage.settings import Settings


def test_none_yet_means_defaults_without_a_word(tmp_path: Path) -> None:
    assert settings.load(tmp_path) == (Settings(), None)


def test_every_setting_has_a_check_or_it_would_never_come_back() -> None:
    assert set(settings._CHECKS) == {item.name for item in fields(Settings) if item.name[0] != "_"}


def test_come_back_as_they_were(tmp_path: Path) -> None:
    mine, _ = settings.load(tmp_path)
    mine.speed, mine.text, mine.names, mine.fullscreen = "fast", 150, ["Mara", "Ivo"], True
    mine.setups["clash"] = {"mode": "duel", "seats": [{"name": "Mara", "player": "person"}]}
    mine.save()
    assert settings.load(tmp_path) == (mine, None)


@pytest.mark.parametrize(
    ("name", "value", "broken"),
    [
        ("theme", "contrast", "pink"),
        ("colors", "tritan", 3),
        ("cues", 0, True),
        ("beds", 100, "loud"),
        ("visible", 1400, 1),
        ("thought", 2.5, "long"),
        ("cores", 2, 3),
        ("even", 70, 100),
        ("warnings", "always", "sometimes"),
        ("step", True, "yes"),
        ("motion", "reduced", None),
        ("gestures", {"drop": 2}, {"drop": -1}),
    ],
)
def test_each_comes_back_and_a_broken_one_falls_back_with_a_notice(
    tmp_path: Path, name: str, value: object, broken: object
) -> None:
    mine, _ = settings.load(tmp_path)
    setattr(mine, name, value)
    mine.save()
    assert getattr(settings.load(tmp_path)[0], name) == value
    (tmp_path / settings.FILE).write_text(json.dumps({"version": 1, name: broken}))
    again, notice = settings.load(tmp_path)
    assert notice is not None and notice.id == "house.settings.broken"
    assert getattr(again, name) == getattr(Settings(), name)


@pytest.mark.parametrize(
    ("name", "last", "first"),
    [
        ("text", 200, 201),
        ("text", 100, 99),
        ("text", 100, True),
        ("geometry", "A" * 3999, "A" * 4000),
        ("geometry", "A", "ä"),
        ("geometry", "", 5),
        ("language", "x" * 19, "x" * 20),
        ("names", ["x" * 200] * 6, ["x" * 201]),
        ("names", [], ["Mara"] * 7),
        ("names", ["Mara"], ["Mara", 5]),
        ("names", ["Mara"], "Mara"),
        ("setups", {"clash": {}}, {"clash": []}),
        ("setups", {}, {"clash": {}, "fleet": 1}),
        ("thought", 1.0, True),
        ("cores", 1, True),
        ("cores", 4, 4.0),
        ("even", 40, 45),
        ("even", 50, 50.0),
        ("warnings", "off", False),
        ("visible", 400, 400.0),
        ("fullscreen", True, 1),
        ("cues", 100, 101),
        ("cues", 0, -1),
        ("beds", 37, 37.0),
        ("beds", 1, True),
    ],
)
def test_the_last_value_that_holds_and_the_first_that_does_not(
    tmp_path: Path, name: str, last: object, first: object
) -> None:
    for value, holds in ((last, True), (first, False)):
        (tmp_path / settings.FILE).write_text(json.dumps({"version": 1, name: value}))
        mine, notice = settings.load(tmp_path)
        assert (notice is None) is holds, value
        assert getattr(mine, name) == (value if holds else getattr(Settings(), name))


@pytest.mark.parametrize(("once", "cues", "beds"), [("off", 0, 0), ("quiet", 50, 35), ("full", 100, 35)])
def test_what_was_chosen_when_there_was_one_volume_holds_for_both(
    tmp_path: Path, once: str, cues: int, beds: int
) -> None:
    path = tmp_path / settings.FILE
    path.write_text(json.dumps({"version": 1, "sound": once, "speed": "fast"}))
    mine, notice = settings.load(tmp_path)
    assert (mine.cues, mine.beds, mine.speed, notice) == (cues, beds, "fast", None)
    mine.cues = 15
    mine.save()
    assert "sound" not in json.loads(path.read_text())
    assert settings.load(tmp_path) == (mine, None)


@pytest.mark.parametrize("once", ["loud", True, 3, None, ["off"]])
def test_one_volume_that_was_broken_falls_back_with_a_notice(tmp_path: Path, once: object) -> None:
    (tmp_path / settings.FILE).write_text(json.dumps({"version": 1, "sound": once, "speed": "fast"}))
    mine, notice = settings.load(tmp_path)
    assert notice is not None and notice.id == "house.settings.broken"
    assert (mine.cues, mine.beds, mine.speed) == (50, 35, "fast")


def test_volumes_of_their_own_hold_whatever_the_one_was(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text(json.dumps({"version": 1, "sound": "off", "cues": 70}))
    mine, notice = settings.load(tmp_path)
    assert (mine.cues, mine.beds, notice) == (70, 35, None)


def test_what_a_person_meets_who_has_chosen_nothing() -> None:
    mine = Settings()
    assert (mine.speed, mine.step, mine.thought, mine.visible) == ("normal", False, 0.3, 400)
    assert mine.cores == 0
    assert mine.even == 50
    assert (mine.text, mine.text_factor, mine.motion) == (100, 1.0, "system")
    assert (mine.theme, mine.colors, mine.cues, mine.beds) == ("dark", "usual", 50, 35)
    assert (mine.fullscreen, mine.geometry, mine.language, mine.names, mine.setups) == (False, "", "", [], {})


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"version": "1"}', b'{"version": 1, "text": 5000, "speed": "fast"}']
)
def test_broken_ones_are_kept_aside_with_a_notice(tmp_path: Path, content: bytes) -> None:
    (tmp_path / settings.FILE).write_bytes(content)
    mine, notice = settings.load(tmp_path)
    assert notice is not None and notice.id == "house.settings.broken"
    assert mine.text == 100
    assert (tmp_path / "settings.broken.json").read_bytes() == content
    mine.save()
    assert settings.load(tmp_path)[1] is None


def test_what_holds_in_broken_ones_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text(json.dumps({"version": 1, "text": "large", "speed": "fast"}))
    assert settings.load(tmp_path)[0].speed == "fast"


def test_those_of_a_later_program_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / settings.FILE
    path.write_text('{"version": 2, "speed": "warp"}')
    mine, notice = settings.load(tmp_path)
    assert notice is not None and notice.id == "house.settings.newer"
    mine.save()
    assert path.read_text() == '{"version": 2, "speed": "warp"}'


def test_broken_ones_that_cannot_be_moved_are_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / settings.FILE
    path.write_text("{")
    monkeypatch.setattr(os, "replace", lambda a, b: (_ for _ in ()).throw(PermissionError(13, "no")))
    mine, notice = settings.load(tmp_path)
    monkeypatch.undo()
    mine.save()
    assert notice is not None and path.read_text() == "{"


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, _ = settings.load(tmp_path)
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(FullDisk):
        mine.save()
