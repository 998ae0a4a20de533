"""Every legal action can be reached by drag, by click, by key and from the list of moves, each in one way only."""

import pytest
from PySide6.QtCore import Qt

from desktop.controller.gestures import Gestures
from desktop.engine.actions import Action
from desktop.engine.match import PERSON
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.games.clash.layout import ClashFace
from desktop.look import Key
from desktop.table.hands.picks import Target
from tests.controller.sitting import Sitting, Spelled, chooser
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import walk

WORDS = Spelled()


def say(text: Text) -> str:
    return WORDS.say(text, ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil"))


def every_decision_has_its_gestures(setup: SetUp, seed: int) -> None:
    game = setup.rules()
    for state in walk(setup, seed):
        if state.over:
            return
        view, legal = game.view(state, state.decider()), state.legal()
        index = Gestures(face_of(game), view, legal)
        assert len(set(index.buttons)) == len(index.buttons)
        reached: set[Action] = set()
        contents = face_of(game).looks(view, legal, say)
        liftable = 0
        for key, cards in contents.items():
            for at in range(len(cards)):
                liftable += index.liftable(key, at)
                assert cards[at].playable == index.liftable(key, at)  # what shines is what can be taken
                for target in index.targets(key, at):
                    assert target.key in contents and target.index < len(contents[target.key])
                    reached.update(index.actions(key, at, target))
        assert not reached & set(index.buttons)
        assert set(index.handy) <= reached
        assert set(index.buttons) <= set(index.pressable) <= set(index.handy + index.buttons)
        assert len(set(index.pressable)) == len(index.pressable)
        assert reached | set(index.buttons) == set(legal)
        assert liftable == index.cards
        offered = [say(face_of(game).offer(action)) for action in legal]
        assert len(set(offered)) == len(legal), offered
        labels = [say(face_of(game).button(view, action)) for action in index.pressable]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_has_one_gesture_or_a_button(setup):  # UX 11
    for seed in range(2):
        every_decision_has_its_gestures(setup, seed)


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_has_one_gesture_or_a_button_in_many_games(setup):
    for seed in range(2, 200):
        every_decision_has_its_gestures(setup, seed)


def all_by_hand(table: Sitting, seed: int, most: int) -> None:
    """At each decision of a game try every legal action by drag, by click and by keys, and take each back."""
    choose = chooser(seed)
    tried = 0
    for _ in range(most):
        table.settle()
        if table.match.over:
            break
        steps = len(table.match.steps)
        assert [action for _, action in table.controller.tells.moves()] == table.match.state.legal()
        for action in table.match.state.legal():
            for hand in (table.by_drag, table.by_click, table.by_keys):
                hand(action)
                assert table.match.steps[steps].action == action
                if not table.controller.can_undo():
                    break  # something was learned: this was the one way to go on
                table.controller.undo()
                assert len(table.match.steps) == steps
                tried += 1
            if len(table.match.steps) > steps:
                break
        else:
            table.controller.play(choose(table.match))
    assert tried


@pytest.mark.parametrize("options", [{"deal": "draft"}, {"deal": "random"}, {"edition": "leaflet"}], ids=str)
def test_every_action_by_every_kind_of_hand(sit, options):  # UX 7, 9, 11
    all_by_hand(sit((PERSON, "greedy"), seed=5, **options), 5, 9)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_every_action_by_every_kind_of_hand_in_many_games(sit, seed):
    all_by_hand(sit((PERSON, "greedy"), seed=seed, edition=("starter", "leaflet")[seed % 2]), seed, 400)


def one_target(table: Sitting) -> tuple[Key, int, Target]:
    """A card with a single place to go, there is one in a draft."""
    for key, cards in table.scene.cards.items():
        for at in range(len(cards)):
            targets = table.controller.hands.accepts(key, at)
            if len(targets) == 1:
                return key, at, next(iter(targets))
    raise AssertionError("no such card")


@pytest.mark.parametrize("way", ["double click", "Enter"])
def test_with_one_target_a_double_click_or_enter_plays_it(sit, way):  # UX 9
    table = sit((PERSON, "greedy"), deal="draft")
    table.settle()
    steps = len(table.match.steps)
    key, at, _ = one_target(table)
    if way == "Enter":
        table.walk_to(Target(key, at))
        table.key(Qt.Key.Key_Return)
    else:
        table.double_click(table.grip(key, at))
    assert len(table.match.steps) == steps + 1


def test_a_single_click_changes_nothing(sit):  # UX 10
    table = sit((PERSON, "greedy"))
    table.settle()
    for key, cards in table.scene.cards.items():
        for at in range(len(cards)):
            steps = len(table.match.steps)
            table.click(table.grip(key, at))
            table.key(Qt.Key.Key_Escape)
            assert len(table.match.steps) == steps


class Doubled(ClashFace):
    """A face on which a summons means either lane, so that one drop has two meanings."""

    def gesture(self, view, action):
        made = super().gesture(view, action)
        return made._replace(dst=("upper", view.to_act)) if made and action.verb == "summon" else made


@pytest.fixture
def choosing(sit):
    """A card has been dropped where it can mean two things."""
    table = sit((PERSON, PERSON))
    table.controller.spread.face = Doubled()
    table.settle()
    table.controller.panic()
    table.settle()
    gestures = table.controller.gestures
    at = next(at for at in range(9) if len(gestures.actions(("hand", 0), at, Target(("upper", 0)))) == 2)
    table.drag(("hand", 0), at, table.drop_point(Target(("upper", 0))))
    assert table.scene.choosing
    assert not table.match.steps
    return table, gestures.actions(("hand", 0), at, Target(("upper", 0)))


@pytest.mark.parametrize("number", [0, 1])
def test_a_drop_with_two_meanings_asks_which(choosing, number):  # UX 8
    table, actions = choosing
    for _ in range(number):
        table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Return)
    assert table.match.steps[-1].action == actions[number]


