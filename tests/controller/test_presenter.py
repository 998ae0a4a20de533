"""What happened, as it is played: in the printed order, shown when it strikes, at a pace one can follow, skippable."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from desktop.controller.phase import Deed
from desktop.controller.presenter import Presenter
from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.games.barbarossa import GAME as BARBAROSSA
from desktop.games.clash.cards import CARDS
from desktop.games.clash.rules import END
from desktop.games.clash.state import LANES
from desktop.games.ganymede import GAME as GANYMEDE
from desktop.games.ganymede.parts import Gauge
from desktop.table.hands.picks import Target
from desktop.table.motion import speeds
from desktop.table.motion.cues import Cue
from desktop.table.motion.part_steps import Count, Hit
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.motion.steps import Blow, Call, Change, Flip, Pause, Quake, Together
from desktop.table.motion.steps import Say as Banner
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests.controller.sitting import CLASH, Sitting, chooser
from tests.controller.witness import matches, position
from tests.games.barbarossa.fields import operation
from tests.games.ganymede.fields import drawing

NORMAL = Pace(Speed.NORMAL)
MINE = (PERSON, "greedy")
TICK = 8.0
FIGHTS = [(5, 14), (4, 22), (49, 14), (26, 14), (30, 14), (55, 14)]  # four to six blows each, nobody wins


class Clock:
    """Time that a test lets pass, and which step of the animator runs."""

    def __init__(self, table: Sitting) -> None:
        self.animator = table.scene.animator
        self.now = 0.0

    @property
    def step(self) -> object:
        return self.animator._running

    def run(self, each: Callable[[], None] = lambda: None, most: float = 120_000.0) -> float:
        """Until nothing is played any more; how long that took."""
        begun = self.now
        while self.animator.busy:
            self.animator.tick(TICK)
            self.now += TICK
            each()
            assert self.now - begun < most
        return self.now - begun


def fighting(sit, seed: int, plies: int, pace: Pace = NORMAL, players=MINE) -> Sitting:
    """Seat 0 is about to end its turn, with creatures in its lanes."""
    table = sit(match=matches(position("random", seed, plies, 0), 0, seed, players)[0], pace=pace)
    table.settle()
    return table


def printed_order(table: Sitting, seat: int) -> list[int]:
    """Rulebook, assault: upper lane first, in each from the farthest to the nearest to the Bridge."""
    view = table.seen()
    slots = (slot for lane in LANES for slot in reversed(view.zones[Place(lane, seat)] or ()))
    return [slot.card for slot in slots if slot.card is not None]


def blows(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if event.verb == "note" and event.key == "blow"]


@pytest.mark.parametrize(("seed", "plies"), FIGHTS)
def test_an_assault_is_played_in_the_printed_order(sit, monkeypatch, seed, plies):
    table = fighting(sit, seed, plies)
    order, names = printed_order(table, 0), CLASH.catalog.names
    struck: list[str] = []
    honest = Blow.start

    def start(blow: Blow) -> None:
        honest(blow)
        assert blow.striker is not None and blow.struck is not None
        struck.append(blow.striker.look.face.card)  # who really lies there when the blow begins

    monkeypatch.setattr(Blow, "start", start)
    table.controller.play(END)
    Clock(table).run()
    assert struck == [names[event.card] for event in blows(table.match.steps[0].events)]
    once = list(dict.fromkeys(struck))  # Berserk strikes again
    assert once == [names[card] for card in order if names[card] in once]


def hurts(table: Sitting) -> dict[tuple[str, int], dict[str, str]]:
    """The health that is shown on each creature, by lane."""
    return {
        key: {item.look.face.card: item.look.values[1].text for item in cards if item.look.values}
        for key, cards in table.scene.cards.items()
        if key[0] in LANES
    }


@pytest.mark.parametrize(("seed", "plies"), FIGHTS)
def test_damage_is_shown_at_the_moment_of_impact(sit, monkeypatch, seed, plies):
    """Wounds appear while a blow runs, from its middle on, on the side that it strikes."""
    table = fighting(sit, seed, plies)
    landed: list[Blow] = []
    honest = Blow._land

    def land(blow: Blow) -> None:
        fresh, before = not blow.landed, hurts(table)
        honest(blow)
        if fresh:
            landed.append(blow)
            after = hurts(table)
            changed = {key for key in after if after[key] != before[key]}
            assert all(key[1] == blow.target[0][1] for key in changed)  # Splash reaches the other lane of that side

    monkeypatch.setattr(Blow, "_land", land)
    table.controller.play(END)
    clock, shown = Clock(table), hurts(table)

    def each() -> None:
        nonlocal shown
        now, step = hurts(table), clock.step
        worse = {(key, card) for key, cards in now.items() for card in cards.items() - shown[key].items()}
        if worse and isinstance(step, Blow):
            assert step.landed and clock.animator._spent >= step.duration(NORMAL) * 0.5 - TICK
        shown = now

    clock.run(each)
    events = table.match.steps[0].events
    assert len(landed) == len(blows(events))


def test_wounds_do_show(sit, monkeypatch):
    """Over some fights there are wounds that do not kill, and each of them is on the table right after its blow."""
    found = 0
    for seed, plies in FIGHTS:
        table = fighting(sit, seed, plies)
        wounds: list[tuple[str, str]] = []
        honest = Blow._land

        def land(blow: Blow, table=table, wounds=wounds, honest=honest) -> None:
            fresh = not blow.landed
            honest(blow)
            if fresh:
                wounds += [wound for cards in hurts(table).values() for wound in cards.items()]

        with monkeypatch.context() as patch:
            patch.setattr(Blow, "_land", land)
            table.controller.play(END)
            Clock(table).run()
        for event in table.match.steps[0].events:
            if event.verb == "value" and event.value:
                row = CARDS[event.card]
                assert (row.id, str(row.health - event.value)) in wounds
                found += 1
    assert found > 3


@pytest.mark.parametrize(("seed", "plies"), FIGHTS)
def test_each_moment_shows_the_cards_where_the_events_put_them(sit, monkeypatch, seed, plies):
    """A card that moves is the card that the event named: nothing turns into something else on its way."""
    table = fighting(sit, seed, plies, players=(PERSON, PERSON))
    table.settle()
    names = CLASH.catalog.names
    moved: list[str] = []
    honest = Change.start

    def start(change: Change) -> None:
        before = {item: (key, at) for key, cards in table.scene.cards.items() for at, item in enumerate(cards)}
        honest(change)
        for key, cards in table.scene.cards.items():
            for item in cards:
                if item in before and before[item][0] != key:
                    moved.append(item.look.face.card)

    monkeypatch.setattr(Change, "start", start)
    table.controller.play(END)
    Clock(table).run()
    events = table.match.steps[0].events
    assert moved == [names[e.card] for e in events if e.verb == "move" and e.src != e.dst]


@pytest.mark.parametrize(("seed", "plies"), FIGHTS[:3])
def test_skipping_at_any_moment_ends_in_agreement_with_the_view(sit, seed, plies):  # UX 21
    table = fighting(sit, seed, plies)
    moment, step, whole = 0.0, 90.0, 1e9
    while moment < whole + 2 * step:
        table.controller.play(END)
        clock = Clock(table)
        while clock.animator.busy and clock.now < moment:
            clock.animator.tick(TICK)
            clock.now += TICK
        if not clock.animator.busy:
            whole = min(whole, clock.now)
        table.check_items_in_motion()
        table.controller.skip()
        if table.scene.animator.busy:  # a verdict is to be read; who skips that too is through
            table.controller.skip()
        assert not table.scene.animator.busy
        table.settle_motions()
        table.check()
        table.controller.undo()
        table.settle_motions()
        table.check()
        moment += step
    assert whole > 500


def first_sign(table: Sitting) -> float:
    """How long it takes until something on the table changes place or look."""

    def shown() -> list[tuple[object, ...]]:
        return [
            (id(item), item.look, item.pos().toTuple())
            for cards in table.scene.cards.values()
            for item in cards
        ]  # fmt: skip

    before, clock = shown(), Clock(table)
    while clock.animator.busy and shown() == before:
        clock.animator.tick(TICK)
        clock.now += TICK
    return clock.now


@pytest.mark.parametrize("pace", [NORMAL, Pace(Speed.SLOW), Pace(Speed.NORMAL, motion=False)])
def test_an_opponents_move_lets_at_least_400_ms_pass(sit, pace):  # UX 23
    table = sit(("greedy", PERSON), seed=5, pace=pace)
    choose = chooser(5)
    seen = 0
    for _ in range(60):
        if table.match.over:
            break
        if table.scene.animator.busy:
            table.scene.animator.complete()
        elif table.opponent.task is not None:
            steps = len(table.match.steps)
            table.opponent.answer()
            if len(table.match.steps) > steps:
                assert first_sign(table) >= speeds.VISIBLE - TICK
                seen += 1
        elif table.controller.tells.moves():
            table.controller.play(choose(table.match))
    assert seen > 8


def test_a_persons_own_move_does_not_wait(sit):
    table = fighting(sit, *FIGHTS[0])
    action = next(action for _, action in table.controller.tells.moves() if action.verb == "summon")
    table.controller.play(action)
    assert first_sign(table) <= TICK


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("players", [MINE, (PERSON, PERSON), ("greedy", PERSON)])
def test_a_deal_takes_at_most_a_second_and_a_half_and_a_key_skips_it(sit, speed, players):  # UX 22
    table = sit(players, deal="draft", seed=4, pace=Pace(speed))
    for _ in range(40):
        if table.match.state.counters[1]:
            break
        if table.controller.tells.moves():
            table.controller.play(table.controller.tells.moves()[0][1])
        if not table.match.state.counters[1]:
            table.scene.animator.complete()
            if table.opponent is not None and table.opponent.task is not None:
                table.opponent.answer()
    clock = Clock(table)
    while clock.animator.busy and ("hand", 0) not in table.scene.cards:
        clock.animator.tick(TICK)
    if speed is not Speed.OFF:
        assert ("plate", 0) in table.scene.parts
        assert table.scene.parts["plate", 0].part is not None  # the new table is whole while it is dealt
        assert isinstance(clock.step, Change)
        spent = 0.0
        while clock.step is not None and isinstance(clock.step, Change) and len(table.scene.cards["hand", 0]):
            clock.animator.tick(TICK)
            spent += TICK
            if not clock.animator.busy or not isinstance(clock.step, Change):
                break
        assert spent <= 1500 + TICK
    table.settle()
    table.check()


def test_a_deal_is_skipped_by_any_key(sit):  # UX 22
    table = sit((PERSON, PERSON), deal="draft", seed=4, pace=NORMAL)
    table.scene.animator.complete()
    while not table.match.state.counters[1]:
        table.controller.play(table.controller.tells.moves()[0][1])
        while table.scene.animator.busy and ("hand", 0) not in table.scene.cards:
            table.scene.animator.tick(TICK)
    table.scene.animator.tick(300)
    assert table.scene.animator.busy
    table.controller.skip()
    assert not table.scene.animator.busy
    assert table.controller.may(Deed.UNCOVER)
    table.check()


def test_a_towers_fall_is_an_event(sit, monkeypatch):
    """It quakes where it stands, a banner says whose it was, and only then it turns over."""
    table = fighting(sit, 4, 22)
    order: list[tuple[str, str]] = []
    for kind in (Blow, Quake, Banner, Flip, Change):

        def start(step, kind=kind, honest=kind.start) -> None:
            honest(step)
            item = getattr(step, "item", None)
            card = item.look.face.card if isinstance(item, CardItem) else getattr(step, "title", "")
            order.append((kind.__name__, card))

        monkeypatch.setattr(kind, "start", start)
    table.controller.play(END)
    Clock(table).run()
    at = next(number for number, (kind, _) in enumerate(order) if kind == "Quake")
    assert order[at] == ("Quake", "watchtower")
    assert order[at + 1][0] == "Say" and order[at + 1][1]
    assert order[at + 2] == ("Flip", "watchtower")
    kinds = [kind for kind, _ in order]
    assert "Blow" in kinds[:at] and "Change" in kinds[at:]
    table.settle()
    table.check()


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("motion", [True, False])
def test_a_whole_game_at_every_pace(sit, speed, motion):  # UX 20
    """Everything is played to its end by the clock alone, and the table agrees with the view after each move."""
    table = sit(MINE, deal="draft", seed=14, pace=Pace(speed, motion))
    choose, clock = chooser(14), Clock(table)
    for _ in range(400):
        while table.scene.animator.moving:
            table.scene.animator.tick(60.0)
            table.check_items_in_motion()
        table.check()
        if table.match.over:
            break
        if table.opponent.task is not None:
            table.opponent.answer()
        else:
            table.controller.play(choose(table.match))
    assert table.match.over
    assert table.ends == 1
    assert clock.step is None


def test_steps_are_made_without_touching_the_table(sit):
    """All of them before the first is played: the animator then says that it has finished just once."""
    table = fighting(sit, *FIGHTS[0])
    before, events = table.seen(), None
    step = table.match.submit(0, END)
    events = step.events
    finished: list[int] = []
    table.scene.animator.finished.connect(lambda: finished.append(1))
    looks = [item.look for cards in table.scene.cards.values() for item in cards]
    steps = table.controller.spread._presenter.steps(events, before, table.seen(), True)
    assert [item.look for cards in table.scene.cards.values() for item in cards] == looks
    assert not finished and not table.scene.animator.busy
    assert isinstance(steps[0], Pause) and isinstance(steps[-1], Call)
    assert sum(isinstance(step, Blow) for step in steps) == len(blows(events)) > 0


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_dealt_cards_arrive_one_after_another_and_none_jumps(sit, speed):  # UX 22
    table = sit((PERSON, PERSON), deal="draft", seed=4, pace=Pace(speed))
    while ("hand", 0) not in table.scene.cards:
        if table.controller.tells.moves():
            table.controller.play(table.controller.tells.moves()[0][1])
        table.scene.animator.tick(TICK)
    away, steps, now = {}, [], 0
    places = {item: item.pos() for item in table.scene.cards["hand", 0]}
    while table.scene.animator.busy:
        assert table.scene.layout is not None
        spots = [spot.rect.centre for spot in table.scene.layout.zones["hand", 0].spots]
        cards = table.scene.cards["hand", 0]
        now += 1
        ways = [item.pos() - QPointF(x, y) for item, (x, y) in zip(cards, spots)]
        away |= {at: now for at, way in enumerate(ways) if way.manhattanLength() > 2}
        steps += [abs(item.pos().x() - places[item].x()) for item in cards]
        places = {item: item.pos() for item in cards}
        table.scene.animator.tick(TICK)
    arrived = [away[at] for at in sorted(away)]  # the last moment that each was not yet at home
    assert sorted(arrived) == arrived
    assert len(set(arrived)) > 4
    assert max(steps) < table.view.width() / 4


# ---- a game of sums and hit points


def fighter(seed: int) -> Callable[[Match], Action]:
    """Plays as the game's rollouts do."""
    dice = Rng(seed)
    return lambda match: GANYMEDE.bots.policy(match.state, match.state.legal(), dice)


