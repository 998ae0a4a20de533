"""A round of Chronicle is played out as the rules say: who wins shines, the account comes once, and before the deal."""

import pytest

from desktop.controller.crowds import told_by
from desktop.controller.presenter import Presenter
from desktop.engine.events import Event, Place
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.games.chronicle import GAME
from desktop.games.chronicle.parts import Prizes
from desktop.look import Sitter
from desktop.table.motion.speeds import READ_LEAST, Pace, Speed
from desktop.table.motion.steps import Change, Flip, Reason, Together
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from desktop.worlds.chronicle.steps import Account, Cheer, Glint, Show
from tests.controller.test_whole_games import play_through
from tests.games.chronicle.fields import ALL, meeting

WORDS = Words("en")
NAMES = ("Mara", "Ivo", "Lena")
NOWHERE = Place("")


def say(text):
    return WORDS.say(text, NAMES)


@pytest.fixture
def shown(qapp):
    """What a seat sees of an action, as steps on a table that is laid for it."""

    def steps(state, seat, text):
        before = GAME.view(state, seat)
        scene = TableScene()
        scene.animator.pace = Pace(Speed.NORMAL, motion=True)
        scene.set_table(GAME.face.spec(before, say))
        scene.resize_table(1490, 882, 1.0, 1.0, 1.0)
        scene.set_contents(GAME.face.looks(before, (), say))
        presenter = Presenter(scene, GAME.face, state.setting, say)
        sitters = [Sitter(name, "") for name in NAMES]
        presenter.part = lambda view, key: GAME.face.part(view, key, sitters, say)
        state.log = []
        state.apply(GAME.verbs.parse(text))
        events = [event for event in (redact(e, seat, state.setting) for e in state.log) if event is not None]
        return scene, presenter.steps(events, before, GAME.view(state, seat), waiting=False)

    return steps


def last_card(**more):
    """The round ends with Mara's card: Ivo led the Saint, Lena followed, and both histories ask for Love."""
    return meeting(("cleric", "", ""), "saint maid", leader=1, allies=("queen", "", ""), discard=ALL, **more)


def test_a_meeting_is_won_with_a_glint_and_its_cards_are_gathered_together(shown):
    state = meeting(("cleric queen", "thief", "knight"), "saint princess", leader=1)
    _, steps = shown(state, 0, "play:cleric")
    kinds = [type(step) for step in steps]
    assert kinds.count(Glint) == kinds.count(Cheer) == 1
    won = kinds.index(Glint)
    assert steps[won].key == ("played", 1)
    assert kinds[won:].count(Change) == 1  # three cards at once


def test_the_account_comes_once_after_the_hands_and_before_the_next_deal(shown):
    _, steps = shown(last_card(present="great_disaster"), 0, "play:cleric")
    kinds = [type(step) for step in steps]
    assert kinds.count(Account) == kinds.count(Show) == 1
    at = kinds.index(Account)
    assert kinds.index(Glint) < kinds.index(Show) < at < len(kinds) - 1 - kinds[::-1].index(Change)
    account = steps[at]
    assert (account.title, account.text) == ("The judgement", "The Great Disaster, 1 Fame: Lena.")


def test_the_account_shows_the_new_fame(shown):
    _, steps = shown(last_card(present="great_disaster", fame=(0, 0, 1)), 0, "play:cleric")
    parts = next(step for step in steps if isinstance(step, Show)).parts()
    assert parts["prizes", 2] == Prizes("chronicle/fame", 2, 3)
    assert parts["contest", -1].title == "The judgement"


def test_an_own_hand_that_is_shuffled_never_turns_its_backs(shown):
    state = meeting(("queen knight wizard", "thief", "maid"), "saint", leader=2, public="queen")
    scene, steps = shown(state, 0, "cover:queen")
    flips = [step for step in steps if isinstance(step, Flip)]
    flips += [inner for step in steps if isinstance(step, Together) for inner in step.steps]
    assert not [flip for flip in flips if getattr(flip, "key", None) == ("hand", 0)]
    scene.animator.play(*steps)
    for _ in range(60):
        scene.animator.tick(16)
        assert all(item.look.face_up for item in scene.cards["hand", 0])


def note(key):
    return [Event("note", 0, -1, NOWHERE, -1, NOWHERE, -1, key, 0, -1, -1)]


def other(verb):
    return [Event(verb, 0, -1, NOWHERE, -1, NOWHERE, -1, "", 0, -1, -1)]


@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        ([], -1),
        ([other("move"), other("count")], -1),
        ([other("move"), note("scores"), other("count"), other("count"), other("move")], 3),
        ([note("angel"), other("move"), note("scores"), note("nobody"), other("move")], 3),
    ],
)
def test_the_account_is_given_with_what_is_counted_after_the_last_notes(groups, expected):
    assert told_by(groups) == expected


# ---- whole games, at a table of real size


@pytest.mark.parametrize(("way", "seats"), [("drag", 3), ("click", 6), ("keys", 4)])
def test_a_game_to_the_end_with_one_kind_of_hand(sit, seats, way):  # UX 11
    """Each card and each ability by hand: also allies that lie half under others."""
    names = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")[:seats]
    sitting = [Seat(name, "greedy" if number else PERSON) for number, name in enumerate(names)]
    table = sit(match=Match(GAME, sitting, "match", GAME.settle({}), 6 + len(way), salt="salt"))
    dice = Rng(len(way))
    play_through(table, way, lambda match: (greedy if dice.below(4) else any_legal)(match, dice))
    assert (table.ends, table.trouble) == (1, [])
    table.check_record()


def greedy(match: Match, dice: Rng):
    return GAME.bots.greedy(match.info(match.state.decider()), dice)


def any_legal(match: Match, dice: Rng):
    legal = match.state.legal()
    return legal[dice.below(len(legal))]


def test_a_meeting_that_stops_says_by_whom_and_why_before_anything_moves(shown):
    """Whoever is in a hurry comes as far as that; nothing moves on before."""
    state = meeting(("magistrate maid", "saint queen", "envoy thief"), leader=0)
    scene, steps = shown(state, 0, "play:magistrate")
    (reason,) = [step for step in steps if isinstance(step, Reason)]
    assert reason.title == "Stopped" and reason.text.startswith("Magistrate ends the meeting")
    gathered = next(at for at, step in enumerate(steps) if isinstance(step, Glint))
    assert steps.index(reason) < gathered
    scene.animator.play(*steps)
    scene.animator.hurry()
    assert reason.banner is not None and reason.banner.scene() is scene
    scene.animator.pace = Pace(Speed.FAST)
    assert reason.duration(scene.animator.pace) >= READ_LEAST
    scene.animator.hurry()
    assert reason.banner is None
