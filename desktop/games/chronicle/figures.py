"""What an event of Chronicle comes to: a meeting that is won, Fame."""

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text

FAME = {"scores": 1, "monopoly": 2}


def figure(view: View, event: Event) -> Text | None:
    if event.verb != "note":
        return None
    if event.key == "wins":
        return Text("chronicle.retold.wins")
    if event.key == "stopped":
        return Text("chronicle.retold.stopped")
    return Text("chronicle.retold.fame", (FAME[event.key],)) if event.key in FAME else None
