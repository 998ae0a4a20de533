"""What the controller asks of a game's layout, every game offers, in every set-up and at any moment."""

import inspect

import pytest

from desktop.controller.layouts import TableLayout
from desktop.controller.showing import frames
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games import GAMES
from desktop.look import Sitter
from tests.controller.sitting import Spelled
from tests.games.setups import SETUPS
from tests.games.walks import match, pick

WORDS = Spelled()
CUES = {"blow", "spell", "shield", "fall", "turn", "phase", "count", "hit", "shout", "call"}
CUES |= {"volley", "break", "hold", "pay", "deal"}  # of formations that fight
CUES |= {"win", "tell", "reckon"}  # of tricks and rounds


def say(text: Text) -> str:
    return WORDS.say(text, ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_layout_offers_all_that_is_asked_of_it(game):
    for name, asked in vars(TableLayout).items():
        if name.startswith("_") or not inspect.isfunction(asked):
            continue
        offered = getattr(game.layout, name)
        wanted = [parameter for parameter in inspect.signature(asked).parameters if parameter != "self"]
        assert list(inspect.signature(offered).parameters)[: len(wanted)] == wanted, name
    assert set(game.layout.CUES.values()) <= CUES
    most = max(seats.stop - 1 for seats in game.info.modes.values())
    assert len(game.layout.SIDES) >= most
    assert len(set(game.layout.SIDES)) == len(game.layout.SIDES)  # told apart by colour and by shape
    assert len({shape for _, shape in game.layout.SIDES}) == len(game.layout.SIDES)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_layout_describes_every_view_of_a_game(setup):
    """For each seat and for nobody: all it shows has a place on the table it describes."""
    played, dice = match(setup, 4), Rng(4)
    layout = setup.rules().layout
    for _ in range(120):
        for seat in (None, *range(setup.seats)):
            view = played.view(seat)
            legal = played.state.legal() if view.to_act == seat else []
            spec = layout.spec(view, say)
            zones = {zone.key for zone in spec.zones}
            looks = layout.looks(view, legal, say)
            sitters = [Sitter(f"seat {n}", "") for n in range(setup.seats)]
            assert set(looks) <= zones
            assert set(frames(layout, view, say)) <= zones
            assert set(layout.parts(view, sitters, say)) <= {part.key for part in spec.parts}
            labels, at = layout.phases(view, say)
            assert 0 <= at < len(labels)
            assert say(layout.heading(view))
            for key, bracket in frames(layout, view, say).items():
                assert bracket.first >= 0 and bracket.first + bracket.cards <= len(looks[key])
        if played.over:
            break
        played.submit(played.state.decider(), pick(played.state, dice))
    for seat in range(setup.seats):
        assert len(layout.summary(played.view(None), seat)) == len(layout.summary(played.view(None), 0))
        assert layout.measure(played.view(None), seat) >= 0
