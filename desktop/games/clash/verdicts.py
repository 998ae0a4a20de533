"""What an assault came to: in each lane who struck with how much, who fell, and how far a tower was pushed."""

from collections.abc import Callable, Sequence

from desktop.engine.events import Event, Place
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, prose, seat_name
from desktop.face import Say
from desktop.games.clash.cards import ATTACK, TOWER
from desktop.games.clash.parts import SIDES
from desktop.games.clash.state import LANES
from desktop.games.clash.talk import card_name
from desktop.look import Sum, Term, Verdict


def verdicts(events: Sequence[Event], at: Callable[[int], View], say: Say) -> dict[int, Verdict]:
    """Of the assault among these events, if anybody struck in it."""
    begun = next((number for number, event in enumerate(events) if _note(event, "assault")), None)
    if begun is None:
        return {}
    ends = (number for number in range(begun + 1, len(events)) if _note(events[number], "turn"))
    end = next(ends, len(events))
    part, foe = events[begun:end], 1 - events[begun].seat
    sums = [each for each in (_lane(lane, part, say) for lane in LANES) if each is not None]
    if not sums:
        return {}
    seat = seat_name(events[begun].seat)
    before, after = _steps(at(begun), foe), _steps(at(end), foe)
    fallen = [Text(f"clash.log.{note.key}", (seat_name(note.seat),)) for note in part if note.key in _FALLS]
    pushed = Text("clash.verdict.tower", (before, after, seat_name(foe)))
    reason = (
        prose(fallen)
        if fallen
        else pushed
        if before != after
        else Text("clash.verdict.stands", (before, seat_name(foe)))
    )
    return {end: Verdict(say(Text("clash.verdict.title", (seat,))), tuple(sums), say(reason))}


_FALLS = ("watchtower_falls", "stronghold_falls")


def _note(event: Event, key: str) -> bool:
    return event.verb == "note" and event.key == key


def _steps(view: View, seat: int) -> int:
    """How many steps a tower has left."""
    row = view.zones[Place("hand", seat)] or ()
    at = next((at for at, slot in enumerate(row) if slot.card is not None and slot.card >= TOWER), len(row) - 1)
    return len(row) - 1 - at


def _lane(lane: str, events: Sequence[Event], say: Say) -> Sum | None:
    """Who struck there, with what Sprint added to it; whom it felled, and what went on to the tower."""
    terms: list[Term] = []
    total, tower, felled, here = 0, 0, list[Text](), False
    color, shape = SIDES[0]
    for event in events:
        if _note(event, "blow"):
            here = event.src.zone == lane
            if here:
                color, shape = SIDES[event.seat]
                terms.append(Term(say(card_name(event.card)), str(ATTACK[event.card])))
                if event.value > ATTACK[event.card]:
                    terms.append(Term(say(Text("clash.ability.sprint.name")), f"+{event.value - ATTACK[event.card]}"))
                total += event.value
                tower += event.value if event.dst.zone == "hand" else 0
        elif here and event.verb == "move" and event.src.zone in LANES and event.dst.zone == "hand":
            felled.append(card_name(event.card))
    if not terms:
        return None
    note = [Text("clash.verdict.fell", (listed(felled),))] * bool(felled)
    note += [Text("clash.verdict.at_tower", (tower,))] * bool(tower)
    return Sum(
        say(Text(f"clash.zone.{lane}")), tuple(terms), str(total), color, shape, bool(note), note=say(prose(note))
    )
