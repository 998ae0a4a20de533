"""Every action of every game says what it would bring about: a hint has its reason, a drop its preview."""

from collections import Counter

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.words import Words
from tests.games.setups import SETUPS, SetUp

WORDS = Words()
NAMES = ["Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil"]
EVERY = 4  # decisions
MOST = 160


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_action_is_without_a_word(setup: SetUp) -> None:  # UX 27, 31
    game, dice, silent, told = setup.rules(), Rng(11), Counter[str](), Counter[str]()
    state = game.new(setup.seats, setup.mode, setup.options, 3, log=True)
    for ply in range(MOST):
        if state.over:
            break
        legal = state.legal()
        info = InfoSet(game, state, state.decider())
        for action in legal[:10] if ply % EVERY == 0 else ():
            notes = game.preview(info, action)
            said = WORDS.prose(WORDS.say(note.text, NAMES) for note in notes)
            assert all(WORDS.known(note.text.id) for note in notes), said
            (told if said else silent)[action.verb] += 1
        state.apply(legal[dice.below(len(legal))])
    assert not silent and told
