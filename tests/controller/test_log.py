"""The log of a match: a line a decision, what came of it, turn heads, and where undo ends."""

from collections.abc import Iterator

import pytest

from desktop.controller.log import Log, LogLine, _runs
from desktop.engine.game import Why
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import fold
from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.games.chronicle import GAME as CHRONICLE
from desktop.games.clash.rules import END
from desktop.words import Words
from tests.controller.sitting import CLASH, NAMES, Sitting, Spelled, chooser
from tests.controller.witness import matches, position


def log_of(table: Sitting) -> Log:
    """A log that has seen nothing yet."""
    return Log(table.match, CLASH.face, table.controller.say)


def played(sit, seed: int, **options) -> Iterator[Sitting]:
    """A match at each of its decisions."""
    table = sit((PERSON, PERSON), seed=seed, **options)
    choose = chooser(seed)
    while not table.match.over:
        table.settle()
        yield table
        table.controller.play(choose(table.match))
    table.settle()
    yield table


@pytest.mark.parametrize("deal", ["draft", "random"])
def test_a_line_a_decision_and_a_head_a_turn(sit, deal):  # UX 32
    for table in played(sit, 6, deal=deal):
        lines = table.controller.tells.log()
        steps = table.match.steps
        told = [line for line in lines if line.kind == "line"]
        assert [line.step for line in told] == list(range(len(steps)))
        assert [line.seat for line in told] == [step.seat for step in steps]
        for line, step in zip(told, steps):
            view = CLASH.view(step.before, table.controller.viewer)
            assert line.text == table.controller.say(CLASH.describe(view, step.action))
            assert NAMES[step.seat] in line.text  # names, never "You"
        heads = [line.text for line in lines if line.kind == "turn"]
        assert len(heads) == len(set(heads)) == table.match.state.counters[1]
        order = [line.step for line in lines if line.kind in ("line", "detail")]
        assert order == sorted(order)


def test_details_stand_under_the_decision_they_belong_to(sit):
    found = 0
    for table in played(sit, 9):
        lines = table.controller.tells.log()
        for number, step in enumerate(table.match.steps):
            view, texts = CLASH.view(step.before, None), []
            for event in step.events:
                texts.append(CLASH.face.tell(view, event))
                view = fold(view, [event], table.match.state.setting)
            details = [line.text for line in lines if line.kind == "detail" and line.step == number]
            assert details == [table.controller.say(text) for text in texts if text is not None]
            found += len(details)
    assert found


@pytest.mark.parametrize("deal", ["draft", "random"])
def test_the_horizon_stands_where_undo_ends(sit, deal):  # UX 28
    """As many decisions below it as can be taken back; none once the game is over."""
    depths = set()
    for table in played(sit, 6, deal=deal):
        lines = table.controller.tells.log()
        marks = [at for at, line in enumerate(lines) if line.kind == "horizon"]
        if table.match.over or not table.match.steps:
            assert marks == []
            continue
        (mark,) = marks
        assert sum(line.kind == "line" for line in lines[mark:]) == table.controller.can_undo()
        if table.controller.can_undo():
            assert lines[mark + 1].kind == "line"  # right above what can be taken back
        depths.add(table.controller.can_undo())
    assert {0, 1} <= depths


def test_the_log_follows_undo_and_redo(sit):
    table = sit(match=matches(position("random", 8, 14, 0), 0, 8, (PERSON, "greedy"))[0])
    table.settle()

    def fresh() -> list:
        return log_of(table).lines(0)

    plays = [action for _, action in table.controller.tells.moves() if action.verb == "summon"]
    table.controller.play(plays[0])
    one = table.controller.tells.log()
    table.controller.undo()
    assert table.controller.tells.log() == fresh() != one
    table.controller.play(plays[1])  # another one in its place
    assert table.controller.tells.log() == fresh() != one
    table.controller.undo()
    table.controller.play(plays[0])
    assert table.controller.tells.log() == one == fresh()
    table.controller.play(END)
    table.controller.undo()
    table.controller.redo()
    assert table.controller.tells.log() == fresh()


def test_since_tells_what_came_after_the_last_own_decision():  # UX 37
    match = Match(CLASH, [Seat(name) for name in NAMES], "duel", {"deal": "random", "first": "seat0"}, 8)
    log = Log(match, CLASH.face, lambda text: Spelled().say(text, NAMES))
    assert log.since(0) == log.since(1) == []
    match.submit(0, END)
    assert len(log.since(1)) == 1
    assert log.since(0) == []
    action = match.state.legal()[0]
    match.submit(1, action)
    match.submit(1, END)
    missed = log.since(0)
    view = CLASH.view(match.steps[1].before, 0)
    assert missed[0] == Spelled().say(CLASH.describe(view, action), NAMES)
    assert Spelled().say(Text("clash.log.end", (Text("seat", (1,)),)), NAMES) in missed
    assert not any("Turn" in line for line in missed)


def test_a_turn_that_is_everybodys_has_a_head_without_a_name():
    game = BY_ID["fleet"]
    match = Match(game, [Seat(name) for name in NAMES[:2]], "battle", {}, 1, salt="s")
    log = Log(match, game.face, lambda text: f"{text.id}{text.args}")
    while match.state.counters[0] < 3:
        match.submit(match.state.decider(), match.state.legal()[0])
    heads = [line.text for line in log.lines(0) if line.kind == "turn"]
    assert heads == [f"fleet.turn({number},)" for number in (1, 2, 3)]


