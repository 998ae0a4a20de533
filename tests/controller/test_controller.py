"""The course of a match on the table: who is asked, undo and redo, previews, what the page is told, saving, the end."""

import time
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.controller.phase import Deed
from desktop.engine.events import Place
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.games.clash.cards import STRONGHOLD, TOWER, WATCHTOWER
from desktop.games.clash.rules import END
from desktop.games.clash.state import LANES
from desktop.look import Plate
from desktop.questions import Answer
from desktop.table.hands.picks import Target
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.card_item import State
from tests.controller.sitting import CLASH, NAMES, PATIENCE, Sitting, chooser
from tests.controller.witness import matches, position, worlds
from tests.games.walks import reshuffled

NORMAL = Pace(Speed.NORMAL)
MINE = (PERSON, "greedy")


def playing(sit, seed: int = 8, plies: int = 14, pace: Pace = NORMAL, **more) -> Sitting:
    """Seat 0 to act in the middle of a game against greedy."""
    table = sit(match=matches(position("random", seed, plies, 0), 0, seed, MINE)[0], pace=pace, **more)
    table.settle()
    return table


def plays(table: Sitting) -> list:
    return [action for _, action in table.controller.tells.moves() if action != END]


# ---- beginning


@pytest.mark.parametrize("players", [MINE, ("greedy", PERSON), (PERSON, PERSON), ("greedy", "random")])
@pytest.mark.parametrize("deal", ["draft", "random"])
def test_a_match_begins(sit, players, deal):
    table = sit(players, deal=deal, pace=NORMAL)
    table.settle_motions()
    table.check()
    table.settle()
    if PERSON not in players:
        assert table.match.over
    table.check()


def test_a_match_is_resumed_where_it_was_left(sit):
    first = playing(sit)
    first.controller.play(plays(first)[0])
    first.controller.close()
    again = sit(match=first.match)
    again.check()
    assert again.controller.can_undo() == 1
    again.controller.undo()
    again.check()


# ---- undo and redo


def test_undo_and_redo_to_the_horizon_and_back(sit):  # UX 28
    for seed in (8, 9, 10):
        table = playing(sit, seed=seed)
        seen = [table.seen()]
        while plays(table) and not table.match.over:
            table.controller.play(plays(table)[0])
            table.settle()
            seen.append(table.seen())
        count = table.controller.can_undo()
        assert count == len(seen) - 1 >= 1
        for left in range(count, 0, -1):
            assert table.controller.can_undo() == left
            table.controller.undo()
            table.settle()
            table.check()
            assert table.seen() == seen[left - 1]
        table.controller.undo()
        assert (len(table.match.steps), table.controller.can_undo()) == (0, 0)
        for done in range(count):
            assert table.controller.can_redo() == count - done
            table.controller.redo()
            table.settle()
            table.check()
            assert table.seen() == seen[done + 1]
        table.controller.redo()
        assert len(table.match.steps) == count


@pytest.mark.parametrize("moment", [0, 100, 400, 1000])
def test_undo_takes_less_than_a_tenth_of_a_second_also_in_mid_animation(sit, moment):  # UX 28
    table = playing(sit, seed=8, size=(1920, 1080))
    took = []
    for _ in range(5):
        table.controller.play(END)
        table.scene.animator.tick(moment)
        begun = time.process_time()
        table.controller.undo()
        took.append(time.process_time() - begun)
        table.settle()
        table.check()
    assert min(took) < 0.1
    assert table.match.undos == 5


def nothing_plays_on(table: Sitting) -> None:
    """However long one waits."""
    steps, seen = list(table.match.steps), table.seen()
    for _ in range(50):
        table.scene.animator.tick(100)
    assert table.opponent.task is None
    assert table.match.steps == steps
    assert table.seen() == seen
    table.check()


