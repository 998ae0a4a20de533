"""What the cards of Ganymede look like to the seat of a view: faces, backs by camp, and who else knows a card."""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.sight import PUBLIC, Slot, View
from desktop.engine.text import Text
from desktop.face import Movable, Say, once_a_language
from desktop.games.ganymede.cards import ACE, BLACK, CAMP, CARDS, EFFECT, NAMES, RANK, VALUE
from desktop.games.ganymede.state import CAMPS, stack_name
from desktop.games.ganymede.talk import card_name
from desktop.look import Face, Key, Keyword, Look, Value

# The sign on the card for each effect.
SIGNS = {"fetch": "recall", "shift": "jam", "peek": "scout", "strike": "blast", "bunker": "bulwark", "ace": "ace"}
STACKED = {stack_name(card): card for card in BLACK}
BACKS = tuple(Face(f"back_{camp}", "ganymede", art=f"back_{camp}") for camp in CAMPS)


@once_a_language("ganymede")
def face(card: int, say: Say) -> Face:
    """The printed side of a card."""
    row, name, effect = CARDS[card], NAMES[card], EFFECT[card]
    return Face(
        CAMP[card],
        "ganymede",
        name,
        say(card_name(card)),
        short_title=RANK[card],
        values=(Value("rank", RANK[card]),),
        keywords=(Keyword(SIGNS[effect], say(Text(f"ganymede.table.effect.{effect}"))),) if effect else (),
        kind=say(Text(f"ganymede.table.kind.{CAMP[card]}")),
        text=say(Text(f"ganymede.effect.{effect}")) if effect else "",
        mark=say(Text(f"house.source.{row.source}")),
        art=name.lower(),
    )


def back_of(camp: int) -> Face:
    """The back that a camp's whole deck wears, black cards included."""
    return BACKS[camp] if 0 <= camp < len(BACKS) else BACKS[0]


def look(view: View, place: Place, at: int, slot: Slot, playable: bool, say: Say) -> Look:
    """One card as it lies now."""
    back = back_of(place.seat)
    if slot.card is None or (place.zone == "deck" and not _top(view, place, at)):
        told = Text("ganymede.says.own_deck" if place.zone == "deck" else "ganymede.says.unknown", (at + 1,))
        return Look(back, back, face_up=False, playable=playable, says=say(told))
    printed = face(slot.card, say)
    counts = (Value("counts", str(slot.value), changed=True),) if slot.value and ACE[slot.card] else ()
    hidden = place.zone in ("row", "deck", "looking") and PUBLIC not in slot.marks
    mine = hidden and place.seat == view.seat
    shared = hidden and not mine and view.seat is not None and place.seat < 2  # Rulings: allies may show their plans
    whose = "only_you" if mine else "allies" if shared else ""
    return Look(
        printed,
        back,
        values=printed.values + counts,
        only_you=mine,
        seen=shared,
        eye_says=say(Text(f"ganymede.table.{whose}")) if whose and place.zone != "deck" else "",  # a count hangs there
        playable=playable,
        says=_says(slot, mine, say),
    )


def _says(slot: Slot, mine: bool, say: Say) -> str:
    """What a screen reader says of a card."""
    assert slot.card is not None
    name, counts = card_name(slot.card), slot.value or VALUE[slot.card]
    if mine:
        return say(Text("ganymede.table.says.own", (name, counts)))
    open_ace = ACE[slot.card] and not slot.value
    return say(Text("ganymede.says.ace", (name,)) if open_ace else Text("ganymede.says.card", (name, counts)))


def _top(view: View, place: Place, at: int) -> bool:
    return at == len(view.zones[place] or ()) - 1


def one_thick(camp: int, say: Say) -> tuple[Look, ...]:
    """A deck that nobody here may count."""
    return (Look(back_of(camp), back_of(camp), face_up=False, says=say(Text("ganymede.table.says.deck"))),)


def recycling(camp: int, playable: bool, say: Say) -> Look:
    """In place of an empty deck: its discard pile will be the new one."""
    about = say(Text("ganymede.table.says_recycle"))
    sign = Face("recycle", "ganymede", f"recycle_{camp}", say(Text("ganymede.table.recycle")), text=about)
    return Look(sign, playable=playable, stands_in=True, says=about)


def gone(card: int, say: Say) -> Look:
    """In place of an empty stack: which card it held."""
    sign = Face("gone", "ganymede", f"gone_{NAMES[card]}", say(card_name(card)), values=(Value("rank", RANK[card]),))
    return Look(sign, stands_in=True, says=say(Text("ganymede.table.says_gone", (card_name(card),))))


def named(view: View, action: Action, say: Say) -> tuple[Look, ...]:
    """The cards that a log line about an action names; a secret choice names its card to its decider alone."""
    if action.card < 0 or action.verb == "threes":
        return ()
    if action.verb in ("fetch", "top") and view.seat != view.to_act:
        return ()
    return (Look(face(action.card, say), back_of(view.to_act)),)


def shown(view: View, key: Key, movable: Movable, say: Say) -> tuple[Look, ...]:
    """The cards of a place, or the sign that stands in for them."""
    place = Place(*key)
    slots = view.zones.get(place)
    if slots is None:
        return one_thick(key[1], say) if key[0] == "deck" else ()
    if not slots and key[0] == "deck" and view.zones.get(Place("discard", key[1])):
        return (recycling(key[1], (key, 0) in movable, say),)
    if not slots and key[0] in STACKED:
        return (gone(STACKED[key[0]], say),)
    return tuple([look(view, place, at, slot, (key, at) in movable, say) for at, slot in enumerate(slots)])
