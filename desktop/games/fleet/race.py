"""How many ships each fleet has left, and how much money."""

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Say, leading, ordered_from
from desktop.games.fleet.cards import CLASS
from desktop.games.fleet.coins import told
from desktop.games.fleet.plates import side_of
from desktop.look import Race, Runner, Score


def ships_left(view: View, seat: int) -> int:
    """Ships that still fly: in the fleet, in formation, in the Repair Bay."""
    field = view.zones[Place("formation", seat)] or ()
    rest = sum(len(view.zones[Place(zone, seat)] or ()) for zone in ("fleet", "bay"))
    return rest + sum(1 for slot in field if slot.card is not None and CLASS[slot.card])


def race(view: View, say: Say) -> Race:
    """Ships decide; money buys what keeps them."""
    ships = [ships_left(view, seat) for seat in (0, 1)]
    label, money = say(Text("fleet.end.ships_left")), say(Text("fleet.end.money_left"))
    held = [view.counters[f"money:{seat}"] for seat in (0, 1)]
    return Race(
        tuple(
            Runner(
                say(seat_name(seat)),
                *side_of(view, seat),
                (
                    Score("fleet/scout", label, ships[seat], str(ships[seat])),
                    Score("fleet/money", money, held[seat], say(told(held[seat]))),
                ),
                ships[seat] / max(1, ships[seat] + len(view.zones[Place("scrap", seat)] or ())),
                ships[seat] > ships[1 - seat],
            )
            for seat in ordered_from(view.seat, 2)
        ),
        say(leading([seat_name(seat) for seat in (0, 1)], ships, "fleet.race.ships")),
        say(Text("fleet.race.ends")),
    )
