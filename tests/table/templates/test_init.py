"""Templates are found by world and by name."""

import pytest

from desktop.table.templates import of_world


def test_a_world_brings_its_own():
    assert {"fighter", "incantation", "tower", "stronghold", "back"} <= set(of_world("clash").FACES)
    assert "bridge" in of_world("clash").DECOR
    assert {"red", "green", "purple", "black", "back_red"} <= set(of_world("ganymede").FACES)
    assert "column" in of_world("ganymede").DECOR


@pytest.mark.parametrize("world", ["", "nowhere"])
def test_an_unknown_world_is_plain(world):
    assert {"card", "back"} == set(of_world(world).FACES)
