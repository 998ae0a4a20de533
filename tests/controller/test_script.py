"""Opponents that play what is stored: in their time, never twice, and never after the lesson."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.controller.guide import guide_of, opening
from desktop.controller.script import Script
from desktop.engine.actions import Action
from desktop.games import BY_ID

CLASH = BY_ID["clash"]
END = CLASH.verbs.parse("end")


class Lines:
    """What is to be said next; None: it is somebody else's turn."""

    def __init__(self) -> None:
        self.next: Action | None = END

    def __call__(self) -> Action | None:
        return self.next


def script(lines: Lines, ms: float = 0.0) -> Script:
    return Script(opening(guide_of(CLASH), CLASH, ["Mara", "Ivo"]), lines, lambda normal: normal * ms)


def test_it_answers_after_a_moment_and_once(qtbot: QtBot) -> None:
    one = script(Lines())
    one.start()
    with qtbot.waitSignal(one.answered):
        one.ask()
        assert not one.ready
    assert one.ready and one.take() == (END, 0) and not one.ready


def test_it_says_nothing_when_it_has_no_line(qtbot: QtBot) -> None:
    lines = Lines()
    lines.next = None
    one = script(lines)
    one.ask()
    qtbot.wait(5)
    assert not one.ready and one.thinking is None and one.pid is None


def test_a_move_taken_back_stops_what_it_was_about_to_play(qtbot: QtBot) -> None:
    one = script(Lines())
    one.ask()
    one.forget()
    qtbot.wait(5)
    assert not one.ready


def test_the_line_may_have_changed_in_the_meantime(qtbot: QtBot) -> None:
    lines = Lines()
    one = script(lines)
    one.ask()
    lines.next = None
    qtbot.wait(5)
    assert not one.ready


def test_nothing_is_played_after_the_lesson(qtbot: QtBot) -> None:
    one = script(Lines())
    one.close()
    one.ask()
    qtbot.wait(5)
    assert not one.ready
