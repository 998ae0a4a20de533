"""Rust, the camp of the diggers: iron, worn red paint, wheels, tracks and drills."""

from __future__ import annotations

import math
from random import Random

import numpy as np
from studio.clay import Clay
from studio.lighting import lamp
from studio.materials import paint
from studio.mining import (
    antenna,
    beacon,
    beam,
    bucket_wheel,
    chips,
    claw,
    cone_drill,
    dark,
    exhaust,
    grille,
    headlamp,
    hose,
    iron,
    joint,
    ladder,
    leg,
    miner,
    piston,
    railing,
    spoil,
    stripes,
    window,
    worn,
    yellow,
)
from studio.solids import Group, blade, box, lathe, pole, sphere
from studio.vehicles import hull, rivets, track_marks, tracks

RED, DEEP = "#c03a22", "#8f3420"


def red_5(c: Clay) -> None:
    """A small walker in a miner's hard hat that swings a great pick."""
    with Group((-0.34, 0.3, 0.0), (0, 0, -26), 1.08):
        _pick_walker()


def _pick_walker() -> None:
    """A small walker in a miner's hard hat that swings a great pick."""
    red, bare, dice = worn(RED, DEEP), iron(), Random("pick")
    leg((-0.26, 0.06, 0.62), (-0.36, 0.26, 0.4), (-0.38, -0.12, 0.0), 0.17, red)
    leg((0.26, 0.06, 0.62), (0.36, -0.2, 0.44), (0.4, 0.2, 0.0), 0.17, red)
    box((0.62, 0.42, 0.2), (0, 0.06, 0.66), bare, bevel=0.05)
    with Group((0, 0.02, 0.72), (8, 0, 0)):
        lathe([(0.3, 0), (0.42, 0.08), (0.46, 0.3), (0.44, 0.5), (0.34, 0.62)], red, sides=32)
        for z in (0.14, 0.46):
            lathe([(0.458, z - 0.03), (0.475, z - 0.02), (0.475, z + 0.02), (0.458, z + 0.03)], bare, sides=32)
            for k in range(20):
                a = 2 * math.pi * k / 20
                sphere((0.475 * math.cos(a), 0.475 * math.sin(a), z), 0.015, bare, 8)
        box((0.42, 0.06, 0.2), (0, -0.43, 0.32), dark(), bevel=0.03)
        for s in (-1, 1):
            box((0.15, 0.05, 0.12), (s * 0.1, -0.455, 0.32), window("#ffd890", 2.0), bevel=0.02)
        grille((0, -0.43, 0.07), 0.24, 0.09, (-14, 0, 0), 4)
        lathe(
            [(0.62, 0.58), (0.6, 0.62), (0.44, 0.66), (0.43, 0.78), (0.34, 0.92), (0.16, 1.0), (0.02, 1.01)],
            yellow(),
            sides=36,
        )
        for x in (-0.16, 0.0, 0.16):
            box((0.05, 0.7, 0.06), (x, 0, 0.97 - abs(x) * 0.35), yellow(), bevel=0.02)
        headlamp((0, -0.46, 0.76), 0.14, dark(), (0, -1, -0.105))
        box((0.6, 0.3, 0.44), (0, 0.5, 0.3), worn("#8a7a62", "#6a5844"), bevel=0.05)
        exhaust((-0.2, 0.56, 0.5), 0.3, 0.05)
    lamp("SPOT", (0, -0.6, 1.5), 60, "#ffd890", 0.05, (-0.3, -3.0, 0.0), 46)
    # the swinging arm and its pick
    shoulder, elbow, wrist = (0.52, 0.0, 1.06), (0.98, 0.12, 1.0), (1.02, -0.1, 1.56)
    joint(shoulder, 0.17, 0.24, bare, yellow())
    beam(shoulder, elbow, (0.17, 0.17), (0.15, 0.15), red, (0, 1, 0))
    joint(elbow, 0.13, 0.22, bare, dark(), (0, 1, 0))
    beam(elbow, wrist, (0.17, 0.2), (0.13, 0.13), red, (0, 1, 0))
    piston((0.6, 0.02, 1.16), (1.0, -0.02, 1.3), 0.045, dark())
    hose([(0.4, 0.3, 1.0), (0.66, 0.36, 0.78), (0.95, 0.3, 0.84), (1.02, 0.1, 1.2)], 0.028)
    with Group(wrist, (-14, 14, -8)):
        pole((0, 0, -0.12), (0, 0, 0.62), 0.055, bare)
        joint((0, 0, 0), 0.11, 0.2, dark(), yellow())
        lathe([(0.12, 0.44), (0.14, 0.48), (0.14, 0.72), (0.1, 0.76)], bare, sides=16)
        arc = [(-0.78, 0.34), (-0.5, 0.54), (-0.2, 0.66), (0.2, 0.66), (0.5, 0.54), (0.78, 0.34), (0.5, 0.66), (0.2, 0.82), (-0.2, 0.82),
               (-0.5, 0.66)]  # fmt: skip
        with Group(rot=(0, 0, 20)):
            blade(arc, paint("#a8a49c", 0.35, 0.6, bump=0.3, mottle=0.3, second="#8a5a3a"), 0.14, 0.03)
    # the other arm carries a lantern
    joint((-0.52, 0.0, 1.04), 0.15, 0.22, bare, yellow())
    beam((-0.54, 0, 1.04), (-0.66, -0.12, 0.76), (0.13, 0.13), (0.11, 0.11), red, (0, 1, 0))
    beam((-0.66, -0.12, 0.76), (-0.62, -0.52, 0.74), (0.11, 0.12), (0.09, 0.09), red)
    joint((-0.66, -0.12, 0.76), 0.1, 0.18, bare, dark())
    pole((-0.62, -0.52, 0.74), (-0.62, -0.52, 0.6), 0.012, dark())
    lathe([(0.02, 0.12), (0.07, 0.07), (0.075, 0.05)], dark(), (-0.62, -0.52, 0.5), sides=14)
    lathe([(0.055, -0.06), (0.06, 0.05)], paint("#ffc050", glow=6.0, bump=0), (-0.62, -0.52, 0.5), sides=14)
    lathe([(0.075, -0.1), (0.075, -0.06)], dark(), (-0.62, -0.52, 0.5), sides=14)
    spoil(dice, [(0.9, -0.75, 0.2), (-0.95, 0.2, 0.14), (1.25, -0.4, 0.16)])
    chips(dice, 26, (0.9, -0.75, 0.25), (0.3, 0.25, 0.16))


