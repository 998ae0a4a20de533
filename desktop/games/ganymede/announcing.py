"""How As and 3s are announced by whoever does not search: what deals most and costs least as the rows lie."""

from desktop.engine.actions import Action
from desktop.games.ganymede.cards import ACE, BUNKER, VALUE
from desktop.games.ganymede.judgement import utility
from desktop.games.ganymede.showdown import foes_of
from desktop.games.ganymede.state import ACES, HP, ROW, GanymedeState
from desktop.games.ganymede.strength import LIMIT, compare, threes_counter
from desktop.games.ganymede.verbs import shift_of


def announce(state: GanymedeState, legal: list[Action]) -> Action:
    """The As or 3s that deal most and cost least as the rows lie now."""
    camp = state.decider()
    return max(legal, key=lambda action: _announced(state, camp, action))


def _announced(state: GanymedeState, camp: int, action: Action) -> float:
    """What the announcement leads to; later ones of the other side are guessed to be at their best."""
    world = state.clone()
    if action.verb == "aces":
        world.counters[ACES[camp]] = action.target + 1
        foes = foes_of(world, camp)
    else:
        world.counters[threes_counter(camp, action.card)] = shift_of(action)
        foes = (action.card,)
    value = 0.0
    for foe in foes:
        if not world.counters[ACES[foe]]:
            _guess_aces(world, foe, camp)
        clash = compare(world, camp, foe)
        taken, dealt = clash.harm
        value += utility(dealt, taken, world.counters[HP[camp]], world.counters[HP[foe]])
        value += 0.01 * clash.strength[0] if clash.strength[0] <= LIMIT else 0.0
    return value


def _guess_aces(world: GanymedeState, camp: int, foe: int) -> None:
    row = world.zones[ROW[camp]]
    if any(ACE[card] for card in row):
        from_tens = 2 * sum(BUNKER[card] for card in world.zones[ROW[foe]])
        low = sum(VALUE[card] for card in row) + from_tens
        count = min(sum(ACE[card] for card in row), max(0, (LIMIT - low) // 10))
        world.counters[ACES[camp]] = count + 1
