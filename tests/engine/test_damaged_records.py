"""Five hundred damaged records of real games: five hundred clear refusals, no traceback, no changed file.

And as many that were sealed again after the damage: whoever wrote them, reading never ends in another error.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from desktop.engine.record import RecordError, loads, replay
from desktop.games import BY_ID
from desktop.tools.files import read_record
from tests.engine.damage import DAMAGES, real_record, sealed, tamper
from tests.games.setups import SETUPS

EACH = 125  # of four kinds
HOSTILE = 500


@pytest.fixture(scope="module")
def records() -> list[bytes]:
    """Two matches for each set-up: from its first moves to near its end."""
    return [real_record(setup, seed, plies) for setup in SETUPS for seed, plies in ((1, 9), (2, 33))]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused(
    damage: Callable[[bytes, Random], bytes], records: list[bytes], tmp_path: Path
) -> None:
    dice = Random(damage.__name__)
    path = tmp_path / "game.json"
    for number in range(EACH):
        data = damage(dice.choice(records), dice)
        path.write_bytes(data)
        with pytest.raises(RecordError) as error:
            replay(read_record(path), BY_ID, path.name)
        assert str(error.value) == f"game.json: {error.value.place}: {error.value.reason}", number
        assert error.value.place and error.value.reason
        assert path.read_bytes() == data


def test_the_records_hold_until_they_are_damaged(records: list[bytes], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for data in records:
        path.write_bytes(data)
        assert replay(read_record(path), BY_ID).steps


@pytest.mark.parametrize("part", ["anything", "checkpoint", "start"])
def test_a_record_that_was_sealed_again_is_read_or_refused(part: str, records: list[bytes]) -> None:
    hold(part, records, HOSTILE)


@pytest.mark.soak
@pytest.mark.parametrize("part", ["anything", "checkpoint", "start"])
def test_many_records_that_were_sealed_again(part: str, records: list[bytes]) -> None:
    hold(part, records, 100 * HOSTILE)


def hold(part: str, records: list[bytes], count: int) -> None:
    """Damage this part of many records; reading gives a match that can be shown, or a RecordError."""
    dice = Random(part)
    read = refused = 0
    for _ in range(count):
        table = json.loads(dice.choice(records))
        if part == "checkpoint":  # what is read when the rules are others
            table["rules"] = 0
        elif part == "start":
            table |= {"start": table["checkpoint"], "actions": []}
        tamper(table if part == "anything" else table[part], dice)
        try:
            match = replay(loads(sealed(table)), BY_ID)
        except RecordError as error:
            assert error.place and error.reason
            refused += 1
        else:
            assert match.over or match.state.legal()
            match.view(0)
            read += 1
    assert read and refused
