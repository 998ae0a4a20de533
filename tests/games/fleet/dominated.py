"""Earth vs Skaxar: the dominated moves."""

from desktop.engine.actions import Action
from desktop.games.fleet import GAME
from desktop.games.fleet.cards import ROWS
from desktop.games.fleet.dealer import BUYS
from desktop.games.fleet.state import DEALER, FIELD, FLIPPED, MONEY, SCRAP, SHOP, FleetState

CARD = {row.id: row for row in ROWS}
SMALL = 3  # a shop of so few cards may be bought empty, by cards that cost a third of the money at most


def fault(state: FleetState, action: Action) -> str:
    """Why the action is dominated; empty: it is not."""
    verb, _, rest = GAME.verbs.text(action).partition(":")
    seat = state.decider()
    if verb == "decline":
        return "The loser may take one asteroid and gets its money: it costs nothing."
    if verb in ("harvest", "done"):
        return ""
    name, _, ship = rest.partition(":")
    if ship and any(_worse(ship, each) for each in _names(state, SCRAP[seat])):
        return "The same Repair brings a ship of that class back which fights better."
    if GAME.verbs.text(state.legal()[0]) != "done":
        return ""  # stranded: something has to be bought
    cheap = 3 * CARD[name].price <= state.counters[MONEY[seat]]
    if cheap and state.zones[DEALER] and len(state.zones[SHOP]) <= SMALL:
        return ""  # once all six are sold there are six new ones
    if max(state.counters[FLIPPED[side]] for side in (0, 1)) < 0 and not bought(state):
        return ""  # nobody can flip and nothing was bought: the most money would win
    if _wasted(state, action) and not _taken_by(state, 1 - seat, name):
        return "A card without a target does nothing, and the other cannot use it either."
    if state.stack[-1].last and _in_vain(state, seat, action):  # type: ignore[union-attr]
        return "Whole formations fall or nothing does: here they do whatever is still bought."
    return ""


def bought(state: FleetState) -> int:
    """How many cards in this turn."""
    return GAME.view(state, None).counters["bought"]


def _names(state: FleetState, zone: int) -> list[str]:
    return [GAME.catalog.names[card] for card in state.zones[zone]]


def _worse(ship: str, other: str) -> bool:
    one, two = CARD[ship], CARD[other]
    if (one.ship_class, one.speed, one.value) != (two.ship_class, two.speed, two.value):
        return False
    more = two.firepower - one.firepower, two.shield - one.shield
    return min(more) >= 0 and max(more) > 0


def _wasted(state: FleetState, action: Action) -> bool:
    """Whether the rules themselves say so when it is bought."""
    after = state.clone()
    after.log = []
    after.apply(action)
    return any(event.key == "wasted" for event in after.log or [])


def _taken_by(state: FleetState, seat: int, name: str) -> bool:
    """Whether this seat, were it to buy now, could make something of the card."""
    world = state.clone()
    world.stack[-1] = BUYS[seat][1]
    offers = [action for action in world.legal() if GAME.verbs.text(action).split(":")[1:2] == [name]]
    return any(not _wasted(world, offer) for offer in offers)


def _in_vain(state: FleetState, seat: int, action: Action) -> bool:
    """For gear: whether it could change nothing. For a ship brought back: whether it only falls once more."""
    kinds = {CARD[text.split(":")[1]].kind for text in map(GAME.verbs.text, state.legal()) if text != "done"}
    verb, name = GAME.verbs.text(action).split(":")[:2]
    kind = "" if verb == "buy" and CARD[name].kind == "repair" else CARD[name].kind  # without a wreck nothing is lost
    falls, destroys = _battle(state, seat)
    if kind == "gear" and destroys and not falls:
        return True
    if not falls or kinds & {"reinforcements", "redraw"}:
        return False
    wanted = ("gear",) if destroys else ("gear", "repair")
    return kind in wanted and _endings(state, seat) == {(falls, destroys)}


def _endings(state: FleetState, seat: int) -> set[tuple[bool, bool]]:
    """How the battle may end, over everything that can still be bought."""
    found = {_battle(state, seat)}
    for action in state.legal():
        text = GAME.verbs.text(action)
        if text != "done" and CARD[text.split(":")[1]].kind in ("gear", "repair"):
            after = state.clone()
            after.apply(action)
            found |= _endings(after, seat)
    return found


def _battle(state: FleetState, seat: int) -> tuple[bool, bool]:
    """Whether the seat's formation falls, and whether it destroys the other's."""
    own, foe = ([CARD[name] for name in _names(state, FIELD[side])] for side in (seat, 1 - seat))
    falls = sum(card.firepower for card in foe) > sum(card.shield for card in own)
    return falls, sum(card.firepower for card in own) > sum(card.shield for card in foe)
