"""Who begins a match, and why: said across the table when its cards have been dealt."""

from __future__ import annotations

from typing import NamedTuple

from desktop.controller.log import Dealing
from desktop.controller.moment import seen
from desktop.engine.match import Match
from desktop.engine.sight import View, fold
from desktop.engine.text import Text, seat_name
from desktop.face import GameFace, Say
from desktop.words import Words


class Beginning(NamedTuple):
    """The seat, a line that names it, and one that says why; nothing where nobody could say."""

    seat: int
    title: str
    why: str

    def says(self, words: Words) -> str:
        """Both as they are read out."""
        return words.prose(part for part in (words.stopped([self.title]), self.why) if part)


def beginning(match: Match, face: GameFace, say: Say) -> Beginning | None:
    """Of a match that nobody has played in yet; one that began from a position has been begun by others."""
    seat = match.state.decider()
    if match.steps or match.start is not None or seat < 0:
        return None
    why = face.begins(match.view(None), match.options) or _told(match, face, seat)
    return Beginning(seat, say(Text("house.begins.who", (seat_name(seat),))), say(why) if why is not None else "")


def _told(match: Match, face: GameFace, seat: int) -> Text | None:
    """What the deal told of that seat last, as everybody could see it."""
    view, last = _dealt(match), None
    for event in seen(match.opening_events, None, match.state.setting):
        heads = event.verb == "note" and event.key in face.heads
        told = None if heads or event.verb != "note" or event.seat != seat else face.tell(view, event)
        last = told or last
        view = fold(view, [event], match.state.setting)
    return last


def _dealt(match: Match) -> View:
    """The table before anything happened on it."""
    state = match.game.deal(match.state.setting, match.seed)
    state.stack.append(Dealing(-1))  # a view asks who is to act
    return match.game.view(state, None)
