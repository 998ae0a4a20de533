"""Reasons of moves beyond what they bring at once: true ones, from what the seat knows; the public ones from no more
than everybody sees."""

from collections import Counter
from random import Random

import pytest

from desktop.engine.game import Game, Why
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from tests.games.setups import SETUPS
from tests.games.test_onlooker import played
from tests.games.test_pairs import copy_of, fair_shuffles, other_world, shown
from tests.games.walks import pick

__all__ = ["fair_shuffles"]

FIRST = {setup.game: setup for setup in reversed(SETUPS)}
# What a game has reasons of, and which of them everybody can follow; None: it depends.
KNOWN: dict[str, dict[str, bool | None]] = {
    "clash": {"in_the_way": True, "shield": False},
    "fleet": {"would_destroy": True, "would_hold": True, "nothing_helps": True},
    "chronicle": {"denies": True, "leaves": True},
    "ganymede": {"last": True},
    "barbarossa": {"last": True, "waits": None},
}


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_each_reason_comes_up_and_no_move_has_many(game: Game) -> None:
    """Along games of the rule of thumb; most moves need none."""
    said: Counter[str] = Counter()
    asked = 0
    mode, seats = next(iter(game.info.modes.items()))
    for seed in range(60):
        state, dice = game.new(seats.start, mode, {}, seed), Rng(seed)
        while not state.over:
            info = InfoSet(game, state, state.decider())
            for action in info.legal if len(info.legal) > 1 else ():
                found = game.reasons(info, action)
                asked += 1
                assert len(found) <= 1 and all(isinstance(why, Why) for why in found)
                said.update(why.text.id.rpartition(".")[2] for why in found)
                for why in found:
                    assert KNOWN[game.info.id][why.text.id.rpartition(".")[2]] in (why.public, None), why
            state.apply(game.bots.greedy(info, dice) if dice.below(3) else info.legal[dice.below(len(info.legal))])
        if set(said) == set(KNOWN[game.info.id]) and seed > 8:
            break
    assert set(said) == set(KNOWN[game.info.id]), said
    assert sum(said.values()) < asked / 4, "what is odd is rare"


@pytest.mark.parametrize("game", BY_ID)
def test_a_public_reason_is_the_same_in_all_worlds_that_an_onlooker_cannot_tell_apart(game: str) -> None:
    """What nobody can know nobody is told (UX 58): the hidden cards relaid, the same step has the same reason."""
    setup, found, told = FIRST[game], 0, 0
    rules = setup.rules()
    for seed in range(200):
        for ply, match in enumerate(played(setup, 400 + seed)):
            if match.over or found >= 150 or (found >= 40 and told):
                break
            dice = Random(seed * 104729 + ply)
            action = pick(match.state, Rng(dice.getrandbits(60)))
            actor = match.state.decider()
            seat = dice.choice([each for each in range(setup.seats) if each != actor])
            one = copy_of(match, match.state)
            step = one.submit(actor, action)
            other = other_world(match, seat, shown(match.state, step.events, action, seat), Rng(dice.getrandbits(60)))
            if other is None or action not in other.legal():
                continue
            found += 1
            pair = [
                [why for why in rules.reasons(InfoSet(rules, state, actor), action) if why.public]
                for state in (match.state, other)
            ]
            assert pair[0] == pair[1]
            told += bool(pair[0])
    assert found >= 40
