"""desktop/engine/rulings.py: rows of a sheet, and the texts they are told with."""

from typing import Any

from desktop.engine.rulings import read_rulings


def test_rows_keep_their_order_and_say_what_switches_them() -> None:
    rows: dict[str, dict[str, Any]] = {
        "ties": {"default": "shared", "option": "ties", "source": "silent"},
        "first": {"default": True, "source": "social"},
    }
    ties, first = read_rulings("dragons", rows)
    assert (ties.id, ties.default, ties.option, ties.source) == ("ties", "shared", "ties", "silent")
    assert (first.option, first.default) == ("", True)
    assert (ties.title.id, first.text.id) == ("dragons.ruling.ties.title", "dragons.ruling.first.text")
