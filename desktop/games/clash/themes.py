"""What a mistake in Clash of Decks was about, by what lies open and the own hand."""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.clash.rules import END
from desktop.games.clash.state import LANE, ClashState
from desktop.games.clash.threats import assault


def theme(info: InfoSet, best: Action, played: Action) -> str:
    """A tower that falls comes first; then how the turn goes on, and then where to."""
    verbs = {best.verb, played.verb}
    if "pick" in verbs:
        return "deck"
    if _falls(info, played) and not _falls(info, best):
        return "tower"
    if played == END:
        return "mana"
    if best == END:
        return "hold"
    if "cast" in verbs:
        return "spells"
    if best.card == played.card:
        return "gate" if _open(info, best.target) else "lane"
    return "gate" if best.target != played.target and _open(info, best.target) else "order"


def _falls(info: InfoSet, action: Action) -> bool:
    """Whether a tower of the seat's falls in the rival's next assault, if the turn ends after this."""
    coming = assault(info, action)
    return coming is not None and bool(coming.falls)


def _open(info: InfoSet, lane: int) -> bool:
    """Whether nobody of the seat's stands in a lane in which the rival does."""
    state = info.sample(Rng(0))
    assert isinstance(state, ClashState)
    return not state.zones[LANE[info.seat][lane]] and bool(state.zones[LANE[1 - info.seat][lane]])
