"""Moments in words."""

from datetime import datetime

import pytest

from desktop.app.pages.times import when
from desktop.words import Words

NOW = datetime(2026, 3, 11, 21, 45)  # a Wednesday


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2026, 3, 11, 21, 44, 10), "just now"),
        (datetime(2026, 3, 11, 8, 5), "today, 08:05"),
        (datetime(2026, 3, 10, 23, 59), "yesterday, 23:59"),
        (datetime(2026, 3, 8, 12, 0), "Sunday, 12:00"),
        (datetime(2026, 3, 1, 12, 0), "1 March 2026"),
        (datetime(2025, 12, 31, 12, 0), "31 December 2025"),
        (datetime(2027, 1, 1, 12, 0), "1 January 2027"),  # a clock that was wrong
    ],
)
def test_when(then: datetime, said: str) -> None:
    assert when(Words(), then.timestamp(), NOW) == said
