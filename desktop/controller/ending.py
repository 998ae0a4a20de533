"""How a match ended, in words and numbers that everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.controller.curtain import people
from desktop.controller.turning import PublicCourse, Turning, public_course, turning
from desktop.engine.match import PERSON, Match
from desktop.engine.text import Text, listed, seat_name
from desktop.face import GameFace, Say
from desktop.look import Finale

__all__ = ["End", "Finale", "SeatFace", "Turning", "finale", "how_it_ended", "standing_of", "title_of"]


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
    turning: Turning | None = None
    helped: str = ""  # what help somebody had, if any


def how_it_ended(
    match: Match, face: GameFace, say: Say, faces: Sequence[SeatFace], course: PublicCourse | None = None
) -> End:
    """The end of a finished match; where its course is given and still being worked out, without what that tells."""
    outcome = match.outcome()
    view = match.view(None)
    seats = range(len(match.seats))
    columns = [face.summary(view, seat) for seat in seats]
    rows = tuple(
        (
            *faces[seat],
            seat in outcome.winners,
            tuple(say(v) if isinstance(v, Text) else str(v) for _, v in columns[seat]),
        )
        for seat in seats
    )
    stood = public_course(match, face) if course is None else course.told()
    curve = {seat: stood[seat] for seat in seats}
    title = title_of(match, [seat_name(seat) for seat in seats])
    headers = tuple(say(header) for header, _ in columns[0])
    curve_title = say(Text(f"{match.game.info.id}.end.curve"))
    turned = turning(match, face, say, stood) if course is None or course.known else None
    helped = help_had(match)
    told = say(Text("house.helped.with", (listed(helped),))) if helped else ""
    return End(say(title), say(outcome.why), headers, rows, curve, curve_title, turned, told)


def help_had(match: Match) -> list[Text]:
    """What the record says of hints, warnings and moves taken back, by whomever; what there was none of is left out."""
    counts = {"hints": match.hints, "warnings": match.warnings, "undos": match.undos}
    return [Text(f"house.helped.{name}", (count,)) for name, count in counts.items() if count]


def help_told(match: Match) -> list[Text] | None:
    """The same as it is told during a match; None: of several people only at the end, for a warning spoils."""
    return help_had(match) if match.over or len(people(match)) < 2 else None


def finale(match: Match, end: End, say: Say) -> Finale:
    """The moment of a finished match: won or lost where one person played, else told of whoever won."""
    here, winners = people(match), match.outcome().winners
    victors = tuple((row[2], row[3]) for row in end.rows if row[4])
    others = tuple((row[2], row[3]) for row in end.rows if not row[4])
    if len(here) != 1 or not winners:
        return Finale("told", end.title, end.reason, victors, others)
    if here[0] in winners:
        return Finale("won", say(Text("house.end.victory")), end.reason, _first(end, here[0], victors), others)
    return Finale("lost", say(Text("house.end.defeat")), end.reason, victors, _first(end, here[0], others))


def _first(end: End, seat: int, sides: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """The seat's own colour and shape before those of whoever shares its end."""
    own = (end.rows[seat][2], end.rows[seat][3])
    return (own, *(side for side in sides if side != own))


def title_of(match: Match, names: Sequence[str | Text]) -> Text:
    """Who won a finished match, alone or together; people are named last."""
    won = sorted(match.outcome().winners, key=lambda seat: match.seats[seat].player == PERSON)
    winners = [names[seat] for seat in won]
    if not winners:
        return Text("house.end.draw")
    if len(winners) == 1:
        return Text("house.end.wins", (winners[0],))
    return Text("house.end.win_together", (listed(winners[:-1]), winners[-1]))


def standing_of(match: Match, face: GameFace) -> Text:
    """How far a match is, as a list of matches says it: who won, or where it stands for everybody to see."""
    names = [seat.name for seat in match.seats]
    return title_of(match, names) if match.over else face.heading(match.view(None))


def what_resigning_means(match: Match) -> Text:
    """Who wins a match that a seat gives up, as one knows it beforehand."""
    sides = match.game.sides.get(match.mode, ())
    if len(sides) == 1:
        return Text("house.play.resign.together")
    return Text("house.play.resign.others" if sides or len(match.seats) == 2 else "house.play.resign.standing")
