"""A match in the middle, as a record: a person against the computer, some plies in, for trying out an installation."""

import sys
from operator import itemgetter
from pathlib import Path

import project

SEED = 11
PERSON_TO_ACT, COMPUTER_TO_ACT = 0, 1


def write(game_id: str, plies: int, file: Path, turn: int = PERSON_TO_ACT) -> None:
    """Play at least this many greedy plies of a small game, until it is that seat's turn, and write the record."""
    if str(project.ROOT) not in sys.path:
        sys.path.append(str(project.ROOT))
    from desktop.ai.agent import Budget
    from desktop.engine.match import PERSON, Match, Seat, ai_seed
    from desktop.engine.record import to_record
    from desktop.games import BY_ID
    from desktop.tools.players import agents_of, choice

    game = BY_ID[game_id]
    mode, count = min(((mode, seats[0]) for mode, seats in game.info.modes.items()), key=itemgetter(1))
    computers = (Seat(f"Computer {seat}", "standard", ai_seed(SEED, seat)) for seat in range(1, count))
    seats = (Seat("Player", PERSON), *computers)
    match = Match(game, seats, mode, {}, SEED, salt=f"{SEED:016x}")
    agents = agents_of(game, ["greedy"] * count)
    while not match.over and (len(match.steps) < plies or match.state.decider() != turn):
        seat = match.state.decider()
        agent = agents[seat]
        assert agent is not None, "all play by themselves here"
        match.submit(seat, choice(match, agent, Budget()))
    file.write_text(to_record(match).dumps(), encoding="utf-8")
