"""The Qt-free root of the opponents' process: reads tasks, answers with moves, holds no true state of a match that is
being played.

What can be asked stands in `questions.py`. The dice of a decision depend on the opponent's seed and the number of
the decision alone, so a record can be checked; a tree that was grown for one opponent's earlier decision is never
another's.
`hurried` is the highest ticket that is to be answered at once. It has no lock: a process that is ended while it
holds one would leave the window waiting for ever.

Several of them may search one decision: the one that the window asks leads, and passes its task on to the others, which
search in their own trees (`ai/shares.py`) until it has done. It waits for nobody: who does not answer in time is left
out, and who has gone is said.
"""

import signal
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import NamedTuple, Protocol

from desktop.ai.advice import weigh, weigh_twice
from desktop.ai.agent import SHARING, Agent, Budget
from desktop.ai.ahead import look_ahead
from desktop.ai.blunders import Lookout, look_out
from desktop.ai.costs import cost_of
from desktop.ai.judging import judge
from desktop.ai.levels import agent_for, find_level
from desktop.ai.luck import DEAL, Found, Walk
from desktop.ai.played_out import play_out
from desktop.ai.shares import Share, Shares
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import longer_is_better
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.questions import OTHER_CARDS, Answer, Choose, Judge, LookAhead, PlayOut, Task, TellLuck, Watch, Weigh

WAIT = 0.4  # seconds for the others, once their leader has searched; they look for its sign every few milliseconds
COST = 0xC057  # keeps the dice for what a move costs apart from those that judge it


class Watched:
    """The position whose moves were watched last: whoever asks again goes on with it."""

    def __init__(self) -> None:
        self._position: tuple[object, ...] = ()
        self._lookout: Lookout | None = None

    def lookout(self, task: Task, watch: Watch, info: InfoSet, dice: Rng) -> Lookout:
        """What is known of the position of this task by now."""
        position = (task.game, task.mode, task.seats, task.options, task.seat, task.decision, watch.against, task.world)
        first = info.game.verbs.parse(watch.first) if watch.first else None
        if self._lookout is None or position != self._position or not self._lookout.tells_of(first):
            self._position, self._lookout = position, Lookout(info, dice, watch.against)
        return self._lookout


Sitters = dict[int, tuple[tuple[str, str, int], Agent]]  # by seat: game, level and seed, and who plays there


class Number(Protocol):
    """An integer in shared memory."""

    value: int


class Contribution(NamedTuple):
    """What another process found for the decision of this ticket; None: it cannot do it."""

    ticket: int
    share: Share | None


class Chosen(NamedTuple):
    """What came of a decision: whoever contributed to it goes on from there."""

    ticket: int
    action: str


class Crew:
    """The other processes of a search, seen from the one that leads it. Only who has nothing to answer is told more."""

    def __init__(self, lines: Sequence[Connection], done: Number) -> None:
        self._lines = dict(enumerate(lines, 1))  # by share
        self._done = done  # the highest ticket that is searched long enough
        self._owed: dict[int, int] = {}  # by share: the ticket it has still to answer
        self._contributed: list[int] = []
        self.lost = 0

    def ask(self, task: Task) -> None:
        """Pass the task on to everybody who is free."""
        self._hear(self._owed, 0.0)
        self._contributed = []
        for number in self._lines.keys() - self._owed.keys():
            self._owed[number] = task.ticket
            self._tell(number, task)

    def shares(self, ticket: int) -> Shares:
        """What they have found; whoever still says nothing is left out."""
        self._done.value = ticket
        found: dict[int, Share] = {}
        end = time.monotonic() + WAIT
        while awaited := [number for number, owed in self._owed.items() if owed == ticket]:
            left = end - time.monotonic()
            if left <= 0:
                break
            found.update(self._hear(awaited, left))
        self._contributed = list(found)
        return found

    def tell(self, chosen: Chosen) -> None:
        """Whoever contributed may go on in the same tree."""
        for number in self._contributed:
            self._tell(number, chosen)

    def _tell(self, number: int, said: Task | Chosen) -> None:
        try:
            self._lines[number].send(said)
        except OSError:
            self._lose(number)

    def _hear(self, numbers: Iterable[int], seconds: float) -> dict[int, Share]:
        found = {}
        asked = [(number, self._lines[number]) for number in numbers]
        ready = wait([line for _, line in asked], seconds)
        for number, line in ((number, line) for number, line in asked if line in ready):
            try:
                share = line.recv().share
            except (EOFError, OSError):
                share = None
            self._owed.pop(number)
            if share is None:
                self._lose(number)
            else:
                found[number] = share
        return found

    def _lose(self, number: int) -> None:
        self._lines.pop(number).close()
        self._owed.pop(number, None)
        self.lost += 1


