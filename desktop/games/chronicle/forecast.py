"""What an action would bring about, said before it is done.

Everything said follows from the view: the meeting as if it ended now, the histories as if the round did.
"""

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Note
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.games.chronicle.cards import ABILITY, EVIL, EVILS, SUIT, WILD
from desktop.games.chronicle.judgement import EVIL_COUNT
from desktop.games.chronicle.meeting import BY_LEADER, winner
from desktop.games.chronicle.standing import (
    all_allies,
    compare,
    darkness,
    force,
    meeting_cards,
    seats_of,
    shut_out_by,
    tallies,
)
from desktop.games.chronicle.state import Won
from desktop.games.chronicle.talk import card_name, suit_name

_WHY = ("strongest", "weakest", "crowned", "by_leader")
# Abilities that ask for something: where it must lie, and whether that is with the player itself.
_NEEDS = {
    "take": ("allies", False), "discard": ("allies", False), "return": ("played", False),
    "recall": ("allies", True), "give": ("allies", True), "shed": ("allies", True),
}  # fmt: skip
_COSTLY = ("give", "shed", "fool")


def preview(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """What the action does to the meeting, or to how the seats stand."""
    view = info.view
    if action.verb == "play":
        return _ability(view, action.card) + _meeting(view, action)
    if action.verb == "return":
        return _meeting(view, action)
    if action.verb == "cover":
        return (Note(Text("chronicle.note.cover", (suit_name(view.counters["lead"]),))),)
    if action.verb == "raid":
        return (Note(Text("chronicle.note.raid", (seat_name(action.target),))),)
    return _standing_changes(view, action)


# ---- the meeting


def _ability(view: View, card: int) -> tuple[Note, ...]:
    """What the ability of a played card is about to do."""
    ability = ABILITY[card]
    if ability in _NEEDS:
        zone, own = _NEEDS[ability]
        there = any(view.zones[Place(zone, seat)] for seat in seats_of(view) if (seat == view.seat) == own)
        if there:
            return (Note(Text(f"chronicle.note.ability_{ability}"), ability in _COSTLY, rule=True),)
        return (Note(Text("chronicle.note.no_effect")),)
    if ability == "stop":
        waiting = len(seats_of(view)) - 1 - view.counters["place"]
        return (Note(Text("chronicle.note.ability_stop", (waiting,))),) if waiting else ()
    if ability == "fool":
        return (Note(Text("chronicle.note.ability_fool"), _among_most(view)),) if any(all_allies(view)) else ()
    return (Note(Text("chronicle.note.evil"), True),) if EVIL[card] and not darkness(view) else ()


def _among_most(view: View) -> bool:
    """Whether the seat itself has as many allies as anybody."""
    assert view.seat is not None
    sizes = [len(own) for own in all_allies(view)]
    return sizes[view.seat] == max(sizes)


def _meeting(view: View, action: Action) -> tuple[Note, ...]:
    """Who would be ahead, and why; with a warning where the seat would win something evil."""
    assert view.seat is not None
    lead = view.counters["lead"]
    played = meeting_cards(view)
    if action.verb == "play":
        played.append((view.seat, action.card))
        lead = SUIT[action.card] if lead < 0 and SUIT[action.card] != WILD else lead
    else:
        played = [(seat, card) for seat, card in played if seat != action.target]
    won = winner(played, view.counters["leader"], lead)
    evil = won.seat == view.seat and not darkness(view) and any(EVIL[card] for _, card in played)
    return (Note(told(won, lead), evil),)


def told(won: Won, lead: int) -> Text:
    """Who wins the meeting as it lies, and why, in a sentence."""
    if won.why == BY_LEADER:
        return Text("chronicle.note.by_leader", (seat_name(won.seat),))
    return Text(f"chronicle.note.{_WHY[won.why]}", (seat_name(won.seat), card_name(won.card), suit_name(max(0, lead))))


# ---- allies


def _moved(owned: list[list[int]], seat: int, action: Action) -> list[list[int]]:
    """Everybody's allies after an action about one of them."""
    after = [[card for card in own if card != action.card] for own in owned]
    if action.verb == "take":
        after[seat].append(action.card)
    elif action.verb == "give":
        after[action.target].append(action.card)
    return after


def _standing_changes(view: View, action: Action) -> tuple[Note, ...]:
    """Which seat comes or ceases to lead on a history, who is shut out or no longer so, and who rules by evil."""
    assert view.seat is not None
    before, active = all_allies(view), force(view)
    after = _moved(before, view.seat, action)
    notes = []
    for seat, counted in enumerate(tallies(after)):
        if counted[EVIL_COUNT] == EVILS:
            notes.append(Note(Text("chronicle.note.rules", (seat_name(seat),)), seat != view.seat))
    for old, new in zip(compare(before, active), compare(after, active), strict=True):
        for seat in sorted(set(old.leaders) ^ set(new.leaders)):
            word = "leads" if seat in new.leaders else "leads_no_more"
            notes.append(Note(Text(f"chronicle.note.{word}", (seat_name(seat), card_name(new.history)))))
    then, now = shut_out_by(before, active), shut_out_by(after, active)
    for seat in sorted(set(then) ^ set(now)):
        word = "shut_out" if seat in now else "shut_out_no_more"
        notes.append(Note(Text(f"chronicle.note.{word}", (seat_name(seat),)), seat == view.seat and seat in now))
    return tuple(notes) or (Note(Text("chronicle.note.no_change")),)
