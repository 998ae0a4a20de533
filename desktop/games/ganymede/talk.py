"""What Ganymede says: log lines, refusals with their rulebook section, and previews.

Everything here is made from a view or an InfoSet, so nothing hidden can get into a sentence.
"""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Note, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import PUBLIC, Slot, View, Where
from desktop.engine.text import Text, seat_name
from desktop.games.ganymede.blows import Strike, pair
from desktop.games.ganymede.cards import ACE, BLACK, FETCH, NAMES, PEEK, VALUE
from desktop.games.ganymede.drawing import can_use
from desktop.games.ganymede.odds import bust_chance, next_cards, row_sum
from desktop.games.ganymede.showdown import foes_of
from desktop.games.ganymede.sight import FETCHED, fetched_to
from desktop.games.ganymede.state import ACES, CAMPS, DECK, MOST, GanymedeState, stack_name
from desktop.games.ganymede.strength import LIMIT, compare, threes_counter
from desktop.games.ganymede.verbs import shift_of

SECRET = ("fetch", "top")  # what only the decider may know of its own choice

# The part of the rulebook that tells of a verb.
SECTIONS = {
    "take": "black_cards", "draw": "drawing", "stop": "drawing", "turn_up": "cards", "fetch": "cards", "top": "cards",
    "look": "cards", "leave": "cards", "aces": "showdown", "threes": "showdown", "sevens": "damage",
    "remove": "cleanup",
}  # fmt: skip


def card_name(card: int) -> Text:
    return Text(f"ganymede.card.{NAMES[card]}.name")


def camp_name(camp: int) -> Text:
    return Text(f"ganymede.camp.{CAMPS[camp]}")


def describe(view: View, action: Action) -> Text:
    """One line for the log, for the eyes of the view: what its decider does."""
    seat = seat_name(view.to_act)
    verb = action.verb
    if verb in ("draw", "stop", "look"):
        return Text(f"ganymede.log.{verb}", (seat,))
    if verb == "leave":
        return Text(f"ganymede.log.leave_{_asked(view)}", (seat,))
    if verb == "sevens":
        used = action.target
        return Text("ganymede.log.sevens" if used else "ganymede.log.sevens_none", (used, seat, 2 * used))
    if verb == "aces":
        row = view.zones[Place("row", view.to_act)] or ()
        count = sum(slot.card is not None and bool(ACE[slot.card]) for slot in row)
        return _aces_line(seat, count, action.target)
    if verb == "threes":
        shift = shift_of(action)
        word = "plus" if shift > 0 else "minus" if shift < 0 else "none"
        return Text(f"ganymede.log.threes_{word}", (abs(shift), seat, camp_name(action.card)))
    if verb in SECRET and view.seat != view.to_act:
        return Text(f"ganymede.log.{verb}_unseen", (seat,))
    return Text(f"ganymede.log.{verb}", (seat, card_name(action.card)))


def _asked(view: View) -> str:
    """What the seat to act is asked for, by the last word of its prompt."""
    return view.prompt.id.rpartition(".")[2]


def _aces_line(seat: Text, count: int, elevens: int) -> Text:
    if count == 1:
        return Text("ganymede.log.ace", (seat, 11 if elevens else 1))
    return Text("ganymede.log.aces", (elevens, seat, count))


# ---- refusals


def why_not(view: View, attempt: Attempt) -> Reason | None:
    """Why the seat of the view may not do this; None: it may."""
    wanted = _asked(view)
    if attempt.misses(view) and not _comes_back(view, attempt):
        return _why_nothing(view, attempt, wanted)
    if view.to_act < 0:
        return Reason(Text("house.why.over"), "end")
    if view.to_act != view.seat:
        return Reason(Text("house.why.turn", (seat_name(view.to_act),)), "round")
    if attempt.src.seat not in (-1, view.seat):
        return Reason(
            Text("ganymede.why.theirs_row" if attempt.src.zone == "row" else "ganymede.why.theirs"), "secrets"
        )
    if attempt.src.zone == "removed":
        return Reason(Text("ganymede.why.removed"), "cleanup")
    if wanted in ("recruit", "reinforce"):
        return _why_not_take(view, attempt)
    if wanted == "draw":
        return _why_not_draw(view, attempt)
    if wanted == "fetch":
        return _why_not_fetch(view, attempt)
    if wanted == "look":
        return Reason(Text("ganymede.why.look"), "cards")
    if wanted == "arrange":
        return _why_not_arrange(view, attempt)
    if wanted == "remove":
        return _why_not_remove(view, attempt)
    return Reason(Text(f"ganymede.why.{wanted}"), "damage" if wanted == "sevens" else "showdown")


