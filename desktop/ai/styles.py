"""Which of the moves that are about as good somebody takes: by the taste of a style.

A style changes nothing of what is searched or computed. What wins by force is found before, and what loses by force is
avoided after it.
"""

from typing import Final

from desktop.ai.ismcts import Found
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Style

HEARD: Final = 8  # a move looked at so many times less than the first may be anything


def in_taste(info: InfoSet, found: list[Found], style: Style | None) -> list[Action]:
    """The actions of a ranking, the best first; of those about as good as the best the one that is liked most."""
    actions = [each.action for each in found]
    if style is None or len(found) < 2:
        return actions
    first = found[0]
    if not first.visits:  # nothing was weighed
        return actions
    least = first.value - style.margin
    close = [each.action for each in found if each.value >= least and HEARD * each.visits >= first.visits]
    if len(close) < 2:
        return actions
    tastes = style.tastes(info, close)
    best = 0
    for number in range(1, len(close)):
        if tastes[number] > tastes[best]:
            best = number
    liked = close[best]
    return [liked, *[action for action in actions if action != liked]]
