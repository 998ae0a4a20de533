"""Long work goes on in between, piece by piece, and ends; and a long log is there at once from its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

import pytest
from pytestqt.qtbot import QtBot

from desktop.controller import log as logs
from desktop.controller import replay as replays
from desktop.controller import telling
from desktop.controller.log import Log
from desktop.controller.replay import Replay
from desktop.controller.spare_time import SLICE, SpareTime
from desktop.controller.turning import PublicCourse, public_course
from desktop.engine.match import Match
from desktop.face import face_of
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests import patience
from tests.controller.sitting import Sitting
from tests.controller.test_advice import played as played_out
from tests.games.setups import SETUPS
from tests.games.test_past import played

LATEST = 10


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of a hundred decisions are long ones here."""
    monkeypatch.setattr(logs, "LATEST", LATEST)
    monkeypatch.setattr(replays, "LATEST", LATEST)
    monkeypatch.setattr(telling, "AT_ONCE", LATEST)


def long_match(game: str) -> Match:
    match, digests = played(next(setup for setup in SETUPS if setup.game == game), 60)
    assert len(digests) > 3 * LATEST
    return match


def test_pieces_are_short_and_the_end_is_told_once(qtbot: QtBot) -> None:
    spare, ends, pieces = SpareTime(), list[float](), list[float]()

    def work() -> Iterator[None]:
        for _ in range(40):
            pieces.append(perf_counter())
            end = perf_counter() + 0.001
            while perf_counter() < end:
                pass
            yield

    begun = perf_counter()
    spare.do("a", work, lambda: ends.append(perf_counter()))
    spare.do("a", work, lambda: ends.append(perf_counter()))  # waits already
    assert pieces == [] and perf_counter() - begun < SLICE
    qtbot.waitUntil(lambda: bool(ends), timeout=5000)
    assert len(pieces) == 40 and len(ends) == 1
    longest = max(b - a for a, b in zip(pieces, pieces[8:], strict=False))
    assert longest > SLICE  # the window had its turn in between


def test_what_is_stopped_goes_no_further(qtbot: QtBot) -> None:
    spare, done = SpareTime(), list[int]()
    spare.do("a", lambda: (done.append(k) for k in range(10**9)), lambda: done.append(-1))
    qtbot.waitUntil(lambda: len(done) > 3, timeout=5000)
    spare.stop()
    before = len(done)
    qtbot.wait(50)
    assert len(done) == before


@pytest.mark.parametrize("game", ["clash", "barbarossa", "chronicle"])
def test_the_end_of_a_long_log_comes_first_and_in_the_end_all_of_it(game: str) -> None:
    match, words = long_match(game), Words()
    names = [seat.name for seat in match.seats]
    log, other = (Log(match, face_of(match.game), lambda text: words.say(text, names)) for _ in range(2))
    whole = other.lines(0)
    some = log.recent(0)
    assert 0 < len(some) < len(whole) and some[1:] == whole[len(whole) - len(some) + 1 :]  # lines alike are one
    steps = sum(1 for _ in log.told_bit_by_bit(0))
    assert steps > 2 * LATEST
    assert log.recent(0) == log.lines(0) == whole
    assert log.recent(0, 20) == other.lines(0, 20)


def test_a_log_grows_while_a_match_is_played_on_and_taken_back() -> None:
    match, words = long_match("clash"), Words()
    log = Log(match, face_of(match.game), lambda text: words.say(text, ["a", "b"]))
    bits = log.told_bit_by_bit(0)
    for _ in range(20):
        next(bits)
    for _ in range(3):
        match.undo(match.steps[-1].seat)
    for _ in range(2):
        match.submit(match.state.decider(), match.state.legal()[0])
    for _ in bits:
        pass
    fresh = Log(match, face_of(match.game), lambda text: words.say(text, ["a", "b"]))
    assert log.recent(0) == fresh.lines(0)


def test_a_replay_shows_its_log_and_its_curve_bit_by_bit(qtbot: QtBot) -> None:
    match = long_match("clash")
    replay = Replay(match, TableScene(), Words())
    replay.start(replay.last)
    first, curve = replay.log(), replay.course()
    assert curve[0] == []
    with qtbot.waitSignals([replay.changed, replay.weighed], timeout=10_000):
        pass
    assert len(replay.log()) > len(first)
    assert len(replay.course()[0]) == replay.last + 1
    replay.close()


def test_how_a_long_match_ended_is_told_first_and_its_course_after(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    match = played_out(1)
    controller = sit(match=match).controller
    first = controller.tells.outcome()
    assert first is not None and first.turning is None
    now = public_course(match, controller.face)
    assert first.curve == {seat: now[seat][-1:] for seat in (0, 1)}  # who stands where, for the table's order
    with qtbot.waitSignal(controller.looked_back, timeout=patience.MS):
        pass
    told = controller.tells.outcome()
    assert told is not None and told.curve == {seat: now[seat] for seat in (0, 1)} and told.turning is not None
    assert told[:4] == first[:4]


def test_a_course_follows_what_is_taken_back_and_played_on() -> None:
    match = long_match("clash")
    course = PublicCourse(match, face_of(match.game))
    bits = course.work_out()
    for _ in range(20):
        next(bits)
    assert not course.known and {len(stood) for stood in course.told().values()} == {1}
    for _ in bits:
        pass
    assert course.known
    match.undo(match.steps[-1].seat)
    match.submit(match.state.decider(), match.state.legal()[-1])
    assert not course.known
    assert sum(1 for _ in course.work_out()) == 1
    assert course.told() == public_course(match, face_of(match.game))


def test_whoever_copies_a_long_log_at_once_has_all_of_it(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    controller, copied = sit(match=played_out(1)).controller, list[int]()
    shown = controller.tells.log()
    controller.tells.whole_log(lambda lines: copied.append(len(lines)))
    assert copied == []
    qtbot.waitUntil(lambda: bool(copied), timeout=patience.MS)
    assert copied == [len(controller.tells.log())] and copied[0] > len(shown)
    controller.tells.whole_log(lambda lines: copied.append(len(lines)))
    assert copied[1:] == copied[:1]
