"""Which events are seen as one: cards that turn over together, that move one after the other, that are sorted anew."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.events import Event


def side_by_side(events: Sequence[Event]) -> list[list[Event]]:
    """Reveals that nothing but counting parts, as one; everything else by itself."""
    groups: list[list[Event]] = []
    turning: list[Event] | None = None
    for event in events:
        if event.verb == "reveal" and turning is not None:
            turning.append(event)
        else:
            groups.append([event])
            if event.verb != "count":
                turning = groups[-1] if event.verb == "reveal" else None
    return groups


def sorted_anew(groups: Sequence[list[Event]]) -> list[list[Event]]:
    """A shuffle and what its owner sees of it at once, as one: nobody's own cards turn their backs for a moment."""
    joined: list[list[Event]] = []
    for group in groups:
        last = joined[-1] if joined else None
        shuffled = last is not None and last[0].verb == "shuffle" and all(e.src == last[0].src for e in group)
        if last is not None and shuffled and group[0].verb == "reveal":
            last += group
        else:
            joined.append(list(group))
    return joined


def crowds(events: Sequence[Event]) -> list[list[Event]]:
    """Cards that move one after the other, as one; what is only counted between them changes nothing to see."""
    groups: list[list[Event]] = []
    for event in events:
        joins = groups and groups[-1][0].verb == "move" and event.verb in ("move", "count")
        if joins:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def told_by(groups: Sequence[Sequence[Event]]) -> int:
    """After which of these an account can be given: the last notes, and what is counted right after them."""
    last = max((number for number, group in enumerate(groups) if group[0].verb == "note"), default=-1)
    while 0 <= last < len(groups) - 1 and groups[last + 1][0].verb == "count":
        last += 1
    return last
