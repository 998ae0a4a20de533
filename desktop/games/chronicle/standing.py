"""How things stand, from a view alone: each seat on each history, who is ahead in the meeting, who is shut out.

For the table and for sentences. Hands do not count, as only their owners know them.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.games.chronicle.cards import AGAIN, CONDITION, SUIT
from desktop.games.chronicle.histories import in_force
from desktop.games.chronicle.judgement import (
    EVIL_COUNT,
    amount_column,
    evil_to_purge,
    judge,
    tally,
)
from desktop.games.chronicle.meeting import winner
from desktop.games.chronicle.state import Won

KEPT: Final = 256  # positions whose judgement is not worked out anew: parts of the table and threats ask for the same


class Standing(NamedTuple):
    """A history that counts in this round, and how the seats stand on it."""

    history: int
    again: bool  # brought by the Conversation with a Dragon
    amounts: tuple[int, ...]  # by seat, what the condition compares; 2s count as three
    leaders: tuple[int, ...]  # the seats that would score if the round ended now


def seats_of(view: View) -> range:
    """The seats of the game that is looked at."""
    return range(len([place for place in view.zones if place.zone == "hand"]))


def allies(view: View, seat: int) -> list[int]:
    """A seat's allies."""
    return [slot.card for slot in view.zones[Place("allies", seat)] or () if slot.card is not None]


def suits_of(view: View, seat: int) -> tuple[int, int, int, int]:
    """How many cards of each suit a seat has among its allies."""
    suits = [SUIT[card] for card in allies(view, seat)]
    return suits.count(0), suits.count(1), suits.count(2), suits.count(3)


def evil_of(view: View, seat: int) -> int:
    """How many evil allies a seat has."""
    return tally(allies(view, seat))[EVIL_COUNT]


def force(view: View) -> list[tuple[int, bool]]:
    """The histories that count in this round, and which of them a Conversation brings."""
    present = [slot.card for slot in view.zones[Place("present")] or () if slot.card is not None]
    recent = [view.counters[f"recent:{n}"] for n in range(AGAIN)]
    return in_force(present, [card for card in recent if card >= 0])


def all_allies(view: View) -> list[list[int]]:
    """Each seat's allies."""
    return [allies(view, seat) for seat in seats_of(view)]


def tallies(owned: list[list[int]]) -> list[list[int]]:
    """What each seat has once its Angel has done its work."""
    found = []
    for own in owned:
        purged = evil_to_purge(own)
        found.append(tally([card for card in own if card not in purged]))
    return found


def compare(owned: list[list[int]], active: list[tuple[int, bool]]) -> tuple[Standing, ...]:
    """Every history that counts, as it would be judged with these allies."""
    return _compared(tuple(map(tuple, owned)), tuple(active))


@lru_cache(maxsize=KEPT)
def _compared(allies: tuple[tuple[int, ...], ...], active: tuple[tuple[int, bool], ...]) -> tuple[Standing, ...]:
    owned = [list(own) for own in allies]
    counted = tallies(owned)
    verdict = judge(counted, [history for history, _ in active])
    leaders = [score.seats for score in verdict.scores] or [()] * len(active)
    return tuple(
        Standing(history, again, tuple(each[amount_column(history)] for each in counted), seats)
        for (history, again), seats in zip(active, leaders, strict=True)
    )


def standings(view: View) -> tuple[Standing, ...]:
    """Every history that counts, as it would be judged now."""
    return compare(all_allies(view), force(view))


def darkness(view: View) -> bool:
    """Whether evil allies shut nobody out in this round."""
    return any(CONDITION[history] == "most_evil" for history, _ in force(view))


def shut_out(view: View) -> tuple[int, ...]:
    """The seats that their evil allies would shut out now."""
    return shut_out_by(all_allies(view), force(view))


def shut_out_by(owned: list[list[int]], active: list[tuple[int, bool]]) -> tuple[int, ...]:
    """The seats that these allies would shut out."""
    return _shut_out(tuple(map(tuple, owned)), tuple(active))


@lru_cache(maxsize=KEPT)
def _shut_out(allies: tuple[tuple[int, ...], ...], active: tuple[tuple[int, bool], ...]) -> tuple[int, ...]:
    return judge(tallies([list(own) for own in allies]), [history for history, _ in active]).shut_out


def meeting_cards(view: View) -> list[tuple[int, int]]:
    """The face-up cards of the meeting with their seats."""
    found = []
    for seat in seats_of(view):
        for slot in view.zones[Place("played", seat)] or ():
            if slot.card is not None and "public" in slot.marks:
                found.append((seat, slot.card))
    return found


def ahead(view: View) -> Won | None:
    """Who would win the meeting if it ended now; None: nobody has played."""
    if not any(view.zones[Place("played", seat)] for seat in seats_of(view)):
        return None
    return winner(meeting_cards(view), view.counters["leader"], view.counters["lead"])
