"""What the cards of Barbarossa look like to the seat of a view: faces, backs, what a pile holds, what a unit would add.

Units that could add to the attack that is on wear the number as a badge; so do cards for sale their price, on the card.
"""

from collections import Counter
from collections.abc import Sequence

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.sight import PUBLIC, Slot, View
from desktop.engine.text import Text, seat_name, stopped
from desktop.face import Movable, Say, once_a_language
from desktop.games.barbarossa.cards import (
    CARDS,
    EFFECT,
    EVENT,
    FATIGUE,
    GAIN,
    KIND,
    MODIFIER,
    NAMES,
    OBJECTIVE,
    OCCUPY,
    POINTS,
    TABLE,
    TIRES,
    TRANSPORT,
    VP,
    WITHDRAW,
)
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.own_text import rewritten, told
from desktop.games.barbarossa.sight import events_left, held
from desktop.games.barbarossa.talk import card_name
from desktop.look import Face, Holding, Key, Keyword, Look, Value

BACK = Face("back", "barbarossa", art="back")
EVENT_BACK = Face("back_event", "barbarossa", art="back_event")
OPENED = ("discard", "city", "aid", "box")
LYING = ("deployed", "fatigued")
SPREAD = (*LYING, "hand", "playing")  # beside each other; elsewhere they lie on a stack
# In which order the cards of a deploying zone stand.
_SORTS = ("tank", "infantry", "artillery", "support", "commander", "facility", "hill", "position", "city", "")
LEFT_MARK, MINUS = "|", "−"


@once_a_language("barbarossa")
def face(card: int, say: Say) -> Face:
    """The printed side of a card."""
    name = NAMES[card]
    labels, text = _sections(card, say)
    return Face(
        TABLE[card],
        "barbarossa",
        name,
        say(card_name(card)),
        say(Text(f"barbarossa.table.short.{name}")),
        str(PLAY_COST[card]) if PLAY_COST[card] >= 0 and not TRANSPORT[card] and not EVENT[card] else "",
        _values(card, say),
        tuple(Keyword("", label) for label in labels),
        _kind(card, say),
        text,
        say(Text(f"house.source.{CARDS[card].source}")),
        name,
    )


def _values(card: int, say: Say) -> tuple[Value, ...]:
    found = []
    if VP[card]:
        found.append(Value("vp", str(VP[card])))
    if BUY_COST[card] >= 0:
        found += [Value("price", str(BUY_COST[card])),
                  Value("buy", say(Text("barbarossa.table.buy", (BUY_COST[card],))))]  # fmt: skip
    if OBJECTIVE[card]:
        found.append(Value("occupy", str(OCCUPY[card])))
    if EVENT[card]:
        found.append(Value("modifier", f"{MODIFIER[card]:+d}".replace("-", MINUS)))
    gains = [Value(f"gain_{point}", f"+{amount}") for point, amount in zip(POINTS, GAIN[card], strict=True) if amount]
    if not gains:
        gains = [
            Value(f"tire_{point}", str(amount)) for point, amount in zip(POINTS, FATIGUE[card], strict=True) if amount
        ]
    found += gains
    if EFFECT[card] and not gains and not OBJECTIVE[card] and not EVENT[card]:
        found.append(Value("does", say(Text(f"barbarossa.table.does.{EFFECT[card]}"))))
    return tuple(found)


def _kind(card: int, say: Say) -> str:
    if EVENT[card] or TRANSPORT[card] or not KIND[card]:
        return say(Text(f"barbarossa.table.type.{TABLE[card]}"))
    if OBJECTIVE[card]:
        return say(Text(f"barbarossa.table.kind.{KIND[card]}"))
    return " · ".join(
        (say(Text(f"barbarossa.table.type.{TABLE[card]}")), say(Text(f"barbarossa.table.kind.{KIND[card]}")))
    )