def test_after_an_undo_nothing_plays_by_itself(sit):  # UX 28
    table = playing(sit)
    table.controller.play(plays(table)[0])
    table.controller.play(END)
    table.scene.animator.tick(200)
    assert table.opponent.task is not None
    asked = table.opponent.task
    table.controller.undo()
    assert table.match.state.decider() == 0
    nothing_plays_on(table)
    table.opponent.answered.emit(Answer(asked.ticket, "end"))  # it comes all the same
    nothing_plays_on(table)
    table.controller.undo()
    nothing_plays_on(table)
    assert len(table.match.steps) == 0
    table.controller.redo()
    table.controller.redo()
    table.settle()
    assert len(table.match.steps) > 2


def test_undo_while_the_answer_lies_ready_does_not_play_it(sit):  # UX 28
    table = playing(sit)
    table.controller.play(END)
    table.scene.animator.tick(50)
    table.opponent.answer()
    assert len(table.match.steps) == 1
    table.controller.undo()
    assert len(table.match.steps) == 0
    nothing_plays_on(table)


def test_past_the_horizon_undo_only_finishes_what_runs(sit):
    table = playing(sit)
    table.controller.play(END)
    table.scene.animator.complete()
    table.opponent.answer()
    assert table.scene.animator.busy
    steps = len(table.match.steps)
    table.controller.undo()
    assert len(table.match.steps) >= steps
    assert table.controller.can_undo() == 0
    table.settle()
    table.check()


def test_the_next_question_after_an_undo_is_a_new_one(sit):
    table = playing(sit)
    table.controller.play(END)
    first = table.opponent.task
    table.controller.undo()
    table.controller.play(END)
    second = table.opponent.task
    assert second.ticket > first.ticket
    table.settle()
    assert table.match.state.decider() in (0, -1)


def test_the_ring_is_somewhere_at_any_time(sit):  # UX 12
    """Also on another table, after an undo and after the curtain."""
    table = sit((PERSON, PERSON), deal="draft", seed=6)

    def rings() -> int:
        cards = [item for cards in table.scene.cards.values() for item in cards]
        return sum(bool(item.state & State.FOCUS) for item in cards) + sum(
            z.focused for z in table.scene.zones.values()
        )

    choose = chooser(6)
    for _ in range(40):
        table.settle()
        assert rings() == 1
        table.view.resize(1100 + len(table.match.steps) % 7, 700)
        assert rings() == 1
        if table.match.over:
            return
        table.controller.play(choose(table.match))
        if table.controller.can_undo():
            table.controller.undo()
            assert rings() == 1
            table.controller.redo()


def test_the_curtain_may_fall_during_the_last_blow(sit):  # UX 36
    table = sit((PERSON, PERSON), seed=3, pace=NORMAL)
    choose = chooser(3)
    while not table.match.over:
        table.settle()
        table.controller.play(choose(table.match))
    assert table.scene.animator.busy
    table.controller.panic()
    assert table.controller.may(Deed.UNCOVER)
    assert table.ends == 0
    table.check()
    table.controller.open_curtain()
    assert table.ends == 1
    table.controller.panic()  # there is nothing secret any more
    assert not table.controller.may(Deed.UNCOVER)
    table.check()


# ---- who is asked, and with what


@pytest.mark.parametrize(("deal", "plies"), [("random", 0), ("random", 12), ("draft", 0), ("draft", 5), ("draft", 30)])
@pytest.mark.parametrize("first", ["the opponent acts", "a person acts"])
def test_the_opponents_process_is_told_the_same_in_worlds_it_cannot_tell_apart(sit, deal, plies, first):
    """Honesty: hidden cards and the generator stand otherwise, and not a byte of the task changes."""
    for seed in (3, 4):
        state = position(deal, seed, plies, 1 if first == "the opponent acts" else 0)
        told = []
        for dice in (None, Random(seed), Random(seed + 1)):
            world = state if dice is None else reshuffled(CLASH, state, 1, dice)
            seats = [Seat(NAMES[0]), Seat(NAMES[1], "greedy", 77)]
            match = Match(CLASH, seats, "duel", state.setting.options, 1, salt="salt", start=world)
            table = sit(match=match)
            if first == "a person acts":
                table.controller.play(sorted(state.legal())[-1] if state.counters[1] == 0 else END)
            if table.opponent.asked:
                told.append(table.opponent.asked[0])
        assert len(set(map(repr, told))) <= 1, first
        assert len(told) in (0, 3)
        if state.counters[1]:
            assert len(told) == 3
            assert worlds(state, 1, seed)[1].zones != state.zones


