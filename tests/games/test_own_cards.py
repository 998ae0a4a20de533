"""Numbers of an owner's own: every game plays with them, records and opponents tell them from others."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine import record as records
from desktop.engine.cardbook import CardBook
from desktop.engine.match import Match, Seat
from desktop.games import BY_ID
from desktop.questions import OTHER_CARDS, Choose, Task
from desktop.storage import saves
from desktop.storage.errors import OtherCards
from desktop.words import Words
from desktop.worker import solve

CHANGED = {
    "clash": "[starter]\nogre = { cost = 3, health = 7, abilities = [] }\n",
    "ganymede": "[black]\nblack_2 = { copies = 4 }\n",
    "barbarossa": "[transport]\ntrucks = { copies = 20, gain = { sp = 4 } }\n",
    "chronicle": '[wild]\nsage = { ability = "give" }\n',
    "fleet": "[earth]\nmerlin = { firepower = 9, value = 5000 }\n",
}
SEATS = {game: ",".join(["random"] * max(2, min(m[0] for m in BY_ID[game].info.modes.values()))) for game in CHANGED}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, resources.OWN_CARDS: str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words], env=env, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize("game", CHANGED)
def test_a_game_is_played_to_its_end_with_them_and_the_record_tells_it(game: str, tmp_path: Path) -> None:
    (tmp_path / f"{game}.toml").write_text(CHANGED[game], encoding="utf-8")
    out = tmp_path / "records"
    played = run(tmp_path, "sim", game, "--seats", SEATS[game], "--games", "1", "--seed", "3", "--json",
                 "--records", str(out))  # fmt: skip
    assert played.returncode == 0, played.stderr
    (file,) = out.iterdir()
    assert len(json.loads(file.read_text(encoding="utf-8"))["cards"]) == 16
    assert run(tmp_path, "replay", str(file)).returncode == 0
    elsewhere = run(tmp_path / "nothing", "replay", str(file))
    assert elsewhere.returncode == 1 and "other numbers on the cards" in elsewhere.stderr
    with pytest.raises(OtherCards) as error:
        saves.read(file, BY_ID)
    assert "other numbers on its cards" in Words().say(error.value.text)


def test_a_broken_file_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "clash.toml").write_text("[starter]\nogre = { cost = 300 }\n", encoding="utf-8")
    told = "from desktop.games import BY_ID; book = BY_ID['clash'].book; print(book.wrong, book.digest, sep='|')"
    env = {**os.environ, resources.OWN_CARDS: str(tmp_path)}
    said = subprocess.run([sys.executable, "-c", told], env=env, capture_output=True, text=True, check=True).stdout
    assert said == "clash.toml: starter card ogre: cost must be a whole number from 0 to 20, not 300|\n"


def test_the_opponents_answer_only_to_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(BY_ID["clash"], [Seat("a"), Seat("b")], "duel", {"deal": "random"}, 1)
    seat = match.state.decider()
    asked = Task(1, "clash", "duel", 2, match.options, seat, match.info(seat).world_json(), 0, Choose("random"), 7)
    assert not solve(asked, {}, lambda: False).failed
    assert solve(asked._replace(cards="0" * 16), {}, lambda: False).failed == OTHER_CARDS
    monkeypatch.setattr(type(match.game), "book", CardBook(digest="0" * 16))
    assert solve(asked, {}, lambda: False).failed == OTHER_CARDS
    assert "numbers of your own" in Words().say(records.fair_deal(match))


ASKING = """
import multiprocessing
from desktop import worker
from desktop.engine.match import Match, Seat
from desktop.games import BY_ID
from desktop.questions import Choose, Task

def ask():
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=worker.main, args=(far, context.RawValue("q", 0)), daemon=True)
    process.start()
    match = Match(BY_ID["clash"], [Seat("a"), Seat("b")], "duel", {"deal": "random"}, 1)
    seat = match.state.decider()
    world, digest = match.info(seat).world_json(), match.game.book.digest
    near.send(Task(1, "clash", "duel", 2, match.options, seat, world, 0, Choose("greedy"), 7, digest))
    answer = near.recv()
    near.close()
    process.join(10)
    print(bool(match.game.book.digest), answer.failed, bool(answer.action), sep="|")

if __name__ == "__main__":
    ask()
"""


def test_a_process_that_is_started_later_reads_the_same_numbers(tmp_path: Path) -> None:
    """As the window starts the opponents' process: the folder is inherited."""
    (tmp_path / "clash.toml").write_text(CHANGED["clash"], encoding="utf-8")
    script = tmp_path / "asking.py"
    script.write_text(ASKING, encoding="utf-8")
    root = str(resources.root().parent)
    env = {**os.environ, resources.OWN_CARDS: str(tmp_path), "PYTHONPATH": root}
    asked = subprocess.run(
        [sys.executable, str(script)], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert asked.stdout.strip() == "True||True", asked.stderr


def test_a_tool_says_that_a_file_is_broken(tmp_path: Path) -> None:
    (tmp_path / "fleet.toml").write_text("[earth]\nmerlin = { firepower = 'strong' }\n", encoding="utf-8")
    played = run(tmp_path, "sim", "clash", "--seats", "random,random", "--games", "1", "--json")
    assert played.returncode == 0
    assert played.stderr == (
        "sim: fleet.toml: earth card merlin: firepower must be a whole number from 0 to 99; "
        "the program's numbers are used\n"
    )


def test_a_card_with_another_ability_tells_that_one(tmp_path: Path) -> None:
    (tmp_path / "chronicle.toml").write_text(CHANGED["chronicle"], encoding="utf-8")
    told = (
        "from desktop.games import BY_ID; from desktop.words import Words; game = BY_ID['chronicle'];"
        "face = game.face.printed(game.catalog.numbers['sage'], Words().say); print(face.text, face.mark, sep='|')"
    )
    env = {**os.environ, resources.OWN_CARDS: str(tmp_path)}
    said = subprocess.run([sys.executable, "-c", told], env=env, capture_output=True, text=True, check=True).stdout
    assert said == f"{Words().line('chronicle.ability.give')}|{Words().line('house.source.own')}\n"


def test_a_match_with_the_printed_numbers_is_not_let_into_a_program_with_other_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(BY_ID["clash"], [Seat("a"), Seat("b")], "duel", {"deal": "random"}, 1)
    record = records.to_record(match)
    assert record.cards == "" and records.replay(record, BY_ID).state.zones == match.state.zones
    monkeypatch.setattr(type(match.game), "book", CardBook(digest="0" * 16))
    with pytest.raises(records.OtherCards):
        records.replay(record, BY_ID)
