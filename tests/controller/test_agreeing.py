"""How a verdict and what a master thinks best go together."""

from __future__ import annotations

import pytest

from desktop.ai.judging import AS_GOOD, BEST, MISTAKE, OPEN, Verdict
from desktop.controller.advice import Weighed
from desktop.controller.agreeing import BETTER, PLAYED, UNHEARD, named, reconciled
from desktop.engine.actions import Action
from desktop.engine.text import Text
from desktop.words import LANGUAGES, Words
from tests.app.playing import clash

MATCH = clash(plies=12)
GAME = MATCH.game
MOVES = [*MATCH.steps[0].before.legal()]
FIRST, SECOND, THIRD, *_ = MOVES


def name(action: Action) -> str:
    return GAME.verbs.text(action)


def verdict(size: str, best: Action, equal: tuple[Action, ...] = (), proved: bool = False) -> Verdict:
    return Verdict(size, name(best), tuple(map(name, equal)), 0.05, 0.08, 0.11, 700, proved)


def both(first: Action, played: Action, found: Verdict) -> Text | None:
    heard = [Weighed(first, 0.4), *([Weighed(THIRD, 0.33)] if first != THIRD else [])]
    return reconciled(heard, played, found, 1.5, GAME, name)


@pytest.mark.parametrize(
    ("first", "played", "found", "kind"),
    [
        (FIRST, SECOND, verdict(MISTAKE, FIRST), ""),
        (FIRST, SECOND, verdict(MISTAKE, THIRD, (FIRST,)), "equal"),
        (FIRST, SECOND, verdict(MISTAKE, THIRD), "other"),
        (FIRST, FIRST, verdict(MISTAKE, THIRD), "played"),
        (FIRST, SECOND, verdict(MISTAKE, THIRD, proved=True), "proved"),
        (FIRST, SECOND, verdict(AS_GOOD, SECOND), "as_good"),
        (FIRST, SECOND, verdict(BEST, SECOND), "as_good"),
        (FIRST, SECOND, verdict(OPEN, THIRD), "open"),
        (FIRST, FIRST, verdict(OPEN, THIRD), ""),
        (FIRST, THIRD, Verdict(BEST, name(THIRD), proved=True), "proved"),
        (FIRST, SECOND, verdict(OPEN, THIRD, proved=True), "proved"),
        (FIRST, SECOND, Verdict(BEST, name(SECOND)), ""),
    ],
)
def test_one_sentence_says_how_both_can_be_true(first: Action, played: Action, found: Verdict, kind: str) -> None:
    told = both(first, played, found)
    assert (told.id.rpartition(".")[2] if told is not None else "") == kind
    for lang in LANGUAGES:
        said = Words(lang).say(told) if told is not None else ""
        assert "{" not in said
        if kind in ("equal", "other", "played", "proved"):
            assert name(THIRD) in said
        assert kind in ("equal", "") or Words(lang).number(1.5) in said or kind == "proved"


def test_how_far_the_master_is_from_the_verdict_is_said_where_it_looked() -> None:
    settled = verdict(MISTAKE, THIRD)
    heard, unheard = [Weighed(FIRST, 0.58), Weighed(THIRD, 0.43)], [Weighed(FIRST, 0.58)]
    told = [reconciled(found, FIRST, settled, 1.5, GAME, name) for found in (heard, unheard)]
    assert [text.id.rpartition(".")[2] for text in told if text is not None] == ["played", "unheard"]
    for lang in LANGUAGES:
        said = [Words(lang).say(text) for text in told if text is not None]
        assert "15" in said[0] and all("{" not in each and name(THIRD) in each for each in said)


def test_what_was_played_and_what_the_verdict_names_stand_in_the_list_of_the_best() -> None:
    found = [Weighed(FIRST, 0.31), Weighed(SECOND, 0.3), Weighed(THIRD, 0.1)]
    listed = named(found, 2, THIRD, verdict(MISTAKE, SECOND), GAME, name)
    assert [(each.action, each.percent, each.mark) for each in listed] == [
        (FIRST, 31, ""),
        (SECOND, 30, BETTER),
        (THIRD, 10, PLAYED),
    ]
    unheard = named(found[:1], 2, THIRD, verdict(MISTAKE, SECOND), GAME, name)
    assert [(each.percent, each.mark) for each in unheard] == [(31, ""), (UNHEARD, BETTER), (UNHEARD, PLAYED)]
    assert [each.mark for each in named(found, 2, FIRST, verdict(OPEN, SECOND), GAME, name)] == [PLAYED, ""]
    assert [each.mark for each in named(found, 2, None, None, GAME, name)] == ["", ""]


def test_a_win_that_could_be_forced_is_in_the_list_though_what_was_played_was_nearly_as_good() -> None:
    found = [Weighed(FIRST, 0.9), Weighed(SECOND, 0.88), Weighed(THIRD, 0.8)]
    listed = named(found, 2, SECOND, verdict(OPEN, THIRD, proved=True), GAME, name)
    assert [(each.action, each.mark) for each in listed] == [(FIRST, ""), (SECOND, PLAYED), (THIRD, BETTER)]
    kept = named(found, 2, FIRST, Verdict(BEST, name(FIRST), proved=True), GAME, name)
    assert [each.mark for each in kept] == [PLAYED, ""], "what was played is not better than itself"
