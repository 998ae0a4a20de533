"""The table of Ganymede: which gesture means which action, and the words of table and log.

Everything is made from one seat's view. Places, faces and meters have modules of their own; here they are put together.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import Earlier, GameFace, Movable, Say
from desktop.games.ganymede.faces import BACKS, face, named, shown
from desktop.games.ganymede.figures import figure
from desktop.games.ganymede.odds import bust_chance, next_cards, row_sum, stands
from desktop.games.ganymede.places import against_purple, battle
from desktop.games.ganymede.plates import SIDES, camps, looker, part, who
from desktop.games.ganymede.race import race
from desktop.games.ganymede.reasons import against
from desktop.games.ganymede.sight import fetched_to
from desktop.games.ganymede.state import CLEANUP, DRAWING, PURPLE, RECRUIT, REINFORCE, SHOWDOWN, stack_name
from desktop.games.ganymede.strength import LIMIT
from desktop.games.ganymede.talk import camp_name, card_name
from desktop.games.ganymede.threats import threats
from desktop.games.ganymede.verbs import shift_of
from desktop.games.ganymede.verdicts import verdicts
from desktop.look import Face, Gesture, Key, LayoutSpec, Look, Part, Race, Sitter, Threat, Verdict

LIKELY = Fraction(1, 2)  # from here on a bust is likelier than not
_LATER = ((SHOWDOWN, "showdown"), (CLEANUP, "cleanup"), (REINFORCE, "reinforce"))


def _uncounted(laid: LayoutSpec) -> LayoutSpec:
    """The table for nobody in particular, who may count open stacks alone and is not told that a pile is empty."""
    zones = (zone._replace(show_count=zone.show_count and zone.key[1] < 0, hint="") for zone in laid.zones)
    return laid._replace(zones=tuple(zones))


def _phase_label(view: View, name: str, camp: int) -> Text:
    if camp < 0:
        return Text(f"ganymede.phase.{name}")
    return Text("ganymede.table.draws", (who(view, camp),))


_FROM_TO = {"fetch": ("discard", ""), "top": ("looking", "deck"), "remove": ("row", "removed")}


def _find(view: View, place: Place, card: int) -> int:
    return next((at for at, slot in enumerate(view.zones[place] or ()) if slot.card == card), -1)


def _threes(action: Action) -> Text:
    shift = shift_of(action)
    return Text("ganymede.move.threes", (camp_name(action.card), f"{shift:+d}".replace("-", "−") if shift else "±0"))


def _sevens(action: Action) -> Text:
    return Text("ganymede.move.sevens", (2 * action.target,)) if action.target else Text("ganymede.move.sevens_none")


_MEASURED = ("strength", "bust", "hit", "capped")
_TOLD = (*_MEASURED, "showdown", "falls", "fetched", "peeks", "round_limit")


class GanymedeFace(GameFace):
    sides = SIDES
    back = BACKS[0]
    cues: ClassVar[Mapping[str, str]] = {
        "turn": "turn",
        "showdown": "call",
        "strength": "count",
        "bust": "shout",
        "capped": "shout",
        "hit": "hit",
        "falls": "call",
    }
    closing = ("stop",)
    button_row = ("stop", "draw", "turn_up", "leave", "look")
    handy = ("draw",)  # one may take the top card in the hand, or press a button

    races_on = ("hp",)

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
        """What each rival needs for a hit, and what that takes, at its row."""
        return threats(info, say, action)

    def spec(self, view: View, say: Say) -> LayoutSpec:
        """The table of a view."""
        heading = say(Text("ganymede.table.reinforcements"))
        me = looker(view)
        labels = (say(Text(f"ganymede.zone.{zone}")) for zone in ("deck", "discard", "removed"))
        hints = ("discard_note", "removed_none" if me == PURPLE else "removed_note")
        words = (*labels, *(say(Text(f"ganymede.table.{hint}")) for hint in hints))
        laid = battle(me, heading, words) if camps(view) == 2 else against_purple(me, heading, words)
        return laid if view.seat is not None else _uncounted(laid)

    def printed(self, card: int, say: Say) -> Face:
        """The printed side of a card."""
        return face(card, say)

    def cards(self, view: View, key: Key, movable: Movable | None, say: Say) -> tuple[Look, ...]:
        """The cards of a place; of a pile that must not be counted, at most that it is there."""
        return shown(view, key, movable or (), say)

    def part(self, view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
        """Plates, hit points, Strength, and what is told of the piles."""
        return part(view, key, sitters, say)

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The cards that a log line about an action names; a secret choice names its card to its decider alone."""
        return named(view, action, say)

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]:
        """The parts of a round, each camp's draws apart, and the current one."""
        phase, starter = view.counters["phase"], max(0, view.counters["starter"])
        order = (starter, 1 - starter) if camps(view) == 2 else (0, 1, PURPLE)
        steps = [("recruit", RECRUIT, -1)] if not view.counters["round"] else []
        steps += [("draws", DRAWING, camp) for camp in order]
        steps += [(name, number, -1) for number, name in _LATER]
        labels = tuple(say(_phase_label(view, name, camp)) for name, _, camp in steps)
        at = [n for n, (_, number, camp) in enumerate(steps) if number == phase and camp in (-1, view.to_act)]
        return labels, at[0] if at else next((n for n, step in enumerate(steps) if step[1] == phase), 0)

    def heading(self, view: View) -> Text:
        """Where the game stands, for the top bar and the list of saved games."""
        played = view.counters["round"]
        return Text("ganymede.turn", (played,)) if played else Text("ganymede.phase.recruit")

    def gesture(self, view: View, action: Action) -> Gesture | None:
        """The card to take and the place to drop it for an action; None: it has a button."""
        seat, verb = view.to_act, action.verb
        if verb == "take":
            stack = Place(stack_name(action.card))
            goal = "deck" if view.counters["phase"] == RECRUIT else "discard"
            return Gesture((stack.zone, -1), len(view.zones[stack] or ()) - 1, (goal, seat))
        if verb == "draw":  # an empty deck has a sign in its place: the discarded cards come back
            return Gesture(("deck", seat), max(0, len(view.zones[Place("deck", seat)] or ()) - 1), ("row", seat))
        if verb in _FROM_TO:
            src, dst = _FROM_TO[verb]
            return Gesture((src, seat), _find(view, Place(src, seat), action.card), (dst or fetched_to(view), seat))
        return None

    def button(self, view: View, action: Action) -> Text:
        """What stands on the button of an action without a place."""
        verb, target = action.verb, action.target
        if verb == "turn_up":
            return Text("ganymede.button.turn_up", (card_name(action.card),))
        if verb == "aces":
            return Text("ganymede.button.aces", (target,)) if target else Text("ganymede.button.aces_one")
        if verb == "threes":
            return _threes(action)
        if verb == "sevens":
            return _sevens(action)
        return Text(f"ganymede.button.{verb}")

    def aside(self, view: View, action: Action, left: int) -> Text | None:
        """The small line on a button: the exact chance to bust, where one stands, or what is left undone."""
        if action.verb == "leave":
            return Text(f"ganymede.table.leave_{view.prompt.id.rpartition('.')[2]}")
        if view.seat is None or action.verb not in ("draw", "stop"):
            return None
        if action.verb == "draw":
            cards = next_cards(view)
            return Text("ganymede.table.bust_chance", (int((bust_chance(view) or 0) * len(cards)), len(cards)))
        low, high = stands(view)
        return Text("ganymede.table.stands_ace", (low, high)) if high > low else Text("ganymede.table.stands", (low,))

    def asks(self, view: View, legal: Sequence[Action]) -> Text:
        """Where no card is left to be drawn, nobody is asked to draw on."""
        if view.prompt.id == "ganymede.prompt.draw" and not any(action.verb == "draw" for action in legal):
            turns = any(action.verb == "turn_up" for action in legal)
            return Text("ganymede.prompt.turn_or_stop" if turns else "ganymede.prompt.stop", view.prompt.args)
        return view.prompt

    def ranked(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """Drawing is the default while it rather fits than busts, then stopping; an A counts 11 where that fits."""
        if actions and actions[0].verb == "aces" and view.seat is not None:
            fits = max(0, (LIMIT - row_sum(view, view.seat)) // 10)
            best = max((action.target for action in actions if action.target <= fits), default=0)
            return sorted(actions, key=lambda action: action.target != best)
        chance = bust_chance(view) if any(action.verb == "draw" for action in actions) else None
        stops = chance is not None and chance >= LIKELY
        return sorted(actions, key=lambda action: action.verb != "stop") if stops else list(actions)

    def offer(self, action: Action) -> Text:
        """An action as a line of the list of legal moves."""
        verb, target = action.verb, action.target
        if verb == "threes":
            return _threes(action)
        if verb == "sevens":
            return _sevens(action)
        if verb == "aces":
            return Text("ganymede.move.aces", (target,))
        return Text(f"ganymede.move.{verb}", (card_name(action.card),) if action.card >= 0 else ())

    def figure(self, view: View, event: Event) -> Text | None:
        return figure(view, event)

    def tell(self, view: View, event: Event) -> Text | None:
        """A line for the log under the decision it belongs to; the loudest of them stand across the table as well."""
        if event.verb != "note" or event.key not in _TOLD:
            return None
        args: tuple[int | str | Text, ...] = (who(view, event.seat),) if event.seat >= 0 else ()
        return Text(f"ganymede.log.{event.key}", (event.value, *args) if event.key in _MEASURED else args)

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
        """A seat's numbers for the table at the end."""
        return (
            (Text("ganymede.end.hp_left"), view.counters[f"hp:{seat}"]),
            (Text("ganymede.table.end.strength"), view.counters[f"strength:{seat}"]),
            (Text("ganymede.table.end.harm"), view.counters[f"harm:{seat}"]),
        )

    def begins(self, view: View, options: Mapping[str, object]) -> Text:
        """Of two camps, whoever has the disc; against Purple, Red."""
        if camps(view) > 2:
            return Text("ganymede.begins.red")
        return Text("ganymede.begins.disc_lot" if options["disc"] == "seed" else "ganymede.begins.disc")

    def measure(self, view: View, seat: int) -> float:
        """Hit points left."""
        return float(view.counters[f"hp:{seat}"])

    def automated(self, view: View, seats: int) -> Sequence[tuple[Text, float]]:
        """Purple, where nobody plays it."""
        return [(who(view, camp), self.measure(view, camp)) for camp in range(seats, camps(view))]
