"""Hints in three steps (UX 27), made of what the asking seat may know; and the look back over a finished match."""

import pytest
from PySide6.QtTest import QTest

from desktop.ai.judging import BEST as GOOD
from desktop.ai.judging import MISTAKE, Verdict
from desktop.controller import counsel
from desktop.controller.advice import Weighed
from desktop.controller.comparison import compared, decided, differences
from desktop.controller.hints import BEST
from desktop.controller.phase import Deed
from desktop.engine.actions import Action
from desktop.engine.game import Note, Why
from desktop.engine.match import PERSON
from desktop.engine.text import Text
from desktop.games.clash.rules import END
from desktop.questions import Answer, Judge, Task, TellLuck
from desktop.table.hands.picks import Target
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.card_item import State
from tests.controller.sitting import CLASH, Sitting, chooser
from tests.controller.witness import matches, position

MINE = (PERSON, "greedy")


def playing(sit, seed: int = 8, plies: int = 14, players: tuple[str, str] = MINE, **more) -> Sitting:
    """Seat 0 to act in the middle of a game, with several cards to play."""
    table = sit(match=matches(position("random", seed, plies, 0), 0, seed, players)[0], **more)
    table.settle()
    return table


def adviser(table: Sitting):
    """The stand-in of the process that advises; None: nobody has asked yet."""
    return table.controller.counsel._runner


def advise(table: Sitting, *found: tuple[Action, float]) -> None:
    """It answers what is asked with these chances."""
    task, adviser(table).task = adviser(table).task, None
    texts = tuple((CLASH.verbs.text(action), chance) for action, chance in found)
    adviser(table).answered.emit(Answer(task.ticket, "", found=texts))


def lit(table: Sitting, state: State = State.LEGAL) -> set[Target]:
    """Cards and places that shine."""
    cards = {
        Target(key, at)
        for key, items in table.scene.cards.items()
        for at, item in enumerate(items)
        if item.state & state
    }
    return cards | {Target(key) for key, zone in table.scene.zones.items() if zone.legal and state == State.LEGAL}


def playable(table: Sitting) -> dict[Action, tuple[Target, Target]]:
    """Every card action, the card it takes up and where that goes."""
    view, face, made = table.controller.view, CLASH.face, {}
    for _, action in table.controller.tells.moves():
        gesture = face.gesture(view, action)
        if gesture is not None:
            made[action] = Target(gesture.src, gesture.src_at), Target(gesture.dst, gesture.dst_at)
    return made


def three(table: Sitting) -> list[Action]:
    """Actions with three cards, where there are so many; at least with two."""
    by_card = {card: action for action, (card, _) in playable(table).items()}
    assert len(by_card) > 1
    return list(by_card.values())[:3]


# ---- the three steps


def test_first_the_cards_that_can_be_played_shine(sit):  # UX 27
    table = playing(sit)
    assert adviser(table) is None  # nobody thinks before somebody asks
    table.controller.hints.next()
    cards = {card for card, _ in playable(table).values()}
    assert len(cards) > 1 and lit(table) == cards
    assert table.controller.preview() == table.controller.say(Text("house.hint.playable", (len(cards),)))
    assert len(adviser(table).asked) == 1


def test_then_the_best_three_by_name(sit):  # UX 27
    table = playing(sit)
    table.controller.hints.next()
    best = three(table)
    advise(table, *((action, 0.7 - 0.1 * n) for n, action in enumerate(best)), (END, 0.2))
    assert lit(table) == {card for card, _ in playable(table).values()}  # the answer alone shows nothing new
    table.controller.hints.next()
    assert lit(table) == {playable(table)[action][0] for action in best}
    said = table.controller.preview()
    places = [said.index(table.controller.say(CLASH.face.offer(action)).rstrip(".")) for action in best]
    assert places == sorted(places) and ".." not in said
    ended = table.controller.say(CLASH.face.offer(END)).rstrip(".")
    assert (ended in said) == (len(best) < BEST)
    assert len(adviser(table).asked) == 1  # one question serves all steps