def to_the_blows(sit, seed: int, pace: Pace = NORMAL) -> tuple[Sitting, list[object], tuple[Event, ...]]:
    """A battle of Ganymede, just before its table shows a fight; with the steps that it is shown by."""
    seats = [Seat("Mara"), Seat("Ivo", "greedy")]
    table = sit(match=Match(GANYMEDE, seats, "battle", {}, seed, salt="salt"), pace=pace)
    table.settle_motions()
    match, presenter, choose = table.match, table.controller.spread._presenter, fighter(seed)
    while True:
        before = match.view(0)
        step = match.submit(match.state.decider(), choose(match))
        events = tuple(e for e in (redact(e, 0, match.state.setting) for e in step.events) if e is not None)
        notes = [event.key for event in events if event.verb == "note"]
        if "showdown" in notes and "hit" in notes:
            return table, presenter.steps(events, before, match.view(0), False), events


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_a_fight_is_a_moment(sit, seed):
    """Cards turn in one go, sums count up with them and to the end, then the damage goes where it is taken."""
    _, steps, events = to_the_blows(sit, seed)
    kinds = [type(step) for step in steps]
    assert kinds.count(Count) == 2
    assert kinds.count(Hit) == sum(event.key == "hit" for event in events if event.verb == "note") > 0
    assert kinds.index(Banner) < kinds.index(Together) < kinds.index(Count) < kinds.index(Hit)
    turning, counting = [step for step in steps if isinstance(step, Together)]
    assert all(isinstance(flip, Flip) for flip in turning.steps)  # Rulebook, Showdown Phase: all cards are revealed
    assert {step.key for step in counting.steps} == {("gauge", e.src.seat) for e in events if e.verb == "reveal"}
    assert len(turning.steps) == len({(e.src, e.src_at) for e in events if e.verb == "reveal"})


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("motion", [True, False])
def test_after_a_fight_the_cubes_agree_with_the_view(sit, speed, motion):  # UX 20
    table, steps, _ = to_the_blows(sit, 2, Pace(speed, motion))
    table.scene.animator.play(*steps)
    while table.scene.animator.moving:
        table.scene.animator.tick(40.0)
    for seat in (0, 1):
        assert table.scene.parts["hp", seat].part.have == table.match.view(0).counters[f"hp:{seat}"]


