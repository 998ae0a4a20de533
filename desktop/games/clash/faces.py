"""What the cards of Clash of Decks look like to the seat of a view: fighters, incantations, towers, and their backs."""

from desktop.engine.events import Place
from desktop.engine.sight import PUBLIC, Slot, View
from desktop.engine.text import Text
from desktop.face import Movable, Say, once_a_language
from desktop.games.clash.cards import CARDS, HEALTH, STRONGHOLD, TOWER
from desktop.games.clash.state import LANES
from desktop.games.clash.talk import card_name
from desktop.games.clash.unseen import not_seen
from desktop.look import Face, Keyword, Look, Value

BACK = Face("back", "clash", art="back")


@once_a_language("clash")
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


def unseen_of(view: View, seat: int, say: Say) -> tuple[Look, ...]:
    """What the other side still holds unseen, as cards to read."""
    return tuple(Look(face(card, say), BACK, says=_says(Slot(card), 0, say)) for card in not_seen(view, seat))


def look(view: View, place: Place, at: int, slot: Slot, movable: Movable | None, say: Say) -> Look:
    """One card as it lies now."""
    if slot.card is None:
        says = Text("clash.zone.pool") if place.zone == "pool" else Text("clash.says.unknown", (at + 1,))
        return Look(BACK, BACK, face_up=False, side=place.seat, flat=place.zone == "pool" and at > 0, says=say(says))
    key = (place.zone, place.seat)
    playable = (key, at) in (movable or ())
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
        immovable=movable is not None and own_hand and not playable and slot.card < TOWER,
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
