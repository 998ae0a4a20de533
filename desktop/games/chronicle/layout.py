"""The table of Chronicle: which gesture means which action, and the words of table and log.

Everything is made from one seat's view. Places, faces and plates have modules of their own; here they are put together.
"""

from collections.abc import Sequence

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, seat_name
from desktop.games.chronicle.faces import Say, face, named, shown
from desktop.games.chronicle.places import around
from desktop.games.chronicle.plates import SIDES, looker, parts
from desktop.games.chronicle.standing import seats_of
from desktop.games.chronicle.talk import card_name, suit_name
from desktop.look import Gesture, Key, LayoutSpec, Look

# How a note event is played; after each of them cards move together.
CUES = {
    "round": "deal",
    "theme": "tell",
    "wins": "win",
    "stopped": "tell",
    "judgement": "reckon",
}
HEADS = {"round": "turn", "meeting": "table.opens"}  # notes that head a part of the log
PHASES = ("reveal", "meetings", "judgement")


def spec(view: View, say: Say) -> LayoutSpec:
    """The table of a view."""
    return around(looker(view), len(seats_of(view)))


def looks(view: View, legal: Sequence[Action], say: Say) -> dict[Key, tuple[Look, ...]]:
    """Every card of the table."""
    movable = {(found.src, found.src_at) for found in (gesture(view, action) for action in legal) if found}
    return shown(view, [zone.key for zone in spec(view, say).zones], movable, say)


def phases(view: View, say: Say) -> tuple[tuple[str, ...], int]:
    """The parts of a round, and the current one."""
    return tuple(say(Text(f"chronicle.phase.{phase}")) for phase in PHASES), view.counters["phase"]


def heading(view: View) -> Text:
    """Where the game stands, for the top bar and the list of saved games."""
    played = view.counters["round"]
    if view.counters["meeting"] and PHASES[view.counters["phase"]] == "meetings":
        return Text("chronicle.table.heading", (played, view.counters["meeting"]))
    return Text("chronicle.turn", (played,))


# ---- gestures


def gesture(view: View, action: Action) -> Gesture:
    """The card to take and the place to drop it for an action."""
    me, (verb, card, target) = view.to_act, action
    if verb in ("play", "cover"):
        return Gesture(("hand", me), _find(view, Place("hand", me), card), ("played", me))
    if verb == "return":
        return Gesture(("played", target), 0, ("hand", target))
    if verb == "raid":
        return Gesture(("hand", target), 0, ("discard", -1))
    owner = _owner(view, card)
    goal = {
        "take": ("allies", me), "recall": ("hand", me), "give": ("allies", target),
    }.get(verb, ("discard", -1))  # fmt: skip
    return Gesture(("allies", owner), _find(view, Place("allies", owner), card), goal)


def _find(view: View, place: Place, card: int) -> int:
    return next((at for at, slot in enumerate(view.zones[place] or ()) if slot.card == card), -1)


def _owner(view: View, card: int) -> int:
    """Whose ally a card is; no card is there twice."""
    return next((seat for seat in seats_of(view) if _find(view, Place("allies", seat), card) >= 0), view.to_act)


def button(action: Action) -> Text:
    """What would stand on a button; every action of this game has a place on the table."""
    return offer(action)


def offer(action: Action) -> Text:
    """An action as a line of the list of legal moves."""
    verb, card, target = action
    if verb in ("return", "raid"):
        return Text(f"chronicle.move.{verb}", (seat_name(target),))
    if verb == "give":
        return Text("chronicle.move.give", (card_name(card), seat_name(target)))
    return Text(f"chronicle.move.{verb}", (card_name(card),))


# ---- the log, and the end


def tell(view: View, event: Event) -> Text | None:
    """A line for the log under the decision it belongs to."""
    if event.verb != "note" or event.key not in _TOLD:
        return None
    return Text(f"chronicle.log.{_line(event)}", tuple(_args(event)))


def _line(event: Event) -> str:
    return "wins_leader" if event.key == "wins" and event.card < 0 else event.key


def _args(event: Event) -> list[int | str | Text]:
    """What stands in the gaps, in their order."""
    seat, card = seat_name(event.seat), card_name(event.card) if event.card >= 0 else ""
    filled: dict[str, list[int | str | Text]] = {
        "seat": [seat], "card": [card], "both": [seat, card], "card_seat": [card, seat],
        "value_seat": [event.value, seat],
        "suit": [seat, suit_name(event.value) if event.key == "void" else ""], "none": [],
    }  # fmt: skip
    if event.key == "wins":
        return filled["both"] if event.card >= 0 else filled["seat"]
    return filled[_TOLD[event.key]]


# Which of a note's fields its sentence names.
_TOLD = {
    "put_back": "card", "turned_up": "card", "theme": "both",
    "void": "suit", "skipped": "seat", "no_effect": "both", "stopped": "both", "fool": "value_seat", "wins": "both",
    "judgement": "none", "angel": "seat", "monopoly": "seat", "excluded": "seat", "again": "card",
    "scores": "card_seat", "nobody": "card", "prolonged": "none", "round_limit": "none",
}  # fmt: skip


def reckoned(notes: Sequence[Event], say: Say) -> tuple[str, str]:
    """A round's end: what it brought, and who was shut out."""
    told = [note for note in notes if note.verb == "note"]
    lines: list[str] = []
    for note in told:
        if note.key == "monopoly":
            lines.append(say(Text("chronicle.log.monopoly", (seat_name(note.seat),))))
        if note.key == "nobody":
            lines.append(say(Text("chronicle.log.nobody", (card_name(note.card),))))
    for card in dict.fromkeys(note.card for note in told if note.key == "scores"):
        names = [say(seat_name(note.seat)) for note in told if (note.key, note.card) == ("scores", card)]
        lines.append(say(Text("chronicle.table.scored", (card_name(card), listed(names)))))
    out = [say(seat_name(note.seat)) for note in told if note.key == "excluded"]
    if out:
        lines.append(say(Text("chronicle.table.were_shut_out", (listed(out),))))
    return say(Text("chronicle.table.judged")), "   ".join(lines)


def summary(view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
    """A seat's numbers for the table at the end."""
    return (
        (Text("chronicle.end.fame_won"), view.counters[f"fame:{seat}"]),
        (Text("chronicle.table.end_allies"), len(view.zones[Place("allies", seat)] or ())),
    )


def measure(view: View, seat: int) -> float:
    """Fame."""
    return float(view.counters[f"fame:{seat}"])


__all__ = [
    "CUES", "HEADS", "SIDES",
    "button", "face", "gesture", "heading", "looks", "measure",
    "named", "offer", "parts", "phases", "reckoned", "spec", "summary", "tell",
]  # fmt: skip
