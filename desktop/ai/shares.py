"""One decision that several processes search at once, each from its own dice; what they found is put together.

A share is known by its number: the first searches with the decision's own dice, as it would alone. What comes of a
decision follows from the iterations of its shares and nothing else, so one process can make it again, share by share.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from desktop.ai.ismcts import Found, by_visits
from desktop.ai.playouts import Tried
from desktop.engine.actions import Action
from desktop.engine.match import Spent
from desktop.engine.rng import Rng, mix

FIRST = 0  # the share of whoever leads


class Share(NamedTuple):
    """What one of them found: actions of a tree, or candidates that were played out."""

    iterations: int
    found: tuple[Found, ...] = ()
    tried: tuple[Tried, ...] = ()


Shares = Mapping[int, Share]  # by number


def nobody() -> Shares:
    """Nobody else searches."""
    return {}


def parts(spent: Spent, share: int = FIRST) -> dict[int, int]:
    """The iterations of each share; a single number is that of this one. Without any, a share did not come in time."""
    if isinstance(spent, int):
        return {share: spent}
    return {number: iterations for number, iterations in enumerate(spent) if iterations}


def total(spent: Spent) -> int:
    """The iterations of all shares."""
    return sum(parts(spent).values())


def spent_on(shares: Shares) -> Spent:
    """The iterations as a record keeps them."""
    each = tuple(shares[number].iterations if number in shares else 0 for number in range(max(shares) + 1))
    return each if any(each[1:]) else each[0]


def dice_of(rng: Rng, numbers: Iterable[int]) -> dict[int, Rng]:
    """The dice of each share: of the first the decision's own, of the others some that follow from it."""
    return {number: rng if number == FIRST else Rng(mix(rng.state, number)) for number in numbers}


def together(shares: Shares) -> list[Found]:
    """What trees of one information set found: visits and rewards added, the most visited action first."""
    if len(shares) == 1:
        return list(next(iter(shares.values())).found)
    visits: dict[Action, int] = {}
    totals: dict[Action, float] = {}
    for number in sorted(shares):
        for found in shares[number].found:
            visits[found.action] = visits.get(found.action, 0) + found.visits
            totals[found.action] = totals.get(found.action, 0.0) + found.visits * found.value
    added = [Found(action, count, totals[action] / max(1, count)) for action, count in visits.items()]
    return sorted(added, key=by_visits)
