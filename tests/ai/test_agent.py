"""desktop/ai/agent.py: who chooses, and what it is given to choose from."""

import inspect
import pickle
from collections.abc import Callable

import pytest

from desktop.ai.agent import (
    Agent,
    Budget,
    CarelessAgent,
    GreedyAgent,
    HastyAgent,
    JudgeAgent,
    RandomAgent,
    SearchAgent,
    never,
)
from desktop.ai.ismcts import Node, Plan, Search
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.games.clash.state import ClashState
from tests.ai import coins
from tests.ai.coins import PASS, holding
from tests.engine import pouch
from tests.engine.pouch import GAME
from tests.games.clash.positions import position

CLASH = BY_ID["clash"]

AGENTS: list[Agent] = [RandomAgent(), GreedyAgent()]


def opening() -> InfoSet:
    """A position with much to choose from."""
    state = CLASH.new(2, "duel", {"deal": "random"}, 4)
    return InfoSet(CLASH, state, state.decider())


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: type(agent).__name__)
def test_an_agent_sees_an_info_set_a_budget_and_dice_and_nothing_else(agent: Agent) -> None:
    assert list(inspect.signature(agent.choose).parameters) == ["info", "budget", "rng"]
    assert not vars(agent)  # nor does it keep anything of an earlier decision


@pytest.mark.parametrize("agent", AGENTS, ids=lambda agent: type(agent).__name__)
def test_the_same_dice_choose_the_same_legal_action(agent: Agent) -> None:
    game = BY_ID["clash"]
    for seed in range(20):
        state = game.new(2, "duel", {"deal": "random"}, seed)
        info = InfoSet(game, state, state.decider())
        chosen = agent.choose(info, Budget(), Rng(seed))
        assert chosen in info.legal and chosen is agent.choose(info, Budget(), Rng(seed))


def test_random_reaches_every_action_alike() -> None:
    info = InfoSet(GAME, pouch.new(), 0)
    counts = dict.fromkeys(info.legal, 0)
    for seed in range(100 * len(info.legal)):
        counts[RandomAgent().choose(info, Budget(), Rng(seed))] += 1
    assert all(60 < count < 140 for count in counts.values())


def test_greedy_is_the_game_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    info, dice = InfoSet(GAME, pouch.new(), 0), Rng(1)
    asked = []
    bots = GAME.bots._replace(greedy=lambda *given: asked.append(given) or info.legal[-1])
    monkeypatch.setattr(type(GAME), "bots", bots)
    assert GreedyAgent().choose(info, Budget(), dice) is info.legal[-1]
    assert asked == [(info, dice)]


def test_a_judge_s_favourite_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    info, dice = InfoSet(GAME, pouch.new(), 0), Rng(1)
    asked = []

    def judge(*given: object) -> list[tuple[Action, float]]:
        asked.append(given)
        return [(action, 0.9 if action is info.legal[1] else 0.1) for action in info.legal]

    monkeypatch.setattr(type(GAME), "bots", GAME.bots._replace(judge=judge))
    assert JudgeAgent().choose(info, Budget(), dice) is info.legal[1]
    assert asked == [(info, dice)]


def test_a_budget_is_the_level_s_own_unless_given_and_goes_to_other_processes() -> None:
    assert (Budget().seconds, Budget().iterations, Budget().hurry()) == (0.0, 0, False)
    assert pickle.loads(pickle.dumps(Budget(0.5))) == Budget(0.5)


# ---- one that judges by looking ahead one move


def test_a_hasty_agent_never_loses_on_the_spot_and_never_misses_a_win_there() -> None:
    """Summoning the zombie would bare the own Stronghold."""
    bare = position("baron |", hand0="martyr troll *S zombie", hand1="*W grrr", mana=4)
    for seed in range(60):
        assert HastyAgent(0.4).choose(InfoSet(CLASH, bare, 0), Budget(), Rng(seed)).verb == "end"
    won = position("brute |", hand0="*W zombie baron", hand1="ogre *S grrr", mana=4)
    exact = HastyAgent(0.0)
    assert all(exact.choose(InfoSet(CLASH, won, 0), Budget(), Rng(seed)).verb == "end" for seed in range(5))


def test_blur_is_what_makes_it_err() -> None:
    info = opening()
    sharp = {HastyAgent(0.0).choose(info, Budget(), Rng(7)) for _ in range(5)}
    blurred = {HastyAgent(0.4).choose(info, Budget(), Rng(seed)) for seed in range(40)}
    assert len(sharp) == 1 and len(blurred) > 2


# ---- one that searches


def test_a_searching_agent_plays_the_most_visited_action_and_tells_its_iterations() -> None:
    agent = SearchAgent(Plan(), iterations=90)
    chosen = agent.choose(opening(), Budget(), Rng(3))
    search = Search(opening(), Rng(3), Plan())
    search.run(90, 0.0, never)
    assert agent.iterations == 90 and chosen is search.found()[0].action


