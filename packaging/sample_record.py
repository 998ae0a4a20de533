"""A match in the middle, as a record: a person against the computer, some plies in. For trying out an installation."""

import sys
from pathlib import Path

import project

SEED = 11
PERSON_TO_ACT, COMPUTER_TO_ACT = 0, 1


def write(game_id: str, plies: int, file: Path, turn: int = PERSON_TO_ACT) -> None:
    """Play at least this many greedy plies of a game for two, until it is that seat's turn, and write the record."""
    if str(project.ROOT) not in sys.path:
        sys.path.append(str(project.ROOT))
    from desktop.ai.agent import Budget
    from desktop.engine.match import PERSON, Match, Seat, ai_seed
    from desktop.engine.record import to_record
    from desktop.games import BY_ID
    from desktop.tools.players import agents_of, choice

    game = BY_ID[game_id]
    mode = next(mode for mode, seats in game.info.modes.items() if 2 in seats)
    seats = (Seat("Player", PERSON), Seat("Computer", "standard", ai_seed(SEED, 1)))
    match = Match(game, seats, mode, {}, SEED, salt=f"{SEED:016x}")
    agents = agents_of(game, ("greedy", "greedy"))
    while not match.over and (len(match.steps) < plies or match.state.decider() != turn):
        seat = match.state.decider()
        agent = agents[seat]
        assert agent is not None, "both play by themselves here"
        match.submit(seat, choice(match, agent, Budget()))
    file.write_text(to_record(match).dumps(), encoding="utf-8")
