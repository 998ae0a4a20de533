"""The verbs of Ganymede, and their actions ready made."""

from typing import Final

from desktop.engine.actions import Action, Verb, Verbs
from desktop.games.ganymede.cards import NAMES
from desktop.games.ganymede.state import CAMPS, MOST

_SHIFTS: Final = tuple(
    f"{shift:+d}" if shift else "0" for shift in range(-MOST, MOST + 1)
)  # a row may be nothing but 3s
_NONE: Final = MOST  # the place of 0 among them

VERBS: Final = Verbs(
    (
        Verb("take", cards=NAMES),
        Verb("draw"),
        Verb("stop"),
        Verb("turn_up", cards=NAMES),
        Verb("fetch", cards=NAMES),
        Verb("top", cards=NAMES),
        Verb("aces", targets=tuple(str(number) for number in range(MOST + 1))),
        Verb("threes", cards=CAMPS, targets=_SHIFTS),
        Verb("remove", cards=NAMES),
        Verb("look"),
        Verb("leave"),
        Verb("sevens", targets=tuple(str(number) for number in range(MOST + 1))),
    )
)


def _of_each_card(verb: str) -> tuple[Action, ...]:
    return tuple(VERBS.action(verb, card) for card in range(len(NAMES)))


DRAW: Final = VERBS.action("draw")
STOP: Final = VERBS.action("stop")
LOOK: Final = VERBS.action("look")
LEAVE: Final = VERBS.action("leave")
TAKE: Final = _of_each_card("take")
TURN_UP: Final = _of_each_card("turn_up")
FETCH_CARD: Final = _of_each_card("fetch")
TOP: Final = _of_each_card("top")
REMOVE: Final = _of_each_card("remove")
ACES_AT: Final = tuple(VERBS.action("aces", -1, number) for number in range(MOST + 1))
SEVENS_AT: Final = tuple(VERBS.action("sevens", -1, number) for number in range(MOST + 1))


def threes(foe: int, count: int) -> list[Action]:
    """What so many 3s can do together to a foe's Strength, from the least to the most."""
    return [VERBS.action("threes", foe, _NONE + shift) for shift in range(-count, count + 1)]


def shift_of(action: Action) -> int:
    """By how much such an action changes the foe's Strength."""
    return action.target - _NONE
