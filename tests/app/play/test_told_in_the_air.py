"""Every change of a number that all can see is told where it happens; no two texts in the air lie over each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from desktop.controller.moment import Moment, seen
from desktop.developer.shot import greedy
from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.table.motion.changes import differences, figures_of
from tests.app.play.filmed import EVERY, Film, figures_on, film, match_of, over_each_other
from tests.app.playing import HeardPage, OpenPage, pages  # noqa: F401

READ = 600.0  # milliseconds
FAR = 170.0  # pixels from what it speaks of, at the most, on a table of 1366 x 768

# Which part tells which counter, and by which of its numbers; all other counters are no numbers anybody reads.
TOLD = {
    "clash": {"mana": ("mana", "have")},
    "ganymede": {"hp:": ("hp", "have")},
    "chronicle": {"fame:": ("prizes", "have")},
    "fleet": {"money:": ("purse", "sum")},
    "barbarossa": {
        "vp:": ("tiles", "barbarossa/vp"),
        **{point: ("tiles", f"barbarossa/{point}") for point in ("op", "sp", "dp", "rp", "bp")},
    },
}
UNTOLD = {
    "clash": "turn round income",
    "ganymede": "phase round starter disc strength: aces: three: harm:",
    "chronicle": "phase round meeting leader place lead recent: void: pledge:",
    "fleet": "phase turn bought fleet: flipped: winner end",
    "barbarossa": "phase player first round attacked target cost fallen hq spared boxed end",
}
STARTS = {
    "clash": (0, 35),
    "ganymede": (0, 60),
    "chronicle": (3, 30),
    "fleet": (0, 30),
    "barbarossa": (0, 120),
}
BUSY = {"clash": 20, "ganymede": 20, "chronicle": 30, "fleet": 30, "barbarossa": 120}  # plies, before much changes


def opened(open_page: OpenPage, game_id: str, seed: int, plies: int, speed: str = "normal") -> HeardPage:
    return open_page(match_of(game_id, seed, plies), settings=Settings(speed=speed))


def counted(game_id: str, view: View) -> dict[tuple[tuple[str, int], str], int]:
    """The public numbers of a view, by the part that shows them and their name there."""
    found = {}
    for name, number in view.counters.items():
        for prefix, (part, figure) in TOLD[game_id].items():
            if name == prefix or (prefix.endswith(":") and name.startswith(prefix)):
                seat = int(name.rpartition(":")[2]) if prefix.endswith(":") else -1
                if seat < 0:
                    seat = view.to_act if part == "mana" else view.seat or 0
                found[(part, seat), figure] = number
    return found


def all_told(page: HeardPage, game_id: str) -> Film:
    """One decision on its page: what changed for the seat that looks was told, long enough and at its place."""
    match, face = page.match, face_of(page.match.game)
    before, first = match.view(0), len(match.steps)
    shot = film(page, 1)
    for pill in shot.pills.values():
        assert pill.frames * EVERY >= READ, pill
        gap = max(
            pill.rect.left() - pill.near.right(), pill.near.left() - pill.rect.right(),
            pill.rect.top() - pill.near.bottom(), pill.near.top() - pill.rect.bottom(), 0.0,
        )  # fmt: skip
        assert gap <= FAR, pill
    told: dict[object, int] = {}
    for pill in shot.pills.values():
        told[pill.about] = told.get(pill.about, 0) + pill.amount
    for number, by in shot.moved.items():
        assert told.get(number, 0) == by, (number, by, shot.pills.values())
    if shot.relaid:
        return shot
    events = [event for step in match.steps[first:] for event in seen(step.events, 0, match.state.setting)]
    numbers_told(page, game_id, before, match.view(0), events, told)
    cards_told(page, Moment(face, page.controller.say, before), events, shot)
    return shot


def numbers_told(
    page: HeardPage, game_id: str, before: View, after: View, events: list[Event], told: dict[object, int]
) -> None:
    """Counters, by folding the events: what they add up to is what the pills add up to, and what stands there."""
    changed: dict[str, int] = {}
    now = dict(before.counters)
    for event in events:
        if event.verb == "count":
            changed[event.key] = changed.get(event.key, 0) + event.value - now[event.key]
            now[event.key] = event.value
    assert {name: now[name] for name in changed} == {name: after.counters[name] for name in changed}
    for (key, name), number in counted(game_id, after).items():
        item = page.scene.parts.get(key)
        if item is None or item.part is None:
            continue
        assert item.kind.figures(item.part)[name] == number
        words = "".join(item.says(page.view.speech).split()).replace(",", "")
        assert str(number) in words, words
        if game_id != "barbarossa" or name == "barbarossa/vp":  # else the points of whoever's turn it is
            was = counted(game_id, before).get((key, name), 0)
            assert told.get((key, name), 0) == number - was, (key, name, was, number, told)


def cards_told(page: HeardPage, moment: Moment, events: list[Event], shot: Film) -> None:
    """Values on cards that all can see."""
    setting = page.match.state.setting
    for event in events:
        earlier, moment = moment, moment.after([event], setting)
        if event.verb != "value":
            continue
        key = (event.src.zone, event.src.seat)
        looks = earlier.look(key, event.src_at), moment.look(key, event.src_at)
        if key not in page.scene.cards or looks[0] is None or looks[1] is None:
            continue
        place = QRectF(*page.scene.rect_of_slot(key, event.src_at)).adjusted(-90, -90, 90, 90)  # others may have gone
        for by in differences(figures_of(looks[0]), figures_of(looks[1])).values():
            said = [pill.text for pill in shot.pills.values() if place.intersects(pill.near)]
            assert f"{by:+d}" in said, (looks[1].face.title, by, said)


@pytest.mark.parametrize("game_id", BY_ID)
def test_every_change_of_a_number_is_told_where_it_happens(open_page: OpenPage, game_id: str) -> None:
    """At normal speed, for at least 600 ms, with the right figure."""
    pills = 0
    for start in STARTS[game_id]:
        page = opened(open_page, game_id, 3, start)
        for _ in range(2):
            if not page.match.over:
                shot = all_told(page, game_id)
                pills += len(shot.pills)
                assert not shot.clashes
        page.close()
    assert pills > 1


@pytest.mark.parametrize("game_id", BY_ID)
def test_every_counter_is_a_number_that_is_told_or_none_that_anybody_reads(game_id: str) -> None:
    names = match_of(game_id, 1).view(0).counters
    known = {*TOLD[game_id], *UNTOLD[game_id].split()}
    assert {name[: name.find(":") + 1] or name for name in names} <= known


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game_id", BY_ID)
def test_every_change_of_200_turns_is_told(open_page: OpenPage, game_id: str) -> None:
    turns, seed = 0, 20
    while turns < 200:
        seed += 1
        page = opened(open_page, game_id, seed, 0)
        while not page.match.over and turns < 200:
            all_told(page, game_id)
            turns += page.match.steps[-1].seat != page.match.state.decider()
        page.close()


@pytest.mark.parametrize("game_id", BY_ID)
def test_no_two_texts_in_the_air_lie_over_each_other(open_page: OpenPage, game_id: str) -> None:
    page = opened(open_page, game_id, 5, 12)
    assert film(page, 8).clashes == []


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game_id", BY_ID)
def test_no_two_texts_lie_over_each_other_in_20_games(open_page: OpenPage, game_id: str) -> None:
    for seed in range(40, 60):
        page = opened(open_page, game_id, seed, 0)
        assert film(page, 400).clashes == []
        page.close()


def sums(shot: Film) -> dict[object, int]:
    """By how much each number of a part changed, as it was told."""
    told: dict[object, int] = {}
    for pill in shot.pills.values():
        if isinstance(pill.about, tuple) and isinstance(pill.about[0], tuple):
            told[pill.about] = told.get(pill.about, 0) + pill.amount
    return {about: amount for about, amount in told.items() if amount}


@pytest.mark.parametrize("game_id", BY_ID)
def test_hurrying_loses_nothing_of_it(open_page: OpenPage, game_id: str) -> None:
    """Whoever presses keys while it is played reads the same numbers, for as long, once it has been played."""
    start = BUSY[game_id]
    slow = film(opened(open_page, game_id, 3, start), 4)
    page = opened(open_page, game_id, 3, start)
    hurried = film(page, 4, press=lambda: QTest.keyClick(page, Qt.Key.Key_X))
    assert sums(slow) == sums(hurried) and sums(slow)
    assert all(pill.frames * EVERY >= READ for pill in hurried.pills.values()) and not hurried.clashes


@pytest.mark.parametrize("game_id", BY_ID)
def test_reduced_motion_tells_the_same_and_nothing_travels(open_page: OpenPage, game_id: str) -> None:
    start = BUSY[game_id]
    full = film(opened(open_page, game_id, 3, start), 4)
    page = open_page(match_of(game_id, 3, start), settings=Settings(speed="normal", motion="reduced"))
    calm = film(page, 4)
    assert sums(calm) == sums(full) and not calm.clashes
    assert max(pill.travelled for pill in calm.pills.values()) <= 2  # out of the way of something, at once
    assert max(pill.travelled for pill in full.pills.values()) > 2


@pytest.mark.parametrize("game_id", BY_ID)
def test_without_animations_what_changed_stays_marked_until_the_next_action(open_page: OpenPage, game_id: str) -> None:
    """All that a decision brought, in figures beside the numbers."""
    page, marked = opened(open_page, game_id, 3, BUSY[game_id], "off"), 0
    for _ in range(12):
        to_the_person(page)
        if page.match.over:
            break
        shown = figures_on(page)
        page.controller._submit(greedy(page.match, 0), 0)
        assert not page.scene.animator.busy
        page.plate.tell(None)  # what lies under it waits until it has gone
        for _ in range(20):
            page.scene.animator.tick(40)
        told: dict[object, int] = {}
        for callout in page.scene.callouts.standing:
            told[callout.about] = told.get(callout.about, 0) + callout.amount
        now = figures_on(page)
        for name, number in now.items():
            if not page.scene.parts[name[0]].kind.cleared(page.scene.parts[name[0]].part):
                assert told.get(name, 0) == number - shown.get(name, number), (name, shown.get(name), number, told)
        assert not over_each_other(page)
        marked += len(told)
        for _ in range(200):
            page.scene.animator.tick(20)
        assert {each.about for each in page.scene.callouts.standing} == {*told}  # they wait for whoever looks away
    assert marked
    page.controller.scene.callouts.act()
    assert not page.scene.callouts.standing


def to_the_person(page: HeardPage) -> None:
    """Until whoever sits here decides; what was marked on the way has been read."""
    while page.match.state.decider() > 0:
        page.controller._submit(greedy(page.match, page.match.state.decider()), 0)
    page.scene.callouts.clear()
