"""Practice and giving up at the table: what they mark, what they end, and what nothing takes back (UX 28, 29)."""

from desktop.controller.phase import Deed
from desktop.engine.match import PERSON
from desktop.engine.record import to_record
from desktop.games.clash.rules import END
from tests.controller.sitting import Sitting
from tests.controller.test_controller import NORMAL, playing, plays


def answered(table: Sitting) -> Sitting:
    """After a turn of the opponent, with the person to act again."""
    table.controller.play(END)
    table.settle()
    return table


def test_practice_is_marked_for_good_and_kept_at_once(sit):
    kept = []
    table = playing(sit, keep=lambda match, heading: kept.append(to_record(match).practice) or "")
    c = table.controller
    assert c.can_practise() and not table.match.practice
    c.practise()
    assert kept == [True] and not c.can_practise()
    c.practise()
    assert kept == [True]


def test_practice_takes_back_beyond_the_horizon_and_nothing_plays_on_by_itself(sit):  # UX 28
    table = answered(playing(sit))
    c, match = table.controller, table.match
    assert c.can_undo() == 0
    c.practise()
    assert c.can_undo() == sum(step.seat == 0 for step in match.steps)
    while c.can_undo():
        before = len(match.steps)
        c.undo()
        table.settle()
        assert len(match.steps) < before and match.state.decider() == 0
        table.check()
    assert not any(step.seat == 0 for step in match.steps)


def test_whoever_resigns_has_lost_and_it_is_kept(sit):
    kept = []
    table = playing(sit, keep=lambda match, text: kept.append((to_record(match).resigned, text.id)) or "")
    c = table.controller
    assert c.can_resign()
    c.resign()
    assert table.match.over and table.match.outcome().winners == (1,) and table.ends == 1
    assert kept == [(0, "house.end.wins")]
    assert c.tells.outcome().reason == c.tells.log()[-1].text == "You resigned."
    assert not c.can_resign() and c.can_undo() == 0 and c.tells.moves() == []
    table.check()


def test_one_may_resign_while_the_opponent_thinks_and_it_is_not_asked_again(sit):  # UX 24
    table = playing(sit)
    c = table.controller
    c.play(END)
    c.skip()
    assert table.opponent.task is not None
    steps = len(table.match.steps)
    c.resign()
    table.settle()
    assert table.match.over and table.ends == 1 and len(table.match.steps) == steps
    assert table.opponent.task is None


def test_one_may_resign_in_the_middle_of_what_is_being_played(sit):
    table = playing(sit, pace=NORMAL)
    c = table.controller
    c.play(plays(table)[0])
    assert table.scene.animator.busy
    c.resign()
    table.settle()
    assert table.match.over and table.ends == 1
    table.check()


def test_behind_the_curtain_nobody_can_resign(sit):  # UX 38
    table = sit((PERSON, PERSON), deal="random")
    c = table.controller
    assert c.may(Deed.UNCOVER) and not c.can_resign()
    c.resign()
    assert not table.match.over
    c.open_curtain()
    c.resign()
    assert table.match.over and table.match.resigned == c.viewer
