"""What an event of Barbarossa comes to: points that are gained, supplies that are paid."""

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.games.barbarossa.plates import signed

GAINED = ("op", "rp", "bp", "sp")
ENDING = 3  # the part of a turn in which every purse is emptied


def figure(view: View, event: Event) -> Text | None:
    if event.verb != "count" or view.counters["phase"] == ENDING:
        return None
    name = event.key.partition(":")[0]
    if name not in (*GAINED, "vp"):
        return None
    change = event.value - view.counters[event.key]
    if change > 0 or (change < 0 and name in ("sp", "vp")):
        return Text("barbarossa.retold.points", (signed(change), Text(f"barbarossa.table.point.{name}")))
    return None
