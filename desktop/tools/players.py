"""Levels at a table: who sits where, and one honest decision of an opponent.

An agent is given an InfoSet and dice that depend on its seat's seed and on how far the match has come, so that a
match that was saved and loaded goes on as it would have. The oracle alone is handed the true position.
"""

from collections.abc import Sequence

from desktop.ai.agent import Agent, Budget
from desktop.ai.oracle import find_player, info_for, player_for
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng, mix

STDIN = "stdin"


def seats_of(entries: Sequence[str], seed: int) -> tuple[Seat, ...]:
    """The seats of a match, with the seeds of the opponents; `stdin` is somebody of flesh or another program."""
    return tuple(
        Seat(entry, PERSON) if entry == STDIN else Seat(entry, entry, ai_seed(seed, number))
        for number, entry in enumerate(entries)
    )


def agents_of(game: Game, entries: Sequence[str]) -> list[Agent | None]:
    """A fresh agent for each seat that plays by itself."""
    return [None if entry == STDIN else player_for(game, find_player(game, entry)) for entry in entries]


def choice(match: Match, agent: Agent, budget: Budget) -> Action:
    """What the agent in the seat to act wants to do."""
    seat, decision = match.state.decider(), len(match.steps)
    dice = Rng(mix(match.seats[seat].ai_seed, decision))
    return agent.choose(info_for(agent, match, seat), budget._replace(decision=decision), dice)
