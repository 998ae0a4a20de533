"""desktop/ai/slips.py: each kind of slip is made, as often as its knob says, and never beyond what is worth trying."""

import pytest

from desktop.ai.agent import Agent, Budget, worth_trying
from desktop.ai.levels import agent_for
from desktop.ai.slips import noticed, tempting
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Level
from desktop.engine.rng import Rng, mix
from desktop.engine.text import Text
from desktop.games import BY_ID
from tests.games.setups import set_ups

CLASH = BY_ID["clash"]


def agent(kind: str, blur: float = 0.0, notice: float = 1.0, pull: float = 0.0, iterations: int = 0) -> Agent:
    text = Text("")
    return agent_for(Level(kind, kind, text, text, iterations=iterations, blur=blur, notice=notice, pull=pull))


def positions(game: Game, count: int) -> list[InfoSet]:
    """With a choice, along a game of the rule of thumb."""
    found: list[InfoSet] = []
    seed = 0
    while len(found) < count:
        state, seed = set_ups(game.info.id)[0].new(seed), seed + 1
        while not state.over and len(found) < count:
            info = InfoSet(game, state, state.decider())
            if len(worth_trying(info)) > 2:
                found.append(info)
            state.apply(game.bots.greedy(info, Rng(len(found))))
    return found


def choices(player: Agent, info: InfoSet, count: int = 60) -> list[Action]:
    return [player.choose(info, Budget(), Rng(seed)) for seed in range(count)]


def test_a_share_of_the_moves_is_noticed_and_one_at_least() -> None:
    actions = [Action("play", card) for card in range(10)]
    rng = Rng(1)
    seen = [noticed(actions, 0.3, rng) for _ in range(2000)]
    assert min(map(len, seen)) == 1 and all(set(some) <= set(actions) for some in seen)
    assert sum(map(len, seen)) / 20_000 == pytest.approx(0.3, abs=0.02)
    assert noticed(actions, 1.0, rng) == actions


@pytest.mark.parametrize("kind", ["glance", "forgetful"])
@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_only_what_is_worth_trying_is_chosen(game: Game, kind: str) -> None:
    player = agent(kind, blur=1.0, notice=0.4, pull=0.5, iterations=8)
    for info in positions(game, 25):
        assert set(choices(player, info, 4)) <= set(worth_trying(info))


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_temptation_lies_between_0_and_1_and_not_everything_tempts_alike(game: Game) -> None:
    draws = [tempting(info, info.legal) for info in positions(game, 40)]
    assert all(0.0 <= draw <= 1.0 for each in draws for draw in each)
    assert any(len(set(each)) > 1 for each in draws)


def test_who_forgets_the_rule_of_thumb_takes_what_tempts_most() -> None:
    forgetful, sound = agent("forgetful", blur=1.0), agent("forgetful")
    for info in positions(CLASH, 20):
        draws = dict(zip(info.legal, tempting(info, info.legal), strict=True))
        among = max(draws[action] for action in worth_trying(info))
        assert {draws[action] for action in choices(forgetful, info, 10)} == {among}
        assert choices(sound, info, 3) == [CLASH.bots.greedy(info, dice(seed)) for seed in range(3)]


def dice(seed: int) -> Rng:
    """As an agent has them that has asked once whether it forgets."""
    rng = Rng(seed)
    rng.chance()
    return rng


def test_the_lapses_of_the_forgetful_are_as_many_as_its_level_says() -> None:
    player, lapses, count = agent("forgetful", blur=0.3), 0, 0
    for number, info in enumerate(positions(CLASH, 30)):
        for seed in (mix(number, step) for step in range(40)):
            first = Rng(seed).chance() < 0.3
            sound = player.choose(info, Budget(), Rng(seed)) == CLASH.bots.greedy(info, dice(seed))
            assert first or sound
            lapses, count = lapses + first, count + 1
    assert lapses / count == pytest.approx(0.3, abs=0.06)


def test_a_glance_sees_where_a_move_leads_at_once() -> None:
    judge = CLASH.bots.glance
    assert judge is not None
    for info in positions(CLASH, 20):
        world = info.sample(Rng(0))
        values = {}
        for action in info.legal:
            after = world.clone()
            after.apply(action)
            values[action] = judge(after, info.seat)
        best = max(values.values())
        assert {values[action] for action in choices(agent("glance", iterations=1), info, 4)} <= {best}


def test_the_more_it_misjudges_the_more_its_choices_differ() -> None:
    infos = positions(CLASH, 20)
    kinds = [sum(len(set(choices(agent("glance", blur=blur), info))) for info in infos) for blur in (0.02, 0.2, 1.0)]
    assert kinds == sorted(set(kinds))


def test_what_tempts_draws_the_eye() -> None:
    plain, drawn = 0.0, 0.0
    for info in positions(CLASH, 20):
        for pull in (0.0, 1.0):
            felt = sum(tempting(info, choices(agent("glance", blur=0.2, pull=pull), info, 20)))
            plain, drawn = (plain + felt, drawn) if pull == 0.0 else (plain, drawn + felt)
    assert drawn > 1.2 * plain


def test_who_reckons_is_off_by_as_much_as_its_level_says() -> None:
    ganymede = BY_ID["ganymede"]
    assert ganymede.bots.judge is not None
    lost = []
    for blur in (0.0, 0.1, 0.6):
        gaps = []
        for number, info in enumerate(positions(ganymede, 25)):
            judged = dict(ganymede.bots.judge(info, Rng(number)))
            chosen = agent("estimating", blur=blur).choose(info, Budget(), Rng(number))
            gaps.append(max(judged[action] for action in worth_trying(info)) - judged[chosen])
        lost.append(sum(gaps))
    assert lost[0] < lost[1] < lost[2]


def test_how_many_ways_the_hidden_cards_are_imagined_is_recorded() -> None:
    info = positions(BY_ID["chronicle"], 1)[0]
    player = agent("glance", iterations=3)
    player.choose(info, Budget(), Rng(1))
    assert player.iterations == 3
    player.choose(info, Budget(iterations=5), Rng(1))
    assert player.iterations == 5
    single = agent("glance")
    single.choose(info, Budget(iterations=5), Rng(1))
    assert single.iterations == 0  # it does not search
