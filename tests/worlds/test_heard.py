"""What each world says of its own: its zones and notes are those of its game, and in play all of it is heard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.table.sound.names import Sound
from desktop.table.world import World, world_of
from tests.games.setups import SETUPS
from tests.games.walks import match, pick

ROOT = Path(__file__).resolve().parents[2]
SETUP_OF = {setup.game: setup for setup in reversed(SETUPS)}
RARE = {"moscow", "won", "stopped", "falls"}  # may not come in a few matches


def zones(game: str) -> set[str]:
    return {zone.place.zone for zone in match(SETUP_OF[game], 1).state.setting.zones}


@pytest.mark.parametrize("game", BY_ID)
def test_it_names_zones_notes_and_sounds_that_there_are(game: str) -> None:
    world, known = world_of(game), {"", *zones(game)}
    assert {zone for way in world.moves for zone in way} <= known
    source = "".join(path.read_text() for path in (ROOT / "desktop" / "games" / game).glob("*.py"))
    assert set(world.notes) <= set(re.findall(r'\bnote\(\s*"(\w+)"', source))
    assert {*world.moves.values(), *world.notes.values()} <= set(get_args(Sound)) - {""}


def test_the_narrower_way_is_the_one_that_is_heard() -> None:
    world = World()
    world.moves = {("", "discard"): "buy", ("hand", ""): "flip", ("hand", "discard"): "coin"}
    assert world.heard("market", "discard") == "buy"
    assert world.heard("hand", "discard") == "coin"
    assert world.heard("hand", "played") == "flip"
    assert world.heard("deck", "played") == "card"
    assert World().heard("hand", "played") == "card"


def happened(game: str) -> Iterator[tuple[str, Any]]:
    """Every move and note of a few matches of anything."""
    for seed in range(6):
        played, dice = match(SETUP_OF[game], seed), Rng(seed)
        while not played.over and len(played.steps) < 700:
            for event in played.submit(played.state.decider(), pick(played.state, dice)).events:
                if event.verb == "move":
                    yield "move", (event.src.zone, event.dst.zone)
                elif event.verb == "note":
                    yield "note", event.key


@pytest.mark.parametrize("game", BY_ID)
def test_all_of_it_happens(game: str) -> None:
    world, seen = world_of(game), set(happened(game))
    assert {key for key in world.notes if ("note", key) not in seen} <= RARE
    ways = [way for kind, way in seen if kind == "move"]
    heard = {world.heard(*way) for way in ways}
    assert set(world.moves.values()) <= heard
