"""A sound is never waited for and never an error."""

import subprocess
import sys
import time
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import get_args

import pytest

from desktop.table.sound.names import Sound
from desktop.table.sound.sounds import UNHEARD, Sounds, Speaker, may_sound

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
        "    assert speaker._line.poll(60)\n"
        "    print(type(speaker._line.recv()).__name__)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=True)
    assert run.stdout.strip() == "bool"


def test_every_sound_that_can_be_named_can_be_heard() -> None:
    files = {path.stem for path in SHIPPED.glob("*.wav")}
    assert set(get_args(Sound)) - {""} == files
    assert {path.stem for path in SHIPPED.glob("*/*.wav")} <= files
