"""The buttons of a decision: one is the default, and a game may keep a move at hand that has a place as well."""

from desktop.controller.buttons import buttons
from desktop.controller.gestures import Gestures
from desktop.games.clash import GAME as CLASH
from desktop.games.ganymede import GAME as GANYMEDE
from desktop.words import Words
from tests.games.ganymede.fields import drawing

WORDS = Words("en")


def say(text):
    return WORDS.say(text, ("Mara", "Ivo"))


def of(game, state):
    view = game.view(state, state.decider())
    gestures = Gestures(game.face, view, state.legal())
    return gestures, buttons(gestures, game.face, view, say)


def test_drawing_can_be_pressed_and_dragged_and_is_the_default():
    gestures, shown = of(GANYMEDE, drawing(rows=("6 6", "5"), decks=("5 8 10", "8")))
    assert [(b.label, b.key, b.primary) for b in shown] == [("Draw", "Space", True), ("Stop", "", False)]
    assert [b.note for b in shown] == ["bust chance 1 in 3", "at 12"]
    assert gestures.place_of(shown[0].action) is not None and gestures.place_of(shown[1].action) is None


def test_where_a_bust_is_likely_stopping_is_the_default():
    _, shown = of(GANYMEDE, drawing(rows=("8 6", "5"), decks=("5 8 9", "8")))
    assert [(b.label, b.note) for b in shown] == [("Stop", "at 14"), ("Draw", "bust chance 2 in 3")]


def test_who_cannot_draw_stops_by_default():
    _, shown = of(GANYMEDE, drawing(rows=("8 6 9", "5"), decks=("5", "8")))
    assert [(b.label, b.key, b.note) for b in shown] == [("Stop", "Space", "at 23")]


def test_a_game_without_words_of_its_own_says_what_is_left_to_do():  # UX 30
    state = CLASH.new(2, "duel", {"deal": "random"}, 1)
    gestures, shown = of(CLASH, state)
    assert gestures.handy == [] and gestures.cards > 0
    assert str(gestures.cards) in shown[0].note
    assert not any(button.note for button in shown[1:])