def _comes_back(view: View, attempt: Attempt) -> bool:
    """Whether an empty deck is meant for which discarded cards wait: it is drawn from as if they lay there."""
    return attempt.at >= 0 and attempt.src.zone == "deck" and bool(view.zones.get(Place("discard", attempt.src.seat)))


def _why_nothing(view: View, attempt: Attempt, wanted: str) -> Reason:
    """No card lies there; of a stack also which card there was, and while one is chosen, that there are others."""
    zone = attempt.src.zone
    card = next((card for card in BLACK if stack_name(card) == zone), -1)
    if card >= 0:
        more = view.to_act == view.seat and wanted in ("recruit", "reinforce")
        return Reason(
            Text("ganymede.why.gone_more" if more else "ganymede.why.gone", (card_name(card),)), "black_cards"
        )
    if zone == "deck" and attempt.src.seat == view.seat:
        return Reason(Text("ganymede.why.empty"), "drawing")
    return Reason(Text("house.why.nothing"), "round")


def _to(attempt: Attempt, view: View, *zones: str) -> bool:
    """Whether it was only picked up, or let go at one of the seat's own places."""
    return attempt.dst is None or (attempt.dst.zone in zones and attempt.dst.seat == view.seat)


def _why_not_take(view: View, attempt: Attempt) -> Reason | None:
    if not attempt.src.zone.startswith("stack_"):
        return Reason(Text("ganymede.why.stack"), "black_cards")
    goal = "deck" if _asked(view) == "recruit" else "discard"
    return None if _to(attempt, view, goal) else Reason(Text(f"ganymede.why.take_to_{goal}"), "black_cards")


def _why_not_draw(view: View, attempt: Attempt) -> Reason | None:
    """Cards come from the own deck into the own row; the rest waits."""
    if attempt.src.zone == "row":
        return _why_not_row(view, attempt)
    if attempt.src.zone == "discard":
        return Reason(Text("ganymede.why.discarded"), "cards")
    if attempt.src.zone != "deck":
        return Reason(Text("ganymede.why.stack_later"), "black_cards")
    assert view.seat is not None
    row = view.zones[Place("row", view.seat)] or ()
    total = row_sum(view, view.seat)
    if total > LIMIT:
        return Reason(Text("ganymede.why.past", (total,)), "drawing")
    if len(row) >= MOST:
        return Reason(Text("ganymede.why.three"), "drawing")
    return None if _to(attempt, view, "row") else Reason(Text("ganymede.why.to_row"), "drawing")


def _why_not_row(view: View, attempt: Attempt) -> Reason:
    """A card of the own row stays; one that can still be turned up has a button for it."""
    row = view.zones[attempt.src] or ()
    card, last = row[attempt.at].card, attempt.at == len(row) - 1
    assert card is not None
    place = Where(attempt.src, (attempt.at,))
    fetched = any(fact.key == FETCHED and place in fact.where for fact in view.notes)
    if last and (FETCH[card] or PEEK[card]) and PUBLIC not in row[attempt.at].marks and not fetched:
        return Reason(Text("ganymede.why.turn_up", (card_name(card),)), "cards")
    return Reason(Text("ganymede.why.played"), "drawing")


def _why_not_fetch(view: View, attempt: Attempt) -> Reason | None:
    if attempt.src.zone != "discard":
        return Reason(Text("ganymede.why.fetch"), "cards")
    goal = fetched_to(view)
    assert view.seat is not None
    total = row_sum(view, view.seat)
    if goal == "row" and total > LIMIT:
        return Reason(Text("ganymede.why.past", (total,)), "drawing")
    return None if _to(attempt, view, goal) else Reason(Text(f"ganymede.why.fetch_to_{goal}"), "cards")


def _why_not_arrange(view: View, attempt: Attempt) -> Reason | None:
    if attempt.src.zone != "looking":
        return Reason(Text("ganymede.why.arrange"), "cards")
    return None if _to(attempt, view, "deck") else Reason(Text("ganymede.why.arrange_where"), "cards")


def _why_not_remove(view: View, attempt: Attempt) -> Reason | None:
    if attempt.src.zone != "row":
        return Reason(Text("ganymede.why.remove"), "cleanup")
    return None if _to(attempt, view, "removed") else Reason(Text("ganymede.why.remove_where"), "cleanup")


# ---- previews


