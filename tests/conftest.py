"""What every test gets: Qt without a screen, a home folder of its own, and time when it is a long run.

Qt itself is only loaded by the tests that use it; pytest-qt fails a test on any Qt warning (see pyproject.toml).
"""

import gc
import os
import signal
import sys

import pytest
from hypothesis import HealthCheck, settings

from desktop.table import guard

# Unless a platform was chosen for this run, tests open no window on anybody's screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A shell's background job ignores Ctrl-C and bequeaths that; processes that tests start are to hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long examples take to make or to try says more of the machine than of the test.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


@pytest.fixture(autouse=True)
def _what_is_new_can_be_pressed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press quicker than people; those of the pause itself put it back."""
    monkeypatch.setattr(guard, "FRESH_MS", 0.0)
    monkeypatch.setattr(guard, "CALM_MS", 0.0)


@pytest.fixture(autouse=True)
def _the_air_lies_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two moments of it are alike, and whether it moves hangs on the window in front; its own tests let it."""
    air = sys.modules.get("desktop.table.scene.air")  # Qt is loaded by those who use it
    if air is not None:
        monkeypatch.setattr(air.AirItem, "let", lambda *_: None)


SOAK_SECONDS = 3600
TABLES_KEPT = 12  # tests that may have laid one
_tables: list[str] = []
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA")


@pytest.fixture(scope="session", autouse=True)
def _no_test_touches_the_persons_own_files(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Saves and settings of a test, and of the processes it starts, go into a folder that is thrown away."""
    for variable in HOMES:
        os.environ[variable] = str(tmp_path_factory.mktemp(variable.lower()))


def pytest_collection(session: pytest.Session) -> None:
    """What is collected stays to the end: the collector of garbage need not go through it, now or ever."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """It goes through what tests make alone, and so comes before a hundred closed windows wait for it."""
    gc.enable()
    gc.freeze()


def pytest_runtest_logfinish(nodeid: str) -> None:
    """A closed table is garbage that holds itself: few objects to the collector, and megabytes of pictures."""
    if nodeid.startswith(("tests/app", "tests/controller", "tests/table")):
        _tables.append(nodeid)
    if len(_tables) >= TABLES_KEPT:
        _tables.clear()
        gc.collect()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS))
