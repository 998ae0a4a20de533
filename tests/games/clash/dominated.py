"""Clash of Decks: the dominated moves."""

from desktop.engine.actions import Action
from desktop.games.clash import GAME
from desktop.games.clash.state import ClashState


def fault(state: ClashState, action: Action) -> str:
    """Why the action is dominated; empty: it is not."""
    verb = GAME.verbs.text(action).partition(":")[0]
    seat = state.decider()
    if verb not in ("summon", "cast"):
        return ""
    after = state.clone()
    after.apply(action)
    if after.over:
        return "A Stronghold rightmost loses the game." if GAME.outcome(after).winners != (seat,) else ""
    if verb == "cast" and _lying(after, seat) == _lying(state, seat) and not _castable(after):
        return "All units regain their HP at the end of the turn, and nothing else has changed."
    return ""


def _lying(state: ClashState, seat: int) -> tuple[object, ...]:
    """Where all cards lie, and how the other's units are."""
    places = GAME.view(state, seat).zones
    return tuple(
        tuple(slot if place.zone != "hand" and place.seat != seat else slot.card for slot in slots or ())
        for place, slots in places.items()
    )


def _castable(state: ClashState) -> bool:
    """Whether a second spell can follow; also the same one."""
    return any(action.verb == "cast" for action in state.legal())