def red_6(c: Clay) -> None:
    """A squat tracked car behind one huge cone drill that grinds the ice to chips."""
    with Group((-0.42, 0.9, 0.0), (0, 0, 36), 0.9):
        _drill_car()


def _drill_car() -> None:
    """A squat tracked car behind one huge cone drill that grinds the ice to chips."""
    red, bare, dice = worn(RED, DEEP), iron(), Random("drill")
    tracks(1.9, 0.72, 0.46, 0.38, 5, red)
    hull(
        [
            (-1.0, 0.5, 0.5, 0.46, 1.1),
            (-0.7, 0.56, 0.3, 0.56, 1.2),
            (0.9, 0.56, 0.3, 0.56, 1.2),
            (1.25, 0.5, 0.5, 0.46, 1.0),
        ],
        red,
        0.05,
    )
    for s in (-1, 1):
        box((0.5, 2.5, 0.07), (s * 0.73, 0, 0.84), red, bevel=0.02)
        box((0.5, 0.3, 0.06), (s * 0.73, -1.34, 0.74), red, (26, 0, 0), 0.02)
        stripes((s * 0.73, -1.46, 0.66), 0.46, 0.13, (26, 0, 0), 5)
        rivets((s * 0.98, -1.2, 0.84), (s * 0.98, 1.2, 0.84), 16, bare, 0.022)
        box((0.3, 0.7, 0.24), (s * 0.74, 0.6, 1.0), worn("#8a7a62", "#6a5844"), bevel=0.04)
        for k in range(3):
            lathe(
                [(0.1, -0.1), (0.1, 0.1)], bare, (s * 0.74, -0.55 + 0.26 * k, 0.97), (90, 0, 0), sides=16, bevel=0.015
            )
        rivets((s * 0.565, -0.66, 1.1), (s * 0.565, 0.86, 1.1), 10, bare, 0.02)
    with Group((0.1, 0.15, 1.18)):  # the cabin, low and heavy
        hull(
            [
                (-0.5, 0.4, 0.0, 0.3, 0.3),
                (-0.28, 0.42, 0.0, 0.34, 0.52),
                (0.5, 0.42, 0.0, 0.36, 0.52),
                (0.62, 0.4, 0.0, 0.3, 0.36),
            ],
            red,
            0.04,
        )
        box((0.48, 0.03, 0.15), (0, -0.405, 0.385), window(), (-45, 0, 0), 0.01)
        for s in (-1, 1):
            box((0.03, 0.36, 0.17), (s * 0.405, 0.06, 0.3), window(), (0, s * -8, 0), 0.01)
        box((0.8, 0.5, 0.05), (0, 0.1, 0.55), bare, bevel=0.02)
        for x in (-0.26, 0.0, 0.26):
            headlamp((x, -0.2, 0.64), 0.08, dark(), (0, -1, 0.105))
        antenna((-0.3, 0.42, 0.5), 0.8, (-0.06, 0.1))
        beacon((0.28, 0.36, 0.62), 0.07)
    for x in (-0.3, 0.0):
        exhaust((x, 0.98, 1.05), 0.6, 0.075)
    with Group((0, -1.02, 0.92), (-6, 0, 0)):
        lathe(
            [(0.5, 0), (0.5, 0.2), (0.62, 0.24), (0.62, 0.34), (0.74, 0.36), (0.74, 0.46)],
            bare,
            (0, 0.16, 0),
            (90, 0, 0),
            sides=40,
            bevel=0.01,
        )
        for k in range(18):
            a = 2 * math.pi * k / 18
            sphere((0.68 * math.cos(a), -0.16, 0.68 * math.sin(a)), 0.03, dark(), 8)
        with Group((0, -0.34, 0), (0, 24, 0)):
            cone_drill(
                0.8,
                1.7,
                paint("#b8b2a8", 0.38, 0.4, bump=0.35, mottle=0.3, second="#94704e"),
                paint("#e8d8b0", 0.35, 0.4, bump=0.2),
            )
    for s in (-1, 1):
        piston((s * 0.48, -0.4, 1.14), (s * 0.5, -1.1, 1.3), 0.07, yellow())
    hose([(-0.4, 0.3, 1.2), (-0.5, -0.3, 1.5), (-0.4, -0.8, 1.4), (-0.3, -1.1, 1.3)], 0.04)
    hose([(-0.5, 0.3, 1.2), (-0.64, -0.3, 1.4), (-0.55, -0.8, 1.3), (-0.4, -1.1, 1.24)], 0.03, paint("#8a3a20", 0.6))
    track_marks(1.3, 6.0, 0.72, tone="#7a5a48")
    spoil(dice, [(0.2, -2.7, 0.3), (-0.4, -2.5, 0.2), (0.7, -2.4, 0.2), (0.9, -2.9, 0.16)])
    chips(dice, 70, (0, -2.5, 0.6), (0.22, 0.2, 0.2), away=(0.5, 0.5, 0.9))
    chips(dice, 50, (0, -2.5, 0.5), (0.22, 0.2, 0.2), away=(-0.7, 0.3, 0.6))


