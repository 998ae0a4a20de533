"""Where things lie on the table of High Card."""

from desktop.games.highcard.cards import NAMES, RANK
from desktop.games.highcard.talk import card_name

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.face import GameFace, Say
from desktop.look import CENTRE, RIGHT, WIDE, Face, Gesture, LayoutSpec, Look, PartSpec, ZoneSpec


class HighCardFace(GameFace):
    """Rivals above, the trick in the middle, the own hand below."""

    sides = (("#D98A4A", "square"), ("#6F9BD8", "diamond"), ("#7DB46C", "circle"))
    back = Face("back", "highcard")

    def spec(self, view: View, say: Say) -> LayoutSpec:
        """A column a rival; whoever looks sits below."""
        me = view.seat or 0
        seats = sum(place.zone == "hand" for place in view.zones)
        rivals = [(me + n) % seats for n in range(1, seats)]
        stock, won = (say(Text(f"highcard.zone.{name}")) for name in ("stock", "won"))
        zones = [ZoneSpec(("stock", -1), (60, 380, 150, 200), "stack", 190, show_count=True, label=stock)]
        parts = [PartSpec(("plate", me), (20, 720, 200, 50))]
        wide = 1450 / len(rivals)
        for number, seat in enumerate(rivals):
            x, pin = 20 + number * wide, (number / len(rivals), number / len(rivals))
            parts.append(PartSpec(("plate", seat), (x, 70, 200, 50), pin))
            zones.append(ZoneSpec(("hand", seat), (x + 220, 70, wide - 380, 140), "row", 120, pin=pin, side=seat))
            zones.append(ZoneSpec(("won", seat), (x + 90, 130, 100, 140), "stack", 120, pin=pin, show_count=True))
        middle = 1000 / seats
        for number, seat in enumerate([me, *rivals]):
            box = (300 + number * middle, 320, middle - 20, 320)
            zones.append(ZoneSpec(("played", seat), box, "row", 300, "centre", pin=CENTRE, slots=1, side=seat))
        zones.append(ZoneSpec(("hand", me), (240, 710, 1040, 210), "row", 195, "centre", pin=WIDE))
        box = (1310, 720, 150, 190)
        zones.append(ZoneSpec(("won", me), box, "stack", 170, pin=RIGHT, show_count=True, label=won))
        return LayoutSpec("highcard", tuple(zones), tuple(parts))

    def printed(self, card: int, say: Say) -> Face:
        """The name and the rank."""
        return Face("card", "highcard", NAMES[card], say(card_name(card)), cost=str(RANK[card]))

    def gesture(self, view: View, action: Action) -> Gesture | None:
        """From the hand to the own place in the trick."""
        row = view.zones[Place("hand", view.to_act)] or ()
        at = next(i for i, slot in enumerate(row) if slot.card == action.card)
        return Gesture(("hand", view.to_act), at, ("played", view.to_act))

    def offer(self, action: Action) -> Text:
        """A line of the list of legal moves."""
        return Text("highcard.move.play", (card_name(action.card),))

    def heading(self, view: View) -> Text:
        """How many cards are left to play."""
        return Text(
            "highcard.heading", (max(len(view.zones[place] or ()) for place in view.zones if place.zone == "hand"),)
        )

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The card of the line."""
        return (Look(self.printed(action.card, say), self.back),)

    def tell(self, view: View, event: Event) -> Text | None:
        """Who took the trick."""
        if event.verb == "note" and event.key == "trick":
            return Text("highcard.log.trick", (seat_name(event.seat), card_name(event.card)))
        return None
