"""Makes the sounds of resources/sounds/: each is a few lines of physics, its noise seeded by its name.

The same script gives the same sounds on every machine, to the last bit but one: libraries round a sine differently.
Run it without arguments to write them all; none is longer than 400 ms.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 22050
LONGEST = 0.4  # seconds
PEAK = 0.5
SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Wave = list[float]


def count(seconds: float) -> int:
    """How many samples that is."""
    return int(seconds * RATE)


def noise(name: str, seconds: float) -> Wave:
    """White noise that belongs to a name."""
    dice = random.Random(name)
    return [dice.uniform(-1, 1) for _ in range(count(seconds))]


def tone(hertz: float, seconds: float, to: float | None = None) -> Wave:
    """A sine, perhaps on its way to another pitch."""
    end = hertz if to is None else to
    total, phase, out = count(seconds), 0.0, []
    for at in range(total):
        out.append(math.sin(phase))
        phase += 2 * math.pi * (hertz + (end - hertz) * at / total) / RATE
    return out


def low(sound: Wave, hertz: float) -> Wave:
    """What lies below a pitch."""
    share, level, out = 1 - math.exp(-2 * math.pi * hertz / RATE), 0.0, []
    for value in sound:
        level += share * (value - level)
        out.append(level)
    return out


def high(sound: Wave, hertz: float) -> Wave:
    """What lies above a pitch."""
    return [value - below for value, below in zip(sound, low(sound, hertz), strict=True)]


def fade(sound: Wave, half: float, rise: float = 0.002) -> Wave:
    """Up within `rise` seconds, then half as loud every `half` seconds, and silent at the end."""
    total = len(sound)
    shape = (
        min(1.0, at / max(1, count(rise))) * 0.5 ** (at / RATE / half) * min(1.0, (total - at) / count(0.012))
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


def bell(hertz: float, half: float, seconds: float, partials: tuple[float, ...] = (1.0, 2.76, 5.4)) -> Wave:
    """A struck thing: its partials die the sooner the higher they are."""
    rings = [loud(fade(tone(hertz * by, seconds), half / by**0.6), 1 / by) for by in partials if hertz * by < RATE / 2]
    return mix(*((0.0, ring) for ring in rings))


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


RECIPES: dict[str, Callable[[], Wave]] = {
    # The house's own, wherever a world has none.
    "card": lambda: mix((0.0, swish("card", 0.09, 900, 5200)), (0.055, loud(tap("card", 190), 0.5))),
    "flip": lambda: mix((0.0, swish("flip", 0.06, 1500, 6500)), (0.05, loud(clicks("flip", 1, 0.01, 1800), 0.5))),
    "shuffle": lambda: mix((0.0, clicks("shuffle", 15, 0.021, 1400)), (0.31, loud(tap("shuffle", 170), 0.7))),
    "coin": lambda: mix((0.0, bell(2350, 0.05, 0.22, (1, 1.51, 2.43))), (0.07, bell(2790, 0.06, 0.26, (1, 1.48, 2.4)))),
    "blow": lambda: drum("blow", 150, 0.22),
    "fall": lambda: mix((0.0, drum("fall", 88, 0.36, 500)), (0.06, loud(low(swish("rubble", 0.3, 80, 900), 700), 1.4))),
    "win": lambda: mix(*((0.065 * at, bell(hz, 0.1, 0.385 - 0.065 * at, (1, 2, 3))) for at, hz in enumerate(CHORD))),
    # Ganymede: ratchet, dull metal, low hum.
    "ganymede/card": lambda: mix((0.0, loud(clicks("ratchet", 4, 0.022, 1200), 0.7)), (0.08, tap("lock", 130, 0.08))),
    "ganymede/blow": lambda: mix((0.0, drum("plate", 110, 0.3, 700)), (0.0, loud(bell(214, 0.07, 0.3, METAL), 0.6))),
    # Barbarossa: paper, pencil, stamp.
    "barbarossa/card": lambda: mix((0.0, swish("paper", 0.11, 500, 3800)), (0.085, loud(tap("table", 150), 0.4))),
    "barbarossa/blow": lambda: mix((0, drum("stamp", 120, 0.14, 1500)), (0, loud(swish("ink", 0.1, 700, 3000), 0.5))),
    # Chronicle: vellum, soft bell, quill.
    "chronicle/card": lambda: mix((0.0, swish("vellum", 0.15, 350, 2600)), (0.12, loud(tap("oak", 210), 0.25))),
    "chronicle/win": lambda: bell(587.3, 0.13, 0.39, (1, 2.0, 2.4, 3.0)),
    # Earth vs Skaxar: clean relays, wet clicks, bolts.
    "fleet/card": lambda: mix((0.0, bell(1180, 0.012, 0.07, (1,))), (0.06, loud(clicks("relay", 2, 0.012, 2200), 0.8))),
    "fleet/blow": lambda: mix((0.0, fade(tone(1350, 0.2, 190), 0.06)), (0.03, loud(drum("hull", 90, 0.24, 1200), 0.9))),
    # Clash of Decks: wood, stone, short drum.
    "clash/card": lambda: mix((0.0, loud(swish("wood", 0.07, 900, 3600), 0.7)), (0.045, tap("wood", 330, 0.07))),
    "clash/blow": lambda: mix((0.0, drum("skin", 175, 0.2, 1100)), (0.015, loud(clicks("stone", 3, 0.02, 900), 0.5))),
}  # fmt: skip
CHORD: tuple[float, ...] = (523.25, 659.26, 783.99, 1046.5)
METAL: tuple[float, ...] = (1, 1.47, 2.09, 2.56, 3.9)


def samples(name: str) -> bytes:
    """A sound as 16-bit samples, its peak where all have theirs."""
    sound = RECIPES[name]()[: count(LONGEST)]
    peak = max(map(abs, sound))
    return b"".join(struct.pack("<h", round(value / peak * PEAK * 32767)) for value in sound)


def write(folder: Path) -> Iterator[Path]:
    """All sounds into a folder."""
    for name in RECIPES:
        path = folder / f"{name}.wav"
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(name))
        yield path


def main() -> int:
    """Write them and say how large they are."""
    sizes = [path.stat().st_size for path in write(SOUNDS)]
    print(f"{len(sizes)} sounds, {sum(sizes) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
