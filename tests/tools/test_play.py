"""desktop/tools/play.py: one game over standard input and output, as another program plays it."""

import errno
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.engine.match import Match
from desktop.engine.record import to_record
from desktop.engine.rng import Rng
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.tools.plain import plain_outcome, plain_view
from desktop.tools.play import main
from desktop.tools.players import seats_of
from tests import patience
from tests.engine.pouch import GAME
from tests.games.walks import pick
from tests.tools.calls import call

ROOT = Path(__file__).resolve().parents[2]
CLASH = BY_ID["clash"]


class Player(io.TextIOBase):
    """Standard input that answers what stands on standard output: always the first legal action."""

    def __init__(self, capsys: pytest.CaptureFixture[str], say: Any = None) -> None:
        self.capsys = capsys
        self.say = say or (lambda line: line["legal"][0])
        self.heard: list[dict[str, Any]] = []

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.listen()
        answer: str = self.say(self.heard[-1])
        return answer if answer == "" else f"{answer}\n"

    def listen(self) -> None:
        self.heard += [json.loads(line) for line in self.capsys.readouterr().out.splitlines()]


def played(player: Player, monkeypatch: pytest.MonkeyPatch, *argv: str) -> list[dict[str, Any]]:
    """All lines of a game with this player."""
    monkeypatch.setattr(sys, "stdin", player)
    assert main(["clash", "--json", *argv]) == 0
    player.listen()
    return player.heard


def steps(lines: list[dict[str, Any]], seats: str, *, seed: int = 0, **options: object) -> Iterator[tuple[Match, Any]]:
    """The same game, played by hand from the decisions that were told: each line with the match it is about."""
    match = Match(CLASH, seats_of(seats.split(","), seed), "duel", options, seed)
    for line in lines[:-1]:
        yield match, line
        match.submit(line["seat"], CLASH.verbs.parse(line["legal"][0]))
    yield match, lines[-1]


def test_two_seats_are_asked_in_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = played(Player(capsys), monkeypatch, "--seats", "stdin,stdin", "--seed", "4", "--option", "turn_limit=6")
    seats = set()
    for match, line in steps(lines, "stdin,stdin", seed=4, turn_limit=6):
        if match.over:
            assert line == {"type": "end", "outcome": plain_outcome(match.outcome())}
            break
        seat = match.state.decider()
        assert list(line) == ["type", "ply", "seat", "view", "legal"]
        assert (line["type"], line["ply"], line["seat"]) == ("decision", len(match.actions()), seat)
        assert line["view"] == plain_view(match.view(seat), CLASH.catalog)
        assert line["legal"] == [CLASH.verbs.text(action) for action in match.state.legal()]
        seats.add(seat)
    assert seats == {0, 1} and match.over


def test_the_others_play_by_themselves_and_nothing_of_theirs_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(Player(capsys), monkeypatch, "--seats", "greedy,stdin", "--option", "deal=random")
    assert {line.get("seat") for line in lines[:-1]} == {1} and lines[-1]["type"] == "end"
    plies = [line["ply"] for line in lines[:-1]]
    assert plies == sorted(plies) and plies[-1] > len(plies)  # their moves count as plies
    row = lines[0]["view"]["zones"]["hand:0"]
    assert [slot["card"] for slot in row if "public" not in slot["marks"]].count(None) >= 5


def test_a_bad_line_is_an_error_and_the_same_decision_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = iter(["", " ", "fly", "summon:ogre", "cast:boom:ogre", "null", "x" * 3000, "\udcff\udcfe"])

    def say(line: dict[str, Any]) -> str:
        return next(bad, line["legal"][0]) or "?"

    lines = played(Player(capsys, say), monkeypatch, "--option", "turn_limit=4", "--option", "deal=preset")
    errors = [number for number, line in enumerate(lines) if line["type"] == "error"]
    assert errors == list(range(1, 16, 2))
    assert all(list(lines[number]) == ["type", "message"] for number in errors)
    assert all(lines[number + 1] == lines[0] for number in errors)
    assert lines[9]["message"] == "'cast:boom:ogre' is not allowed here"
    assert all(len(lines[number]["message"]) < 200 for number in errors)


