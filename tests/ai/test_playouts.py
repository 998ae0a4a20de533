"""desktop/ai/playouts.py: candidates over common worlds, dropped when surely behind, within their budget."""

from typing import Any

from desktop.ai.advice import weigh
from desktop.ai.agent import Budget, CarelessAgent, PlayoutAgent
from desktop.ai.playouts import FIRST, Playouts, Tried, best_of
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.games.barbarossa.state import DISCARD, BarbarossaState
from tests.games.barbarossa.fields import operation, play, reinforcement

GAME = BY_ID["barbarossa"]
DECK = ["horses horses horses horses"] * 2
LAST: dict[str, Any] = {
    "round": 9,
    "options": {"round_limit": 9},
    "seat": 1,
    "deck": DECK,
    "deployed": ["minsk position", "minsk"],
}


def last_purchase() -> InfoSet:
    """Only the elite wins the game, on points."""
    return InfoSet(GAME, reinforcement(sp=8, **LAST), 1)


def test_what_wins_is_found_and_the_others_are_dropped() -> None:
    info = last_purchase()
    candidates = info.legal[:8] + [action for action in info.legal if "elite" in GAME.verbs.text(action)]
    playouts = Playouts(info, candidates, Rng(1))
    playouts.run(10_000, 0.0, lambda: False)
    assert GAME.verbs.text(playouts.best()) == "buy:elite_panzer_regiment"
    assert playouts.iterations == FIRST * len(candidates)  # without luck everything is clear at once
    found = playouts.found()
    assert {each.visits for each in found} == {FIRST} and len(found) == len(candidates)
    assert found[0].action == playouts.best() and found[0].value > found[1].value


def test_the_iterations_are_never_exceeded_and_without_any_the_rule_of_thumb_stands() -> None:
    info = InfoSet(GAME, GAME.new(2, "campaign", {}, 3), GAME.new(2, "campaign", {}, 3).decider())
    for iterations in (1, 5, 23):
        playouts = Playouts(info, info.legal[:3], Rng(1))
        playouts.run(iterations, 0.0, lambda: False)
        assert playouts.iterations <= iterations
    first = Playouts(info, info.legal[:3], Rng(1))
    assert first.best() is info.legal[0]


def test_whoever_is_in_a_hurry_gets_an_answer_at_once() -> None:
    info = last_purchase()
    playouts = Playouts(info, info.legal[:4], Rng(1))
    playouts.run(0, 0.0, lambda: True)
    assert playouts.iterations == 4 and playouts.best() is info.legal[0]


def test_a_few_worlds_do_not_overrule_the_rule_of_thumb() -> None:
    info = last_purchase()
    elite = next(action for action in info.legal if "elite" in GAME.verbs.text(action))
    first = next(action for action in info.legal if action is not elite)
    for worlds, best in ((FIRST - 1, first), (FIRST, elite)):
        playouts = Playouts(info, [first, elite], Rng(1))
        playouts.run(2 * worlds, 0.0, lambda: False)
        assert playouts.iterations == 2 * worlds and playouts.best() is best


def overruled(bonus: float, worlds: int = 12) -> int:
    """How often in forty searches a candidate wins over the rule of thumb, where it is worth so much more or less."""
    info, won = last_purchase(), 0
    elite = next(action for action in info.legal if "elite" in GAME.verbs.text(action))
    first = next(action for action in info.legal if action is not elite)

    def luck(state: BarbarossaState, rng: Rng) -> list[float]:
        bought = elite.card in state.zones[DISCARD[1]]
        return [0.0, 0.5 * Rng(mix(rng.bits(), bought)).chance() + bonus * bought]

    for seed in range(40):
        playouts = Playouts(info, [first, elite], Rng(seed))
        playouts._playout = luck
        playouts.run(2 * worlds, 0.0, lambda: False)
        won += playouts.best() is elite
    return won


def test_the_rule_of_thumb_is_overruled_by_what_is_better_not_by_what_was_luckier() -> None:
    assert overruled(0.0) <= 10  # the luckier of two equals would be twenty
    assert overruled(0.3) >= 38
    assert overruled(-0.3) == 0


def share(**rewards: str) -> list[Tried]:
    """What one process played out: a digit a world, and a dot after who was dropped."""
    tenths = {name: [int(digit) / 10 for digit in worlds.rstrip(".")] for name, worlds in rewards.items()}
    return [Tried(Action(name), tenths[name], not worlds.endswith(".")) for name, worlds in rewards.items()]


def test_worlds_of_several_weighings_are_put_together() -> None:
    mine, other = share(thumb="4545", draw="5656", buy="7878"), share(thumb="5454", draw="6565", buy="8787")
    assert best_of([mine]).verb == best_of([other]).verb == "thumb", "too few worlds to overrule it"
    assert best_of([mine, other]).verb == "buy"
    # In one it was luckier, in the other unluckier, and each world is set against itself.
    mine, other = share(thumb="45454545", buy="67676767"), share(thumb="67676767", buy="45454545")
    assert best_of([mine]).verb == "buy" and best_of([mine, other]).verb == "thumb"


def test_who_was_left_in_one_of_them_is_left() -> None:
    mine, other = share(thumb="33333333.", buy="44444444."), share(thumb="33343333.", buy="89898989")
    mine += share(draw="55555555")
    other += share(draw="44444444.")
    assert best_of([mine, other]).verb == "buy"
    assert best_of([mine, share(thumb="33343333.", buy="89898989.", draw="55555555")]).verb == "draw"


def test_the_same_dice_choose_the_same_action() -> None:
    state = GAME.new(2, "campaign", {}, 5)
    while not any(GAME.verbs.text(action).startswith("buy") for action in state.legal()):
        state.apply(GAME.bots.policy(state, state.legal(), Rng(0)))
    info = InfoSet(GAME, state, state.decider())
    agent = PlayoutAgent()
    chosen = {agent.choose(info, Budget(iterations=50), Rng(4)) for _ in range(3)}
    assert len(chosen) == 1 and chosen <= set(info.legal)


def test_a_decision_without_alternatives_is_not_searched() -> None:
    state = operation(hand="horses", deck=DECK)
    agent = PlayoutAgent(iterations=500)
    assert GAME.verbs.text(agent.choose(InfoSet(GAME, state, 0), Budget(), Rng(1))) == "play:horses"
    assert agent.iterations == 0


def test_advice_weighs_the_same_candidates() -> None:
    found = weigh(last_purchase(), Budget(iterations=300), Rng(1))
    assert GAME.verbs.text(found[0].action) == "buy:elite_panzer_regiment" and len(found) > 3
    assert [each.value for each in found[1:]] == sorted((each.value for each in found[1:]), reverse=True)
    alone = weigh(InfoSet(GAME, operation(hand="horses", deck=DECK), 0), Budget(iterations=50), Rng(1))
    assert [GAME.verbs.text(each.action) for each in alone] == ["play:horses"] and 0.0 <= alone[0].value <= 1.0


def test_a_careless_opponent_plays_by_the_rules_of_thumb_as_often_as_it_thinks() -> None:
    state = play(operation(hand="trucks horses", deck=DECK), "play:trucks")
    info = InfoSet(GAME, state, 0)
    thumb = GAME.bots.greedy(info, Rng(1))
    assert {CarelessAgent(0.0).choose(info, Budget(), Rng(seed)) for seed in range(20)} == {thumb}
    assert {CarelessAgent(1.0).choose(info, Budget(), Rng(seed)) for seed in range(40)} == set(info.legal)
