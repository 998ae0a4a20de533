"""What a search, or the game's own judgement, thinks of every action: for hints and for looking back over a game."""

from desktop.ai.agent import Budget
from desktop.ai.forced import forced_win, not_lost
from desktop.ai.ismcts import Found, Plan, Search
from desktop.ai.playouts import Playouts
from desktop.ai.shares import total
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng

HEARD = 0.02  # the share of all visits from which on a value means something


def weigh(info: InfoSet, budget: Budget, rng: Rng) -> list[Found]:
    """The actions that the search looked at often enough, the most promising first; the value is a chance to win.

    What wins by force comes before all others; no dominated action comes first, and none that loses by force where
    something else does not.
    """
    if len(info.legal) == 1:
        return [Found(info.legal[0], 1, info.game.bots.evaluate(info.sample(rng), info.seat))]
    found = _searched(info, budget, rng)
    winning = forced_win(info).action
    if winning is not None:
        return [Found(winning, 1, 1.0), *[each for each in found if each.action != winning]]
    if not found:
        return found
    kept = not_lost(info, [each.action for each in found])
    return sorted(found, key=lambda each: each.action != kept)


def weigh_twice(info: InfoSet, budget: Budget, rng: Rng) -> tuple[list[Found], float]:
    """What two looks with half the budget and dice of their own have to say together, and how sure that is.

    The error is half of what lies between the chances that the two see: squared, it is on average the square of the
    standard error of their mean. It says what other dice would change, not what the judge does not understand.
    """
    half = budget._replace(seconds=budget.seconds / 2, iterations=(total(budget.iterations) + 1) // 2)
    looks = [weigh(info, half, Rng(rng.bits())) for _ in range(2)]
    if not all(looks):
        return looks[0] or looks[1], 0.0
    heard: dict[Action, list[Found]] = {}
    for look in looks:
        for each in look:
            heard.setdefault(each.action, []).append(each)
    together = [
        Found(action, sum([each.visits for each in told]), sum([each.value for each in told]) / len(told))
        for action, told in heard.items()
    ]
    best, other = [max([each.value for each in look]) for look in looks]
    return sorted(together, key=lambda found: -found.value), abs(best - other) / 2


def _searched(info: InfoSet, budget: Budget, rng: Rng) -> list[Found]:
    """By the game's own judgement, by playing out, or by a search, which looks at no dominated action."""
    sensible = info.sensible
    if info.game.bots.judge is not None:
        judged = [Found(action, 1, value) for action, value in info.game.bots.judge(info, rng)]
        return sorted(judged, key=lambda found: (found.action not in sensible, -found.value))
    if len(sensible) == 1:
        return [Found(sensible[0], 1, info.game.bots.evaluate(info.sample(rng), info.seat))]
    if info.game.bots.candidates is not None:
        return _played_out(info, budget, rng)
    strongest = info.game.bots.levels[-1]
    search = Search(info, rng, Plan(lasting=strongest.lasting), among=sensible)
    search.run(total(budget.iterations), budget.seconds, budget.hurry)
    found = search.found()
    least = HEARD * max(1, search.root.visits)
    return [each for number, each in enumerate(found) if not number or each.visits >= least]


def _played_out(info: InfoSet, budget: Budget, rng: Rng) -> list[Found]:
    """What the playouts found; a decision that needs none has one action."""
    assert info.game.bots.candidates is not None
    candidates = info.game.bots.candidates(info, rng)
    if len(candidates) == 1:
        return [Found(candidates[0], 1, info.game.bots.evaluate(info.sample(rng), info.seat))]
    playouts = Playouts(info, candidates, rng)
    playouts.run(total(budget.iterations), budget.seconds, budget.hurry)
    return sorted(playouts.found(), key=lambda found: (found.action != playouts.best(), -found.value))
