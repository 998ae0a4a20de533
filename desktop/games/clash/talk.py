"""What Clash of Decks says: log lines, refusals with their rulebook section, and previews.

Everything here is made from a view or an InfoSet, so nothing hidden can get into a sentence.
"""

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.game import Attempt, Note, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.games.clash.cards import CASTS, COST, HEALTH, NAMES, TOWER
from desktop.games.clash.rules import END, WINDOW
from desktop.games.clash.state import LANES

# The part of the rulebook that tells of a verb.
SECTIONS = {"pick": "draft", "summon": "summoning", "cast": "incantations", "end": "turn"}


def card_name(card: int) -> Text:
    return Text(f"clash.card.{NAMES[card]}.name")


def lane_name(lane: int) -> Text:
    return Text(f"clash.lane.{LANES[lane]}")


def describe(view: View, action: Action) -> Text:
    """One line for the log: what the decider of the view does."""
    seat, card = seat_name(view.to_act), action.card
    if action.verb == "end":
        return Text("clash.log.end", (seat,))
    if action.verb == "pick":
        return Text("clash.log.pick", (seat, card_name(card)))
    if action.verb == "summon":
        return Text("clash.log.summon", (COST[card], seat, card_name(card), lane_name(action.target)))
    return Text("clash.log.cast", (COST[card], seat, card_name(card), card_name(action.target)))


def why_not(view: View, attempt: Attempt) -> Reason | None:
    """Why the seat of the view may not do this; None: it may."""
    if attempt.misses(view):
        return Reason(Text("house.why.nothing"), "turn")
    if attempt.src.zone == "unseen":
        return Reason(Text("clash.why.unseen"), "draft")
    if view.to_act < 0:
        return Reason(Text("house.why.over"), "end")
    if view.to_act != view.seat:
        return Reason(Text("house.why.turn", (seat_name(view.to_act),)), "turn")
    if view.zones[Place("offer")]:
        return _why_not_pick(view, attempt)
    if attempt.src == Place("hand", view.seat):
        return _why_not_play(view, attempt)
    if attempt.src.zone == "hand":
        return Reason(Text("clash.why.theirs"), "summoning")
    return Reason(Text("clash.why.in_play"), "assault")


def _why_not_pick(view: View, attempt: Attempt) -> Reason | None:
    if attempt.src != Place("offer"):
        return Reason(Text("clash.why.draft"), "draft")
    if attempt.dst is None or (attempt.dst.zone in ("picked", "hand") and attempt.dst.seat == view.seat):
        return None
    return Reason(Text("clash.why.draft_where"), "draft")


def _why_not_play(view: View, attempt: Attempt) -> Reason | None:
    """The card itself first, then where it was dropped."""
    row = view.zones[attempt.src] or ()
    cards = [slot.card if slot.card is not None else -1 for slot in row]
    card = cards[attempt.at]
    if card >= TOWER:
        return Reason(Text("clash.why.tower"), "tower")
    place = sum(other < TOWER for other in cards[: attempt.at]) + 1
    if place > WINDOW:
        return Reason(Text("clash.why.window", (place, card_name(card))), "summoning")
    if COST[card] > view.counters["mana"]:
        return Reason(Text("clash.why.mana", (view.counters["mana"], card_name(card), COST[card])), "mana")
    units = sum(len(slots or ()) for zone, slots in view.zones.items() if zone.zone in LANES)
    if CASTS[card] and not units:
        return Reason(Text("clash.why.no_target", (card_name(card),)), "incantations")
    return None if attempt.dst is None else _why_not_there(view, attempt, card)


