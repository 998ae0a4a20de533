"""Turns that can be won by force, out of played games, and who does not win them.

    python -m tests.ai.won clash --positions 300 --players greedy,easy --levels easy,standard,strong

A win is proved here by a second way, that shares nothing with desktop/ai/forced.py: in worlds of other dice, by the
game's rule of thumb for the rest of the turn, or by trying every line of the turn, the shorter ones first, with every
answer of the others. Both choose by what the seat sees alone, and have to win in each of the worlds. What wins in nine
worlds of ten may win in all of these: nobody is said to have missed it unless it can in each of many more, one by one.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.setups import SetUp, set_ups

# What a turn is, by the counters that all see: as long as these are as they were.
TURN = {
    "clash": ("turn",),
    "fleet": ("turn",),
    "ganymede": ("round",),
    "barbarossa": ("round", "player"),
    "chronicle": ("round", "meeting"),
}
WORLDS = 24
MORE = 200  # worlds in each of which a win must be possible, to whoever sees all of it
PLAYED = 8  # of them, in which a turn is played to its end
POSITIONS = 3000  # of one proof
DEEPEST = 8  # decisions of the seat
ITERATIONS = 60  # of whoever searches while games are played


class Won(NamedTuple):
    """A decision that wins by force, if it is the right one."""

    setup: SetUp
    seed: int
    ply: int
    state: State
    best: tuple[Action, ...]  # what was proved to win; others may as well


class Prover:
    """What can be proved of one decision."""

    def __init__(self, game: Game, state: State, positions: int = POSITIONS) -> None:
        info = InfoSet(game, state, state.decider())
        self.game = game
        self.seat = info.seat
        self.legal = info.legal
        self.left = self.most = positions
        self.info = info
        self.worlds = [info.sample(Rng(mix(0x5EA1, number))) for number in range(WORLDS)]
        self.turn = self._turn(self.worlds[0])
        self.tried: dict[str, int] = {}

    def _turn(self, state: State) -> list[int]:
        names = [counter.name for counter in state.setting.counters]
        return [state.counters[names.index(name)] for name in TURN[self.game.info.id]]

    def winning(self) -> tuple[Action, ...]:
        """The actions of which it was proved first, or none."""
        found = tuple(action for action in self.legal if self._by_thumb(action))
        for depth in range(DEEPEST):
            if found or self.left <= 0:
                break
            found = tuple(action for action in self.legal if self._by_exhaustion(action, depth))
        return found

    def holds_in_more(self, action: Action) -> bool:
        """Whether it can win in each of many other worlds; where a look at one is cut short, that says nothing."""
        for number in range(MORE):
            world = self.info.sample(Rng(mix(0x0DD5, number)))
            self.left, self.tried = self.most, {}
            alone = [self._after(world, action)]
            won = self._thumb_wins(world, action, number) or any(self._sure(alone, depth) for depth in range(DEEPEST))
            if not won and self.left > 0:
                return False
        return True

    def wins(self, action: Action) -> bool:
        """Whether this action can be proved to win."""
        return self._by_thumb(action) or any(self._by_exhaustion(action, depth) for depth in range(DEEPEST))

    def is_won_by(self, action: Action, level: str) -> bool:
        """Whether the level wins the turn that it began so, in a few worlds: what the others choose is any choice."""
        for number, world in enumerate(self.worlds[:PLAYED]):
            state, dice = self._after(world, action), Rng(number)
            while not state.over and self._turn(state) == self.turn:
                legal = state.legal()
                if len(legal) > 1 and state.decider() == self.seat:
                    state.apply(_choice(InfoSet(self.game, state, self.seat), level, dice))
                else:
                    state.apply(legal[dice.below(len(legal))])
            if not self._won(state):
                return False
        return True

    def _won(self, state: State) -> bool:
        """Alone, or with those of its side; a win that others share is not all there is to have."""
        return state.over and self.game.bots.evaluate(state, self.seat) == 1.0

    def _after(self, state: State, action: Action) -> State:
        self.left -= 1
        after = state.clone()
        after.apply(action)
        return after

    def _by_thumb(self, action: Action) -> bool:
        """The rule of thumb plays on; where others choose it proves nothing."""
        return all(self._thumb_wins(world, action, number) for number, world in enumerate(self.worlds))

    def _thumb_wins(self, world: State, action: Action, number: int) -> bool:
        state = world.clone()
        state.apply(action)
        while not state.over and self._turn(state) == self.turn:
            legal = state.legal()
            if len(legal) > 1 and state.decider() != self.seat:
                return False
            info = InfoSet(self.game, state, state.decider())
            state.apply(legal[0] if len(legal) == 1 else self.game.bots.greedy(info, Rng(number)))
        return self._won(state)

    def _by_exhaustion(self, action: Action, depth: int) -> bool:
        """One world refutes at once; what holds in it has to hold in all, chosen alike where they look alike."""
        if not self._sure([self._after(self.worlds[0], action)], depth):
            return False
        return self._sure([self._after(world, action) for world in self.worlds], depth)

    def _sure(self, states: list[State], depth: int) -> bool:
        if not all(self._won(state) if state.over else self._turn(state) == self.turn for state in states):
            return False
        looks: dict[str, list[State]] = {}
        for state in states:
            if not state.over:
                look = repr(self.game.view(state, self.seat)) if len(states) > 1 else ""
                looks.setdefault(look, []).append(state)
        return all(self._goes(group, depth) for group in looks.values())

    def _goes(self, states: list[State], depth: int) -> bool:
        if self.left <= 0:
            return False
        if states[0].decider() != self.seat:
            return self._sure([self._after(state, action) for state in states for action in state.legal()], depth)
        legal = states[0].legal()
        if len(legal) > 1 and not depth:
            return False
        key = _told(states[0]) if len(states) == 1 else ""
        if self.tried.get(key, -1) >= depth:
            return False
        deeper = depth - (len(legal) > 1)
        if any(self._sure([self._after(state, action) for state in states], deeper) for action in legal):
            return True
        if key:
            self.tried[key] = depth
        return False


def _own(position: type[State]) -> list[str]:
    """What a game's positions hold besides what all have; a compiled class has no slots and says so otherwise."""
    if hasattr(position, "__slots__"):
        return list(position.__slots__)
    return [name for name in position.__mypyc_attrs__ if name not in State.__mypyc_attrs__]  # type: ignore[attr-defined]


