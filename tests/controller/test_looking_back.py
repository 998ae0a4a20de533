"""Looking at an earlier table from the log (UX 32): the match waits, and nothing can be played there."""

from desktop.controller.phase import Deed
from desktop.engine.match import PERSON
from desktop.games.clash.rules import END
from desktop.look import Key, Look
from desktop.table.scene.large_card import Floating
from tests.controller.sitting import CLASH, Sitting
from tests.controller.test_controller import NORMAL, playing, plays


def on_the_table(table: Sitting) -> dict[Key, list[Look]]:
    return {key: [item.look for item in cards] for key, cards in table.scene.cards.items()}


def moved(sit) -> Sitting:
    table = playing(sit)
    table.controller.play(plays(table)[0])
    table.settle()
    return table


def test_a_clicked_line_shows_the_table_before_its_decision(sit):
    table = moved(sit)
    c, steps = table.controller, table.match.steps
    now = on_the_table(table)
    for number in range(len(steps)):
        c.look_at(number)
        assert c.phase.looking
        then = CLASH.view(steps[number].before, 0)
        assert on_the_table(table) == {
            key: list(looks) for key, looks in c.face.looks(then, (), c.say).items() if key in table.scene.cards
        }
    c.look_away()
    assert not c.phase.looking and on_the_table(table) == now
    table.check()


def test_nothing_can_be_played_at_an_earlier_table(sit):
    table = moved(sit)
    c, steps = table.controller, len(table.match.steps)
    c.look_at(0)
    assert c.tells.moves() == [] and not c.hints.offered() and not c.can_redo()
    assert not any(c.hands.accepts(key, at) for key, cards in table.scene.cards.items() for at in range(len(cards)))
    (back,) = c.tells.buttons()
    assert back.action is None and back.primary
    c.hints.next()
    assert c.phase.looking and len(table.match.steps) == steps


def test_playing_on_or_taking_back_leaves_the_earlier_table(sit):
    table = moved(sit)
    c = table.controller
    c.look_at(0)
    c.undo()
    assert not c.phase.looking and c.can_redo() == 1
    table.check()
    c.look_at(0)
    c.play(END)
    assert not c.phase.looking and table.match.steps[-1].action == END
    table.settle()
    table.check()


def test_an_opponents_move_waits_while_somebody_looks_back(sit):
    table = playing(sit)
    c = table.controller
    c.play(END)
    c.skip()
    steps = len(table.match.steps)
    c.look_at(0)
    table.opponent.answer()
    assert c.phase.looking and len(table.match.steps) == steps
    c.look_away()
    assert len(table.match.steps) > steps
    table.settle()
    table.check()


def test_the_curtain_falls_over_an_earlier_table(sit):
    table = sit((PERSON, PERSON), deal="random", pace=NORMAL)
    c = table.controller
    c.open_curtain()
    table.scene.animator.complete()  # the deal is seen first
    c.play(c.tells.moves()[0][1])
    table.scene.animator.complete()
    c.look_at(0)
    assert c.phase.looking
    c.panic()
    assert c.may(Deed.UNCOVER) and not c.phase.looking
    assert not any(table.scene.cards.values())


def test_lines_name_their_cards(sit):
    table = moved(sit)
    lines = [line for line in table.controller.tells.log() if line.kind == "line"]
    for line in lines:
        action = table.match.steps[line.step].action
        names = [look.face.title for look in line.looks]
        assert all(name in line.text for name in names)
        assert len(names) == (action.card >= 0) + (action.verb == "cast")
    table.scene.reading.show(lines[0].looks, 200.0)
    assert sum(isinstance(item, Floating) for item in table.scene.items()) == len(lines[0].looks)
    table.scene.reading.show((), 0.0)
    assert not any(isinstance(item, Floating) for item in table.scene.items())
