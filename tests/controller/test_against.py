"""What a warning says against a move, in every game: something concrete, and never which card is better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

from desktop.controller.comparison import speaks_against
from desktop.controller.sight import Sight
from desktop.engine.actions import Action
from desktop.engine.game import Note, Why
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.games.fleet.dealer import Buy
from desktop.games.fleet.verbs import DONE
from desktop.look import Threat
from desktop.words import Words
from tests.ai.warned_why import GENERAL, Known
from tests.controller.test_replay import FIRST, played
from tests.games.setups import SetUp
from tests.games.walks import reshuffled

WORDS = Words()
PAIRS = 12  # of moves, a decision


def known(info: InfoSet) -> Sight:
    return cast(Sight, cast(Any, Known(info, WORDS)))


def choices(setup: SetUp) -> list[InfoSet]:
    match = played(setup, over=False, plies=300)
    found = [InfoSet(match.game, step.before, step.seat) for step in match.steps if len(step.before.legal()) > 1]
    return found[:: max(1, len(found) // 40)]


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_a_reason_is_concrete_and_never_names_the_better_card(setup: SetUp) -> None:
    dice, general, told = Random(3), 0, 0
    for info in choices(setup):
        sight, face = known(info), face_of(info.game)
        for _ in range(PAIRS):
            move, better = dice.sample(info.legal, 2)
            text = speaks_against(move, better, False, sight)
            said = sight.say(text)
            told += 1
            general += text.id in GENERAL
            assert said and "{" not in said
            if better.card >= 0 and better.card != move.card and text.id != "house.warning.threat":
                title = face.printed(better.card, sight.say).title
                assert len(title) < 2 or title not in said or title in sight.say(face.offer(move)), (move, better, said)
    assert told > 100 and general <= told * 0.02, f"{general} of {told}"


@pytest.mark.parametrize("setup", FIRST, ids=str)
def test_no_hidden_card_has_a_say_in_what_a_game_says_against_a_move(setup: SetUp) -> None:
    match, dice = played(setup, over=False, plies=120), Random(5)
    steps = [step for step in match.steps if len(step.before.legal()) > 1]
    for step in steps[:: max(1, len(steps) // 12)]:
        info = InfoSet(match.game, step.before, step.seat)
        other = InfoSet(match.game, reshuffled(match.game, step.before, step.seat, dice), step.seat)
        face = face_of(match.game)
        for _ in range(PAIRS):
            move, better = dice.sample(info.legal, 2)
            assert list(face.against(info, move, better)) == list(face.against(other, move, better))


def test_each_game_has_facts_of_its_own() -> None:
    told: dict[str, set[str]] = {}
    for setup in FIRST:
        face = face_of(BY_ID[setup.game])
        for info in choices(setup):
            for move, better in zip(info.legal, info.legal[1:], strict=False):
                for one, other in ((move, better), (better, move)):
                    told.setdefault(setup.game, set()).update(text.id for text in face.against(info, one, other))
    assert told["clash"] >= {"clash.against.mana", "clash.against.steps", "clash.against.spent"}
    assert told["fleet"] >= {"fleet.against.unspent", "fleet.against.left", "fleet.against.idle"}
    assert told["ganymede"] >= {"ganymede.against.stops", "ganymede.against.strength"}
    assert told["chronicle"] >= {
        f"chronicle.against.{name}" for name in ("meeting", "comes", "covered", "spent", "gone")
    }


def test_unused_mana_and_money_are_what_is_there() -> None:
    for setup in FIRST:
        if setup.game not in ("clash", "fleet"):
            continue
        for info in choices(setup):
            ends = [action for action in info.legal if action.verb in ("end", "done")]
            others = [action for action in info.legal if action not in ends]
            if ends and others:
                counters = info.view.counters
                here = counters["mana"] if setup.game == "clash" else counters[f"money:{info.seat}"]
                told = face_of(info.game).against(info, ends[0], others[0])
                assert bool(told) == bool(here)
                if told and setup.game == "clash":
                    assert told[0].args == (here,)


def test_who_buys_next_is_said_only_where_somebody_does() -> None:
    (setup,) = (each for each in FIRST if each.game == "fleet")
    told = set()
    for info in choices(setup):
        market = info.sample(Rng(0)).stack[-1]
        if isinstance(market, Buy):
            told |= {(text.id, market.last) for text in face_of(info.game).against(info, DONE, info.legal[-1])}
    assert told == {("fleet.against.unspent", 0), ("fleet.against.unspent_last", 1)}


def test_all_that_a_move_brings_is_all_of_it() -> None:
    class Bringing(Known):
        def outcomes(self, action: Action) -> Sequence[Note]:
            return [Note(Text(f"house.helped.{name}", (2,))) for name in ("hints", "undos")]

        def against(self, action: Action, better: Action) -> Sequence[Text]:
            return ()

        def reasons(self, action: Action) -> Sequence[Why]:
            return ()

        def threats_after(self, action: Action) -> Sequence[Threat]:
            return ()

    info = choices(FIRST[0])[0]
    move, better, *_ = info.legal
    text = speaks_against(move, better, False, cast(Sight, cast(Any, Bringing(info, WORDS))))
    assert WORDS.say(text) == "All that it brings at once: 2 hints. 2 moves taken back"
