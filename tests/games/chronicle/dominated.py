"""Chronicle: the dominated moves."""

from desktop.engine.actions import Action
from desktop.games.chronicle import GAME
from desktop.games.chronicle.histories import active
from desktop.games.chronicle.state import ALLIES, HAND, ChronicleState

EVIL = {"assassin", "thief", "witch", "demon"}
# 6s take an ally back into the hand, 9s give one away; the Angel discards all that are evil.
CAN_USE_EVIL = {"quartermaster", "alchemist", "healer", "champion", "envoy", "countess", "angel"}


def fault(state: ChronicleState, action: Action) -> str:
    """Why the action is dominated; empty: it is not."""
    verb, _, rest = GAME.verbs.text(action).partition(":")
    if verb not in ("give", "shed", "lose"):
        return ""
    card, _, target = rest.partition(":seat")
    if target and _hands_the_last_over(state, card, int(target)):
        return "Whoever holds all four evil cards gets 2 Fame and nobody else any."
    ways = [GAME.verbs.text(each).split(":") for each in state.legal()]
    outs = [way for way in ways if way[1] in EVIL]
    if verb == "give":
        outs = [way for way in outs if not _hands_the_last_over(state, way[1], int(way[2].removeprefix("seat")))]
    if card not in EVIL and outs and _one_evil_shuts_out(state):
        return "Seats with evil allies are excluded: it could be rid of the only one."
    return ""


def _names(state: ChronicleState, zone: int) -> set[str]:
    return {GAME.catalog.names[card] for card in state.zones[zone]}


def _hands_the_last_over(state: ChronicleState, card: str, seat: int) -> bool:
    allies = _names(state, ALLIES[seat])
    return "angel" not in allies and card in EVIL and allies | {card} >= EVIL


def _one_evil_shuts_out(state: ChronicleState) -> bool:
    seat = state.decider()
    allies, hand = _names(state, ALLIES[seat]), _names(state, HAND[seat])
    dark = "time_of_darkness" in {GAME.catalog.names[history] for history in active(state)}
    return len(allies & EVIL) == 1 and "angel" not in allies and not dark and not hand & (EVIL | CAN_USE_EVIL)
