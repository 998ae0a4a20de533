"""An agent chooses among the legal actions of an InfoSet; it is given nothing else but a budget and dice."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from desktop.ai.forced import forced_win, not_lost
from desktop.ai.ismcts import Found, Node, Plan, Search
from desktop.ai.pace import Pace
from desktop.ai.playouts import Playouts, Tried, ranked
from desktop.ai.shares import FIRST, Share, Shares, dice_of, nobody, parts, spent_on, together
from desktop.ai.styles import in_taste
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Spent
from desktop.engine.opponents import Style
from desktop.engine.rng import Rng
from desktop.engine.sight import View

Trees = dict[int, Node]  # by share


def worth_trying(info: InfoSet) -> list[Action]:
    """The legal actions that are not dominated by another, one of each kind: what every level chooses among."""
    apart = info.game.bots.apart
    if apart is None or len(info.sensible) == 1:
        return info.sensible
    return apart(info.sample(Rng(0)), info.sensible, True)


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class Budget(NamedTuple):
    """How long to think: iterations where a result must repeat, seconds at the table; 0: the level's own."""

    seconds: float = 0.0
    iterations: Spent = 0
    hurry: Callable[[], bool] = never  # true once somebody wants the move now
    decision: int = -1  # its number in the match; -1: nobody counts
    share: int = FIRST  # which share of it is searched here
    others: Callable[[], Shares] = nobody  # what other processes have found, once this one has searched


class Agent(Protocol):
    """Anything that can sit in a seat."""

    @property
    def iterations(self) -> Spent:
        """What the last choice cost; 0: it did not search."""

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
            actions = worth_trying(info)
            return actions[rng.below(len(actions))]
        return info.game.bots.greedy(info, rng)


class JudgeAgent:
    """Plays what the game itself computes to be worth most.

    As whoever searches or plays out it first takes a win that can be forced, and avoids what loses by force.
    """

    iterations = 0

    def __init__(self, style: Style | None = None) -> None:
        self.style = style

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The action that leaves the best chance to win."""
        actions = worth_trying(info)
        if len(actions) == 1:
            return actions[0]
        winning = forced_win(info).action
        if winning is not None:
            return winning
        judge = info.game.bots.judge
        assert judge is not None
        judged = [Found(action, 1, value) for action, value in judge(info, rng) if action in actions]
        judged.sort(key=lambda each: -each.value)
        return not_lost(info, in_taste(info, judged, self.style))


class PlayoutAgent:
    """Plays out what the game thinks worth weighing; everything else it leaves to the game's rule of thumb."""

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, turn: float = 0.0, style: Style | None = None
    ) -> None:
        self.style = style
        self.own = Budget(seconds, iterations)
        self.pace = Pace(turn)
        self.iterations: Spent = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The candidate that does best."""
        shares = {**self.grow(info, budget, rng), **budget.others()}
        self.iterations = spent_on(shares)
        found = ranked([list(shares[number].tried) for number in sorted(shares)])
        return not_lost(info, in_taste(info, found, self.style))

    def grow(self, info: InfoSet, budget: Budget, rng: Rng) -> Shares:
        """Play out in worlds of each share's own."""
        self.pace.begin(budget.decision)
        actions = worth_trying(info)
        if len(actions) == 1:
            return {budget.share: Share(0, tried=(Tried(actions[0], [], True),))}
        winning = forced_win(info)
        if winning.action is not None:
            self.pace.end()
            return {budget.share: Share(winning.positions, tried=(Tried(winning.action, [], True),))}
        given = budget if budget.iterations or budget.seconds else self.own
        bots = info.game.bots
        assert bots.candidates is not None
        shares, iterations = {}, parts(given.iterations, budget.share)
        dice = dice_of(rng, iterations)
        candidates = bots.candidates(info, rng)
        for number, most in iterations.items():
            playouts = Playouts(info, candidates, dice[number])
            playouts.run(most, self.pace.allowed(given.seconds), budget.hurry)
            shares[number] = Share(playouts.iterations, tried=tuple(playouts.tried()))
        self.pace.end()
        return shares

    def keep(self, info: InfoSet, action: Action) -> None:
        """Nothing is kept: every decision is weighed anew."""


class SearchAgent:
    """Searches the information set; goes on with its trees while nothing new was learned."""

    def __init__(
        self,
        plan: Plan,
        iterations: int = 0,
        seconds: float = 0.0,
        turn: float = 0.0,
        style: Style | None = None,
    ) -> None:
        self.plan = plan
        self.style = style
        self.own = Budget(seconds, iterations)
        self.pace = Pace(turn)
        self.iterations: Spent = 0
        self._grown: Trees = {}
        self._next: tuple[View, Trees] | None = None  # the view it expects, and the trees that stand ready for it

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The most visited action, or of those about as good the one that the style likes best."""
        shares = {**self.grow(info, budget, rng), **budget.others()}
        self.iterations = spent_on(shares)
        chosen = not_lost(info, in_taste(info, together(shares), self.style))
        self.keep(info, chosen)
        return chosen

    def grow(self, info: InfoSet, budget: Budget, rng: Rng) -> Shares:
        """Search on in the tree of each share."""
        self.pace.begin(budget.decision)
        kept, self._grown = self._kept(info), {}
        actions = worth_trying(info)
        if len(actions) == 1:
            return {budget.share: Share(0, (Found(actions[0], 0, 0.0),))}
        winning = forced_win(info)
        if winning.action is not None:
            self.pace.end()
            return {budget.share: Share(winning.positions, (Found(winning.action, winning.positions, 1.0),))}
        given = budget if budget.iterations or budget.seconds else self.own
        shares, iterations = {}, parts(given.iterations, budget.share)
        dice = dice_of(rng, iterations)
        for number, most in iterations.items():
            search = Search(info, dice[number], self.plan, kept.get(number), actions)
            search.run(most, self.pace.allowed(given.seconds), budget.hurry)
            self._grown[number] = search.root
            shares[number] = Share(search.iterations, tuple(search.found()))
        self.pace.end()
        return shares

    def _kept(self, info: InfoSet) -> Trees:
        expected, self._next = self._next, None
        return expected[1] if expected is not None and expected[0] == info.view else {}

    def keep(self, info: InfoSet, action: Action) -> None:
        """Where the seat itself decides next and sees what it foresaw, the same information set continues."""
        trees = {number: root.children[action] for number, root in self._grown.items() if action in root.children}
        if not trees:
            return
        world = info.sample(Rng(0))
        world.apply(action)
        if world.decider() == info.seat:
            self._next = info.game.view(world, info.seat), trees


SHARING = (PlayoutAgent, SearchAgent)  # these can search a decision together with others, in other processes
