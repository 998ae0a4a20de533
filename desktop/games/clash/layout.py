"""Where things lie on the table of Clash of Decks, what they look like, and which gesture means which action.

Everything is made from one seat's view. Seat 0's realm is west of the Bridges, seat 1's east, whoever looks;
the hand row of the seat that looks lies below, the rival's above.
"""

from collections.abc import Callable, Sequence

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.sight import PUBLIC, Slot, View
from desktop.engine.text import Text, seat_name
from desktop.games.clash.cards import CARDS, HEALTH, STRONGHOLD, TOWER
from desktop.games.clash.places import battle, draft
from desktop.games.clash.rules import DRAFT_ROUNDS, END, WINDOW
from desktop.games.clash.state import LANES
from desktop.games.clash.talk import card_name
from desktop.games.clash.unseen import ZONE as UNSEEN
from desktop.games.clash.unseen import not_seen, told_of_dealt, told_of_deck
from desktop.look import (
    Bracket,
    Face,
    Gems,
    Gesture,
    Key,
    Keyword,
    LayoutSpec,
    Look,
    Note,
    Part,
    Plate,
    Sitter,
    Track,
    Value,
)

Say = Callable[[Text], str]

BACK = Face("back", "clash", art="back")
SIDES = (("#D98A4A", "square"), ("#6F9BD8", "diamond"))  # west, east
PHASES = ("mana", "summon", "assault", "recover")
# What a note event looks like when it is played.
CUES = {
    "blow": "blow",
    "spell": "spell",
    "shielded": "shield",
    "immune": "shield",
    "watchtower_falls": "fall",
    "stronghold_falls": "fall",
    "turn": "turn",
    "assault": "phase",
}


def spec(view: View, say: Say) -> LayoutSpec:
    """The table of a view: the draft's while there is a draft, else the battlefield."""
    me = _me(view)
    if drafting(view):
        return draft(me)
    upper, lower = (say(Text(f"clash.bridge.{lane}")) for lane in LANES)
    return battle(me, upper, lower, say(Text("clash.note.unseen")), say(Text("clash.note.all_seen")))


def drafting(view: View) -> bool:
    """Whether cards are still being chosen."""
    return bool(view.zones[Place("offer")]) or bool(view.zones[Place("picked", 0)])


def _me(view: View) -> int:
    return view.seat if view.seat in (0, 1) else 0


# ---- cards


def face(card: int, say: Say) -> Face:
    """The printed side of a card."""
    if card >= TOWER:
        side = "stronghold" if card == STRONGHOLD else "watchtower"
        template = "stronghold" if card == STRONGHOLD else "tower"
        return Face(
            template,
            "clash",
            side,
            say(card_name(card)),
            kind=say(Text("clash.kind.tower")),
            text=say(Text(f"clash.card.{side}.text")),
            art=side,
        )
    row = CARDS[card]
    keywords = tuple(Keyword(a, say(Text(f"clash.ability.{a}.name"))) for a in row.abilities)
    keywords += tuple(
        Keyword("aura", say(Text("clash.ability.aura.name", (Text(f"clash.ability.{a}.name"),))), a) for a in row.aura
    )
    creature = row.kind == "creature"
    values = (Value("attack", str(row.attack)), Value("hp", str(row.health)))
    return Face(
        "fighter" if creature else "incantation",
        "clash",
        row.id,
        say(card_name(card)),
        cost=str(row.cost),
        values=values if creature else (Value("damage", str(row.attack)),),
        keywords=keywords,
        kind=say(Text(f"clash.kind.{row.kind}")),
        text=rules_text(card, say),
        mark=say(Text(f"house.source.{row.source}")),
        art=row.id,
    )


def rules_text(card: int, say: Say) -> str:
    """What the card does, from its abilities."""
    row = CARDS[card]
    lines = [] if row.kind == "creature" else [say(Text("clash.says.incantation", (row.attack,)))]
    for ability in row.abilities:
        name, text = (say(Text(f"clash.ability.{ability}.{part}")) for part in ("name", "text"))
        lines.append(f"**{name}.** {text}")
    for ability in row.aura:
        inner = Text(f"clash.ability.{ability}.name")
        name, text = (say(Text(f"clash.ability.aura.{part}", (inner,))) for part in ("name", "text"))
        lines.append(f"**{name}.** {text}")
    return "\n".join(lines)


