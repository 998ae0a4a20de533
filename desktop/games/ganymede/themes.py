"""What a mistake in Ganymede was about: the draw, the use of a card, what comes into the deck and what leaves it."""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.games.ganymede.verbs import DRAW, STOP

_OF = {
    "take": "recruit", "remove": "remove", "aces": "showdown", "threes": "showdown", "sevens": "showdown",
    "turn_up": "tricks", "fetch": "tricks", "top": "tricks", "look": "tricks", "leave": "tricks",
}  # fmt: skip


def theme(info: InfoSet, best: Action, played: Action) -> str:
    """By what was done; of the draw, by what should have been."""
    if {best.verb, played.verb} & {"turn_up", "fetch", "top", "look", "leave"}:
        return "tricks"
    if best == STOP:
        return "stop"
    if best == DRAW:
        return "dare"
    return _OF.get(best.verb, "")
