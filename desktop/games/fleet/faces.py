"""What the cards of the fleet game look like to the seat of a view: ships, goods, asteroids, and backs that tell.

A face-down pile whose contents are public (a Repair Bay) or can be worked out (a fleet) says so on its large card.
"""

from collections import Counter
from collections.abc import Sequence

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.sight import Slot, View
from desktop.engine.text import Text, listed, stopped
from desktop.face import Movable, Say, once_a_language
from desktop.games.fleet.cards import (
    CARDS,
    CLASS,
    FIRE,
    FLEET,
    FLEETS,
    GEAR,
    KIND,
    NAMES,
    PRICE,
    REPAIRS,
    SHIELD,
    SPEED,
    VALUE,
)
from desktop.games.fleet.coins import told
from desktop.games.fleet.sight import dealer_left, fleet_left
from desktop.games.fleet.talk import card_name, class_name
from desktop.look import Face, Holding, Key, Keyword, Look, Value

SIGNS = {"reinforcements": "fleet/reinforcements", "repair": "fleet/repair", "rapid_repair": "fleet/rapid_repair",
         "redraw": "fleet/redraw", "gear": "fleet/firepower"}  # fmt: skip
BACKS = {name: Face(f"back_{name}", "fleet", art=f"back_{name}") for name in (*FLEETS, "dealer", "asteroid")}
ROCKS = ("rocks", "asteroids", "harvested")
OPENED = ("bay", "scrap", "used", "harvested")  # what went in, everybody saw
PILED = ("fleet", "bay", "dealer", "rocks")  # face down on each other; nobody takes a card from there
SHUT = (*PILED, "asteroids")  # lie face down


@once_a_language("fleet")
def face(card: int, say: Say) -> Face:
    """The printed side of a card."""
    kind = KIND[card]
    common = Face(
        "goods",
        "fleet",
        NAMES[card],
        say(card_name(card)),
        text=say(Text(f"fleet.card.{NAMES[card]}.text")),
        mark=say(Text(f"house.source.{CARDS[card].source}")),
        art=NAMES[card],
    )
    if kind == "ship":
        values, about = _ship_values(card, say), say(class_name(CLASS[card]))
        return common._replace(template=FLEETS[FLEET[card]], values=values, kind=about)
    if kind == "asteroid":
        values = (Value("worth", say(told(VALUE[card]))),)
        return common._replace(template="asteroid", values=values, kind=say(Text("fleet.table.asteroid")))
    about = say(Text(f"fleet.table.kind.{kind}"))
    added = tuple(
        Value(style, f"+{amount}") for style, amount in (("fire", FIRE[card]), ("shield", SHIELD[card])) if amount
    )
    return common._replace(
        values=(*added, Value("price", say(told(PRICE[card])))),
        keywords=(Keyword(SIGNS[kind], about),),
        kind=about,
        short_title=_in_short(card, say),
    )


def _in_short(card: int, say: Say) -> str:
    """What it does, in a few words; of gear what its numbers are, a line each."""
    lent = [name for name, much in (("firepower", FIRE[card]), ("shield", SHIELD[card])) if much]
    if lent:
        return "\n".join(say(Text(f"fleet.table.{name}")) for name in lent)
    args = (class_name(REPAIRS[card]),) if REPAIRS[card] else ()
    return say(Text(f"fleet.table.short.{KIND[card]}", args))


def _ship_values(card: int, say: Say) -> tuple[Value, ...]:
    return (
        Value("speed", str(SPEED[card])),
        Value("fire", str(FIRE[card])),
        Value("shield", str(SHIELD[card])),
        Value("worth", say(told(VALUE[card]))),
    )


def back_of(view: View, key: Key) -> Face:
    """The back that cards of a place wear."""
    zone, seat = key
    if zone in ROCKS:
        return BACKS["asteroid"]
    return BACKS[FLEETS[view.counters[f"fleet:{seat}"]]] if seat >= 0 else BACKS["dealer"]


