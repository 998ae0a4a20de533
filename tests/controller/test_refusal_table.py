"""Each refusal tells the true reason, in every game: what was tried is taken from the table of refusals."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

import pytest

from desktop.engine.text import Text
from desktop.words import LANGUAGES, Words
from tests.controller.refusal_table import ELSEWHERE, NAMES, SILENT, Answer, answers, main
from tests.games.setups import SETUPS

GAMES = sorted({setup.game for setup in SETUPS})
SEEDS, PLIES, MOST = range(4), 150, 2
OVER, TURN = "house.why.over", "house.why.turn"
EMPTY = {"house.why.nothing", "ganymede.why.gone", "ganymede.why.gone_more", "ganymede.why.empty"}
SIGNS = {"chronicle.why.veiled", "clash.why.unseen"}  # what is shown twice: never to be taken, whoever's turn it is

# The reasons that send to another place, and which one: something can be taken there, and it is not where one was.
SENDS = {
    "clash.why.draft": "offer",
    **dict.fromkeys((f"chronicle.why.{name}" for name in ("ally", "theirs", "in_meeting", "discarded", "history")),
                    "own hand"),
    "chronicle.why.follow": "own hand",
    "chronicle.why.return": "another's played",
    "chronicle.why.raid": "another's hand",
    **dict.fromkeys((f"chronicle.why.{name}" for name in ("take", "discard")), "another's allies"),
    **dict.fromkeys((f"chronicle.why.{name}" for name in ("recall", "give", "shed", "lose")), "own allies"),
    "fleet.why.harvest": "asteroids",
    "ganymede.why.stack": "stack",
    "ganymede.why.gone_more": "stack",
    "ganymede.why.fetch": "own discard",
    "ganymede.why.arrange": "own looking",
    "ganymede.why.remove": "own row",
    "barbarossa.why.keep": "own hand",
    "barbarossa.why.remove": "own hand",
    "barbarossa.why.gain_what": "pile",
}  # fmt: skip
# A card that cannot be played is refused for another of its own place; a stack that is used up for another stack.
OF_ITS_KIND = {"chronicle.why.follow", "ganymede.why.gone_more"}
SENDING = re.compile(r"\b([Tt]ake|[Cc]hoose|play|remove) (a|an|the|one|which|another)\b")
# The reasons that send to a button.
BUTTON = re.compile(r"\b(a|its) button\b|Draw|break it off|or stop\.")
# What is too dear: the price and what there is, by the place of both among the numbers of the sentence.
DEAR = {
    "clash.why.mana": (2, 0), "fleet.why.money": (0, 2), "barbarossa.why.op": (0, 2), "barbarossa.why.sp": (0, 2),
    "barbarossa.why.pays": (0, 2), "barbarossa.why.activate": (0, 2), "barbarossa.why.gain": (0, 2),
}  # fmt: skip
# Where a card goes instead.
GOES = {
    "clash.why.where": "own lane", "clash.why.realm": "own lane", "clash.why.draft_where": "own picked",
    "chronicle.why.to_meeting": "own played", "chronicle.why.return_where": "another's hand",
    "chronicle.why.take_where": "own allies", "chronicle.why.recall_where": "own hand",
    "chronicle.why.give_where": "another's allies",
    **dict.fromkeys((f"chronicle.why.{name}_where" for name in ("discard", "raid", "shed", "lose")), "discard"),
    "fleet.why.harvest_where": "own bridge", "fleet.why.where_bridge": "own bridge",
    "fleet.why.where_formation": "own formation", "fleet.why.where_ship": "own formation",
    "fleet.why.ship": "own formation",
    "ganymede.why.take_to_deck": "own deck", "ganymede.why.take_to_discard": "own discard",
    "ganymede.why.to_row": "own row", "ganymede.why.fetch_to_deck": "own deck", "ganymede.why.fetch_to_row": "own row",
    "ganymede.why.arrange_where": "own deck", "ganymede.why.remove_where": "own removed",
    "barbarossa.why.play_where": "own playing", "barbarossa.why.deploy_where": "own deployed",
    "barbarossa.why.buy_where": "own discard",
}  # fmt: skip
# Refused because of the place too, yet for a reason of the rules; some of them also when a card is taken up.
AGAINST_THE_PLACE = {
    ELSEWHERE, "clash.why.aim", "clash.why.order", "fleet.why.class",
    *(f"barbarossa.why.{name}" for name in (
        "hq", "hq_kind", "op", "fatigued", "attacked", "no_discard", "pays", "attack_on", "no_unit")),
}  # fmt: skip
# And of those, where alone that reason stands against the card.
ONLY_THERE: dict[str, Sequence[str]] = {
    "clash.why.order": ["own hand"], "fleet.why.class": ["own scrap"], "fleet.why.ship": ["own formation"],
    "barbarossa.why.op": ["own playing"], "barbarossa.why.pays": ["own fatigued"],
    "barbarossa.why.fatigued": ["own deployed"], "barbarossa.why.no_discard": ["own discard"],
    "barbarossa.why.hq": ["own deployed", "own fatigued"], "barbarossa.why.hq_kind": ["own deployed", "own fatigued"],
    **dict.fromkeys((f"barbarossa.why.{name}" for name in ("attacked", "attack_on", "no_unit")),
                    ("hill", "position", "city")),
}  # fmt: skip


@pytest.fixture(scope="module", params=GAMES)
def told(request: pytest.FixtureRequest) -> list[Answer]:
    """All that one game answers in the positions of some walks."""
    found = list(answers([request.param], SEEDS, PLIES, MOST))
    assert len(found) > 1000
    return found


def test_nothing_is_refused_in_silence(told: list[Answer]) -> None:
    assert not [answer.tried for answer in told if answer.reason.text == SILENT or not answer.reason.section]


def test_only_an_empty_place_is_called_empty_and_always(told: list[Answer]) -> None:
    """Whoever's turn it is, and after the end; an empty deck to which discarded cards come back is none."""
    for answer in told:
        assert answer.bare is (answer.id in EMPTY), (answer.tried, answer.id)


