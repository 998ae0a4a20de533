"""What does not change while a game is played: seats, options, cards, zones and counters.

Every state of a game points at one `Setting`; zones and counters are ints into it.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from desktop.engine.events import Place

EVERYONE: Final = -1  # as a mask: every bit is set

Value = str | int | bool


class ZoneDef(NamedTuple):
    """A zone, and who learns what of the cards that enter it."""

    place: Place
    sees: int = EVERYONE  # the seats that see a card entering; EVERYONE: an open zone
    counts: int = EVERYONE  # the seats that may know how many lie here
    pool: str = ""  # zones of one pool may exchange their unknown cards when a world is sampled


class CounterDef(NamedTuple):
    """A number beside the cards, and who sees it."""

    name: str
    sees: int = EVERYONE


class Catalog:
    """The kinds of cards by their permanent names; a two-sided card has a kind for each side."""

    __slots__ = ("front", "names", "numbers")

    def __init__(self, names: tuple[str, ...], backs: dict[str, str] | None = None) -> None:
        self.names = names
        self.numbers = {name: number for number, name in enumerate(names)}
        self.front = list(range(len(names)))  # the kind that stands for the piece of card, for counting
        for back, front in (backs or {}).items():
            self.front[self.numbers[back]] = self.numbers[front]


@dataclass(frozen=True)
class Setting:
    """One game's fixed frame."""

    game: str
    seats: int
    mode: str
    options: dict[str, Value]
    catalog: Catalog
    zones: tuple[ZoneDef, ...]
    counters: tuple[CounterDef, ...] = ()
    sides: tuple[int, ...] = ()  # by seat, where seats win or lose together: equal numbers; empty: each for itself
    everyone: int = field(init=False)
    sees: tuple[int, ...] = field(init=False)
    pools: tuple[str, ...] = field(init=False)
    index: dict[Place, int] = field(init=False)

    def __post_init__(self) -> None:
        everyone = (1 << self.seats) - 1
        object.__setattr__(self, "everyone", everyone)
        object.__setattr__(self, "sees", tuple(zone.sees & everyone for zone in self.zones))
        object.__setattr__(self, "pools", tuple(zone.pool for zone in self.zones))
        object.__setattr__(self, "index", {zone.place: i for i, zone in enumerate(self.zones)})
