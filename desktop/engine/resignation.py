"""How a match ends when a seat gives it up: one rule for every game.

The seat that resigns loses, and all who would have won or lost with it. Where only one side is left, that side wins.
Where several are left, the match ends as it stands: whoever has most of what the game counts wins, equals together.
"""

from desktop.engine.game import Game, Outcome
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name


def resigned(game: Game, state: State, seat: int) -> Outcome:
    """The end of a match that a seat has given up."""
    seats = range(state.setting.seats)
    sides = game.sides.get(state.setting.mode) or tuple((each,) for each in seats)
    left = [side for side in sides if seat not in side]
    together = len(sides) < len(seats)
    who = seat_name(seat)
    if len(left) > 1:
        standing = game.outcome(state).scores
        most = max(standing[each] for side in left for each in side)
        winners = tuple(each for side in left for each in side if standing[each] == most)
        return Outcome(winners, standing, Text("house.end.resigned_standing", (who,)), together)
    winners = left[0] if left else ()
    scores = tuple(float(each in winners) for each in seats)
    why = "house.end.resigned" if left else "house.end.resigned_together"
    return Outcome(winners, scores, Text(why, (who,)), together)
