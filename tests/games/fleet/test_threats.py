"""The threat shown is what the battle does when nobody buys any more, and tells no hidden card."""

from collections.abc import Iterator

import pytest

from desktop.engine.events import Event
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games.fleet import GAME
from desktop.games.fleet import threats as coming
from desktop.games.fleet.combat import Forecast, weigh
from desktop.games.fleet.rules import result
from desktop.games.fleet.state import BAY, DEALER, DECK, MARKET, PHASE, SHOP, TURN, FleetState
from desktop.games.fleet.threats import CERTAIN, Salvo, salvo, threats
from desktop.games.fleet.verbs import DECLINE, DONE
from desktop.look import Threat
from desktop.words import LANGUAGES, Words
from tests.games.setups import SETUPS
from tests.games.walks import walk

ALWAYS, SOAKED = 150, 5_000
FLEET = [setup for setup in SETUPS if setup.game == "fleet"]


def positions(count: int, late: bool = False) -> Iterator[FleetState]:
    """Purchases out of random games; `late`: where a side has nothing left but its formation."""
    found = 0
    for seed in range(1, 10_000):
        for number, state in enumerate(walk(FLEET[seed % len(FLEET)], seed)):
            assert isinstance(state, FleetState)
            seat = state.decider()
            last = seat >= 0 and not (state.zones[DECK[seat]] or state.zones[BAY[seat]])
            if not state.over and state.counters[PHASE] == MARKET and (last if late else number % 5 == seed % 5):
                yield state.clone()
                found += 1
                if found == count:
                    return


def quiet(state: FleetState) -> tuple[FleetState, list[Event]]:
    """The true position when nobody has bought or taken anything more, until the next purchase or the end."""
    world = state.clone()
    world.log, events, turn = [], list[Event](), world.counters[TURN]
    while not world.over and (world.counters[TURN] == turn):
        legal = world.legal()
        world.apply(DONE if DONE in legal else DECLINE)
        assert world.log is not None
        events += world.log
        world.log = []
    return world, events


def wrong(state: FleetState, told: Salvo | None) -> str:
    """What is wrong with what was told."""
    seat = state.decider()
    if told is None:
        return "that nothing comes"
    world, events = quiet(state)
    shots = [event for event in events if event.key == "salvo" and event.seat == 1 - seat]
    breaks = any(event.key == "breaks" and event.seat == seat for event in events)
    holds = [event.value for event in events if event.key == "holds" and event.seat == seat]
    ships = sum(event.verb == "move" and event.dst.zone == "scrap" and event.dst.seat == seat for event in events)
    paid = [event.value for event in events if event.key == "reward" and event.seat == 1 - seat]
    if [told.fire] != [event.value for event in shots] or (holds and holds != [told.shield]):
        return "how much comes"
    if breaks != told.breaks or (breaks and (ships, paid) != (told.ships, [told.value])):
        return "what is lost"
    lost = world.over and result(world)[0] == 1 - seat
    open_end = lost and not state.zones[SHOP] and bool(state.zones[DEALER])  # what a new shop has is no one's to know
    return "" if lost == bool(told.end) or open_end else "whether it costs the match"


@pytest.mark.parametrize("count", [ALWAYS, pytest.param(SOAKED, marks=pytest.mark.soak)])
def test_the_threat_is_what_happens(count: int) -> None:  # UX 54
    seen = broken = 0
    for state in positions(count):
        told = salvo(InfoSet(GAME, state, state.decider()))
        assert not wrong(state, told), (wrong(state, told), state.to_json(), told)
        seen, broken = seen + 1, broken + (told is not None and told.breaks)
    assert seen == count and broken > count / 5


@pytest.mark.parametrize("count", [40, pytest.param(1_000, marks=pytest.mark.soak)])
def test_it_says_when_the_last_ships_fall(count: int) -> None:  # UX 54
    lost = certain = 0
    for state in positions(count, late=True):
        told = salvo(InfoSet(GAME, state, state.decider()))
        assert not wrong(state, told), (wrong(state, told), state.to_json(), told)
        lost += told is not None and bool(told.end)
        certain += told is not None and told.end == CERTAIN
    assert lost and certain


def test_a_threat_that_takes_equal_fire_for_enough_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above can fail."""
    true = weigh

    def loose(*fields: list[int]) -> Forecast:
        clash = true(fields[0], fields[1])
        falls = (clash.fire[1] >= clash.shield[0], clash.fire[0] >= clash.shield[1])
        return clash._replace(falls=falls)

    monkeypatch.setattr(coming, "weigh", loose)
    assert any(wrong(state, salvo(InfoSet(GAME, state, state.decider()))) for state in positions(100))


def shown(state: State, seat: int, lang: str = "en") -> list[Threat]:
    words = Words(lang)
    return list(threats(InfoSet(GAME, state, seat), lambda text: words.say(text, ("Mara", "Ivo"), seat)))


def test_no_hidden_card_comes_into_it() -> None:  # UX 54
    differed = 0
    for number, state in enumerate([*positions(40), *positions(20, late=True)]):
        seat = state.decider()
        other = GAME.resample(state, seat, Rng(number))
        differed += other.to_json()["zones"] != state.to_json()["zones"]
        assert shown(other, seat) == shown(state, seat)
    assert differed > 20


def test_a_threat_that_counts_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: the next ship of the other fleet is thought to be there already."""
    worlds: list[State] = []
    true = coming.salvo

    def peeks(info: InfoSet, action: object = None) -> Salvo | None:
        told = true(info)
        deck = worlds[-1].zones[DECK[1 - info.seat]]
        return told and told._replace(fire=told.fire + sum(deck[-1:]))

    monkeypatch.setattr(coming, "salvo", peeks)
    same = []
    for number, state in enumerate(positions(20)):
        pair = []
        for world in (state, GAME.resample(state, state.decider(), Rng(number))):
            worlds.append(world)
            pair.append(shown(world, world.decider()))
        same.append(pair[0] == pair[1])
    assert not all(same)


def test_a_purchase_that_is_aimed_at_changes_what_is_told() -> None:  # UX 54
    """Gear and wrecks that fly again are certain; of a ship that nobody has seen nothing is told."""
    changed = unknown = 0
    for state in positions(80):
        info = InfoSet(GAME, state, state.decider())
        for action in info.legal:
            told = salvo(info, action)
            if told is None:
                unknown += 1
                continue
            world = state.clone()
            if action is not DONE:
                world.apply(action)
                assert not wrong(world, told)
            changed += told != salvo(info)
    assert changed > 20 and unknown > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    for state in [*positions(40), *positions(10, late=True)]:
        for threat in shown(state, state.decider(), lang):
            assert threat.text and not any("fleet." in line or "{" in line for line in threat.lines)
