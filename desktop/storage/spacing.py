"""When something learned comes back: FSRS-6, the Free Spaced Repetition Scheduler, with its published parameters.

Memory of a thing is two numbers: its difficulty, and its stability, the days after which nine in ten such things are
still known. The formulas and the 21 parameters are those of its authors (Ye and others, "The Algorithm", version 6 in
the project open-spaced-repetition), fitted there to hundreds of millions of answers; against SM-2 it foretells better
what is still known, and it takes an answer before its time for what it is worth. Here time goes in whole days.
"""

from math import exp
from typing import Final, NamedTuple

AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4  # grades of an answer; the first is a wrong one

W: Final = (
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
)  # fmt: skip
KNOWN: Final = 0.9  # how likely it is to be still known when it comes back
FACTOR: Final = KNOWN ** (-1 / W[20]) - 1
LEAST: Final = 0.001  # days of stability
LONGEST: Final = 365  # days: once a year everything comes back


class Memory(NamedTuple):
    """How well something is remembered."""

    stability: float
    difficulty: float  # from 1 to 10


def first(grade: int) -> Memory:
    """After the first answer."""
    return Memory(W[grade - 1], _within(_difficulty(grade)))


def after(memory: Memory, grade: int, days: int) -> Memory:
    """After another one, so many days later."""
    if days < 1:
        stability = _same_day(memory.stability, grade)
    elif grade == AGAIN:
        stability = _forgotten(memory, days)
    else:
        stability = _recalled(memory, grade, days)
    change = -W[6] * (grade - GOOD) * (10.0 - memory.difficulty) / 9.0
    difficulty = W[7] * _difficulty(EASY) + (1.0 - W[7]) * (memory.difficulty + change)
    return Memory(max(LEAST, stability), _within(difficulty))


def still_known(memory: Memory, days: int) -> float:
    """How likely it is to be known after so many days."""
    return float((1.0 + FACTOR * days / memory.stability) ** -W[20])


def interval(memory: Memory) -> int:
    """The days until it is to come back."""
    return min(LONGEST, max(1, round(memory.stability)))


def _difficulty(grade: int) -> float:
    return W[4] - exp(W[5] * (grade - 1)) + 1.0


def _within(difficulty: float) -> float:
    return min(10.0, max(1.0, difficulty))


def _same_day(stability: float, grade: int) -> float:
    grown = exp(W[17] * (grade - GOOD + W[18])) * stability ** -W[19]
    return float(stability * (max(1.0, grown) if grade >= GOOD else grown))


def _recalled(memory: Memory, grade: int, days: int) -> float:
    bonus = W[15] if grade == HARD else W[16] if grade == EASY else 1.0
    surprise = exp(W[10] * (1.0 - still_known(memory, days))) - 1.0
    grown = exp(W[8]) * (11.0 - memory.difficulty) * memory.stability ** -W[9] * surprise * bonus
    return float(memory.stability * (1.0 + grown))


def _forgotten(memory: Memory, days: int) -> float:
    left = W[11] * memory.difficulty ** -W[12] * ((memory.stability + 1.0) ** W[13] - 1.0)
    surprise = exp(W[14] * (1.0 - still_known(memory, days)))
    return float(min(left * surprise, memory.stability / exp(W[17] * W[18])))
