"""A whole turn in at most five lines."""

from desktop.engine.events import Event
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.recount import MOST, recount
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.thumb import choose
from desktop.words import Words
from tests.games.barbarossa.fields import operation, play

SAY = Words("en")


def told(state: BarbarossaState, *texts: str) -> list[str]:
    """What seat 1 reads of these moves of seat 0."""
    view, events = GAME.view(state, 1), []
    for text in texts:
        play(state, text)
        events += [redact(event, 1, state.setting) for event in state.log or []]
    seen: list[Event] = [event for event in events if event is not None]
    return [SAY.say(line, ("Ada", "Ben")) for line in recount(view, 0, seen)]


def test_a_long_turn_in_five_lines() -> None:
    state = operation(
        op=3, sp=2, bp=8, cities="minsk moscow", events="partisans", deployed="panzer_grenadier",
        hand="horses horses trucks grenadier_regiment artillery_regiment",
    )  # fmt: skip
    lines = told(
        state, "play:horses", "play:horses", "play:trucks", "play:grenadier_regiment", "deploy:grenadier_regiment",
        "play:artillery_regiment", "attack:minsk", "lose:panzer_grenadier:active", "assign:seat1", "done", "buy:trucks",
        "buy:trucks",
    )  # fmt: skip
    assert lines == [
        "Ada plays 2 × Horses, Trucks, Grenadier Regiment, Artillery Regiment.",
        "Ada deploys Grenadier Regiment.",
        "Ada takes Minsk; lost: Panzer Grenadier.",
        "Ben gets Partisans.",
        "Ada buys 2 × Trucks.",
    ]


def test_a_failed_attack_and_an_idle_turn() -> None:
    state = operation(events="rifle_army", deployed="anti_tank_battalion")
    assert told(state, "attack:minsk", "break_off") == ["Ada attacks Minsk and fails."]
    assert told(operation(hand="horses"), "done", "done", "keep:horses") == ["Ada plays nothing and buys nothing."]


def test_no_turn_takes_more_lines_whoever_reads_them() -> None:
    match = Match(GAME, [Seat("Ada"), Seat("Ben"), Seat("Cy")], "campaign", {"round_limit": 12}, 4, salt="x")
    dice = Rng(4)
    while not match.over:
        seat, view, events = match.state.decider(), match.view(None), []
        while not match.over and match.state.decider() == seat:
            legal = match.state.legal()
            action = choose(match.state, legal) if dice.below(6) else legal[dice.below(len(legal))]  # type: ignore[arg-type]
            events += [redact(event, None, match.state.setting) for event in match.submit(seat, action).events]
        lines = recount(view, seat, [event for event in events if event is not None])
        assert 1 <= len(lines) <= MOST
