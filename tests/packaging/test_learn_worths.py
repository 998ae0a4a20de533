"""packaging/learn_worths.py: positions are told as the first seat has them, and a call can be repeated."""

from pathlib import Path
from types import ModuleType

import pytest

from desktop.games.barbarossa.features import NAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import learn_worths

    return learn_worths


def test_whoever_is_ahead_late_in_a_game_mostly_wins_it(learner: ModuleType) -> None:
    rows = learner.rows(30, 3)
    assert {row[0] for row in rows} == set(range(30)) and {row[1] for row in rows} <= {0.0, 0.5, 1.0}
    lead, left = NAMES.index("points"), NAMES.index("moves, cities left")
    late = [row for row in rows if abs(row[3][left]) <= 0.25 and abs(row[3][lead]) >= 15]
    won = [row[1] == (row[3][lead] > 0) for row in late]
    assert len(late) >= 10 and sum(won) >= 0.85 * len(won)


def test_the_same_call_makes_the_same_file(learner: ModuleType, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.py", "two.py")]
    for file in files:
        assert learner.main(["--games", "12", "--engine", str(ROOT), "--into", str(file)]) == 0
    one, two = (file.read_text(encoding="utf-8") for file in files)
    assert one == two and one.count(",  # ") == len(NAMES)
    assert "packaging/learn_worths.py --games 12" in one
