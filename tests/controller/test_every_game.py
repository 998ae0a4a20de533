"""What the table promises holds in each of the five games: targets, refusals, drops, words, pace, hints, secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt

from desktop.controller.phase import Deed
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.games.clash.state import LANES
from desktop.look import Key, Sitter
from desktop.table.hands.picks import Refusal, Target
from desktop.table.motion.speeds import SETTLE, VISIBLE, Pace, Speed
from desktop.table.scene.layout import TARGET
from desktop.words import Words
from tests.controller.sitting import Prompted, Sitting
from tests.controller.witness import Witness, read
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import reshuffled, walk

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
EVERY = [next(setup for setup in SETUPS if setup.game == game) for game in BY_ID]
DEPTHS = (0, 25, 60)
NORMAL = Pace(Speed.NORMAL)
WINDOW = (1366, 680)

Sit = Callable[..., Sitting]


def policy(setup: SetUp, match: Match, dice: Rng) -> Action:
    return setup.rules().bots.policy(match.state, match.state.legal(), dice)


def played(setup: SetUp, plies: int, people: int = 1, seed: int = 5) -> Match:
    """A match after so many decisions, at one of the first seat with something to choose."""
    seats = [Seat(NAMES[n], PERSON if n < people else "greedy") for n in range(setup.seats)]
    match, dice = Match(setup.rules(), seats, setup.mode, setup.options, seed, salt="salt"), Rng(3)
    while len(match.steps) < plies or match.state.decider() != 0 or len(match.state.legal()) < 2:
        if match.over:
            return played(setup, plies // 2, people, seed + 1)
        match.submit(match.state.decider(), policy(setup, match, dice))
    return match


def tables(sit: Sit, setup: SetUp) -> Iterator[Sitting]:
    """A table early, later and late in the game, at a person's decision."""
    for plies in DEPTHS:
        table = sit(match=played(setup, plies), size=WINDOW)
        table.settle()
        yield table


def liftable(table: Sitting) -> list[tuple[Key, int]]:
    cards = [(key, at) for key, held in table.scene.cards.items() for at in range(len(held))]
    return [card for card in cards if table.controller.hands.may_lift(*card) is True]


every_game = pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)


@every_game
def test_all_targets_are_at_least_thirteen_tenths_of_a_card(sit: Sit, setup: SetUp) -> None:  # UX 3
    for table in tables(sit, setup):
        assert table.scene.layout
        for zone in table.scene.layout.zones.values():
            for target in (zone.target, *(zone.card_target(at) for at in range(len(zone.spots)))):
                assert target.w >= TARGET * zone.card[0] - 0.01 and target.h >= TARGET * zone.card[1] - 0.01


@every_game
def test_no_drop_is_refused_in_silence(sit: Sit, setup: SetUp) -> None:  # UX 6, 25
    """Each card that can be taken up, over each place that does not take it."""
    tried = 0
    for table in tables(sit, setup):
        for key, at in liftable(table):
            table.scene.picks.lift(key, at)
            pick = table.scene.picks.pick
            assert pick
            takers = {target.key for target in table.scene.picks.targets}
            for place in set(table.scene.zones) - takers - {key}:
                for card in range(-1, min(2, len(table.scene.cards[place]))):
                    why = table.controller.hands.why_not(pick, place, card)
                    assert why is not None and why.text.strip().endswith("."), (setup.game, key, at, place, card)
                    assert why.section and why.section_label, why
                    assert not any(sign in why.text for sign in ("{", ".why.", ".zone."))
                    tried += 1
            table.scene.picks.release()
    assert tried


@every_game
def test_what_cannot_be_taken_up_says_why(sit: Sit, setup: SetUp) -> None:  # UX 1, 25
    """The uppermost card of each place and every card of a row: what a pointer can reach."""
    tried = 0
    for table in tables(sit, setup):
        for key, held in table.scene.cards.items():
            for at, item in enumerate(held):
                middle = table.scene.card_at(item.scene_rect().center())
                answer = table.controller.hands.may_lift(key, at)
                if middle is not item or item.look.stands_in or answer is True:
                    continue
                assert isinstance(answer, Refusal) and answer.text.strip().endswith("."), (setup.game, key, at)
                assert answer.section and answer.section_label
                tried += 1
    assert tried


