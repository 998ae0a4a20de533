"""Two people at one screen: no pixel, no look and no word tells one of them what only the other may know."""

from random import Random

import pytest
from PySide6.QtGui import QImage

from desktop.controller.curtain import has_secrets, learns_secrets, needs_curtain
from desktop.controller.phase import Deed
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.state import State
from desktop.games.clash.rules import END
from desktop.table.hands.picks import Target
from desktop.table.motion.effects import Banner, Pill
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.layout import Rect
from tests.controller.sitting import CLASH, NAMES, OFF, Sitting, chooser
from tests.controller.witness import Witness, every_look, matches, position

NORMAL = Pace(Speed.NORMAL)
POSITIONS = [("random", 3, 0, 0), ("random", 4, 9, 1), ("draft", 5, 25, 0), ("draft", 6, 40, 1)]
SMALL = (745, 441)


def witnessed(sit, match: Match, pace: Pace = NORMAL) -> Witness:
    return Witness(sit(match=match, pace=pace, size=SMALL))


def told_apart(one: Witness, other: Witness) -> str:
    """Where two matches differ in what they showed; empty when nowhere."""
    for number, (a, b) in enumerate(zip(one.seen, other.seen)):
        if a != b:
            return f"{number} of {len(one.seen)}: {a} and {b}"
    return "" if len(one.seen) == len(other.seen) else "one showed more than the other"


def until_the_curtain(sit, match: Match) -> Witness:
    """The viewer looks, touches everything, ends the turn, and the curtain falls."""
    witness = witnessed(sit, match)
    table = witness.table
    with every_look(witness):
        table.controller.open_curtain()
        witness.watch()
        witness.pry()
        for _, action in table.controller.tells.moves():
            made = table.gesture(action)
            if made is not None:
                table.carry(made.src, made.src_at, table.drop_point(Target(made.dst, made.dst_at)))
                witness.watch()
                table.scene.drag.cancel()
        table.controller.play(END)
        witness.watch()
        witness.wait()
        assert table.controller.may(Deed.UNCOVER)
        witness.watch()
        table.check()
    return witness


@pytest.mark.parametrize(("deal", "seed", "plies", "seat"), POSITIONS)
def test_all_that_a_viewer_gets_is_the_same_in_worlds_it_cannot_tell_apart(sit, deal, seed, plies, seat):  # UX 35, 38
    state = position(deal, seed, plies, seat)
    one, other = (until_the_curtain(sit, match) for match in matches(state, seat, seed))
    assert one.frames > 25
    assert told_apart(one, other) == ""


def after_the_curtain(sit, match: Match) -> tuple[Witness, QImage]:
    """The other ends its turn; from the moment the curtain is up everything is written down."""
    witness = witnessed(sit, match)
    table = witness.table
    table.controller.open_curtain()
    table.view.grab()
    own = table.view.grab().toImage()
    witness.forget()
    with every_look(witness):
        table.controller.play(END)
        witness.wait()
        fell = max(at for at, line in enumerate(witness.seen) if line == ("curtain", True))
        del witness.seen[:fell]
        witness.watch()
        table.check()
        table.controller.open_curtain()
        witness.watch()
        witness.pry()
        table.check()
    return witness, own


@pytest.mark.parametrize(("deal", "seed", "plies", "seat"), POSITIONS)
def test_nothing_of_the_seat_before_is_left_once_the_curtain_is_up(sit, deal, seed, plies, seat):  # UX 35, 37, 38
    state = position(deal, seed, plies, 1 - seat)
    (one, own), (other, its_own) = (after_the_curtain(sit, match) for match in matches(state, seat, seed))
    assert own != its_own  # the worlds do look different to whom they differ for
    assert told_apart(one, other) == ""


