"""Why a card of Ganymede may be worth it where nothing of the row shows it: stacks lie open to everybody."""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Why
from desktop.engine.infoset import InfoSet
from desktop.engine.text import Text
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.odds import row_sum
from desktop.games.ganymede.state import stack_name
from desktop.games.ganymede.strength import LIMIT
from desktop.games.ganymede.talk import card_name
from desktop.games.ganymede.verbs import STOP


def reasons(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """That nobody else comes to have a card like it."""
    if action.verb != "take":
        return ()
    stack = info.view.zones[Place(stack_name(action.card))] or ()
    return (Why(Text("ganymede.why_so.last", (card_name(action.card),)), public=True),) if len(stack) == 1 else ()


def against(info: InfoSet, action: Action, better: Action) -> list[Text]:
    """What a row that stops could still take, and which card of a stack is left to the others."""
    view = info.view
    if action == STOP and better != STOP:
        total = row_sum(view, info.seat)
        return [Text("ganymede.against.stops", (total, LIMIT - total))] if total < LIMIT else []
    if action.verb == better.verb == "take" and action.card != better.card:
        return [Text("ganymede.against.strength", (VALUE[action.card], card_name(action.card)))]
    return []
