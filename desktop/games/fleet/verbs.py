"""The verbs of Earth vs Skaxar, and their actions ready made."""

from typing import Final

from desktop.engine.actions import Verb, Verbs
from desktop.games.fleet.cards import CLASS, NAMES, REPAIRS

FIELD_SIZE: Final = 5  # asteroids within reach

VERBS: Final = Verbs(
    (
        Verb("buy", cards=NAMES),
        Verb("repair", cards=NAMES, targets=NAMES),
        Verb("done"),
        Verb("harvest", targets=tuple(str(number + 1) for number in range(FIELD_SIZE))),
        Verb("decline"),
    )
)

DONE: Final = VERBS.action("done")
DECLINE: Final = VERBS.action("decline")
BUY: Final = tuple(VERBS.action("buy", card) for card in range(len(NAMES)))
HARVEST: Final = tuple(VERBS.action("harvest", -1, at) for at in range(FIELD_SIZE))
REPAIR: Final = tuple(  # by card, then ship
    {ship: VERBS.action("repair", card, ship) for ship, name in enumerate(CLASS) if name and name == wanted}
    for card, wanted in enumerate(REPAIRS)
)
