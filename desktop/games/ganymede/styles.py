"""Ways to play Ganymede at equal strength: one card more, or a row that stands."""

from typing import Final

from desktop.engine.actions import Action
from desktop.engine.game import Figure, Style
from desktop.engine.infoset import InfoSet
from desktop.engine.text import Text
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.state import ROW, GanymedeState
from desktop.games.ganymede.strength import LIMIT
from desktop.games.ganymede.verbs import DRAW, STOP


def dares(info: InfoSet, actions: list[Action]) -> list[float]:
    """One card more; high cards to own."""
    return [100.0 if action is DRAW else -1.0 if action is STOP else _value(action) for action in actions]


def stands(info: InfoSet, actions: list[Action]) -> list[float]:
    """What stands may not fall; low cards to own."""
    return [100.0 if action is STOP else -100.0 if action is DRAW else -_value(action) for action in actions]


def _value(action: Action) -> float:
    """High cards are taken, and low ones go."""
    if action.card < 0 or action.verb == "threes":
        return 0.0
    return -float(VALUE[action.card]) if action.verb == "remove" else float(VALUE[action.card])


# ---- what is counted


def draws(state: GanymedeState, seat: int, action: Action) -> float:
    """Of the draws that may bust: how many it dares."""
    if action.verb not in ("draw", "stop"):
        return -1.0
    risky = sum(VALUE[card] for card in state.zones[ROW[seat]]) > LIMIT - max(VALUE)
    return float(action is DRAW) if risky and DRAW in state.legal() and STOP in state.legal() else -1.0


def high_cards(state: GanymedeState, seat: int, action: Action) -> float:
    """The value of the cards that it takes."""
    return float(VALUE[action.card]) if action.verb == "take" else -1.0


FIGURES: Final = (Figure("draws", draws), Figure("high_cards", high_cards, share=False))
STYLES: Final = (
    Style("gambler", Text("ganymede.style.gambler.name"), Text("ganymede.style.gambler.about"), dares, 0.03),
    Style("rock", Text("ganymede.style.rock.name"), Text("ganymede.style.rock.about"), stands, 0.03),
)
