"""The safety of each game, which no printed rule knows: whole games never come near it, old records keep their own."""

import json
from typing import NamedTuple

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.game import Game, Option
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Seat
from desktop.engine.record import digest, loads, replay, to_record
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import pick

OF_BEFORE = {"clash": 100, "fleet": 100, "ganymede": 100, "chronicle": 60, "barbarossa": 150}  # the first defaults
MARGIN = 5  # how many times as long as an ordinary game a safety lets one last
FEW, MANY = 2, 60  # games of each kind
STANDSTILLS = 0.01  # the most of Clash's greedy games that may never end by themselves
LAST = 200  # tables of such a game that are looked at


def safety(game: Game) -> Option:
    """The one option of a game that is a safety."""
    (option,) = (option for option in game.options if option.safety)
    return option


class Course(NamedTuple):
    """How long a game lasted, in the unit of its safety, and the last tables that lay there."""

    length: int
    stopped: bool  # by the safety
    tables: list[str]


def whole(setup: SetUp, seed: int, mixed: bool) -> Course:
    """A game with the safety as it is: all greedy, or greedy and random seats by turns."""
    game, option = setup.rules(), safety(setup.rules())
    chosen = {name: value for name, value in setup.options.items() if name != option.name}
    state = game.new(setup.seats, setup.mode, chosen, seed)
    dice, agent = Rng(mix(seed, 3)), agent_for(find_level(game, "greedy"))
    sharp = {seat for seat in range(setup.seats) if not mixed or (seed + seat) % 2}
    tables: list[str] = []
    while not state.over:
        seat = state.decider()
        move = agent.choose(InfoSet(game, state, seat), Budget(), dice) if seat in sharp else pick(state, dice)
        state.apply(move)
        tables = [*tables[1 - LAST :], str(state.zones)]
    length = game.view(state, None).counters[option.name.removesuffix("_limit")]
    return Course(length, ".limit" in game.outcome(state).why.id, tables)


def kinds() -> list[SetUp]:
    """The set-ups, each once: apart from the safety some are the same."""
    told: dict[tuple[object, ...], SetUp] = {}
    for setup in SETUPS:
        chosen = {**setup.options, safety(setup.rules()).name: 0}
        told.setdefault((setup.game, setup.mode, setup.seats, str(chosen)), setup)
    return list(told.values())


@pytest.mark.parametrize("mixed", [False, True], ids=["greedy", "mixed"])
@pytest.mark.parametrize("games", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.soak)])
@pytest.mark.parametrize("setup", kinds(), ids=str)
def test_an_ordinary_game_never_comes_near_the_safety(setup: SetUp, games: int, mixed: bool) -> None:
    played = [whole(setup, seed, mixed) for seed in range(100, 100 + games)]
    stopped = [course for course in played if course.stopped]
    # Clash alone knows a standstill: the same tables come again and again.
    assert all(len(set(course.tables)) < LAST // 4 for course in stopped)
    assert len(stopped) <= (STANDSTILLS * games if setup.game == "clash" else 0)
    most = max(course.length for course in played if not course.stopped)
    assert most * MARGIN <= int(safety(setup.rules()).default)


def test_a_standstill_of_clash_is_stopped() -> None:
    # Ruling 12. Two greedy seats that hold each other: neither has anything better.
    (setup,) = (setup for setup in kinds() if str(setup) == "clash-starter-preset")
    game = BY_ID["clash"]
    state, dice, agent = game.new(2, "duel", setup.options, 45), Rng(mix(45, 1)), agent_for(find_level(game, "greedy"))
    tables = []
    while not state.over:
        state.apply(agent.choose(InfoSet(game, state, state.decider()), Budget(), dice))
        tables.append(str(state.zones))
    assert state.counters[1] == 1000 and game.outcome(state).why.id.startswith("clash.end.limit")
    assert len(set(tables)) < 100


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_a_safety_is_not_offered_before_a_game(game: Game) -> None:
    assert safety(game) not in game.offered()
    assert [*game.offered(), safety(game)] == list(game.options)
    assert game.settle({safety(game).name: "9"})[safety(game).name] == 9  # tools still take it


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_a_record_of_before_keeps_its_own_limit(game: Game) -> None:
    name = safety(game).name
    mode, seats = next(iter(game.info.modes.items()))
    before = OF_BEFORE[game.info.id]
    assert before != safety(game).default
    match = Match(game, [Seat(str(n)) for n in range(seats.start)], mode, {name: before}, 4, salt="salt")
    dice = Rng(4)
    for _ in range(20):
        match.submit(match.state.decider(), pick(match.state, dice))
    text = to_record(match).dumps()
    assert json.loads(text)["options"][name] == before
    again = replay(loads(text), BY_ID)
    assert again.options == match.options and again.state.setting.options[name] == before
    assert digest(again.state) == digest(match.state) and to_record(again).dumps() == text


def test_a_match_of_before_still_ends_where_it_would_have() -> None:
    game = BY_ID["clash"]
    match = Match(game, [Seat("Ada"), Seat("Ben")], "duel", {"deal": "random", "turn_limit": 100}, 4, salt="salt")
    end = game.verbs.action("end")
    for _ in range(99):
        match.submit(match.state.decider(), end)
    again = replay(loads(to_record(match).dumps()), BY_ID)
    assert not again.over
    again.submit(again.state.decider(), end)
    assert again.over and again.outcome().why.id == "clash.end.limit_draw"
