"""How a game of Earth vs Skaxar ends, and who has won."""

from desktop.games.fleet.state import END, MONEY, STRANDED, WINNER, FleetState


def defeat(state: FleetState, seat: int) -> None:
    """Rulebook, Winning: unable to do combat, they lose the fight, and the player with ships remaining wins."""
    state.note("defeat", seat)
    _over(state, 1 - seat, STRANDED)


def most_money(state: FleetState, why: int) -> None:
    """The most money wins; equal money is a draw."""
    money = [state.counters[MONEY[seat]] for seat in (0, 1)]
    _over(state, -1 if money[0] == money[1] else int(money[1] > money[0]), why)


def _over(state: FleetState, winner: int, why: int) -> None:
    if winner >= 0:
        state.count(WINNER, winner)
    state.count(END, why)
    state.over = True