def test_a_layout_may_say_which_notes_head_a_part_of_the_log():
    """Chronicle has meetings in place of turns."""
    seats = [Seat(name) for name in ("Mara", "Ivo", "Lena")]
    match, dice = Match(CHRONICLE, seats, "match", CHRONICLE.settle({}), 3, salt="salt"), Rng(3)
    for _ in range(12):
        info = match.info(match.state.decider())
        match.submit(info.seat, CHRONICLE.bots.greedy(info, dice))
    words = Words("en")
    lines = Log(match, CHRONICLE.face, lambda text: words.say(text, [seat.name for seat in seats])).lines(0)
    heads = [line.text for line in lines if line.kind == "turn"]
    assert heads[0] == "Round 1" and heads[1].startswith("Meeting 1 · ") and heads[2].startswith("Meeting 2 · ")


def test_a_finished_turn_of_another_seat_takes_at_most_five_lines_where_the_game_recounts_it() -> None:
    game = BY_ID["barbarossa"]
    match = Match(game, [Seat("Ada"), Seat("Ben")], "campaign", {"round_limit": 6}, 3, salt="x")
    words = Words("en")
    log = Log(match, game.face, lambda text: words.say(text, ("Ada", "Ben")))
    dice = Rng(3)
    while not match.over:
        actor = match.state.decider()
        while not match.over and match.state.decider() == actor:
            # While it lasts, and for the one whose turn it is, a line a decision.
            begun = sum(1 for step in match.steps if step.seat == actor)
            mine = [line.text for line in log.lines(actor) if line.kind == "line" and line.seat == actor]
            assert sum(int(text.rpartition(" × ")[2]) if " × " in text else 1 for text in mine) == begun
            match.submit(actor, game.bots.policy(match.state, match.state.legal(), dice))
        other = 1 - actor
        heads = [number for number, line in enumerate(log.lines(other)) if line.kind == "turn"]
        part = log.lines(other)[heads[-2] if len(heads) > 1 and not match.over else heads[-1] :]
        told = [line for line in part if line.seat == actor and line.kind in ("line", "detail")]
        assert 1 <= len(told) <= 5
        assert [line.text for line in told] == log.since(other)[-len(told) :]
    # A look at an earlier moment tells the turn under way card by card.
    first = [line for line in log.lines(1 - match.steps[0].seat, until=3) if line.kind == "line"]
    assert [line.step for line in first] == [1, 2] and first[0].text.endswith(" × 2")  # the first two say the same


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_news_tells_every_decision_of_every_game_once_to_every_seat(game_id: str) -> None:  # UX 40
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    names = ("Mara", "Ivo", "Tess", "Odo", "Nim", "Pia")
    match = Match(game, [Seat(names[at], PERSON) for at in range(seats.start)], mode, {}, 4, salt="salt")
    words = Words()
    log = Log(match, game.face, lambda text: words.say(text, names))
    told: dict[int | None, list[str]] = {seat: [] for seat in (None, *range(seats.start))}
    while not match.over and len(match.steps) < 120:
        seat = match.state.decider()
        first = len(match.steps)
        match.submit(seat, game.bots.greedy(match.info(seat), Rng(first)))
        for viewer, heard in told.items():
            news = log.news(viewer, first, len(match.steps))
            said = words.say(
                game.describe(game.view(match.steps[first].before, viewer), match.steps[first].action), names
            )
            assert news[0] == said and all(" " in line for line in news)  # no bare id
            heard += news
    assert all(heard == log.news(viewer, 0, len(match.steps)) for viewer, heard in told.items())


def test_neighbours_that_say_the_same_are_one_line():
    lines = [
        LogLine("line", said, seat, at) for at, (said, seat) in enumerate([("a", 0), ("b", 0), ("b", 0), ("b", 1)])
    ]
    heads = [LogLine("turn", "Turn 1"), LogLine("turn", "Turn 1")]
    assert [len(alike) for alike in _runs([*lines, *heads])] == [1, 2, 1, 1, 1]
    assert [alike[-1].step for alike in _runs(lines)] == [0, 2, 3]


# ---- why an opponent did so


def reasoned(sit, monkeypatch: pytest.MonkeyPatch, players: tuple[str, str], public: bool = True) -> list[str]:
    """The lines under the steps of seat 1, whose every move has a reason."""
    why = Text("clash.why_so.shield", ("Brute", "Watchtower", Text("seat", (0,))))
    reasons = lambda info, action: (Why(why, public),)  # noqa: E731
    monkeypatch.setattr(type(CLASH), "talk", CLASH.talk._replace(reasons=reasons))
    match = matches(position("random", 8, 14, 0), 0, 8, players)[0]
    choose = chooser(8)
    while match.state.decider() == 0:
        match.submit(0, choose(match))
    seat = match.state.decider()
    number = len(match.steps)
    match.submit(seat, choose(match))
    log = Log(match, CLASH.face, Words("en").say)
    return [line.text for line in log.lines(0) if line.step == number and line.kind == "detail"]


def test_an_opponent_s_move_carries_its_public_reason(sit, monkeypatch: pytest.MonkeyPatch) -> None:  # UX 58
    assert any(text.startswith("Kept as a shield") for text in reasoned(sit, monkeypatch, (PERSON, "strong")))


@pytest.mark.parametrize(("players", "public"), [((PERSON, "strong"), False), ((PERSON, PERSON), True)])
def test_nothing_is_told_that_only_its_seat_knows_nor_of_a_person(
    sit, monkeypatch: pytest.MonkeyPatch, players: tuple[str, str], public: bool
) -> None:  # UX 58
    assert not any(text.startswith("Kept as a shield") for text in reasoned(sit, monkeypatch, players, public))