def test_a_card_out_of_a_pile_that_may_not_be_counted_comes_from_there(sit):
    table = sit(match=Match(GANYMEDE, [Seat("Mara"), Seat("Ivo", "greedy")], "battle", {}, 3, salt="salt"), pace=NORMAL)
    table.settle_motions()
    choose = fighter(3)
    while table.match.view(0).counters["phase"] != 1 or table.match.state.decider() != 1:
        table.controller._submit(choose(table.match), 0)
        table.settle_motions()
    draw = next((action for action in table.match.state.legal() if action.verb == "draw"), None)
    assert draw is not None
    deck = table.scene.card(("deck", 1), 0)
    table.controller._submit(draw, 0)
    table.scene.animator.tick(TICK)
    while table.scene.card(("row", 1), 2) is None:
        table.scene.animator.tick(TICK)
    new = table.scene.cards["row", 1][-1]
    assert abs(new.pos().x() - deck.pos().x()) < deck.width and table.scene.card(("deck", 1), 0) is deck


def ganymede(sit, seats=("person", "greedy"), pace=NORMAL, mode="battle", seed=3) -> Sitting:
    sitters = [Seat(name, player) for name, player in zip(("Mara", "Ivo", "Lena"), seats, strict=False)]
    return sit(match=Match(GANYMEDE, sitters, mode, {}, seed, salt="salt"), pace=pace)


