"""What a mistake in Earth vs Skaxar was about: the battle at hand, the purse, the yard, the asteroids."""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.fleet.cards import FIRE, GEAR, KIND, SHIELD
from desktop.games.fleet.combat import weigh
from desktop.games.fleet.state import FIELD, FleetState
from desktop.games.fleet.verbs import DONE


def theme(info: InfoSet, best: Action, played: Action) -> str:
    """Gear that decides the battle comes first; then what the money is for."""
    if {best.verb, played.verb} & {"harvest", "decline"}:
        return "asteroids"
    if _decides(info, best) != _decides(info, played):
        return "battle"
    if best == DONE:
        return "purse"
    if "repair" in (best.verb, played.verb) or _kind(best) in ("reinforcements", "rapid_repair", "repair"):
        return "yard"
    if _kind(best) == "redraw" or _kind(played) == "redraw":
        return "redraw"
    if played == DONE:
        return "spend"
    return "guns" if (_guns(best) > 0) != (_guns(played) > 0) else "which"


def _decides(info: InfoSet, action: Action) -> tuple[bool, ...]:
    """Who falls in the battle as it stands, with what this brings into the formation."""
    state = info.sample(Rng(0))
    assert isinstance(state, FleetState)
    fields = [list(state.zones[FIELD[side]]) for side in (0, 1)]
    if action.verb == "buy" and GEAR[action.card]:
        fields[info.seat].append(action.card)
    return tuple(weigh(*fields).falls)


def _kind(action: Action) -> str:
    return KIND[action.card] if action.verb == "buy" else ""


def _guns(action: Action) -> int:
    return FIRE[action.card] - SHIELD[action.card] if action.verb == "buy" else 0
