"""The quiet beds that lie under a world's sounds: half a minute each, and then the same again without a seam.

Nothing is faded from the end into the beginning: all of it goes round. Tones have a whole number of waves, noise is
filtered as if its end had gone before its beginning, and what rings over the end rings on at the beginning.
"""

import math
import random
from collections.abc import Callable

from adpcm import IN_BLOCK
from synthesis import Wave, bell, count, fade, high, horn, loud, low, noise, tone

RATE = 11025  # half that of the sounds: a bed is dark
TOTAL = 612 * IN_BLOCK  # samples
SECONDS = TOTAL / RATE
LOUDNESS = 0.07  # root mean square of what small loudspeakers can give
SMALL = 170.0  # hertz below which they give little
PEAK = 0.7
BEFORE = 2048  # samples after which a filter has forgotten how it began


def around(hertz: float) -> float:
    """The nearest pitch with a whole number of waves."""
    return round(hertz * SECONDS) / SECONDS


def hum(hertz: float, share: float = 1.0) -> Wave:
    """A tone that goes round."""
    by = 2 * math.pi * round(hertz * SECONDS) / TOTAL
    return [share * math.sin(by * at) for at in range(TOTAL)]


def swell(*waves: tuple[int, float], least: float = 0.0) -> Wave:
    """From `least` to 1 and back: so many waves each go round, with their shares."""
    whole = sum(share for _, share in waves)
    steps = [(2 * math.pi * times / TOTAL, share / whole / 2, times * 1.7) for times, share in waves]
    span = 1 - least
    return [
        least + span * (0.5 + sum(share * math.sin(by * at + late) for by, share, late in steps)) for at in range(TOTAL)
    ]


def below(sound: Wave, hertz: float) -> Wave:
    """What lies below a pitch, as if the end had gone before."""
    return low(sound, hertz, RATE, low(sound[-BEFORE:], hertz, RATE)[-1])


def above(sound: Wave, hertz: float) -> Wave:
    """What lies above a pitch, likewise."""
    return [value - under for value, under in zip(sound, below(sound, hertz), strict=True)]


def band(name: str, floor: float, roof: float) -> Wave:
    """Noise between two pitches; steep above, for what is dark must not hiss."""
    sound = noise(name, SECONDS + 1, RATE)[:TOTAL]
    for _ in range(3):
        sound = below(sound, roof)
    return above(sound, floor)


def ringing(sound: Wave, hertz: float, wide: float) -> Wave:
    """What of it makes a hollow thing ring that has one pitch, so many hertz wide."""
    shrink = math.exp(-math.pi * wide / RATE)
    first, second = 2 * shrink * math.cos(2 * math.pi * hertz / RATE), -shrink * shrink
    a = b = 0.0
    out = []
    for value in (*sound[-BEFORE:], *sound):
        a, b = (1 - shrink) * value + first * a + second * b, a
        out.append(a)
    return out[BEFORE:]


def times(sound: Wave, shape: Wave) -> Wave:
    """A sound in a shape."""
    return [value * by for value, by in zip(sound, shape, strict=True)]


def together(*parts: Wave) -> Wave:
    """All at once."""
    return [sum(values) for values in zip(*parts, strict=True)]


def put(bed: Wave, seconds: float, sound: Wave) -> None:
    """Add a short sound to a bed; what goes over the end goes on at the beginning."""
    start = count(seconds, RATE)
    for at, value in enumerate(sound, start):
        bed[at % TOTAL] += value


def far(sound: Wave, roof: float, echo: float = 0.31) -> Wave:
    """From a distance: dull, and once more from the other side."""
    dull = low(low(sound, roof, RATE), roof, RATE)
    late = count(echo, RATE)
    out = dull + [0.0] * 2 * late
    for again, share in ((1, 0.42), (2, 0.2)):
        for at, value in enumerate(dull, again * late):
            out[at] += share * value
    return out


def snow() -> Wave:
    """Barbarossa: wind over snow, guns beyond the horizon."""
    wind = times(band("snow", 110, 800), swell((1, 0.5), (3, 1.0), (7, 0.5), least=0.25))
    whistle = times(ringing(band("whistle", 300, 2200), 690, 60), swell((2, 1.0), (5, 1.0), least=0.05))
    bed = together(wind, loud(whistle, 0.9))
    dice = random.Random("guns")
    for at in (2.1, 2.9, 7.6, 12.4, 12.9, 13.7, 19.2, 24.5, 25.0):
        thud = fade(low(noise(f"gun {at}", 0.9, RATE), 170, RATE), 0.16, 0.012, RATE)
        put(bed, at, loud(far(thud, 260, 0.47), dice.uniform(1.0, 2.2)))
    return bed


