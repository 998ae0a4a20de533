"""desktop/ai/oracle.py: it sees everything, and nothing but a tool can seat it."""

import subprocess
import sys

import pytest

from desktop import worker
from desktop.ai.agent import Budget, PlayoutAgent, SearchAgent
from desktop.ai.levels import UnknownLevel
from desktop.ai.oracle import ORACLE, OpenInfo, Oracle, find_player, info_for, player_for
from desktop.engine.game import Game
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.questions import Choose, Task
from tests.ai.arrangement import arrangement
from tests.engine import pouch
from tests.test_layering import DESKTOP, ROOT, imports, modules

CLASH = BY_ID["clash"]
SEATS = [Seat("a"), Seat("b")]


def test_the_world_it_draws_is_the_true_one_and_its_own_copy() -> None:
    state = CLASH.new(2, "duel", {"deal": "random"}, 4)
    info = OpenInfo(CLASH, state, state.decider())
    world = info.sample(Rng(1))
    assert arrangement(world) == arrangement(state) and info.legal == state.legal()
    world.apply(world.legal()[0])
    assert arrangement(info.sample(Rng(2))) == arrangement(state)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_every_card_is_known_to_it_and_to_nobody_else(game: Game) -> None:
    mode, seats = next(iter(game.info.modes.items()))
    state = game.new(seats[0], mode, {}, 4)
    seat = state.decider()
    masks = [list(known or ()) for known in state.known]
    opened = [known for known in OpenInfo(game, state, seat).sample(Rng(1)).known if known]
    assert all(mask >> seat & 1 for known in opened for mask in known)
    assert any(not mask >> other & 1 for known in opened for mask in known for other in range(seats[0]))
    assert [list(known or ()) for known in state.known] == masks


def test_a_seat_that_is_not_to_act_is_offered_nothing() -> None:
    assert OpenInfo(pouch.GAME, pouch.new(), 1).legal == []


def test_it_alone_is_handed_the_true_position() -> None:
    match = Match(CLASH, SEATS, "duel", {"deal": "random"}, 4)
    seat = match.state.decider()
    hidden = arrangement(match.state)
    for level in ("easy", "standard", "strong", "greedy", "random"):
        info = info_for(player_for(CLASH, find_player(CLASH, level)), match, seat)
        assert arrangement(info.sample(Rng(1))) != hidden, level
    oracle = player_for(CLASH, ORACLE)
    assert arrangement(info_for(oracle, match, seat).sample(Rng(1))) == hidden


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_it_plays_as_this_games_strong_does_with_three_times_the_budget(game: Game) -> None:
    oracle, level = player_for(game, ORACLE), find_player(game, "strong")
    strong = player_for(game, level)
    assert isinstance(oracle, Oracle) and type(oracle.strong) is type(strong)
    if isinstance(strong, SearchAgent | PlayoutAgent):
        assert isinstance(oracle.strong, SearchAgent | PlayoutAgent)
        assert oracle.strong.own == strong.own._replace(seconds=3 * level.seconds, iterations=3 * level.iterations)


def test_it_has_three_times_the_budget_that_a_tool_gives() -> None:
    oracle = player_for(CLASH, ORACLE)
    state = CLASH.new(2, "duel", {"deal": "random"}, 4)
    oracle.choose(OpenInfo(CLASH, state, state.decider()), Budget(iterations=50), Rng(1))
    assert oracle.iterations == 150


def test_it_uses_what_it_sees() -> None:
    """Two positions that the seat cannot tell apart, and the oracle plays them unlike."""
    moves = set()
    for seed in range(12):
        state = CLASH.new(2, "duel", {"deal": "random", "first": "seat0"}, 3)
        world = CLASH.resample(state, 0, Rng(seed))
        moves.add(player_for(CLASH, ORACLE).choose(OpenInfo(CLASH, world, 0), Budget(iterations=200), Rng(1)))
    assert len(moves) > 1


# ---- out of reach of the table


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_no_game_offers_it_and_no_name_finds_it(game) -> None:  # type: ignore[no-untyped-def]
    assert all("oracle" not in (level.id, level.agent) for level in game.bots.levels)
    with pytest.raises(UnknownLevel):
        find_player(game, "Oracle")


def test_the_opponents_process_does_not_know_it() -> None:
    match = Match(CLASH, SEATS, "duel", {"first": "seat0"}, 1)
    seat = match.state.decider()
    world = match.info(seat).world_json()
    task = Task(1, "clash", "duel", 2, match.options, seat, world, 0, Choose("oracle"), 7)
    with pytest.raises(UnknownLevel, match="no opponent 'oracle'"):
        worker.solve(task, {}, lambda: False)


def test_only_tools_import_it() -> None:
    doors = set()
    for module in modules():
        path = ROOT.joinpath(*module.split(".")).with_suffix(".py")
        for _, origin, name in imports(path.read_text(encoding="utf-8"), module):
            if f"{origin}.{name}".startswith("desktop.ai.oracle"):
                doors.add(module.split(".")[1])
    assert DESKTOP.is_dir() and doors == {"tools"}


def test_the_opponents_process_never_loads_it() -> None:
    code = "import sys, desktop.worker; print('desktop.ai.oracle' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "False"
