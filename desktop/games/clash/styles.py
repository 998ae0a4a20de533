"""Ways to play Clash of Decks at equal strength: into the open lane, against what stands there, with a full hand."""

from collections.abc import Sequence
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Figure, Style
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games.clash.cards import ATTACK, COST, HEALTH
from desktop.games.clash.rules import END
from desktop.games.clash.state import HAND, LANE, ClashState


def raids(info: InfoSet, actions: list[Action]) -> list[float]:
    """Strong units, and where the fewest stand against them."""
    return _placed(info, actions, ATTACK, 20.0, -1)


def guards(info: InfoSet, actions: list[Action]) -> list[float]:
    """Sturdy units, and where the most stand against them."""
    return _placed(info, actions, HEALTH, 10.0, 1)


def _placed(info: InfoSet, actions: list[Action], body: Sequence[int], summoned: float, each: int) -> list[float]:
    """What counts of a card to be picked, and of one to be summoned: `each` for a unit that stands against it."""
    state = info.sample(Rng(0))
    assert isinstance(state, ClashState)
    foes = LANE[1 - info.seat]
    tastes = []
    for action in actions:
        taste = 0.0
        if action.verb == "pick":
            taste = float(body[action.card])
        elif action.verb == "summon":
            taste = summoned + each * len(state.zones[foes[action.target]]) + 0.1 * body[action.card]
        tastes.append(taste)
    return tastes


def hoards(info: InfoSet, actions: list[Action]) -> list[float]:
    """What stays in the hand is the next turn's mana: nothing, else what is cheap."""
    return [20.0 if action == END else 10.0 - COST[action.card] - ATTACK[action.card] / 20 for action in actions]


# ---- what is counted


def open_lane(state: ClashState, seat: int, action: Action) -> float:
    """Of the units: how many go where fewer stand against them."""
    if action.verb != "summon":
        return -1.0
    own, other = (len(state.zones[LANE[1 - seat][lane]]) for lane in (action.target, 1 - action.target))
    return -1.0 if own == other else float(own < other)


def hand_kept(state: ClashState, seat: int, action: Action) -> float:
    """The cards in hand when the assault begins; the tower is none."""
    return len(state.zones[HAND[seat]]) - 1.0 if action == END else -1.0


def held_back(state: ClashState, seat: int, action: Action) -> float:
    """Of its turns: how many it ends while a card could still be played."""
    return float(len(state.legal()) > 1) if action == END else -1.0


FIGURES: Final = (
    Figure("open_lane", open_lane),
    Figure("hand_kept", hand_kept, share=False),
    Figure("held_back", held_back),
)
STYLES: Final = (
    Style("raider", Text("clash.style.raider.name"), Text("clash.style.raider.about"), raids, 0.03),
    Style("guard", Text("clash.style.guard.name"), Text("clash.style.guard.about"), guards, 0.03),
    Style("hoarder", Text("clash.style.hoarder.name"), Text("clash.style.hoarder.about"), hoards, 0.02),
)
