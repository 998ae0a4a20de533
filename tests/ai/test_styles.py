"""desktop/ai/styles.py and the styles of the games: another taste among what is about as good, and nothing else."""

from collections.abc import Iterator

import pytest

from desktop.ai import forced
from desktop.ai.agent import Agent, Budget, JudgeAgent, PlayoutAgent, SearchAgent
from desktop.ai.audit import audit
from desktop.ai.ismcts import Found, Plan
from desktop.ai.levels import UnknownLevel, agent_for, find_level
from desktop.ai.styles import HEARD, in_taste
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match, Seat
from desktop.engine.opponents import STYLED, Style, level_of, rung, styles_of
from desktop.engine.record import loads, replay, to_record
from desktop.engine.rng import Rng, mix
from desktop.engine.text import Text
from desktop.games import BY_ID
from tests.engines import only_from_sources

CLASH = BY_ID["clash"]
EACH = [
    pytest.param(game, f"{level.id}{STYLED}{style.id}", id=f"{game.info.id}-{level.id}-{style.id}")
    for game in BY_ID.values()
    for level in game.bots.levels
    for style in styles_of(game, level.id)
]


def last_first(info: InfoSet, actions: list[Action]) -> list[float]:
    """The further down in the list of what is legal, the better."""
    return [float(info.legal.index(action)) for action in actions]


LAST = Style("last", Text("x"), Text("x"), last_first, 0.05)


def opening(game: Game, seed: int = 3) -> InfoSet:
    """The first choice of three."""
    mode, seats = next(iter(game.info.modes.items()))
    state = game.new(seats.start, mode, {}, seed)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    return InfoSet(game, state, state.decider())


def ranked(info: InfoSet, *rest: tuple[int, float]) -> list[Action]:
    found = [Found(action, *each) for action, each in zip(info.legal, ((800, 0.5), *rest), strict=False)]
    taken = in_taste(info, found, LAST)
    assert sorted(taken) == sorted(each.action for each in found)
    return taken


# ---- among what is about as good


def test_of_what_is_about_as_good_the_one_that_is_liked_comes_first() -> None:
    info = opening(CLASH)
    first, second, third = info.legal[:3]
    assert ranked(info, (700, 0.46), (600, 0.47)) == [third, first, second]
    assert ranked(info, (700, 0.46), (600, 0.44)) == [second, first, third], "0.06 behind is worse"
    assert ranked(info, (700, 0.40), (600, 0.44)) == [first, second, third]