def looks(view: View, legal: Sequence[Action], say: Say) -> dict[Key, tuple[Look, ...]]:
    """Every card of the table as it lies now; places whose count is secret are left out."""
    movable = {(g.src, g.src_at) for g in (gesture(view, action) for action in legal) if g}
    shown = {zone.key for zone in spec(view, say).zones}
    beside = {key: _not_seen(view, key[1], say) for key in shown if key[0] == UNSEEN}
    return beside | {
        (place.zone, place.seat): tuple(
            _look(view, place, at, slot, movable, bool(legal), say) for at, slot in enumerate(slots)
        )
        for place, slots in view.zones.items()
        if slots is not None and (place.zone, place.seat) in shown
    }


def _not_seen(view: View, seat: int, say: Say) -> tuple[Look, ...]:
    """What the other side still holds unseen, as cards to read."""
    return tuple(Look(face(card, say), BACK, says=_says(Slot(card), 0, say)) for card in not_seen(view, seat))


def _look(view: View, place: Place, at: int, slot: Slot, movable: set[tuple[Key, int]], acting: bool, say: Say) -> Look:
    if slot.card is None:
        says = Text("clash.zone.pool") if place.zone == "pool" else Text("clash.says.unknown", (at + 1,))
        return Look(BACK, BACK, face_up=False, side=place.seat, flat=place.zone == "pool" and at > 0, says=say(says))
    key = (place.zone, place.seat)
    playable = (key, at) in movable
    own_hand = key == ("hand", view.seat)
    rival_hand = place.zone == "hand" and not own_hand
    values = None
    if slot.value:
        printed = CARDS[slot.card]
        left = Value("hp", str(HEALTH[slot.card] - slot.value), changed=True)
        values = (Value("attack", str(printed.attack)), left)
    in_lane = place.zone in LANES
    return Look(
        face(slot.card, say),
        BACK,
        values=values,
        seen=rival_hand and PUBLIC in slot.marks and slot.card < TOWER,
        entered="entered" in slot.marks,
        playable=playable,
        immovable=acting and own_hand and not playable and slot.card < TOWER,
        side=place.seat if in_lane or slot.card >= TOWER else -1,
        says=_says(slot, at, say),
    )


def _says(slot: Slot, at: int, say: Say) -> str:
    """What a screen reader says of a card."""
    assert slot.card is not None
    if slot.card >= TOWER:
        return say(Text("clash.says.tower", (card_name(slot.card), at + 1)))
    row = CARDS[slot.card]
    if row.kind == "incantation":
        return say(Text("clash.says.spell", (card_name(slot.card), row.cost, row.attack)))
    return say(Text("clash.says.unit", (card_name(slot.card), row.cost, row.attack, row.health - slot.value)))


# ---- what is no card


def parts(view: View, sitters: Sequence[Sitter], say: Say) -> dict[Key, Part]:
    """Plates, mana, the tower tracks and the note of the draft."""
    me = _me(view)
    shown: dict[Key, Part] = {}
    for seat, sitter in enumerate(sitters):
        color, shape = SIDES[seat]
        realm = say(Text(f"clash.realm.{seat}"))
        kind = f"{realm} · {sitter.kind}" if sitter.kind else realm
        shown["plate", seat] = Plate(sitter.name, kind, color, shape, view.to_act == seat, sitter.thinking)
    if drafting(view):
        shown["note", me] = Note(say(Text("clash.note.draft_title")), say(Text("clash.note.draft")))
        return shown
    rival = 1 - me
    for seat in (me, rival):
        row = view.zones[Place("hand", seat)] or ()
        at = next((i for i, slot in enumerate(row) if slot.card is not None and slot.card >= TOWER), -1)
        tower = card_name(row[at].card or 0)
        steps = len(row) - 1 - at
        label = say(Text("clash.note.tower_steps", (steps, tower)))
        shown["track", seat] = Track(label, at, len(row), SIDES[seat][0])
    if view.to_act == me:
        have, of = view.counters["mana"], view.counters["income"]
        shown["mana", me] = Gems(say(Text("clash.note.mana", (have, of))), have, of)
    return shown


def brackets(view: View, say: Say) -> dict[Key, Bracket]:
    """The frame round the playable window of the own hand row."""
    if drafting(view):
        return {}
    me = _me(view)
    row = view.zones[Place("hand", me)] or ()
    left = WINDOW
    for at, slot in enumerate(row):
        if slot.card is None or slot.card < TOWER:
            left -= 1
        if not left or at == len(row) - 1:
            return {("hand", me): Bracket(0, at + 1, say(Text("clash.note.window", (WINDOW,))))}
    return {}