def kinds_of_drops(table: Sitting) -> dict[tuple[str, str], tuple[Key, int, Target]]:
    """One for each place to take from and each to drop on."""
    found: dict[tuple[str, str], tuple[Key, int, Target]] = {}
    for key, at in liftable(table):
        item = table.scene.card(key, at)
        if item and table.scene.card_at(item.scene_rect().center()) is item:
            for target in table.controller.hands.accepts(key, at):
                found.setdefault((key[0], target.key[0]), (key, at, target))
    return found


@every_game
def test_a_dropped_card_settles_within_120_ms(sit: Sit, setup: SetUp) -> None:  # UX 5
    """From where it was let go, to where it belongs then; or it is gone."""
    dropped = set()
    for table in tables(sit, setup):
        match = table.match
        for kind, (key, at, target) in kinds_of_drops(table).items():
            if kind in dropped:
                continue
            again = Match(match.game, match.seats, match.mode, match.options, 1, salt="salt", start=match.state.clone())
            hand = sit(match=again, size=WINDOW, pace=NORMAL)
            hand.settle()
            item = hand.scene.card(key, at)
            hand.drag(key, at, hand.drop_point(target))
            if hand.scene.choosing:
                hand.scene.close_chooser(0)
            hand.scene.animator.tick(SETTLE)
            assert item and hand.scene.layout
            if item.scene() is hand.scene and item not in hand.scene._leaving:
                x, y = hand.scene.layout.zones[item.key].spots[item.index].rect.centre
                assert abs(item.pos().x() - x) <= 1 and abs(item.pos().y() - y) <= 1, (setup.game, kind, item.pos())
            dropped.add(kind)
    assert dropped


@every_game
def test_the_large_card_is_never_over_a_target(sit: Sit, setup: SetUp) -> None:  # UX 14
    read = 0
    for table in tables(sit, setup):
        scene = table.scene
        for key, at in liftable(table)[:3]:
            scene.picks.lift(key, at)
            targets = [QRectF(*scene.rect_of(target)) for target in scene.picks.targets]
            for held in scene.cards.values():
                for item in held[-1:]:
                    scene.reading.read(item)
                    reader = scene.reading.reader
                    assert (reader is None) == item.look.stands_in, (setup.game, item.look.face.title)
                    if reader is None:
                        continue
                    large = QRectF(
                        reader.pos(),
                        reader.boundingRect().adjusted(40, 40, -40, -50).size(),
                    )
                    assert scene.sceneRect().contains(large), (setup.game, item.look.face.title)
                    assert not any(large.intersects(target) for target in targets), (setup.game, key, item.key)
                    read += 1
            scene.picks.release()
    assert read


# ---- sentences


@every_game
def test_whose_turn_which_phase_and_what_is_expected_in_one_sentence(sit: Sit, setup: SetUp) -> None:  # UX 18
    for table in tables(sit, setup):
        said = table.controller.tells.prompt()
        phase, colon, wanted = said.partition(": ")
        assert phase and colon and "you" in wanted and said.endswith("."), said
        assert table.controller.tells.heading()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_prompt_of_a_game_says_who_when_and_what(setup: SetUp) -> None:  # UX 18
    """Also in the midst of an attack or of a card's ability."""
    words, game = Words("en"), setup.rules()
    for seed in (1, 2):
        for state in islice(walk(setup, seed), 250):
            if not state.over:
                prompt = game.view(state, state.decider()).prompt
                said = words.say(prompt, NAMES)
                assert NAMES[state.decider()] in said and ": " in said and said.endswith("."), (prompt.id, said)


DECIDING = {
    "ganymede": ("hp:0", "hp:1", "round"),
    "barbarossa": ("op", "sp", "rp", "bp", "vp:0", "vp:1", "round"),
    "chronicle": ("fame:0", "fame:1", "fame:2", "round", "meeting"),
    "fleet": ("money:0", "money:1", "turn"),
    "clash": ("mana", "turn"),
}


