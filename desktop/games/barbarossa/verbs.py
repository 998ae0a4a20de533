"""The verbs of Barbarossa, and their actions ready made, by card number."""

from desktop.engine.actions import Action, Verb, Verbs
from desktop.games.barbarossa.cards import NAMES

MOST_SEATS = 5
CONDITIONS = ("active", "fatigued")
GROUPS = ("tanks", "others")

_PLAIN = ("done", "break_off", "keep_none", "decline")
_CARD = (
    "play", "deploy", "deploy_from_hand", "fatigue", "withdraw", "activate", "attack", "buy", "keep", "remove", "gain",
    "recruit", "rally",
)  # fmt: skip
_CONDITION = ("discard", "sacrifice", "lose", "repair")  # where the card lies: in which half of the deploying zone

VERBS = Verbs(
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


DONE, BREAK_OFF, KEEP_NONE, DECLINE = (VERBS.action(name) for name in _PLAIN)
PLAY, DEPLOY, DEPLOY_FROM_HAND = _each("play"), _each("deploy"), _each("deploy_from_hand")
FATIGUE, WITHDRAW, ACTIVATE, ATTACK = _each("fatigue"), _each("withdraw"), _each("activate"), _each("attack")
BUY, KEEP, REMOVE, GAIN_CARD = _each("buy"), _each("keep"), _each("remove"), _each("gain")
RECRUIT, RALLY = _each("recruit"), _each("rally")
DISCARD_CARD, SACRIFICE_CARD = _both("discard"), _both("sacrifice")
LOSE, REPAIR = _both("lose"), _both("repair")
RAZE = tuple(VERBS.action("raze", -1, group) for group in range(len(GROUPS)))
ASSIGN = tuple(VERBS.action("assign", -1, seat) for seat in range(MOST_SEATS))
