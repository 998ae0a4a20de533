"""What the rival's next assault does to a side that ends its turn: the real rules, played on with what lies open.

First the own assault, after which all are healthy and who came now may strike; then the rival's, which summons nobody.
No hidden card comes into it: who strikes lies open, and so do the places of both towers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.events import Event
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text, listed, prose, seat_name
from desktop.face import Say
from desktop.games.clash.cards import HEALTH
from desktop.games.clash.rules import END
from desktop.games.clash.state import HAND, LANE, LANES, OFFER, ClashState
from desktop.games.clash.talk import card_name
from desktop.look import Threat


class Strike(NamedTuple):
    """What comes in one lane."""

    power: int  # of all blows
    health: int  # of those who stand against it
    falls: tuple[int, ...]
    tower: int  # of the blows that go on to the tower


class Assault(NamedTuple):
    """A whole assault, and what it does to the tower."""

    lanes: tuple[Strike, Strike]
    tower: int  # the card
    before: int  # steps from the end
    after: int  # of a tower that has fallen to its other side, of that
    falls: tuple[str, ...]  # in their order


def assault(info: InfoSet, action: Action | None = None) -> Assault | None:
    """The rival's, after this action and the end of the turn; None where none comes."""
    world = info.sample(Rng(0))
    assert isinstance(world, ClashState)
    seat = info.seat
    if world.zones[OFFER] or (action is not None and action.verb == "pick"):
        return None
    for each in (action, END):
        if each is not None and world.decider() == seat:
            world.apply(each)
    if world.decider() != 1 - seat:  # it is over
        return None
    before, tower = world.to_the_end(seat), world.zones[HAND[seat]][world.tower_at(seat)]
    health = [sum(HEALTH[card] for card in world.zones[zone]) for zone in LANE[seat]]
    world.log = events = list[Event]()
    world.apply(END)
    return told(events, seat, (health[0], health[1]), tower, before, world.to_the_end(seat))


def told(
    events: Sequence[Event], seat: int, health: tuple[int, int], tower: int, before: int, after: int
) -> Assault:  # fmt: skip
    """The figures of an assault on a seat, from what happened in it."""
    power, goes_on = [0, 0], [0, 0]
    falls: tuple[list[int], list[int]] = ([], [])
    fallen = []
    for event in events:
        if event.verb == "note" and event.key == "blow":
            lane = LANES.index(event.src.zone)
            power[lane] += event.value
            goes_on[lane] += event.value if event.dst.zone == "hand" else 0
        elif event.verb == "note" and event.key in ("watchtower_falls", "stronghold_falls"):
            fallen.append(event.key)
        elif event.verb == "move" and event.src.zone in LANES and event.dst.zone == "hand":
            falls[LANES.index(event.src.zone)].append(event.card)
    upper, lower = (Strike(power[lane], health[lane], tuple(falls[lane]), goes_on[lane]) for lane in (0, 1))
    return Assault((upper, lower), tower, before, after, tuple(fallen))


def threats(info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
    """Lane by lane, and at the tower."""
    coming = assault(info, action)
    if coming is None:
        return ()
    found = []
    for lane, strike in zip(LANES, coming.lanes, strict=True):
        if strike.power or strike.falls:
            found.append(_in_lane((lane, info.seat), strike, say))
    tower = _at_tower(info.seat, coming, say)
    return (*found, *([tower] if tower is not None else []))


def _in_lane(key: tuple[str, int], strike: Strike, say: Say) -> Threat:
    text = Text("clash.threat.lane", (strike.power, strike.health, seat_name(1 - key[1])))
    more = [Text("clash.threat.falls", (listed(map(card_name, strike.falls)),))] * bool(strike.falls)
    more += [Text("clash.threat.goes_on", (strike.tower,))] * bool(strike.tower)
    holds = not more
    return Threat(key, say(text), say(prose(more or [Text("clash.threat.holds")])), holds=holds)


def _at_tower(seat: int, coming: Assault, say: Say) -> Threat | None:
    key = ("track", seat)
    if "stronghold_falls" in coming.falls:
        return Threat(key, say(Text("clash.threat.stronghold")), grave=True)
    if coming.falls:
        more = Text("clash.threat.stronghold_stands", (coming.after,))
        return Threat(key, say(Text("clash.threat.watchtower")), say(more))
    if coming.after < coming.before:
        text = Text("clash.threat.tower", (coming.before, coming.after, card_name(coming.tower)))
        return Threat(key, say(text))
    return None
