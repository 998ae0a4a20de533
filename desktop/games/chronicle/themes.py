"""What a mistake in Chronicle was about: who wins a meeting, with which cards, and where what is evil goes."""

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.games.chronicle.cards import ABILITY, CROWN, EVIL, SUIT, WILD
from desktop.games.chronicle.meeting import winner
from desktop.games.chronicle.standing import meeting_cards

CARDS = ("play", "cover")
STOPS = "stop"  # the ability of the 5s


def theme(info: InfoSet, best: Action, played: Action) -> str:
    """The cards that matter by themselves come first; then whether one takes the meeting."""
    if best.verb not in CARDS or played.verb not in CARDS:
        return "abilities"
    for name, special in (("five", [ability == STOPS for ability in ABILITY]), ("crown", CROWN), ("evil", EVIL)):
        if bool(special[best.card]) != bool(special[played.card]):
            return name if name == "evil" or special[played.card] else f"use_{name}"
    mine, theirs = _takes(info.view, info.seat, best), _takes(info.view, info.seat, played)
    if mine != theirs:
        return "win" if mine else "let"
    return "which"


def _takes(view: View, seat: int, action: Action) -> bool:
    """Whether the seat has the meeting, as it lies once this is played."""
    cards, lead = meeting_cards(view), view.counters["lead"]
    if action.verb == "play":
        cards = [*cards, (seat, action.card)]
        lead = SUIT[action.card] if lead < 0 and SUIT[action.card] != WILD else lead
    return winner(cards, view.counters["leader"], lead).seat == seat
