"""What an attack came to: the BP that were gathered, against what the objective cost and why."""

from collections import Counter
from collections.abc import Callable, Sequence

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, seat_name
from desktop.face import Earlier, Say
from desktop.games.barbarossa.cards import MODIFIER, OCCUPY, VP
from desktop.games.barbarossa.forces import cards
from desktop.games.barbarossa.plates import SIDES, signed
from desktop.games.barbarossa.talk import card_name
from desktop.look import Sum, Term, Verdict

GROUND = "#C9B27A"


def verdicts(
    events: Sequence[Event], at: Callable[[int], View], say: Say, earlier: Earlier = tuple
) -> dict[int, Verdict]:
    """Of the attack that ends among these events; its BP were gathered decision by decision."""
    ends = [number for number, event in enumerate(events) if event.verb == "note" and event.key in ("won", "failed")]
    before = earlier() if ends else ()
    return {
        number + 1: _verdict(at(number), events[number], events[number:], [*before, *events[:number]], say)
        for number in ends
    }


def _gathered(total: int, events: Sequence[Event], say: Say) -> tuple[Term, ...]:
    """Where the BP of an attack came from, each kind of card once; what lay ready when it began comes first."""
    had, last, given = 0, -1, False
    sources: Counter[tuple[int, bool]] = Counter()
    for event in events:
        if event.verb == "note" and event.key == "attack":
            sources.clear()
        elif event.verb == "move":
            last, given = event.card, event.dst.zone != "fatigued"
        elif event.verb == "count" and event.key == "bp":
            if event.value > had:
                sources[last, given] += event.value - had
            had = event.value
    terms = [
        Term(say(Text("barbarossa.verdict.given", (card_name(card),)) if given else card_name(card)), f"+{bp}")
        for (card, given), bp in sources.items()
    ]
    rest = total - sum(sources.values())
    return (*([Term(say(Text("barbarossa.verdict.ready")), f"+{rest}")] if rest else []), *terms)


def _verdict(view: View, end: Event, after: Sequence[Event], before: Sequence[Event], say: Say) -> Verdict:
    won, target, seat = end.key == "won", end.card, end.seat
    bp = view.counters["bp"]
    gathered, cost = (bp + end.value, end.value) if won else (bp, bp + end.value)
    color, shape = SIDES[seat]
    label = say(Text("barbarossa.verdict.gathered", (seat_name(seat),)))
    have = Sum(label, _gathered(gathered, before, say), str(gathered), color, shape, won, "≥" if won else "<")
    terms = [Term(say(card_name(target)), str(OCCUPY[target]))]
    terms += [Term(say(card_name(card)), signed(MODIFIER[card])) for card in cards(view, "revealed")]
    off = max(0, OCCUPY[target] + sum(MODIFIER[card] for card in cards(view, "revealed"))) - cost
    if off:
        terms.append(Term(say(Text("barbarossa.verdict.withdrawn")), signed(-off)))
    asked = Sum(say(Text("barbarossa.verdict.cost")), tuple(terms), str(cost), GROUND, "", not won)
    lost = [card_name(event.card) for event in after if event.verb == "note" and event.key == "loss"]
    gains = [Text("barbarossa.verdict.points", (VP[target], seat_name(seat)))] if won and VP[target] else []
    gains += [Text("barbarossa.verdict.lost", (listed(lost),))] if lost else []
    reason = Text(f"barbarossa.log.{end.key}", (end.value, seat_name(seat), card_name(target)))
    title = say(Text(f"barbarossa.cue.{end.key}", (seat_name(seat), card_name(target))))
    return Verdict(title, (have, asked), say(reason), tuple(map(say, gains)))
