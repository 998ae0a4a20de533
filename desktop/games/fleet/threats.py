"""What the battle does to a side if nobody buys any more, and whether the match is lost by it.

The sums are those of the rules, over formations that lie open. The end is played on by the real rules: nobody buys or
takes an asteroid. It hangs on how many ships are left and on money, never on which card is where; what a new shop or an
asteroid might bring is said to be open.
"""

from collections.abc import Sequence
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text, prose, seat_name, stopped
from desktop.face import Say
from desktop.games.fleet.cards import CLASS, GEAR, PRICE, REPAIRS, SHIP, VALUE
from desktop.games.fleet.coins import told
from desktop.games.fleet.combat import weigh
from desktop.games.fleet.rules import result
from desktop.games.fleet.sight import asteroids_left
from desktop.games.fleet.state import DEALER, FIELD, MARKET, MONEY, SCRAP, SHOP, TURN, FleetState
from desktop.games.fleet.verbs import DECLINE, DONE
from desktop.look import Threat

CERTAIN, OPEN = "lost", "open"  # the match, and whether luck may save it


class Salvo(NamedTuple):
    """The rival's fire at a formation."""

    fire: int
    shield: int
    breaks: bool
    ships: int
    value: int  # what the rival gets for them
    end: str = ""  # CERTAIN or OPEN: how surely it costs the match
    why: str = ""  # as the rules name the end


def salvo(info: InfoSet, action: Action | None = None) -> Salvo | None:
    """The rival's as things stand, or after a purchase whose outcome is certain; None: none comes, or nobody knows."""
    view, seat = info.view, info.seat
    if view.counters["phase"] != MARKET or DONE not in info.legal:
        return None
    if action is not None and not (action is DONE or action.verb == "repair" or GEAR[action.card]):
        return None
    world = info.sample(Rng(0))
    assert isinstance(world, FleetState)
    if action is not None and action is not DONE:
        world.apply(action)
    field = [world.zones[zone][:] for zone in FIELD]
    clash, foe = weigh(*field), 1 - seat
    ships = sum(SHIP[card] for card in field[seat])
    if not ships:
        return None
    coming = Salvo(clash.fire[foe], clash.shield[seat], clash.falls[seat], ships, clash.value[seat])
    end, why = _end(world, seat, max((VALUE[card] for card in asteroids_left(view)), default=0))
    return coming._replace(end=end, why=why)


def _end(world: FleetState, seat: int, luck: int) -> tuple[str, str]:
    """Whether the match is lost before the next purchase; `luck`: the most that an asteroid may bring."""
    turn, money = world.counters[TURN], 0
    sold_out = not world.zones[SHOP] and bool(world.zones[DEALER])
    while not world.over and world.counters[TURN] == turn:
        legal = world.legal()
        if DECLINE in legal and world.decider() == seat:
            money = luck
        quiet = DONE if DONE in legal else DECLINE if DECLINE in legal else None
        if quiet is None:
            return "", ""
        world.apply(quiet)
    if not world.over:
        return "", ""
    winner, why = result(world)
    if winner != 1 - seat:
        return "", ""
    money += world.counters[MONEY[seat]]
    saved = sold_out or any(
        PRICE[card] <= money
        for card in world.zones[SHOP]
        if REPAIRS[card] and any(CLASS[wreck] == REPAIRS[card] for wreck in world.zones[SCRAP[seat]])
    )
    return OPEN if saved and why in ("stranded", "both") else CERTAIN, why


def threats(info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
    """At the own formation."""
    coming = salvo(info, action)
    if coming is None:
        return ()
    key = ("formation", info.seat)
    shots = Text("fleet.threat.breaks" if coming.breaks else "fleet.threat.holds", (coming.fire, coming.shield))
    loss = [Text("fleet.threat.loss", (coming.ships, told(coming.value), seat_name(1 - info.seat)))] * coming.breaks
    if not coming.end:
        return (Threat(key, say(shots), say(prose(loss)) if loss else "", holds=not coming.breaks),)
    name = coming.why if coming.why in ("frozen", "limit") else coming.end
    return (Threat(key, say(Text(f"fleet.threat.end.{name}")), say(stopped((shots, *loss))), grave=True),)
