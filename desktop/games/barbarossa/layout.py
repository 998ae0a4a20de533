"""The table of Barbarossa: which gesture means which action, and the words of table and log.

Everything is made from one seat's view. Places, faces and plates have modules of their own; here they are put together.
The place a card is dropped in says what is meant: to the own half for fatigued cards, it is fatigued; to the discard
pile, it is given up; to a city, it attacks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Earlier, GameFace, Movable, Say, once_a_language
from desktop.games.barbarossa.cards import CATALOG, CITY, EVENT, FATIGUE, FATIGUE_PAYS, MODIFIER, UNIT, WITHDRAW
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.faces import BACK, face, named, shown
from desktop.games.barbarossa.figures import figure
from desktop.games.barbarossa.forces import BP_AT, cards, withdrawals
from desktop.games.barbarossa.large_text import tables
from desktop.games.barbarossa.places import ORDER, Labels
from desktop.games.barbarossa.plates import SIDES, looker, part, seats_of, signed
from desktop.games.barbarossa.race import race
from desktop.games.barbarossa.recount import recount
from desktop.games.barbarossa.state import ACTIVATION, PILE, PILES
from desktop.games.barbarossa.talk import card_name, expected
from desktop.games.barbarossa.threats import threats
from desktop.games.barbarossa.verbs import CONDITIONS
from desktop.games.barbarossa.verbs import GROUPS as RAZED
from desktop.games.barbarossa.verdicts import verdicts
from desktop.look import Face, Gesture, Key, LayoutSpec, Look, Part, Race, Sitter, Threat, Verdict

_PHASES = ("activation", "operation", "reinforcement", "ending")
_HALVES = ("deployed", "fatigued")


@once_a_language("barbarossa")
def _labels(piles: tuple[str, ...], say: Say) -> Labels:
    """The words that stand on every table."""
    names = (
        "table.front", "table.field", "table.battle", "table.playing", "zone.hand", "zone.deck", "table.discard",
        "zone.event", "zone.revealed", "zone.hill", "zone.position", "table.keep", "table.box",
        "table.hint.deployed", "table.hint.fatigued",
    )  # fmt: skip
    sold_out = tuple(say(Text("barbarossa.table.sold_out", (_pile_name(pile),))) for pile in piles)
    return Labels._make((*(say(Text(f"barbarossa.{name}")) for name in names), sold_out))


def _pile_name(pile: str) -> Text:
    """Short, for the place itself to say."""
    return Text(f"barbarossa.table.short.{pile}" if pile in CATALOG.numbers else f"barbarossa.zone.{pile}")


# Where a card is taken and where it goes, in the own places; "": in the half of the deploying zone that is named.
_WAYS = {
    "play": ("hand", "playing"), "deploy": ("playing", "deployed"), "deploy_from_hand": ("hand", "deployed"),
    "discard": ("", "discard"), "sacrifice": ("", "discard"), "lose": ("", "discard"), "repair": ("", "hand"),
    "activate": ("fatigued", "deployed"), "rally": ("fatigued", "deployed"), "keep": ("hand", "kept"),
    "remove": ("hand", "box"),
}  # fmt: skip
_GOALS = {"remove": ("box", -1)}


def _sent(view: View, seat: int, pile: Key) -> list[Gesture]:
    """Any active unit to the target."""
    own = ("deployed", seat)
    units = dict.fromkeys(each for each in cards(view, "deployed", seat) if UNIT[each])
    return [found for each in units for found in _each(view, own, each, pile)]


def _tires(view: View, seat: int, card: int) -> list[Gesture]:
    """To the fatigued ones; in an attack a unit to the target too."""
    own, target = ("deployed", seat), view.counters["target"]
    found = _each(view, own, card, ("fatigued", seat))
    if target >= 0 and UNIT[card]:
        found += _each(view, own, card, (PILES[PILE[target]], -1))
    return found


def _top(view: View, key: Key) -> int:
    return len(view.zones[Place(*key)] or ()) - 1


def _each(view: View, src: Key, card: int, dst: Key) -> list[Gesture]:
    """Every copy of a card in a place."""
    slots = view.zones[Place(*src)] or ()
    return [Gesture(src, at, dst) for at, slot in enumerate(slots) if slot.card == card]


def _waste(card: int, missing: int) -> tuple[int, int]:
    """What pays nothing comes first, then what brings most without going past the cost."""
    adds = FATIGUE[card][BP_AT]
    return FATIGUE_PAYS[card], (adds - missing if adds >= missing else 100 - adds)


class BarbarossaFace(GameFace):
    sides = SIDES
    back = BACK
    cues: ClassVar[Mapping[str, str]] = {
        "turn": "turn",
        "revealed": "call",
        "won": "call",
        "failed": "call",
        "moscow": "call",
        "round_limit": "call",
    }
    closing = ("done", "keep", "keep_none")
    button_row = ("break_off", "decline", "keep_none", "fatigue", "withdraw")
    handy = ("fatigue", "withdraw")  # what goes on in an attack is a button too
    recounts = True

    races_on = ("vp", "deployed", "fatigued", "city")

    def verdicts(
        self, events: Sequence[Event], at: Callable[[int], View], say: Say, earlier: Earlier = tuple
    ) -> dict[int, Verdict]:
        return verdicts(events, at, say, earlier)

    def race(self, view: View, say: Say) -> Race:
        return race(view, say)

    def threats(self, info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
        """The city that a rival can take next; what one plays oneself does not change that."""
        return threats(info, say)

    def warning(self, view: View, action: Action, threats: Sequence[Threat]) -> str:
        """Not where the Operation Phase is still to come."""
        return "" if view.counters["phase"] == ACTIVATION else GameFace.warning(self, view, action, threats)

    def spec(self, view: View, say: Say) -> LayoutSpec:
        """The table of a view."""
        return tables(looker(view), len(seats_of(view)), view.counters["boxed"], _labels(ORDER, say))

    def printed(self, card: int, say: Say) -> Face:
        """The printed side of a card."""
        return face(card, say)

    def cards(self, view: View, key: Key, movable: Movable | None, say: Say) -> tuple[Look, ...]:
        """The cards of a place; the first card of a rival's deploying zone opens all of it."""
        return shown(view, key, movable or (), looker(view), say)

    def part(self, view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
        """Plates, purses, the attack, and what stands over the places."""
        return part(view, key, sitters, say)

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The cards that a log line about an action names."""
        return named(view, action, say)

    def recount(self, view: View, seat: int, events: Sequence[Event]) -> tuple[Text, ...]:
        """A turn in at most five lines."""
        return recount(view, seat, events)

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]:
        """The parts of a turn and the current one."""
        return tuple(say(Text(f"barbarossa.phase.{name}")) for name in _PHASES), view.counters["phase"]

    def heading(self, view: View) -> Text:
        """Where the game stands, for the top bar and the list of saved games."""
        return Text("barbarossa.turn", (view.counters["round"],))

    def gesture(self, view: View, action: Action) -> Gesture | None:
        """The card to take and the place to drop it for an action; None: it has a button."""
        found = self.gestures(view, action)
        return found[0] if found else None

    def gestures(self, view: View, action: Action) -> list[Gesture]:
        """All that mean an action, the plainest first; copies are alike, but of a pile only the top is taken."""
        seat, (verb, card, target) = view.to_act, action
        if card < 0 or verb == "recruit":
            return []
        pile = ("event" if EVENT[card] else PILES[PILE[card]], -1)  # an event that was captured is played from the hand
        if verb in ("buy", "gain"):
            return [Gesture(pile, _top(view, pile), ("discard", seat))]
        if verb == "attack":
            return [Gesture(pile, _top(view, pile), ("deployed", seat)), *_sent(view, seat, pile)]
        if verb == "withdraw":
            return _each(view, ("deployed", seat), card, pile)
        if verb == "fatigue":
            return _tires(view, seat, card)
        zone, goal = _WAYS[verb]
        src = (zone or _HALVES[target], seat)
        return _each(view, src, card, _GOALS.get(verb, (goal, seat)))

    def button(self, view: View, action: Action) -> Text:
        """What stands on the button of an action without a place."""
        if action.verb == "raze":
            return Text(f"barbarossa.button.raze_{RAZED[action.target]}")
        if action.verb == "assign":
            return seat_name(action.target)
        return Text(f"barbarossa.button.{action.verb}") if action.card < 0 else self.offer(action)

    def offer(self, action: Action) -> Text:
        """An action as a line of the list of legal moves."""
        verb, card, target = action
        if verb == "raze":
            return Text(f"barbarossa.move.raze_{RAZED[target]}")
        if verb == "assign":
            return Text("barbarossa.move.assign", (seat_name(target),))
        if card < 0:
            return Text(f"barbarossa.move.{verb}")
        name = card_name(card)
        if target >= 0:
            name = Text(f"barbarossa.move.condition.{CONDITIONS[target]}", (name,))
        return Text(f"barbarossa.move.{verb}", (name,))

    def aside(self, view: View, action: Action, left: int) -> Text | None:
        """Softly, on the button that ends a phase, what it would leave undone (UX 30)."""
        if action.verb == "fatigue":
            return Text("barbarossa.note.bp", (FATIGUE[action.card][BP_AT],))
        if action.verb == "withdraw":
            return Text("barbarossa.table.aside.withdraw", (WITHDRAW[action.card],))
        if action.verb != "done":
            return None
        phase, counters = expected(view), view.counters
        if phase == "operation" and any(
            0 < PLAY_COST[card] <= counters["op"] for card in cards(view, "hand", view.to_act)
        ):
            return Text("barbarossa.table.aside.op", (counters["op"],))
        if phase == "reinforcement" and counters["rp"]:
            return Text("barbarossa.table.aside.rp", (counters["rp"], counters["sp"]))
        return Text(f"barbarossa.table.aside.{phase}")

    def ranked(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """In an attack the next ability first, then what can still be sent back for it; what harms or gives up last."""
        ends = sorted(
            (action for action in actions if action.verb not in self.handy),
            key=lambda action: action.verb in ("decline", "keep_none") or action == ("assign", -1, view.to_act),
        )
        missing = view.counters["cost"] - view.counters["bp"]
        if view.counters["target"] < 0:
            return ends
        adding = [action for action in actions if action.verb == "fatigue" and FATIGUE[action.card][BP_AT]]
        if adding:
            return [min(adding, key=lambda action: _waste(action.card, missing)), *ends]
        back = [action for action in actions if action.verb == "withdraw"]
        enough = withdrawals(view, view.to_act) >= missing
        return ([max(back, key=lambda action: WITHDRAW[action.card])] if back and enough else []) + ends

    def called(self, event: Event) -> Text | None:
        """The event by its name with its sign; what was attacked by its name too."""
        if event.card < 0 or event.key not in ("revealed", "won", "failed"):
            return None
        name = card_name(event.card)
        if event.key == "revealed":
            return Text("barbarossa.cue.event", (name, signed(MODIFIER[event.card])))
        return Text(f"barbarossa.cue.{event.key}", (seat_name(event.seat), name))

    def figure(self, view: View, event: Event) -> Text | None:
        return figure(view, event)

    def tell(self, view: View, event: Event) -> Text | None:
        """A line for the log under the decision it belongs to."""
        if event.verb != "note":
            return None
        if event.key == "revealed":
            change = MODIFIER[event.card]
            how = "dearer" if change > 0 else "cheaper" if change else "same"
            return Text(f"barbarossa.log.revealed.{how}", (abs(change), card_name(event.card)))
        who, name = seat_name(event.seat), card_name(event.card) if event.card >= 0 else ""
        told: dict[str, tuple[int | str | Text, ...]] = {
            "won": (event.value, who, name),
            "failed": (event.value, who, name), "rebuilt": (who,), "moscow": (), "round_limit": (),
            "assigned": (who, name), "boxed": (name,),
        }  # fmt: skip
        return Text(f"barbarossa.log.{event.key}", told[event.key]) if event.key in told else None

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
        """A seat's numbers for the table at the end."""
        lying = [card for zone in _HALVES for card in cards(view, zone, seat)]
        return (
            (Text("barbarossa.end.points"), view.counters[f"vp:{seat}"]),
            (Text("barbarossa.end.cities"), sum(CITY[card] for card in lying)),
            (Text("barbarossa.end.deployed"), sum(UNIT[card] for card in lying)),
        )

    def begins(self, view: View, options: Mapping[str, object]) -> Text:
        """By lot, unless the set-up says who."""
        return Text("house.begins.lot" if options["first_seat"] == "seed" else "house.begins.chosen")

    def measure(self, view: View, seat: int) -> float:
        """Victory points."""
        return float(view.counters[f"vp:{seat}"])
