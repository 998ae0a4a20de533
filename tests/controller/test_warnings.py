"""Told before a blunder: the move is not made, whichever way a hand makes it, and made when it is made once more."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtTest import QTest

from desktop.ai.judging import Blunder, Settled
from desktop.controller import warnings
from desktop.controller.comparison import speaks_against
from desktop.controller.phase import Deed
from desktop.controller.warnings import Warning
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.questions import Answer, Task, Watch, Weigh
from desktop.table import guard
from tests import patience
from tests.controller.sitting import NAMES, Sitting
from tests.controller.witness import matches, position
from tests.games.setups import SetUp, set_ups
from tests.games.walks import pick

ONE_PER_GAME = [set_ups(game)[0] for game in BY_ID]
WAYS = ("by_drag", "by_click", "by_keys", "listed")
EARLY = 40  # plies at the most before a decision that a hand makes


def decision(setup: SetUp, seed: int = 3) -> tuple[Match, Action, Action]:
    """A match at a decision with a card to take up, that move, and another one."""
    game, dice = setup.rules(), Rng(seed)
    seats = [Seat(f"p{number}", PERSON if not number else "greedy") for number in range(setup.seats)]
    for number in range(60):
        state = setup.new(seed + number)
        for _ in range(EARLY):
            if state.over:
                break
            legal = state.legal()
            if state.decider() == 0 and len(legal) > 1:
                view = game.view(state, 0)
                placed = [action for action in legal if face_of(game).gesture(view, action) is not None]
                if placed and not (EARLY > 1 and dice.below(2)):
                    match = Match(game, seats, setup.mode, state.setting.options, 1, salt="salt", start=state)
                    return match, placed[0], next(action for action in legal if action != placed[0])
            state.apply(pick(state, dice))
    raise AssertionError(f"{setup} has no decision by hand")


def sitting(sit, match: Match, **more) -> Any:
    """Somebody is told before a blunder; all that was shown of it is kept."""
    table = sit(match=match, **more)
    table.settle()
    table.warned = []
    table.controller.warnings.shown.connect(table.warned.append)
    table.controller.warn(on=True)
    return table


def adviser(table: Any):
    return table.controller.counsel._runner


def asked(table: Any) -> Task:
    """The question that lies with the process."""
    runner = adviser(table)
    assert runner is not None and runner.task is not None and isinstance(runner.task.question, Watch)
    return runner.task


def first(table: Any) -> str:
    """The move that goes first, because it is about to be made."""
    question = asked(table).question
    assert isinstance(question, Watch)
    return question.first


def known(
    table: Sitting, *, blunder: Action | None = None, better: Action | None = None, fine=(), proved=False
) -> None:
    """The process says what it has come to."""
    task, adviser(table).task = asked(table), None
    text = table.match.game.verbs.text
    bad = () if blunder is None or better is None else ((text(blunder), Blunder(text(better), 0.25, 0.31, proved)),)
    settled = Settled(tuple(text(action) for action in fine), bad, done=True)
    adviser(table).answered.emit(Answer(task.ticket, "", settled=settled))


def watched(table: Any) -> None:
    """Somebody has been thinking for a moment."""
    table.controller.counsel._study()


def make(table: Any, action: Action, way: str) -> None:
    if way == "listed":
        table.controller.play({move: move for _, move in table.controller.tells.moves()}[action])
    else:
        getattr(table, way)(action)


@pytest.fixture
def clash(sit) -> Iterator[tuple[Any, Action, Action]]:
    match, move, better = decision(ONE_PER_GAME[list(BY_ID).index("clash")])
    yield sitting(sit, match), move, better


# ---- the move is not made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", ONE_PER_GAME, ids=str)
def test_a_blunder_is_not_made_and_the_same_move_again_is(sit, setup: SetUp, way: str) -> None:
    match, move, better = decision(setup)
    table = sitting(sit, match)
    watched(table)
    known(table, blunder=move, better=better)
    before = len(match.steps)
    make(table, move, way)
    table.settle_motions()
    assert len(match.steps) == before and table.controller.may(Deed.ACT)
    assert table.warned[-1].action == move and "31" in table.warned[-1].text and match.warnings == 1
    table.check()  # the card lies where it lay
    make(table, move, way)
    assert match.steps[before].action == move and table.warned[-1] is None and match.warnings == 1


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", ONE_PER_GAME, ids=str)
def test_what_is_known_to_be_fine_is_made_at_once(sit, setup: SetUp, way: str) -> None:
    match, move, _ = decision(setup)
    table = sitting(sit, match)
    watched(table)
    known(table, fine=[move])
    before = len(match.steps)
    make(table, move, way)
    assert match.steps[before].action == move and table.warned == [] and match.warnings == 0


def test_where_nobody_is_warned_nothing_is_watched(clash) -> None:
    table, move, _ = clash
    table.controller.warn(on=False)
    table.controller.counsel._study()
    runner = adviser(table)
    assert runner is None or runner.task is None or not isinstance(runner.task.question, Watch)
    table.controller.play(move)
    assert table.match.steps[-1].action == move or table.match.steps[-2].action == move


def test_another_move_is_made_and_the_warning_is_gone(clash) -> None:
    table, move, better = clash
    watched(table)
    known(table, blunder=move, better=better, fine=[better])
    table.controller.play(move)
    assert table.warned[-1].action == move
    before = len(table.match.steps)
    table.controller.play(better)
    assert table.match.steps[before].action == better and table.warned[-1] is None


def test_a_key_plays_what_stands_there_and_esc_takes_it_away(clash) -> None:
    table, move, better = clash
    c = table.controller
    watched(table)
    known(table, blunder=move, better=better)
    c.play(move)
    before = len(table.match.steps)
    assert c.warnings.close() and table.warned[-1] is None and len(table.match.steps) == before
    assert not c.warnings.close()  # Esc is for something else again
    c.warnings.insist()
    assert len(table.match.steps) == before  # nothing stands there
    c.play(move)
    assert table.match.steps[before].action == move  # it was said once


def test_a_press_that_was_meant_for_the_move_does_not_overrule_the_warning(
    clash, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 47
    table, move, better = clash
    monkeypatch.setattr(guard, "FRESH_MS", 300.0)
    watched(table)
    known(table, blunder=move, better=better)
    before = len(table.match.steps)
    for _ in range(3):
        table.controller.play(move)
        table.controller.warnings.insist()
    assert len(table.match.steps) == before and table.match.warnings == 1
    QTest.qWait(320)
    table.controller.warnings.insist()
    assert table.match.steps[before].action == move


# ---- a move of which nothing is known yet


def test_it_is_held_until_it_is_known(clash) -> None:
    table, move, better = clash
    before = len(table.match.steps)
    table.controller.play(move)
    assert first(table) == table.match.game.verbs.text(move) and len(table.match.steps) == before
    known(table, fine=[move])
    assert table.match.steps[before].action == move and table.warned == []  # so soon that nobody saw it
    assert better is not None


def test_what_turns_out_a_blunder_while_it_is_held_is_warned_of(clash) -> None:
    table, move, better = clash
    before = len(table.match.steps)
    table.controller.play(move)
    known(table, blunder=move, better=better)
    assert len(table.match.steps) == before and table.warned[-1].action == move
    table.controller.play(move)
    assert table.match.steps[before].action == move


def test_it_is_held_for_a_second_at_the_most_and_says_so(clash, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, move, _ = clash
    for timer in (table.controller.warnings._say_so, table.controller.warnings._end):
        timer.setInterval(timer.interval() // 5)
    before = len(table.match.steps)
    table.controller.play(move)
    qtbot.waitUntil(lambda: bool(table.warned), timeout=patience.MS)
    assert table.warned[0].waits
    qtbot.waitUntil(lambda: len(table.match.steps) > before, timeout=patience.MS)
    assert table.match.steps[before].action == move and table.match.warnings == 0
    assert warnings._HOLDING_MS <= 1300


@pytest.mark.parametrize("how", ["again", "esc"])
def test_whoever_does_not_want_to_wait_does_not(clash, how: str) -> None:
    table, move, _ = clash
    before = len(table.match.steps)
    table.controller.play(move)
    if how == "again":
        table.controller.play(move)
    else:
        assert table.controller.warnings.close()
    assert table.match.steps[before].action == move and len(table.match.steps) >= before + 1


def test_another_move_takes_the_place_of_the_one_that_is_held(clash) -> None:
    table, move, better = clash
    before = len(table.match.steps)
    table.controller.play(move)
    table.controller.play(better)
    assert first(table) == table.match.game.verbs.text(better)
    known(table, fine=[better])
    assert table.match.steps[before].action == better and not table.controller.warnings._end.isActive()


@pytest.mark.parametrize("event", ["trouble", "hint"])
def test_nothing_waits_for_a_process_that_fails_and_a_hint_goes_first(clash, event: str) -> None:
    table, move, _ = clash
    before = len(table.match.steps)
    table.controller.play(move)
    if event == "trouble":
        adviser(table).task = None
        adviser(table).trouble.emit("it broke")
        assert table.match.steps[before].action == move and table.trouble == []
    else:
        table.controller.hints.next()
        assert len(table.match.steps) == before and isinstance(adviser(table).task.question, Weigh)
        QTest.qWait(5)
        assert not table.controller.warnings._end.isActive()


def test_a_hint_that_was_on_its_way_comes_after_the_warning(clash) -> None:
    table, move, better = clash
    table.controller.hints.next()
    assert isinstance(adviser(table).task.question, Weigh)
    table.controller.play(move)
    known(table, blunder=move, better=better)
    assert table.warned[-1].action == move and isinstance(adviser(table).task.question, Weigh)


def test_what_a_hint_advises_is_played_without_a_word(clash) -> None:
    table, move, better = clash
    watched(table)
    known(table, blunder=move, better=better)
    table.controller.hints._advised = move
    before = len(table.match.steps)
    table.controller.play_advised()
    assert table.match.steps[before].action == move


# ---- another position


@pytest.mark.parametrize("way", ["undo", "look_at", "resign"])
def test_nothing_of_it_outlasts_its_position(sit, way: str) -> None:
    match, move, better = decision(ONE_PER_GAME[list(BY_ID).index("clash")])
    match.practice = True
    table = sitting(sit, match)
    watched(table)
    known(table, fine=[move])
    table.controller.play(move)
    table.settle()
    c = table.controller
    if not c.may(Deed.ACT) or len(c.legal) < 2:
        pytest.skip("the game went on without a choice")
    watched(table)
    first, second = c.legal[:2]
    known(table, blunder=first, better=second)
    c.play(first)
    assert table.warned[-1].action == first
    c.look_at(0) if way == "look_at" else getattr(c, way)()
    assert table.warned[-1] is None and c.warnings.stands is None
    held = table.match.steps[:]
    QTest.qWait(5)
    assert table.match.steps == held and better is not None


def test_a_move_that_is_held_is_not_made_after_an_undo(clash) -> None:
    table, move, _ = clash
    table.controller.play(move)
    table.controller.warnings._end.setInterval(0)
    table.controller.hints.drop()  # as with every other position
    QTest.qWait(5)
    assert table.match.steps == [] or table.match.steps[-1].action != move


# ---- among several people


def test_the_curtain_takes_it_away(sit) -> None:  # UX 35, 38
    match = matches(position("random", 8, 14, 0), 0, 8, (PERSON, PERSON))[0]
    table = sitting(sit, match)
    c = table.controller
    watched(table)
    first, second = c.legal[:2]
    known(table, blunder=first, better=second)
    assert asked_seats(table) == {c.viewer}
    c.play(first)
    assert table.warned[-1].action == first
    c.panic()
    assert table.warned[-1] is None and c.may(Deed.UNCOVER) and c.warnings.stands is None
    assert not c.counsel.knows(first)


def asked_seats(table: Any) -> set[int]:
    return {task.seat for task in adviser(table).asked if isinstance(task.question, Watch)}


# ---- what is said


@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_card_has_a_say(sit, seed: int) -> None:
    """Two worlds that the seat cannot tell apart: the same questions, and the same sentences."""
    told = []
    state = next(
        state
        for state in (position("random", 20 + 7 * seed + more, 16, 0) for more in range(9))
        if len(state.legal()) > 1
    )
    for match in matches(state, 0, seed, (PERSON, "greedy")):
        table = sitting(sit, match)
        watched(table)
        task = asked(table)
        legal = list(table.controller.legal)
        known(table, blunder=legal[0], better=legal[-1])
        table.controller.play(legal[0])
        reasons = [
            table.controller.say(speaks_against(one, other, False, table.controller.sight))
            for one in legal
            for other in legal
            if one != other
        ]
        told.append((task.world, task.question, table.warned[-1].text, reasons))
    assert told[0] == told[1] and told[0][3]


@pytest.mark.parametrize("setup", ONE_PER_GAME, ids=str)
def test_one_reason_in_one_line_that_does_not_name_the_better_move(sit, setup: SetUp) -> None:
    dice = Random(2)
    match, _, _ = decision(setup)
    table = sitting(sit, match)
    c = table.controller
    for _ in range(6):
        legal = list(c.legal)
        if len(legal) < 2 or not c.may(Deed.ACT):
            break
        move, better = dice.sample(legal, 2)
        said = c.say(speaks_against(move, better, False, c.sight))
        assert said and "house." not in said and "\n" not in said
        offer = c.say(c.face.offer(better)).rstrip(".")
        assert offer not in said or offer == c.say(c.face.offer(move)).rstrip(".")
        assert "it tells in the turns" not in said  # always something that can be seen
        c.warnings._told.append(better)
        c.play(better)
        table.settle()


def test_a_sure_win_is_the_first_reason(clash) -> None:
    table, move, better = clash
    watched(table)
    known(table, blunder=move, better=better, proved=True)
    table.controller.play(move)
    assert "can be won this turn" in table.warned[-1].text
    assert isinstance(table.warned[-1], Warning) and NAMES
