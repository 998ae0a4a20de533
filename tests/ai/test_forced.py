"""desktop/ai/forced.py: wins that nothing can prevent, losses that can be averted, and nothing that is only likely."""

from collections.abc import Callable, Sequence

import pytest

from desktop.ai import forced
from desktop.ai.agent import Agent, Budget, JudgeAgent, PlayoutAgent, SearchAgent
from desktop.ai.forced import Look, forced_win, not_lost
from desktop.ai.ismcts import Plan
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Endgame
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.games.barbarossa import strike
from desktop.games.barbarossa.cards import LAST
from tests.ai import coins
from tests.ai.coins import FOLD, GUESS, HEADS, SHOW, TAILS, holding
from tests.engines import only_from_sources
from tests.games.barbarossa.fields import operation
from tests.games.blunders import Blunder
from tests.games.clash.positions import position
from tests.games.clash.test_blunders import BLUNDERS as CLASH_BLUNDERS
from tests.games.fleet.test_blunders import BLUNDERS as FLEET_BLUNDERS
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import pick

CLASH, BARBAROSSA = BY_ID["clash"], BY_ID["barbarossa"]


def told(info: InfoSet) -> str:
    """What wins, as text."""
    action = forced_win(info).action
    return "" if action is None else info.game.verbs.text(action)


def lost(info: InfoSet) -> set[str]:
    """What loses."""
    endgame = info.game.bots.endgame
    assert endgame is not None
    return {info.game.verbs.text(action) for action in info.legal if Look(info, endgame).loses(action)}


# ---- a game of hidden coins


@pytest.fixture
def endgame(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[State, list[Action]], Action]], None]:
    """Lets the coins be looked at as one turn; its end is what is given."""

    def sets(finish: Callable[[State, list[Action]], Action]) -> None:
        bots = coins.GAME.bots._replace(endgame=Endgame(lambda state: 0, lambda state: True, finish))
        monkeypatch.setattr(type(coins.GAME), "bots", bots)

    return sets


@pytest.mark.parametrize("coin", [HEADS, TAILS])
@pytest.mark.parametrize("first", [GUESS[HEADS], GUESS[TAILS]])
def test_a_guess_that_is_only_likely_is_no_win(coin: int, first: Action, endgame: Callable[..., None]) -> None:
    endgame(lambda state, legal: first if first in legal else legal[0])
    assert forced_win(InfoSet(coins.GAME, holding(coin), 0)).action is None


def test_who_holds_the_coin_knows_and_shows_it(endgame: Callable[..., None]) -> None:
    """Folding loses, and showing what was guessed does too: then all is lost, and the first is as good."""
    endgame(lambda state, legal: legal[-1])
    for guess, best in ((TAILS, "show:heads"), (HEADS, "")):
        state = holding(HEADS)
        state.apply(GUESS[guess])
        info = InfoSet(coins.GAME, state, 1)
        assert told(info) == best
        assert not_lost(info, [FOLD, SHOW[HEADS]]) is (SHOW[HEADS] if best else FOLD)


def test_worlds_that_look_alike_are_chosen_in_alike(endgame: Callable[..., None]) -> None:
    """Seat 0 cannot tell who holds heads from who holds tails; seat 1 can."""
    endgame(lambda state, legal: legal[0])
    rules = coins.GAME.bots.endgame
    for seat, groups in ((0, 1), (1, 2)):
        look = Look(InfoSet(coins.GAME, holding(HEADS), seat), rules)
        assert len(look._told_apart([holding(HEADS), holding(TAILS), holding(HEADS)])) == groups


def test_a_game_without_an_endgame_is_not_looked_at() -> None:
    info = InfoSet(coins.GAME, holding(HEADS), 0)
    assert forced_win(info) == (None, 0) and not_lost(info, [FOLD, GUESS[0]]) is FOLD


# ---- wins


@pytest.mark.parametrize(("game", "suite"), [("clash", CLASH_BLUNDERS), ("fleet", FLEET_BLUNDERS)])
def test_every_win_of_the_suites_is_found(game: str, suite: Sequence[Blunder[State]]) -> None:
    wins = [each for each in suite if each.proof == "wins"]
    assert len(wins) > 10
    for blunder in wins:
        state = blunder.state()
        assert told(InfoSet(BY_ID[game], state, state.decider())) in blunder.best, blunder.name


def test_of_several_wins_it_is_the_shortest() -> None:
    """The brute's five are enough already; nothing needs to be summoned first."""
    info = InfoSet(CLASH, position("brute |", hand0="*W zombie scribe", hand1="grrr *S ogre martyr", mana=8), 0)
    assert told(info) == "end"


def test_a_win_of_the_next_turn_is_none() -> None:
    """Who enters now does not reach the tower in this turn."""
    info = InfoSet(CLASH, position("brute(new) |", hand0="*W zombie", hand1="grrr *S ogre martyr", mana=8), 0)
    assert told(info) == ""


def test_an_attack_that_an_event_may_stop_is_no_win() -> None:
    """Moscow is taken by force where no event saves it; where a third of them does it is only likely to fall."""
    deck = ["horses horses horses horses"] * 2
    chances = {}
    for bp in range(10, 30):
        state = operation(bp=bp, cities="moscow", deployed=["anti_tank_battalion", ""], deck=deck)
        chances[bp] = strike.chance(strike.event_modifiers(state), LAST, strike.reach(state, 0).all)
        attacks = told(InfoSet(BARBAROSSA, state, 0)) == "attack:moscow"
        assert attacks if chances[bp] == 1.0 else not attacks or chances[bp] > 0.67
    assert {0.0, 1.0} < set(chances.values())


