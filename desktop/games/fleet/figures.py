"""What an event of Earth vs Skaxar comes to: money, and Firepower against Shield."""

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.games.fleet.coins import told
from desktop.games.fleet.combat import forecast


def figure(view: View, event: Event) -> Text | None:
    if event.verb != "note":
        return None
    if event.key == "bought" and event.value:
        return Text("house.retold.minus", (told(event.value),))
    if event.key in ("reward", "harvest"):
        return Text("house.retold.plus", (told(event.value),))
    if event.key in ("breaks", "holds"):  # both formations still stand in the view
        clash = forecast(view)
        sign = ">" if event.key == "breaks" else "≤"
        return Text("house.retold.against", (clash.fire[1 - event.seat], sign, clash.shield[event.seat]))
    return None
