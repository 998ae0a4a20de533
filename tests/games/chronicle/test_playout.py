"""A round that a search plays out ends as by the rules told step by step, with the rules of thumb written plainly."""

from itertools import combinations

import pytest

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.bots import NO_FURTHER, after_round, cards_out, evaluate
from desktop.games.chronicle.cards import ABILITY, CHARACTERS, SUIT, WILD
from desktop.games.chronicle.meeting import OVERTAKING, winner
from desktop.games.chronicle.playout import fame_after
from desktop.games.chronicle.rules import all_fame
from desktop.games.chronicle.state import ChronicleState
from desktop.games.chronicle.thumb import choose
from tests.games.chronicle import plain_thumb

STEPS = 100  # of a match, until its first rounds are over


def positions(seats: int, histories: int, seed: int) -> list[ChronicleState]:
    """Positions of the first rounds of a match in which now and then anything is played."""
    state, dice, found = GAME.new(seats, "match", GAME.settle({"histories": histories}), seed), Rng(seed), []
    assert isinstance(state, ChronicleState)
    for _ in range(STEPS):
        if state.over:
            break
        found.append(state.clone())
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))] if dice.below(3) == 0 else plain_thumb.choose(state, legal))
    return found


def by_the_rules(state: ChronicleState) -> tuple[ChronicleState, list[Action]]:
    """The end of the round, with every event written down on the way, and what was played."""
    state, played = state.clone(), []
    state.stack[0], state.log = NO_FURTHER, []
    while not state.over:
        played.append(plain_thumb.choose(state, state.legal()))
        state.apply(played[-1])
    return state, played


def by_thumb(state: ChronicleState) -> tuple[ChronicleState, list[Action]]:
    """The same with the rules of thumb that opponents run."""
    state, played = state.clone(), []
    state.stack[0] = NO_FURTHER
    while not state.over:
        played.append(choose(state, state.legal()))
        state.apply(played[-1])
    return state, played


@pytest.mark.parametrize("histories", [1, 2])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_round_played_out_ends_as_by_the_rules(seats: int, histories: int) -> None:
    for seed in range(2):
        for number, state in enumerate(positions(seats, histories, 10 * seed + seats)):
            told, plainly = by_the_rules(state)
            searched, played = by_thumb(state)
            assert played == plainly, (seed, number)
            assert searched.to_json() == told.to_json(), (seed, number)
            assert fame_after(state) == all_fame(told), (seed, number)
            if cards_out(state) >= 2:
                assert tuple(evaluate(state, seat) for seat in range(seats)) == after_round(told), (seed, number)


def test_what_overtakes_is_what_would_win() -> None:
    tried = 0
    for cards in [(), *((card,) for card in CHARACTERS), *combinations(CHARACTERS, 2)]:
        played = list(enumerate(cards))
        for lead in {SUIT[card] for card in cards if SUIT[card] != WILD} or {-1, 0, 1, 2}:
            won = winner(played, 1, lead)
            assert won == plain_thumb.winner(played, 1, lead)
            for card in CHARACTERS:
                if card in cards or (ABILITY[card] == "weakest" and cards):
                    continue
                leads = SUIT[card] if lead < 0 and SUIT[card] != WILD else lead
                after = winner([*played, (5, card)], 1, leads)
                assert (after.seat == 5) == bool(OVERTAKING[lead][won.card][won.why] >> card & 1), (cards, lead, card)
                assert after.seat == 5 or after == won, (cards, lead, card)
                tried += 1
    assert tried > 20_000
