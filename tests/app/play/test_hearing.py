"""Beside the steps: one's own turn, victory and defeat, the world's bed while the table is seen, buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.app.house.samples import Samples
from desktop.app.play.play_page import PlayPage
from desktop.controller.phase import Deed, Phase
from desktop.engine.match import PERSON, Match
from desktop.storage.settings import Settings
from desktop.table.controls.buttons import GlassButton
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.sound import sounds
from desktop.table.sound.names import BED
from desktop.table.sound.sounds import LOUDEST_BED, Sounds, Speaker, height
from tests.app.playing import OpenPage, answer, clash, pages, to_act  # noqa: F401

QUIET = height(35, LOUDEST_BED)
Said = list[tuple[str, str, float]]


class Noted(Speaker):
    """Notes what would be said to the process."""

    def __init__(self) -> None:
        super().__init__(lambda: True)
        self.said: Said = []

    def _tell(self, said: tuple[str, str, float], most: int) -> None:
        self.said.append(said)

    @property
    def lies(self) -> tuple[str, float]:
        return self._bed[0], self._bed[2]


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Noted]:
    noted = Noted()
    monkeypatch.setattr("desktop.app.play.play_page.Sounds", lambda world: Sounds(world, noted))
    monkeypatch.setattr(sounds.HOUSE, "speaker", noted)
    monkeypatch.setattr(sounds.HOUSE, "volume", 0.0)
    yield noted


def cues(speaker: Noted) -> list[str]:
    return [name for _, name, _ in speaker.said if name != BED]


def act(page: PlayPage, at: int = -1) -> None:
    """One decision of the person, and all that is shown of it."""
    page.controller.play(page.match.state.legal()[at])
    page.controller.skip()


# ---- whose turn it is


def test_ones_own_turn_is_heard_after_others_and_not_between_ones_own_decisions(
    open_page: OpenPage, speaker: Noted
) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    heard: list[tuple[bool, int]] = []  # after each decision: whether others came in between, and how often it sounded
    for number in range(16):
        before = len(page.match.steps)
        speaker.said.clear()
        page.sounds._last.clear()
        act(page, -(number % 2))
        answer(page)
        if not page.controller.may(Deed.ACT):
            break
        others = any(step.seat != 0 for step in page.match.steps[before:])
        heard.append((others, cues(speaker).count("turn")))
    assert {(True, 1), (False, 0)} == set(heard)


def test_a_match_that_is_taken_up_again_begins_without_it(open_page: OpenPage, speaker: Noted) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    assert page.controller.may(Deed.ACT) and "turn" not in cues(speaker)


def test_undo_does_not_sound_as_if_somebody_had_played(open_page: OpenPage, speaker: Noted) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    page.match.practice = True
    act(page)
    answer(page)
    speaker.said.clear()
    page.controller.undo()
    page.controller.skip()
    assert page.controller.may(Deed.ACT) and "turn" not in cues(speaker)


# ---- how it ended


def finished(players: tuple[str, ...], won: int) -> Match:
    match = clash(players, plies=6)
    match.resign(1 - won)
    return match


@pytest.mark.parametrize(
    ("players", "won", "heard"),
    [
        ((PERSON, "greedy"), 0, "win"),
        ((PERSON, "greedy"), 1, "lose"),
        ((PERSON, PERSON), 0, "win"),
        ((PERSON, PERSON), 1, "win"),
        (("greedy", "greedy"), 1, "win"),
    ],
)
def test_the_end_sounds_as_it_is_for_the_people_who_play(
    open_page: OpenPage, speaker: Noted, players: tuple[str, ...], won: int, heard: str
) -> None:
    page = open_page(finished(players, won))
    speaker.said.clear()
    page.sounds._last.clear()
    page._ended()
    assert [name for name in cues(speaker) if name in ("win", "lose")] == [heard]


# ---- the bed


def test_a_bed_lies_while_the_table_is_seen(open_page: OpenPage, speaker: Noted) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    assert speaker.lies == ("clash", QUIET)
    page.hide()
    assert speaker.lies == ("clash", 0.0)
    page.show()
    assert speaker.lies == ("clash", QUIET)
    page.close()
    assert page.controller.phase is Phase.CLOSED and speaker.lies == ("clash", 0.0)


def test_it_goes_under_the_curtain_and_comes_back(open_page: OpenPage, speaker: Noted) -> None:
    page = open_page(to_act(clash((PERSON, PERSON), plies=8), 0))
    page.controller.open_curtain()
    assert speaker.lies == ("clash", QUIET)
    page.controller.panic()
    assert page.curtain.up and speaker.lies == ("clash", 0.0)
    page.controller.open_curtain()
    assert speaker.lies == ("clash", QUIET)


def test_it_goes_while_another_program_is_used(
    open_page: OpenPage, speaker: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    for state, volume in (
        (Qt.ApplicationState.ApplicationInactive, 0.0),
        (Qt.ApplicationState.ApplicationHidden, 0.0),
        (Qt.ApplicationState.ApplicationActive, QUIET),
    ):
        monkeypatch.setattr(QGuiApplication, "applicationState", lambda state=state: state)
        QGuiApplication.instance().applicationStateChanged.emit(state)  # type: ignore[union-attr]
        assert speaker.lies == ("clash", volume)
    assert page.isVisible()


def test_sliders_of_the_menu_change_it_at_once(open_page: OpenPage, speaker: Noted) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    page.menu.open()
    page.menu.beds.setValue(80)
    page.menu.cues.setValue(0)
    assert page.heard == [("change", ("beds", 80)), ("change", ("cues", 0))]
    page.settings.beds, page.settings.cues = 80, 0
    page.take_settings()
    assert speaker.lies == ("clash", height(80, LOUDEST_BED)) and page.sounds.volume == 0.0
    page.settings.beds = 0
    page.take_settings()
    assert speaker.lies == ("clash", 0.0)


# ---- buttons and samples


def test_buttons_and_choices_click_and_what_is_off_does_not(qtbot: QtBot, speaker: Noted) -> None:
    sounds.HOUSE.volume = 0.3
    button, row = GlassButton("On"), SegmentedChoice("Pace", ["Slow", "Fast"])
    for widget in (button, row):
        qtbot.addWidget(widget)
    button.click()
    row._group.button(1).click()
    assert speaker.said == [("", "click", 0.3)]  # within the time in which two are one
    sounds.HOUSE._last.clear()
    row._group.button(0).click()
    sounds.HOUSE._last.clear()
    button.disable("not now")
    button.click()
    assert speaker.said == [("", "click", 0.3)] * 2


def test_a_volume_is_heard_when_it_is_changed(qtbot: QtBot, speaker: Noted) -> None:
    settings = Settings(cues=80, beds=60)
    samples = Samples(settings)
    samples.cue()
    assert speaker.said == [("", "turn", height(80))]
    samples._over.setInterval(30)
    samples.bed()
    assert speaker.lies == ("clash", height(60, LOUDEST_BED))
    settings.beds = 90
    samples.bed()
    assert speaker.lies == ("clash", height(90, LOUDEST_BED))
    qtbot.waitUntil(lambda: speaker.lies == ("clash", 0.0))
    samples.cue()


def test_a_sample_of_a_bed_leaves_a_tables_own_alone(open_page: OpenPage, speaker: Noted) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    samples = Samples(page.settings)
    samples.bed()
    assert not samples._over.isActive() and speaker.lies == ("clash", QUIET)
    page.hide()
    samples.bed()
    assert samples._over.isActive() and speaker.lies == ("clash", QUIET)
    samples._end()
    assert speaker.lies == ("clash", 0.0)


def test_switched_off_altogether_nothing_is_said(open_page: OpenPage, speaker: Noted, qtbot: QtBot) -> None:
    settings = Settings(speed="off", cues=0, beds=0)
    samples = Samples(settings)
    page = open_page(to_act(clash(plies=8), 0), settings=settings)
    act(page)
    answer(page)
    samples.cue()
    samples.bed()
    page.hide()
    assert speaker.said == []
