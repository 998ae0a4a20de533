"""Durations: what the four speeds and reduced motion make of them."""

import pytest

from desktop.table.motion import speeds
from desktop.table.motion.speeds import Pace, Speed, ease_out, ease_over, system_allows_motion


def test_normal_times_are_within_their_bounds():  # UX 20, UX 22
    pace = Pace(Speed.NORMAL)
    assert 200 <= pace.ms(speeds.MOVE) <= 230
    assert 200 <= pace.ms(speeds.HOME) <= 230
    assert pace.ms(speeds.RELAYOUT) == 120
    assert pace.ms(speeds.SETTLE) <= 120
    assert pace.ms(speeds.FLIP) == 200
    assert pace.ms(speeds.DEAL) <= 1500


def test_speeds_are_ordered():
    times = [Pace(speed).ms(100) for speed in (Speed.OFF, Speed.FAST, Speed.NORMAL, Speed.SLOW)]
    assert times == sorted(times)
    assert times[0] == 0


def test_reduced_motion_stops_what_moves_only():
    pace = Pace(Speed.NORMAL, motion=False)
    assert pace.ms(100) == 0
    assert pace.ms(100, moving=False) == 100


@pytest.mark.parametrize("t", [0.0, 0.2, 0.5, 0.9, 1.0])
def test_ease_out_is_ahead_of_time(t):
    assert t <= ease_out(t) <= 1


@pytest.mark.parametrize(
    ("platform", "effects", "allowed"), [("windows", False, False), ("cocoa", True, True), ("xcb", False, True)]
)
def test_the_system_s_setting_is_obeyed_where_qt_knows_it(qapp, monkeypatch, platform, effects, allowed):  # UX 20
    monkeypatch.setattr(speeds.QApplication, "platformName", lambda: platform)
    monkeypatch.setattr(speeds.QApplication, "isEffectEnabled", lambda effect: effects)
    assert system_allows_motion() is allowed


@pytest.mark.parametrize("overshoot", [0.02, 0.045, 0.1])
def test_a_heavy_thing_passes_its_place_by_its_share_and_comes_back(overshoot):
    way = [ease_over(step / 500, overshoot) for step in range(501)]
    assert max(way) == pytest.approx(1 + overshoot, abs=0.002)
    assert (way[0], way[-1]) == (pytest.approx(0, abs=1e-9), 1)
    assert [ease_over(t / 10, 0.0) for t in range(11)] == [ease_out(t / 10) for t in range(11)]
