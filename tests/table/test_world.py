"""Looks are found by a game's id; what a world does not know is told, and drawn plainly."""

import importlib
import pkgutil

import pytest
from PySide6.QtCore import QRectF

from desktop import worlds as room
from desktop.games import BY_ID
from desktop.look import Face
from desktop.table.drawing import plain
from desktop.table.drawing.faces import card_image
from desktop.table.world import HOUSE, UnknownLook, world_of, worlds
from tests.table.pictures import painted


def test_a_world_brings_its_own():
    assert {"fighter", "incantation", "tower", "stronghold", "back"} <= set(world_of("clash").drawing.faces)
    assert "bridge" in world_of("clash").drawing.decor
    assert {"red", "green", "purple", "black", "back_red"} <= set(world_of("ganymede").drawing.faces)
    assert "column" in world_of("ganymede").drawing.decor


def test_every_world_in_its_folder_is_found_by_the_id_of_its_game():
    folders = {module.name for module in pkgutil.iter_modules(room.__path__)}
    assert folders == set(worlds()) <= set(BY_ID)
    for name in folders:
        assert type(world_of(name)).__module__ == importlib.import_module(f"desktop.worlds.{name}").__name__


@pytest.mark.parametrize("game", ["", "nowhere", "clash.cards", "../clash"])
def test_a_game_without_a_world_is_plain(game):
    assert world_of(game) is HOUSE
    assert (HOUSE.face("fighter"), HOUSE.face("back")) == (plain.face, plain.back)
    assert HOUSE.ground is plain.ground


def test_an_unknown_template_is_told_and_drawn_plainly(qapp, accidents):
    image = card_image(Face("knight", "clash", title="Knight"), (), 110)
    assert image == card_image(Face("knight", "nowhere", title="Knight"), (), 110)
    assert [str(error) for error in accidents] == ["Clash has no template 'knight'"]
    assert isinstance(accidents[0], UnknownLook)


def test_an_unknown_fixture_is_told_and_left_out(qapp, accidents):
    drawn = painted(lambda p: world_of("clash").decor("moat")(p, QRectF(0, 0, 60, 60), "", 1.0, True), 60, 60)
    assert drawn == painted(lambda p: None, 60, 60)
    assert [str(error) for error in accidents] == ["Clash has no fixture 'moat'"]
