"""The cues: what is heard when a card is put down, a blow lands, a match ends; the house's own and those of each world.

A name with a world before it is that world's own; what a world has not is the house's.
"""

from collections.abc import Callable

from synthesis import (
    Wave,
    bell,
    clicks,
    count,
    drum,
    fade,
    high,
    horn,
    loud,
    low,
    machine,
    mix,
    noise,
    swish,
    tap,
    tone,
)

METAL: tuple[float, ...] = (1, 1.47, 2.09, 2.56, 3.9)
RAIL = (0.02, 0.08, 0.21, 0.27)  # seconds at which the wheels meet the joints
ROLL = ((0.0, 0.45), (0.05, 0.5), (0.1, 0.6), (0.15, 0.7), (0.22, 1.0))  # strokes, and how hard


def row(*notes: tuple[float, Wave]) -> Wave:
    """Sounds one after the other, each so long after the one before it."""
    at, parts = 0.0, []
    for after, sound in notes:
        at += after
        parts.append((at, sound))
    return mix(*parts)


def chord(apart: float, half: float, seconds: float, partials: tuple[float, ...], *pitches: float) -> Wave:
    """Struck one after the other, and they all ring on to the end."""
    return mix(*((apart * at, bell(hz, half, seconds - apart * at, partials)) for at, hz in enumerate(pitches)))


def rubble(name: str, seconds: float, roof: float = 900.0) -> Wave:
    """Stones that come down."""
    stones = clicks(name, max(3, int(seconds * 26)), 0.034, 700)[: count(seconds)]
    return mix((0.0, low(swish(name, seconds, 80, roof), roof)), (0.0, loud(low(stones, 2600), 0.9)))


def siren(first: float, second: float, seconds: float, roof: float) -> Wave:
    """Two pitches in turn, as harsh as the roof lets them be."""
    half = seconds / 2
    return row((0.0, horn(first, half, roof=roof)), (half * 0.92, horn(second, half, roof=roof)))