def preview(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """What the action does, and exact chances where it is about the next card."""
    verb = action.verb
    if verb == "draw":
        return _draw_notes(info.view)
    if verb == "stop":
        return _stop_notes(info.view)
    if verb in ("aces", "threes"):
        return _showdown_notes(info, action)
    if verb == "remove":
        return (Note(Text("ganymede.note.remove", (card_name(action.card),)), True),)
    if verb == "fetch" and fetched_to(info.view) == "row":
        return _fetch_notes(info.view, action.card)
    if verb in ("fetch", "top"):
        return _next_notes(info.view, verb, action.card)
    if verb == "take":
        return _take_notes(info.view, action.card)
    if verb == "sevens":
        return _sevens_notes(info, action.target)
    return _turned_up_notes(info, action)


def _turned_up_notes(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """Turning up a 2 or 4, where it cannot be used too; looking, and leaving it."""
    world = info.sample(Rng(0))
    if action.verb == "leave":
        return (Note(Text("ganymede.note.leave")),)
    if action.verb == "look":
        return (Note(Text("ganymede.note.look", (min(2, len(world.zones[DECK[info.seat]])),))),)
    assert isinstance(world, GanymedeState)
    text = Note(Text(f"ganymede.card.{NAMES[action.card]}.text"), rule=True)
    return (text,) if can_use(world, info.seat, action.card) else (text, Note(Text("ganymede.note.idle"), True))


def _sevens_notes(info: InfoSet, used: int) -> tuple[Note, ...]:
    """The damage with so many 7s; if the other side is still to say, with all of its own."""
    world = info.sample(Rng(0))
    assert isinstance(world, GanymedeState)
    frame = world.stack[-1]
    assert isinstance(frame, Strike)
    camps = pair(world, frame.one)
    harm = compare(world, *camps, frame.left(world, used)).harm
    own = camps.index(info.seat)
    return (Note(Text("ganymede.note.harm", (harm[1 - own], harm[own]))),)


def _draw_notes(view: View) -> tuple[Note, ...]:
    """The chance to bust with the next card, to the percent and as cards."""
    chance = bust_chance(view)
    assert chance is not None and view.seat is not None
    cards = next_cards(view)
    bad = int(chance * len(cards))
    if len(cards) == 1:
        return (Note(Text("ganymede.note.next_known", (card_name(cards[0]),)), bool(bad)),)
    told = Text("ganymede.note.bust_chance", (round(100 * chance), bad, len(cards)))
    return (Note(told, chance >= 0.5),)


def _fetch_notes(view: View, card: int) -> tuple[Note, ...]:
    """What the own numbers come to with a card that a 2 takes into the row."""
    assert view.seat is not None
    total = row_sum(view, view.seat) + VALUE[card]
    return (Note(Text("ganymede.note.fetch_to_row", (card_name(card), total)), total > LIMIT),)


def _next_notes(view: View, verb: str, card: int) -> tuple[Note, ...]:
    """What the own numbers come to if the card laid on top is drawn."""
    assert view.seat is not None
    total = row_sum(view, view.seat) + VALUE[card]
    return (Note(Text(f"ganymede.note.{verb}", (card_name(card), total)), total > LIMIT),)


def _take_notes(view: View, card: int) -> tuple[Note, ...]:
    """What the black card does, and how many others there are for whoever takes next."""
    others = len(view.zones[Place(stack_name(card))] or ()) - 1
    return Note(Text(f"ganymede.card.{NAMES[card]}.text"), rule=True), Note(Text("ganymede.note.others", (others,)))


def _stop_notes(view: View) -> tuple[Note, ...]:
    """What the own numbers come to, an A both ways, and with how many cards one more would pass 21."""
    assert view.seat is not None
    row = view.zones[Place("row", view.seat)] or ()
    low = row_sum(view, view.seat)
    if low > LIMIT:
        return (Note(Text("ganymede.note.stands_bust", (low,)), True),)
    if _aces(row) and low + 10 <= LIMIT:
        stands = Note(Text("ganymede.note.stands_ace", (low, low + 10)))
    else:
        stands = Note(Text("ganymede.note.stands", (low,)))
    chance = bust_chance(view)
    if chance is None or len(row) >= MOST:
        return (stands,)
    cards = len(next_cards(view))
    return stands, Note(Text("ganymede.note.one_more", (cards, int(chance * cards))))


def _aces(row: tuple[Slot, ...]) -> int:
    return sum(slot.card is not None and bool(ACE[slot.card]) for slot in row)


def _showdown_notes(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """Strengths and damage if nothing else were announced; all rows lie open, so any world tells the same."""
    world = info.sample(Rng(0))
    assert isinstance(world, GanymedeState)
    foes = foes_of(world, info.seat)
    if action.verb == "aces":
        world.counters[ACES[info.seat]] = action.target + 1
    else:
        world.counters[threes_counter(info.seat, action.card)] = shift_of(action)
        foes = (action.card,)
    notes = []
    for foe in foes:
        clash = compare(world, info.seat, foe)
        own, theirs = clash.strength
        notes.append(Note(Text("ganymede.note.strengths", (own, camp_name(foe), theirs)), own > LIMIT))
        taken, dealt = clash.harm
        notes.append(Note(Text("ganymede.note.harm", (dealt, taken))))
    return tuple(notes)
