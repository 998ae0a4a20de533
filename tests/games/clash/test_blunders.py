"""The blunder suite: positions in which one move is plainly best, how that is known, and who finds it."""

import pytest

from desktop.ai.agent import never
from desktop.ai.ismcts import Plan, Search
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.clash import GAME
from desktop.games.clash.rules import END, result
from desktop.games.clash.state import ClashState
from tests.games import blunders
from tests.games.blunders import Blunder
from tests.games.clash.positions import legal, position

WORLDS = 6  # in which an answer is looked for


BLUNDERS = blunders.read(GAME, position)
PROVED = [blunder for blunder in BLUNDERS if blunder.proof in ("wins", "holds")]
SEARCHED = [blunder for blunder in BLUNDERS if blunder.proof == "search"]


def test_the_suite_is_large_and_well_formed() -> None:
    assert len(BLUNDERS) >= 34 and len(PROVED) + len(SEARCHED) == len(BLUNDERS)
    blunders.assert_well_formed(GAME, BLUNDERS)


# ---- how the answers are known


def after(state: ClashState, action: Action) -> ClashState:
    """The position after an action."""
    world = state.clone()
    world.apply(action)
    return world


def key(state: ClashState) -> tuple[object, ...]:
    """Equal for positions that go on alike within a turn."""
    cards = tuple(tuple(zone) for zone in state.zones)
    return cards, tuple(state.counters), tuple(sorted(state.damage.items())), state.entered, state.struck, state.over


def turn_ends(state: ClashState, seat: int) -> list[ClashState]:
    """Every position in which the seat's turn can end, over or not."""
    seen: dict[tuple[object, ...], ClashState] = {}
    ahead = [state]
    while ahead:
        world = ahead.pop()
        if key(world) not in seen:
            seen[key(world)] = world
            if not world.over and world.decider() == seat:
                ahead += [after(world, action) for action in world.legal()]
    return [world for world in seen.values() if world.over or world.decider() != seat]


def won(state: ClashState, seat: int) -> bool:
    return state.over and result(state)[0] == (seat,)


def can_win(state: ClashState, seat: int) -> bool:
    """In the turn that the seat is in; the plainest way is tried first."""
    if state.over or state.decider() != seat:
        return won(state, seat)
    return won(after(state, END), seat) or any(won(world, seat) for world in turn_ends(state, seat))


def can_hold(state: ClashState, seat: int) -> bool:
    """Some way to end the turn leaves the other no win in its next one, in no world."""
    for end in turn_ends(state, seat):
        if won(end, seat):
            return True
        if end.over or won(after(end, END), 1 - seat):
            continue
        worlds = (GAME.resample(end, seat, Rng(number)) for number in range(WORLDS))
        if not any(isinstance(world, ClashState) and can_win(world, 1 - seat) for world in worlds):
            return True
    return False


@pytest.mark.parametrize("blunder", PROVED, ids=str)
def test_the_best_moves_are_proved_by_playing_every_line(blunder: Blunder[ClashState]) -> None:
    state = blunder.state()
    seat = state.decider()
    reaches = can_win if blunder.proof == "wins" else can_hold
    assert [text for text in legal(state) if not reaches(after(state, GAME.verbs.parse(text)), seat)] == [
        text for text in legal(state) if text not in blunder.best
    ]


@pytest.mark.soak
@pytest.mark.parametrize("blunder", SEARCHED, ids=str)
def test_a_deep_search_agrees(blunder: Blunder[ClashState]) -> None:
    state = blunder.state()
    for seed in range(3):
        search = Search(InfoSet(GAME, state, state.decider()), Rng(seed), Plan())
        search.run(20_000, 0.0, never)
        assert GAME.verbs.text(search.found()[0].action) in blunder.best


# ---- who finds them


@pytest.mark.parametrize(
    ("level", "iterations", "seeds", "share"), [("strong", 1200, 1, 0.95), ("standard", 0, 3, 0.80)]
)
def test_it_solves_its_share(level: str, iterations: int, seeds: int, share: float) -> None:
    """At a budget in iterations: strong searches more than that in its time, standard that far."""
    missed = blunders.missed(GAME, BLUNDERS, level, range(seeds), iterations)
    assert len(missed) <= (1 - share) * len(BLUNDERS) * seeds, missed