def test_what_was_hardly_looked_at_may_be_anything() -> None:
    info = opening(CLASH)
    first, second, third = info.legal[:3]
    assert ranked(info, (700, 0.48), (800 // HEARD - 1, 0.5)) == [second, first, third]
    assert ranked(info, (700, 0.48), (800 // HEARD, 0.5)) == [third, first, second]
    assert in_taste(info, [Found(first, 0, 0.0), Found(second, 0, 0.0)], LAST) == [first, second]


def test_whoever_is_balanced_takes_the_best() -> None:
    info = opening(CLASH)
    found = [Found(action, 10, 0.5) for action in info.legal[:3]]
    assert in_taste(info, found, None) == info.legal[:3]


# ---- what stands above it


@only_from_sources
@pytest.mark.parametrize(
    ("game", "agent"),
    [
        ("clash", SearchAgent(Plan(), 30, style=LAST)),
        ("barbarossa", PlayoutAgent(30, style=LAST)),
        ("ganymede", JudgeAgent(LAST)),
    ],
    ids=["search", "playouts", "judge"],
)
def test_a_win_is_taken_and_a_loss_averted_in_any_style(
    game: str, agent: Agent, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = opening(BY_ID[game])
    for chosen in info.legal[:3]:
        monkeypatch.setattr("desktop.ai.agent.forced_win", lambda info: forced.Win(chosen, 7))  # noqa: B023
        assert agent.choose(info, Budget(), Rng(1)) is chosen
    monkeypatch.setattr("desktop.ai.agent.forced_win", lambda info: forced.Win(None, 7))
    given: list[list[Action]] = []
    monkeypatch.setattr("desktop.ai.agent.not_lost", lambda info, actions: given.append(actions) or actions[-1])
    assert agent.choose(info, Budget(iterations=60), Rng(1)) is given[0][-1]


def decisions(game: Game, count: int) -> Iterator[InfoSet]:
    """Along a game of the rule of thumb, where there is something to choose."""
    mode, seats = next(iter(game.info.modes.items()))
    state, dice = game.new(seats.start, mode, {}, 11), Rng(11)
    while count and not state.over:
        info = InfoSet(game, state, state.decider())
        if len(info.sensible) > 1:
            count -= 1
            yield info
        state.apply(game.bots.greedy(info, dice))


@pytest.mark.parametrize(("game", "player"), EACH)
def test_whatever_the_style_it_is_a_sensible_move_and_the_same_again(game: Game, player: str) -> None:
    level = find_level(game, player)
    for number, info in enumerate(decisions(game, 12)):
        moves = {agent_for(level).choose(info, Budget(iterations=24), Rng(number)) for _ in (0, 1)}
        assert len(moves) == 1 and moves <= set(info.sensible)


@pytest.mark.parametrize("game", [game for game in BY_ID.values() if game.bots.styles], ids=lambda game: game.info.id)
def test_two_or_three_styles_a_game_that_differ(game: Game) -> None:
    styles = game.bots.styles
    assert 2 <= len(styles) <= 3 and len({style.id for style in styles}) == len(styles)
    assert all(style.id.isidentifier() and 0.0 < style.margin <= 0.05 for style in styles)
    infos = list(decisions(game, 40))
    for style in styles:
        others = [other for other in styles if other is not style]
        for other in others:
            assert any(style.tastes(info, info.legal) != other.tastes(info, info.legal) for info in infos)


# ---- by its name


def test_a_style_is_found_beside_its_level() -> None:
    strong = find_level(CLASH, "strong")
    raider = find_level(CLASH, "strong-raider")
    assert raider.style is CLASH.bots.styles[0] and raider.id == "strong-raider" and rung(raider.id) == "strong"
    assert raider.character == raider.style.character != strong.character
    assert raider._replace(id=strong.id, name=strong.name, character=strong.character, style=None) == strong
    assert level_of(CLASH, "strong") is strong


def test_all_games_but_one_have_styles() -> None:
    """Barbarossa's were measured weaker, both of them: they are not offered."""
    assert [game.info.id for game in BY_ID.values() if not game.bots.styles] == ["barbarossa"]


def test_lower_rungs_play_in_no_style() -> None:
    for game in BY_ID.values():
        levels = [level.id for level in game.bots.levels]
        assert styles_of(game, levels[-1]) == game.bots.styles
        assert not any(styles_of(game, level) for level in levels[:-3]) and not styles_of(game, "nobody")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("strong-pirate", "; in a style it has strong-raider, strong-guard, strong-hoarder"),
        ("strong-", "; in a style it has strong-raider, strong-guard, strong-hoarder"),
        ("strong-raider-raider", "; in a style it has strong-raider, strong-guard, strong-hoarder"),
        ("easy-raider", "; 'easy' plays in no style"),
        ("nobody-raider", ", strong, random, greedy"),
        ("oracle-raider", ", strong, random, greedy"),
        ("random-raider", ", strong, random, greedy"),
    ],
)
def test_a_style_there_is_not_is_said_with_those_there_are(name: str, said: str) -> None:
    with pytest.raises(UnknownLevel) as error:
        find_level(CLASH, name)
    assert str(error.value).startswith(f"Clash of Decks has no opponent '{name}'")
    assert str(error.value).endswith(said) and len(str(error.value)) < 250


# ---- in a record


def test_a_record_keeps_the_style_and_is_checked_by_it() -> None:
    seats = [Seat("A", "strong-guard", 71), Seat("B", "strong-hoarder", 72)]
    match = Match(CLASH, seats, "duel", {"deal": "preset"}, 3, salt="salt")
    agents = [agent_for(find_level(CLASH, seat.player)) for seat in seats]
    while not match.over and len(match.steps) < 16:
        seat, number = match.state.decider(), len(match.steps)
        action = agents[seat].choose(match.info(seat), Budget(iterations=60), Rng(mix(seats[seat].ai_seed, number)))
        match.submit(seat, action, agents[seat].iterations)
    kept = replay(loads(to_record(match).dumps(), "x"), BY_ID)
    assert [seat.player for seat in kept.seats] == ["strong-guard", "strong-hoarder"]
    found = audit(kept)
    assert (found.agreed, found.unchecked, found.astray) == (16, 0, -1)
    kept.seats = (Seat("A", "strong-hoarder", 71), Seat("B", "strong-guard", 72))
    assert audit(kept).astray >= 0, "another style would have decided otherwise"
    kept.seats = (Seat("A", "strong-pirate", 71), Seat("B", "strong-hoarder", 72))
    assert audit(kept).unchecked == sum(not step.seat for step in kept.steps), (
        "a style of another program is nobody's that is known here"
    )
