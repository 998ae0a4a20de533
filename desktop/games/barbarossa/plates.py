"""What lies on the table of Barbarossa and is no card: plates, the six purses, how an attack stands, the market."""

from collections.abc import Sequence

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, prose, seat_name
from desktop.face import Say
from desktop.games.barbarossa.cards import CITY, FATIGUE, MODIFIER, NAMES, OCCUPY, UNIT
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.faces import MINUS
from desktop.games.barbarossa.forces import BP_AT, Further, cards, further, losses, odds, reachable, units, withdrawals
from desktop.games.barbarossa.parts import Siege, Tiles
from desktop.games.barbarossa.places import SHOP
from desktop.games.barbarossa.sight import events_left
from desktop.games.barbarossa.state import OPERATION, REINFORCEMENT
from desktop.games.barbarossa.talk import card_name
from desktop.look import Caption, Figure, Key, Note, Owner, Part, Plate, Sitter

SIDES = (
    ("#CC6236", "triangle"), ("#6088F0", "circle"), ("#A083AC", "hexagon"), ("#EBBE2E", "diamond"),
    ("#55E39A", "square"),
)  # fmt: skip
PURSES = (("op", "#5D7F42"), ("sp", "#7A5230"), ("dp", "#2C5A84"), ("rp", "#775B8E"), ("bp", "#A63A26"))
VICTORY, HELD, UNDRAWN = "#B98A35", "#5A6268", "#3D4A38"


def looker(view: View) -> int:
    """The seat the table is laid for: the one that looks, else the first."""
    return view.seat if view.seat is not None and view.seat >= 0 else 0


def seats_of(view: View) -> range:
    """All seats."""
    return range(len([name for name in view.counters if name.startswith("vp:")]))


