"""Why a move of Barbarossa may be worth it though its outcome does not show it: piles run out, attacks may fail."""

from desktop.engine.actions import Action
from desktop.engine.game import Why
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games.barbarossa import strike
from desktop.games.barbarossa.cards import CITY, OCCUPY
from desktop.games.barbarossa.state import AIDS, EVENTS, PILE, BarbarossaState
from desktop.games.barbarossa.talk import card_name
from desktop.games.barbarossa.verbs import DONE


def reasons(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """That nobody else comes to have a card like it; that no attack would succeed."""
    if action.verb not in ("buy", "done"):
        return ()
    state = info.sample(Rng(0))
    assert isinstance(state, BarbarossaState)
    if action.verb == "buy":
        pile = PILE[action.card]
        if pile >= AIDS or len(state.zones[pile]) > 1:
            return ()
        return (Why(Text("barbarossa.why_so.last", (card_name(action.card),)), public=True),)
    return _waits(info, state)


def _waits(info: InfoSet, state: BarbarossaState) -> tuple[Why, ...]:
    """No attack that could be made has as much as an even chance with all that the seat has."""
    targets = [action.card for action in info.legal if action.verb == "attack"]
    if not targets or DONE not in info.legal:
        return ()
    far, modifiers = strike.reach(state, info.seat).all, strike.event_modifiers(state)
    chances = [strike.chance(modifiers if CITY[card] else [], card, far) for card in targets]
    best = max(range(len(targets)), key=lambda at: chances[at])
    if chances[best] >= 0.5:
        return ()
    told = (card_name(targets[best]), far, OCCUPY[targets[best]], round(100 * chances[best]))
    known = state.known[EVENTS] or []
    public = all(mask in (0, state.setting.everyone) for mask in known)  # nobody has looked at an event alone
    return (Why(Text("barbarossa.why_so.waits", told), public),)