def look(view: View, key: Key, at: int, slot: Slot, playable: bool, say: Say) -> Look:
    """One card as it lies now."""
    inside = _inside(view, key, at)
    if slot.card is None or key[0] in SHUT:
        return _shut(key, back_of(view, key), inside, at, playable, say)
    printed = face(slot.card, say)
    tucked = key[0] == "formation" and bool(GEAR[slot.card])
    if tucked:
        printed = printed._replace(template="fitted")
    marks = tuple(mark for mark in ("flipped", "helper") if mark in slot.marks)
    return Look(
        printed,
        back_of(view, key),
        values=printed.values + tuple(Value(mark, "1") for mark in marks),
        playable=playable,
        holds=_holding((key[0], tuple(inside)), say) if len(inside) > 1 else None,
        tucked=tucked,
        says=_says(slot.card, marks, say),
    )


def _says(card: int, marks: Sequence[str], say: Say) -> str:
    """What a screen reader says of a card."""
    name = card_name(card)
    if KIND[card] == "ship":
        said = say(
            Text("fleet.table.says.ship", (SPEED[card], name, class_name(CLASS[card]), FIRE[card], SHIELD[card]))
        )
        return say(stopped((said, *(Text(f"fleet.mark.{mark}") for mark in marks))))
    if KIND[card] == "asteroid":
        return say(name)
    return say(Text("fleet.table.says.goods", (told(PRICE[card]), name)))


def _inside(view: View, key: Key, at: int) -> list[int]:
    """What everybody may know to be in a pile, in no order; told by its uppermost card alone."""
    zone, seat = key
    cards = view.zones[Place(*key)] or ()
    if at != len(cards) - 1:
        return []
    if zone == "fleet":
        return sorted(fleet_left(view, seat))
    if zone == "dealer":
        return sorted(dealer_left(view))
    return sorted(slot.card for slot in cards if slot.card is not None) if zone in OPENED else []


@once_a_language("fleet")
def _holding(pile: tuple[str, tuple[int, ...]], say: Say) -> Holding:
    """A pile that one may look through."""
    zone, inside = pile
    cards = []
    for card, number in Counter(inside).items():
        printed = face(card, say)
        cards.append(printed._replace(title=f"{printed.title} × {number}") if number > 1 else printed)
    return Holding(say(Text(f"fleet.zone.{zone}")), say(Text(f"fleet.table.holds.{zone}")), tuple(cards))


@once_a_language("fleet")
def _told(pile: tuple[str, tuple[int, ...]], say: Say) -> str:
    """What a screen reader says of a pile that one may look through."""
    holding = _holding(pile, say)
    names = listed(_brief(card, say) for card in dict.fromkeys(pile[1]))
    return say(stopped((holding.title, holding.text, names)))


def _shut(key: Key, back: Face, inside: Sequence[int], at: int, playable: bool, say: Say) -> Look:
    """A card that lies face down; the uppermost of a pile tells what is in it."""
    if inside:
        pile = (key[0], tuple(inside))
        holding = _holding(pile, say)
        return Look(back, back, face_up=False, playable=playable, holds=holding, says=_told(pile, say))
    told = Text("fleet.table.says.asteroid", (at + 1,)) if key[0] == "asteroids" else Text(f"fleet.zone.{key[0]}")
    return Look(back, back, face_up=False, playable=playable, says=say(told))


def _brief(card: int, say: Say) -> str:
    name = say(card_name(card))
    return f"{name} {SPEED[card]}/{FIRE[card]}/{SHIELD[card]}" if CLASS[card] else name


def named(view: View, action: Action, say: Say) -> tuple[Look, ...]:
    """The cards that a log line about an action names."""
    cards = [action.card] if action.card >= 0 else []
    if action.verb == "repair":
        cards.append(action.target)
    return tuple(Look(face(card, say), BACKS["dealer"]) for card in cards)


def shown(view: View, key: Key, movable: Movable, say: Say) -> tuple[Look, ...]:
    """The cards of a place; in a pile that is shut all but the uppermost look the same."""
    slots = view.zones.get(Place(*key)) or ()
    alike = key[0] in PILED and len(slots) > 1
    below = (_shut(key, back_of(view, key), (), 0, False, say),) * (len(slots) - 1) if alike else ()
    rest = range(len(below), len(slots))
    return below + tuple([look(view, key, at, slots[at], (key, at) in movable, say) for at in rest])