def red_8(c: Clay) -> None:
    """The bucket-wheel crawler: tracks, a slewing house, a lattice boom held by stays, a wheel that eats the ice."""
    with Group((0.62, 1.0, 0.03), (0, 0, -31), 0.97):
        _bucket_crawler()


def _bucket_crawler() -> None:
    """The bucket-wheel crawler: tracks, a slewing house, a lattice boom held by stays, a wheel that eats the ice."""
    red, bare, black, dice = worn(RED, DEEP), iron(), dark(), Random("wheel")
    tracks(2.1, 0.8, 0.52, 0.42, 5, red)
    for s in (-1, 1):
        box((0.1, 1.8, 0.26), (s * 1.08, 0, 0.46), red, bevel=0.03)
        rivets((s * 1.14, -0.8, 0.52), (s * 1.14, 0.8, 0.52), 11, bare, 0.022)
    box((1.5, 2.1, 0.24), (0, 0, 0.96), bare, bevel=0.04)
    stripes((0, -1.07, 0.97), 1.4, 0.17, n=11)
    for x in (-0.6, 0.6):
        headlamp((x, -1.1, 1.16), 0.09, black, (0, -1, 0.176))
    lathe([(0.64, 0), (0.64, 0.14), (0.52, 0.2)], black, (0, 0.1, 1.08), sides=40)
    with Group((0, 0.1, 1.2), (0, 0, -6)):
        box((1.4, 1.6, 0.72), (0, 0.5, 0.42), red, bevel=0.06, taper=0.94)
        for z in (0.14, 0.7):
            rivets((-0.68 + z * 0.05, -0.31, z), (0.68 - z * 0.05, -0.31, z), 12, bare, 0.02)
        for y in (0.05, 0.5, 0.95):
            grille((0.7, y, 0.42), 0.36, 0.36, (0, -2, 90), 7)
        box((1.1, 0.5, 0.6), (0, 1.5, 0.3), bare, bevel=0.06)
        stripes((0, 1.76, 0.3), 1.0, 0.2, (0, 0, 180), 8)
        box((0.62, 0.78, 0.74), (0.46, -0.5, 0.52), red, bevel=0.05, taper=0.9)
        box((0.48, 0.03, 0.36), (0.46, -0.875, 0.62), window(), (3, 0, 0), 0.01)
        box((0.03, 0.5, 0.34), (0.755, -0.5, 0.62), window(), (0, -3, 0), 0.01)
        pole((0.46, -0.9, 0.44), (0.46, -0.88, 0.8), 0.014, black, sides=6)
        box((0.7, 0.86, 0.05), (0.46, -0.52, 0.93), bare, bevel=0.02)
        for x in (0.26, 0.66):
            headlamp((x, -0.92, 1.01), 0.085, black, (0, -1, 0.176))
        beacon((0.46, -0.3, 1.02), 0.07)
        for k in range(3):
            exhaust((0.5, 0.35 + 0.28 * k, 0.78), 0.66 - 0.08 * k, 0.085)
        railing([(-0.62, -0.2, 0.78), (-0.62, 1.2, 0.78), (0.6, 1.24, 0.78)], 0.2)
        ladder((0.76, -0.06, -0.2), (0.72, -0.06, 0.8), 0.2, 8, (0, 1, 0))
        antenna((0.6, 1.15, 0.78), 0.9, (0.1, 0.05))
        miner((-0.35, 0.7, 0.78), -30, wave=True, tall=0.24)
        # a mast of two legs, a lattice boom down to the wheel
        mast, foot, tip = np.array((-0.2, 0.15, 1.72)), np.array((-0.2, -0.3, 0.5)), np.array((-0.2, -2.25, -0.12))
        for off in (-0.26, 0.26):
            beam((-0.2 + off, -0.1, 0.72), mast + (off * 0.4, 0, 0), (0.09, 0.12), (0.07, 0.08), red)
            beam((-0.2 + off, 0.7, 0.76), mast + (off * 0.4, 0, 0), (0.06, 0.08), (0.05, 0.06), bare)
            for z in (-0.17, 0.17):
                pole(foot + (off, 0, z), tip + (off * 1.1, 0, z * 0.4), 0.05, red)
            for k in range(7):
                p, q = foot + (tip - foot) * k / 7, foot + (tip - foot) * (k + 1) / 7
                up, down = 0.17 * (1 - 0.085 * k), -0.17 * (1 - 0.085 * k)
                pole(p + (off, 0, down if k % 2 else up), q + (off, 0, up if k % 2 else down), 0.026, bare, sides=8)
            pole(mast + (off * 0.4, 0, 0), tip + (off, 0.3, 0.14), 0.018, black, sides=6)
            pole(mast + (off * 0.4, 0, 0), (-0.2 + off, 1.4, 0.6), 0.018, black, sides=6)
        joint(mast, 0.12, 0.4, yellow(), black)
        beacon(mast + (0, 0, 0.18), 0.07)
        piston((-0.2, -0.34, 0.1), (-0.2, -1.2, 0.2), 0.07, yellow())
        hose([foot + (0.3, 0, 0.2), (0.14, -1.0, 0.55), (0.14, -1.6, 0.2), tip + (0.3, 0.2, 0.1)], 0.03)
        bucket_wheel((-0.2, -2.3, -0.12), 0.98, 9, red, paint("#cfe4f4", 0.25, bump=0.5, grain=5, second="#8fb4d0"))
    lamp("SPOT", (-1.2, -4.6, 2.4), 260, "#ffd8a0", 0.3, (-0.2, -2.0, 0.9), 40)
    track_marks(1.4, 6.0, 0.8, tone="#7a8894")
    spoil(dice, [(-0.4, -3.1, 0.28), (0.1, -3.0, 0.2), (-0.9, -2.8, 0.22), (0.5, -2.7, 0.15)])
    chips(dice, 60, (-0.3, -2.7, 0.3), (0.25, 0.3, 0.2), away=(-0.3, -0.3, 0.9))


