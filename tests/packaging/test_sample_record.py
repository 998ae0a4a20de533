"""A match in the middle, for trying out an installation."""

from pathlib import Path
from types import ModuleType

import pytest

from desktop.engine import record
from desktop.engine.match import PERSON
from desktop.games import BY_ID

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sample_record(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import sample_record

    return sample_record


@pytest.mark.parametrize("game", BY_ID)
@pytest.mark.parametrize("turn", [0, 1])
def test_it_stops_where_it_is_asked_to(sample_record: ModuleType, tmp_path: Path, game: str, turn: int) -> None:
    file = tmp_path / f"{game}.fivefold"
    sample_record.write(game, 5, file, turn)
    match = record.replay(record.loads(file.read_text(encoding="utf-8")), BY_ID)
    assert not match.over and match.state.decider() == turn and len(match.steps) >= 5
    assert [seat.player == PERSON for seat in match.seats] == [True] + [False] * (len(match.seats) - 1)