def _sections(card: int, say: Say) -> tuple[list[str], str]:
    """The rule in its parts, each with its label: what playing does, what a deployed card can, the red rule."""
    if rewritten(card):
        return [], told(card, say)
    text = say(Text(f"barbarossa.card.{NAMES[card]}.text"))
    labels, parts = [], []
    first = "red" if EVENT[card] else "deployed" if OBJECTIVE[card] else "play"
    for kind in ("red", "deployed", "played"):
        text = text.replace(say(Text(f"barbarossa.table.part.{kind}")), f"\n{kind}{LEFT_MARK}")
    for piece in filter(None, (piece.strip() for piece in text.split("\n"))):
        kind, mark, rest = piece.partition(LEFT_MARK)
        kind, rest = (kind, rest) if mark else (first, piece)
        labels.append(say(Text(f"barbarossa.table.label.{kind}")))
        parts.append(rest.strip()[:1].upper() + rest.strip()[1:])
    if len(parts) > 1 or first != "play":
        heads = [say(Text("house.pair", (label, ""))).strip() for label in labels]
        parts = [f"**{head}** {part}" for head, part in zip(heads, parts, strict=True)]
    return labels, "\n".join(parts)


# ---- on the table


def look(view: View, key: Key, at: int, slot: Slot, playable: bool, say: Say) -> Look:
    """One card as it lies now."""
    zone = key[0]
    back = EVENT_BACK if zone == "event" or (slot.card is not None and EVENT[slot.card]) else BACK
    inside = _inside(view, key, at, say)
    if slot.card is None or zone in ("deck", "event"):
        says = say(Text(f"barbarossa.zone.{zone}"))
        flat = at > 0 and zone not in SPREAD
        return Look(back, back, face_up=False, playable=playable, flat=flat, holds=inside, says=says)
    printed = face(slot.card, say)
    fatigued = zone == "fatigued"
    known = zone == "hand" and PUBLIC in slot.marks
    return Look(
        printed,
        back,
        values=_present(view, key, at, slot.card, printed),
        counters=_adds(view, key, slot.card) + _copies(view, key, at, slot.card) if zone in LYING else (),
        fatigued=fatigued,
        seen=known,
        eye_says=say(Text("barbarossa.mark.public")) if known else "",
        playable=playable,
        rank=_rank(slot.card) if zone in LYING else _order(slot.card),
        flat=at > 0 and zone not in SPREAD,
        holds=inside,
        says=_says((slot.card, fatigued), say),
    )  # fmt: skip


def _plain(zone: str, card: int | None, flat: bool, say: Say) -> Look:
    """A card under others."""
    back = EVENT_BACK if zone == "event" or (card is not None and EVENT[card]) else BACK
    if card is None or zone in ("deck", "event"):
        return Look(back, back, face_up=False, flat=flat, says=say(Text(f"barbarossa.zone.{zone}")))
    return Look(face(card, say), back, rank=_order(card), flat=flat, says=_says((card, False), say))


def _order(card: int) -> tuple[int, int]:
    """Transports, then kind by kind."""
    return (_SORTS.index(KIND[card]) if not TRANSPORT[card] else -1), card


def _rank(card: int) -> tuple[int, int]:
    """Copies lie together; the army first, then aids and objectives."""
    return _SORTS.index(KIND[card]) * 100 + card, 0


def _present(view: View, key: Key, at: int, card: int, printed: Face) -> tuple[Value, ...] | None:
    """The cost of what is under attack, with event and withdrawals in it."""
    cards = view.zones.get(Place(*key)) or ()
    cost = view.counters["cost"]
    if view.counters["target"] != card or key[1] >= 0 or at != len(cards) - 1 or cost == OCCUPY[card]:
        return None
    return tuple(
        value if value.style != "occupy" else Value("occupy", str(cost), changed=True) for value in printed.values
    )


def _adds(view: View, key: Key, card: int) -> tuple[Value, ...]:
    """What the card would add by its fatigue, or take off the cost, while its owner's attack is on."""
    target = view.counters["target"]
    if target < 0 or key != ("deployed", view.counters["player"]):
        return ()
    if TIRES[card] and FATIGUE[card][4]:
        return (Value("bp", f"+{FATIGUE[card][4]}"),)
    if WITHDRAW[card] and KIND[target] == "city":
        return (Value("bp", f"{MINUS}{WITHDRAW[card]}"),)
    return ()