def test_whose_turn_it_is_and_that_it_is_over_is_said_then_and_only_then(told: list[Answer]) -> None:
    for answer in told:
        if answer.id in EMPTY | SIGNS:
            continue
        over = answer.view.to_act < 0
        assert (answer.id == OVER) is over, (answer.tried, answer.id)
        assert (answer.id == TURN) is (not over and answer.view.to_act != answer.view.seat), (answer.tried, answer.id)


def test_a_reason_sends_only_where_something_can_be_taken_and_never_to_its_own_place(told: list[Answer]) -> None:
    for answer in told:
        goal = SENDS.get(answer.id)
        if goal is None:
            assert not SENDING.search(english(answer)) or BUTTON.search(english(answer)), answer.reason
            continue
        assert goal in answer.table.takes, (answer.tried, answer.id)
        if answer.id not in OF_ITS_KIND:
            assert answer.table.place(answer.attempt.src) != goal, (answer.tried, answer.id)


def test_a_reason_that_sends_to_a_button_has_one(told: list[Answer]) -> None:
    for answer in told:
        if BUTTON.search(english(answer)):
            assert answer.table.gestures.pressable, (answer.tried, answer.id)
        if answer.id == "ganymede.why.turn_up":
            assert "turn_up" in {action.verb for action in answer.table.gestures.buttons}
        if answer.id == "ganymede.why.played":
            turns = [action.card for action in answer.table.gestures.buttons if action.verb == "turn_up"]
            row = answer.view.zones[answer.attempt.src] or ()
            assert answer.attempt.at < len(row) - 1 or row[-1].card not in turns


def test_what_is_called_too_dear_costs_more_than_there_is(told: list[Answer]) -> None:
    for answer in told:
        args = answer.reason.text.args
        if answer.id in DEAR:
            price, have = (amount(args[at]) for at in DEAR[answer.id])
            assert price > have, (answer.tried, answer.reason)
        if answer.id == "barbarossa.why.rp":
            assert not answer.view.counters["rp"]


def test_a_wrong_place_is_named_where_one_was_tried_and_the_right_one_takes_the_card(told: list[Answer]) -> None:
    for answer in told:
        if answer.lifted:
            assert answer.id not in GOES and answer.id != ELSEWHERE, (answer.tried, answer.id)
            continue
        assert answer.id in GOES or answer.id in AGAINST_THE_PLACE, (answer.tried, answer.id)
        there = answer.attempt.dst
        assert there and answer.table.place(there) in ONLY_THERE.get(answer.id, [answer.table.place(there)]), answer
        goals = answer.table.gestures.targets(answer.attempt.src, answer.attempt.at)
        assert goals
        if answer.id in GOES:
            assert GOES[answer.id] in {answer.table.place(goal.key) for goal in goals}, (answer.tried, answer.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_reasons_read_alike(told: list[Answer], language: str) -> None:
    """Each sentence is whole, and says something else than every other of its game."""
    words, alike = Words(language), defaultdict(set)
    for name, answer in {answer.id: answer for answer in told}.items():
        sentence = words.say(answer.reason.text, NAMES)
        assert not re.search(r"[{}]|\.why\.|\.card\.", sentence) and sentence.endswith((".", "。")), sentence
        alike[words.say(Text(name, tuple("x" for _ in answer.reason.text.args)))].add(name)
    # "The ally goes to the discards" is true of three abilities.
    assert not [names for names in alike.values() if len(names) > 1 and not names <= set(GOES)]


def test_the_table_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clash", "--seeds", "1", "--plies", "8"]) == 0
    assert "`clash.why.mana`" in capsys.readouterr().out
    assert main(["clash", "--seeds", "1", "--plies", "8", "--csv"]) == 0
    assert capsys.readouterr().out.startswith("game,time,source,target,id,section,sentence")


@cache
def said(text: Text) -> str:
    return Words().say(text, NAMES)


def english(answer: Answer) -> str:
    return said(answer.reason.text)


def amount(arg: object) -> int:
    """A number of a sentence; money is a text of its own."""
    if isinstance(arg, Text):
        return int(re.sub(r"\D", "", said(arg)))
    assert isinstance(arg, int)
    return arg
