"""What sounds are made of: noise that belongs to a name, tones, filters, envelopes, struck things. No library.

A sound is a list of numbers round 0. `rate` is how many of them a second holds; cues and beds have their own.
"""

import math
import random
from collections.abc import Iterable

RATE = 22050

Wave = list[float]


def count(seconds: float, rate: int = RATE) -> int:
    """How many samples that is."""
    return int(seconds * rate)


def noise(name: str, seconds: float, rate: int = RATE) -> Wave:
    """White noise that belongs to a name."""
    dice = random.Random(name)
    return [dice.uniform(-1, 1) for _ in range(count(seconds, rate))]


def tone(hertz: float, seconds: float, to: float | None = None, rate: int = RATE) -> Wave:
    """A sine, perhaps on its way to another pitch."""
    end = hertz if to is None else to
    total, phase, out = count(seconds, rate), 0.0, []
    for at in range(total):
        out.append(math.sin(phase))
        phase += 2 * math.pi * (hertz + (end - hertz) * at / total) / rate
    return out


def low(sound: Wave, hertz: float, rate: int = RATE, level: float = 0.0) -> Wave:
    """What lies below a pitch."""
    share, out = 1 - math.exp(-2 * math.pi * hertz / rate), []
    for value in sound:
        level += share * (value - level)
        out.append(level)
    return out


def high(sound: Wave, hertz: float, rate: int = RATE) -> Wave:
    """What lies above a pitch."""
    return [value - below for value, below in zip(sound, low(sound, hertz, rate), strict=True)]


def fade(sound: Wave, half: float, rise: float = 0.002, rate: int = RATE) -> Wave:
    """Up within `rise` seconds, then half as loud every `half` seconds, and silent at the end."""
    total = len(sound)
    shape = (
        min(1.0, at / max(1, count(rise, rate))) * 0.5 ** (at / rate / half) * min(1.0, (total - at) / (0.012 * rate))
        for at in range(total)
    )
    return [value * by for value, by in zip(sound, shape, strict=True)]


def loud(sound: Wave, share: float) -> Wave:
    """A share of its loudness."""
    return [value * share for value in sound]


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Sounds that begin at their seconds, together."""
    out = [0.0] * max(count(start) + len(part) for start, part in parts)
    for start, part in parts:
        for at, value in enumerate(part, count(start)):
            out[at] += value
    return out


def bell(
    hertz: float, half: float, seconds: float, partials: Iterable[float] = (1.0, 2.76, 5.4), rate: int = RATE
) -> Wave:
    """A struck thing: its partials die the sooner the higher they are."""
    out = [0.0] * count(seconds, rate)
    for by in partials:
        if hertz * by < rate / 2:
            ring = fade(tone(hertz * by, seconds, rate=rate), half / by**0.6, rate=rate)
            out = [value + part / by for value, part in zip(out, ring, strict=True)]
    return out


def swish(name: str, seconds: float, floor: float, roof: float) -> Wave:
    """Something thin that slides: a band of noise that swells and dies."""
    band = low(high(noise(name, seconds), floor), roof)
    return fade(band, seconds / 3, rise=seconds / 3)


def tap(name: str, hertz: float, seconds: float = 0.06) -> Wave:
    """Something that is put down: a knock and its dust."""
    body = fade(tone(hertz, seconds, hertz * 0.7), seconds / 4)
    return mix((0.0, body), (0.0, loud(fade(low(noise(name, seconds), 2600), seconds / 8), 0.8)))


def drum(name: str, hertz: float, seconds: float, roof: float = 900.0) -> Wave:
    """A blow: a pitch that falls, and its crack."""
    body = fade(tone(hertz, seconds, hertz * 0.42), seconds / 4)
    return mix((0.0, body), (0.0, loud(fade(low(noise(name, seconds), roof), seconds / 9), 1.2)))


def clicks(name: str, times: int, apart: float, floor: float) -> Wave:
    """A ratchet, a riffle: short clicks in a row, none quite like the next."""
    dice = random.Random(name)
    parts = []
    for number in range(times):
        click = fade(high(noise(f"{name} {number}", 0.016), floor), 0.004, rise=0.0005)
        parts.append((number * apart * dice.uniform(0.92, 1.0), loud(click, dice.uniform(0.6, 1.0))))
    return mix(*parts)


def horn(hertz: float, seconds: float, to: float | None = None, roof: float = 900.0, rate: int = RATE) -> Wave:
    """Something blown: harmonics that open slowly, and close."""
    out = [0.0] * count(seconds, rate)
    for number in range(1, 9):
        if hertz * number < rate / 3:
            part = tone(hertz * number, seconds, to and to * number, rate)
            out = [value + other / number**1.1 for value, other in zip(out, part, strict=True)]
    total = len(out)
    swell = [min(1.0, 4.5 * at / total, 2.2 * (total - at) / total) for at in range(total)]
    return low([value * by for value, by in zip(out, swell, strict=True)], roof, rate)


def machine(hertz: float, to: float, seconds: float, roof: float = 1400.0) -> Wave:
    """A motor that runs from one speed to another: few harmonics, quickly on and quickly off."""
    whole = mix(*((0.0, loud(tone(hertz * by, seconds, to * by), share)) for by, share in ((1, 1), (2, 0.6), (5, 0.3))))
    total = len(whole)
    swell = (min(1.0, 9 * at / total, 7 * (total - at) / total) for at in range(total))
    return low([value * by for value, by in zip(whole, swell, strict=True)], roof)