def _copies(view: View, key: Key, at: int, card: int) -> tuple[Value, ...]:
    """How many of a kind lie over each other, on the uppermost of them."""
    lie = [place for place, slot in enumerate(view.zones[Place(*key)] or ()) if slot.card == card]
    return (Value("copies", f"×{len(lie)}"),) if len(lie) > 2 and at == lie[-1] else ()


@once_a_language("barbarossa")
def _says(lies: tuple[int, bool], say: Say) -> str:
    """What a screen reader says of a card, and whether it is fatigued."""
    card, fatigued = lies
    parts = [say(card_name(card))]
    if fatigued:
        parts.append(say(Text("barbarossa.table.says.fatigued")))
    for amount, word in ((PLAY_COST[card], "op"), (BUY_COST[card], "sp"), (OCCUPY[card], "bp"), (VP[card], "vp")):
        if amount > 0:
            parts.append(say(Text(f"barbarossa.table.says.{word}", (amount,))))
    parts.append(say(Text(f"barbarossa.card.{NAMES[card]}.text")))
    return say(stopped(parts))


# ---- piles that one may look through


def _inside(view: View, key: Key, at: int, say: Say) -> Holding | None:
    """What is in a pile, told by its uppermost card alone; of a deck, what must be in it and the hand together."""
    zone, seat = key
    slots = view.zones.get(Place(*key)) or ()
    if at != len(slots) - 1 or len(slots) < 2:
        return None
    if zone == "deck":
        cards, who = held(view, seat), Text("barbarossa.table.holds.deck")
    elif zone == "event":
        cards, who = events_left(view), Text("barbarossa.table.holds.event")
    elif zone in OPENED:
        cards = [slot.card for slot in reversed(slots) if slot.card is not None]
        who = Text(f"barbarossa.table.holds.{zone}")
    else:
        return None
    return _holding(cards, say(Text(f"barbarossa.zone.{zone}")), say(who), say) if cards else None


def _holding(cards: Sequence[int], title: str, text: str, say: Say) -> Holding:
    faces = []
    for card, number in Counter(cards).items():
        printed = face(card, say)
        faces.append(printed._replace(title=f"{printed.title} × {number}") if number > 1 else printed)
    return Holding(title, text, tuple(faces))


def army(view: View, seat: int, say: Say) -> Holding:
    """A seat's deploying zone, opened."""
    cards = [slot.card for zone in LYING for slot in view.zones[Place(zone, seat)] or () if slot.card is not None]
    active = len(view.zones[Place("deployed", seat)] or ())
    told = say(Text("barbarossa.table.holds.army", (active, len(cards) - active)))
    title = say(Text("barbarossa.table.army_of", (seat_name(seat),)))
    return _holding(sorted(cards, key=_rank), title, told, say)


def shown(view: View, key: Key, movable: Movable, me: int, say: Say) -> tuple[Look, ...]:
    """The cards of a place; the first card of a rival's deploying zone opens all of it."""
    slots = view.zones.get(Place(*key)) or ()
    covered = len(slots) - 1 if slots and key[0] not in SPREAD else 0
    below = _below((key[0], tuple([slot.card for slot in slots[:covered]])), say) if covered else ()
    found = below + tuple(
        [look(view, key, at, slots[at], (key, at) in movable, say) for at in range(covered, len(slots))]
    )
    if key[0] in LYING and key[1] != me and found:
        whole = army(view, key[1], say)
        found = tuple(each._replace(holds=whole) for each in found)
    return found


@once_a_language("barbarossa")
def _below(pile: tuple[str, tuple[int | None, ...]], say: Say) -> tuple[Look, ...]:
    """Cards that lie under others say nothing of their own."""
    zone, cards = pile
    return tuple(_plain(zone, card, at > 0, say) for at, card in enumerate(cards))


def named(view: View, action: Action, say: Say) -> tuple[Look, ...]:
    """The cards that a log line about an action names."""
    if action.card < 0 or action.verb == "keep":
        return ()
    return (Look(face(action.card, say), EVENT_BACK if EVENT[action.card] else BACK),)
