"""Ways to play Ganymede at equal strength: one card more, or a row that stands."""

from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Figure, Style
from desktop.engine.text import Text
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.state import ROW, GanymedeState
from desktop.games.ganymede.verbs import DRAW, STOP

CLOSE: Final = (14, 17)  # what a row counts where another card is anybody's guess


def dares(info: InfoSet, actions: list[Action]) -> list[float]:
    """One card more."""
    return [1.0 if action == DRAW else -1.0 if action == STOP else 0.0 for action in actions]


def stands(info: InfoSet, actions: list[Action]) -> list[float]:
    """What stands may not fall."""
    return [1.0 if action == STOP else -1.0 if action == DRAW else 0.0 for action in actions]


# ---- what is counted


def draws(state: GanymedeState, seat: int, action: Action) -> float:
    """Of the draws to a row that counts 14 to 17: how many it dares."""
    if not CLOSE[0] <= sum(VALUE[card] for card in state.zones[ROW[seat]]) <= CLOSE[1]:
        return -1.0
    legal = state.legal()
    return float(action == DRAW) if DRAW in legal and STOP in legal else -1.0


def high_cards(state: GanymedeState, seat: int, action: Action) -> float:
    """The value of the cards that it takes."""
    return float(VALUE[action.card]) if action.verb == "take" else -1.0


FIGURES: Final = (Figure("draws", draws), Figure("high_cards", high_cards, share=False))
STYLES: Final = (
    Style("gambler", Text("ganymede.style.gambler.name"), Text("ganymede.style.gambler.about"), dares, 0.02),
    Style("rock", Text("ganymede.style.rock.name"), Text("ganymede.style.rock.about"), stands, 0.03),
)