@pytest.mark.parametrize("mode", ["battle", "coop"])
def test_a_new_match_is_dealt_and_any_key_skips_it(sit, mode):  # UX 22
    table = ganymede(sit, mode=mode)
    clock, cards = Clock(table), [item for items in table.scene.cards.values() for item in items]
    begun = {item: item.pos() for item in cards}
    assert len(cards) > 18 and not table.controller.tells.buttons()
    assert 800 < clock.run() <= 1500
    assert sum(item.pos() != begun[item] for item in cards) > 18
    table.settle()
    table.check()
    again = ganymede(sit, mode=mode)
    assert again.scene.animator.busy
    again.controller.skip()
    assert not again.scene.animator.busy
    again.check()


@pytest.mark.parametrize(
    ("seats", "pace"),
    [
        (("person", "person"), NORMAL),
        (("person", "greedy"), Pace(Speed.OFF)),
        (("person", "greedy"), Pace(motion=False)),
    ],
)
def test_nothing_is_dealt_before_a_curtain_or_without_motion(sit, seats, pace):
    table = ganymede(sit, seats, pace)
    assert table.controller.may(Deed.UNCOVER) == (seats[1] == "person")
    assert not table.scene.animator.gliding
    table.scene.animator.complete()  # without motion it is still said who begins
    table.check()