@pytest.mark.parametrize("pace", [Pace(Speed.OFF), NORMAL])
def test_the_next_view_is_built_only_when_the_curtain_opens(sit, monkeypatch, pace):  # UX 35
    table = sit((PERSON, PERSON), pace=pace, seed=8, size=SMALL)
    viewed: list[int | None] = []
    honest = type(CLASH).view

    def view(self, state: State, seat: int | None):
        viewed.append(seat)
        return honest(self, state, seat)

    monkeypatch.setattr(type(CLASH), "view", view)
    table.controller.open_curtain()
    for _ in range(4):
        seat = table.controller.viewer
        assert seat is not None and seat in viewed
        viewed.clear()
        table.controller.play(END)
        table.scene.animator.complete()
        assert table.controller.may(Deed.UNCOVER)
        tells = table.controller.tells
        for asked in (tells.log, tells.recap, tells.moves, tells.buttons):
            assert asked() == []
        table.controller.refresh()
        table.controller.panic()
        assert 1 - seat not in viewed
        table.controller.open_curtain()
        assert table.controller.viewer == 1 - seat


def test_the_curtain_covers_before_anything_else(sit):
    """Who hears of it finds no viewer, no move and no word of the seat before."""
    table = sit((PERSON, PERSON), seed=8, size=SMALL)
    table.controller.open_curtain()
    found: list[object] = []

    def fell(up: bool) -> None:
        c = table.controller
        if up:
            t = c.tells
            found.append((c.viewer, t.moves(), t.log(), t.recap(), t.buttons(), c.may(Deed.UNCOVER), c.can_undo()))

    table.controller.curtain_changed.connect(fell)
    table.controller.play(END)
    assert found == [(None, [], [], [], [], True, 0)]
    assert table.controller.preview() == ""
    assert table.controller.tells.covered().name == NAMES[table.match.state.decider()]
    assert NAMES[table.match.state.decider()] in table.view.accessibleDescription()


def draft_before_the_last_pick(seed: int, edition: str) -> State:
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "draft", "edition": edition}, seed)
    choose = chooser(seed)
    while match.state.counters[1] == 0:
        match.submit(match.state.decider(), choose(match))
    return match.steps[-1].before


def last_pick(sit, match: Match, pace: Pace) -> Witness:
    witness = witnessed(sit, match, pace)
    table = witness.table
    with every_look(witness):
        assert not table.controller.may(Deed.UNCOVER)
        action = table.controller.tells.moves()[0][1]
        table.controller.play(action)
        witness.watch()
        witness.wait()
        assert table.controller.may(Deed.UNCOVER)
        witness.watch()
        table.check()
    return witness