@pytest.mark.parametrize(
    ("own", "given", "limits"),
    [
        (Budget(2.0, 50), Budget(), (50, 2.0)),
        (Budget(2.0, 50), Budget(0.5), (0, 0.5)),
        (Budget(2.0, 50), Budget(0.0, 70), (70, 0.0)),
        (Budget(2.0, 50), Budget(0.5, 70), (70, 0.5)),
    ],
)
def test_a_budget_that_is_given_goes_before_the_own(
    own: Budget, given: Budget, limits: tuple[int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[int, float]] = []
    plain = Search.run

    def run(search: Search, iterations: int, seconds: float, hurry: Callable[[], bool]) -> None:
        ran.append((iterations, seconds))
        plain(search, 10, 0.0, hurry)

    monkeypatch.setattr(Search, "run", run)
    assert isinstance(own.iterations, int)
    SearchAgent(Plan(), own.iterations, own.seconds).choose(opening(), given, Rng(1))
    assert ran == [(limits[0], pytest.approx(limits[1], abs=0.1))]  # less what a look at the end has taken


def test_where_there_is_no_choice_it_does_not_search() -> None:
    state = holding(0)
    state.apply(PASS)
    agent = SearchAgent(Plan(), iterations=90)
    agent.iterations = 7
    assert agent.choose(InfoSet(coins.GAME, state, 1), Budget(), Rng(1)) is state.legal()[0]
    assert agent.iterations == 0


class Trees:
    """The trees that searches began with, by their visits; 0: a new one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.visits: list[int] = []
        plain = Search.run

        def run(search: Search, iterations: int, seconds: float, hurry: Callable[[], bool]) -> None:
            self.visits.append(search.root.visits)
            plain(search, iterations, seconds, hurry)

        monkeypatch.setattr(Search, "run", run)


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> Trees:
    return Trees(monkeypatch)


def two_plays() -> ClashState:
    """A turn of more than one decision: whatever is played, something is left to play."""
    row = "*W zombie grrr assassin boom vortex shaman"
    return position("brute | baron", "| ogre", hand0=row, mana=9)


def test_a_tree_is_gone_on_with_while_the_turn_lasts(trees: Trees) -> None:
    state, agent = two_plays(), SearchAgent(Plan(), iterations=200)
    first = agent.choose(InfoSet(CLASH, state, 0), Budget(), Rng(1))
    assert first.verb != "end"
    state.apply(first)
    agent.choose(InfoSet(CLASH, state, 0), Budget(), Rng(2))
    assert trees.visits[0] == 0 and 10 < trees.visits[1] <= 200


def test_a_tree_is_dropped_when_something_else_has_come(trees: Trees) -> None:
    agent = SearchAgent(Plan(), iterations=200)
    for state in (two_plays(), two_plays()):
        agent.choose(InfoSet(CLASH, state, 0), Budget(), Rng(1))
    assert trees.visits == [0, 0]


def test_a_tree_is_dropped_when_the_other_decides_next(trees: Trees) -> None:
    state, agent = holding(0), SearchAgent(Plan(), iterations=50)
    agent.choose(InfoSet(coins.GAME, state, 0), Budget(), Rng(1))
    assert agent._next is None


def test_of_a_kept_tree_only_what_is_legal_now_is_chosen() -> None:
    """It grew in worlds in which chance went otherwise: what a drawn card allows was on offer there."""
    for game in BY_ID.values():
        mode, seats = next((mode, min(seats)) for mode, seats in game.info.modes.items())
        state = game.new(seats, mode, game.settle({}), 4)
        state.pass_on()
        info = InfoSet(game, state, state.decider())
        elsewhere = Node(info.seat)
        elsewhere.visits, elsewhere.total = 1000, 1000.0
        root = Node(info.seat)
        root.children[Action("elsewhere", 0)] = elsewhere
        agent = SearchAgent(Plan(), iterations=2 * len(info.legal))
        agent._next = game.view(state, info.seat), {0: root}
        assert agent.choose(info, Budget(), Rng(1)) in info.legal
        assert root.visits  # it was gone on with


# ---- dominated moves


@pytest.mark.parametrize(
    "agent",
    [HastyAgent(0.5), CarelessAgent(0.5), GreedyAgent(), SearchAgent(Plan(), iterations=30)],
    ids=lambda agent: type(agent).__name__,
)
def test_what_the_game_calls_dominated_is_not_chosen(agent: Agent, monkeypatch: pytest.MonkeyPatch) -> None:
    legal = opening().legal
    for kept in (legal[:1], legal[1:3], legal[-1:]):
        bots = CLASH.bots._replace(sensible=lambda info, kept=kept: kept)  # type: ignore[misc]
        monkeypatch.setattr(type(CLASH), "bots", bots)
        assert {agent.choose(opening(), Budget(), Rng(seed)) for seed in range(8)} <= set(kept)


def test_where_all_would_be_dominated_all_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CLASH), "bots", CLASH.bots._replace(sensible=lambda info: []))
    assert opening().sensible == opening().legal


def test_whoever_plays_at_random_plays_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CLASH), "bots", CLASH.bots._replace(sensible=lambda info: info.legal[:1]))
    assert {RandomAgent().choose(opening(), Budget(), Rng(seed)) for seed in range(80)} == set(opening().legal)
