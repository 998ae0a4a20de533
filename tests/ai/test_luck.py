"""desktop/ai/luck.py: sums are the result, luck is 0 in the mean, and what nobody knew goes into no worth."""

from math import sqrt
from statistics import mean, stdev

import pytest

from desktop.ai.luck import DEAL, Found, Ledger, Walk, Worth
from desktop.engine.game import Game
from desktop.engine.opponents import Parting
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import in_order, laid_anew, unknown_to_all
from desktop.engine.state import State
from desktop.games import BY_ID
from tests.ai.luck import by_thumb, measure, play, take_apart
from tests.games.setups import SETUPS, SetUp, set_ups
from tests.games.walks import walk

QUICK = Parting(0, 2, 3, 3)
CLOSE = 1e-9
FLEET = set_ups("fleet")[0]


def quick(game: Game, monkeypatch: pytest.MonkeyPatch, parting: Parting = QUICK) -> None:
    monkeypatch.setattr(type(game), "bots", game.bots._replace(parting=parting))


def through(setup: SetUp, seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    return [state.clone() for number, state in enumerate(walk(setup, seed)) if number % every == 0 and not state.over]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_start_luck_and_play_add_up_to_the_result(setup: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed, trust in ((1, 1.0), (2, 0.4)):
        quick(setup.rules(), monkeypatch, QUICK._replace(trust=trust))
        played = by_thumb(setup, seed)
        apart = take_apart(setup.rules(), setup, played)
        for account, share in zip(apart.accounts, played.shares, strict=True):
            parts = (account.start, account.deal, account.draws, account.own, account.others)
            assert sum(parts) == pytest.approx(share, abs=CLOSE)
            assert account.result == share
            assert account.adjusted == pytest.approx(account.start + account.own + account.others, abs=CLOSE)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_laid_anew_looks_the_same_to_every_seat(setup: SetUp) -> None:
    """And can have come about; together they cannot tell it from the true one either."""
    game, moved = setup.rules(), 0
    for state in through(setup, 4, 7)[:12]:
        for world in (in_order(state), laid_anew(state, Rng(9))):
            for seat in range(setup.seats):
                assert game.view(world, seat) == game.view(state, seat)
                assert game.consistent(game.view(state, seat), world)
            moved += world.zones != state.zones
    assert moved or not any(unknown_to_all(state) for state in through(setup, 4, 7)[:12])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_worth_depends_on_what_nobody_knows(setup: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on the order of hidden cards nor on the dice to come, played on or not."""
    game = setup.rules()
    for turns in (0, 1):
        quick(game, monkeypatch, Parting(turns, 2))
        for number, state in enumerate(through(setup, 5, 11)[:4]):
            values = {Worth(game, 3).of(world) for world in (state, *(laid_anew(state, Rng(n)) for n in range(5)))}
            assert len(values) == 1, number


def test_shares_of_sides_add_up_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for setup in SETUPS:
        state = setup.new(3)
        shares = Worth(setup.rules(), 1).of(state)
        sides = state.setting.sides or tuple(range(setup.seats))
        by_side = {side: {share for share, each in zip(shares, sides, strict=True) if each == side} for side in sides}
        assert all(len(values) == 1 for values in by_side.values())
        if len(by_side) > 1:
            assert sum(min(values) for values in by_side.values()) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)


def wrong(state: State, seat: int) -> float:
    """A judge who thinks that whoever flipped the lower ship, and drew the dearer card, has all but won."""
    if state.over:
        return float(BY_ID["fleet"].outcome(state).shares()[seat])
    told = [sum(state.zones[zone]) * (zone + 1) for zone in range(len(state.zones)) if state.known[zone] is None]
    one = 0.05 + 0.9 * (sum(told) % 7) / 6
    return one if seat == 0 else 1.0 - one


def test_luck_is_nothing_in_the_mean_however_wrong_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = FLEET.rules()
    monkeypatch.setattr(type(game), "bots", game.bots._replace(evaluate=wrong, parting=Parting(0, 1, 2, 2)))
    luck = []
    for seed in range(60):
        account = take_apart(game, FLEET, by_thumb(FLEET, mix(seed, 7))).accounts[0]
        luck.append((account.deal, account.draws))
    for values in zip(*luck, strict=True):
        assert stdev(values) > 0.05
        assert abs(mean(values)) < 4 * stdev(values) / sqrt(len(values))


def test_luck_that_is_half_trusted_is_half_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is taken from it goes to play; the deal's to the first decision's, so that equals begin alike."""
    played, found = by_thumb(FLEET, 5), []
    for trust in (1.0, 0.5):
        quick(FLEET.rules(), monkeypatch, QUICK._replace(trust=trust))
        found.append(take_apart(FLEET.rules(), FLEET, played).accounts[0])
    whole, half = found
    assert half.start == whole.start and half.result == whole.result
    assert (half.deal, half.draws) == (pytest.approx(whole.deal / 2), pytest.approx(whole.draws / 2))


def after(state: State) -> State:
    """What comes of the first thing that can be done."""
    state.apply(state.legal()[0])
    return state


def test_luck_is_what_came_above_what_might_have() -> None:
    """One flip of the fleets, many times: some of it is better and some worse, and the mean of all is nothing."""
    game = FLEET.rules()
    state = next(
        state
        for state in through(FLEET, 8, 1)
        if len({in_order(after(laid_anew(state, Rng(n)))).course() for n in range(5)}) > 3
    )
    lucks = []
    for seed in range(80):
        came = laid_anew(state, Rng(mix(seed, 1)))
        found = Walk(game, mix(seed, 2)).step(came, state.legal()[0], 0)
        lucks.append(found.came[0] - found.expected[0])
    assert stdev(lucks) > 0.001
    assert abs(mean(lucks)) < 4 * stdev(lucks) / sqrt(len(lucks))


def test_where_chance_has_no_say_there_is_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hands of a dealt game of Clash are known to those who hold them: all of it is the deal, and play."""
    setup = next(each for each in set_ups("clash") if each.options.get("deal") == "random")
    quick(setup.rules(), monkeypatch)
    played = by_thumb(setup, 6)
    game, state, ledger = setup.rules(), setup.new(played.seed), Ledger()
    walking = Walk(game, 1)
    ledger.note_deal(walking.deal(setup.mode, game.settle(setup.options), state))
    for number, (seat, action) in enumerate(played.actions):
        ledger.note(number, seat, walking.step(state, action, number))
    assert ledger.parts[DEAL].by_chance
    assert not any(part.by_chance for step, part in ledger.parts.items() if step != DEAL)


def test_the_same_match_is_told_the_same_and_step_by_step() -> None:
    """Whoever walks it in one go, or in pieces from positions that came by the wire."""
    setup = FLEET
    game, played = setup.rules(), by_thumb(FLEET, 3)
    state, whole, pieces = setup.new(played.seed), [], []
    walking = Walk(game, 5)
    for number, (_, action) in enumerate(played.actions[:20]):
        again = game.from_json(state.setting, state.to_json())
        pieces.append(Walk(game, 5).step(again, action, number))
        whole.append(walking.step(state, action, number))
    assert whole == pieces


def test_a_match_given_up_is_lost_by_whoever_did() -> None:
    ledger = Ledger()
    ledger.note_deal(Found((0.6, 0.4), (0.5, 0.5)))
    ledger.note(0, 1, Found((0.7, 0.3), (0.65, 0.35)))
    ledger.give_up(1, 0, (0.0, 1.0))
    first, second = ledger.accounts()
    assert first.result == 0.0 and second.result == 1.0
    assert first.own == pytest.approx(-0.7) and second.others == pytest.approx(0.7)
    assert (first.deal, first.draws) == (pytest.approx(0.1), pytest.approx(0.05))
    assert sum(first[:5]) == pytest.approx(0.0) and sum(second[:5]) == pytest.approx(1.0)


def test_levels_are_told_apart_as_games_are_counted() -> None:
    """The measure itself: sums hold, and the lead is of the level that is named first."""
    setup = set_ups("clash")[0]
    sample = [play(setup, ("greedy", "random"), number, 0) for number in range(4)]
    found = measure([(each, take_apart(setup.rules(), setup, each)) for each in sample], "greedy")
    assert found.missed < CLOSE
    assert found.lead[0] > 0.4
    assert len(found.luck) == setup.seats
