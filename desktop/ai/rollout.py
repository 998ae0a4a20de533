"""Playing on from a leaf by the game's own policy, for a few decisions, and what the seats get there."""

from desktop.engine.opponents import Bots
from desktop.engine.rng import Rng
from desktop.engine.state import State


def rewards(bots: Bots, state: State, depth: int, rng: Rng) -> list[float]:
    """Each seat's reward, 0 to 1: its chance, or its own value less the best rival's. The state is used up."""
    policy, calm = bots.policy, bots.calm
    while depth and not state.over:
        if calm is not None and calm(state):
            break
        legal = state.legal()
        if len(legal) > 1:
            state.apply(policy(state, legal, rng))
            depth -= 1
        else:
            state.apply(legal[0])
    if bots.chances and state.setting.seats == 2:
        chance = bots.evaluate(state, 0)
        return [chance, 1.0 - chance]
    values = [bots.evaluate(state, seat) for seat in range(state.setting.seats)]
    return values if bots.chances else leads(values, state.setting.sides)


def leads(values: list[float], sides: tuple[int, ...] = ()) -> list[float]:
    """Each seat's value less the best value among its rivals; seats of a side are no rivals."""
    if sides:
        return [_lead(value, [v for v, s in zip(values, sides, strict=True) if s != side])
                for value, side in zip(values, sides, strict=True)]  # fmt: skip
    if len(values) == 2:
        lead = (1.0 + values[0] - values[1]) / 2
        return [lead, 1.0 - lead]
    best, second = sorted(values)[-1], sorted(values)[-2]
    return [(1.0 + value - (second if value == best else best)) / 2 for value in values]


def _lead(value: float, rivals: list[float]) -> float:
    """Without rivals the value itself counts: the game is played against the rules."""
    return (1.0 + value - max(rivals)) / 2 if rivals else value
