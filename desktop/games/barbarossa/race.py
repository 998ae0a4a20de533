"""How many victory points and cities each seat has, and how far Moscow is."""

from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Say, leading, ordered_from
from desktop.games.barbarossa.cards import CITY
from desktop.games.barbarossa.forces import cards, units
from desktop.games.barbarossa.plates import SIDES, seats_of
from desktop.look import Race, Runner, Score


def race(view: View, say: Say) -> Race:
    """Points decide; the game ends with the last city, which is Moscow."""
    points = [view.counters[f"vp:{seat}"] for seat in seats_of(view)]
    cities = [sum(CITY[card] for card in units(view, seat)) for seat in seats_of(view)]
    label, taken = say(Text("barbarossa.end.points")), say(Text("barbarossa.end.cities"))
    most, names = max(points), [seat_name(seat) for seat in seats_of(view)]
    return Race(
        tuple(
            Runner(
                say(names[seat]),
                *SIDES[seat],
                (
                    Score("barbarossa/vp", label, points[seat], str(points[seat])),
                    Score("barbarossa/objective", taken, cities[seat], str(cities[seat])),
                ),
                points[seat] / max(1, most),
                points[seat] == most and points.count(most) == 1,
            )
            for seat in ordered_from(view.seat, len(points))
        ),
        say(leading(names, points, "barbarossa.race.points")),
        say(Text("barbarossa.race.ends", (len(cards(view, "city")),))),
    )