def part(view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
    """One of them, for the seat that looks."""
    name, seat = key
    me = looker(view)
    match name:
        case "plate":
            sitter, (color, shape), active = sitters[seat], SIDES[seat], view.counters["player"] == seat
            return Plate(sitter.name, sitter.kind, color, shape, active, sitter.thinking)
        case "tiles":
            return _purse(view, seat, say) if seat == me else _strength(view, seat, say)
        case "army":
            return Caption(_own_army(view, me, say) if seat == me else _rival_army(view, seat, say), align="left")
        case "siege":
            return siege(view, me, say)
        case "played":
            return Caption(say(seat_name(view.counters["player"])), align="left")
        case "front":
            return _front(view, say)
        case "field":
            return Caption(say(_field(view)), align="left")
    return None


def _own_army(view: View, seat: int, say: Say) -> str:
    ready, tired = (sum(UNIT[card] for card in cards(view, zone, seat)) for zone in ("deployed", "fatigued"))
    return say(Text("barbarossa.table.army", (ready + tired, ready, tired))) if ready + tired else ""


def _rival_army(view: View, seat: int, say: Say) -> str:
    return say(_army(view, seat)) if units(view, seat) else ""


# ---- purses


def _purse(view: View, seat: int, say: Say) -> Tiles:
    """The six kinds of points: in another's turn that seat's five under its sign, for one's own are not there yet."""
    player = view.counters["player"]
    owner = Owner(say(seat_name(player)), *SIDES[player]) if player != seat else None
    cells = [
        Figure(f"barbarossa/{kind}", say(Text(f"barbarossa.table.point.{kind}")), str(view.counters.get(kind, 0)),
               tint, owner)
        for kind, tint in PURSES
    ]  # fmt: skip
    cells.append(
        Figure("barbarossa/vp", say(Text("barbarossa.table.point.vp")), str(view.counters[f"vp:{seat}"]), VICTORY)
    )
    names = (*(kind for kind, _ in PURSES), "vp")
    return Tiles(tuple(cells), 2, tuple(say(Text(f"barbarossa.table.word.{name}")) for name in names))


def _strength(view: View, seat: int, say: Say) -> Tiles:
    """A rival in three numbers: victory points, cards in hand, cards in the deck."""
    return Tiles(
        (
            Figure("barbarossa/vp", "", str(view.counters[f"vp:{seat}"]), VICTORY),
            Figure("hand", "", str(len(view.zones[Place("hand", seat)] or ())), HELD),
            Figure("layers", "", str(len(view.zones[Place("deck", seat)] or ())), UNDRAWN),
        ),
        3,
        tuple(say(Text(f"barbarossa.{name}")) for name in ("table.point.vp", "zone.hand", "zone.deck")),
    )


def _army(view: View, seat: int) -> Text:
    """Of a rival whose cards cover each other: the BP that its Units are good for when active, and its cities."""
    here = units(view, seat)
    bp = sum(FATIGUE[card][BP_AT] for card in here if UNIT[card])
    return Text("barbarossa.table.rival", (bp, sum(CITY[card] for card in here)))


# ---- the attack


def siege(view: View, me: int, say: Say) -> Siege:
    """The attack that is on, or what could be gathered for one."""
    attacker = view.counters["player"]
    near, far = reachable(view, attacker)
    if view.counters["target"] >= 0:
        return _on(view, attacker, near, far, say)
    ready = view.counters["phase"] == OPERATION and not view.counters["attacked"]
    title, armed = say(Text("barbarossa.table.attack")), any(UNIT[card] for card in units(view, attacker))
    if attacker != me or not ready:
        words = "rival" if attacker != me else "done" if view.counters["attacked"] else "later"
        lines = [say(Text(f"barbarossa.table.no_attack.{words}", (seat_name(attacker),)))]
        if attacker != me and ready and armed:
            lines.append(say(Text("barbarossa.table.rival_could", (near, far, seat_name(attacker)))))
        return Siege(title, "", 0, 0, lines=tuple(lines))
    if not armed:
        return Siege(title, "", 0, 0, lines=(say(Text("barbarossa.table.unarmed")),))
    reads = say(Text("barbarossa.table.could", (near, far)))
    cities, risk = cards(view, "city"), ""
    if cities and any(loss.number for loss in losses(view, me, cities[-1])):
        risk = say(Text("barbarossa.table.risk", (card_name(cities[-1]), red_rule(view, me, cities[-1]))))
    return Siege(title, reads, 0, 0, lines=tuple(_chances(view, near, far + withdrawals(view, me), say)), warning=risk)


def _on(view: View, attacker: int, near: int, far: int, say: Say) -> Siege:
    target, bp, cost = view.counters["target"], view.counters["bp"], view.counters["cost"]
    abilities = further(view, attacker, bool(CITY[target]))
    off = [each for each in abilities if each.verb == "withdraw"]
    given = [each for each in abilities if each.verb in ("discard", "sacrifice")]
    cheaper = sum(each.bp * each.times for each in off)
    lines = [
        say(_costs(view, target, cost)),
        *_adding(say, "fatigue", near - bp, [each for each in abilities if each.verb == "fatigue"]),
        *_adding(say, "discard", far - near, given),
        *_adding(say, "withdraw", cheaper, off),
    ]
    return Siege(
        say(Text("barbarossa.table.attack_on", (card_name(target),))),
        say(Text("barbarossa.table.gathered", (bp, cost))),
        bp,
        cost,
        near,
        far + cheaper,
        tuple(lines),
        say(red_rule(view, attacker, target)),
    )


def _adding(say: Say, way: str, total: int, abilities: Sequence[Further]) -> list[str]:
    """One way to get on, what all of it would bring, and of that each further ability."""
    told = []
    for each in abilities:
        sacrificed = each.verb == "sacrifice"
        name = Text("barbarossa.group.infantry" if sacrificed else f"barbarossa.table.short.{NAMES[each.card]}")
        amount = "each" if each.times == 1 else "times"
        told.append(Text(f"barbarossa.table.adds.{amount}", (each.bp, each.times, name)))
    return [say(Text(f"barbarossa.table.adds.{way}", (total, listed(told))))] if told else []


def _costs(view: View, target: int, cost: int) -> Text:
    """Of what the cost is made: the printed one, the event, what was withdrawn for it."""
    event = sum(MODIFIER[card] for card in cards(view, "revealed"))
    off = max(0, OCCUPY[target] + event) - cost
    if off:
        return Text("barbarossa.table.cost.withdrawn", (OCCUPY[target], signed(event), off))
    return Text("barbarossa.table.cost.event" if CITY[target] else "barbarossa.table.cost.plain",
                (OCCUPY[target], signed(event)))  # fmt: skip


def signed(number: int) -> str:
    """A number with its sign, the minus as wide as the plus."""
    return f"{number:+d}".replace("-", MINUS)


def red_rule(view: View, seat: int, target: int) -> Text:
    """What the red rule would take, of how many that lie there."""
    found = losses(view, seat, target)
    if len(found) == 2 and found[1].group == "others":
        return Text("barbarossa.table.red.raze", (found[0].number, found[1].number))
    if not any(loss.number for loss in found):
        return Text("barbarossa.table.red.nothing")
    told = [Text(f"barbarossa.table.red.{loss.group}", (loss.number, loss.of)) for loss in found if loss.number]
    if len(told) == 1:
        return Text("barbarossa.table.red.single", (told[0],))
    return Text("barbarossa.table.red.either", (told[0], told[1]))


def _chances(view: View, near: int, most: int, say: Say) -> list[str]:
    """What could be attacked with what only tires: the two that have no event in a line, then the city."""
    tops = [pile[-1] for pile in (cards(view, zone) for zone in ("hill", "position", "city")) if pile]
    plain = [
        say(
            Text(
                f"barbarossa.table.target_{'enough' if near >= OCCUPY[card] else 'short'}",
                (OCCUPY[card], card_name(card)),
            )
        )
        for card in tops
        if not CITY[card]
    ]
    lines = [say(prose(plain))] if plain else []
    for card in tops:
        if CITY[card]:
            fine, all_of = odds(view, OCCUPY[card], near)
            stretched, _ = odds(view, OCCUPY[card], most)
            chance = (fine, all_of, OCCUPY[card], card_name(card), stretched)
            lines.append(say(Text("barbarossa.table.chance", chance)))
    return lines


# ---- Front and Field


def _front(view: View, say: Say) -> Note:
    """The city that is next, and what its event may do."""
    cities = cards(view, "city")
    if not cities:
        return Note(say(Text("barbarossa.table.no_city")))
    turned = cards(view, "revealed")
    if turned and view.counters["target"] >= 0:  # what it may be is settled, until the attack is over
        event = (view.counters["cost"], card_name(turned[-1]), signed(MODIFIER[turned[-1]]))
        return Note(say(card_name(cities[-1])), say(Text("barbarossa.table.turned", event)))
    events = [MODIFIER[card] for card in events_left(view)] or [0]
    told = Text("barbarossa.table.next", (OCCUPY[cities[-1]], signed(min(events)), signed(max(events))))
    return Note(say(card_name(cities[-1])), say(prose((told, Text("barbarossa.table.left", (len(cities),))))))


def _field(view: View) -> Text:
    """What buying needs, in one line."""
    rp, sp = view.counters["rp"], view.counters["sp"]
    if view.counters["phase"] != REINFORCEMENT:
        return Text("barbarossa.table.buying")
    tops = [cards(view, pile)[-1:] for pile in SHOP]
    fair = sum(0 <= BUY_COST[card] <= sp for top in tops for card in top)
    return Text("barbarossa.table.shopping", (fair if rp else 0, rp, sp))