def test_a_match_that_goes_on_is_not_dealt_again(sit):
    first = ganymede(sit, pace=Pace(Speed.OFF))
    first.settle()
    first.controller.play(first.controller.tells.moves()[0][1])
    first.controller.close()
    again = sit(match=first.match, pace=NORMAL)
    assert not again.scene.animator.busy
    again.check()


def test_what_a_rival_puts_away_flies_to_its_plate(sit):
    """Its discard pile may not be counted, so it has no place on the table."""
    table = ganymede(sit)
    table.settle_motions()
    choose = fighter(3)
    while not (table.match.view(0).counters["phase"] == 4 and table.match.state.decider() == 1):
        table.controller._submit(choose(table.match), 0)
        table.settle_motions()
    take = table.match.state.legal()[0]
    stack = layout_of(table, take)
    item = table.scene.cards[stack][-1]
    plate, begun = table.scene.parts["plate", 1].rect.center(), item.pos()
    table.controller._submit(take, 0)
    far = lambda at: (at - plate).manhattanLength()  # noqa: E731
    nearest = far(begun)
    while table.scene.animator.moving:
        table.scene.animator.tick(TICK)
        nearest = min(nearest, far(item.pos()))
    assert nearest < 0.05 * far(begun)
    assert item.scene() is None
    table.check_items()


