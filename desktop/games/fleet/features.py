"""What counts of a position, as numbers: own less the other's. What each is worth was learned (weights.py).

A turn that has just begun is judged without the two ships it brought, as if they still were to come: what may be bought
for them is a matter of search. Later in a turn the battle is taken as fought with what is there.
"""

from math import log
from typing import Final

from desktop.games.fleet.cards import CLASS, CLASSES, FIRE, PRICE, REPAIRS, SHIELD, SHIP, VALUE
from desktop.games.fleet.dealer import Buy
from desktop.games.fleet.judgement import ASTEROID, PURSE
from desktop.games.fleet.state import (
    ASTEROIDS,
    BAY,
    BOUGHT,
    DEALER,
    DECK,
    FIELD,
    FLIPPED,
    MARKET,
    MONEY,
    PHASE,
    SCRAP,
    SHOP,
    FleetState,
)

NAMES: Final = (
    "guns",
    "shields",
    "might",  # few strong ships before many weak ones
    "hulls",
    "money",
    "wrecks",  # that something unsold can bring back
    "wrecks_now",  # or something in the shop that can be paid
    "hits",  # what the other loses in the next battle
    "money_early",  # money once more, for as much as there are ships left
)
BIAS: Final = False

_MONEY: Final = NAMES.index("money")
_ALL: Final = 50.0  # ships of both fleets
_CLASS: Final = tuple(CLASSES.index(name) if name else -1 for name in CLASS)  # of a ship
_REPAIRS: Final = tuple(CLASSES.index(name) if name else -1 for name in REPAIRS)
_BOTH: Final = tuple(fire + shield for fire, shield in zip(FIRE, SHIELD, strict=True))
_TOP: Final = max(SHIELD) + 1


def untouched(state: FleetState) -> bool:
    """Whether a turn has just begun: both have flipped, nobody has bought or let it be."""
    frame = state.stack[-1]
    return isinstance(frame, Buy) and not frame.last and not state.counters[BOUGHT]


def features(state: FleetState, seat: int) -> list[float]:
    """By `NAMES`."""
    own, foe = _Side(state, seat), _Side(state, 1 - seat)
    if state.counters[PHASE] == MARKET:
        if untouched(state):
            own.hold_back(state)
            foe.hold_back(state)
        else:
            _fight(state, own, foe)
    mine, theirs = own.told(state, foe), foe.told(state, own)
    found = [each - theirs[at] for at, each in enumerate(mine)]
    found.append(found[_MONEY] * (len(own.ships) + len(foe.ships)) / _ALL)
    return found


class _Side:
    """A seat's ships and money; the formation as its sums."""

    def __init__(self, state: FleetState, seat: int) -> None:
        zones = state.zones
        self.seat = seat
        self.money = state.counters[MONEY[seat]]
        self.lost: list[int] = []  # wrecks that lie in the formation still
        self.fire = self.shield = self.value = 0
        field: list[int] = []
        for card in zones[FIELD[seat]]:
            self.fire += FIRE[card]
            self.shield += SHIELD[card]
            self.value += VALUE[card]
            if SHIP[card]:
                field.append(card)
        self.field = field
        self.coming = zones[DECK[seat]] or zones[BAY[seat]]
        self.ships = zones[DECK[seat]] + zones[BAY[seat]] + field

    def hold_back(self, state: FleetState) -> None:
        """The ship of this turn is still to come."""
        at = state.counters[FLIPPED[self.seat]]
        if at < 0:
            return
        card = state.zones[FIELD[self.seat]][at]
        self.fire -= FIRE[card]
        self.shield -= SHIELD[card]
        self.value -= VALUE[card]
        self.coming = [*state.zones[DECK[self.seat]], card]

    def clear(self, state: FleetState, falls: bool) -> None:
        """No formation is left: it is destroyed, or lies in the Repair Bay."""
        if falls:
            self.lost = self.field
            self.ships = state.zones[DECK[self.seat]] + state.zones[BAY[self.seat]]
        elif not state.zones[DECK[self.seat]]:
            self.coming = self.ships
        self.fire = self.shield = self.value = 0

    def told(self, state: FleetState, foe: "_Side") -> list[float]:
        """What counts, but for what the other has of it."""
        guns = shields = might = mass = 0
        for card in self.ships:
            fire, shield, both = FIRE[card], SHIELD[card], _BOTH[card]
            guns += fire * fire
            shields += shield * shield
            might += both * both * both
            mass += both
        wrecks, now = self._wrecks(state)
        worth = foe.value * 1.0
        if foe.coming:
            worth += sum([VALUE[card] for card in foe.coming]) / len(foe.coming)
        return [
            log(guns + 1.0),
            log(shields + 1.0),
            log(might + 1.0),
            log(len(self.ships) + 1.0),
            log(1.0 + self.money / PURSE),
            wrecks / (mass + 10.0),
            now / (mass + 10.0),
            _broken(self.coming, foe.coming, self.fire - foe.shield) * worth / 10_000.0,
        ]

    def _wrecks(self, state: FleetState) -> tuple[float, float]:
        """The best wreck of each class, if something unsold brings it back, and if it can be had at once."""
        best = [0] * len(CLASSES)
        for card in state.zones[SCRAP[self.seat]] + self.lost:
            best[_CLASS[card]] = max(best[_CLASS[card]], _BOTH[card])
        unsold = now = 0
        offered = [0] * len(CLASSES)
        for card in state.zones[SHOP]:
            wanted = _REPAIRS[card]
            if wanted >= 0 and not offered[wanted]:
                offered[wanted] = 1
                unsold += best[wanted]
                if PRICE[card] <= self.money:
                    now += best[wanted]
        for card in state.zones[DEALER]:
            wanted = _REPAIRS[card]
            if wanted >= 0 and not offered[wanted]:
                offered[wanted] = 1
                unsold += best[wanted]
        return float(unsold), float(now)


def _broken(guns: list[int], shields: list[int], ahead: int) -> float:
    """How often a ship, with so much more Firepower, breaks one of the others; nobody has neither guns nor Shield."""
    weaker = [0] * (_TOP + 1)  # how many have less Shield than that
    for card in shields:
        weaker[SHIELD[card] + 1] += 1
    if not shields:
        weaker[1] = 1
    for at in range(_TOP):
        weaker[at + 1] += weaker[at]
    broken = 0
    for card in guns:
        broken += weaker[max(0, min(_TOP, FIRE[card] + ahead))]
    if not guns:
        broken = weaker[max(0, min(_TOP, ahead))]
    return broken / (max(1, len(guns)) * max(1, len(shields)))


def _fight(state: FleetState, own: _Side, foe: _Side) -> None:
    """The battle as it stands."""
    falls, destroys = foe.fire > own.shield, own.fire > foe.shield
    if not falls and not destroys:
        return
    if destroys:
        own.money += foe.value
    if falls:
        foe.money += own.value
    if destroys != falls and state.zones[ASTEROIDS]:
        loser = own if falls else foe
        loser.money += ASTEROID
    own.clear(state, falls)
    foe.clear(state, destroys)