def test_a_look_is_bounded_in_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    row = "*W boom combustion zombie scribe assassin gnome grrr"
    table = position("brute | ogre lieutenant", "baron | carapace martyr", hand0=row, hand1="*S reptile troll", mana=9)
    assert 0 < forced_win(InfoSet(CLASH, table, 0)).positions < forced.POSITIONS + forced.CONFIRMING + 100


# ---- losses


def test_a_loss_is_averted_and_only_that() -> None:
    """The stronghold stands two steps from its end, and two strike: a wall in the upper lane holds the stronger."""
    table = position("| brute", hand0="*S zombie carapace", hand1="*W ogre martyr", mana=3)
    info = InfoSet(CLASH, table, 0)
    assert "end" in lost(info) and lost(info) < {CLASH.verbs.text(action) for action in info.legal}
    end = info.legal[-1]
    kept = not_lost(info, [end, *info.legal[:-1]])
    assert kept is not end and CLASH.verbs.text(kept) not in lost(info)
    assert not_lost(info, [kept, end]) is kept


def test_where_all_is_lost_the_first_is_played() -> None:
    table = position("| brute troll", "| ogre baron", hand0="*S zombie", hand1="*W martyr", mana=0)
    info = InfoSet(CLASH, table, 0)
    assert not_lost(info, info.legal[::-1]) is info.legal[-1]


# ---- who looks


AGENTS: tuple[tuple[str, Callable[[], Agent]], ...] = (
    ("clash", lambda: SearchAgent(Plan(), 1)),
    ("barbarossa", lambda: PlayoutAgent(1)),
    ("ganymede", JudgeAgent),
)


@only_from_sources
@pytest.mark.parametrize(("game", "agent"), AGENTS, ids=lambda each: each if isinstance(each, str) else "")
def test_who_thinks_takes_a_win_and_averts_a_loss(
    game: str, agent: Callable[[], Agent], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the search says: here each action in turn is what wins, or all but it are lost."""
    rules = BY_ID[game]
    seats = rules.info.modes[next(iter(rules.info.modes))][0]
    state = rules.new(seats, next(iter(rules.info.modes)), {}, 3)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    info = InfoSet(rules, state, state.decider())
    for chosen in info.legal[:3]:
        monkeypatch.setattr("desktop.ai.agent.forced_win", lambda info: forced.Win(chosen, 7))  # noqa: B023
        assert agent().choose(info, Budget(), Rng(1)) is chosen
    monkeypatch.setattr("desktop.ai.agent.forced_win", lambda info: forced.Win(None, 7))
    ranked: list[list[Action]] = []
    monkeypatch.setattr("desktop.ai.agent.not_lost", lambda info, actions: ranked.append(actions) or actions[-1])
    assert agent().choose(info, Budget(iterations=60), Rng(1)) is ranked[0][-1]


# ---- what the games say of their ends


def test_what_a_unit_has_been_through_is_part_of_the_course() -> None:
    lanes = ("brute |", "brute(new) |", "brute(struck) |", "brute(2) |")
    assert len({position(lane, hand0="*W", hand1="*S ogre").course() for lane in lanes}) == len(lanes)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_positions_of_one_course_are_one_and_others_are_told_apart(setup: SetUp) -> None:
    seen: dict[object, str] = {}
    for seed in range(2):
        state, dice = setup.new(seed), Rng(seed)
        for _ in range(120):
            if state.over:
                break
            course, told = state.course(), str(state.to_json())
            assert seen.setdefault(course, told) == told
            assert state.clone().course() == course
            state.apply(pick(state, dice))
    assert len(seen) == len(set(seen.values()))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_turns_are_counted_upwards_and_none_ends_a_game_unannounced(setup: SetUp) -> None:
    """Where a game says that it cannot end within a turn, it does not."""
    endgame = setup.rules().bots.endgame
    assert endgame is not None
    for seed in range(6):
        state, dice = setup.new(seed), Rng(seed)
        far: list[int] = []  # turns in which the end was said to be far
        turn = -1
        while not state.over:
            assert endgame.turn(state) >= turn
            turn = endgame.turn(state)
            far = [*far, turn] if not endgame.near(state) else far
            assert endgame.finish(state, state.legal()) in state.legal()
            state.apply(pick(state, dice))
        assert turn not in far or setup.game == "clash", "there a seat may bring its own tower down"


def test_a_dominated_move_wins_only_where_no_other_does() -> None:
    """Both wins of a position by turns, and then none of them, are what is thought to be dominated."""
    tried = 0
    for blunder in CLASH_BLUNDERS:
        state = blunder.state()
        wins = [action for action in state.legal() if CLASH.verbs.text(action) in blunder.best]
        if blunder.proof != "wins" or len(wins) < 2:
            continue
        for left_out in wins:
            info = InfoSet(CLASH, state, state.decider())
            info._sensible = [action for action in state.legal() if action != left_out]
            assert forced_win(info).action not in (None, left_out)
        info = InfoSet(CLASH, state, state.decider())
        info._sensible = [action for action in state.legal() if action not in wins]
        assert forced_win(info).action in wins
        tried += 1
    assert tried