def red_9(c: Clay) -> None:
    """The giant: a four-legged walking excavator with two claw arms, its cabin lit, people at its feet."""
    with Group((0.12, 0.5, 0.0), (0, 0, -18), 1.0):
        _claw_giant()


def _claw_giant() -> None:
    """The giant: a four-legged walking excavator with two claw arms, its cabin lit, people at its feet."""
    red, bare, black, dice = worn(RED, DEEP), iron(), dark(), Random("giant")
    for s, y, knee, foot in ((-1, -0.5, (1.38, -0.85, 1.75), (1.62, -1.05, 0)), (1, -0.5, (1.38, -0.85, 1.75), (1.55, -0.95, 0)),
                             (-1, 0.7, (1.42, 1.15, 1.85), (1.75, 1.5, 0)), (1, 0.7, (1.42, 1.15, 1.85), (1.75, 1.5, 0))):  # fmt: skip
        side = (0.25 * s * (1 if y > 0 else -1), 1, 0) if s > 0 else (0.25 * (1 if y < 0 else -1), 1, 0)
        leg((s * 0.62, y, 1.5), (s * knee[0], *knee[1:]), (s * foot[0], *foot[1:]), 0.36, red, side)
    box((1.2, 1.9, 0.42), (0, 0.1, 1.42), bare, bevel=0.08)
    for s in (-1, 1):
        rivets((s * 0.61, -0.7, 1.52), (s * 0.61, 0.9, 1.52), 12, bare, 0.03)
    lathe([(0.62, 0), (0.66, 0.06), (0.66, 0.14), (0.56, 0.2)], black, (0, 0.1, 1.6), sides=40)
    with Group((0, 0.1, 1.78)):
        hull(
            [
                (-0.72, 0.5, 0.0, 0.46, 0.62),
                (-0.5, 0.66, -0.04, 0.6, 0.86),
                (0.7, 0.74, -0.04, 0.66, 0.94),
                (1.2, 0.56, 0.1, 0.5, 0.72),
            ],
            red,
            0.06,
        )
        stripes((0, -0.72, 0.08), 0.86, 0.14, (-5, 0, 0), 8)
        for s in (-1, 1):
            rivets((s * 0.68, -0.4, 0.1), (s * 0.74, 0.6, 0.1), 9, bare, 0.026)
            grille((s * 0.71, 0.34, 0.45), 0.6, 0.42, (0, 4 * -s, s * 90), 8)
        # the cabin: a lit brow of glass
        hull([(-1.0, 0.36, 0.3, 0.32, 0.62), (-0.86, 0.44, 0.22, 0.4, 0.96), (-0.3, 0.46, 0.22, 0.42, 1.12)], red, 0.04)
        for x in (-0.26, 0.0, 0.26):
            box((0.22, 0.03, 0.27), (x, -0.945, 0.775), window("#ffd080", 1.6), (-22, 0, 0), 0.01)
        for s in (-1, 1):
            box((0.03, 0.36, 0.3), (s * 0.425, -0.58, 0.74), window("#ffd080", 1.4), (0, s * -3, 0), 0.01)
        box((0.98, 0.74, 0.07), (0, -0.6, 1.13), bare, (-4, 0, 0), 0.02)
        for x in (-0.36, -0.12, 0.12, 0.36):
            headlamp((x, -0.93, 1.22), 0.085, black, (0, -1, 0.176))
        for k in range(3):
            exhaust((-0.36 + 0.36 * k, 0.82, 0.86), 0.62, 0.11)
        railing([(0.6, -0.1, 0.9), (0.64, 0.62, 0.94)], 0.16)
        railing([(-0.6, -0.1, 0.9), (-0.64, 0.62, 0.94)], 0.16)
        antenna((0.42, 0.4, 0.94), 0.7, (0.1, 0))
        miner((0.5, 0.15, 0.92), 0, wave=True)
        beacon((-0.4, -0.2, 1.2), 0.07)
    # one claw raised, the other over the ice
    for s, elbow, wrist, way, spread in ((1, (1.35, -0.8, 2.6), (1.2, -1.5, 2.75), (-0.45, -0.4, 0.7), 0.7),
                                         (-1, (-1.1, -1.3, 2.15), (-0.7, -2.0, 1.5), (0.35, -0.3, -1), 0.7)):  # fmt: skip
        shoulder = (s * 0.72, -0.42, 2.26)
        joint(shoulder, 0.27, 0.4, bare, yellow())
        beam(shoulder, elbow, (0.28, 0.34), (0.22, 0.26), red, (0, 0, 1))
        joint(elbow, 0.2, 0.4, bare, yellow())
        beam(elbow, wrist, (0.24, 0.28), (0.18, 0.18), red)
        a, b, w = np.array(shoulder), np.array(elbow), np.array(wrist)
        piston(a + (b - a) * 0.35 + (0, 0.02, 0.24), b + (w - b) * 0.4 + (0, 0, 0.2), 0.06, black)
        hose(
            [
                a + (0, 0.2, 0.2),
                a + (b - a) * 0.6 + (s * 0.1, 0.2, 0.3),
                b + (s * 0.2, 0.1, 0.1),
                b + (w - b) * 0.7 + (s * 0.14, 0, 0),
            ],
            0.04,
        )
        claw(wrist, way, 0.84, red, 3, spread, 40)
    for x, y, turn, wave in ((-0.2, -1.5, 30, True), (0.12, -1.35, -40, False), (0.32, -1.75, 10, False)):
        miner((x, y, 0.03), turn, "#f4ecd8", 0.24, wave)
    spoil(dice, [(-0.95, -1.95, 0.22), (-1.35, -1.8, 0.16), (2.0, 0.2, 0.3)])
    ladder((0.2, -0.92, 0.3), (0.2, -0.8, 1.3), 0.2, 9)
    lamp("SPOT", (0, -1.2, 2.9), 300, "#ffd890", 0.1, (0.0, -2.6, 0.0), 50)
