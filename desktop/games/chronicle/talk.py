"""What Chronicle says in the log and when it refuses, with the rulebook's section.

Everything here is made from a view, so nothing hidden can get into a sentence.
"""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Reason
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.games.chronicle.cards import NAMES, SUIT, SUITS, WILD
from desktop.games.chronicle.sight import VEILED

# The part of the rulebook that tells of a verb.
SECTIONS = {"play": "meeting", "cover": "meeting"} | dict.fromkeys(
    ("return", "take", "discard", "raid", "recall", "give", "shed", "lose"), "abilities"
)


def card_name(card: int) -> Text:
    return Text(f"chronicle.card.{NAMES[card]}.name")


def suit_name(suit: int) -> Text:
    return Text(f"chronicle.suit.{SUITS[suit]}")


def describe(view: View, action: Action) -> Text:
    """One line for the log, for the eyes of the view: what its decider does."""
    seat = seat_name(view.to_act)
    verb, card, target = action
    if verb == "cover" and view.seat != view.to_act:
        return Text("chronicle.log.cover_unseen", (seat,))
    if verb == "play":
        return _played(view, seat, card)
    if verb in ("return", "raid"):
        return Text(f"chronicle.log.{verb}", (seat, seat_name(target)))
    if verb == "give":
        return Text("chronicle.log.give", (seat, card_name(card), seat_name(target)))
    if verb in ("take", "discard"):
        return Text(f"chronicle.log.{verb}", (seat, card_name(card), seat_name(_owner(view, card))))
    return Text(f"chronicle.log.{verb}", (seat, card_name(card)))


def _played(view: View, seat: Text, card: int) -> Text:
    if view.counters["place"] == 0:
        return Text("chronicle.log.lead", (seat, card_name(card)))
    return Text("chronicle.log.play", (seat, card_name(card)))


def _owner(view: View, card: int) -> int:
    """Whose ally a card is."""
    for place, slots in view.zones.items():
        if place.zone == "allies" and any(slot.card == card for slot in slots or ()):
            return place.seat
    return view.to_act


# ---- refusals


def why_not(view: View, attempt: Attempt) -> Reason | None:
    """Why the seat of the view may not do this; None: it may."""
    if attempt.misses(view):
        return Reason(Text("house.why.nothing"), "meeting")
    if attempt.src.zone == VEILED:
        return Reason(Text("chronicle.why.veiled", (seat_name(attempt.src.seat),)), "secrets")
    if view.to_act < 0:
        return Reason(Text("house.why.over"), "end_of_the_game")
    if view.to_act != view.seat:
        return Reason(Text("house.why.turn", (seat_name(view.to_act),)), "meeting")
    wanted = view.prompt.id.rpartition(".")[2]
    if wanted in ("lead", "open", "follow"):
        return _why_not_play(view, attempt)
    return _why_not_ability(view, attempt, wanted)


def _own_hand(view: View) -> list[int]:
    assert view.seat is not None
    return [slot.card for slot in view.zones[Place("hand", view.seat)] or () if slot.card is not None]


# What lies elsewhere than in a hand: why it stays there, and the rulebook's section.
_STAYS = {
    "allies": ("ally", "meeting"), "played": ("in_meeting", "meeting"), "discard": ("discarded", "round"),
} | dict.fromkeys(("pile", "present", "past"), ("history", "round"))  # fmt: skip


def _why_not_play(view: View, attempt: Attempt) -> Reason | None:
    """A card of the own hand goes to the own place in the meeting; the lead suit is followed."""
    if attempt.src.zone in _STAYS:
        name, section = _STAYS[attempt.src.zone]
        return Reason(Text(f"chronicle.why.{name}"), section)
    if attempt.src.seat != view.seat:
        return Reason(Text("chronicle.why.theirs"), "secrets")
    card = (view.zones[attempt.src] or ())[attempt.at].card
    assert card is not None
    lead = view.counters["lead"]
    held = sum(SUIT[each] == lead for each in _own_hand(view))
    if lead >= 0 and held and SUIT[card] not in (lead, WILD):
        return Reason(Text("chronicle.why.follow", (held, suit_name(lead))), "following_suit")
    if attempt.dst is not None and attempt.dst != Place("played", view.to_act):
        return Reason(Text("chronicle.why.to_meeting"), "meeting")
    return None


# By what is expected: the zone a card is taken from, whether it must be the own one, and where it may be let go.
_GESTURES = {
    "return": ("played", False, "hand"),
    "take": ("allies", False, "allies"),
    "discard": ("allies", False, "discard"),
    "raid": ("hand", False, "discard"),
    "recall": ("allies", True, "hand"),
    "give": ("allies", True, "allies"),
    "shed": ("allies", True, "discard"),
    "lose": ("allies", True, "discard"),
}


def _why_not_ability(view: View, attempt: Attempt, wanted: str) -> Reason | None:
    zone, own, goal = _GESTURES[wanted]
    src, dst = attempt.src, attempt.dst
    if src.zone != zone or (src.seat == view.seat) != own:
        return Reason(Text(f"chronicle.why.{wanted}"), "abilities")
    if dst is None or (dst.zone == goal and _right_seat(view, attempt, dst, wanted)):
        return None
    return Reason(Text(f"chronicle.why.{wanted}_where"), "abilities")


def _right_seat(view: View, attempt: Attempt, dst: Place, wanted: str) -> bool:
    """Whether the place belongs to whom the ability means."""
    if wanted == "give":
        return dst.seat != view.seat
    if wanted == "return":
        return dst.seat == attempt.src.seat
    return dst.seat in (-1, view.seat)
