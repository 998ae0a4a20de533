"""Rules of thumb: what cards are worth, and moves that anybody would make."""

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.bots import greedy
from desktop.games.chronicle.brief import worth_of
from desktop.games.chronicle.cards import CATALOG
from tests.games.chronicle.fields import ids, meeting, play
from tests.games.walks import reshuffled


def move(state) -> str:  # type: ignore[no-untyped-def]
    """What greedy does."""
    return GAME.verbs.text(greedy(InfoSet(GAME, state, state.decider()), Rng(1)))


def test_a_card_is_worth_what_the_history_asks_for() -> None:
    number = CATALOG.numbers
    most, fewest = (worth_of(tuple(ids(name))) for name in ("monster_attack", "the_revolt"))
    assert most[number["prince"]] == 3 == -fewest[number["prince"]] and most[number["wizard"]] == 0
    assert most[number["thief"]] < -1 and most[number["angel"]] > 0
    dark = worth_of(tuple(ids("time_of_darkness")))
    assert dark[number["thief"]] > 0 and dark[number["angel"]] <= 0


def test_evil_is_handed_to_whoever_wins() -> None:
    assert move(meeting(["maid", "witch general", "queen saint", "wizard saint"], "envoy")) == "cover:witch"
    state = meeting(["maid", "queen saint", "thief magistrate", "wizard saint"], "envoy wizard")
    assert move(state) == "play:thief"


def test_what_counts_is_taken_and_what_shuts_out_is_left() -> None:
    hands = ["sage maid", "envoy saint", "queen saint", "wizard saint"]
    state = play(meeting(hands, allies=["", "general thief", "maid", ""], present="monster_attack"), "play:sage")
    assert move(state) == "take:general"


def test_own_evil_is_given_away_and_shed() -> None:
    hands = ["{} maid", "queen saint", "thief saint", "merchant saint"]
    for card, verb in (("envoy", "give:witch"), ("wizard", "shed:witch")):
        state = meeting([hands[0].format(card), *hands[1:]], allies=["general witch", "", "", ""])
        assert move(play(state, f"play:{card}")).startswith(verb)


def test_the_seat_with_most_fame_is_hit() -> None:
    hands = ["professor maid", "envoy saint", "queen saint", "wizard saint"]
    state = meeting(hands, allies=["", "general", "champion", "knight"], fame=(0, 0, 2, 0))
    assert move(play(state, "play:professor")) == "discard:champion"


def test_a_meeting_that_brings_nothing_wanted_is_left_to_others() -> None:
    state = meeting(["maid", "saint", "merchant knight", "sergeant barbarian king"], "general champion -merchant",
                    present="the_revolt")  # fmt: skip
    assert move(state) == "play:barbarian" or move(state) == "play:sergeant"


def test_the_same_move_whatever_lies_hidden() -> None:
    from random import Random

    for seed in range(10):
        state = GAME.new(4, "match", {}, seed)
        dice = Rng(seed)
        for _ in range(20):
            if not state.over:
                state.apply(state.legal()[dice.below(len(state.legal()))])
        other = reshuffled(GAME, state, state.decider(), Random(seed))
        assert move(state) == move(other)
