"""The toy table, shown and with the keyboard on it."""

import sys
from collections.abc import Iterator

import pytest

from tests.table.decoding import _pictures_are_decoded_once  # noqa: F401 - a fixture
from tests.table.hearing import hearing, listening  # noqa: F401 - fixtures
from tests.table.tables import Mover, Noting, Played


@pytest.fixture
def table(qtbot) -> Iterator[Played]:  # type: ignore[no-untyped-def]
    """A table whose policy only writes down."""
    played = Played(Noting())
    qtbot.addWidget(played.view)
    played.view.show()
    yield played
    played.scene.animator.complete()


@pytest.fixture
def mover(qtbot) -> Iterator[Played]:  # type: ignore[no-untyped-def]
    """A table whose policy moves what is dropped."""
    policy = Mover()
    played = Played(policy)
    policy.scene = played.scene
    qtbot.addWidget(played.view)
    played.view.show()
    yield played
    played.scene.animator.complete()


@pytest.fixture
def accidents(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """What goes to the hook for unexpected errors, which would fail the test."""
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    return told
