"""A question about a position of a match, for the opponents' process."""

from __future__ import annotations

from typing import Any

from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.questions import Question, Task


def task_about(match: Match, ticket: int, info: InfoSet, decision: int, question: Question, seed: int = 0) -> Task:
    """About a position as a seat knows it."""
    return task_on(match, ticket, info.seat, info.world_json(), decision, question, seed)


def task_on(
    match: Match, ticket: int, seat: int, world: dict[str, Any], decision: int, question: Question, seed: int = 0
) -> Task:
    """About this world; decision is its number in the match."""
    info, cards = match.game.info, match.game.book.digest
    options, seats = dict(match.options), len(match.seats)
    return Task(ticket, info.id, match.mode, seats, options, seat, world, decision, question, seed, cards)
