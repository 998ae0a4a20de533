"""What is kept at the table: a failure is one sentence, the game goes on, and nothing good is overwritten (UX 33)."""

import errno
import os
import tempfile
from pathlib import Path

import pytest

from desktop.ai.costs import Cost
from desktop.ai.judging import BEST, Verdict
from desktop.controller.advice import Review
from desktop.controller.matches import PERSON
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from tests.app.playing import OpenPage, clash, one_ply, pages, to_act  # noqa: F401


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (errno.ENOSPC, "There is no room on the disk"),
        (errno.EROFS, "may not be written"),
        (errno.EACCES, "may not be written"),
        (errno.EIO, "could not be written"),
    ],
)
def test_a_disk_that_takes_nothing_is_said_and_the_game_goes_on(
    open_page: OpenPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, sentence: str
) -> None:
    saves, match = Saves(tmp_path / "saves"), to_act(clash(), 0)
    page = open_page(match, saves=saves)
    page.controller.play(page.controller.tells.moves()[0][1])
    page.scene.animator.complete()
    (save,) = (tmp_path / "saves").glob("*.json")
    good, steps = save.read_bytes(), len(match.steps)

    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(tempfile, "mkstemp", refuse)
        page.controller.undo()
        page.controller.play(page.controller.tells.moves()[-1][1])
        page.scene.animator.complete()
        page.controller.practise()
    told = [args[0] for name, *args in page.heard if name == "tell"]
    assert len(told) >= 2 and all(sentence in words for words in told)
    assert save.read_bytes() == good and len(match.steps) >= steps and match.practice
    page.controller.resign()
    assert saves.open(saves.id_of(match), BY_ID).match.resigned == 0  # as soon as the disk takes it again


def test_a_save_of_somebody_elses_under_the_name_is_put_aside(open_page: OpenPage, tmp_path: Path) -> None:
    saves, match = Saves(tmp_path / "saves"), to_act(clash(), 0)
    (tmp_path / "saves").mkdir()
    foreign = tmp_path / "saves" / f"{saves.id_of(match)}.json"
    foreign.write_text("not ours")
    page = open_page(match, saves=saves)
    page.controller.play(page.controller.tells.moves()[0][1])
    kept = [path.read_text() for path in foreign.parent.glob("*damaged*")]
    assert kept == ["not ours"] and saves.open(saves.id_of(match), BY_ID).match.salt == match.salt


def test_a_picture_is_taken_of_a_finished_match_too(open_page: OpenPage, tmp_path: Path) -> None:
    saves, match = Saves(tmp_path / "saves"), to_act(clash(), 0)
    page = open_page(match, saves=saves, statistics=Statistics(tmp_path))
    page.controller.resign()
    page.close()
    assert saves.picture(saves.id_of(match)) is not None
    (saved,) = saves.everything()
    assert saved.over and saved.turn.args == ("Ivo",)


@pytest.mark.parametrize("speed", ["off", "slow"])
def test_a_match_that_is_left_before_its_last_animation_has_been_played_counts(
    open_page: OpenPage, tmp_path: Path, speed: str
) -> None:
    whole = clash((PERSON, PERSON), plies=-1)
    match, last = clash((PERSON, PERSON), plies=len(whole.steps) - 1), whole.steps[-1]
    results, saves = Statistics(tmp_path), Saves(tmp_path / "saves")
    page = open_page(match, settings=Settings(speed=speed), saves=saves, statistics=results)
    page.controller.open_curtain()
    page.controller.play(last.action)
    assert match.over
    page.close()
    again = Statistics(tmp_path)
    assert again.load() is None and again.results == results.results
    (counted,) = again.results
    assert counted.winners == tuple(match.outcome().winners)
    open_page(match, saves=saves, statistics=again)  # looked at once more
    assert len(again.results) == 1


def test_a_hint_is_kept_when_it_is_given(open_page: OpenPage, tmp_path: Path) -> None:
    saves, match = Saves(tmp_path / "saves"), to_act(clash(), 0)
    page = open_page(match, saves=saves)
    for _ in range(3):  # its steps are one hint
        page.controller.hints.next()
    assert saves.open(saves.id_of(match), BY_ID).match.hints == 1


def test_what_the_moves_cost_is_counted_once_all_are_judged(open_page: OpenPage, tmp_path: Path) -> None:
    results, match = Statistics(tmp_path), clash((PERSON, "standard"))
    page = open_page(match, settings=Settings(speed="off"), statistics=results)
    while not match.over:
        one_ply(match)
    page.keeping.match(match, match.state.prompt())
    page.controller.counsel.review = Review(match, page.controller.counsel.judged)
    *first, last = page.controller.counsel.judged.own()
    for number in first:
        page.controller.counsel.judged.note(number, Verdict(BEST), Cost(0.25, 0.5))
    page._ended()
    assert results.results[0].lost == ()
    page.controller.counsel.judged.note(last, Verdict(BEST), Cost(0.25, 0.5))
    page.controller.counsel.progressed.emit()
    (kept,) = Statistics(tmp_path).results
    many = 0.25 * (len(first) + 1)
    assert (kept.lost, kept.staked) == ((many, 0.0), (2 * many, 0.0))
    assert (kept.seen_by, kept.looks) == (match.game.info.opponents_version, match.game.bots.judging.looks)
