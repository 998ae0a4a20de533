"""How High Card is played: take a trick as cheaply as can be, else throw away the least."""

from desktop.games.highcard.cards import RANK
from desktop.games.highcard.state import HighCardState, won

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Level
from desktop.engine.rng import Rng
from desktop.engine.text import Text


def policy(state: HighCardState, legal: list[Action], rng: Rng) -> Action:
    """Any card."""
    return legal[rng.below(len(legal))]


def evaluate(state: HighCardState, seat: int) -> float:
    """The share of the tricks taken so far."""
    taken = [len(state.zones[won(each)]) for each in range(state.setting.seats)]
    return taken[seat] / sum(taken) if sum(taken) else 1 / state.setting.seats


def greedy(info: InfoSet, rng: Rng) -> Action:
    """Lead the highest; follow with the lowest that wins, else with the lowest."""
    by_rank = sorted(info.legal, key=lambda action: RANK[action.card])
    places = [slots for place, slots in info.view.zones.items() if place.zone == "played"]
    lying = [RANK[slot.card] for slots in places for slot in slots or () if slot.card is not None]
    if not lying:
        return by_rank[-1]
    return next((action for action in by_rank if RANK[action.card] > max(lying)), by_rank[0])


BOTS = Bots(
    policy,
    evaluate,
    greedy,
    (
        Level("easy", "careless", Text("house.level.easy.name"), Text("highcard.level.easy"), blur=0.5),
        Level("standard", "search", Text("house.level.standard.name"), Text("highcard.level.standard"), 1.0, 100),
    ),
)
