"""The golden playthroughs: a change of rules is a readable diff of the files beside this one."""

import pytest

from tests.games.setups import SETUPS, SetUp
from tests.golden.regenerate import FOLDER, path, playthrough


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_game_goes_as_it_is_written(setup: SetUp) -> None:
    written = path(setup).read_text(encoding="utf-8")
    # A list of lines: pytest then shows which lines differ.
    assert playthrough(setup).splitlines() == written.splitlines(), "if meant: python -m tests.golden.regenerate"


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(setup) for setup in SETUPS}
