"""What a seat can think of another's cards: by hand in each game, sampled against counted, and never by the truth."""

from collections import Counter, defaultdict
from math import prod

import pytest

from desktop.ai.beliefs import Belief, Likely, belief, believing
from desktop.engine.events import Place
from desktop.engine.game import Game, Secret
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.games.chronicle.cards import SUIT
from desktop.games.ganymede import sight
from desktop.games.ganymede.stopping import stops
from tests.games.setups import SETUPS, SetUp, set_ups

GAMES = list(BY_ID)
HALF = pytest.approx(0.5)


def position(game: str, plies: int, seed: int = 4) -> State:
    """After so many decisions at random."""
    state, dice = set_ups(game)[0].new(seed), Rng(seed)
    for _ in range(plies):
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    return state


def thought(state: State, game: Game, seat: int = 0, other: int = 1) -> list[tuple[Secret, Belief]]:
    info = InfoSet(game, state, seat)
    return [(secret, belief(info, secret, Rng(2))) for secret in game.secrets(info.view, other)]


# ---- by hand


def test_barbarossa_of_six_horses_and_two_grenadiers_four_are_in_hand() -> None:
    game = BY_ID["barbarossa"]
    ((_, found),) = thought(set_ups("barbarossa")[0].new(1), game)
    by_name = {game.catalog.names[each.card]: each.chances for each in found.cards}
    assert found.size == 4 and found.worlds == 0 and found.sure == 2
    # 70 hands: with 4, 3, 2 horses 15, 40 and 15 of them.
    assert by_name["horses"] == pytest.approx([1, 1, 55 / 70, 15 / 70])
    assert by_name["grenadier_regiment"] == pytest.approx([55 / 70, 15 / 70])
    assert found.right == pytest.approx(2 + 2 * 55 / 70)


def test_barbarossa_of_a_hand_that_has_been_played_mostly_no_transport_is_left() -> None:
    """Its seat buys: no transport has been held back, so what is left of three cards is nearly always units."""
    game = BY_ID["barbarossa"]
    state = set_ups("barbarossa")[0].new(1)
    owner = state.counters[2]
    while state.prompt().id != "barbarossa.prompt.reinforcement":
        state.apply(state.legal()[0])  # nothing is played
    ((secret, found),) = thought(state, game, 1 - owner, owner)
    by_name = {game.catalog.names[each.card]: each.chances for each in found.cards}
    assert found.by_plays and len(secret.at) == 4
    # Four cards of six horses and two grenadiers, and a horse counts a fiftieth.
    ways = [15 * 0.02**4, 2 * 20 * 0.02**3, 15 * 0.02**2]
    assert by_name["grenadier_regiment"] == pytest.approx([sum(ways[1:]) / sum(ways), ways[2] / sum(ways)])
    assert by_name["horses"] == pytest.approx([1, 1, sum(ways[:2]) / sum(ways), ways[0] / sum(ways)])


def test_clash_four_of_eight_cards_of_a_new_row_may_be_played() -> None:
    game = BY_ID["clash"]
    state = position("clash", 0)
    while len(state.zones[0]) < 2:  # the draft
        state.apply(state.legal()[0])
    ((secret, found),) = thought(state, game)
    assert secret.id == "window" and secret.at == (1, 2, 3, 4)  # the tower is none of them
    assert [each.chances for each in found.cards] == [(HALF,)] * 8
    assert found.right == pytest.approx(2.0) and found.blind == pytest.approx(2.0) and found.sure == 0


def test_fleet_the_next_ship_is_any_of_those_left() -> None:
    game = BY_ID["fleet"]
    state = position("fleet", 8)
    ((secret, found),) = thought(state, game)
    left = state.zones[state.setting.index[Place("fleet", 1)]]
    assert secret.at == (len(left) - 1,) and found.size == 1
    assert Counter({each.card: each.chances[0] for each in found.cards}) == {
        card: pytest.approx(1 / len(left)) for card in left
    }


def test_chronicle_nobody_has_a_suit_that_is_surely_not_there() -> None:
    """And what the other hands cannot take lies in this one more often than its share."""
    game, setup = BY_ID["chronicle"], set_ups("chronicle")[0]
    for seed in range(40):
        state, dice = setup.new(seed), Rng(seed)
        while not state.over and state.setting.counters[0].name == "round":
            void = state.counters[[c.name for c in state.setting.counters].index("void:1")]
            hand = next((each for each in thought(state, game) if each[0].id == "hand"), None) if void else None
            if hand is not None and hand[1].size > hand[1].sure:
                unsure = [each for each in hand[1].cards if each.chances[0] < 0.999]
                assert unsure and not any(void >> SUIT[each.card] & 1 and SUIT[each.card] < 3 for each in unsure)
                return
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
    raise AssertionError("nobody was out of a suit")


