"""Barbarossa: the dominated moves."""

from desktop.engine.actions import Action
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import CARDS, Card
from desktop.games.barbarossa.state import (
    BP,
    COST,
    DEPLOYED,
    EVENTS,
    FATIGUED,
    HAND,
    RP,
    SP,
    TARGET,
    VICTORY,
    BarbarossaState,
)  # fmt: skip

CARD = {card.id: card for card in CARDS}
# By what it does: whoever has the one wants the other no more.
STRONGER = {"horses": {"trucks", "trains"}, "trucks": {"trains"}, "panzer_regiment": {"elite_panzer_regiment"}}
FIELD = {  # no bonus when played: of use in the field alone
    "assault_gun_battalion", "anti_tank_battalion", "panzer_regiment", "elite_panzer_regiment",
    "independent_heavy_tank_battalion",
}  # fmt: skip
FREE = {"field_commander", "supply_depot", "replacement_depot"}  # fatigue this: 1 OP, 1 SP, 1 RP
BONUS = {  # points for playing it, and no card drawn
    "grenadier_regiment", "armored_reconnaissance_battalion", "field_replacement_battalion", "soviet_guards_tank_army",
    "captured_depot",
}  # fmt: skip
TIRED_FOR_BP = {
    "grenadier_regiment": 3, "panzer_grenadier": 1, "assault_gun_battalion": 2, "anti_tank_battalion": 2,
    "panzer_regiment": 6, "elite_panzer_regiment": 8, "independent_heavy_tank_battalion": 7,
}  # fmt: skip


def fault(state: BarbarossaState, action: Action) -> str:
    """Why the action is dominated; empty: it is not."""
    verb, _, rest = GAME.verbs.text(action).partition(":")
    name, _, half = rest.partition(":")
    frame = type(state.stack[-1]).__name__
    if frame == "Operate":
        return _operation(state, verb, name)
    if frame == "Attack":
        return _attack(state, verb, name)
    if frame == "Reinforce":
        return _reinforcement(state, verb, name)
    if verb == "keep_none":
        return "One card may be kept, and four are drawn in any case."
    if verb == "decline" and frame in ("Rally", "Recruit"):
        return "It costs nothing that a unit becomes active, or an Infantry comes into the hand."
    if verb == "gain" and STRONGER.get(name, set()) & _offered(state, "gain"):
        return "Free: the better card costs no more."
    if verb == "lose" and f"repair:{name}:{half}" in _legal(state):
        return "The Workshop saves a Tank into the hand."
    if verb == "lose" and any(f"lose:{worse}:{half}" in _legal(state) for worse, by in STRONGER.items() if name in by):
        return "The owner chooses: the weaker of two alike could go."
    if verb == "assign" and rest == f"seat{state.decider()}":
        return "General Winter, mud and Partisans may go to anybody."
    return ""


def _legal(state: BarbarossaState) -> list[str]:
    return [GAME.verbs.text(action) for action in state.legal()]


def _offered(state: BarbarossaState, verb: str) -> set[str]:
    return {text.split(":")[1] for text in _legal(state) if text.startswith(f"{verb}:")}


def _cards(state: BarbarossaState, *zones: tuple[int, ...]) -> list[Card]:
    return [CARDS[card] for zone in zones for card in state.zones[zone[state.decider()]]]


# ---- Operation


def _operation(state: BarbarossaState, verb: str, name: str) -> str:
    legal = _legal(state)
    attacked = bool(GAME.view(state, None).counters["attacked"])
    if verb == "attack" and not _may_succeed(state, CARD[name]):
        return "A lost attack takes what the red rule says, and BP stay spent: it cannot be paid whatever comes."
    if verb == "attack" and name == "moscow" and _behind(state):
        return "Moscow gained, the game ends: another has more VP."
    if verb == "play" and name == "concentrated_offensive":
        tired = {card.kind for card in _cards(state, FATIGUED)}
        return "" if tired & {"infantry", "tank"} else "It makes units active, and none is fatigued."
    if verb == "play" and f"deploy_from_hand:{name}" in legal and name in FIELD:
        return "The Headquarters deploys it active and without cost."
    if attacked and (verb, name) == ("play", "artillery_regiment"):
        return "BP vanish with the turn, and there is one attack in it."
    if attacked and _spends_for_bp(verb, name):
        return "BP vanish with the turn, and there is one attack in it."
    if verb == "done":
        return _leaves_lying(state, legal)
    return ""