def test_an_answer_is_played_once_the_table_stands_still(sit):  # UX 23
    table = playing(sit)
    table.controller.play(END)
    table.opponent.answer()
    assert len(table.match.steps) == 1
    assert table.controller.thinking() is None
    table.settle_motions()
    assert len(table.match.steps) == 2


def test_a_press_that_an_opponents_move_overtakes_is_no_drag(sit):  # UX 7
    """The card was pressed while the opponent was thinking; its move came before the hand did."""
    for seed in range(6):
        table = sit(("greedy", PERSON), deal="draft", seed=seed, pace=NORMAL)
        table.settle_motions()
        while table.match.state.counters[1] == 0:
            assert table.scene.spec is not None
            if table.opponent.task is not None:
                at = table.grip(("offer", -1), 0)
                table.press(at)
                table.opponent.answer()
                if table.match.state.counters[1] == 0:
                    assert table.scene.animator.busy
                table.move(at - QPoint(40, 40))
                table.release(at - QPoint(40, 40))
                assert not table.scene.drag.active
                table.settle_motions()
            else:
                table.controller.play(table.controller.tells.moves()[0][1])
                table.settle_motions()
            if table.match.state.counters[1] == 0:
                table.check()


def test_a_stale_answer_is_dropped(sit):
    table = playing(sit)
    table.controller.play(END)
    table.scene.animator.complete()
    ticket = table.opponent.task.ticket
    table.opponent.answered.emit(Answer(ticket - 1, "end"))
    table.opponent.answered.emit(Answer(ticket + 1, "end"))
    assert len(table.match.steps) == 1
    assert table.opponent.task is not None


def test_an_opponent_that_cannot_answer_is_told_of_and_the_match_kept(sit):
    table = playing(sit)
    table.controller.play(END)
    table.opponent.task = None
    table.opponent.trouble.emit("")
    table.opponent.trouble.emit("ValueError: no idea")
    assert len(table.trouble) == 2
    assert "ValueError: no idea" in table.trouble[1]
    assert table.controller.say(Text("house.play.process_ended")) in table.trouble[0]
    table.settle()
    table.check()


def test_thinking_is_shown_at_its_seat(sit):  # UX 24
    table = playing(sit)
    table.controller.play(END)
    table.scene.animator.complete()
    assert table.controller.thinking() == 0.5
    table.controller.refresh()
    plate = table.scene.parts["plate", 1].part
    assert isinstance(plate, Plate)
    assert plate.thinking == 0.5
    table.controller.move_now()
    assert table.opponent.hurried == 1
    table.settle()
    plate = table.scene.parts["plate", 1].part
    assert plate.thinking is None


def test_closing_asks_nobody_and_plays_nothing_any_more(sit):
    table = playing(sit)
    table.controller.play(END)
    table.controller.close()
    assert table.opponent.closed
    steps = len(table.match.steps)
    table.opponent.answered.emit(Answer(99, "end"))
    for act in (table.controller.undo, table.controller.redo, table.controller.skip, table.controller.panic):
        act()
    table.controller.play(END)
    assert table.opponent.task is None
    assert len(table.match.steps) <= steps


