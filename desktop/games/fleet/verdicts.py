"""What a battle came to: each side's Firepower against the other's Shield, ship by ship."""

from collections.abc import Callable, Sequence

from desktop.engine.events import Event, Place
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Say
from desktop.games.fleet.cards import FIRE, SHIELD
from desktop.games.fleet.coins import told
from desktop.games.fleet.combat import forecast
from desktop.games.fleet.plates import looker, side_of
from desktop.games.fleet.talk import card_name
from desktop.look import Sum, Term, Verdict

TOLD = ("salvo", "breaks", "holds", "stalemate")


def verdicts(events: Sequence[Event], at: Callable[[int], View], say: Say) -> dict[int, Verdict]:
    """Of the battle among these events, if there is one."""
    found = [number for number, event in enumerate(events) if event.verb == "note" and event.key in TOLD]
    if not found:
        return {}
    view = at(found[0])
    clash, me = forecast(view), looker(view)
    sums, reason = [], []
    for gunner in (me, 1 - me):
        target = 1 - gunner
        falls = clash.falls[target]
        sums.append(_sum(view, gunner, "firepower", FIRE, say)._replace(wins=falls, sign=">" if falls else "≤"))
        sums.append(_sum(view, target, "shield", SHIELD, say)._replace(wins=not falls))
        key = "breaks" if falls else "holds"
        reason.append(say(Text(f"fleet.log.{key}", (clash.fire[gunner], clash.shield[target], seat_name(target)))))
    rewards = [event for event in events[found[-1] :] if event.verb == "note" and event.key == "reward"]
    gains = [say(Text("fleet.log.reward", (told(event.value), seat_name(event.seat)))) for event in rewards]
    return {found[-1] + 1: Verdict(say(Text("fleet.verdict.title")), tuple(sums), "\n".join(reason), tuple(gains))}


def _sum(view: View, seat: int, name: str, worth: Sequence[int], say: Say) -> Sum:
    cards = [slot.card for slot in view.zones[Place("formation", seat)] or () if slot.card is not None]
    terms = tuple(Term(say(card_name(card)), str(worth[card])) for card in cards if worth[card])
    color, shape = side_of(view, seat)
    label = say(Text("fleet.verdict.sum", (Text(f"fleet.table.{name}"), seat_name(seat))))
    return Sum(label, terms, str(sum(worth[card] for card in cards)), color, shape)
