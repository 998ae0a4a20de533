"""What lies on the table of the fleet game and is no card: plates, purses, the figures of both sides, the outlook."""

from collections import Counter
from collections.abc import Sequence

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Say
from desktop.games.fleet.cards import ASTEROIDS, CLASS, COINS, FLEETS, SPEED
from desktop.games.fleet.coins import purses, told
from desktop.games.fleet.combat import Forecast, forecast
from desktop.games.fleet.parts import Duel, Figures, Outlook, Purse
from desktop.games.fleet.sight import asteroids_left
from desktop.games.fleet.talk import card_name
from desktop.games.fleet.verbs import FIELD_SIZE
from desktop.look import Caption, Figure, Key, Part, Plate, Portion, Sitter

FLEET_SIDES = {"earth": ("#6FB2E8", "circle"), "skaxar": ("#C07AE8", "diamond")}
COIN_TINTS = ("#E7C25A", "#C9D2DA", "#B9875A")  # the largest first: gold, silver, copper
GUNS, WALLS, MONEY = "#F6B53D", "#6FD0F2", "#F0CF72"


def looker(view: View) -> int:
    """The seat the table is laid for: the one that looks, else the first."""
    return view.seat if view.seat is not None and view.seat >= 0 else 0


def side_of(view: View, seat: int) -> tuple[str, str]:
    """Colour and shape of the fleet a seat has."""
    return FLEET_SIDES[FLEETS[view.counters[f"fleet:{seat}"]]]


def part(view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
    """One of them, for the seat that looks."""
    name, seat = key
    match name:
        case "plate":
            return _plate(view, seat, sitters[seat], say)
        case "purse":
            return purse(view, seat, say)
        case "figures":
            return _figures(view, seat, forecast(view), say)
        case "outlook":
            armed = _ships(view, 0) or _ships(view, 1)
            return outlook(view, looker(view), forecast(view), say) if armed else _veins(view, say)
        case "belt":
            return _belt(view, say)
        case "speeds":
            return Caption(_speeds(view, say), align="left")
    return None


def _plate(view: View, seat: int, sitter: Sitter, say: Say) -> Plate:
    color, shape = side_of(view, seat)
    fleet = say(Text(f"fleet.fleet.{FLEETS[view.counters[f'fleet:{seat}']]}"))
    kind = " · ".join(filter(None, (fleet, sitter.kind)))
    return Plate(sitter.name, kind, color, shape, view.to_act == seat, sitter.thinking)


def purse(view: View, seat: int, say: Say) -> Purse:
    """A seat's money, in coins."""
    held = purses(view.counters["money:0"], view.counters["money:1"]).seats[seat]
    coins = tuple(
        Portion(str(value // 1000), count, tint)
        for (value, _), count, tint in zip(COINS, held, COIN_TINTS, strict=True)
    )
    return Purse("", say(told(view.counters[f"money:{seat}"])), coins)


def _figures(view: View, seat: int, clash: Forecast, say: Say) -> Figures:
    rows = (
        Figure("fleet/firepower", say(Text("fleet.table.firepower")), str(clash.fire[seat]), GUNS),
        Figure("fleet/shield", say(Text("fleet.table.shield")), str(clash.shield[seat]), WALLS),
    )
    return Figures(say(Text("fleet.zone.formation")), rows, side_of(view, seat)[0])


def _belt(view: View, say: Say) -> Caption:
    left = len(view.zones[Place("asteroids")] or ())
    return Caption(
        say(Text("fleet.table.asteroids", (left, FIELD_SIZE))), say(Text("fleet.table.asteroids_note")), align="left"
    )


def _veins(view: View, say: Say) -> Figures:
    """Between battles: what the asteroids that nobody has seen may hold."""
    left = Counter(asteroids_left(view))
    rows = tuple(Figure("fleet/asteroid", say(card_name(card)), f"× {left[card]}", MONEY) for card in ASTEROIDS)
    return Figures(say(Text("fleet.table.veins")), rows)


def _speeds(view: View, say: Say) -> str:
    """The two ships whose Speed says who buys first."""
    told_speeds: list[Text | int | str] = []
    for seat in (0, 1):
        at = view.counters[f"flipped:{seat}"]
        field = view.zones[Place("formation", seat)] or ()
        card = field[at].card if 0 <= at < len(field) else None
        if card is None:
            return ""
        told_speeds += [SPEED[card], card_name(card)]
    return say(Text("fleet.table.speeds", tuple(told_speeds)))


# ---- the outlook


def outlook(view: View, me: int, clash: Forecast, say: Say, supposed: bool = False) -> Outlook:
    """Both salvos if the battle came now, or after a purchase that is only aimed at."""
    title = Text("fleet.table.supposed" if supposed else "fleet.table.now")
    duels = (_duel(view, me, me, clash, say), _duel(view, me, 1 - me, clash, say))
    return Outlook(say(title), duels, _spoils(view, me, clash, say), supposed)


def _duel(view: View, me: int, gunner: int, clash: Forecast, say: Say) -> Duel:
    """A side's salvo against the other's Shield; nothing breaks where nothing is."""
    target = 1 - gunner
    whose = "own" if gunner == me else "their"
    fleet = Text(f"fleet.fleet.{FLEETS[view.counters[f'fleet:{1 - me}']]}")
    there = _ships(view, target) > 0
    breaks = there and clash.falls[target]
    words = "nothing" if not there else "break" if breaks else "hold"
    return Duel(
        Figure("fleet/firepower", "", str(clash.fire[gunner]), GUNS),
        ">" if clash.fire[gunner] > clash.shield[target] else "≤",
        Figure("fleet/shield", "", str(clash.shield[target]), WALLS),
        say(Text(f"fleet.table.{whose}_{words}", (fleet,))),
        side_of(view, gunner)[0],
        breaks,
        threat=gunner != me,
    )


def _spoils(view: View, me: int, clash: Forecast, say: Say) -> Figure | None:
    """What the battle would bring, and to whom; None while a side has nothing to fire at."""
    foe = 1 - me
    if not (_ships(view, me) and _ships(view, foe)):
        return None
    gains = [seat for seat in (me, foe) if clash.falls[1 - seat]]
    if not gains:
        return Figure("fleet/asteroid", say(Text("fleet.table.stalemate")), "", "#B8A48C")
    if len(gains) == 2:
        told_of = (told(clash.value[foe]), told(clash.value[me]), seat_name(me), seat_name(foe))
        return Figure("fleet/money", say(Text("fleet.table.both_fall", told_of)), "", MONEY)
    winner, loser = gains[0], 1 - gains[0]
    words = Text("fleet.table.spoils", (_ships(view, loser), seat_name(winner), seat_name(loser)))
    return Figure("fleet/money", say(words), say(told(clash.value[loser])), MONEY)


def _ships(view: View, seat: int) -> int:
    """How many ships stand in a formation."""
    field = view.zones[Place("formation", seat)] or ()
    return sum(1 for slot in field if slot.card is not None and CLASS[slot.card])