def _told(state: State) -> str:
    """All of a position but who knows what, which a win does not depend on in a single world."""
    own = [getattr(state, name) for name in _own(type(state))]
    return f"{state.zones}{state.counters}{state.stack}{state.known}{state.rng}{own}"


def harvest(setups: Sequence[SetUp], players: Sequence[str], first: int = 0) -> Iterator[Won]:
    """Decisions out of games between these players that win by force, without end."""
    seed = first
    while True:
        for setup in setups:
            yield from _of_game(setup, players, seed)
            seed += 1


def _of_game(setup: SetUp, players: Sequence[str], seed: int) -> Iterator[Won]:
    for ply, state in played(setup, players, seed):
        endgame = setup.rules().bots.endgame
        assert endgame is not None
        if endgame.near(state):  # test_won.py asks whether nothing is proved elsewhere
            best = Prover(setup.rules(), state).winning()
            if best and len(best) < len(state.legal()):
                yield Won(setup, seed, ply, state, best)


def played(setup: SetUp, players: Sequence[str], seed: int) -> Iterator[tuple[int, State]]:
    """The decisions of a game."""
    game, state = setup.rules(), setup.new(seed)
    agents = [agent_for(find_level(game, players[(seed + seat) % len(players)])) for seat in range(setup.seats)]
    ply = 0
    while not state.over:
        if len(state.legal()) > 1:
            yield ply, state.clone()
        info = InfoSet(game, state, state.decider())
        state.apply(agents[state.decider()].choose(info, Budget(iterations=ITERATIONS), Rng(mix(seed, ply))))
        ply += 1


def missed(won: Won, level: str, seed: int = 0) -> Action | None:
    """What a level does instead."""
    game = won.setup.rules()
    info = InfoSet(game, won.state, won.state.decider())
    chosen = _choice(info, level, Rng(seed))
    prover = Prover(game, won.state)
    if chosen in won.best or prover.is_won_by(chosen, level) or prover.wins(chosen):
        return None
    return chosen if any(map(prover.holds_in_more, won.best)) else None


def _choice(info: InfoSet, level: str, rng: Rng) -> Action:
    found = find_level(info.game, level)
    budget = Budget(iterations=found.iterations or STRONG[info.game.info.id])
    return agent_for(found).choose(info, budget, rng)


STRONG = {
    "clash": 600,
    "fleet": 600,
    "ganymede": 600,
    "barbarossa": 120,
    "chronicle": 200,
}  # as many as its time allows


def main() -> int:
    parser = argparse.ArgumentParser(description="Who does not win turns that can be won by force?")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--levels", default="easy,standard,strong")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so many")
    args = parser.parse_args()
    levels = args.levels.split(",")
    misses = dict.fromkeys(levels, 0)
    begun, count = perf_counter(), 0
    for won in harvest(set_ups(args.game), args.players.split(","), args.first):
        text = won.setup.rules().verbs.text
        for level in levels:
            chosen = missed(won, level)
            if chosen is not None:
                misses[level] += 1
                best = " or ".join(map(text, won.best[:3]))
                where = f"{won.setup} seed {won.seed} ply {won.ply}"
                print(f"{where}: {level} {text(chosen)} instead of {best}", flush=True)
        count += 1
        if count >= args.positions or (args.seconds and perf_counter() - begun > args.seconds):
            break
    print(f"{args.game}: " + ", ".join(f"{level} misses {misses[level]} of {count}" for level in levels))
    return 0


if __name__ == "__main__":
    sys.exit(main())