def test_at_last_the_best_alone_where_it_goes_with_its_chance_and_what_it_does(sit):  # UX 27
    table = playing(sit)
    for _ in range(3):
        table.controller.hints.next()
    action = three(table)[0]
    card, goes = playable(table)[action]
    advise(table, (action, 0.634), (END, 0.2))
    assert lit(table) == {card, goes}
    taker = table.scene.zones[goes.key].taker if goes.index < 0 else goes in lit(table, State.TAKER)
    assert taker
    said = table.controller.preview()
    assert "63\u00a0%" in said and table.controller.say(CLASH.face.offer(action)).rstrip(".") in said
    assert "20\u00a0%" in said and table.controller.say(CLASH.face.offer(END)).rstrip(".") in said
    table.controller.hints.next()  # there is no fourth step
    assert table.controller.preview() == said and lit(table) == {card, goes}


def test_the_best_may_be_a_button(sit):
    table = playing(sit)
    for _ in range(3):
        table.controller.hints.next()
    advise(table, (END, 0.5))
    assert lit(table) == set()
    said = table.controller.preview()
    assert "50\u00a0%" in said and table.controller.say(CLASH.face.offer(END)).rstrip(".") in said


def test_the_reason_compares_the_outcomes_of_both_moves(sit):  # UX 57
    """Each difference in both forecasts is said with both numbers, what is alike is not, and no rule is a reason."""
    table = playing(sit, plies=20)
    sight, say = table.controller.sight, table.controller.say
    compared_any = 0
    for action in playable(table):
        for other in [*playable(table), END]:
            if action == other:
                continue
            mine, theirs = CLASH.preview(table.match.info(0), action), CLASH.preview(table.match.info(0), other)
            said = [say(text) for text in compared(Weighed(action, 0.6), Weighed(other, 0.5), sight)]
            whole = " ".join(said)
            assert "60\u00a0%" in said[0] and "50\u00a0%" in said[0]
            alike = {note.text for note in mine} & {note.text for note in theirs}
            assert not [note for note in alike if say(note) in said[1:]]
            for note in mine:
                if note.text.id not in {each.text.id for each in theirs} and not note.rule:
                    assert say(note.text).rstrip(".") in whole
                    compared_any += 1
            assert "Then, in the assault" not in whole
    assert compared_any


def test_the_same_thing_is_said_with_both_numbers(sit):  # UX 57
    table = playing(sit)
    moves = Text("clash.note.tower_moves", (2, "Watchtower")), Text("clash.note.tower_moves", (1, "Watchtower"))
    told = differences([Note(moves[0])], [Note(moves[1])], table.controller.sight)
    assert [table.controller.say(text) for text in told] == [
        "Watchtower moves 2 places, instead of: Watchtower moves 1 place."
    ]
    assert not list(differences([Note(moves[0])], [Note(moves[0])], table.controller.sight))


def test_a_move_that_carries_a_warning_is_not_advised_where_another_is_as_good(sit):  # UX 57
    table = playing(sit)
    one, two = list(playable(table))[:2]
    warned = {one: [Note(Text("clash.note.own_watchtower_falls"), True)], two: []}
    near, far = [Weighed(one, 0.60), Weighed(two, 0.59)], [Weighed(one, 0.60), Weighed(two, 0.40)]
    assert decided(near, warned.__getitem__) == (near[1], near[0])
    assert decided(far, warned.__getitem__) == (far[0], far[1])


def test_a_warning_of_what_is_advised_is_answered(sit):  # UX 57
    """The button warns that cards could still be played: the hint that advises it says that this is worth it."""
    table = playing(sit)
    for _ in range(3):
        table.controller.hints.next()
    advise(table, (END, 0.5), (three(table)[0], 0.3))
    note = next(button.note for button in table.controller.tells.buttons() if button.action == END)
    assert note and f"Worth it even so: {note.rstrip('.')}." in table.controller.preview()


