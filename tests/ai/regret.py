"""Where do opponents give most away? What their moves cost, by kind of decision, as a much longer search sees it.

    python -m tests.ai.regret chronicle --levels greedy,strong --games 4 --iterations 300 --reference 8000

Positions come from games of the first level named. Each is searched at length once, with much tried at the root; then
every level chooses there, and what its move is worth less than the best is its regret. A kind of decision is what the
player is asked. The long search plays out by the same rules of thumb, so it says what time would mend, and nothing
about what those rules get wrong.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop.ai.agent import Budget, never, worth_trying
from desktop.ai.ismcts import Plan, Search
from desktop.ai.levels import agent_for, find_level
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from tests.games.setups import set_ups

ONE_IN = 6  # decisions that are looked at
EXPLORE = 2.0  # a lesser move has to be known too
ANY = "any"  # any legal action, each as likely


class Regret(NamedTuple):
    """One decision of a level."""

    level: str
    kind: str
    lost: float  # of the expected reward


def positions(game: Game, level: str, games: int, iterations: int, seed: int) -> Iterator[InfoSet]:
    """Decisions out of so many games in which there is something to choose."""
    setups = set_ups(game.info.id)
    for number in range(games):
        dice = Rng(mix(seed, number))
        state = setups[number % len(setups)].new(dice.bits())
        agents = [agent_for(find_level(game, level)) for _ in range(state.setting.seats)]
        while not state.over:
            info = InfoSet(game, state, state.decider())
            if len(worth_trying(info)) > 1 and not dice.below(ONE_IN):
                yield info
            state.apply(agents[info.seat].choose(info, Budget(iterations=iterations), Rng(dice.bits())))


def values(info: InfoSet, iterations: int, dice: Rng) -> dict[Action, float]:
    """What each action is worth to the seat, by a long search."""
    search = Search(info, dice, Plan(explore=EXPLORE), None, worth_trying(info))
    search.run(iterations, 0.0, never)
    return {found.action: found.value for found in search.found()}


def regrets(infos: Iterator[InfoSet], levels: Sequence[str], iterations: int, reference: int) -> Iterator[Regret]:
    """What each level, and whoever plays anything, gives away."""
    for number, info in enumerate(infos):
        worth = values(info, reference, Rng(mix(number, 1)))
        best, kind = max(worth.values()), info.view.prompt.id
        yield Regret(ANY, kind, best - sum(worth.values()) / len(worth))
        for level in levels:
            agent = agent_for(find_level(info.game, level))
            chosen = agent.choose(info, Budget(iterations=iterations), Rng(mix(number, 2)))
            if chosen in worth:
                yield Regret(level, kind, best - worth[chosen])


def told(found: Sequence[Regret]) -> Iterator[str]:
    """A line a kind of decision, and one for all of them."""
    for kind in (*sorted({each.kind for each in found}), ""):
        lost = defaultdict[str, list[float]](list)
        for each in found:
            if kind in ("", each.kind):
                lost[each.level].append(each.lost)
        levels = ", ".join(f"{level} {sum(all_of) / len(all_of):.4f}" for level, all_of in lost.items())
        yield f"{kind or 'all'} ({len(lost[ANY])}): {levels}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What do the moves of opponents cost, by kind of decision?")
    parser.add_argument("game", choices=sorted(BY_ID))
    parser.add_argument("--levels", default="strong,greedy")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--reference", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    levels = args.levels.split(",")
    infos = positions(BY_ID[args.game], levels[0], args.games, args.iterations, args.seed)
    print(*told(list(regrets(infos, levels, args.iterations, args.reference))), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
