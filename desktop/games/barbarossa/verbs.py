"""The verbs of Barbarossa, and their actions ready made, by card number."""

from typing import Final

from desktop.engine.actions import Action, Verb, Verbs
from desktop.games.barbarossa.cards import NAMES

MOST_SEATS: Final = 5
CONDITIONS: Final = ("active", "fatigued")
GROUPS: Final = ("tanks", "others")

_PLAIN: Final = ("done", "break_off", "keep_none", "decline")
_CARD: Final = (
    "play", "deploy", "deploy_from_hand", "fatigue", "withdraw", "activate", "attack", "buy", "keep", "remove", "gain",
    "recruit", "rally",
)  # fmt: skip
# Where the card lies: in which half of the deploying zone.
_CONDITION: Final = ("discard", "sacrifice", "lose", "repair")

VERBS: Final = Verbs(
    (
        *(Verb(name) for name in _PLAIN),
        *(Verb(name, cards=NAMES) for name in _CARD),
        *(Verb(name, cards=NAMES, targets=CONDITIONS) for name in _CONDITION),
        Verb("raze", targets=GROUPS),
        Verb("assign", targets=tuple(f"seat{seat}" for seat in range(MOST_SEATS))),
    )
)


def _each(verb: str) -> tuple[Action, ...]:
    return tuple(VERBS.action(verb, card) for card in range(len(NAMES)))


def _both(verb: str) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """By condition, then card."""
    active, fatigued = (tuple(VERBS.action(verb, card, half) for card in range(len(NAMES))) for half in (0, 1))
    return active, fatigued


DONE: Final = VERBS.action("done")
BREAK_OFF: Final = VERBS.action("break_off")
KEEP_NONE: Final = VERBS.action("keep_none")
DECLINE: Final = VERBS.action("decline")
PLAY: Final = _each("play")
DEPLOY: Final = _each("deploy")
DEPLOY_FROM_HAND: Final = _each("deploy_from_hand")
FATIGUE: Final = _each("fatigue")
WITHDRAW: Final = _each("withdraw")
ACTIVATE: Final = _each("activate")
ATTACK: Final = _each("attack")
BUY: Final = _each("buy")
KEEP: Final = _each("keep")
REMOVE: Final = _each("remove")
GAIN_CARD: Final = _each("gain")
RECRUIT: Final = _each("recruit")
RALLY: Final = _each("rally")
DISCARD_CARD: Final = _both("discard")
SACRIFICE_CARD: Final = _both("sacrifice")
LOSE: Final = _both("lose")
REPAIR: Final = _both("repair")
RAZE: Final = tuple(VERBS.action("raze", -1, group) for group in range(len(GROUPS)))
ASSIGN: Final = tuple(VERBS.action("assign", -1, seat) for seat in range(MOST_SEATS))
