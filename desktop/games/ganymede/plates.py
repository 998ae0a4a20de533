"""What lies on the table of Ganymede and is no card: plates, hit points, Strength gauges, the disc, the deck's rest."""

from collections import Counter
from collections.abc import Sequence

from desktop.engine.events import Place
from desktop.engine.sight import Slot, View
from desktop.engine.text import Text, seat_name
from desktop.face import Say
from desktop.games.ganymede.cards import ACE, BLACK, CAMP, EFFECT, RANK, VALUE
from desktop.games.ganymede.odds import chance_past, next_cards, row_sum
from desktop.games.ganymede.parts import Cubes, Gauge, Tally
from desktop.games.ganymede.sight import fetched_to, own_deck
from desktop.games.ganymede.state import CAMPS, DRAWING, FULL, MOST, PURPLE, SHOWDOWN, stack_name
from desktop.games.ganymede.strength import LIMIT
from desktop.games.ganymede.talk import camp_name
from desktop.look import Badge, Caption, Key, Part, Plate, Portion, Sitter

SIDES = (("#C8452E", "triangle"), ("#2F8F66", "hexagon"), ("#7A56BE", "diamond"))
TINTS = {"red": "#C8452E", "green": "#2F8F66", "purple": "#7A56BE", "black": "#7A6238"}
ABOUT = {f"about_{stack_name(card)}": card for card in BLACK}  # what stands under each stack
MINUS = "\N{MINUS SIGN}"
ADDED = "#5C6A74"  # what is no card: a rival's 10, somebody's 3


def looker(view: View) -> int:
    """The camp the table is laid for: the seat that looks, else Red."""
    return view.seat if view.seat is not None and view.seat >= 0 else 0


def camps(view: View) -> int:
    """How many camps take part."""
    return 3 if Place("row", PURPLE) in view.zones else 2


def who(view: View, camp: int) -> Text:
    """Two camps go by their players' names; with Purple in the game, which may have no player, by the camps'."""
    return seat_name(camp) if camps(view) == 2 else camp_name(camp)


