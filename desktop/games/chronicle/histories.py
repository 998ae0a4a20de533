"""The history cards: drawing them for a round, and which conditions count in it.

Rulebook, Conversation with a Dragon: with no earlier history to apply it returns to the pile and another is drawn.
"""

from collections.abc import Sequence
from typing import Final

from desktop.games.chronicle.cards import CONDITION, MORE
from desktop.games.chronicle.state import PAST, PILE, PRESENT, RECENT, ChronicleState

ORDINARY: Final = tuple(condition not in ("again", "more") for condition in CONDITION)


def in_force(present: Sequence[int], recent: Sequence[int]) -> list[tuple[int, bool]]:
    """The histories whose conditions count, in order, and whether a Conversation brings them; one may stand twice."""
    found = []
    for card in present:
        if ORDINARY[card]:
            found.append((card, False))
        elif CONDITION[card] == "again":
            found += [(each, True) for each in recent]
    return found


def active(state: ChronicleState) -> list[int]:
    """The histories whose conditions count in this round."""
    return [card for card, _ in in_force(state.zones[PRESENT], again(state))]


def again(state: ChronicleState) -> list[int]:
    """The most recent histories of earlier rounds, each once, as a Conversation applies them."""
    return [state.counters[counter] for counter in RECENT if state.counters[counter] >= 0]


def reveal(state: ChronicleState) -> None:
    """Draw the histories of a round: the base ones, then what a Coronation among them brings."""
    for _ in range(int(state.setting.options["histories"])):
        _draw(state)
    if any(CONDITION[card] == "more" for card in state.zones[PRESENT]):
        for _ in range(MORE):
            _draw(state)


def _draw(state: ChronicleState) -> None:
    """The top history; the used ones are shuffled to be a new pile when it runs out."""
    _refill(state)
    top = state.zones[PILE][-1]
    state.move(PILE, len(state.zones[PILE]) - 1, PRESENT)
    if CONDITION[top] != "again" or again(state):
        return
    if state.log is not None:
        state.note("put_back", card=top)
    # Ruling 8: the replacement is drawn first, then the Conversation is shuffled into the pile.
    at = len(state.zones[PRESENT]) - 1
    _refill(state)
    state.move(PILE, len(state.zones[PILE]) - 1, PRESENT)
    state.move(PRESENT, at, PILE)
    state.shuffle(PILE)


def _refill(state: ChronicleState) -> None:
    if not state.zones[PILE]:
        state.move_all(PAST, PILE)
        state.shuffle(PILE)


def put_away(state: ChronicleState) -> None:
    """After the round its histories are used; the ordinary ones among them are now the most recent."""
    recent = again(state)
    for card in state.zones[PRESENT]:
        if ORDINARY[card]:
            recent = [card, *(each for each in recent if each != card)]
    for counter, card in zip(RECENT, recent, strict=False):
        if state.counters[counter] != card:
            state.count(counter, card)
    state.move_all(PRESENT, PAST)