def answers(text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """What a game says to this input, up to where it ends."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))
    assert main(["clash", "--json", "--seats", "stdin,stdin", "--option", "deal=preset"]) == 1
    answer = capsys.readouterr()
    assert answer.err == "play: the input ended before the game did\n"
    return [json.loads(line) for line in answer.out.splitlines()]


@pytest.mark.parametrize("length", [1, 997, 1000, 1001, 2001, 100_000])
@pytest.mark.parametrize("tail", ["", "end", "\rend", "\r", "\u2028end", "  end  "])
def test_a_line_gets_one_answer_and_its_tail_is_no_move(
    length: int, tail: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answers(f"{'x' * length}{tail}\nend\n", monkeypatch, capsys)
    assert [line["type"] for line in said] == ["decision", "error", "decision", "decision"]
    assert said[0] == said[2] != said[3]
    too_long = said[1]["message"] == "a line may hold 1000 characters, and this one holds more"
    assert too_long == (length + len(tail) > 1000)


def test_a_line_of_just_the_longest_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answers(f"{'end':>1000}\n{'end':>1001}\n{'end':<1000}", monkeypatch, capsys)
    assert [line["type"] for line in said] == ["decision", "decision", "error", "decision", "decision"]


def test_a_line_too_long_that_never_ends_is_one_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answers("end" * 1000, monkeypatch, capsys)
    assert [line["type"] for line in said] == ["decision", "error", "decision"]


def test_an_input_that_was_closed_has_ended() -> None:
    program = "import sys; sys.stdin = None; from desktop.__main__ import main; sys.exit(main(['play', 'clash']))"
    argv = [sys.executable, "-c", program]
    answer = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, timeout=patience.SECONDS, check=False)
    assert (answer.returncode, answer.stderr) == (1, "play: the input ended before the game did\n")


def test_an_input_that_cannot_be_read_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(size: int) -> str:
        raise OSError(errno.EIO, "Input/output error")

    lines = io.StringIO()
    monkeypatch.setattr(lines, "readline", gone)
    monkeypatch.setattr(sys, "stdin", lines)
    assert main(["clash", "--json"]) == 1
    assert capsys.readouterr().err == "play: the input cannot be read: Input/output error\n"


def test_an_answer_may_have_blanks_around_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(Player(capsys, lambda line: f"  {line['legal'][0]}\r"), monkeypatch, "--option", "turn_limit=2")
    assert {line["type"] for line in lines} == {"decision", "end"}


def test_the_end_of_the_input_ends_it_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["clash", "--json"]) == 1
    assert capsys.readouterr().err == "play: the input ended before the game did\n"


def test_nobody_need_be_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = played(Player(capsys), monkeypatch, "--seats", "greedy,random")
    assert [line["type"] for line in lines] == ["end"]


# ---- positions


@pytest.fixture
def middle() -> Match:
    """A match in the middle."""
    match = Match(CLASH, seats_of(("stdin", "stdin"), 7), "duel", {"edition": "leaflet", "deal": "random"}, 7)
    dice = Rng(7)
    for _ in range(12):
        match.submit(match.state.decider(), pick(match.state, dice))
    return match


def first_view(lines: list[dict[str, Any]]) -> Any:
    return lines[0]["view"]


def test_it_starts_from_a_state(
    middle: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "state.json"
    path.write_text(json.dumps(middle.state.to_json()))
    argv = ["--position", str(path), "--seats", "stdin,stdin", "--option", "edition=leaflet", "--option", "deal=random"]
    lines = played(Player(capsys), monkeypatch, *argv)
    assert first_view(lines) == plain_view(middle.view(middle.state.decider()), CLASH.catalog)
    assert lines[0]["ply"] == 0 and lines[-1]["type"] == "end"


def test_it_starts_from_where_a_record_stands_with_the_record_s_options(
    middle: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(to_record(middle).dumps(), encoding="utf-8")
    lines = played(Player(capsys), monkeypatch, "--position", str(path), "--seats", "stdin,stdin")
    assert first_view(lines) == plain_view(middle.view(middle.state.decider()), CLASH.catalog)
    answer = call(main, ["clash", "--position", str(path), "--option", "deal=random"], capsys)
    assert answer.sentence(code=2) == (
        "play: game.json is a record and has its own mode and options: leave --mode and --option out"
    )


def test_a_position_that_is_over_ends_at_once(
    middle: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = Rng(1)
    while not middle.over:
        middle.submit(middle.state.decider(), pick(middle.state, dice))
    path = tmp_path / "game.json"
    path.write_text(to_record(middle).dumps(), encoding="utf-8")
    lines = played(Player(capsys), monkeypatch, "--position", str(path))
    assert lines == [{"type": "end", "outcome": plain_outcome(middle.outcome())}]


def broken(state: State, **changes: object) -> str:
    return json.dumps({**state.to_json(), **changes})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "position.json: cannot be read: No such file or directory"),
        ("", "position.json: line 1 column 1: is not JSON: Expecting value"),
        ("[]", "position.json: record: must be a table"),
        ("{}", "position.json: state.zones: must be a table"),
        ('{"format": "other"}', "position.json: format: must be 'fivefold record 1'"),
        (broken(CLASH.new(2, "duel", {}, 1), stack=[]), "position.json: state.stack: must end in a frame"),
        (broken(CLASH.new(2, "duel", {}, 1), rng=0.5), "position.json: state.rng: must be a whole number"),
        (broken(CLASH.new(2, "duel", {"edition": "leaflet"}, 1)), "position.json: state.zones: do not hold exactly"),
    ],
)
def test_a_file_that_is_no_position_is_answered_with_2(
    text: str | None, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.json"
    if text is not None:
        path.write_text(text)
    said = call(main, ["clash", "--json", "--position", str(path)], capsys).sentence(code=2)
    assert said.startswith(f"play: {sentence}")


def test_a_record_of_another_game_or_table_is_answered_with_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BY_ID, "pouch", GAME)
    path = tmp_path / "game.json"
    match = Match(GAME, seats_of(("stdin",) * 3, 1), "circle", {}, 1)
    path.write_text(to_record(match).dumps(), encoding="utf-8")
    said = call(main, ["clash", "--position", str(path)], capsys).sentence(code=2)
    assert said == "play: game.json is a record of the game 'pouch', not of clash"
    said = call(main, ["pouch", "--position", str(path)], capsys).sentence(code=2)
    assert said == "play: game.json is a record of 3 seats, not of 2"


# ---- people, and wrong arguments


def test_people_see_a_table_and_sentences(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("dance\nend\nend\n"))
    main(["clash", "--option", "deal=preset", "--option", "first=seat0"])
    out = capsys.readouterr().out
    assert "hand:0: watchtower " in out and "hand:1: watchtower ? ? ? ? ?" in out
    assert "'dance' is no verb of this game" in out and "  end\n" in out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "play: the following arguments are required: GAME"),
        (["chess"], f"play: there is no game 'chess'; there is {', '.join(BY_ID)}"),
        (["clash", "--seats", "stdin,nobody"], "play: Clash of Decks has no opponent 'nobody'; it has "),
        (["clash", "--seats", "stdin"], "play: Clash of Decks is played by 2 in mode duel, not by 1"),
        (["clash", "--undo"], "play: unrecognized arguments: --undo"),
    ],
)
def test_wrong_arguments_are_answered_in_one_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(main, argv, capsys).sentence(code=2).startswith(sentence)


def test_a_program_on_the_other_end_of_two_pipes() -> None:
    """Bytes that are no text are a bad line too, and every line comes at once."""
    argv = [sys.executable, "-m", "desktop", "play", "clash", "--json", "--seats", "stdin,greedy"]
    with subprocess.Popen(argv, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        says: list[bytes] = [b"\xff\xfe\n", b"x\rend\n", b"\xff" * 1000 + b"\n", b"x" * 9000 + b"end\n"]
        errors = len(says)
        for line in process.stdout:
            told = json.loads(line)
            if told["type"] == "decision":
                process.stdin.write(says.pop() if says else told["legal"][0].encode() + b"\n")
                process.stdin.flush()
            errors -= told["type"] == "error"
            last = told
        assert process.wait(timeout=patience.SECONDS) == 0 and last["type"] == "end"
        assert errors == 0  # each of the bad lines got one
