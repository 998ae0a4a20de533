"""What the opponents decide is what is written down for their version: whoever changes it raises the version."""

import tomllib
from typing import Any

import pytest

from tests.games.setups import SETUPS, SetUp
from tests.golden.opponents import FILE, digest

WRITTEN: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_opponents_of_a_version_decide_as_ever(setup: SetUp) -> None:
    written = WRITTEN[str(setup)]
    version = setup.rules().info.opponents_version
    if digest(setup) != written["digest"]:
        assert version > written["version"], "they decide otherwise: if meant, raise the game's opponents_version"
    assert (version, digest(setup)) == (written["version"], written["digest"]), "python -m tests.golden.opponents"


def test_every_set_up_is_written_down() -> None:
    assert list(WRITTEN) == [str(setup) for setup in SETUPS]