def _behind(state: BarbarossaState) -> bool:
    """Whether Moscow's 16 VP, and 1 of an event, are not enough."""
    own = state.counters[VICTORY[state.decider()]] + 16 + 1
    return max(state.counters[VICTORY[seat]] for seat in range(state.setting.seats)) > own


def _spends_for_bp(verb: str, name: str) -> bool:
    return (verb == "fatigue" and name in TIRED_FOR_BP) or (verb == "discard" and name in FIELD)


def _leaves_lying(state: BarbarossaState, legal: list[str]) -> str:
    if any(f"fatigue:{name}" in legal for name in FREE):
        return "Points for nothing: what is fatigued is active again when the next turn begins."
    if any(f"{verb}:{name}" in legal for verb in ("deploy", "deploy_from_hand") for name in FIELD):
        return "It gives nothing but in the field, and may go there now."
    spare = [card.id for card in _cards(state, HAND) if card.id in BONUS and f"play:{card.id}" in legal]
    return "One card may be kept; the others are discarded, and one gives points now." if len(spare) > 1 else ""


# ---- attacks


def _may_succeed(state: BarbarossaState, target: Card) -> bool:
    cost = target.occupy
    if target.kind == "city":
        masks = state.known[EVENTS] or []
        events = state.zones[EVENTS]
        if masks and masks[-1] == state.setting.everyone:
            cost += CARDS[events[-1]].modifier
        else:
            cost += min((CARDS[card].modifier for card, mask in zip(events, masks) if not mask), default=0)
    return _most(state, target.kind == "city") >= max(0, cost)


def _most(state: BarbarossaState, city: bool) -> int:
    """The BP of everything: all tired as far as the SP last, then all discarded, hills and positions given back."""
    active, both = _cards(state, DEPLOYED), _cards(state, DEPLOYED, FATIGUED)
    fuel = state.counters[SP] + sum(card.id == "supply_depot" for card in active)
    total = state.counters[BP]
    for card in sorted(active, key=lambda card: -card.fatigue.get("bp", 0)):
        if not card.pays or fuel:
            total += card.fatigue.get("bp", 0)
            fuel -= bool(card.pays)
    helper = 2 if any(card.id == "assault_gun_battalion" for card in both) else 0
    total += sum(max(card.discard, helper * (card.kind == "infantry")) for card in both)
    return total + sum(card.withdraw for card in active) * city


def _attack(state: BarbarossaState, verb: str, name: str) -> str:
    target, cost = CARDS[state.counters[TARGET]], state.counters[COST]
    if _most(state, target.kind == "city") < cost:
        spends = verb == "withdraw" or _spends_for_bp(verb, name)
        return "What was spent stays spent, and the attack cannot be won." if spends else ""
    active = _cards(state, DEPLOYED)
    winter = any(card.effect == "winter" for card in active)
    tiring = [card for card in active if not card.pays and not card.activation and not (winter and card.kind == "tank")]
    enough = state.counters[BP] + sum(card.fatigue.get("bp", 0) for card in tiring) >= cost
    if verb == "break_off" and enough and target.id != "moscow":
        return "The red rule comes in any case: to tire units wins the objective."
    return ""


# ---- Reinforcement


def _reinforcement(state: BarbarossaState, verb: str, name: str) -> str:
    points = state.counters[RP]
    if verb == "buy" and points == 1 and STRONGER.get(name, set()) & _offered(state, "buy"):
        return "All points vanish: for the last RP a better card could be paid."
    less = max((card.amount for card in _cards(state, DEPLOYED) if card.effect == "partisans"), default=0)
    rolling = [card for card in _cards(state, HAND) if card.table == "transport" and card.gain["sp"] > less]
    if verb == "done" and points and len(rolling) > 1:
        return "One card may be kept: the other transport goes to the discard pile, played or not."
    return ""
