"""packaging/learn_taste.py: nothing is lost between a taste and its numbers, the better one wins, a call can repeat."""

from pathlib import Path
from types import ModuleType

import pytest

from desktop.games.barbarossa.seasoned import SEASONED
from desktop.games.barbarossa.taste import KIND, PRICES, tuned

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import learn_taste

    return learn_taste


def test_a_taste_is_the_same_again_from_its_numbers(learner: ModuleType) -> None:
    again = learner.made(SEASONED, learner.numbers(SEASONED))
    for name in (*KIND, *PRICES, "losses", "hold"):
        assert getattr(again, name) == getattr(SEASONED, name), name


def test_who_buys_nothing_is_beaten(learner: ModuleType) -> None:
    nothing = tuned({}, (0.5, 1.8, 0.7), (0.0, 0.0, 2.0, 0.5, 0.5, 1.0, 1.0))
    won, ahead = learner.Table().duel(SEASONED, nothing, 0, 4)
    assert won >= 0.9 and ahead > 0.6


def test_the_same_call_makes_the_same_file(learner: ModuleType, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.py", "two.py")]
    for file in files:
        asked = ["--steps", "6", "--games", "2", "--engine", str(ROOT), "--into", str(file)]
        assert learner.main(asked) == 0
    one, two = (file.read_text(encoding="utf-8") for file in files)
    assert one == two and "SEASONED: Final[Taste] = tuned(" in one
    changed = {name: row for name, row in _rows(one).items() if row != _rows(_present())[name]}
    assert len(changed) > 20


def _present() -> str:
    return (ROOT / "desktop" / "games" / "barbarossa" / "seasoned.py").read_text(encoding="utf-8")


def _rows(text: str) -> dict[str, str]:
    return {line.split(":")[0]: line for line in text.splitlines() if line.startswith('        "')}
