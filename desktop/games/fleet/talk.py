"""What Earth vs Skaxar says: log lines, refusals with their rulebook section, and previews.

Everything here is made from a view or an InfoSet, so nothing hidden can get into a sentence.
"""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Note, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.games.fleet.cards import CLASS, COIN, GEAR, KIND, NAMES, PRICE, REPAIRS, VALUE
from desktop.games.fleet.coins import told
from desktop.games.fleet.combat import Forecast, forecast, weigh
from desktop.games.fleet.dealer import buy
from desktop.games.fleet.state import ASTEROIDS, DECK, FIELD, ROCKS, FleetState
from desktop.games.fleet.verbs import DECLINE, DONE

# The part of the rulebook that tells of a verb.
SECTIONS = {
    "buy": "arms_dealer",
    "done": "arms_dealer",
    "repair": "cards",
    "harvest": "recovery",
    "decline": "recovery",
}


def card_name(card: int) -> Text:
    return Text(f"fleet.card.{NAMES[card]}.name")


def class_name(name: str) -> Text:
    return Text(f"fleet.class.{name}")


def describe(view: View, action: Action) -> Text:
    """One line for the log: what the decider of the view does."""
    seat, card = seat_name(view.to_act), action.card
    if action.verb == "buy":
        return Text("fleet.log.buy", (told(PRICE[card]), seat, card_name(card)))
    if action.verb == "repair":
        return Text("fleet.log.repair", (told(PRICE[card]), seat, card_name(card), card_name(action.target)))
    return Text(f"fleet.log.{action.verb}", (seat,))


# ---- refusals


def why_not(view: View, attempt: Attempt) -> Reason | None:
    """Why the seat of the view may not do this; None: it may."""
    if attempt.misses(view):
        return Reason(Text("house.why.nothing"), "turn")
    if view.to_act < 0:
        return Reason(Text("house.why.over"), "end")
    if view.to_act != view.seat:
        return Reason(Text("house.why.turn", (seat_name(view.to_act),)), "arms_dealer")
    zone, wanted = attempt.src.zone, view.prompt.id.rpartition(".")[2]
    if zone in _STAYS:
        return Reason(Text(f"fleet.why.{zone}"), _STAYS[zone])
    if wanted == "harvest":
        return _why_not_harvest(view, attempt)
    if zone == "asteroids":
        return Reason(Text("fleet.why.asteroid_later"), "recovery")
    return _why_not_buy(view, attempt, wanted == "rescue")


# Where nobody ever takes a card, each with its own reason, and the rulebook's section.
_STAYS = {
    "fleet": "turn", "formation": "battle", "bay": "ships", "scrap": "cards", "dealer": "arms_dealer",
    "used": "arms_dealer", "rocks": "recovery", "harvested": "recovery",
}  # fmt: skip


def _why_not_harvest(view: View, attempt: Attempt) -> Reason | None:
    if attempt.src.zone != "asteroids":
        return Reason(Text("fleet.why.harvest"), "recovery")
    taken = attempt.dst in (None, Place("bridge", view.to_act))
    return None if taken else Reason(Text("fleet.why.harvest_where"), "recovery")


def _why_not_buy(view: View, attempt: Attempt, rescue: bool) -> Reason | None:
    """The card itself first, then where it was dropped."""
    assert view.seat is not None
    card = (view.zones[attempt.src] or ())[attempt.at].card
    assert card is not None
    money = view.counters[f"money:{view.seat}"]
    wrecks = [slot.card for slot in view.zones[Place("scrap", view.seat)] or () if slot.card is not None]
    fitting = [ship for ship in wrecks if CLASS[ship] == REPAIRS[card]] if REPAIRS[card] else []
    if rescue and not REPAIRS[card]:
        return Reason(Text("fleet.why.rescue"), "stranded")
    if rescue and not fitting:
        return Reason(Text("fleet.why.rescue_class", (class_name(REPAIRS[card]),)), "stranded")
    if PRICE[card] > money:
        return Reason(Text("fleet.why.money", (told(PRICE[card]), card_name(card), told(money))), "arms_dealer")
    if attempt.dst is None:
        return None
    if attempt.dst == Place("scrap", view.seat) and fitting:
        return _why_not_wreck(wrecks, attempt.dst_at, card)
    return _why_not_there(view, attempt.dst, attempt.dst_at, card, bool(fitting))


def gear_ship(view: View, seat: int) -> int:
    """The place of the ship that gear goes to: the one flipped this turn, else the last of the formation."""
    flipped = view.counters[f"flipped:{seat}"]
    if flipped >= 0:
        return flipped
    field = view.zones[Place("formation", seat)] or ()
    return max((at for at, slot in enumerate(field) if slot.card is not None and CLASS[slot.card]), default=-1)


def _why_not_there(view: View, dst: Place, at: int, card: int, fitting: bool) -> Reason | None:
    """A repaired ship joins the formation, gear goes to one ship of it, everything else to the bridge."""
    assert view.seat is not None
    ship = gear_ship(view, view.seat) if GEAR[card] else -1
    goal = Place("formation" if fitting or ship >= 0 else "bridge", view.seat)
    if dst == goal and ship < 0:
        return None
    if ship >= 0:
        return _why_not_ship(view, card, ship, at if dst == goal else -1)
    return Reason(Text(f"fleet.why.where_{goal.zone}", (card_name(card),)), "cards" if fitting else "arms_dealer")


