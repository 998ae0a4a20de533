"""The verbs of Earth vs Skaxar, and their actions ready made."""

from desktop.engine.actions import Verb, Verbs
from desktop.games.fleet.cards import CLASS, NAMES, REPAIRS

FIELD_SIZE = 5  # asteroids within reach

VERBS = Verbs(
    (
        Verb("buy", cards=NAMES),
        Verb("repair", cards=NAMES, targets=NAMES),
        Verb("done"),
        Verb("harvest", targets=tuple(str(number + 1) for number in range(FIELD_SIZE))),
        Verb("decline"),
    )
)

DONE, DECLINE = VERBS.action("done"), VERBS.action("decline")
BUY = tuple(VERBS.action("buy", card) for card in range(len(NAMES)))
HARVEST = tuple(VERBS.action("harvest", -1, at) for at in range(FIELD_SIZE))
REPAIR = tuple(  # by card, then ship
    {ship: VERBS.action("repair", card, ship) for ship, name in enumerate(CLASS) if name and name == wanted}
    for card, wanted in enumerate(REPAIRS)
)
