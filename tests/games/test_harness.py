"""What every game must keep, in every mode and at every number of seats, over many random games.

A hundred games for each mode and number of seats run always with the compiled engine, and their set-ups share them;
every other one of these from the sources; a thousand for each set-up behind `-m soak`; a set-up of long games may say
fewer. Costly checks look at every few positions, at other ones in each game.
"""

import json
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.compiling import compiled
from desktop.engine.events import Event
from desktop.engine.game import census
from desktop.engine.infoset import InfoSet
from desktop.engine.record import digest, loads, replay, to_record
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import fold, redact
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.games import BY_ID
from tests.games.setups import SETUPS, SetUp, set_ups
from tests.games.walks import match as new_match
from tests.games.walks import pick, reshuffled, walk

FEWEST = 25  # of the hundred, for each of the set-ups that share it
LEVELS = ("random", "greedy")  # their moves do not depend on how much time they had

Seeds = Sequence[int]


@pytest.fixture(params=SETUPS, ids=str)
def setup(request: pytest.FixtureRequest) -> SetUp:
    """What to play."""
    chosen: SetUp = request.param
    return chosen


@pytest.fixture(params=[pytest.param(0, id="few"), pytest.param(1, id="many", marks=pytest.mark.soak)])
def seeds(request: pytest.FixtureRequest, setup: SetUp) -> Seeds:
    """The games to play; each set-up of one mode and number of seats has others than the rest."""
    games = setup.games[request.param]
    if request.param:
        return range(games)
    alike = [each for each in set_ups(setup.game) if (each.mode, each.seats) == (setup.mode, setup.seats)]
    share = max(games // len(alike), min(games, FEWEST))
    return range(share * alike.index(setup), share * (alike.index(setup) + 1), 1 if compiled() else 2)


def some(setup: SetUp, seed: int, every: int) -> Iterator[State]:
    """Every few positions of a random game; which ones, the seed says."""
    for ply, state in enumerate(walk(setup, seed)):
        if (ply + seed) % every == 0:
            yield state


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_every_mode_and_seat_count_has_a_set_up(game) -> None:  # type: ignore[no-untyped-def]
    played = {(setup.mode, setup.seats) for setup in set_ups(game.info.id)}
    assert played == {(mode, seats) for mode, range_ in game.info.modes.items() for seats in range_}


# ---- the course of a game


def test_games_end_and_always_offer_something(setup: SetUp, seeds: Seeds) -> None:
    game = setup.rules()
    for seed in seeds:
        for state in walk(setup, seed):  # the walk itself fails past the bound
            legal = state.legal()
            if state.over:
                break
            assert legal and 0 <= state.decider() < setup.seats
            texts = [game.verbs.text(action) for action in legal]
            assert len(set(texts)) == len(texts), f"twice in one list: {texts}"
            for text, action in zip(texts, legal, strict=True):
                assert game.verbs.parse(text) is action
        outcome = game.outcome(state)
        assert (state.decider(), legal) == (-1, [])
        assert len(outcome.scores) == setup.seats and set(outcome.winners) <= set(range(setup.seats))
        assert outcome.winners or outcome.shared or outcome.why.id.endswith("_draw")  # a tie that is shared has winners


def test_cards_are_conserved(setup: SetUp, seeds: Seeds) -> None:
    for seed in seeds:
        cards = census(setup.new(seed))
        for state in walk(setup, seed):
            assert census(state) == cards


def test_a_clone_is_equal_and_apart(setup: SetUp, seeds: Seeds) -> None:
    """An earlier clone stays as it was, however the game goes on, and playing on in a clone changes nothing here."""
    for seed in seeds:
        kept = []
        for state in some(setup, seed, every=4):
            clone = state.clone()
            before = state.to_json()
            assert clone.to_json() == before
            kept.append((state.clone(), before))
            dice = Rng(mix(seed, 2))
            for _ in range(3):
                if not clone.over:
                    clone.apply(pick(clone, dice))
            assert state.to_json() == before
        assert all(clone.to_json() == before for clone, before in kept)


def test_seed_and_actions_give_the_same_game(setup: SetUp, seeds: Seeds) -> None:
    """Also when events are logged, and also when the actions went through their text form."""
    game = setup.rules()
    for seed in seeds:
        state, texts, dice = setup.new(seed), [], Rng(seed)
        while not state.over:
            action = pick(state, dice)
            texts.append(game.verbs.text(action))
            state.apply(action)
        again = setup.new(seed, log=True)
        for text in texts:
            again.apply(game.verbs.parse(text))
        assert digest(again) == digest(state)


def test_forced_moves_are_made_and_recorded(setup: SetUp, seeds: Seeds) -> None:
    for seed in seeds:
        match = new_match(setup, seed)
        plain = setup.new(seed)
        dice = Rng(mix(seed, 1))
        while not match.over:
            assert len(match.state.legal()) > 1 or not match.state.stack[-1].passes(match.state)  # type: ignore[union-attr]
            match.submit(match.state.decider(), pick(match.state, dice))
        for action in match.actions():
            assert action in plain.legal()
            plain.apply(action)
        assert digest(plain) == digest(match.state)


def test_undo_and_redo_come_back_to_the_same_position(setup: SetUp, seeds: Seeds) -> None:
    for seed in seeds:
        match = new_match(setup, seed)
        dice = Rng(mix(seed, 1))
        while not match.over:
            seat = match.state.decider()
            if (len(match.steps) + seed) % 4:
                match.submit(seat, pick(match.state, dice))
                continue
            before = digest(match.state)
            match.submit(seat, pick(match.state, dice))
            after = digest(match.state)
            if match.undoable(seat):
                assert match.undo(seat) and digest(match.state) == before
                assert match.redo(seat) is not None and digest(match.state) == after
            else:
                assert not match.undo(seat) and digest(match.state) == after


# ---- files


def test_save_and_load_at_every_tenth_position(setup: SetUp, seeds: Seeds) -> None:
    game = setup.rules()
    for seed in seeds:
        for state in some(setup, seed, every=10):
            loaded = game.from_json(state.setting, json.loads(json.dumps(state.to_json())))
            assert digest(loaded) == digest(state) and loaded.legal() == state.legal()
            assert all(game.view(loaded, seat) == game.view(state, seat) for seat in range(setup.seats))


def test_a_record_plays_again(setup: SetUp, seeds: Seeds) -> None:
    """Of a game that is over, and of one that is not: early in one, later in another."""
    for seed in seeds:
        match = new_match(setup, seed)
        dice = Rng(mix(seed, 1))
        broken_off = 1 + dice.below(60)
        while not match.over:
            match.submit(match.state.decider(), pick(match.state, dice))
            if len(match.steps) == broken_off or match.over:
                again = replay(loads(to_record(match).dumps()), BY_ID)
                assert digest(again.state) == digest(match.state)
                assert to_record(again) == to_record(match)


# ---- sight


def test_a_sampled_world_fits_what_the_seat_sees(setup: SetUp, seeds: Seeds) -> None:
    """And so does the true one."""
    game = setup.rules()
    for seed in seeds:
        for state in some(setup, seed, every=12):
            for seat in range(setup.seats):
                view = game.view(state, seat)
                world = game.resample(state, seat, Rng(seed))
                assert game.view(world, seat) == view
                assert game.consistent(view, world) and game.consistent(view, state)
                assert census(world) == census(state)


def test_a_sampled_world_depends_on_the_view_alone(setup: SetUp, seeds: Seeds) -> None:
    """Whatever lies hidden, the same dice deal the same world: cards, knowledge, generator and all."""
    game = setup.rules()
    dice = Random(1)
    for seed in seeds:
        for state in some(setup, seed, every=24):
            for seat in range(setup.seats):
                other = reshuffled(game, state, seat, dice)
                world, same = (game.resample(each, seat, Rng(seed)) for each in (state, other))
                assert world.to_json() == same.to_json()


def test_redacted_events_folded_over_the_old_view_give_the_new_view(setup: SetUp, seeds: Seeds) -> None:
    """For every seat, and for an onlooker who knows what all know."""
    game = setup.rules()
    for seed in seeds:
        match = new_match(setup, seed)
        setting = match.state.setting
        viewers = (*range(setup.seats), None)
        dice = Rng(mix(seed, 1))
        while not match.over:
            if (len(match.steps) + seed) % 4:
                match.submit(match.state.decider(), pick(match.state, dice))
                continue
            views = {viewer: match.view(viewer) for viewer in viewers}
            step = match.submit(match.state.decider(), pick(match.state, dice))
            for viewer in viewers:
                shown = [redact(event, viewer, setting) for event in step.events]
                known: list[Event] = [event for event in shown if event is not None]
                folded, view = fold(views[viewer], known, setting), match.view(viewer)
                assert folded.zones == view.zones, game.verbs.text(step.action)
                assert folded.counters == view.counters


def test_an_info_set_offers_the_true_legal_list(setup: SetUp, seeds: Seeds) -> None:
    game = setup.rules()
    for seed in seeds:
        for state in some(setup, seed, every=12):
            for seat in range(setup.seats):
                info = InfoSet(game, state, seat)
                assert info.legal == (state.legal() if state.decider() == seat else [])
                assert info.view == game.view(state, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_an_agent_moves_alike_whatever_lies_hidden(setup: SetUp, seeds: Seeds, level: str) -> None:
    game = setup.rules()
    agent = agent_for(find_level(game, level))
    dice = Random(2)
    for seed in seeds:
        for state in some(setup, seed, every=20):
            if state.over:
                continue
            seat = state.decider()
            other = reshuffled(game, state, seat, dice)
            moves = {agent.choose(InfoSet(game, each, seat), Budget(), Rng(seed)) for each in (state, other)}
            assert len(moves) == 1 and moves <= set(state.legal())


# ---- words


def test_every_legal_action_has_a_line_for_the_log_and_a_preview(setup: SetUp, seeds: Seeds) -> None:
    game = setup.rules()
    for seed in seeds[: len(seeds) // 5]:
        for state in some(setup, seed, every=5):
            if state.over:
                continue
            info = InfoSet(game, state, state.decider())
            for action in info.legal:
                assert isinstance(game.describe(info.view, action), Text)
                assert all(isinstance(note.text, Text) for note in game.preview(info, action))