@every_game
def test_every_number_that_decides_is_on_the_table(sit: Sit, setup: SetUp) -> None:  # UX 19
    """One more or less of any of them is seen; in Clash a fighter's damage is on its card."""
    table = sit(match=played(setup, 25), size=WINDOW)
    table.settle()
    face, say, view = table.controller.face, table.controller.say, table.controller.view
    sitters = [Sitter(name, "") for name in NAMES[: setup.seats]]

    def shown(counters: dict[str, int]) -> tuple[object, ...]:
        seen = view._replace(counters=counters)
        return face.looks(seen, (), say), face.parts(seen, sitters, say), say(face.heading(seen))

    standing = shown(view.counters)
    for name in DECIDING[setup.game]:
        changed = [shown({**view.counters, name: view.counters[name] + by}) for by in (1, -1)]
        assert any(seen != standing for seen in changed), name
    if setup.game == "clash":
        place = next(place for place, slots in view.zones.items() if place.zone in LANES and slots)
        row = tuple(slot._replace(value=slot.value + 1) for slot in view.zones[place] or ())
        hit = view._replace(zones={**view.zones, place: row})
        assert face.looks(hit, (), say) != face.looks(view, (), say)


@every_game
def test_ending_with_something_left_to_do_is_noted_on_the_button(sit: Sit, setup: SetUp) -> None:  # UX 30
    notes, pressable = [], 0
    for table in tables(sit, setup):
        buttons = table.controller.tells.buttons()
        pressable += bool(buttons)
        if len(table.controller.tells.moves()) > 1:
            notes += [button.note for button in buttons if button.primary]
    assert any(notes) if pressable else setup.game == "chronicle"  # where nobody ends a turn: a card is played


@every_game
def test_a_drop_is_foretold(sit: Sit, setup: SetUp) -> None:  # UX 31
    """At a quiet place nothing has to be said; in a game there is always something that is."""
    told = set()
    for table in tables(sit, setup):
        standing = {key: part.part for key, part in table.scene.parts.items()}
        for _, action in table.controller.tells.moves():
            table.controller.foretell(action)
            if table.controller.preview() or {key: part.part for key, part in table.scene.parts.items()} != standing:
                told.add(table.match.game.verbs.text(action))
            table.controller.foretell(None)
    assert told


@every_game
def test_the_log_has_heads_and_names_and_addresses_nobody(sit: Sit, setup: SetUp) -> None:  # UX 32
    match = played(setup, 60, people=setup.seats)
    table = sit(match=match, size=WINDOW)
    table.settle()
    lines = table.controller.tells.log()
    words = {word.strip(".,:;!?'").lower() for line in lines for word in line.text.split()}
    assert sum(line.kind == "turn" for line in lines) >= 2
    assert set(map(str.lower, NAMES[: setup.seats])) <= {word.partition("'")[0] for word in words}
    assert not words & {"you", "your", "yours"}
    assert all(line.text.strip() and "{" not in line.text for line in lines)


# ---- pace


@every_game
@pytest.mark.parametrize("key", [None, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Z])
def test_a_deal_takes_at_most_a_second_and_a_half_and_any_key_skips_it(sit: Sit, setup: SetUp, key: Qt.Key) -> None:
    # UX 21, 22
    seats = [Seat(NAMES[n], "greedy" if n else PERSON) for n in range(setup.seats)]
    match = Match(setup.rules(), seats, setup.mode, setup.options, 8, salt="salt")
    table = sit(match=match, size=WINDOW, pace=Pace(Speed.SLOW))
    assert table.scene.animator.busy
    if key is not None:
        table.key(key)
    else:
        for _ in range(30):
            table.scene.animator.tick(50)
    assert not table.scene.animator.busy


