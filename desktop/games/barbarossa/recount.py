"""A whole turn of a seat in at most five lines: played, deployed, the attack, what went elsewhere, bought."""

from collections.abc import Iterable, Sequence

from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, seat_name
from desktop.games.barbarossa.state import PILES
from desktop.games.barbarossa.talk import card_name

MOST = 5


def recount(view: View, seat: int, events: Sequence[Event]) -> tuple[Text, ...]:
    """The turn as the reader of these events saw it; `view` is the one before it."""
    who = seat_name(seat)
    moves = [event for event in events if event.verb == "move" and event.card >= 0]
    lines = [
        *_line("played", who, (e.card for e in moves if e.src.zone == "hand" and e.dst.zone == "playing")),
        *_line("deployed", who, (e.card for e in moves if _deploys(e))),
        *_attack(who, events),
        *_line("bought", who, (e.card for e in moves if e.src.zone in PILES and e.dst.zone == "discard")),
    ]
    return tuple(lines[:MOST]) or (Text("barbarossa.recount.nothing", (who,)),)


def _deploys(event: Event) -> bool:
    return event.src.zone in ("playing", "hand") and event.dst.zone in ("deployed", "fatigued")


def _attack(who: Text, events: Sequence[Event]) -> list[Text]:
    """How the attack went, what it cost, and who has an event of it now."""
    lost = [event.card for event in events if event.verb == "note" and event.key == "loss"]
    lines = []
    for event in events:
        if event.verb == "note" and event.key in ("won", "failed"):
            about = (who, card_name(event.card))
            if lost:
                lines.append(Text(f"barbarossa.recount.{event.key}_lost", (*about, _list(lost))))
            else:
                lines.append(Text(f"barbarossa.recount.{event.key}", about))
        elif event.verb == "note" and event.key == "assigned":
            lines.append(Text("barbarossa.recount.assigned", (seat_name(event.seat), card_name(event.card))))
    return lines


def _line(name: str, who: Text, cards: Iterable[int]) -> list[Text]:
    found = list(cards)
    return [Text(f"barbarossa.recount.{name}", (who, _list(found)))] if found else []


def _list(cards: Sequence[int]) -> Text:
    """The cards by their names, copies counted."""
    counts = {card: cards.count(card) for card in cards}
    return listed(
        card_name(card) if count == 1 else Text("barbarossa.recount.times", (count, card_name(card)))
        for card, count in counts.items()
    )