RECIPES: dict[str, Callable[[], Wave]] = {
    # The house's own, wherever a world has none.
    "arrive": lambda: mix((0.0, swish("arrive", 0.1, 600, 3600)), (0.075, tap("arrive", 140, 0.09))),
    "attack": lambda: row((0.0, drum("attack", 130, 0.16)), (0.15, drum("attack 2", 130, 0.22))),
    "blow": lambda: drum("blow", 150, 0.22),
    "buy": lambda: mix((0.0, tap("buy", 200, 0.07)), (0.05, loud(bell(2100, 0.05, 0.24, (1, 1.5, 2.4)), 0.7))),
    "card": lambda: mix((0.0, swish("card", 0.09, 900, 5200)), (0.055, loud(tap("card", 190), 0.5))),
    "chime": lambda: bell(784, 0.12, 0.39, (1, 2.0, 3.0)),
    "click": lambda: mix((0.0, fade(tone(620, 0.03, 420), 0.006)), (0.0, loud(clicks("click", 1, 0.01, 2400), 0.4))),
    "coin": lambda: mix((0.0, bell(2350, 0.05, 0.22, (1, 1.51, 2.43))), (0.07, bell(2790, 0.06, 0.26, (1, 1.48, 2.4)))),
    "fall": lambda: mix((0.0, drum("fall", 88, 0.36, 500)), (0.06, loud(low(swish("rubble", 0.3, 80, 900), 700), 1.4))),
    "flip": lambda: mix((0.0, swish("flip", 0.06, 1500, 6500)), (0.05, loud(clicks("flip", 1, 0.01, 1800), 0.5))),
    "hit": lambda: mix((0.0, drum("hit", 105, 0.26, 700)), (0.01, loud(clicks("hit", 2, 0.02, 1200), 0.4))),
    "lose": lambda: chord(0.2, 0.24, 1.15, (1, 2, 3), 392.0, 311.1, 233.1),
    "seal": lambda: row((0.0, tap("seal", 260, 0.09)), (0.15, tap("seal 2", 230, 0.12))),
    "shuffle": lambda: mix((0.0, clicks("shuffle", 15, 0.021, 1400)), (0.31, loud(tap("shuffle", 170), 0.7))),
    "turn": lambda: mix((0.0, bell(587.3, 0.09, 0.36, (1, 2))), (0.12, bell(880, 0.1, 0.27, (1, 2)))),
    "win": lambda: chord(0.11, 0.26, 1.15, (1, 2, 3), 523.25, 659.26, 783.99, 1046.5),
    # Barbarossa: paper on a map, stamp, rail, field drum, guns.
    "barbarossa/arrive": lambda: mix(
        (0.0, loud(swish("steam", 0.36, 250, 1500), 0.8)),
        *((at, loud(mix((0.0, tap("rail", 120, 0.07)), (0.0, bell(640, 0.02, 0.07, METAL))), 0.7)) for at in RAIL),
    ),
    "barbarossa/attack": lambda: mix(*((at, loud(snare(at), share)) for at, share in ROLL)),
    "barbarossa/blow": lambda: mix((0.0, drum("gun", 78, 0.38, 420)), (0.02, loud(low(noise("gun", 0.1), 1500), 0.35))),
    "barbarossa/buy": lambda: mix((0, drum("stamp", 120, 0.14, 1500)), (0, loud(swish("ink", 0.1, 700, 3000), 0.5))),
    "barbarossa/card": lambda: mix((0.0, swish("paper", 0.11, 500, 3800)), (0.085, loud(tap("table", 150), 0.4))),
    "barbarossa/flip": lambda: mix(
        (0.0, swish("sheet", 0.12, 1200, 5200)), (0.07, loud(swish("map", 0.1, 600, 2600), 0.8))
    ),
    "barbarossa/lose": lambda: chord(0.28, 0.3, 1.15, (1, 2, 2.4, 3), 196.0, 146.8),
    "barbarossa/win": lambda: row(
        (0.0, horn(293.7, 0.24, roof=1700)), (0.2, horn(293.7, 0.16, roof=1700)), (0.15, horn(440.0, 0.8, roof=1700))
    ),
    # Chronicle: vellum, soft bell, quill, gavel and wax.
    "chronicle/card": lambda: mix((0.0, swish("vellum", 0.15, 350, 2600)), (0.12, loud(tap("oak", 210), 0.25))),
    "chronicle/chime": lambda: bell(587.3, 0.13, 0.39, (1, 2.0, 2.4, 3.0)),
    "chronicle/flip": lambda: mix(
        (0.0, swish("page", 0.2, 500, 3400)), (0.14, loud(swish("falls", 0.12, 300, 1700), 1.2))
    ),
    "chronicle/lose": lambda: mix((0.0, bell(174.6, 0.34, 1.15, (1, 2, 2.4, 3.0))), (0.1, loud(horn(87.3, 1.0), 0.3))),
    "chronicle/seal": lambda: mix(
        (0.0, tap("gavel", 330, 0.1)), (0.02, drum("desk", 150, 0.16, 600)), (0.2, loud(tap("wax", 110, 0.12), 0.6))
    ),
    "chronicle/win": lambda: chord(0.18, 0.32, 1.19, (1, 2.0, 2.4, 3.0), 293.7, 440.0, 587.3),
    # Clash of Decks: wood, stone, steel, horn.
    "clash/arrive": lambda: mix((0.0, drum("boots", 95, 0.14, 700)), (0.02, loud(rubble("gravel", 0.18, 2200), 0.6))),
    "clash/attack": lambda: horn(220, 0.39, 233, 1500),
    "clash/blow": lambda: mix(
        (0.0, bell(1180, 0.05, 0.26, METAL)),
        (0.0, loud(swish("edge", 0.09, 2400, 7000), 0.9)),
        (0.0, loud(drum("skin", 175, 0.12, 1100), 0.5)),
    ),
    "clash/card": lambda: mix((0.0, loud(swish("wood", 0.07, 900, 3600), 0.7)), (0.045, tap("wood", 330, 0.07))),
    "clash/fall": lambda: mix((0.0, drum("keep", 62, 0.39, 380)), (0.03, loud(rubble("keep", 0.36, 1400), 1.5))),
    "clash/hit": lambda: mix((0.0, drum("wall", 84, 0.26, 620)), (0.03, loud(rubble("wall", 0.24, 2000), 1.1))),
    "clash/lose": lambda: row((0.0, horn(196, 0.5, 185, 700)), (0.42, horn(146.8, 0.74, 130, 600))),
    "clash/win": lambda: row(
        (0.0, horn(220, 0.34, roof=1500)),
        (0.26, mix((0.0, horn(330, 0.86, roof=1700)), (0.0, loud(horn(220, 0.86), 0.6)))),
    ),
    # Earth vs Skaxar: clean relays, engines, bolts of light.
    "fleet/arrive": lambda: mix(
        (0.0, fade(machine(60, 170, 0.38, 700), 0.3)), (0.0, loud(swish("thrust", 0.38, 150, 1100), 0.9))
    ),
    "fleet/attack": lambda: siren(466.2, 349.2, 0.4, 2400),
    "fleet/blow": lambda: mix((0.0, fade(tone(1350, 0.2, 190), 0.06)), (0.03, loud(drum("hull", 90, 0.24, 1200), 0.9))),
    "fleet/buy": lambda: mix((0.0, tap("dock", 110, 0.12)), (0.1, loud(bell(1396.9, 0.04, 0.14, (1, 2)), 0.5))),
    "fleet/card": lambda: mix((0.0, bell(1180, 0.012, 0.07, (1,))), (0.06, loud(clicks("relay", 2, 0.012, 2200), 0.8))),
    "fleet/coin": lambda: row(
        *((0.065 * (at > 0), bell(hz, 0.03, 0.16, (1, 3))) for at, hz in enumerate((988, 1319, 1760)))
    ),
    "fleet/fall": lambda: mix(
        (0.0, drum("core", 70, 0.39, 900)), (0.02, loud(fade(high(noise("debris", 0.36), 900), 0.09), 0.5))
    ),
    "fleet/hit": lambda: mix(
        (0.0, fade(tone(420, 0.28, 230), 0.07)), (0.0, loud(fade(high(noise("shield", 0.2), 3000), 0.04), 0.5))
    ),
    "fleet/lose": lambda: mix(
        (0.0, fade(machine(220, 46, 1.15, 900), 0.5)), (0.0, loud(chord(0.3, 0.2, 1.1, (1, 2), 440, 330), 0.5))
    ),
    "fleet/win": lambda: chord(0.1, 0.2, 1.15, (1, 3), 659.3, 987.8, 1318.5, 1975.5),
    # Ganymede: servo, ratchet, plates of dull metal, blasts under thin air.
    "ganymede/arrive": lambda: mix((0.0, loud(machine(190, 330, 0.24), 0.8)), (0.23, tap("clamp", 120, 0.12))),
    "ganymede/attack": lambda: siren(155.6, 146.8, 0.4, 1300),
    "ganymede/blow": lambda: mix(
        (0.0, low(drum("blast", 74, 0.38, 260), 320)), (0.0, loud(bell(107, 0.09, 0.3, METAL), 0.18))
    ),
    "ganymede/buy": lambda: mix(
        (0.0, loud(machine(240, 180, 0.2), 0.7)),
        (0.16, loud(clicks("ratchet", 4, 0.022, 1200), 0.6)),
        (0.26, tap("lock", 130, 0.08)),
    ),
    "ganymede/card": lambda: mix(
        (0.0, loud(clicks("ratchet", 3, 0.02, 1200), 0.5)),
        (0.06, mix((0, tap("plate", 140, 0.1)), (0, loud(bell(380, 0.04, 0.2, METAL), 0.5)))),
    ),
    "ganymede/fall": lambda: low(
        mix((0.0, drum("collapse", 52, 0.39, 240)), (0.08, loud(rubble("ice", 0.3, 700), 1.3))), 600
    ),
    "ganymede/flip": lambda: mix(
        (0.0, loud(machine(420, 300, 0.1, 2200), 0.5)), (0.08, loud(bell(520, 0.03, 0.14, METAL), 0.6))
    ),
    "ganymede/lose": lambda: row((0.0, horn(110, 0.55, 104, 700)), (0.5, horn(82.4, 0.68, 74, 500))),
    "ganymede/win": lambda: mix(
        (0.0, chord(0.16, 0.3, 1.15, METAL[:3], 293.7, 440.0, 587.3)), (0.0, loud(horn(146.8, 1.0), 0.35))
    ),
}


def snare(at: float) -> Wave:
    """A field drum."""
    skin = drum(f"field {at}", 190, 0.12, 1600)
    return mix((0.0, skin), (0.0, loud(fade(high(noise(f"snare {at}", 0.1), 1800), 0.025), 0.5)))
