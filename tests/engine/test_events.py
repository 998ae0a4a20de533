"""desktop/engine/events.py: what happened, as data."""

from desktop.engine.events import NOWHERE, Event, Place


def test_an_event_is_public_unless_it_says_otherwise() -> None:
    event = Event("note", key="turn")
    assert (event.seen_by, event.moved_by) == (-1, -1)
    assert (event.seat, event.card, event.src, event.dst) == (-1, -1, NOWHERE, NOWHERE)


def test_nowhere_is_no_place_of_a_table() -> None:
    assert Place("") == NOWHERE and Place("deck") == Place("deck", -1) != NOWHERE
