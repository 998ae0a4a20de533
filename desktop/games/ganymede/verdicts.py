"""What a showdown came to: both Strengths card by card, what the other side's cards did to them, and the damage."""

from collections.abc import Callable, Mapping, Sequence

from desktop.engine.events import Event, Place
from desktop.engine.sight import View
from desktop.engine.text import Text, listed
from desktop.face import Say
from desktop.games.ganymede.cards import BUNKER, EFFECT, SHIFT, VALUE
from desktop.games.ganymede.plates import SIDES, as_it_counts, looker, who
from desktop.games.ganymede.strength import LIMIT
from desktop.games.ganymede.talk import card_name
from desktop.look import Sum, Term, Verdict

MINUS = "\N{MINUS SIGN}"
TOLD = ("strength", "bust", "capped", "hit")


def verdicts(events: Sequence[Event], at: Callable[[int], View], say: Say) -> dict[int, Verdict]:
    """Of each two camps that are compared among these events, once nobody has to say any more what a 7 adds."""
    pairs: dict[frozenset[int], list[int]] = {}
    for number, event in enumerate(events):
        if event.verb == "note" and event.key in TOLD:
            pairs.setdefault(frozenset((event.src.seat, event.dst.seat)), []).append(number)
    found = {}
    for camps, numbers in pairs.items():
        notes = [events[number] for number in numbers]
        if any(note.key == "hit" for note in notes) or sum(note.key == "bust" for note in notes) == len(camps):
            found[numbers[-1] + 1] = _verdict(at(numbers[-1]), camps, notes, say)
    return found


def _verdict(view: View, camps: frozenset[int], notes: Sequence[Event], say: Say) -> Verdict:
    hurt = [note for note in notes if note.key == "hit"]
    capped = {note.seat: note.value for note in notes if note.key == "capped"}
    me = looker(view)
    order = sorted(camps, key=lambda camp: (camp != me, camp))
    totals = [view.counters[f"strength:{camp}"] for camp in order]
    sums = [_sum(view, camp, other, hurt, say) for camp, other in zip(order, reversed(order), strict=True)]
    first, second = totals
    over = [Text("ganymede.log.bust", (total, who(view, camp))) for camp, total in zip(order, totals) if total > LIMIT]
    if not over:
        sums[0] = sums[0]._replace(sign=">" if first > second else "<" if first < second else "=")
        over = [Text("ganymede.verdict.tie" if first == second else "ganymede.verdict.more")]
    gains = tuple(say(_harm(view, hit, capped)) for hit in hurt)
    return Verdict(say(Text("ganymede.phase.showdown")), tuple(sums), "\n".join(map(say, over)), gains)


def _row(view: View, camp: int) -> list[int]:
    return [slot.card for slot in view.zones[Place("row", camp)] or () if slot.card is not None]


def _sum(view: View, camp: int, foe: int, hurt: Sequence[Event], say: Say) -> Sum:
    """The numbers of a row, then what the foe's 10s and 3s have done to them."""
    total = view.counters[f"strength:{camp}"]
    terms = []
    for slot in as_it_counts(view.zones[Place("row", camp)] or (), total):
        assert slot.card is not None
        terms.append(Term(say(card_name(slot.card)), str(slot.value or VALUE[slot.card])))
    theirs = _row(view, foe)
    terms += [Term(_does(card, say), "+2") for card in theirs if BUNKER[card]]
    rest = total - sum(int(term.amount) for term in terms)
    if rest:
        shifts = [card for card in theirs if SHIFT[card]]
        name = _does(shifts[0], say) if shifts else ""
        terms.append(Term(name, f"{rest:+d}".replace("-", MINUS)))
    color, shape = SIDES[camp]
    return Sum(say(who(view, camp)), tuple(terms), str(total), color, shape, any(hit.seat == foe for hit in hurt))


def _does(card: int, say: Say) -> str:
    """What a card does, in the word that stands on its face."""
    return say(Text(f"ganymede.table.effect.{EFFECT[card]}"))


def _harm(view: View, hit: Event, capped: Mapping[int, int]) -> Text:
    """Of what the damage is made: a point a card, 2 for a 7, 1 for exactly 21, and at most 3 against a 10."""
    row = _row(view, hit.src.seat)
    whole = capped.get(hit.seat, hit.value)
    exact = view.counters[f"strength:{hit.src.seat}"] == LIMIT and (whole - len(row)) % 2
    sevens = whole - len(row) - exact
    parts = [Text("ganymede.verdict.cards", (len(row),))]
    parts += [Text("ganymede.verdict.sevens", (sevens,))] * bool(sevens)
    parts += [Text("ganymede.verdict.exact")] * bool(exact)
    parts += [Text("ganymede.verdict.capped")] * (hit.seat in capped)
    return Text("ganymede.verdict.harm", (who(view, hit.seat), hit.value, listed(parts)))
