"""How a match ended, in words and numbers that everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.controller.layouts import Say, TableLayout
from desktop.engine.match import Match
from desktop.engine.text import Text


class SeatFace(NamedTuple):
    """Who sits in a seat, for the page."""

    name: str
    kind: str
    color: str
    shape: str


class End(NamedTuple):
    """The result, a table with a row a seat, and a line a seat through the match."""

    title: str
    reason: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, str, str, str, bool, tuple[str, ...]], ...]  # name, kind, color, shape, winner, cells
    curve: dict[int, list[float]]
    curve_title: str


def how_it_ended(match: Match, layout: TableLayout, say: Say, faces: Sequence[SeatFace]) -> End:
    """The end of a finished match."""
    outcome = match.outcome()
    view = match.view(None)
    seats = range(len(match.seats))
    columns = [layout.summary(view, seat) for seat in seats]
    rows = tuple(
        (
            *faces[seat],
            seat in outcome.winners,
            tuple(say(v) if isinstance(v, Text) else str(v) for _, v in columns[seat]),
        )
        for seat in seats
    )
    states = [*(step.before for step in match.steps), match.state]
    views = [match.game.view(state, None) for state in states]
    curve = {seat: [layout.measure(v, seat) for v in views] for seat in seats}
    names = [Text("seat", (seat,)) for seat in outcome.winners]
    title = _title([say(name) for name in names])
    headers = tuple(say(header) for header, _ in columns[0])
    curve_title = say(Text(f"{match.game.info.id}.end.curve"))
    return End(say(title), say(outcome.why), headers, rows, curve, curve_title)


def _title(winners: Sequence[str]) -> Text:
    """Who won, alone or together."""
    if not winners:
        return Text("house.end.draw")
    if len(winners) == 1:
        return Text("house.end.wins", (winners[0],))
    return Text("house.end.win_together", (", ".join(winners[:-1]), winners[-1]))
