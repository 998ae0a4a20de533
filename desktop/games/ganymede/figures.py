"""What an event of Ganymede comes to: Strength, and damage."""

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text


def figure(view: View, event: Event) -> Text | None:
    if event.verb != "note":
        return None
    if event.key == "hit":
        return Text("house.retold.minus", (event.value,)) if event.value else None
    return Text("house.retold.sum", (event.value,)) if event.key in ("strength", "bust") else None