def _why_not_there(view: View, attempt: Attempt, card: int) -> Reason | None:
    assert attempt.dst is not None
    if attempt.dst == attempt.src:
        return Reason(Text("clash.why.order"), "summoning")
    if CASTS[card]:
        aimed = attempt.dst.zone in LANES and 0 <= attempt.dst_at < len(view.zones[attempt.dst] or ())
        return None if aimed else Reason(Text("clash.why.aim", (card_name(card),)), "incantations")
    if attempt.dst.zone not in LANES:
        return Reason(Text("clash.why.where", (card_name(card),)), "summoning")
    if attempt.dst.seat != view.seat:
        return Reason(Text("clash.why.realm", (card_name(card),)), "summoning")
    return None


# ---- previews


def preview(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """What the action does at once, and what the assault would do if the turn ended then.

    Both depend on open cards and on the two towers alone, so any world of the InfoSet tells the same.
    """
    if action.verb == "pick":
        return (_picked(info.view, action.card),)
    world = info.sample(Rng(0))
    at_once = _played(world, action)
    notes = [*_casualties(info, at_once), *_towers(info, at_once)]
    if action.verb == "cast":
        notes += _wounds(at_once)
    if action != END and not world.over:
        events = _played(world, END)
        assault = [*_casualties(info, events), *_towers(info, events), *_ending(events)]
        notes += [Note(Text("clash.note.then"), rule=True), *assault] if assault else [Note(Text("clash.note.quiet"))]
    elif action == END:
        notes = [*(notes or [Note(Text("clash.note.quiet"))]), *_ending(at_once)]
    return tuple(notes)


def _picked(view: View, card: int) -> Note:
    """What the seat's row would be made of: creatures cost mana once, incantations again and again."""
    assert view.seat is not None
    row = [slot.card for slot in view.zones[Place("picked", view.seat)] or () if slot.card is not None]
    row = [each for each in (*row, card) if each < TOWER]
    spells = sum(CASTS[each] for each in row)
    return Note(Text("clash.note.pick", (len(row) - spells, spells, sum(COST[each] for each in row))))


def _played(world: State, action: Action) -> list[Event]:
    world.log = []
    world.apply(action)
    return world.log


def _casualties(info: InfoSet, events: list[Event]) -> list[Note]:
    notes = []
    for event in events:
        if event.verb == "move" and event.src.zone in LANES and event.dst.zone == "hand":
            own = event.dst.seat == info.seat
            notes.append(
                Note(Text("clash.note.own_falls" if own else "clash.note.destroys", (card_name(event.card),)), own)
            )
        elif event.verb == "note" and event.key in ("shielded", "immune"):
            notes.append(Note(Text(f"clash.note.{event.key}", (card_name(event.card),))))
    return notes


def _wounds(events: list[Event]) -> list[Note]:
    """What a spell leaves of those it does not destroy. Not told of an assault: all health comes back after it."""
    return [
        Note(Text("clash.note.hurts", (HEALTH[event.card] - event.value, card_name(event.card))))
        for event in events
        if event.verb == "value" and event.value
    ]


def _towers(info: InfoSet, events: list[Event]) -> list[Note]:
    """How far a tower is pushed, and what falls, in the order in which it happens."""
    notes: list[Note] = []
    moved, tower = 0, TOWER
    for event in events:
        if event.verb == "move" and event.card >= TOWER and event.dst_at > event.src_at:
            moved, tower = moved + event.dst_at - event.src_at, event.card
        elif event.verb == "note" and event.key in ("watchtower_falls", "stronghold_falls"):
            notes += _pushed(moved, tower)
            moved = 0
            whose = "own" if event.seat == info.seat else "their"
            notes.append(Note(Text(f"clash.note.{whose}_{event.key}"), whose == "own"))
    return notes + _pushed(moved, tower)


def _pushed(moved: int, tower: int) -> list[Note]:
    return [Note(Text("clash.note.tower_moves", (moved, card_name(tower))))] if moved else []


def _ending(events: list[Event]) -> list[Note]:
    last = any(event.verb == "note" and event.key == "turn_limit" for event in events)
    return [Note(Text("clash.note.turn_limit"), True)] if last else []
