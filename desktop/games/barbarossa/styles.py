"""Ways to play Barbarossa at equal strength: who attacks wherever there is a chance, and who gathers first."""

from typing import Final

from desktop.engine.actions import Action
from desktop.engine.game import Figure, Style
from desktop.engine.infoset import InfoSet
from desktop.engine.text import Text
from desktop.games.barbarossa.cards import SP
from desktop.games.barbarossa.state import ATTACKED, BarbarossaState
from desktop.games.barbarossa.verbs import BREAK_OFF, DONE


def storms(info: InfoSet, actions: list[Action]) -> list[float]:
    """An attack, and what it takes; nothing dear to buy."""
    tastes = []
    for action in actions:
        taste = 0.0
        if action.verb == "attack":
            taste = 100.0
        elif action == BREAK_OFF:
            taste = -100.0
        elif action.verb == "buy":
            taste = -float(SP[action.card])
        elif action == DONE:
            taste = -50.0
        tastes.append(taste)
    return tastes


def gathers(info: InfoSet, actions: list[Action]) -> list[float]:
    """Dear cards, and no attack that is no gain."""
    tastes = []
    for action in actions:
        taste = 0.0
        if action.verb == "attack":
            taste = -100.0
        elif action == BREAK_OFF:
            taste = 100.0
        elif action.verb == "buy":
            taste = float(SP[action.card])
        elif action == DONE:
            taste = -50.0
        tastes.append(taste)
    return tastes


# ---- what is counted


def attacks(state: BarbarossaState, seat: int, action: Action) -> float:
    """Of the turns that could bring an attack: how many do."""
    if action.verb == "attack":
        return 1.0
    if action != DONE or state.counters[ATTACKED]:
        return -1.0
    return 0.0 if any(each.verb == "attack" for each in state.legal()) else -1.0


def price(state: BarbarossaState, seat: int, action: Action) -> float:
    """What a card that it buys costs."""
    return float(SP[action.card]) if action.verb == "buy" else -1.0


FIGURES: Final = (Figure("attacks", attacks), Figure("price", price, share=False))
STYLES: Final = (
    Style("raider", Text("barbarossa.style.raider.name"), Text("barbarossa.style.raider.about"), storms, 0.02),
    Style("hoarder", Text("barbarossa.style.hoarder.name"), Text("barbarossa.style.hoarder.about"), gathers, 0.02),
)
