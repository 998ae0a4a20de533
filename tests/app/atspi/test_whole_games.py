"""Whole games on a virtual screen by AT-SPI only: what a screen reader can reach is enough to play (UX 11, 40)."""

import json
import time
from pathlib import Path

import pytest

from desktop.engine.match import PERSON, Match
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from desktop.words import Words
from tests.app.atspi.desk import desk, missing, program

# Without a virtual screen, a bus and its bridge there is no tree to play by; the reason names what is missing.
pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
SEED, MOST = 11, 6000
EASY = "easy"
SHORT = {"deal": "preset", "turn_limit": 12}


def settings(game_id: str, options: dict[str, object]) -> str:
    """The last set-up was against easy opponents, and nobody waits for a card to move."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [{"name": f"Seat {at + 1}", "player": EASY if at else PERSON} for at in range(seats.start)]
    set_up = {"seats": sitting, "mode": mode, "options": options}
    return json.dumps({"version": 1, "speed": "off", "language": "en", "sound": "off", "setups": {game_id: set_up}})


def play(folder: Path, game_id: str, options: dict[str, object], by_hand: bool = False) -> Match:
    """Start the program, play this game in it to the end, and look into what it kept."""
    from tests.app.atspi.player import Player  # needs what may be missing
    from tests.app.atspi.tree import Tree

    (folder / "home").mkdir()
    (folder / "home" / "settings.json").write_text(settings(game_id, options))
    log = folder / "log"
    with desk(folder) as env, program(env, log) as process:
        tree = Tree(env["DBUS_SESSION_BUS_ADDRESS"])
        began = time.monotonic()
        player = Player(tree, SEED)
        player.press(BY_ID[game_id].info.title)
        player.press("More options")
        player.write("Seed", str(SEED))
        player.press("Start")
        name = player.play_a_card() if by_hand else ""
        told = player.play(MOST)
        tree.close()
        assert process.poll() is None, log.read_text()
    seconds = time.monotonic() - began
    saves = Saves(folder / "home" / "saves")
    match = saves.open(saves.everything()[0].id, BY_ID).match
    words = Words()
    assert match.over
    assert words.say(match.game.outcome(match.state).why, [seat.name for seat in match.seats], you=0) in told
    mine = sum(step.seat == 0 for step in match.steps)
    print(f"{game_id}: {mine} moves of {len(match.steps)}, {tree.calls} questions, {seconds:.0f} s. {told}")
    assert match.seed == SEED and mine and player.moves
    assert "Traceback" not in log.read_text() and "Fatal" not in log.read_text()
    first = next(step for step in match.steps if step.seat == 0)
    assert name in words.say(match.game.describe(match.game.view(first.before, 0), first.action))
    return match


def test_a_short_game_that_begins_with_a_card_of_the_hand(tmp_path: Path) -> None:  # UX 11, 40
    match = play(tmp_path, "clash", SHORT, by_hand=True)
    assert next(step for step in match.steps if step.seat == 0).action.verb in ("summon", "cast")


@pytest.mark.soak
@pytest.mark.parametrize("game_id", BY_ID)
def test_a_whole_game_of_each(tmp_path: Path, game_id: str) -> None:  # UX 11, 40
    play(tmp_path, game_id, {})