def test_ganymede_the_shares_of_the_worlds_are_those_of_the_rows_that_can_be() -> None:
    """Each in as many deals as it has, as often as a camp would have drawn it and stopped with it."""
    game, compared = BY_ID["ganymede"], 0
    for plies in range(10, 60, 3):
        state = position("ganymede", plies)
        if state.over:
            break
        for _secret, found in thought(state, game):
            ways: dict[int, float] = defaultdict(float)
            total = 0.0
            for cards, number in sight.likely_rows(InfoSet(game, state, 0).view, 1):
                likely = number * prod(1 - stops([*cards[:drawn]]) for drawn in (2, 3) if drawn < len(cards))
                if len(cards) in (2, 3) and state.decider() != 1:
                    likely *= stops([*cards])
                total += likely
                for card in set(cards):
                    ways[card] += likely
            for card, likely in ways.items():
                share = likely / total
                assert abs(found.chance(card) - share) <= 2.0 * max(found.margin(share), 0.005), plies
                compared += 1
            assert 0 < found.even <= found.worlds + 1e-6
    assert compared > 20


# ---- in general


@pytest.mark.parametrize("setup", [each for each in SETUPS if each.rules().any_order], ids=str)
def test_counted_and_sampled_are_alike(setup: SetUp) -> None:
    game, compared = setup.rules(), 0
    state, dice = setup.new(9), Rng(9)
    for ply in range(60):
        if state.over:
            break
        if ply % 12 == 7:
            info = InfoSet(game, state, dice.below(2))
            for secret in game.secrets(info.view, 1 - info.seat):
                zone = state.setting.index[secret.place]
                found = belief(info, secret, Rng(1))
                zones = [info.sample(dice).zones[zone] for _ in range(400)]
                worlds = [[cards[at] for at in secret.at] for cards in zones]
                leaning = game.leaning(info.view, secret)
                weights = [prod(leaning.get(card, 1.0) for card in world) for world in worlds]
                even = sum(weights) ** 2 / sum(weight * weight for weight in weights)  # worlds as good as these
                sampled = Belief(len(secret.at), (), round(even))
                for each in found.cards:
                    for copies, chance in enumerate(each.chances, 1):
                        pairs = zip(worlds, weights, strict=True)
                        there = sum(weight for world, weight in pairs if world.count(each.card) >= copies)
                        share = there / sum(weights)
                        assert abs(share - chance) <= 2.2 * sampled.margin(chance), (ply, each.card, copies)
                        compared += 1
                assert {card for world in worlds for card in world} <= {each.card for each in found.cards}
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_any_order_is_said_of_games_that_deal_unknown_cards_in_no_other_way(game: str) -> None:
    rules = BY_ID[game]
    assert rules.any_order == (type(rules).deal_unknown is Game.deal_unknown and type(rules).resample is Game.resample)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_of_the_truth_reaches_a_belief(setup: SetUp) -> None:
    """With the hidden cards laid otherwise it is the same, to the last digit."""
    game, state, dice = setup.rules(), setup.new(5), Rng(5)
    relaid = 0
    for ply in range(48):
        if state.over:
            break
        if ply % 8 == 7:
            seat, other = ply % state.setting.seats, (ply + 1) % state.setting.seats
            world = game.resample(state, seat, Rng(ply))
            relaid += world.zones != state.zones
            assert thought(world, game, seat, other) == thought(state, game, seat, other)
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert relaid


def test_it_comes_bit_by_bit_and_the_same_each_time() -> None:
    game = BY_ID["chronicle"]
    info = InfoSet(game, position("chronicle", 12), 0)
    secret = game.secrets(info.view, 1)[0]
    parts = list(believing(info, secret, Rng(8), 100))
    assert [each.worlds for each in parts] == [25, 50, 75, 100]
    assert parts[-1] == belief(info, secret, Rng(8), 100) != belief(info, secret, Rng(9), 100)


def test_how_much_is_known_is_counted_copy_by_copy() -> None:
    found = Belief(3, (Likely(7, (1.0, 0.6)), Likely(2, (0.9, 0.1)), Likely(3, (0.4,))))
    assert found.sure == 1 and found.guess() == [(7, 1.0), (2, 0.9), (7, 0.6)] and found.right == pytest.approx(2.5)
    assert found.chance(2) == 0.9 and found.chance(99) == 0.0 and found.margin(0.5) == 0.0
    assert 0.029 < found._replace(worlds=1000).margin(0.5) < 0.032 < found._replace(worlds=100).margin(0.5)
    assert found._replace(worlds=1000).margin(0.0) > 0.0
