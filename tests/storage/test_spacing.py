"""FSRS-6 gives what its authors publish for their own examples, and what anybody would expect of it."""

import pytest

from desktop.storage.spacing import AGAIN, EASY, GOOD, HARD, LONGEST, Memory, after, first, interval, still_known


def course(*answers: tuple[int, int]) -> Memory:
    """The memory after such answers: days since the one before, and the grade."""
    memory = first(answers[0][1])
    for days, grade in answers[1:]:
        memory = after(memory, grade, days)
    return memory


def test_the_published_state_of_memory() -> None:
    """py-fsrs, tests/test_basic.py, test_memo_state: stability 53.62691, difficulty 6.3574867."""
    memory = course((0, AGAIN), (0, GOOD), (1, GOOD), (3, GOOD), (8, GOOD), (21, GOOD))
    assert memory.stability == pytest.approx(53.62691, abs=1e-4)
    assert memory.difficulty == pytest.approx(6.3574867, abs=1e-4)


def test_the_published_intervals() -> None:
    """py-fsrs, tests/test_basic.py, test_review_card: 2, 11, 46, 163, 498 days for right answers, each when due."""
    memory = after(first(GOOD), GOOD, 0)
    days = []
    for _ in range(5):
        days.append(round(memory.stability))
        memory = after(memory, GOOD, days[-1])
    assert days == [2, 11, 46, 163, 498]


def test_the_published_intervals_after_two_wrong_answers() -> None:
    """The same example goes on: wrong twice, then 2, 4, 7, 12, 21 days."""
    memory, days = after(first(GOOD), GOOD, 0), 0
    for _ in range(4):
        days = round(memory.stability)
        memory = after(memory, GOOD, days)
    memory = after(memory, AGAIN, round(memory.stability))
    memory = after(memory, AGAIN, 0)
    memory = after(memory, GOOD, 0)
    found = [round(memory.stability)]
    for _ in range(4):
        memory = after(memory, GOOD, found[-1])
        found.append(round(memory.stability))
    assert found == [2, 4, 7, 12, 21]


def test_ten_easy_answers_leave_nothing_difficult() -> None:
    """py-fsrs, test_repeated_correct_reviews."""
    assert course(*[(0, EASY)] * 10).difficulty == 1.0


def test_nine_in_ten_are_known_when_it_comes_back_and_better_answers_wait_longer() -> None:
    memory = course((0, AGAIN), (1, GOOD))
    assert still_known(memory, 0) == 1.0
    assert still_known(Memory(12.0, 5.0), 12) == pytest.approx(0.9)
    waits = [after(memory, grade, 2).stability for grade in (AGAIN, HARD, GOOD, EASY)]
    assert waits == sorted(waits) and len(set(waits)) == 4


def test_it_comes_back_tomorrow_at_the_soonest_and_within_a_year() -> None:
    assert interval(first(AGAIN)) == 1
    assert interval(Memory(4000.0, 1.0)) == LONGEST
