"""How much Fame each seat has of what wins."""

from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Say, leading, ordered_from
from desktop.games.chronicle.plates import SIDES
from desktop.games.chronicle.rules import FAME_TO_WIN
from desktop.look import Race, Runner, Score


def race(view: View, say: Say) -> Race:
    """Fame is given after each round's last meeting."""
    counters = view.counters
    fame = [counters[f"fame:{seat}"] for seat in range(sum(name.startswith("fame:") for name in counters))]
    most, label = max(fame), say(Text("chronicle.end.fame_won"))
    ahead = fame.count(most) == 1
    return Race(
        tuple(
            Runner(
                say(seat_name(seat)),
                *SIDES[seat],
                (Score("chronicle/fame", label, fame[seat], str(fame[seat])),),
                min(1.0, fame[seat] / FAME_TO_WIN),
                ahead and fame[seat] == most,
            )
            for seat in ordered_from(view.seat, len(fame))
        ),
        say(leading([seat_name(seat) for seat in range(len(fame))], fame, "chronicle.race.fame")),
        say(Text("chronicle.race.ends", (FAME_TO_WIN,))),
    )
