"""Matches that sit down at a table and leave it again."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop.controller import counsel, opponents
from tests.controller.sitting import Prompted, Sitting
from tests.table.decoding import _pictures_are_decoded_once  # noqa: F401 - a fixture


@pytest.fixture
def prompted(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents and counsel answer when told to."""
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(counsel, "AiRunner", Prompted)


@pytest.fixture
def sit(qtbot: Any, prompted: None) -> Iterator[Callable[..., Sitting]]:
    """Sit down to a match."""
    sittings: list[Sitting] = []

    def start(*args: Any, **options: Any) -> Sitting:
        sitting = Sitting(*args, **options)
        sittings.append(sitting)
        qtbot.addWidget(sitting.view)
        return sitting.start()

    yield start
    for sitting in sittings:
        sitting.controller.close()