def test_only_what_is_legal_is_played(sit):
    table = playing(sit)
    other = next(a for a in CLASH.new(2, "duel", {"deal": "random"}, 99).legal() if a not in table.match.state.legal())
    table.controller.play(other)
    assert not table.match.steps
    table.controller.play(END)
    table.controller.play(END)  # Space twice: the second is not the opponent's
    assert len(table.match.steps) == 1
    assert table.controller.tells.moves() == []
    assert table.controller.tells.buttons() == []


# ---- saving


def test_every_change_is_saved(sit):  # UX 33
    kept: list[tuple[int, str]] = []

    def keep(match: Match, heading: Text) -> str:
        kept.append((len(match.steps), heading.id))
        return ""

    table = playing(sit, keep=keep)
    table.controller.play(plays(table)[0])
    table.settle()
    table.controller.undo()
    table.controller.redo()
    table.controller.play(END)
    assert [steps for steps, _ in kept] == [1, 0, 1, 2]
    table.settle()
    assert [steps for steps, _ in kept] == [1, 0, 1, 2, *range(3, len(table.match.steps) + 1)]


def test_a_save_that_fails_is_said_and_the_game_goes_on(sit):
    table = playing(sit, keep=lambda match, heading: "The disk is full.")
    table.controller.play(END)
    assert table.trouble == ["The disk is full."]
    table.settle()
    table.check()


# ---- previews


def towers(view: View, seat: int) -> tuple[int, int]:
    """Which tower a seat has, and where."""
    row = view.zones[Place("hand", seat)] or ()
    return next((slot.card, at) for at, slot in enumerate(row) if slot.card is not None and slot.card >= TOWER)


def in_lanes(view: View, seat: int) -> Counter:
    return Counter(slot.card for lane in LANES for slot in view.zones[Place(lane, seat)] or ())


def what_came_of_it(before: View, after: View, me: int) -> Counter:
    """The notes a preview should have had, told from the two views alone."""
    notes: Counter = Counter()
    names = CLASH.catalog.names
    for seat, note in ((me, "own_falls"), (1 - me, "destroys")):
        for card in (in_lanes(before, seat) - in_lanes(after, seat)).elements():
            notes[f"clash.note.{note}", f"clash.card.{names[card]}.name"] += 1
    (was, at), (is_now, to) = towers(before, 1 - me), towers(after, 1 - me)
    fell = was == WATCHTOWER and is_now == STRONGHOLD
    if fell:
        notes["clash.note.their_watchtower_falls", ""] += 1
    if after.to_act < 0 and is_now == STRONGHOLD and to == len(after.zones[Place("hand", 1 - me)] or ()) - 1:
        notes["clash.note.their_stronghold_falls", ""] += 1
    if not fell and to > at:
        notes["clash.note.tower_moves", str(to - at)] += 1
    return notes


SAID = ("own_falls", "destroys", "their_watchtower_falls", "their_stronghold_falls", "tower_moves")


@pytest.mark.parametrize("edition", ["starter", "leaflet"])
def test_the_preview_of_the_assault_is_what_then_happens(sit, edition):  # UX 31
    told = 0
    for seed in range(5):
        table = sit((PERSON, PERSON), seed=seed, edition=edition)
        choose = chooser(seed)
        for _ in range(PATIENCE):
            table.settle()
            if table.match.over:
                break
            action = choose(table.match)
            me, before = table.controller.viewer, table.seen()
            said = table.controller.preview()
            notes = CLASH.preview(table.match.info(me), END)
            assert said == " ".join(("⚠ " if note.warning else "") + table.controller.say(note.text) for note in notes)
            table.controller.play(action)
            if action != END:
                continue
            expected = what_came_of_it(before, table.match.view(me), me)
            ids = Counter()
            for note in notes:
                kind = note.text.id.rpartition(".")[2]
                if kind in SAID and not (kind == "tower_moves" and expected["clash.note.their_watchtower_falls", ""]):
                    arg = note.text.args[0] if note.text.args else ""
                    ids[note.text.id, arg.id if isinstance(arg, Text) else str(arg)] += 1
            if expected["clash.note.their_watchtower_falls", ""]:
                expected = Counter({note: n for note, n in expected.items() if "tower_moves" not in note[0]})
            assert ids == expected, said
            told += bool(expected)
    assert told > 20


