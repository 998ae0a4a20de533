"""What an event of Clash of Decks comes to: how hard it hit, how far a tower was pushed."""

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.games.clash.cards import HAS, PROTECTION, TOWER
from desktop.games.clash.state import LANES


def figure(view: View, event: Event) -> Text | None:
    """Of a blow or a wound, and of a tower's steps; a blow at a tower has no other figure than these."""
    if event.verb == "note" and event.key == "blow" and event.dst.zone in LANES:
        struck = (view.zones[event.dst] or ())[event.dst_at]
        held = struck.card is not None and HAS[struck.card] & PROTECTION and "struck" not in struck.marks
        return None if held or not event.value else Text("house.retold.minus", (event.value,))
    if event.verb == "note" and event.key in ("shielded", "immune"):
        return Text(f"clash.cue.{event.key}")
    if event.verb == "move" and event.src.zone in LANES and event.dst.zone == "hand":
        return Text("clash.retold.falls")
    if event.verb == "value" and event.src.zone in LANES:
        lost = event.value - (view.zones[event.src] or ())[event.src_at].value
        return Text("house.retold.minus", (lost,)) if lost > 0 else None
    if event.verb == "move" and event.card >= TOWER and event.src == event.dst and event.dst_at > event.src_at:
        return Text("clash.retold.tower", (event.dst_at - event.src_at,))
    return None
