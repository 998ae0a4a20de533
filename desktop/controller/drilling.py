"""A decision of one's own as a question: the position from one's own view, the right answers, and why they are right.

What is asked is laid out from a world that the seat could have imagined; nobody has the true position of that match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from desktop.controller.comparison import differences, outcomes_of, unseen_reasons
from desktop.controller.judged import Moment
from desktop.controller.sight import Sight
from desktop.engine.actions import Action
from desktop.engine.game import Game, OptionError
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.setting import Value
from desktop.engine.state import StateError
from desktop.engine.text import Text
from desktop.face import face_of

OTHER = "other"  # the theme of what has none of its own


class Posed(NamedTuple):
    """A decision as its seat knows it, with its right answers."""

    game: Game
    mode: str
    seats: int
    options: dict[str, Value]
    info: InfoSet
    played: Action
    best: Action
    equal: tuple[Action, ...]
    sure: bool  # the best wins by force

    @property
    def right(self) -> tuple[Action, ...]:
        """The answers that are known to be right."""
        return (self.best, *self.equal)

    @property
    def heading(self) -> Text:
        """Where the game stands."""
        return face_of(self.game).heading(self.info.view)

    def match(self, seats: Sequence[Seat], seed: int) -> Match:
        """Practice that begins here."""
        world = self.info.sample(Rng(seed))
        return Match(self.game, seats, self.mode, self.options, seed, practice=True, start=world)


def pose(
    game: Game,
    mode: str,
    seats: int,
    seat: int,
    options: Mapping[str, Any],
    world: Mapping[str, Any],
    moves: tuple[str, str, Sequence[str]],
    sure: bool,
) -> Posed | None:
    """A kept decision laid out again; None where it does not hold any more. `moves`: played, best, those equal."""
    parse = game.verbs.parse
    try:
        game.check_table(seats, mode)
        settled = game.settle(options)
        info = InfoSet(game, game.from_json(game.setting(seats, mode, settled), dict(world)), seat)
        played, best, equal = parse(moves[0]), parse(moves[1]), tuple(parse(each) for each in moves[2])
    except (OptionError, StateError, ValueError):
        return None
    if played == best or not {played, best, *equal} <= set(info.legal):
        return None
    return Posed(game, mode, seats, settled, info, played, best, equal, sure)


def posed_of(match: Match, moment: Moment) -> Posed:
    """A decision of a match that stands out."""
    game, step, verdict = match.game, match.steps[moment.step], moment.verdict
    info, parse = InfoSet(game, step.before, step.seat), game.verbs.parse
    equal = tuple(parse(each) for each in verdict.equal)
    return Posed(
        game, match.mode, len(match.seats), match.options, info, step.action, parse(verdict.best), equal, verdict.proved
    )


def theme_of(posed: Posed) -> str:
    """What it is about, as its game tells it; from what the seat knew."""
    themes = posed.game.talk.theme
    return (themes(posed.info, posed.best, posed.played) if themes is not None else "") or OTHER


def reasons_for(best: Action, other: Action, sight: Sight) -> list[Text]:
    """What speaks for the one rather than the other: what it brings at once, and what else is known of it."""
    found = list(differences(outcomes_of(best, sight), outcomes_of(other, sight), sight))
    return found + unseen_reasons(best, other, sight)