@pytest.mark.parametrize("pace", [Pace(Speed.OFF), NORMAL], ids=["off", "normal"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_hands_that_a_draft_deals_are_seen_by_nobody_before_the_curtain(sit, pace, seed):  # UX 35, 37
    """Until then both people were looking, so not even the last chooser's own row may appear."""
    before = draft_before_the_last_pick(seed, "starter")
    seats = [Seat(name) for name in NAMES]
    witnesses = []
    for dice in (seed, seed + 1000):
        world = before.clone()
        world.rng = Random(dice).getrandbits(64)
        options = before.setting.options
        witnesses.append(last_pick(sit, Match(CLASH, seats, "duel", options, 1, salt="salt", start=world), pace))
    one, other = witnesses
    assert one.table.match.state.zones[:2] != other.table.match.state.zones[:2]
    assert told_apart(one, other) == ""


def test_no_curtain_while_nothing_is_secret(sit):  # UX 37
    table = sit((PERSON, PERSON), deal="draft")
    for pick in range(12):
        assert table.curtains == [], pick
        assert table.controller.viewer == table.match.state.decider()
        table.controller.play(table.controller.tells.moves()[0][1])
        table.scene.animator.complete()
        if pick < 11:
            table.check()
    table.scene.animator.complete()
    assert table.curtains == [True]


@pytest.mark.parametrize("players", [(PERSON, "greedy"), ("greedy", PERSON), ("greedy", "random")])
def test_no_curtain_where_one_person_or_nobody_plays(sit, players):  # UX 37
    table = sit(players, deal="draft", seed=4)
    choose = chooser(4)
    while not table.match.over:
        table.settle()
        if table.controller.tells.moves():
            table.controller.play(choose(table.match))
    assert table.curtains == []


def test_whole_games_behind_the_curtain(sit):  # UX 11, 35
    """Hot-seat, each turn by another kind of hand."""
    table = sit((PERSON, PERSON), deal="draft", seed=21)
    choose = chooser(21)
    while not table.match.over:
        table.settle()
        table.check()
        if table.match.over:
            break
        assert table.controller.viewer == table.match.state.decider()
        hand = (table.by_drag, table.by_click, table.by_keys)[len(table.match.steps) % 3]
        hand(choose(table.match))
    turns = table.match.state.counters[1]
    assert table.curtains == [True, False] * turns
    table.check_record()


@pytest.mark.parametrize("moment", ["still", "own move", "assault", "drag", "pick", "reading", "undo"])
def test_the_panic_key_covers_the_table_at_any_moment(sit, moment):  # UX 36
    table = sit(match=matches(position("random", 8, 14, 0), 0, 8)[0], pace=NORMAL)
    table.settle()
    plays = [action for _, action in table.controller.tells.moves() if action != END]
    made = table.gesture(plays[0])
    if moment in ("own move", "undo"):
        table.controller.play(plays[0])
        table.scene.animator.tick(50)
    if moment == "undo":
        table.controller.undo()
        table.scene.animator.tick(30)
    if moment == "assault":
        table.controller.play(END)
        table.scene.animator.tick(30)
        assert table.scene.animator.busy
    if moment == "drag":
        table.carry(made.src, made.src_at, table.drop_point(Target(made.dst)))
    if moment == "pick":
        table.click(table.grip(made.src, made.src_at))
    if moment == "reading":
        table.scene.reading.read(table.scene.card(made.src, made.src_at))
    table.controller.panic()
    assert table.controller.may(Deed.UNCOVER)
    table.check()
    assert table.scene.reading.reader is None and table.scene.reading.bubble is None
    assert table.scene.picks.pick is None and not table.scene.drag.active
    table.controller.open_curtain()
    assert table.controller.viewer == table.match.state.decider()
    table.settle()
    table.check()


def test_the_panic_key_against_an_opponent_that_is_thinking(sit):  # UX 36
    """The curtain covers, the answer waits, and the match goes on when the same person opens it."""
    table = sit((PERSON, "greedy"), seed=8)
    table.settle()
    table.controller.play(END)
    assert table.opponent.task is not None
    table.controller.panic()
    assert table.controller.tells.covered().name == NAMES[0]
    steps = len(table.match.steps)
    table.opponent.answer()
    assert len(table.match.steps) == steps
    table.check()
    table.controller.open_curtain()
    assert table.controller.viewer == 0
    assert len(table.match.steps) == steps + 1
    table.settle()
    table.check()


def test_the_recap_tells_what_was_missed(sit):  # UX 37
    table = sit((PERSON, PERSON), seed=8)
    table.settle()
    table.controller.play(END)
    table.settle()
    plays = [action for _, action in table.controller.tells.moves() if action != END]
    table.controller.play(plays[0])
    table.controller.play(END)
    table.settle()
    recap = table.controller.tells.recap()
    said = [line.text for line in table.controller.tells.log() if line.kind == "line"][1:]
    assert len(said) == 2
    assert [line for line in recap if line in said] == said


def test_secrets_are_told_by_masks():
    draft = CLASH.new(2, "duel", {"deal": "draft"}, 1)
    dealt = CLASH.new(2, "duel", {"deal": "random"}, 1)
    assert not any(has_secrets(draft, seat) for seat in (0, 1))
    assert all(has_secrets(dealt, seat) for seat in (0, 1))
    for seat in (0, 1):
        dealt.known[seat] = [dealt.setting.everyone] * len(dealt.known[seat])
        assert not has_secrets(dealt, seat)


def test_who_needs_a_curtain():
    def match(*players: str, deal: str = "random") -> Match:
        return Match(CLASH, [Seat(f"{n}", player) for n, player in enumerate(players)], "duel", {"deal": deal}, 1)

    both, draft, alone = match(PERSON, PERSON), match(PERSON, PERSON, deal="draft"), match(PERSON, "greedy")
    assert needs_curtain(both, 0, 1) and needs_curtain(both, None, 1)
    assert not needs_curtain(both, 1, 1)
    assert not needs_curtain(draft, 0, 1)
    assert not needs_curtain(alone, None, 0)
    assert not learns_secrets(alone, 0, draft.state)
    assert learns_secrets(both, 0, draft.state)
    assert not learns_secrets(both, None, draft.state)
    assert not learns_secrets(both, 0, both.state)


def banners(table: Sitting) -> list[str]:
    return [item.title for item in table.scene.items() if isinstance(item, Banner)]


def test_where_no_curtain_falls_a_banner_names_whose_turn_it_is(sit) -> None:  # UX 37
    table = sit((PERSON, PERSON), deal="draft", pace=NORMAL)
    first = table.controller.viewer
    assert not table.controller.may(Deed.UNCOVER) and banners(table) == [f"{NAMES[first]} begins"]
    table.scene.animator.complete()
    while table.controller.viewer == first:
        table.controller.play(table.match.state.legal()[0])
        table.scene.animator.complete()
    assert banners(table) == [f"{NAMES[1 - first]}, it is your turn"]
    table.scene.hurry()
    assert banners(table) == []


def test_alone_nobody_is_told_whose_turn_it_is(sit) -> None:
    table = sit((PERSON, "greedy"), deal="draft", pace=NORMAL)
    table.scene.animator.complete()
    assert banners(table) == []


def test_an_open_choice_does_not_stay_behind_the_curtain(sit):  # UX 38
    table = sit(match=matches(position("random", 3, 0, 0), 0, 3)[0])
    c = table.controller
    c.open_curtain()
    answers = []
    c.scene.choose("Which?", ["this", "that"], Target(("hand", c.viewer), 0), answers.append)
    assert c.scene.choosing
    c.panic()
    assert c.may(Deed.UNCOVER) and not c.scene.choosing and answers == [None]


@pytest.mark.parametrize("pace", [NORMAL, OFF], ids=["normal", "off"])
def test_no_words_in_the_air_stay_behind_the_curtain(sit, pace):  # UX 38
    """Neither what stands nor what waits for a place, nor what is marked until the next action."""
    table = sit(match=matches(position("random", 3, 0, 0), 0, 3)[0], pace=pace)
    c, air = table.controller, table.scene.callouts
    c.open_curtain()
    for number in range(80):
        air.tell(("a number", number), 3, lambda: Rect(300, 300, 40, 40), "#FFFFFF")
    for _ in range(20):
        table.scene.animator.tick(20)
    assert air.standing and air.waiting
    c.panic()
    assert c.may(Deed.UNCOVER) and not air.standing and not air.waiting
    assert not [item for item in table.scene.items() if isinstance(item, Pill)]


def test_the_curtain_falls_for_the_secrets_of_whoever_looked_last():
    """Seat 1 has none to be hidden; seat 0, whose table is on the screen, has."""
    match = matches(position("random", 3, 0, 0), 0, 3)[0]
    state = match.state
    everyone = state.setting.everyone
    for known in state.known:
        for at, mask in enumerate(known or ()):
            if mask >> 1 & 1:
                known[at] = everyone
    assert has_secrets(state, 0) and not has_secrets(state, 1)
    assert needs_curtain(match, 0, 1)
    assert not needs_curtain(match, None, 1)