def test_a_card_that_is_rested_on_does_not_talk_over_a_hint(sit):
    table = playing(sit)
    c = table.controller
    (card, _), *_ = playable(table).values()
    c.hints.next()
    said = c.preview()
    for key, index in (tuple(card), (None, -1)):
        c.hands.hovered(key, index)
        assert c.preview() == said
    c.hints.drop()


def test_do_it_plays_exactly_what_is_advised_and_only_then(sit):  # UX 57
    table = playing(sit)
    c = table.controller
    action = three(table)[0]
    for _ in range(2):
        c.hints.next()
        c.play_advised()
        assert c.hints.advised is None
    before = len(table.match.steps)
    advise(table, (action, 0.6), (END, 0.2))
    c.play_advised()  # the best three stand there: none is advised yet
    assert len(table.match.steps) == before
    c.hints.next()
    assert c.hints.advised == action
    c.play_advised()
    assert table.match.steps[before].action == action and c.hints.advised is None


def test_while_it_thinks_it_says_so_and_the_answer_shows_by_itself(sit):
    table = playing(sit)
    table.controller.hints.next()
    table.controller.hints.next()
    assert table.controller.preview() == table.controller.say(Text("house.hint.thinking"))
    action = three(table)[0]
    advise(table, (action, 0.6))
    assert table.controller.say(CLASH.face.offer(action)).rstrip(".") in table.controller.preview()


@pytest.mark.parametrize("deal", ["draft", "random"])
def test_a_real_search_advises_in_any_part_of_a_game(sit, deal):
    table = sit(MINE, deal=deal, seed=2)
    choose = chooser(2)
    for _ in range(5):
        table.settle()
        if table.match.over:
            break
        for _ in range(3):
            table.controller.hints.next()
        adviser(table).answer()
        legal = [table.controller.say(CLASH.face.offer(a)).rstrip(".") for a in table.match.state.legal()]
        said = table.controller.preview()
        assert ("%" in said or len(legal) == 1) and any(name in said for name in legal)
        table.controller.play(choose(table.match))


# ---- when it goes out


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("leaving", ["play", "undo", "redo"])
def test_the_lights_go_out_with_the_position(sit, steps, leaving):
    table = playing(sit)
    play = three(table)
    if leaving != "play":
        table.controller.play(play[0])
        table.settle()
    if leaving == "redo":
        table.controller.undo()
        table.settle()
    for _ in range(steps):
        table.controller.hints.next()
    assert adviser(table).task is not None
    late = adviser(table).task
    {
        "play": lambda: table.controller.play(play[0]),
        "undo": table.controller.undo,
        "redo": table.controller.redo,
    }[leaving]()
    assert adviser(table).task is None  # it need not think on
    table.settle()
    assert lit(table) == set() and not any(zone.taker for zone in table.scene.zones.values())
    quiet = table.controller.preview()
    adviser(table).answered.emit(Answer(late.ticket, "", found=(("end", 0.9),)))  # it comes all the same
    assert table.controller.preview() == quiet and lit(table) == set()
    table.check()
    table.controller.hints.next()  # and the next one begins at the first step, with a question of its own
    assert table.controller.preview() == table.controller.say(
        Text("house.hint.playable", (table.controller.gestures.cards,))
    )
    assert adviser(table).task.ticket > late.ticket


def test_a_hint_changes_nothing_of_the_match(sit):
    table = playing(sit)
    seen, steps = table.seen(), len(table.match.steps)
    for _ in range(4):
        table.controller.hints.next()
    adviser(table).answer()
    assert (table.seen(), len(table.match.steps), table.match.undos) == (seen, steps, 0)


def test_a_hint_finishes_what_runs(sit):  # UX 21
    table = playing(sit, pace=Pace(Speed.NORMAL))
    table.controller.play(three(table)[0])
    assert table.scene.animator.busy
    table.controller.hints.next()
    assert not table.scene.animator.busy
    assert lit(table) == {card for card, _ in playable(table).values()}


