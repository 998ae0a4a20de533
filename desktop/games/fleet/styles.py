"""Ways to play Earth vs Skaxar at equal strength: by guns, by shields, with the purse closed."""

from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Figure, Style
from desktop.engine.text import Text
from desktop.games.fleet.cards import FIRE, GEAR, PRICE, SHIELD
from desktop.games.fleet.state import FleetState
from desktop.games.fleet.verbs import DONE


def _thing(action: Action) -> int:
    """What comes into the formation."""
    return action.target if action.verb == "repair" else action.card


def fires(info: InfoSet, actions: list[Action]) -> list[float]:
    """What shoots more than it holds; nothing rather than what holds more."""
    return [_more_fire(action) for action in actions]


def shields(info: InfoSet, actions: list[Action]) -> list[float]:
    """What holds more than it shoots; nothing rather than what shoots more."""
    return [-_more_fire(action) for action in actions]


def _more_fire(action: Action) -> float:
    return float(FIRE[_thing(action)] - SHIELD[_thing(action)]) if action.verb in ("buy", "repair") else 0.0


def saves(info: InfoSet, actions: list[Action]) -> list[float]:
    """Nothing, else what is cheap."""
    return [1.0 if action == DONE else -float(PRICE[action.card]) if action.card >= 0 else 0.0 for action in actions]


# ---- what is counted


def guns(state: FleetState, seat: int, action: Action) -> float:
    """Of the gear bought: how much of it shoots more than it holds."""
    if action.verb != "buy" or not GEAR[action.card] or FIRE[action.card] == SHIELD[action.card]:
        return -1.0
    return float(FIRE[action.card] > SHIELD[action.card])


def closed(state: FleetState, seat: int, action: Action) -> float:
    """Of the chances to buy: how many it lets pass."""
    return float(action == DONE) if action.verb in ("buy", "repair", "done") else -1.0


FIGURES: Final = (Figure("guns", guns), Figure("closed", closed))
STYLES: Final = (
    Style("gunner", Text("fleet.style.gunner.name"), Text("fleet.style.gunner.about"), fires, 0.015),
    Style("warden", Text("fleet.style.warden.name"), Text("fleet.style.warden.about"), shields, 0.015),
    Style("miser", Text("fleet.style.miser.name"), Text("fleet.style.miser.about"), saves, 0.01),
)