def main(line: Connection, hurried: Number, others: Sequence[Connection] = (), done: Number | None = None) -> None:
    """Serve until the line closes. Ctrl-C belongs to the window's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    agents: Sitters = {}
    watched = Watched()
    crew = None if done is None else Crew(others, done)
    while True:
        try:
            task: Task = line.recv()
        except (EOFError, OSError):  # the window's process is gone
            return
        answer = _answer(task, agents, hurried, crew, watched)
        try:
            line.send(answer)
        except (BrokenPipeError, OSError):
            return


def _answer(task: Task, agents: Sitters, hurried: Number, crew: Crew | None, watched: Watched) -> Answer:
    try:
        return solve(task, agents, lambda: hurried.value >= task.ticket, crew, watched)
    except Exception as error:  # the game must go on: the window's process says it and asks again
        return Answer(task.ticket, "", failed=f"{type(error).__name__}: {error}")


def solve(
    task: Task, agents: Sitters, hurry: Callable[[], bool], crew: Crew | None = None, watched: Watched | None = None
) -> Answer:
    """Answer what is asked of a position."""
    begun = time.perf_counter()
    if task.cards != BY_ID[task.game].book.digest:
        return Answer(task.ticket, failed=OTHER_CARDS)
    match task.question:
        case TellLuck() as luck:
            answer = Answer(task.ticket, parted=_walk(task, luck, hurry))
        case Choose() as choose:
            answer = _decided(task, choose, agents, hurry, crew)
        case _:
            answer = _thought(task, hurry, watched or Watched())
    return answer._replace(seconds=time.perf_counter() - begun)


def _thought(task: Task, hurry: Callable[[], bool], watched: Watched) -> Answer:
    """What is thought of moves."""
    info, dice = _position(task)
    parse, text = info.game.verbs.parse, info.game.verbs.text
    match task.question:
        case Weigh(seconds, iterations, twice):
            budget = Budget(seconds, iterations, hurry, task.decision)
            weighed, error = weigh_twice(info, budget, dice) if twice else (weigh(info, budget, dice), 0.0)
            return Answer(task.ticket, found=tuple((text(each.action), each.value) for each in weighed), error=error)
        case Judge(played, against, playouts):
            verdict = judge(info, parse(played), dice, playouts, hurry, against)
            others = Rng(mix(task.seed, task.decision, COST))
            cost = cost_of(info, parse(played), others, hurry, playouts)
            return Answer(task.ticket, verdict=verdict, cost=None if hurry() else cost)
        case Watch() as watch:
            end = time.perf_counter() + watch.seconds
            lookout = watched.lookout(task, watch, info, dice)
            first = parse(watch.first) if watch.first else None
            settled = look_out(lookout, lambda: hurry() or time.perf_counter() >= end, first)
            return Answer(task.ticket, settled=settled)
        case LookAhead(moves, worlds):
            return Answer(task.ticket, ahead=look_ahead(info, [parse(move) for move in moves], dice, worlds=worlds))
        case PlayOut(first, second, games, sure):
            return Answer(task.ticket, played_out=play_out(info, parse(first), parse(second), games, dice, sure, hurry))
    raise TypeError(f"nobody knows what {type(task.question).__name__} asks")


def _decided(task: Task, asked: Choose, agents: Sitters, hurry: Callable[[], bool], crew: Crew | None) -> Answer:
    """What an opponent plays."""
    info, dice = _position(task)
    budget = Budget(asked.seconds, asked.iterations, hurry, task.decision)
    text, agent = info.game.verbs.text, _sitter(task, asked, agents)
    if crew is None or not _shared(task, asked, agent):
        action = agent.choose(info, budget, dice)
    else:
        crew.ask(task)
        action = agent.choose(info, budget._replace(others=partial(crew.shares, task.ticket)), dice)
        crew.tell(Chosen(task.ticket, text(action)))
    lost = 0 if crew is None else crew.lost
    return Answer(task.ticket, text(action), agent.iterations, lost=lost)


def _walk(task: Task, asked: TellLuck, hurry: Callable[[], bool]) -> tuple[Found, ...]:
    """Luck and play from a position on, at least of one step."""
    game, end = BY_ID[task.game], time.perf_counter() + asked.seconds
    options = game.settle(task.options)
    state = game.from_json(game.setting(task.seats, task.mode, options), task.world)
    walk = Walk(game, task.seed)
    if task.decision == DEAL:
        return (walk.deal(task.mode, options, state),)
    found: list[Found] = []
    for number, text in enumerate(asked.moves, task.decision):
        if found and (hurry() or time.perf_counter() >= end):
            break
        found.append(walk.step(state, game.verbs.parse(text), number))
    return tuple(found)


def _position(task: Task) -> tuple[InfoSet, Rng]:
    """What the seat knows, and the dice of the decision."""
    game = BY_ID[task.game]
    setting = game.setting(task.seats, task.mode, game.settle(task.options))
    info = InfoSet(game, game.from_json(setting, task.world), task.seat)
    return info, Rng(mix(task.seed, task.decision))


def _shared(task: Task, asked: Choose, agent: Agent) -> bool:
    """Whether more processes make it better: where it ends after so many iterations, they would make it another."""
    level = find_level(BY_ID[task.game], asked.level)
    return isinstance(agent, SHARING) and longer_is_better(level) and not asked.iterations


def _sitter(task: Task, asked: Choose, agents: Sitters) -> Agent:
    """The agent of the seat: the one that chose before, unless another has sat down since."""
    who = (task.game, asked.level, task.seed)
    if task.seat not in agents or agents[task.seat][0] != who:
        agents[task.seat] = who, agent_for(find_level(BY_ID[task.game], asked.level))
    return agents[task.seat][1]


# ---- in the other processes of a search


def contribute(line: Connection, hurried: Number, done: Number, share: int) -> None:
    """Search along until the line closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    agents: Sitters = {}
    last: Task | None = None
    while True:
        try:
            heard: Task | Chosen = line.recv()
            if isinstance(heard, Chosen):
                _keep(heard, last, agents)
                continue
            last = heard
            line.send(Contribution(last.ticket, _share_of(last, agents, hurried, done, share)))
        except (EOFError, OSError):  # whoever leads is gone
            return


def _share_of(task: Task, agents: Sitters, hurried: Number, done: Number, share: int) -> Share | None:
    def enough() -> bool:
        return max(hurried.value, done.value) >= task.ticket

    try:
        asked = task.question
        assert isinstance(asked, Choose)
        info, dice = _position(task)
        agent = _sitter(task, asked, agents)
        assert isinstance(agent, SHARING)
        return agent.grow(info, Budget(asked.seconds, asked.iterations, enough, task.decision, share), dice)[share]
    except Exception:  # whoever leads goes on alone, and meets the same
        return None


def _keep(chosen: Chosen, task: Task | None, agents: Sitters) -> None:
    if task is not None and task.ticket == chosen.ticket and isinstance(task.question, Choose):
        info, _ = _position(task)
        agent = _sitter(task, task.question, agents)
        assert isinstance(agent, SHARING)
        agent.keep(info, BY_ID[task.game].verbs.parse(chosen.action))
