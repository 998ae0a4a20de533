"""Why a card of Ganymede may be worth it where nothing of the row shows it: stacks lie open to everybody."""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Why
from desktop.engine.infoset import InfoSet
from desktop.engine.text import Text
from desktop.games.ganymede.state import stack_name
from desktop.games.ganymede.talk import card_name


def reasons(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """That nobody else comes to have a card like it."""
    if action.verb != "take":
        return ()
    stack = info.view.zones[Place(stack_name(action.card))] or ()
    return (Why(Text("ganymede.why_so.last", (card_name(action.card),)), public=True),) if len(stack) == 1 else ()
