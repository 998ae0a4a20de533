"""Ways to play Chronicle at equal strength: who takes meetings, and who lets others have them."""

from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Figure, Style
from desktop.engine.text import Text
from desktop.games.chronicle.cards import STRENGTH
from desktop.games.chronicle.state import ChronicleState


def conquers(info: InfoSet, actions: list[Action]) -> list[float]:
    """The strongest card, and openly."""
    return [float(STRENGTH[action.card]) if action.verb == "play" else 0.0 for action in actions]


def hides(info: InfoSet, actions: list[Action]) -> list[float]:
    """The weakest card; of those that lie face down the strongest, which is gone then."""
    return [
        -float(STRENGTH[action.card]) if action.verb == "play" else float(action.verb == "cover") for action in actions
    ]


# ---- what is counted


def strongest(state: ChronicleState, seat: int, action: Action) -> float:
    """Of the cards played openly where others could be: how many are the strongest of these."""
    if action.verb != "play":
        return -1.0
    open_cards = [STRENGTH[each.card] for each in state.legal() if each.verb == "play"]
    return -1.0 if min(open_cards) == max(open_cards) else float(STRENGTH[action.card] == max(open_cards))


def weakest(state: ChronicleState, seat: int, action: Action) -> float:
    """The same for the weakest."""
    if action.verb != "play":
        return -1.0
    open_cards = [STRENGTH[each.card] for each in state.legal() if each.verb == "play"]
    return -1.0 if min(open_cards) == max(open_cards) else float(STRENGTH[action.card] == min(open_cards))


FIGURES: Final = (Figure("strongest", strongest), Figure("weakest", weakest))
STYLES: Final = (
    Style("ruler", Text("chronicle.style.ruler.name"), Text("chronicle.style.ruler.about"), conquers, 0.004),
    Style("shadow", Text("chronicle.style.shadow.name"), Text("chronicle.style.shadow.about"), hides, 0.006),
)