# ---- when there is nothing to advise on


def nothing_is_hinted(table: Sitting) -> None:
    before = table.controller.preview()
    assert not table.controller.hints.offered()
    for _ in range(3):
        table.controller.hints.next()
    assert table.controller.preview() == before and lit(table) == set()
    assert adviser(table) is None or adviser(table).task is None


def test_no_hint_while_the_opponent_thinks(sit):
    table = playing(sit)
    table.controller.play(END)
    table.scene.animator.complete()
    assert table.opponent.task is not None
    nothing_is_hinted(table)
    assert table.opponent.task is not None  # nor does it disturb the opponent


def test_no_hint_between_opponents_nor_after_the_end_nor_after_leaving(sit):
    watched = sit(("greedy", "random"), seed=2)
    nothing_is_hinted(watched)
    watched.settle()
    assert watched.match.over
    watched.controller.hints.next()
    assert watched.controller.preview() == "" and lit(watched) == set()
    left = playing(sit)
    left.controller.close()
    nothing_is_hinted(left)


def test_between_two_people_the_one_who_looks_is_advised_and_nobody_under_the_curtain(sit):  # UX 38
    table = playing(sit, players=(PERSON, PERSON))
    table.controller.hints.next()
    assert adviser(table).task.seat == table.controller.viewer == 0
    asked = adviser(table).task
    table.controller.panic()
    adviser(table).task = None
    adviser(table).answered.emit(Answer(asked.ticket, "", found=(("end", 0.9),)))
    assert table.controller.may(Deed.UNCOVER) and table.controller.preview() == ""
    nothing_is_hinted(table)
    table.check()
    table.controller.open_curtain()
    table.controller.play(END)
    table.settle()
    assert table.controller.viewer == 1 and lit(table) == set()
    table.controller.hints.next()
    assert adviser(table).task.seat == 1


# ---- honesty


@pytest.mark.parametrize(("deal", "plies"), [("random", 12), ("draft", 5), ("draft", 30)])
def test_a_hint_is_the_same_in_worlds_the_seat_cannot_tell_apart(sit, deal, plies):  # UX 38
    for seed in (3, 4):
        shown = []
        for match in matches(position(deal, seed, plies, 0), 0, seed, MINE):
            table = sit(match=match)
            table.settle()
            for _ in range(3):
                table.controller.hints.next()
                shown.append((adviser(table).asked[-1], table.controller.preview(), lit(table)))
            adviser(table).answer()
            shown.append((None, table.controller.preview(), lit(table)))
        half = len(shown) // 2
        assert [repr(each) for each in shown[:half]] == [repr(each) for each in shown[half:]]


def test_the_advisers_task_holds_no_true_state(sit):
    """Not the position of the match, but a world the seat might imagine."""
    differs = 0
    for seed in (3, 4, 5):
        state = position("random", seed, 12, 0)
        table = sit(match=matches(state, 0, seed, MINE)[0])
        table.settle()
        table.controller.hints.next()
        task: Task = adviser(table).task
        world = CLASH.from_json(state.setting, task.world)
        assert CLASH.view(world, 0) == CLASH.view(state, 0)
        assert world.rng != state.rng
        differs += world.zones != state.zones
    assert differs


# ---- the look back


def finished(sit, seed: int = 3) -> Sitting:
    """A game to its end, with every review's question still open."""
    table = sit(MINE, seed=seed)
    choose = chooser(seed)
    while not table.match.over:
        table.settle()
        if table.match.over:
            break
        assert table.controller.tells.look_back() is None
        table.controller.play(choose(table.match))
    table.settle()
    return table


