"""The verbs of Chronicle, and their actions ready made."""

from typing import Final

from desktop.engine.actions import Action, Verb, Verbs
from desktop.games.chronicle.cards import CHARACTERS, NAMES
from desktop.games.chronicle.state import MOST_SEATS

_CARDS: Final = tuple(NAMES[card] for card in CHARACTERS)
_SEATS: Final = tuple(f"seat{seat}" for seat in range(MOST_SEATS))

VERBS: Final = Verbs(
    (
        Verb("play", cards=_CARDS),
        Verb("cover", cards=_CARDS),
        Verb("return", targets=_SEATS),
        Verb("take", cards=_CARDS),
        Verb("discard", cards=_CARDS),
        Verb("raid", targets=_SEATS),
        Verb("recall", cards=_CARDS),
        Verb("give", cards=_CARDS, targets=_SEATS),
        Verb("shed", cards=_CARDS),
        Verb("lose", cards=_CARDS),
    )
)


def _of_each_card(verb: str) -> tuple[Action, ...]:
    return tuple(VERBS.action(verb, card) for card in CHARACTERS)


def _of_each_seat(verb: str) -> tuple[Action, ...]:
    return tuple(VERBS.action(verb, target=seat) for seat in range(MOST_SEATS))


PLAY: Final = _of_each_card("play")
COVER: Final = _of_each_card("cover")
TAKE: Final = _of_each_card("take")
DISCARD_ALLY: Final = _of_each_card("discard")
RECALL: Final = _of_each_card("recall")
SHED: Final = _of_each_card("shed")
LOSE: Final = _of_each_card("lose")
RETURN: Final = _of_each_seat("return")
RAID: Final = _of_each_seat("raid")
GIVE: Final = tuple(tuple(VERBS.action("give", card, seat) for seat in range(MOST_SEATS)) for card in CHARACTERS)
