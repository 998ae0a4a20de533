"""An attack's verdict names where its BP came from, decision by decision, and what is named adds up."""

from desktop.controller.log import Log
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Verdict
from desktop.words import Words

GAME, WORDS = BY_ID["barbarossa"], Words("en")


def attacks(seed: int, seat: int) -> list[tuple[Verdict, dict[str, int]]]:
    """The verdicts of a sensible game as a seat reads them, and what each card was tired or given up for."""
    match = Match(GAME, [Seat("A"), Seat("B")], "campaign", GAME.settle({}), seed, salt="salt")
    log = Log(match, face_of(GAME), lambda text: WORDS.say(text, ["A", "B"]))
    found: list[tuple[Verdict, dict[str, int]]] = []
    dice, spent = Rng(seed), dict[str, int]()
    while not match.over and len(found) < 12:
        decider = match.state.decider()
        had = match.view(None).counters["bp"]
        action = GAME.bots.greedy(match.info(decider), dice)
        step = match.submit(decider, action)
        if action.verb == "attack":
            spent = {}
        gained = max([0, *(event.value - had for event in step.events if event.key == "bp")])
        if gained and action.verb != "play":
            spent[action.verb] = spent.get(action.verb, 0) + gained
        if any(event.key in ("won", "failed") for event in step.events):
            verdict = log.verdict(seat, len(match.steps) - 1)
            assert verdict is not None
            found.append((verdict, spent))
    return found


def test_each_card_that_paid_is_named_with_what_it_paid() -> None:  # UX 51
    given = tired = 0
    for seed in range(3, 9):
        for seat in (0, 1):
            for verdict, spent in attacks(seed, seat):
                gathered = verdict.sums[0]
                assert sum(int(term.amount) for term in gathered.terms) == int(gathered.total)
                assert len({term.name for term in gathered.terms}) == len(gathered.terms)
                by_way = {
                    way: sum(int(term.amount) for term in gathered.terms if term.name.endswith(" given up") == up)
                    for way, up in (("fatigue", False), ("discard", True))
                }
                ready = sum(int(term.amount) for term in gathered.terms if term.name == "Ready before")
                assert by_way["fatigue"] - ready == spent.get("fatigue", 0)
                assert by_way["discard"] == spent.get("discard", 0) + spent.get("sacrifice", 0)
                tired += by_way["fatigue"] > 0
                given += by_way["discard"] > 0
    assert tired and given
