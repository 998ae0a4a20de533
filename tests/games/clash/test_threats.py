"""The threat shown is what the rival's next assault does when the rival does nothing else, and tells no hidden card."""

from collections.abc import Iterator

import pytest

from desktop.engine.actions import Action
from desktop.engine.events import Event
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games.clash import GAME
from desktop.games.clash import threats as coming
from desktop.games.clash.rules import END
from desktop.games.clash.state import HAND, LANE, LANES, TURN, ClashState
from desktop.games.clash.threats import Assault, assault, threats
from desktop.look import Threat
from desktop.words import LANGUAGES, Words
from tests.games.setups import SETUPS
from tests.games.walks import walk

ALWAYS, SOAKED = 150, 5_000
CLASH = [setup for setup in SETUPS if setup.game == "clash"]


def positions(count: int) -> Iterator[ClashState]:
    """Decisions of a turn, out of games with every deal and edition."""
    found = 0
    for seed in range(1, 10_000):
        setup = CLASH[seed % len(CLASH)]
        for number, state in enumerate(walk(setup, seed)):
            assert isinstance(state, ClashState)
            if not state.over and state.counters[TURN] and number % 3 == seed % 3:  # the draft is over
                yield state.clone()
                found += 1
                if found == count:
                    return


def happens(state: ClashState) -> tuple[ClashState, ClashState, list[Event]] | None:
    """The true position after the end of this turn, and after one in which the rival only ends its own."""
    seat, world = state.decider(), state.clone()
    world.apply(END)
    if world.over or world.decider() == seat:
        return None
    between = world.clone()
    world.log = []
    world.apply(END)
    return between, world, world.log


def right(state: ClashState, told: Assault | None) -> str:
    """What is wrong with what was told; counted here once more, from the positions before and after."""
    seat, true = state.decider(), happens(state)
    if true is None or told is None:
        return "" if (true is None) == (told is None) else "whether one comes"
    before, after, events = true
    lost = after.over and after.loser == seat
    if lost != ("stronghold_falls" in told.falls):
        return "whether it costs the match"
    if (before.is_stronghold(seat) != after.is_stronghold(seat)) != ("watchtower_falls" in told.falls):
        return "whether the Watchtower falls"
    if (before.to_the_end(seat), after.to_the_end(seat)) != (told.before, told.after):
        return "how far the tower moves"
    for lane, zone in enumerate(LANE[seat]):
        gone = set(before.zones[zone]) - set(after.zones[zone])
        if set(told.lanes[lane].falls) != gone:
            return "who falls"
        blows = [event for event in events if event.key == "blow" and event.src.zone == LANES[lane]]
        if sum(event.value for event in blows) != told.lanes[lane].power:
            return "how much comes"
    return ""


@pytest.mark.parametrize("count", [ALWAYS, pytest.param(SOAKED, marks=pytest.mark.soak)])
def test_the_threat_is_what_happens(count: int) -> None:  # UX 54
    seen = harmed = lost = 0
    for state in positions(count):
        told = assault(InfoSet(GAME, state, state.decider()))
        assert not right(state, told), (state.to_json(), told)
        seen += 1
        harmed += told is not None and (told.before != told.after or any(lane.falls for lane in told.lanes))
        lost += told is not None and "stronghold_falls" in told.falls
    print(seen, harmed, lost)
    assert seen == count and harmed > count / 4 and lost


def test_a_threat_that_forgets_the_own_assault_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail."""

    def at_once(info: InfoSet) -> Assault:
        world = info.sample(Rng(0))
        assert isinstance(world, ClashState)
        seat, before = info.seat, world.to_the_end(info.seat)
        world.log = []
        coming_assault(world, 1 - seat)
        return coming.told(world.log, seat, (0, 0), 0, before, world.to_the_end(seat))

    from desktop.games.clash.assault import assault as coming_assault

    assert any(right(state, at_once(InfoSet(GAME, state, state.decider()))) for state in positions(60))


def shown(state: State, seat: int, lang: str = "en") -> list[Threat]:
    words = Words(lang)
    return list(threats(InfoSet(GAME, state, seat), lambda text: words.say(text, ("Mara", "Ivo"), seat)))


def test_no_hidden_card_comes_into_it() -> None:  # UX 54
    differed = 0
    for number, state in enumerate(positions(60)):
        seat = state.decider()
        other = GAME.resample(state, seat, Rng(number))
        differed += other.zones != state.zones
        assert shown(other, seat) == shown(state, seat)
    assert differed > 20


def test_a_threat_that_counts_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: what the other row begins with is added to the blows."""
    true = coming.assault

    def peeks(info: InfoSet, action: Action | None = None) -> Assault | None:
        told = true(info, action)
        if told is None:
            return None
        hidden = worlds[-1].zones[HAND[1 - info.seat]][-1]
        upper, lower = (lane._replace(power=lane.power + 1 + hidden) for lane in told.lanes)
        return told._replace(lanes=(upper, lower))

    monkeypatch.setattr(coming, "assault", peeks)
    worlds: list[State] = []
    told = []
    for number, state in enumerate(positions(30)):
        pair = []
        for world in (state, GAME.resample(state, state.decider(), Rng(number))):
            worlds.append(world)
            pair.append(shown(world, world.decider()))
        told.append(pair[0] == pair[1])
    assert not all(told)


def test_a_move_that_is_aimed_at_changes_what_is_told() -> None:  # UX 54
    """A creature more stands in the lane, and is counted there."""
    changed = 0
    for state in positions(120):
        info = InfoSet(GAME, state, state.decider())
        for action in info.legal:
            if action.verb == "summon":
                world = state.clone()
                world.apply(action)
                told = assault(info, action)
                assert (not world.over and not right(world, told)) or (world.over and told is None)
                changed += told != assault(info)
    assert changed > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    for state in positions(60):
        for threat in shown(state, state.decider(), lang):
            assert threat.text and not any("clash." in line or "{" in line for line in threat.lines)
