"""What a mistake in Barbarossa was about: attacks and what they cost, what is bought, played, deployed, given up."""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.games.barbarossa.cards import G_INFANTRY, LOSS

_PAYS = ("fatigue", "sacrifice", "discard", "withdraw", "break_off")
_LOSES = ("lose", "remove", "raze", "assign", "repair", "decline")
_DEPLOYS = ("deploy", "deploy_from_hand", "recruit", "rally")
_KEEPS = ("keep", "keep_none")


def theme(info: InfoSet, best: Action, played: Action) -> str:
    """An attack that was made or missed comes first."""
    verbs = {best.verb, played.verb}
    if played.verb == "attack" and best.verb != "attack":
        return "infantry" if LOSS[played.card][G_INFANTRY] else "too_soon"
    if best.verb == "attack":
        return "target" if played.verb == "attack" else "strike"
    for name, some in (("buy", ("buy", "gain")), ("loses", _LOSES), ("pays", _PAYS), ("keep", _KEEPS)):
        if verbs & set(some):
            return name
    if verbs & set(_DEPLOYS):
        return "deploy"
    return "unfinished" if played.verb == "done" else "order"