def phases(view: View, say: Say) -> tuple[tuple[str, ...], int]:
    """The steps of a turn and which of them runs."""
    if drafting(view):
        return tuple(say(Text("clash.phase.round", (n,))) for n in range(1, DRAFT_ROUNDS + 1)), view.counters[
            "round"
        ] - 1
    return tuple(say(Text(f"clash.phase.{phase}")) for phase in PHASES), 1


def heading(view: View) -> Text:
    """Where the game stands, for the top bar and the list of saved games."""
    if drafting(view):
        return Text("clash.phase.draft", (view.counters["round"],))
    return Text("clash.turn", (view.counters["turn"],))


# ---- gestures


def gesture(view: View, action: Action) -> Gesture | None:
    """The card to take and the place to drop it for an action; None: it has a button."""
    seat = view.to_act
    if action.verb == "end":
        return None
    if action.verb == "pick":
        return Gesture(("offer", -1), _find(view, Place("offer"), action.card), ("picked", seat))
    hand = ("hand", seat)
    at = _find(view, Place("hand", seat), action.card)
    if action.verb == "summon":
        return Gesture(hand, at, (LANES[action.target], seat))
    for place, slots in view.zones.items():
        if place.zone in LANES:
            for i, slot in enumerate(slots or ()):
                if slot.card == action.target:
                    return Gesture(hand, at, (place.zone, place.seat), i)
    raise AssertionError("an incantation names a creature in play")


def _find(view: View, place: Place, card: int) -> int:
    return next(i for i, slot in enumerate(view.zones[place] or ()) if slot.card == card)


def button(action: Action) -> Text:
    """What stands on the button of an action without a place."""
    assert action is END
    return Text("clash.button.end")


def named(view: View, action: Action, say: Say) -> tuple[Look, ...]:
    """The cards that a log line about an action of this view names."""
    cards = [card for card in (action.card, action.target if action.verb == "cast" else -1) if card >= 0]
    return tuple(Look(face(card, say), BACK) for card in cards)


def tell(view: View, event: Event) -> Text | None:
    """A line for the log under the decision it belongs to, from the view the event met; most have none."""
    if event.verb == "move" and event.src.zone in LANES and event.dst.zone == "hand":
        return Text("clash.log.falls", (card_name(event.card), seat_name(event.dst.seat)))
    if event.verb == "move":
        return told_of_dealt(view, event) or told_of_deck(view, event)
    if event.verb != "note":
        return None
    if event.key == "blow" and event.value:
        striker = card_name(event.card)
        if event.dst.zone == "hand":
            return Text("clash.log.tower_hit", (event.value, striker, seat_name(event.dst.seat)))
        struck = (view.zones[event.dst] or ())[event.dst_at].card
        return Text("clash.log.blow", (event.value, striker, card_name(struck or 0)))
    if event.key in ("shielded", "immune"):
        return Text(f"clash.log.{event.key}", (card_name(event.card),))
    if event.key in ("watchtower_falls", "stronghold_falls"):
        return Text(f"clash.log.{event.key}", (seat_name(event.seat),))
    return None


def offer(action: Action) -> Text:
    """An action as a line of the list of legal moves."""
    if action is END:
        return Text("clash.move.end")
    card = card_name(action.card)
    if action.verb == "pick":
        return Text("clash.move.pick", (card,))
    cost = CARDS[action.card].cost
    if action.verb == "summon":
        return Text("clash.move.summon", (cost, card, Text(f"clash.lane.{LANES[action.target]}")))
    return Text("clash.move.cast", (cost, card, card_name(action.target)))


# ---- the end


def summary(view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
    """A seat's numbers for the table at the end."""
    row = view.zones[Place("hand", seat)] or ()
    at = next((i for i, slot in enumerate(row) if slot.card is not None and slot.card >= TOWER), 0)
    units = sum(len(view.zones[Place(lane, seat)] or ()) for lane in LANES)
    return (
        (Text("clash.end.tower"), card_name(row[at].card or 0)),
        (Text("clash.end.steps"), len(row) - 1 - at),
        (Text("clash.end.units"), units),
        (Text("clash.end.hand"), len(row) - 1),
    )


def measure(view: View, seat: int) -> float:
    """How far a seat's towers still stand from their fall, both sides of the card together."""
    row = view.zones[Place("hand", seat)] or ()
    for at, slot in enumerate(row):
        if slot.card is not None and slot.card >= TOWER:
            return len(row) - 1 - at + (8.0 if slot.card != STRONGHOLD else 0.0)
    return 0.0
