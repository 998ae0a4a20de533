"""The verbs of Ganymede, and their actions ready made."""

from desktop.engine.actions import Action, Verb, Verbs
from desktop.games.ganymede.cards import NAMES
from desktop.games.ganymede.state import CAMPS, MOST

_SHIFTS = tuple(f"{shift:+d}" if shift else "0" for shift in range(-MOST, MOST + 1))  # a row may be nothing but 3s
_NONE = MOST  # the place of 0 among them

VERBS = Verbs(
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


DRAW, STOP = VERBS.action("draw"), VERBS.action("stop")
LOOK, LEAVE = VERBS.action("look"), VERBS.action("leave")
TAKE, TURN_UP, FETCH_CARD, TOP, REMOVE = (_of_each_card(verb) for verb in ("take", "turn_up", "fetch", "top", "remove"))
ACES_AT = tuple(VERBS.action("aces", -1, number) for number in range(MOST + 1))
SEVENS_AT = tuple(VERBS.action("sevens", -1, number) for number in range(MOST + 1))


def threes(foe: int, count: int) -> list[Action]:
    """What so many 3s can do together to a foe's Strength, from the least to the most."""
    return [VERBS.action("threes", foe, _NONE + shift) for shift in range(-count, count + 1)]


def shift_of(action: Action) -> int:
    """By how much such an action changes the foe's Strength."""
    return action.target - _NONE
