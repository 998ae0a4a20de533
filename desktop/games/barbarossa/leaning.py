"""Towards which cards a hand of Barbarossa leans, by what its seat has done with it: transports are played before
anything is bought, and the fewer cards are left, the fewer of them are transports.

By the deal alone each card of hand and deck lies as often in the hand. The weights say by how much hands differ from it
whose owners have gone so far in their turn, and have so many hidden cards left: fitted to 24 games of strong and
standard, seen by other games than those that they are measured with (`python -m tests.games.barbarossa.leaning`).
"""

from typing import Final, NamedTuple

from desktop.engine.game import Secret
from desktop.engine.sight import UNSEEN, View
from desktop.games.barbarossa.cards import PLAN, TRANSPORT, UNIT
from desktop.games.barbarossa.state import ACTIVATION, OPERATION
from desktop.games.barbarossa.turn import HAND_SIZE

TRANSPORTS: Final = "transports"
PLANS: Final = "plans"
UNITS: Final = "units"
OTHERS: Final = "others"


class Stage(NamedTuple):
    """How often a card of a kind is in hand where a unit is once."""

    transports: tuple[float, ...]  # with one hidden card in hand, two, ...; the last one also for more
    plans: float = 1.0
    others: float = 1.0


STAGES: Final[dict[str, Stage]] = {
    "drawn": Stage((1.0,), 1.5),
    "kept": Stage((0.7,), 1.6),
    "operating": Stage((0.39, 0.41, 0.51, 0.61), 1.3, 0.8),
    "operated": Stage((0.24, 0.6, 0.8)),
    "reinforcing": Stage((0.02,), 1.3, 0.6),
}


def kind(card: int) -> str:
    """What a card counts as here."""
    return TRANSPORTS if TRANSPORT[card] else PLANS if PLAN[card] else UNITS if UNIT[card] else OTHERS


def stage(view: View, seat: int, hidden: int) -> str:
    """How far the owner of a hand with so many hidden cards has gone with it."""
    counters = view.counters
    phase = counters["phase"] if counters["player"] == seat else ACTIVATION
    if phase == ACTIVATION:
        return "kept" if hidden > HAND_SIZE else "drawn"
    if phase == OPERATION:
        return "operating" if counters["op"] else "operated"
    return "reinforcing"


def weights(name: str, hidden: int) -> dict[str, float]:
    """By kind, at a stage and with so many hidden cards."""
    found = STAGES[name]
    transports = found.transports[min(hidden, len(found.transports)) - 1]
    return {TRANSPORTS: transports, PLANS: found.plans, UNITS: 1.0, OTHERS: found.others}


def leaning(view: View, secret: Secret) -> dict[int, float]:
    """The weights of the cards of which some lie in a hand."""
    slots = view.zones[secret.place] or ()
    hidden = sum(slots[at].card is None for at in secret.at)
    if not hidden:
        return {}
    of_kind = weights(stage(view, secret.place.seat, hidden), hidden)
    cards = {card for fact in view.notes if fact.key == UNSEEN for card in fact.cards}
    return {card: of_kind[kind(card)] for card in cards if of_kind[kind(card)] != 1.0}
