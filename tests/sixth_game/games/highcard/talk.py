"""What High Card says, made from a view or an InfoSet alone."""

from desktop.games.highcard.cards import RANK, SUIT

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Note, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name

SECTIONS = {"play": "tricks"}


def card_name(card: int) -> Text:
    """The name of a card."""
    return Text(f"highcard.suit.{SUIT[card]}", (RANK[card],))


def describe(view: View, action: Action) -> Text:
    """One line for the log."""
    return Text("highcard.log.play", (seat_name(view.to_act), card_name(action.card)))


def why_not(view: View, attempt: Attempt) -> Reason | None:
    """Why the seat of the view may not do this."""
    if view.to_act != view.seat:
        return Reason(
            Text("house.why.over") if view.to_act < 0 else Text("house.why.turn", (seat_name(view.to_act),)), "tricks"
        )
    if attempt.src != Place("hand", view.seat):
        return Reason(Text("highcard.why.hand"), "tricks")
    if attempt.dst not in (None, Place("played", view.seat)):
        return Reason(Text("highcard.why.where"), "tricks")
    return None


def preview(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """Whether the card is the highest so far."""
    places = [slots for place, slots in info.view.zones.items() if place.zone == "played"]
    lying = [RANK[slot.card] for slots in places for slot in slots or () if slot.card is not None]
    ahead = all(RANK[action.card] > rank for rank in lying)
    return (
        Note(Text("highcard.note.ahead" if ahead else "highcard.note.behind", (card_name(action.card),)), not ahead),
    )