def test_a_drop_is_previewed_while_the_card_hangs_over_its_target(sit):  # UX 31
    table = playing(sit)
    heard: list[str] = []
    table.controller.previewed.connect(heard.append)
    standing = table.controller.preview()
    for action in plays(table):
        made = table.gesture(action)
        target = Target(made.dst, made.dst_at)
        _, end = table.carry(made.src, made.src_at, table.drop_point(target))
        assert table.scene.picks.aim == target
        notes = CLASH.preview(table.match.info(0), action)
        expected = " ".join(("⚠ " if note.warning else "") + table.controller.say(note.text) for note in notes)
        assert table.controller.preview() == expected
        table.key(Qt.Key.Key_Escape)
        table.release(end)
        assert table.controller.preview() == standing
        table.settle()
    assert len(set(heard)) > 1


# ---- what the page is told


def test_the_page_is_told_who_acts_and_what_is_expected(sit):  # UX 18
    table = playing(sit)
    c = table.controller
    assert c.tells.heading() == c.say(Text("clash.turn", (table.match.state.counters[1],)))
    assert c.tells.prompt() == c.say(table.seen().prompt)
    assert c.tells.acting().name == NAMES[0]
    button = c.tells.buttons()[0]
    assert (button.key, button.primary) == ("Space", True)
    assert str(len({(table.gesture(a).src, table.gesture(a).src_at) for a in plays(table)})) in button.note  # UX 30
    assert c.tells.outcome() is None
    c.play(END)
    assert c.tells.acting().name == NAMES[1]
    assert c.tells.prompt() == c.say(Text("clash.log.end", (seat_name(0),)))  # what is being played
    assert c.preview() == ""
    table.settle_motions()
    assert NAMES[1] in c.tells.prompt()


def test_the_assault_is_the_current_phase_while_it_is_played(sit):
    table = playing(sit)
    labels, at = table.controller.tells.phases()
    table.controller.play(END)
    table.scene.animator.tick(10)
    assert table.controller.tells.phases() == (labels, at + 1)
    table.settle_motions()
    assert table.controller.tells.phases() == (labels, at)


@pytest.mark.parametrize("pace", [Pace(Speed.OFF), NORMAL])
def test_the_end_is_told_once_after_the_last_animation(sit, pace):
    table = sit(MINE, seed=3, pace=pace)
    choose = chooser(3)
    while not table.match.over:
        table.settle()
        if table.controller.tells.moves():
            table.controller.play(choose(table.match))
    if table.scene.animator.busy:
        assert table.ends == 0
    table.settle()
    assert table.ends == 1
    end = table.controller.tells.outcome()
    outcome = table.match.outcome()
    assert [row[4] for row in end.rows] == [seat in outcome.winners for seat in (0, 1)]
    assert [row[0] for row in end.rows] == list(NAMES)
    assert all(len(row[5]) == len(end.headers) for row in end.rows)
    assert {len(line) for line in end.curve.values()} == {len(table.match.steps) + 1}
    assert table.controller.can_undo() == 0
    table.controller.undo()
    assert table.match.over
    table.check()


def test_a_move_is_kept_before_it_is_shown(sit, monkeypatch):  # UX 33
    """The order of two things: a kill while a move is being played must not lose it."""
    happened = []
    table = playing(sit, pace=NORMAL, keep=lambda match, heading: happened.append("kept") or "")
    play = table.scene.animator.play
    monkeypatch.setattr(table.scene.animator, "play", lambda *steps: (happened.append("shown"), play(*steps))[1])
    for action in (table.match.state.legal()[0], END):
        happened.clear()
        table.controller.play(action)
        assert happened[:2] == ["kept", "shown"]
        table.settle()
