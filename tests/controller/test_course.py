"""Where a learner stands: the course follows the match, forwards and back."""

from __future__ import annotations

import pytest

from desktop.controller.course import Course
from desktop.controller.guide import guide_of, opening
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.games import BY_ID

CLASH = BY_ID["clash"]


def action(text: str) -> Action:
    return CLASH.verbs.parse(text)


@pytest.fixture
def course() -> Course:
    guide = guide_of(CLASH)
    return Course(guide, opening(guide, CLASH, ["Mara", "Ivo"]))


def play(course: Course, text: str) -> None:
    match = course._match
    match.submit(match.state.decider(), action(text))
    course.follow()


def read_on(course: Course, row_id: str) -> None:
    while course.row.id != row_id:
        assert course.next(), course.row.id


def test_what_is_read_goes_on_by_itself_and_what_is_played_does_not(course: Course) -> None:
    assert course.may_go_on and course.asked is None
    read_on(course, "summon")
    assert not course.may_go_on and not course.next()
    assert course.asked == action("summon:brute:upper")


def test_only_what_is_asked_for_is_permitted(course: Course) -> None:
    read_on(course, "summon")
    assert course.permits(action("summon:brute:upper"))
    assert not course.permits(action("summon:brute:lower")) and not course.permits(action("end"))


def test_the_move_after_what_is_read_is_permitted_too(course: Course) -> None:
    assert course.permits(action("summon:brute:upper")) and not course.permits(action("end"))
    play(course, "summon:brute:upper")
    assert course.row.id == "row"


def test_while_the_others_have_moves_left_the_learner_has_none(course: Course) -> None:
    play(course, "summon:brute:upper")
    read_on(course, "end")
    play(course, "end")
    assert course.row.id == "rival" and course.theirs == action("summon:microctopus:upper")
    assert not course.permits(action("end")) and not course.may_go_on
    play(course, "summon:microctopus:upper")
    assert course.theirs == action("end")
    play(course, "end")
    assert course.theirs is None and course.may_go_on


def test_a_move_taken_back_takes_the_lesson_back(course: Course) -> None:
    play(course, "summon:brute:upper")
    read_on(course, "end")
    assert course._match.undo(0) and course.follow()
    assert course.row.id == "summon" and course.asked == action("summon:brute:upper")


def test_nothing_comes_after_the_last_row(course: Course) -> None:
    course.at = len(course.guide.rows) - 1
    assert course.last and not course.next() and not course.permits(action("end"))


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_doing_what_is_asked_and_reading_the_rest_comes_to_the_end(game: Game) -> None:  # UX 44
    guide = guide_of(game)
    match = opening(guide, game, [str(seat) for seat in range(guide.seats)])
    course, seen = Course(guide, match), []
    while not course.last:
        seen.append(course.row.id)
        move = course.asked or course.theirs
        if move is not None:
            match.submit(match.state.decider(), move)
            course.follow()
        else:
            assert course.next()
    assert list(dict.fromkeys([*seen, course.row.id])) == [row.id for row in guide.rows]