def test_escape_from_the_choice_puts_the_card_back(choosing):
    table, _ = choosing
    table.key(Qt.Key.Key_Escape)
    table.settle()
    assert not table.match.steps
    table.check_places()


@pytest.mark.parametrize("taken", ["another action", "back"])
def test_a_choice_goes_with_its_decision(sit, taken):  # UX 47
    """It stayed open over the opponents' turns, and its answer was one to the next decision."""
    table = sit((PERSON, "greedy"), first="seat0", deal="random")
    table.settle()
    answers: list[int | None] = []
    table.scene.choose("Which lane?", ["Upper", "Lower"], Target(("upper", 0)), answers.append)
    if taken == "back":
        table.controller._reconcile()
    else:
        table.controller.play(table.match.state.legal()[0])
    assert not table.scene.choosing and answers == [None]


def test_an_answer_that_came_too_late_is_dropped(choosing):
    table, _ = choosing
    chooser_item = table.scene.chooser
    table.match.submit(0, table.match.state.legal()[-1])
    table.controller._reconcile()
    chooser_item.done(0)
    assert len(table.match.steps) == 1


def test_the_curtain_closes_an_open_choice(choosing):  # UX 36
    table, _ = choosing
    table.controller.panic()
    assert not table.scene.choosing
    assert not table.match.steps
    table.check()


class Misplaced(ClashFace):
    """A face that sends summoned fighters to a place that is not on its table."""

    def gesture(self, view, action):
        made = super().gesture(view, action)
        return made._replace(dst=("uper", view.to_act)) if made and action.verb == "summon" else made


def test_an_action_without_its_place_is_reported_and_has_a_button(sit, monkeypatch):
    told = []
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: told.append(str(error)))
    table = sit((PERSON, PERSON))
    assert not told
    table.controller.spread.face = Misplaced()
    table.settle()
    table.controller.panic()
    table.settle()
    summons = [action for action in table.match.state.legal() if action.verb == "summon"]
    assert "the table has no place ('uper', 0)" in told
    buttons = {button.action: button.label for button in table.controller.tells.buttons()}
    assert set(summons) <= set(buttons)
    for action in summons:
        assert buttons[action] == table.controller.say(table.controller.face.offer(action))
    table.controller.play(summons[0])
    assert table.match.steps[-1].action == summons[0]