def layout_of(table: Sitting, action: Action):
    gesture = GANYMEDE.face.gesture(table.match.view(1), action)
    assert gesture
    return gesture.src


def test_the_discard_pile_comes_back_into_the_empty_deck(sit):
    """By hand: the sign in the deck's place is drawn from, and goes when the cards come."""
    match = Match(GANYMEDE, [Seat("Mara"), Seat("Ivo", "greedy")], "battle", {}, 3, salt="salt")
    match.state = drawing(rows=("5", "8 6"), decks=("", "8"), discards=("8 6 9", "4"), fresh=False)
    match.state.log = []
    table = sit(match=match, pace=NORMAL)
    table.settle_motions()
    (sign,) = table.scene.cards["deck", 0]
    assert sign.look.stands_in and not table.scene.counts["deck", 0].isVisible()
    table.drag(("deck", 0), 0, table.drop_point(Target(("row", 0))))
    assert [step.action.verb for step in table.match.steps] == ["draw"]
    table.settle_motions()
    assert sign.scene() is None
    assert len(table.scene.cards["deck", 0]) == 2 and len(table.scene.cards["row", 0]) == 2
    assert table.scene.counts["deck", 0].isVisible()
    table.check()


def test_exactly_the_limit_is_called_out(sit):
    table = ganymede(sit)
    table.settle_motions()
    presenter = table.controller.spread._presenter
    note = Event("note", 0, -1, Place("row", 0), -1, Place("row", 1), -1, "strength", 21, 3, 3)
    view = table.match.view(0)
    full = Gauge("Strength", "21", (), 21, "Bust", exact="Exactly 21")
    presenter.part = lambda view, key: {("gauge", 0): full}.get(key)
    moment = presenter.moment(view)
    cue = presenter.cues["strength"]
    assert [type(step) for step in cue.steps(presenter._played(note, moment, [], []))] == [Count, Call, Pause]
    less = note._replace(value=20)
    assert [type(step) for step in cue.steps(presenter._played(less, moment, [], []))] == [Count]


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_a_sum_that_goes_up_with_its_cards_never_goes_down(sit, seed):
    """What the cards add is counted when all that follows from their turning is known."""
    table, steps, _ = to_the_blows(sit, seed)
    turning = next(at for at, step in enumerate(steps) if isinstance(step, Together))
    before = {key: sum(p.amount for p in table.scene.parts[key].part.portions) for key in (("gauge", 0), ("gauge", 1))}
    counting = next(step for step in steps[turning + 1 :] if isinstance(step, Together))
    for step in counting.steps:
        assert sum(portion.amount for portion in step.part.portions) >= before[step.key]


def test_a_layout_may_have_words_of_its_own_for_what_is_called_out(qapp):
    """An event of Barbarossa is called by its name and its sign; what the game has no words for, as ever."""
    before = operation(deployed="grenadier_regiment", cities="kharkov moscow", events="rifle_army")
    after = before.clone()
    after.log = []
    after.apply(BARBAROSSA.verbs.parse("attack:kharkov"))
    after.advance()
    names = ["Mara", "Ivo"]
    presenter = Presenter(
        TableScene(), BARBAROSSA.face, before.setting, lambda text: Words("en").say(text, names)
    )  # fmt: skip
    steps = presenter.steps(after.log, BARBAROSSA.view(before, 0), BARBAROSSA.view(after, 0), False)
    assert [step.title for step in steps if isinstance(step, Banner)] == ["Rifle Army: +3 BP"]


def test_an_unknown_cue_is_reported_and_passes_in_silence(qapp, monkeypatch):
    told = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: told.append(str(error)))
    monkeypatch.setattr(type(CLASH.face), "cues", {**CLASH.face.cues, "turn": "trun"})
    presenter = Presenter(TableScene(), CLASH.face, CLASH.new(2, "duel", {}, 1).setting, lambda text: text.id)
    assert told == ["Clash has no cue 'trun'"]
    assert type(presenter.cues["turn"]) is Cue and presenter.cues["blow"].strikes
