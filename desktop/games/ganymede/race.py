"""How many hit points each camp has left."""

from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import Say, leading, ordered_from
from desktop.games.ganymede.plates import SIDES, camps, who
from desktop.games.ganymede.state import FULL
from desktop.look import Race, Runner, Score


def race(view: View, say: Say) -> Race:
    """The camp with the most is ahead; Purple ends the game when it falls, the others when both have fallen."""
    points = [view.counters[f"hp:{camp}"] for camp in range(camps(view))]
    names = [who(view, camp) for camp in range(len(points))]
    label = say(Text("ganymede.table.hp"))
    most = max(points)
    ahead = points.count(most) == 1
    return Race(
        tuple(
            Runner(
                say(names[camp]),
                *SIDES[camp],
                (Score("ganymede/hp", label, points[camp], str(points[camp])),),
                points[camp] / FULL,
                ahead and points[camp] == most,
            )
            for camp in ordered_from(view.seat, len(points))
        ),
        say(leading(names, points, "ganymede.race.points")),
        say(Text("ganymede.race.ends" if len(points) == 2 else "ganymede.race.ends_purple")),
    )