def ship() -> Wave:
    """Earth vs Skaxar: a ship's deep hum, its air, a slow ping."""
    low_pair = together(hum(55, 0.35), hum(82.6, 0.4), hum(82.9, 0.3))
    engine = together(low_pair, hum(110.2, 0.34), hum(165.3, 0.26), hum(220.6, 0.2), hum(220.9, 0.16), hum(331, 0.1))
    bed = together(times(engine, swell((1, 1.0), (2, 0.6), least=0.62)), loud(band("air", 160, 1300), 1.3))
    for at, hertz in ((3.0, 659.3), (10.0, 493.9), (17.0, 659.3), (24.0, 440.0)):
        ping = bell(hertz, 0.42, 3.2, (1, 2), RATE)
        put(bed, at, loud(far(ping, 1800, 0.6), 0.36))
    return bed


def hall() -> Wave:
    """Chronicle: a hall with candles; strings that hold one low chord."""
    bed = loud(band("hall", 90, 600), 0.8)
    slow = (((1, 1.0), (3, 0.5)), ((2, 1.0), (3, 0.7)), ((1, 0.6), (4, 1.0)))
    for hertz, share, waves in zip((73.4, 146.8, 220.0), (0.3, 0.34, 0.26), slow, strict=True):
        strings = together(*(hum(hertz * by + beat, share / by) for by in (1, 2, 3, 4) for beat in (-0.12, 0.16)))
        bed = together(bed, times(strings, swell(*waves, least=0.3)))
    dice = random.Random("candles")
    at = 0.0
    while (at := at + dice.expovariate(3.4)) < SECONDS:
        spark = fade(high(noise(f"spark {at}", 0.024, RATE), 1500, RATE), 0.0035, 0.0006, RATE)
        put(bed, at, loud(spark, 0.3 + 1.2 * dice.random() ** 4))
    return bed


def bridges() -> Wave:
    """Clash of Decks: wind, the water under two bridges, birds and a horn, all of it far away."""
    wind = times(band("meadow", 90, 560), swell((1, 1.0), (4, 0.7), least=0.3))
    water = times(band("water", 380, 2000), swell((11, 1.0), (17, 0.8), (29, 0.6), least=0.55))
    bed = together(wind, loud(water, 0.5))
    dice = random.Random("birds")
    for at in (4.6, 5.1, 13.2, 13.6, 14.0, 21.9, 22.5):
        start = dice.uniform(2100, 2700)
        for number in range(dice.randint(2, 4)):
            chirp = fade(tone(start, 0.11, start * dice.uniform(1.12, 1.3), RATE), 0.04, 0.03, RATE)
            put(bed, at + 0.15 * number, loud(far(chirp, 2200, 0.23), 0.24))
    for at, hertz in ((8.6, 146.8), (10.3, 220.0)):
        put(bed, at, loud(far(horn(hertz, 1.9, roof=500, rate=RATE), 480, 0.52), 0.34))
    return bed


def ice() -> Wave:
    """Ganymede: a thin low wind, a generator, ice that creaks."""
    wind = times(band("thin", 60, 520), swell((1, 0.7), (2, 1.0), (5, 0.4), least=0.3))
    plant = together(
        hum(50, 0.16), hum(100.1, 0.26), hum(99.7, 0.12), hum(200.1, 0.2), hum(300.2, 0.12), hum(400.1, 0.05)
    )
    bed = together(loud(wind, 1.1), times(loud(plant, 0.55), swell((280, 1.0), least=0.84)))
    dice = random.Random("ice")
    for at in (4.2, 11.8, 12.7, 20.4, 26.9):
        # It sticks and slips: short knocks, ever slower, that make the sheet ring.
        groan, when = [0.0] * count(2.6, RATE), 0.0
        apart = dice.uniform(0.011, 0.016)
        while when < 1.3:
            start = count(when, RATE)
            hard = dice.uniform(0.4, 1.0) * math.sin(math.pi * min(1.0, when / 1.3))
            for number in range(40):
                groan[start + number] += hard * (1 - number / 40)
            apart *= 1.012
            when += apart * dice.uniform(0.93, 1.07)
        pitch = dice.uniform(170, 260)
        sheet = [a + b for a, b in zip(ringing(groan, pitch, 24), ringing(groan, pitch * 2.3, 40), strict=True)]
        put(bed, at, loud(far(sheet, 900, 0.4), 0.5 / max(map(abs, sheet))))
    return bed


BEDS: dict[str, Callable[[], Wave]] = {
    "barbarossa": snow,
    "chronicle": hall,
    "clash": bridges,
    "fleet": ship,
    "ganymede": ice,
}


def samples(world: str) -> list[int]:
    """A bed as 16-bit samples round 0: as loud as all of them, no peak beyond what a file should hold."""
    bed = BEDS[world]()
    middle = sum(bed) / TOTAL
    bed = [value - middle for value in bed]
    carried = above(above(bed, SMALL), SMALL)
    loudness = math.sqrt(sum(value * value for value in carried) / TOTAL)
    share = min(LOUDNESS / loudness, PEAK / max(map(abs, bed)))
    return [round(value * share * 32767) for value in bed]
