"""A sound is never waited for and never an error."""

import subprocess
import sys
import time
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import get_args

import pytest

from desktop.table.sound.names import BED, Sound
from desktop.table.sound.sounds import LOUDEST, LOUDEST_BED, UNHEARD, Sounds, Speaker, height, may_sound

SHIPPED = Path(__file__).resolve().parents[3] / "resources" / "sounds"


@pytest.fixture
def line() -> tuple[Speaker, Connection]:
    """A speaker whose process is the test."""
    speaker = Speaker(lambda: True)
    speaker._line, there = Pipe()
    return speaker, there


def heard(there: Connection) -> list[object]:
    names = []
    while there.poll():
        names.append(there.recv())
    return names


def test_cards_that_move_together_are_one_sound(line: tuple[Speaker, Connection]) -> None:
    speaker, there = line
    table = Sounds("clash", speaker)
    table.volume = 0.3
    for _ in range(5):
        table.play("card")
    table.play("coin")
    assert heard(there) == [("clash", "card", 0.3), ("clash", "coin", 0.3)]


def test_switched_off_nothing_is_said(line: tuple[Speaker, Connection]) -> None:
    speaker, there = line
    Sounds("clash", speaker).play("card")
    assert heard(there) == []


def test_one_that_hangs_is_not_waited_for(line: tuple[Speaker, Connection]) -> None:
    speaker, there = line
    for _ in range(UNHEARD + 10):
        speaker.say("clash", "card", 1.0)
    assert len(heard(there)) == UNHEARD
    there.send(True)
    speaker.say("clash", "card", 1.0)
    assert len(heard(there)) == 1


@pytest.mark.parametrize("answer", [False, None])
def test_no_device_and_no_process_are_silence_for_a_while(  # UX 42
    line: tuple[Speaker, Connection], answer: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker, there = line
    if answer is None:
        there.close()
    else:
        there.send(answer)
    speaker.say("clash", "card", 1.0)
    assert speaker._line is None
    began: list[int] = []
    monkeypatch.setattr(speaker, "_begin", lambda: began.append(1))
    speaker.say("clash", "card", 1.0)
    assert began == []
    speaker._not_before = 0.0
    speaker.say("clash", "card", 1.0)
    assert began == [1]


# ---- beds


def test_a_bed_is_asked_for_once_and_follows_the_volume(line: tuple[Speaker, Connection]) -> None:
    speaker, there = line
    table = Sounds("clash", speaker)
    table.choose(50, 35)
    for on in (True, True, False, False):
        table.lie(on)
    table.choose(50, 100)
    table.lie(True)
    quiet = height(35, LOUDEST_BED)
    assert heard(there) == [("clash", BED, quiet), ("clash", BED, 0.0), ("clash", BED, LOUDEST_BED)]


def test_a_table_that_goes_does_not_take_the_bed_of_the_one_that_came(line: tuple[Speaker, Connection]) -> None:
    """Whichever of the two is told first; also where both are of one world."""
    speaker, there = line
    below, above = Sounds("clash", speaker), Sounds("clash", speaker)
    for table in (below, above):
        table.choose(50, 35)
    below.lie(True)
    above.lie(True)
    below.lie(False)
    assert speaker.bed == ("clash", True) and len(heard(there)) == 1
    above.lie(False)
    assert speaker.bed == ("clash", False) and heard(there) == [("clash", BED, 0.0)]


def test_a_bed_at_no_volume_begins_no_process_and_says_nothing() -> None:
    asked: list[int] = []
    speaker = Speaker(lambda: bool(asked.append(1)))
    table = Sounds("clash", speaker)
    table.choose(0, 0)
    table.lie(True)
    table.lie(False)
    table.play("card")
    assert asked == [] and speaker._line is None


def test_with_no_device_a_bed_is_asked_for_once_and_not_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    speaker = Speaker(lambda: bool(asked.append(1)))
    table = Sounds("clash", speaker)
    table.choose(50, 35)
    for _ in range(20):
        table.lie(True)
        table.play("card")
        table.lie(False)
    assert asked == [1]


def test_a_process_that_begins_anew_is_told_what_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Speaker(lambda: True)
    table = Sounds("fleet", speaker)
    table.choose(100, 100)
    speaker._not_before = time.monotonic() + 99
    table.lie(True)
    here, there = Pipe()

    def begin() -> Connection:
        speaker._line = here
        return here

    monkeypatch.setattr(speaker, "_begin", begin)
    speaker._not_before = 0.0
    table.play("card")
    assert heard(there) == [("fleet", BED, LOUDEST_BED), ("fleet", "card", LOUDEST)]


def test_the_end_of_a_bed_is_told_also_to_one_that_hangs(line: tuple[Speaker, Connection]) -> None:
    speaker, there = line
    table = Sounds("clash", speaker)
    table.choose(50, 35)
    table.lie(True)
    for _ in range(UNHEARD + 10):
        speaker.say("clash", "card", 1.0)
    table.lie(False)
    assert heard(there)[-1] == ("clash", BED, 0.0)


def test_half_of_the_line_is_a_third_of_the_height_as_quiet_was() -> None:
    assert [round(height(percent), 3) for percent in (0, 50, 100)] == [0.0, 0.3, 0.9]
    assert all(height(low) < height(low + 5) for low in range(0, 100, 5))


def test_without_card_and_server_no_process_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Speaker(lambda: False)
    speaker.say("clash", "card", 1.0)
    assert speaker._line is None
    assert speaker._not_before > time.monotonic()
    monkeypatch.setattr(sys, "platform", "win32")
    assert may_sound()


def test_a_real_process_answers_and_ends_with_the_program() -> None:
    code = (
        "from desktop.table.sound.sounds import Speaker\n"
        "if __name__ == '__main__':\n"
        "    speaker = Speaker(lambda: True)\n"
        "    speaker.say('clash', 'card', 0.1)\n"
        "    speaker.lay(speaker, 'clash', 0.1)\n"
        "    for _ in range(2):\n"
        "        assert speaker._line.poll(60)\n"
        "        print(type(speaker._line.recv()).__name__)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=True)
    assert run.stdout.split() == ["bool", "bool"]


def test_every_sound_that_can_be_named_can_be_heard() -> None:
    files = {path.stem for path in SHIPPED.glob("*.wav")}
    assert set(get_args(Sound)) - {""} == files
    assert {path.stem for path in SHIPPED.glob("*/*.wav")} <= files | {BED}