def test_the_look_back_comes_after_the_end_and_is_told_once(sit):
    table = finished(sit)
    heard: list[bool] = []
    table.controller.counsel.reviewed.connect(lambda: heard.append(True))
    while adviser(table).task is not None:
        known = table.controller.counsel.review.drawn
        assert (table.controller.tells.look_back() is not None) == known and not heard
        adviser(table).answer()
    assert heard == [True]
    back = table.controller.tells.look_back()
    assert set(back.chances) == {0, 1}
    assert all(len(line) == len(table.match.steps) for line in back.chances.values())
    assert all(0 <= chance <= 1 for line in back.chances.values() for chance in line)
    assert [a + b for a, b in zip(*back.chances.values(), strict=True)] == pytest.approx([1.0] * len(table.match.steps))
    assert adviser(table).closed  # nothing thinks on


def test_what_stands_out_comes_while_the_rest_is_judged(sit):
    table = finished(sit)
    named, seats = [], set()
    while (task := adviser(table).task) is not None:
        if isinstance(task.question, TellLuck):  # luck is told from play in between
            adviser(table).answer()
            continue
        step = table.match.steps[task.decision]
        if not isinstance(task.question, Judge):
            advise(table, (step.action, 0.5))
            continue
        seats.add(task.seat)
        back = table.controller.tells.look_back()
        assert [number for number, _ in back.moments] == sorted(named)[:3] and back.note
        worse = len(named) < 3 and len(step.before.legal()) > 1
        verdict = (
            Verdict(MISTAKE, task.question.played, (), 0.08, 0.12, 0.16)
            if worse
            else Verdict(GOOD, task.question.played)
        )
        named += [task.decision] if worse else []
        adviser(table).task = None
        adviser(table).answered.emit(Answer(task.ticket, "", verdict=verdict))
    back = table.controller.tells.look_back()
    assert [number for number, _ in back.moments] == sorted(named) and back.note == ""
    assert seats == {0}  # the person's own


def test_while_the_person_thinks_what_it_played_is_judged_and_nothing_is_told(sit, monkeypatch):
    monkeypatch.setattr(counsel, "STUDY_AFTER", 0)
    table = sit(MINE, seed=3)
    choose = chooser(3)
    table.settle()
    QTest.qWait(5)
    assert adviser(table) is None  # nothing was played yet
    table.controller.play(choose(table.match))
    table.settle()
    QTest.qWait(5)
    task = adviser(table).task
    assert isinstance(task.question, Judge) and task.decision == next(
        at for at, step in enumerate(table.match.steps) if step.seat == 0
    )
    before = table.controller.preview()
    adviser(table).answer()
    assert table.controller.tells.look_back() is None and table.controller.preview() == before
    assert lit(table) == set()
    table.controller.play(choose(table.match))
    assert adviser(table).task is None or adviser(table).task.decision > task.decision


def test_leaving_during_the_look_back_ends_it(sit):
    table = finished(sit)
    assert adviser(table).task is not None
    table.controller.close()
    assert adviser(table).closed and table.controller.tells.look_back() is None


# ---- reasons that do not show in what a move brings


def test_a_reason_beyond_the_outcomes_is_said_unless_both_moves_have_it(sit, monkeypatch):  # UX 57
    table = playing(sit)
    first, second = list(playable(table))[:2]
    sight, say = table.controller.sight, table.controller.say
    why = Text("clash.why_so.shield", ("Brute", "Watchtower", Text("seat", (1,))))
    having = {first}
    monkeypatch.setattr(
        type(CLASH), "talk", CLASH.talk._replace(reasons=lambda info, action: (Why(why),) * (action in having))
    )
    said = [say(text) for text in compared(Weighed(first, 0.6), Weighed(second, 0.5), sight)]
    assert say(why) in said[1:] and say(why).startswith("Kept as a shield")
    alone = [say(text) for text in compared(Weighed(first, 0.6), None, sight)]
    assert say(why) in alone
    having.add(second)
    assert say(why) not in [say(text) for text in compared(Weighed(first, 0.6), Weighed(second, 0.5), sight)]
    having.remove(first)
    assert say(why) not in [say(text) for text in compared(Weighed(first, 0.6), Weighed(second, 0.5), sight)]
