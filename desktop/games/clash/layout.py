"""The table of Clash of Decks: which gesture means which action, and the words of table and log.

Everything is made from one seat's view. Seat 0's realm is west of the Bridges, seat 1's east, whoever looks;
the hand row of the seat that looks lies below, the rival's above.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Earlier, GameFace, Movable, Say
from desktop.games.clash.cards import CARDS, STRONGHOLD, TOWER
from desktop.games.clash.faces import BACK, face, look, unseen_of
from desktop.games.clash.figures import figure
from desktop.games.clash.parts import SIDES, Gems, Track
from desktop.games.clash.places import battle, draft
from desktop.games.clash.race import race
from desktop.games.clash.reasons import against
from desktop.games.clash.rules import DRAFT_ROUNDS, END, WINDOW
from desktop.games.clash.state import LANES
from desktop.games.clash.talk import card_name
from desktop.games.clash.threats import threats
from desktop.games.clash.unseen import ZONE as UNSEEN
from desktop.games.clash.unseen import told_of_dealt, told_of_deck
from desktop.games.clash.verdicts import verdicts
from desktop.look import Bracket, Face, Gesture, Key, LayoutSpec, Look, Note, Part, Plate, Race, Sitter, Threat, Verdict

PHASES = ("mana", "summon", "assault", "recover")


def drafting(view: View) -> bool:
    """Whether cards are still being chosen."""
    return bool(view.zones[Place("offer")]) or bool(view.zones[Place("picked", 0)])


def _me(view: View) -> int:
    return view.seat if view.seat in (0, 1) else 0


def _find(view: View, place: Place, card: int) -> int:
    return next((i for i, slot in enumerate(view.zones[place] or ()) if slot.card == card), -1)


class ClashFace(GameFace):
    """The table of Clash of Decks."""

    sides = SIDES
    back = BACK
    closing = ("end",)
    cues: ClassVar[Mapping[str, str]] = {
        "blow": "blow",
        "spell": "spell",
        "shielded": "shield",
        "immune": "shield",
        "watchtower_falls": "fall",
        "stronghold_falls": "fall",
        "turn": "turn",
        "assault": "phase",
    }

    races_on = ("hand",)

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
        """The rival's next assault, at the lanes and at the tower."""
        return threats(info, say, action)

    def spec(self, view: View, say: Say) -> LayoutSpec:
        """The table of a view: the draft's while there is a draft, else the battlefield."""
        me = _me(view)
        if drafting(view):
            return draft(me, say(Text("clash.zone.pool")))
        upper, lower = (say(Text(f"clash.bridge.{lane}")) for lane in LANES)
        return battle(me, upper, lower, say(Text("clash.note.unseen")), say(Text("clash.note.all_seen")))

    def printed(self, card: int, say: Say) -> Face:
        """The printed side of a card."""
        return face(card, say)

    def cards(self, view: View, key: Key, movable: Movable | None, say: Say) -> tuple[Look, ...]:
        """The cards of a place; what is not yet seen of the other side lies in a place of the table alone."""
        if key[0] == UNSEEN:
            return unseen_of(view, key[1], say)
        place = Place(*key)
        slots = view.zones.get(place) or ()
        return tuple(look(view, place, at, slot, movable, say) for at, slot in enumerate(slots))

    def part(self, view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
        """Plates, mana, the tower tracks and the note of the draft."""
        name, seat = key
        if name == "plate":
            sitter, (color, shape) = sitters[seat], self.sides[seat]
            realm = say(Text(f"clash.realm.{seat}"))
            kind = f"{realm} · {sitter.kind}" if sitter.kind else realm
            return Plate(sitter.name, kind, color, shape, view.to_act == seat, sitter.thinking)
        if name == "note":
            return Note(say(Text("clash.note.draft_title")), say(Text("clash.note.draft")))
        if name == "track":
            row = view.zones[Place("hand", seat)] or ()
            at = next((i for i, slot in enumerate(row) if slot.card is not None and slot.card >= TOWER), -1)
            left = len(row) - 1 - at
            label = say(Text("clash.note.tower_steps", (left, card_name(row[at].card or 0))))
            return Track(label, at, len(row), self.sides[seat][0], say(Text("clash.note.steps_left", (left,))))
        if name == "mana" and view.to_act == seat:
            have, of = view.counters["mana"], view.counters["income"]
            return Gems(say(Text("clash.note.mana", (have, of))), have, of)
        return None

    def brackets(self, view: View, say: Say) -> dict[Key, Bracket]:
        """The frame round the playable window of the own hand row."""
        if drafting(view):
            return {}
        me = _me(view)
        row = view.zones[Place("hand", me)] or ()
        left = WINDOW
        for at, slot in enumerate(row):
            if slot.card is None or slot.card < TOWER:
                left -= 1
            if not left or at == len(row) - 1:
                label, short = (
                    say(Text("clash.note.window", (WINDOW,))),
                    say(Text("clash.note.window_short", (WINDOW,))),
                )
                return {("hand", me): Bracket(0, at + 1, label, short)}
        return {}

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]:
        """The steps of a turn and which of them runs."""
        if drafting(view):
            return tuple(say(Text("clash.phase.round", (n,))) for n in range(1, DRAFT_ROUNDS + 1)), view.counters[
                "round"
            ] - 1
        return tuple(say(Text(f"clash.phase.{phase}")) for phase in PHASES), 1

    def heading(self, view: View) -> Text:
        """Where the game stands, for the top bar and the list of saved games."""
        if drafting(view):
            return Text("clash.phase.draft", (view.counters["round"],))
        return Text("clash.turn", (view.counters["turn"],))

    def gesture(self, view: View, action: Action) -> Gesture | None:
        """The card to take and the place to drop it for an action; None: it has a button."""
        seat = view.to_act
        if action.verb == "end":
            return None
        if action.verb == "pick":
            return Gesture(("offer", -1), _find(view, Place("offer"), action.card), ("picked", seat))
        hand = ("hand", seat)
        at = _find(view, Place("hand", seat), action.card)
        if action.verb == "summon":
            return Gesture(hand, at, (LANES[action.target], seat))
        for place, slots in view.zones.items():
            if place.zone in LANES:
                for i, slot in enumerate(slots or ()):
                    if slot.card == action.target:
                        return Gesture(hand, at, (place.zone, place.seat), i)
        raise AssertionError("an incantation names a creature in play")

    def button(self, view: View, action: Action) -> Text:
        """One action has no place on the table."""
        assert action is END
        return Text("clash.button.end")

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The cards that a log line about an action of this view names."""
        cards = [card for card in (action.card, action.target if action.verb == "cast" else -1) if card >= 0]
        return tuple(Look(face(card, say), BACK) for card in cards)

    def figure(self, view: View, event: Event) -> Text | None:
        return figure(view, event)

    def tell(self, view: View, event: Event) -> Text | None:
        """A line for the log under the decision it belongs to, from the view the event met; most have none."""
        if event.verb == "move" and event.src.zone in LANES and event.dst.zone == "hand":
            return Text("clash.log.falls", (card_name(event.card), seat_name(event.dst.seat)))
        if event.verb == "move":
            return told_of_dealt(view, event) or told_of_deck(view, event)
        if event.verb != "note":
            return None
        if event.key == "blow" and event.value:
            striker = card_name(event.card)
            if event.dst.zone == "hand":
                return Text("clash.log.tower_hit", (event.value, striker, seat_name(event.dst.seat)))
            struck = (view.zones[event.dst] or ())[event.dst_at].card
            return Text("clash.log.blow", (event.value, striker, card_name(struck or 0)))
        if event.key in ("shielded", "immune"):
            return Text(f"clash.log.{event.key}", (card_name(event.card),))
        if event.key in ("watchtower_falls", "stronghold_falls"):
            return Text(f"clash.log.{event.key}", (seat_name(event.seat),))
        return None

    def offer(self, action: Action) -> Text:
        """An action as a line of the list of legal moves."""
        if action is END:
            return Text("clash.move.end")
        card = card_name(action.card)
        if action.verb == "pick":
            return Text("clash.move.pick", (card,))
        cost = CARDS[action.card].cost
        if action.verb == "summon":
            return Text("clash.move.summon", (cost, card, Text(f"clash.lane.{LANES[action.target]}")))
        return Text("clash.move.cast", (cost, card, card_name(action.target)))

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
        """A seat's numbers for the table at the end."""
        row = view.zones[Place("hand", seat)] or ()
        at = next((i for i, slot in enumerate(row) if slot.card is not None and slot.card >= TOWER), 0)
        units = sum(len(view.zones[Place(lane, seat)] or ()) for lane in LANES)
        return (
            (Text("clash.end.tower"), card_name(row[at].card or 0)),
            (Text("clash.end.steps"), len(row) - 1 - at),
            (Text("clash.end.units"), units),
            (Text("clash.end.hand"), len(row) - 1),
        )

    def begins(self, view: View, options: Mapping[str, object]) -> Text:
        """By lot, unless the set-up says who; whoever opens the draft has the second turn."""
        what = "draft" if drafting(view) else "turn"
        return Text(f"clash.begins.{what}" if options["first"] != "seed" else f"clash.begins.{what}_lot")

    def measure(self, view: View, seat: int) -> float:
        """How far a seat's towers still stand from their fall, both sides of the card together."""
        row = view.zones[Place("hand", seat)] or ()
        for at, slot in enumerate(row):
            if slot.card is not None and slot.card >= TOWER:
                return len(row) - 1 - at + (8.0 if slot.card != STRONGHOLD else 0.0)
        return 0.0
