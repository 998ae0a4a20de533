"""What the cards of Chronicle look like to the seat of a view: pages, plates, bindings, and who else knows a card."""

from desktop.engine.actions import Action
from desktop.engine.cardfile import OWN
from desktop.engine.events import Place
from desktop.engine.sight import PUBLIC, Slot, View
from desktop.engine.text import Text, seat_name
from desktop.face import Movable, Say, once_a_language
from desktop.games.chronicle.cards import (
    ABILITY,
    CARDS,
    EVIL,
    HISTORIES,
    NAMES,
    OF,
    STRENGTH,
    SUIT,
    SUITS,
    THEME,
    WILD,
)
from desktop.games.chronicle.sight import VEILED, veiled_of
from desktop.games.chronicle.standing import ahead
from desktop.games.chronicle.talk import card_name, suit_name
from desktop.look import Face, Key, Keyword, Look, Value

BACK = Face("back", "chronicle", art="back")
STACKS = ("discard", "pile", "past", "deck")
PLATE_BACK = Face("back_history", "chronicle", art="back_history", wide=True)


@once_a_language("chronicle")
def face(card: int, say: Say) -> Face:
    """The printed side of a card."""
    return _plate(card, say) if card in HISTORIES else _page(card, say)


def _page(card: int, say: Say) -> Face:
    suit = SUITS[SUIT[card]]
    strength = str(STRENGTH[card]) if STRENGTH[card] else ""
    values = (Value("strength", strength), *((Value("evil", ""),) if EVIL[card] else ()))
    kind = say(suit_name(SUIT[card]))
    return Face(
        suit,
        "chronicle",
        NAMES[card],
        say(card_name(card)),
        values=values,
        keywords=(Keyword(ABILITY[card], say(_short(card))),) if ABILITY[card] else (),
        kind=f"{kind} {strength}".strip(),
        text=_text(card, say),
        mark=say(Text(f"house.source.{CARDS[card].source}")),
        art=NAMES[card],
    )


def _text(card: int, say: Say) -> str:
    """The printed rule; where an owner gave the card another ability, that one's."""
    if CARDS[card].marks.get("ability") != OWN:
        return say(Text(f"chronicle.card.{NAMES[card]}.text"))
    return say(
        Text("chronicle.ability.crown_king" if ABILITY[card] == "crown" else f"chronicle.ability.{ABILITY[card]}")
    )


def _short(card: int) -> Text:
    """The ability in a few words."""
    kind = ABILITY[card]
    if kind == "crown" and EVIL[card]:
        return Text("chronicle.table.crown_evil")
    return Text(f"chronicle.short.{kind}")


def _plate(card: int, say: Say) -> Face:
    asked = SUITS[OF[card]] if 0 <= OF[card] < WILD else ""
    values = (
        Value("of", asked),
        Value("condition", say(Text(f"chronicle.card.{NAMES[card]}.condition"))),
        Value("theme", say(Text("chronicle.table.theme", (card_name(THEME[card]),)))),
    )
    return Face(
        "history",
        "chronicle",
        NAMES[card],
        say(card_name(card)),
        values=values,
        kind=say(Text("chronicle.table.history")),
        text=say(Text(f"chronicle.card.{NAMES[card]}.text")),
        mark=say(Text(f"house.source.{CARDS[card].source}")),
        art=NAMES[card],
        wide=True,
    )


def rank(place: Place, at: int, card: int) -> tuple[int, int]:
    """Where a card stands among the others of a sorted place: suit by suit, by strength in a hand."""
    return SUIT[card], STRENGTH[card] if place.zone == "hand" else at


def look(view: View, place: Place, at: int, slot: Slot, playable: bool, say: Say) -> Look:
    """One card as it lies now."""
    if slot.card is None or _covered(view, place, at):
        return _hidden(place, at, playable, say)
    back = PLATE_BACK if slot.card in HISTORIES else BACK
    own = place.seat == view.seat
    public = PUBLIC in slot.marks
    only_you = own and place.zone == "played" and not public
    acting = view.to_act == view.seat and own and place.zone == "hand"
    return Look(
        face(slot.card, say),
        back,
        only_you=only_you,
        seen=public and place.zone == "hand",
        eye_says=say(Text("chronicle.table.only_you")) if only_you else "",
        playable=playable,
        immovable=acting and not playable,
        prevails=place.zone == "played" and _wins(view, place, slot.card),
        flat=place.zone in STACKS and at > 0,
        rank=rank(place, at, slot.card),
        says=say(_told(slot.card, only_you)),
    )


def veiled(view: View, seat: int, card: int, say: Say) -> Look:
    """The sign of a card that all know to be in a seat's hand or face down: to be read, never to be taken."""
    name = "veiled_own" if seat == view.seat else "veiled"
    where = Text(f"chronicle.table.{name}", (seat_name(seat),))
    printed = face(card, say)
    return Look(
        printed._replace(text=f"{say(where)}\n{printed.text}"),
        BACK,
        veiled=True,
        rank=(SUIT[card], STRENGTH[card]),
        says=say(Text("chronicle.table.says.veiled", (_told(card, False), where))),
    )


def _covered(view: View, place: Place, at: int) -> bool:
    """Of the discards only the last one may be looked at."""
    return place.zone == "discard" and at < len(view.zones[place] or ()) - 1


def _wins(view: View, place: Place, card: int) -> bool:
    now = ahead(view)
    return now is not None and (now.seat, now.card) == (place.seat, card)


_HIDDEN = {
    "pile": Text("chronicle.table.says.pile"),
    "discard": Text("chronicle.table.says.covered"),
    "deck": Text("chronicle.table.says.deck"),
}


def _hidden(place: Place, at: int, playable: bool, say: Say) -> Look:
    back = PLATE_BACK if place.zone == "pile" else BACK
    if place.zone in _HIDDEN:
        told = _HIDDEN[place.zone]
    elif place.zone == "played":
        told = Text("chronicle.table.says.face_down", (seat_name(place.seat),))
    else:
        told = Text("chronicle.table.says.unknown", (at + 1,))
    return Look(
        back,
        back,
        face_up=False,
        playable=playable,
        flat=place.zone in STACKS and at > 0,
        rank=(-1, at),
        says=say(told),
    )


def _told(card: int, only_you: bool) -> Text:
    """What a screen reader says of a card."""
    if card in HISTORIES:
        return Text("chronicle.table.says.history", (card_name(card), Text(f"chronicle.card.{NAMES[card]}.condition")))
    if only_you:
        return Text("chronicle.table.says.own_face_down", (card_name(card),))
    name = "says.wild" if SUIT[card] == WILD else "says.evil" if EVIL[card] else "says.card"
    args = (card_name(card), suit_name(SUIT[card]), STRENGTH[card])
    return Text(f"chronicle.table.{name}", args[:1] if SUIT[card] == WILD else args)


def named(view: View, action: Action, say: Say) -> tuple[Look, ...]:
    """The cards that a log line about an action names; a face-down card to its owner alone."""
    if action.card < 0 or (action.verb == "cover" and view.seat != view.to_act):
        return ()
    return (Look(face(action.card, say), BACK),)


def shown(view: View, key: Key, movable: Movable, say: Say) -> tuple[Look, ...]:
    """The cards of a place; what is veiled lies on a place of the table alone, made of what the view notes."""
    if key[0] == VEILED:
        return tuple(veiled(view, key[1], card, say) for card in veiled_of(view, key[1]))
    place = Place(*key)
    slots = view.zones.get(place) or ()
    return tuple([look(view, place, at, slot, (key, at) in movable, say) for at, slot in enumerate(slots)])