def _why_not_wreck(wrecks: list[int], at: int, card: int) -> Reason | None:
    """A Repair that is dropped on a wreck brings back that one; between them, the player is asked which."""
    if not 0 <= at < len(wrecks) or CLASS[wrecks[at]] == REPAIRS[card]:
        return None
    told = (card_name(wrecks[at]), class_name(CLASS[wrecks[at]]), card_name(card), class_name(REPAIRS[card]))
    return Reason(Text("fleet.why.class", told), "cards")


def _why_not_ship(view: View, card: int, ship: int, at: int) -> Reason | None:
    """Gear goes to the ship flipped this turn, wherever there is one; `at`: what it was put on there."""
    cards = [slot.card for slot in view.zones[Place("formation", view.to_act)] or () if slot.card is not None]
    while 0 < at < len(cards) and GEAR[cards[at]]:
        at -= 1
    if at == ship:
        return None
    if at >= 0 and view.counters[f"flipped:{view.seat}"] == ship:
        return Reason(Text("fleet.why.ship", (card_name(cards[at]), card_name(cards[ship]))), "gear")
    return Reason(Text("fleet.why.where_ship", (card_name(card), card_name(cards[ship]))), "gear")


# ---- previews


def preview(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """What an action does, and the battle if it came then; where chance comes in, how likely."""
    if action is DONE:
        return (*_battle(info, forecast(info.view)), *_last_turn(info))
    if action is DECLINE:
        return (Note(Text("fleet.note.decline")),)
    if action.verb == "harvest":
        return (Note(_harvest(info)),)
    return (*_effect(info, action), Note(Text("fleet.note.money", (told(_money(info) - PRICE[action.card]),))))


def _money(info: InfoSet) -> int:
    return info.view.counters[f"money:{info.seat}"]


def _harvest(info: InfoSet) -> Text:
    """What an asteroid holds: from the least to the most, and on average."""
    world = info.sample(Rng(0))
    values = [VALUE[card] for zone in (ASTEROIDS, ROCKS) for card in world.zones[zone]]
    average = round(sum(values) / len(values) / COIN)
    return Text("fleet.note.harvest", (told(min(values)), told(max(values)), told(average * COIN)))


def _effect(info: InfoSet, action: Action) -> list[Note]:
    card = action.card
    if GEAR[card] or action.verb == "repair":
        world = info.sample(Rng(0))
        assert isinstance(world, FleetState)
        buy(world, info.seat, action)
        return _battle(info, weigh(world.zones[FIELD[0]], world.zones[FIELD[1]]))
    kind = KIND[card]
    if kind == "repair":
        return [Note(Text("fleet.note.no_wreck", (class_name(REPAIRS[card]),)), True)]
    if kind == "rapid_repair":
        ships = len(info.view.zones[Place("bay", info.seat)] or ())
        if not ships:
            return [Note(Text("fleet.note.no_rapid_repair"), True)]
        return [Note(Text("fleet.note.rapid_repair", (ships,)))]
    return _flipped(info, kind)


def _flipped(info: InfoSet, kind: str) -> list[Note]:
    """Redraw and Reinforcements: how many of the ships that may come would destroy, and how many would hold."""
    view, seat = info.view, info.seat
    field = [slot.card for slot in view.zones[Place("formation", seat)] or () if slot.card is not None]
    ships = sorted(info.sample(Rng(0)).zones[DECK[seat]])  # its order is anybody's guess
    if kind == "redraw":
        flipped = view.counters[f"flipped:{seat}"]
        if flipped < 0:
            return [Note(Text("fleet.note.no_redraw"), True)]
        gear = flipped + 1
        while gear < len(field) and GEAR[field[gear]]:
            gear += 1
        ships = sorted([*ships, field[flipped]])
        field = field[:flipped] + field[gear:]
    elif not ships:
        ships = [slot.card for slot in view.zones[Place("bay", seat)] or () if slot.card is not None]
    if not ships:
        return [Note(Text("fleet.note.no_reinforcements"), True)]
    foe = [slot.card for slot in view.zones[Place("formation", 1 - seat)] or () if slot.card is not None]
    clashes = [weigh([*field, ship], foe) for ship in ships]
    wins, safe = (sum(clash.falls[1] for clash in clashes), sum(not clash.falls[0] for clash in clashes))
    return [Note(Text(f"fleet.note.{kind}", (len(ships), wins, safe)))]


def _battle(info: InfoSet, clash: Forecast) -> list[Note]:
    """Both salvos, and what a stalemate would mean."""
    own, foe = info.seat, 1 - info.seat
    notes = [_salvo("own", clash, own, foe), _salvo("their", clash, foe, own)]
    if not any(clash.falls):
        notes.append(Note(Text("fleet.note.stalemate")))
    return notes


def _salvo(whose: str, clash: Forecast, seat: int, foe: int) -> Note:
    numbers = (clash.fire[seat], clash.shield[foe])
    if not clash.falls[foe]:
        return Note(Text(f"fleet.note.{whose}_salvo_holds", numbers))
    return Note(Text(f"fleet.note.{whose}_salvo_destroys", (*numbers, told(clash.value[foe]))), whose == "their")


def _last_turn(info: InfoSet) -> list[Note]:
    world = info.sample(Rng(0))
    limit = int(world.setting.options["turn_limit"])
    return [Note(Text("fleet.note.turn_limit"), True)] if info.view.counters["turn"] == limit else []