def part(view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
    """One of them, for the seat that looks."""
    name, camp = key
    match name:
        case "plate":
            return _plate(view, camp, sitters, say)
        case "hp":
            return Cubes(say(Text("ganymede.table.hp")), view.counters[f"hp:{camp}"], FULL, SIDES[camp][0])
        case "gauge":
            return gauge(view, camp, camp >= len(sitters), say)
        case "disc":
            return _disc(view, sitters, say)
        case "secret":
            return Caption(say(Text("ganymede.zone.deck")), say(Text("ganymede.table.secret")))
        case "tally":
            return _tally(view, say) if view.seat is not None and not view.zones.get(Place("looking", camp)) else None
        case "stacks":
            return Caption(say(Text("ganymede.table.stacks_note")), align="left")
    return _about(view, ABOUT[name], say) if name in ABOUT else None


def _about(view: View, card: int, say: Say) -> Caption:
    """What the black cards of a stack do."""
    played = EFFECT[card] == "fetch" and fetched_to(view) == "row"
    about = "fetch_row" if played else EFFECT[card]
    when = say(Text("ganymede.table.if_hidden")) if EFFECT[card] in ("fetch", "peek") else ""
    return Caption(say(Text(f"ganymede.table.about.{about}")), when)


def _plate(view: View, camp: int, sitters: Sequence[Sitter], say: Say) -> Plate:
    sitter = (
        sitters[camp] if camp < len(sitters) else Sitter(say(camp_name(camp)), say(Text("ganymede.table.automated")))
    )
    kind = say(Text(f"ganymede.table.side.{CAMPS[camp]}"))
    if sitter.kind:
        kind = f"{kind} · {sitter.kind}" if kind != sitter.name else sitter.kind
    if view.counters["starter"] == camp and view.counters["round"]:
        kind = f"{kind} · {say(Text('ganymede.table.starts'))}"
    color, shape = SIDES[camp]
    return Plate(sitter.name, kind, color, shape, view.to_act == camp, sitter.thinking)


def _disc(view: View, sitters: Sequence[Sitter], say: Say) -> Badge:
    holder = view.counters["disc"]
    name = sitters[holder].name if 0 <= holder < len(sitters) else ""
    return Badge("ganymede/disc", say(Text("ganymede.table.disc", (name,))), say(Text("ganymede.table.disc_note")))


# ---- Strength


def gauge(view: View, camp: int, automated: bool, say: Say) -> Gauge:
    """A camp's Strength as far as the seat that looks may know it."""
    row = view.zones[Place("row", camp)] or ()
    known = [slot for slot in row if slot.card is not None]
    if automated or view.counters["phase"] > SHOWDOWN:
        known = as_it_counts(known, view.counters[f"strength:{camp}"])
    portions = [_portion(slot) for slot in known]
    unknown, taken = len(row) - len(known), None
    total = round(sum(portion.amount for portion in portions))
    if view.counters["phase"] >= SHOWDOWN and row and not unknown:
        added = view.counters[f"strength:{camp}"] - total
        portions = _with_added(portions, added)
        total += added
        if added < 0:
            jam = say(Text("ganymede.table.effect.shift"))
            taken = Portion(f"{MINUS}{-added} {jam}", -added, ADDED)
    own = camp == view.seat
    label = Text("ganymede.table.strength_own") if own else Text("ganymede.table.strength", (who(view, camp),))
    return Gauge(
        say(label),
        _reads(known, total, unknown) if row else "",
        tuple(portions),
        LIMIT,
        say(Text("ganymede.table.bust")),
        _chance(view, say) if own else "",
        _ahead(view) if own else (),
        exact=say(Text("ganymede.table.exact")) if view.counters["phase"] >= SHOWDOWN else "",
        past=total > LIMIT,
        unknown=unknown,
        taken=taken,
    )


def as_it_counts(row: Sequence[Slot], strength: int) -> list[Slot]:
    """No A is open after the blows, nor ever in an automated camp: as many count 11 as the Strength says.

    A 3 or a 10 has changed that by a few, which is less than the 10 that an A as 11 adds.
    """
    fixed: list[Slot] = []
    elevens = round((strength - sum(VALUE[slot.card] for slot in row if slot.card is not None)) / 10)
    for slot in row:
        if slot.card is not None and ACE[slot.card] and not slot.value:
            slot = slot._replace(value=11 if elevens > 0 else 1)
            elevens -= 1
        fixed.append(slot)
    return fixed


def _portion(slot: Slot) -> Portion:
    assert slot.card is not None
    amount = slot.value or VALUE[slot.card]
    text = str(amount) if ACE[slot.card] and slot.value else RANK[slot.card]
    return Portion(text, amount, TINTS[CAMP[slot.card]])


def _with_added(portions: list[Portion], added: int) -> list[Portion]:
    """What a 10 adds is a piece of its own; what a 3 takes shortens the last card."""
    if added > 0:
        return [*portions, Portion(f"+{added}", added, ADDED)]
    while added < 0 and portions:
        last = portions[-1]
        left = max(0.0, last.amount + added)
        added += round(last.amount - left)
        portions = portions[:-1] + ([Portion(last.text, left, last.color)] if left else [])
    return portions


def _reads(known: Sequence[Slot], total: int, unknown: int) -> str:
    """`18`, `8 / 18` with an A still open, `6 + ?` with cards that nobody here knows."""
    open_ace = any(ACE[slot.card] and not slot.value for slot in known if slot.card is not None)
    said = f"{total} / {total + 10}" if open_ace and total + 10 <= LIMIT else str(total)
    return f"{said} + ?" if unknown else said


def _may_come(view: View) -> list[int]:
    """The cards of which the viewer may draw one now, each as likely."""
    drawing = view.counters["phase"] == DRAWING and view.prompt.id.endswith("draw")
    if view.seat is None or view.to_act != view.seat or not drawing:
        return []
    row = view.zones[Place("row", view.seat)] or ()
    return next_cards(view) if len(row) < MOST and row_sum(view, view.seat) <= LIMIT else []


def _chance(view: View, say: Say) -> str:
    """How many of them fit under the limit."""
    cards = _may_come(view)
    if not cards or view.seat is None:
        return ""
    bad = int(chance_past(row_sum(view, view.seat), cards) * len(cards))
    return say(Text("ganymede.table.chance", (len(cards) - bad, len(cards))))


def _ahead(view: View) -> tuple[Portion, ...]:
    """Where each of them would take the Strength, an A as 1."""
    if view.seat is None:
        return ()
    total = row_sum(view, view.seat)
    kinds = sorted(Counter(_may_come(view)).items(), key=lambda kind: VALUE[kind[0]])
    return tuple(Portion(_times(RANK[card], count), total + VALUE[card], TINTS[CAMP[card]]) for card, count in kinds)


def _times(rank: str, count: int) -> str:
    return rank if count == 1 else f"{rank} ×{count}"


# ---- the own deck


def _tally(view: View, say: Say) -> Tally:
    """What is left in the own deck: it follows from what one has seen, so it is no secret from its owner."""
    left = Counter(own_deck(view))
    kinds = sorted(left, key=lambda card: (VALUE[card], CAMP[card]))
    tiles = tuple(Portion(RANK[card], left[card], TINTS[CAMP[card]]) for card in kinds)
    about = "ganymede.table.deck_left" if tiles else "ganymede.table.deck_empty"
    return Tally(say(Text(about)), tiles)
