"""Opponents at a person's pace (UX 23): step mode, on to my turn, and asking again after trouble."""

from desktop import worker
from desktop.controller.phase import Phase
from desktop.engine.match import PERSON
from desktop.games.clash.rules import END
from desktop.table.motion.speeds import Pace, Speed
from tests.controller.sitting import Sitting
from tests.controller.test_controller import NORMAL, playing


def test_in_step_mode_each_move_of_an_opponent_waits_for_the_person(sit):
    table = playing(sit)
    c = table.controller
    c.set_step_mode(True)
    c.play(END)
    table.settle_motions()
    shown = 0
    while table.match.state.decider() != 0 and not table.match.over:
        steps = len(table.match.steps)
        table.opponent.answer()
        assert len(table.match.steps) == steps  # it lies ready, and waits
        (button,) = c.tells.buttons()
        assert button.action is None and button.primary
        c.go_on()
        table.settle_motions()
        shown += 1
        assert len(table.match.steps) == steps + 1
    assert shown
    table.check()


def test_in_step_mode_the_page_hears_that_a_move_waits(sit):
    table = playing(sit)
    c = table.controller
    c.set_step_mode(True)
    c.play(END)
    table.settle_motions()
    heard = []
    c.changed.connect(lambda: heard.append(c.phase is Phase.HELD))
    table.opponent.answer()
    assert heard and heard[-1]


def test_leaving_step_mode_lets_the_waiting_move_go(sit):
    table = playing(sit)
    c = table.controller
    c.set_step_mode(True)
    c.play(END)
    table.settle_motions()
    steps = len(table.match.steps)
    table.opponent.answer()
    c.set_step_mode(False)
    assert len(table.match.steps) == steps + 1
    table.settle()
    table.check()


def rushed(table: Sitting) -> None:
    c = table.controller
    c.play(END)
    c.skip_to_me()
    while table.opponent.task is not None:
        table.opponent.answer()


def test_on_to_my_turn_plays_everything_at_once_and_gives_the_pace_back(sit):
    table = playing(sit, pace=NORMAL)
    rushed(table)
    assert table.match.over or table.match.state.decider() == 0
    assert not table.scene.animator.busy
    assert table.scene.animator.pace == NORMAL
    table.check()


def test_another_pace_chosen_on_the_way_holds_from_the_next_turn_on(sit):
    table = playing(sit, pace=NORMAL)
    c = table.controller
    c.play(END)
    c.skip_to_me()
    assert table.scene.animator.pace.speed is Speed.OFF
    c.set_pace(Pace(Speed.SLOW))
    while table.opponent.task is not None:
        table.opponent.answer()
    assert table.scene.animator.pace == Pace(Speed.SLOW)


def test_on_to_my_turn_does_nothing_on_my_turn(sit):
    table = playing(sit, pace=NORMAL)
    table.controller.skip_to_me()
    assert table.scene.animator.pace == NORMAL


def test_after_trouble_the_opponent_can_be_asked_again(sit):
    table = playing(sit)
    c = table.controller
    c.play(END)
    table.settle_motions()
    table.opponent.task = None
    said = []
    c.trouble.connect(said.append)
    table.opponent.trouble.emit("it fell over")
    assert said and c.opponents.stuck
    (button,) = c.tells.buttons()
    asked = len(table.opponent.asked)
    c.go_on()
    assert button.action is None and not c.opponents.stuck and len(table.opponent.asked) == asked + 1
    table.settle()
    table.check()


def test_nobody_is_asked_where_only_people_sit(sit):
    table = sit((PERSON, PERSON), deal="random")
    assert table.controller.opponents.runner is None and table.controller.thinking() is None


def without_choice(sit) -> Sitting:
    """A strong opponent that has nothing left but to start its assault, and has just said so."""
    table = sit((PERSON, "strong"), first="seat1")
    opponents = table.controller.opponents
    while len(table.match.state.legal()) > 1 or table.match.state.decider() != 1:
        table.match.submit(table.match.state.decider(), table.match.state.legal()[0])
    opponents.forget()
    opponents.ask()
    return table


def test_an_opponent_without_a_choice_takes_its_time(sit, qtbot):  # UX 58
    table = without_choice(sit)
    opponents = table.controller.opponents
    opponents.answered.disconnect()
    table.opponent.answer()
    assert not opponents.ready and opponents.thinking is not None
    qtbot.waitUntil(lambda: opponents.ready, timeout=3000)
    assert opponents.thinking is None or table.opponent.task is None


def test_and_not_when_it_is_hurried_or_the_position_changes(sit):
    table = without_choice(sit)
    opponents = table.controller.opponents
    opponents.answered.disconnect()
    table.opponent.answer()
    opponents.hurry()
    assert opponents.ready
    opponents.forget()
    assert not opponents.ready
    opponents.ask()
    table.opponent.answer()
    opponents.forget()
    assert not opponents.ready and not opponents._hold.isActive()


def test_one_that_takes_its_time_says_nothing_more_when_it_is_closed(sit):
    table = without_choice(sit)
    opponents = table.controller.opponents
    table.opponent.answer()
    assert opponents._hold.isActive()
    opponents.close()
    assert not opponents._hold.isActive() and not opponents.ready


def test_one_with_a_choice_is_shown_when_it_has_decided(sit):
    table = sit((PERSON, "strong"), first="seat1")
    opponents = table.controller.opponents
    opponents.answered.disconnect()
    assert len(table.match.state.legal()) > 1
    table.opponent.answer()
    assert opponents.ready


def test_the_seconds_that_were_chosen_reach_the_opponent(sit, monkeypatch):
    """A setting that must reach another process: into the task, and there into the budget."""
    table = sit((PERSON, "strong"), first="seat1")
    opponents = table.controller.opponents
    opponents.forget()
    opponents.thought = 2.5
    opponents.ask()
    assert table.opponent.task.question.seconds == 2.5
    budgets = []

    class Listening:
        iterations = 0

        def choose(self, info, budget, rng):
            budgets.append(budget)
            return info.legal[0]

    monkeypatch.setattr(worker, "agent_for", lambda level: Listening())
    assert not worker.solve(table.opponent.task, {}, lambda: False).failed
    assert [budget.seconds for budget in budgets] == [2.5]
