"""An agent chooses among the legal actions of an InfoSet; it is given nothing else but a budget and dice."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from desktop.ai.ismcts import Node, Plan, Search
from desktop.ai.pace import Pace
from desktop.ai.playouts import Playouts
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import View


def worth_trying(info: InfoSet) -> list[Action]:
    """The legal actions, or those of them that the game thinks worth a thought."""
    sensible = info.game.bots.sensible
    return info.legal if sensible is None else sensible(info)


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class Budget(NamedTuple):
    """How long to think: iterations where a result must repeat, seconds at the table; 0: the level's own."""

    seconds: float = 0.0
    iterations: int = 0
    hurry: Callable[[], bool] = never  # true once somebody wants the move now
    decision: int = -1  # its number in the match; -1: nobody counts


class Agent(Protocol):
    """Anything that can sit in a seat."""

    iterations: int  # what the last choice cost; 0: it did not search

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """One of `info.legal`."""


class RandomAgent:
    """Any legal action, each as likely."""

    iterations = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """One of the legal actions."""
        return info.legal[rng.below(len(info.legal))]


class GreedyAgent:
    """The game's own rule of thumb."""

    iterations = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """What the game's greedy bot plays."""
        return info.game.bots.greedy(info, rng)


class HastyAgent:
    """Looks at where each action leads at once, and misjudges it: sound moves mostly, blunders of a beginner.

    An action that loses the game on the spot is the last it takes.
    """

    iterations = 0

    def __init__(self, blur: float) -> None:
        self.blur = blur  # how far off its judgement may be

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The action that seems best."""
        bots = info.game.bots
        world = info.sample(rng)
        actions = worth_trying(info)
        best, chosen = -10.0, actions[0]
        for action in actions:
            after = world.clone()
            after.apply(action)
            value = bots.evaluate(after, info.seat)
            lost = after.over and value == 0.0
            seems = -1.0 if lost else value + self.blur * (rng.chance() + rng.chance() - 1.0)
            if seems > best:
                best, chosen = seems, action
        return chosen


class CarelessAgent:
    """Plays by the game's rules of thumb, and now and then whatever comes to mind.

    For games in which most moves show their worth only turns later, so that a hasty look would see nothing.
    """

    iterations = 0

    def __init__(self, blur: float) -> None:
        self.blur = blur  # how often it does not think

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The rule of thumb's action, or any."""
        if rng.chance() < self.blur:
            return info.legal[rng.below(len(info.legal))]
        return info.game.bots.greedy(info, rng)


class JudgeAgent:
    """Plays what the game itself computes to be worth most."""

    iterations = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The action that leaves the best chance to win."""
        if len(info.legal) == 1:
            return info.legal[0]
        judge = info.game.bots.judge
        assert judge is not None
        return max(judge(info, rng), key=lambda judged: judged[1])[0]


class PlayoutAgent:
    """Plays out what the game thinks worth weighing; everything else it leaves to the game's rule of thumb."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, turn: float = 0.0) -> None:
        self.own = Budget(seconds, iterations)
        self.pace = Pace(turn)
        self.iterations = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The candidate that does best."""
        self.iterations = 0
        self.pace.begin(budget.decision)
        if len(info.legal) == 1:
            return info.legal[0]
        bots = info.game.bots
        assert bots.candidates is not None
        playouts = Playouts(info, bots.candidates(info, rng), rng)
        given = budget if budget.iterations or budget.seconds else self.own
        playouts.run(given.iterations, self.pace.allowed(given.seconds), budget.hurry)
        self.iterations = playouts.iterations
        self.pace.end()
        return playouts.best()


class SearchAgent:
    """Searches the information set; goes on with its tree while nothing new was learned."""

    def __init__(self, plan: Plan, iterations: int = 0, seconds: float = 0.0, turn: float = 0.0) -> None:
        self.plan = plan
        self.own = Budget(seconds, iterations)
        self.pace = Pace(turn)
        self.iterations = 0
        self._next: tuple[View, Node] | None = None  # the view it expects, and the tree that stands ready for it

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The most visited action."""
        self.pace.begin(budget.decision)
        actions = worth_trying(info)
        if len(actions) == 1:
            self.iterations, self._next = 0, None
            return actions[0]
        given = budget.iterations or budget.seconds
        iterations = budget.iterations if given else self.own.iterations
        seconds = budget.seconds if given else self.own.seconds
        search = Search(info, rng, self.plan, self._kept(info), actions)
        search.run(iterations, self.pace.allowed(seconds), budget.hurry)
        self.iterations = search.iterations
        self.pace.end()
        chosen = search.found()[0].action
        self._keep(info, chosen, search.root.children[chosen])
        return chosen

    def _kept(self, info: InfoSet) -> Node | None:
        expected, self._next = self._next, None
        return expected[1] if expected is not None and expected[0] == info.view else None

    def _keep(self, info: InfoSet, action: Action, node: Node) -> None:
        """Where the seat itself decides next and sees what it foresaw, the same information set continues."""
        world = info.sample(Rng(0))
        world.apply(action)
        if world.decider() == info.seat:
            self._next = info.game.view(world, info.seat), node
