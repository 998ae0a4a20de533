"""The table of Chronicle: which gesture means which action, and the words of table and log.

Everything is made from one seat's view. Places, faces and plates have modules of their own; here they are put together.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, seat_name
from desktop.face import Earlier, GameFace, Movable, Say
from desktop.games.chronicle.faces import BACK, face, named, shown
from desktop.games.chronicle.figures import figure
from desktop.games.chronicle.places import around
from desktop.games.chronicle.plates import SIDES, looker, part
from desktop.games.chronicle.race import race
from desktop.games.chronicle.reasons import against
from desktop.games.chronicle.standing import seats_of
from desktop.games.chronicle.talk import card_name, suit_name
from desktop.games.chronicle.threats import threats, warning
from desktop.games.chronicle.verdicts import verdicts
from desktop.look import Face, Gesture, Key, LayoutSpec, Look, Part, Race, Sitter, Threat, Verdict

PHASES = ("reveal", "meetings", "judgement")


def _find(view: View, place: Place, card: int) -> int:
    return next((at for at, slot in enumerate(view.zones[place] or ()) if slot.card == card), -1)


def _owner(view: View, card: int) -> int:
    """Whose ally a card is; no card is there twice."""
    return next((seat for seat in seats_of(view) if _find(view, Place("allies", seat), card) >= 0), view.to_act)


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


class ChronicleFace(GameFace):
    sides = SIDES
    back = BACK
    # After each of these cards move together.
    cues: ClassVar[Mapping[str, str]] = {
        "round": "deal",
        "theme": "tell",
        "wins": "win",
        "stopped": "why",
        "judgement": "reckon",
    }
    heads: ClassVar[Mapping[str, str]] = {"round": "turn", "meeting": "table.opens"}

    races_on = ("fame",)

    def verdicts(
        self, events: Sequence[Event], at: Callable[[int], View], say: Say, earlier: Earlier = tuple
    ) -> dict[int, Verdict]:
        return verdicts(events, at, say)

    def race(self, view: View, say: Say) -> Race:
        return race(view, say)

    def against(self, info: InfoSet, action: Action, better: Action) -> Sequence[Text]:
        """By what everybody sees."""
        return against(info, action, better)

    def threats(self, info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
        """Who takes the meeting, and who scores in the judgement as it stands."""
        return threats(info, say, action)

    def warning(self, view: View, action: Action, threats: Sequence[Threat]) -> str:
        """A card has no button: its row in the list of moves says it."""
        return warning(view, action, threats)

    def spec(self, view: View, say: Say) -> LayoutSpec:
        """The table of a view."""
        return around(looker(view), len(seats_of(view)))

    def printed(self, card: int, say: Say) -> Face:
        """The printed side of a card."""
        return face(card, say)

    def cards(self, view: View, key: Key, movable: Movable | None, say: Say) -> tuple[Look, ...]:
        """The cards of a place; what is veiled lies on a place of the table alone, made of what the view notes."""
        return shown(view, key, movable or (), say)

    def part(self, view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
        """Plates, Fame, tiles a suit, who is ahead, how all stand."""
        return part(view, key, sitters, say)

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The cards that a log line about an action names; a face-down card to its owner alone."""
        return named(view, action, say)

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]:
        """The parts of a round, and the current one."""
        return tuple(say(Text(f"chronicle.phase.{phase}")) for phase in PHASES), view.counters["phase"]

    def heading(self, view: View) -> Text:
        """Where the game stands, for the top bar and the list of saved games."""
        played = view.counters["round"]
        if view.counters["meeting"] and PHASES[view.counters["phase"]] == "meetings":
            return Text("chronicle.table.heading", (played, view.counters["meeting"]))
        return Text("chronicle.turn", (played,))

    def gesture(self, view: View, action: Action) -> Gesture:
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

    def offer(self, action: Action) -> Text:
        """An action as a line of the list of legal moves."""
        verb, card, target = action
        if verb in ("return", "raid"):
            return Text(f"chronicle.move.{verb}", (seat_name(target),))
        if verb == "give":
            return Text("chronicle.move.give", (card_name(card), seat_name(target)))
        return Text(f"chronicle.move.{verb}", (card_name(card),))

    def figure(self, view: View, event: Event) -> Text | None:
        return figure(view, event)

    def tell(self, view: View, event: Event) -> Text | None:
        """A line for the log under the decision it belongs to."""
        if event.verb != "note" or event.key not in _TOLD:
            return None
        return Text(f"chronicle.log.{_line(event)}", tuple(_args(event)))

    def called(self, event: Event) -> Text | None:
        """What stops a meeting, by its name."""
        if event.key != "stopped":
            return None
        return Text("chronicle.cue.stopped", (seat_name(event.seat), card_name(event.card)))

    def reckoned(self, notes: Sequence[Event], say: Say) -> tuple[str, str]:
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

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
        """A seat's numbers for the table at the end."""
        return (
            (Text("chronicle.end.fame_won"), view.counters[f"fame:{seat}"]),
            (Text("chronicle.table.end_allies"), len(view.zones[Place("allies", seat)] or ())),
        )

    def measure(self, view: View, seat: int) -> float:
        """Fame."""
        return float(view.counters[f"fame:{seat}"])
