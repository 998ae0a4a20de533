"""A question about a position of a match, for the opponents' process; what is asked is the caller's to say."""

from __future__ import annotations

from typing import Any

from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.worker import Task


def task_about(match: Match, ticket: int, info: InfoSet, decision: int) -> Task:
    """About a position as a seat knows it."""
    return task_on(match, ticket, info.seat, info.world_json(), decision)


def task_on(match: Match, ticket: int, seat: int, world: dict[str, Any], decision: int) -> Task:
    """About this world; decision is its number in the match."""
    info, cards = match.game.info, match.game.book.digest
    return Task(ticket, info.id, match.mode, len(match.seats), dict(match.options), seat, world, "", 0, decision,
                cards=cards)  # fmt: skip