@every_game
def test_an_opponents_move_lets_at_least_400_ms_pass(sit: Sit, setup: SetUp) -> None:  # UX 23
    seats = [Seat(NAMES[n], PERSON if n == 1 else "greedy") for n in range(setup.seats)]
    start = played(setup, 25).state.clone()
    match = Match(setup.rules(), seats, setup.mode, setup.options, 8, salt="salt", start=start)
    table = sit(match=match, size=WINDOW)
    table.controller.set_pace(Pace(Speed.FAST))
    looks = lambda: {key: [item.look for item in cards] for key, cards in table.scene.cards.items()}  # noqa: E731
    before = looks()
    table.opponent.answer()
    assert match.steps
    for _ in range(round(VISIBLE) - 1):
        table.scene.animator.tick(1)
    assert looks() == before and table.scene.animator.busy


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_thinking_shows_at_the_seat_that_thinks(sit: Sit, setup: SetUp) -> None:  # UX 24
    """At every seat but the first, however many sit there."""
    match = Match(setup.rules(), [Seat(name) for name in NAMES[: setup.seats]], setup.mode, setup.options, 3, salt="s")
    face, view, say = face_of(setup.rules()), match.view(0), Words("en").say
    for seat in range(1, setup.seats):
        sitters = [Sitter(name, "") for name in NAMES[: setup.seats]]
        still = face.parts(view, sitters, say)
        sitters[seat] = sitters[seat]._replace(thinking=0.3)
        parts = face.parts(view, sitters, say)
        changed = [key for key in parts if parts[key] != still[key]]
        assert changed, seat
        assert all(key[1] == seat for key in changed)


# ---- help


@every_game
def test_a_hint_has_three_steps(sit: Sit, setup: SetUp) -> None:  # UX 27
    """The playable cards shine, then the best three by name, then the best with its chance and a reason."""
    table = sit(match=played(setup, 25), size=WINDOW)
    table.settle()
    hints, controller = table.controller.hints, table.controller
    hints.next()
    first, lit = controller.preview(), controller.gestures.sources()
    assert first
    runner: object = controller.counsel._runner
    assert isinstance(runner, Prompted)
    runner.answer()
    hints.next()
    second = controller.preview()
    hints.next()
    third = controller.preview()
    assert len({first, second, third}) == 3 and "%" in third
    assert lit or controller.tells.buttons()


# ---- secrets


def witnessed(sit: Sit, match: Match) -> Witness:
    witness = Witness(sit(match=match, size=(683, 340)))
    table = witness.table
    if table.controller.may(Deed.UNCOVER):
        witness.widgets()
        table.controller.open_curtain()
    witness.wait()
    witness.watch()
    scene, hands = table.scene, table.controller.hands
    for key, held in scene.cards.items():
        for at, item in enumerate(held):
            scene.reading.read(item)
            witness.note("card", (key, at, item.look, item.toolTip(), read(scene.reading.reader)))
            witness.note("hands", (hands.may_lift(key, at), sorted(hands.accepts(key, at))))
    scene.hide_reading()
    for key, at in liftable(table):
        scene.picks.lift(key, at)
        for target in sorted(scene.picks.targets):
            scene.picks.aim_at(target)
            witness.note("parts", [(name, part.part) for name, part in scene.parts.items()])
        witness.frame()
        scene.picks.release()
    table.controller.panic()
    witness.watch()
    return witness


@every_game
def test_nothing_tells_worlds_apart_that_the_viewer_cannot(sit: Sit, setup: SetUp) -> None:  # UX 26, 35, 38
    """Every pixel, look, reason, move and log line of two matches that differ in what the seat does not know."""
    state = played(setup, 25, people=setup.seats).state
    dice = Random(4)
    worlds = (reshuffled(setup.rules(), state, 0, dice) for _ in range(40))
    other = next(world for world in worlds if world.zones != state.zones)
    seats = [Seat(NAMES[n]) for n in range(setup.seats)]
    one, two = (
        witnessed(sit, Match(setup.rules(), seats, setup.mode, setup.options, 1, salt="salt", start=world))
        for world in (state, other)
    )
    assert one.frames >= 5
    assert one.seen == two.seen


@every_game
def test_the_recap_tells_what_was_missed_and_a_curtain_falls_where_there_are_secrets(sit: Sit, setup: SetUp) -> None:
    # UX 37
    table = sit(match=played(setup, 0, people=setup.seats), size=WINDOW)
    table.settle()
    curtains, told, dice = len(table.curtains), [], Rng(3)
    for _ in range(40):
        if table.match.over:
            break
        viewer = table.controller.viewer
        table.controller.play(policy(setup, table.match, dice))
        table.settle()
        if table.controller.viewer != viewer:
            told.append(table.controller.tells.recap())
    assert any(told) and all(line.strip() for lines in told for line in lines)
    assert (len(table.curtains) > curtains) == (setup.game != "fleet")
