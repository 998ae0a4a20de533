"""A fleet deck: flipping its top ship, and shuffling the Repair Bay back into it."""

from desktop.games.fleet.state import BAY, DECK, FIELD, FLIPPED, FleetState


def flip(state: FleetState, seat: int, to: int = -1) -> bool:
    """The top ship of the fleet into the formation, if there is any.

    Rulebook, The Ships: a fleet deck that has run out is made anew of the Repair Bay, shuffled.
    """
    if not state.can_flip(seat):
        return False
    if not state.zones[DECK[seat]]:
        scramble(state, seat)
    state.move(DECK[seat], len(state.zones[DECK[seat]]) - 1, FIELD[seat], to)
    return True


def scramble(state: FleetState, seat: int) -> None:
    """The Repair Bay is shuffled into the fleet deck."""
    if state.log is not None:
        state.note("scramble", seat)
    while state.zones[BAY[seat]]:
        state.move(BAY[seat], len(state.zones[BAY[seat]]) - 1, DECK[seat])
    state.shuffle(DECK[seat])


def mark(state: FleetState, seat: int) -> None:
    """The ship flipped last is the one flipped this turn."""
    at = len(state.zones[FIELD[seat]]) - 1
    state.count(FLIPPED[seat], at)
    state.mark(FIELD[seat], at, "flipped", True)


def unmark(state: FleetState, seat: int) -> None:
    """A turn is over: no ship has been flipped in the next one."""
    at = state.counters[FLIPPED[seat]]
    if at >= 0:
        state.mark(FIELD[seat], at, "flipped", False)
        state.count(FLIPPED[seat], -1)


def reflip(state: FleetState, seat: int) -> None:
    """The flipped ship goes back into its fleet, which is shuffled; another one takes its place."""
    at = state.counters[FLIPPED[seat]]
    state.move(FIELD[seat], at, DECK[seat])
    state.shuffle(DECK[seat])
    flip(state, seat, at)
    state.mark(FIELD[seat], at, "flipped", True)
