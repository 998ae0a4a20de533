"""Points: gained into the purse of the seat whose turn it is, spent from it; DP are drawn at once."""

from desktop.games.barbarossa.cards import Points
from desktop.games.barbarossa.state import BP, DECK, DISCARD, HAND, OP, RP, SP, BarbarossaState


def gain(state: BarbarossaState, seat: int, points: Points, less: int = 0) -> None:
    """Points of a card; `less` SP are lost on the way."""
    op, sp, dp, rp, bp = points
    counters = state.counters
    if op:
        state.count(OP, counters[OP] + op)
    if sp > less:
        state.count(SP, counters[SP] + sp - less)
    if rp:
        state.count(RP, counters[RP] + rp)
    if bp:
        state.count(BP, counters[BP] + bp)
    if dp:
        draw(state, seat, dp)


def draw(state: BarbarossaState, seat: int, cards: int) -> None:
    """Rulebook 13-1: an empty deck is rebuilt from the discard pile; with both empty there is nothing to draw."""
    deck = state.zones[DECK[seat]]
    for _ in range(cards):
        if not deck:
            if not state.zones[DISCARD[seat]]:
                return
            rebuild(state, seat)
        state.move(DECK[seat], len(deck) - 1, HAND[seat])


def rebuild(state: BarbarossaState, seat: int) -> None:
    """Shuffle the discard pile into the empty deck.

    All that a seat ever gained was seen, so with an empty deck everybody can tell what is in its hand.
    """
    known = state.known[HAND[seat]]
    assert known is not None
    everyone = state.setting.everyone
    for at, mask in enumerate(known):
        if mask != everyone:
            state.reveal(HAND[seat], at, everyone)
    state.note("rebuilt", seat)
    while state.zones[DISCARD[seat]]:
        state.move(DISCARD[seat], len(state.zones[DISCARD[seat]]) - 1, DECK[seat])
    state.shuffle(DECK[seat])


def empty(state: BarbarossaState) -> None:
    """Rulebook 7-4: points disappear with the turn."""
    for counter in (OP, SP, RP, BP):
        if state.counters[counter]:
            state.count(counter, 0)
