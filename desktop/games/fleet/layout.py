"""The table of Earth vs Skaxar: which gesture means which action, and the words of table and log.

Everything is made from one seat's view. Places, faces and plates have modules of their own; here they are put together.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import Earlier, GameFace, Movable, Say
from desktop.games.fleet.cards import FIRE, GEAR, SHIELD, VALUE
from desktop.games.fleet.coins import told
from desktop.games.fleet.combat import forecast, weigh
from desktop.games.fleet.faces import BACKS, face, named, shown
from desktop.games.fleet.figures import figure
from desktop.games.fleet.places import Labels, bridge, table
from desktop.games.fleet.plates import FLEET_SIDES, looker, outlook, part, side_of
from desktop.games.fleet.race import race, ships_left
from desktop.games.fleet.reasons import against
from desktop.games.fleet.talk import card_name, gear_ship
from desktop.games.fleet.threats import threats
from desktop.games.fleet.verdicts import verdicts
from desktop.look import Face, Gesture, Key, LayoutSpec, Look, Part, Race, Sitter, Threat, Verdict

_PHASES = ("flip", "dealer", "combat", "recovery")
_FIRST = ("faster", "poorer", "lot", "no_flip", "rescued")


def _find(view: View, place: Place, card: int) -> int:
    return next((at for at, slot in enumerate(view.zones[place] or ()) if slot.card == card), -1)


_PLAIN = ("stalemate", "restock", "new_asteroids", "frozen", "turn_limit")


def _lost(view: View, seat: int) -> int:
    return sum(VALUE[card] for card in _cards(view, Place("scrap", seat)))


def _cards(view: View, place: Place) -> list[int]:
    return [slot.card for slot in view.zones[place] or () if slot.card is not None]


class FleetFace(GameFace):
    """The table of Earth vs Skaxar."""

    sides = tuple(FLEET_SIDES.values())
    back = BACKS["dealer"]
    closing = ("done",)
    cues: ClassVar[Mapping[str, str]] = {
        "turn": "turn",
        "salvo": "volley",
        "breaks": "break",
        "holds": "hold",
        "stalemate": "call",
        "stranded": "call",
        "defeat": "call",
        "frozen": "call",
        "turn_limit": "call",
        "reward": "pay",
        "restock": "deal",
        "new_asteroids": "deal",
        "scramble": "deal",
    }

    races_on = ("money", "fleet", "formation", "bay")

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
        """The rival's salvo, at the own formation."""
        return threats(info, say, action)

    def spec(self, view: View, say: Say) -> LayoutSpec:
        """The table of a view."""
        fixed = ("fleet.zone.shop", "fleet.table.bridge", "fleet.zone.fleet", "fleet.zone.bay", "fleet.zone.scrap")
        piles = (
            "fleet.table.dealer",
            "fleet.table.used",
            "fleet.zone.asteroids",
            "fleet.table.harvested",
            "fleet.table.sold",
        )
        labels = Labels(*(say(Text(name)) for name in (*fixed, *piles)))
        return table(looker(view), labels)

    def printed(self, card: int, say: Say) -> Face:
        """The printed side of a card."""
        return face(card, say)

    def cards(self, view: View, key: Key, movable: Movable | None, say: Say) -> tuple[Look, ...]:
        """The cards of a place as they lie now."""
        return shown(view, key, movable or (), say)

    def part(self, view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
        """Plates, purses, the figures of both sides, the outlook."""
        return part(view, key, sitters, say)

    def side_of(self, view: View, seat: int) -> tuple[str, str]:
        """The deal settles who has which fleet."""
        return side_of(view, seat)

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The cards that a log line about an action names."""
        return named(view, action, say)

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]:
        """The parts of a turn and the current one."""
        return tuple(say(Text(f"fleet.phase.{name}")) for name in _PHASES), view.counters["phase"]

    def heading(self, view: View) -> Text:
        """Where the game stands, for the top bar and the list of saved games."""
        return Text("fleet.turn", (view.counters["turn"],))

    def gesture(self, view: View, action: Action) -> Gesture | None:
        """The card to take and the place to drop it for an action; None: it has a button."""
        seat, card = view.to_act, action.card
        if action.verb == "harvest":
            return Gesture(("asteroids", -1), action.target, bridge(seat))
        if action.verb not in ("buy", "repair"):
            return None
        at = _find(view, Place("shop"), card)
        if action.verb == "repair":  # a ship joins the formation; of several wrecks the chooser asks which
            return Gesture(("shop", -1), at, ("formation", seat))
        ship = gear_ship(view, seat)
        if GEAR[card] and ship >= 0:
            return Gesture(("shop", -1), at, ("formation", seat), ship)
        return Gesture(("shop", -1), at, bridge(seat))

    def button(self, view: View, action: Action) -> Text:
        """Who buys last sends both formations into the battle."""
        last = action.verb == "done" and view.prompt.id == "fleet.prompt.buy_last"
        return Text("fleet.button.to_combat" if last else f"fleet.button.{action.verb}")

    def offer(self, action: Action) -> Text:
        """An action as a line of the list of legal moves."""
        if action.verb == "repair":
            return Text("fleet.move.repair", (card_name(action.card), card_name(action.target)))
        if action.verb == "harvest":
            return Text("fleet.move.harvest", (action.target + 1,))
        return Text(f"fleet.move.{action.verb}", (card_name(action.card),) if action.card >= 0 else ())

    def foreseen(self, view: View, action: Action, say: Say) -> dict[Key, Part]:
        """The outlook if this were bought: gear and wrecks that fly again are certain, and change the sums at once."""
        if view.seat is None or not (action.verb == "repair" or (action.verb == "buy" and GEAR[action.card])):
            return {}
        added = action.target if action.verb == "repair" else action.card
        fields = [_cards(view, Place("formation", seat)) for seat in (0, 1)]
        fields[view.seat].append(added)
        if not (FIRE[added] or SHIELD[added]):
            return {}
        return {("outlook", -1): outlook(view, view.seat, weigh(*fields), say, supposed=True)}

    def figure(self, view: View, event: Event) -> Text | None:
        return figure(view, event)

    def tell(self, view: View, event: Event) -> Text | None:
        """A line for the log under the decision it belongs to."""
        who = seat_name(event.seat)
        if event.verb == "move" and event.dst.zone == "formation" and event.src.zone == "fleet" and event.card >= 0:
            return Text("fleet.log.flips", (seat_name(event.dst.seat), card_name(event.card)))
        if event.verb != "note":
            return None
        if event.key == "buys_first":
            return Text(f"fleet.log.first_{_FIRST[event.value]}", (who,))
        if event.key in ("breaks", "holds"):  # both formations still stand in the view
            clash = forecast(view)
            return Text(f"fleet.log.{event.key}", (clash.fire[1 - event.seat], clash.shield[event.seat], who))
        if event.key == "reward":
            return Text("fleet.log.reward", (told(event.value), who))
        if event.key == "harvest":
            return Text("fleet.log.harvested", (told(event.value), who))
        if event.key == "wasted":
            return Text("fleet.log.wasted", (who, card_name(event.card)))
        if event.key in ("scramble", "stranded", "back", "defeat"):
            return Text(f"fleet.log.{event.key}", (who,))
        return Text(f"fleet.log.{event.key}") if event.key in _PLAIN else None

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
        """A seat's numbers for the table at the end."""
        return (
            (Text("fleet.end.ships_left"), ships_left(view, seat)),
            (Text("fleet.end.money_left"), told(view.counters[f"money:{seat}"])),
            (Text("fleet.table.lost"), told(_lost(view, seat))),
        )

    def measure(self, view: View, seat: int) -> float:
        """Ships left."""
        return float(ships_left(view, seat))
