"""Makes the sounds of resources/sounds/: each is a few lines of physics, its noise seeded by its name.

The same script gives the same sounds on every machine, to the last bit but one: libraries round a sine differently.
Run it without arguments to write them all: cues of at most 400 ms, the two ends of a match, a bed for each world.
What is dark is stored at half the rate, and the beds in four bits a sample: they are what weighs in an installer.
"""

import math
import struct
import sys
import wave
from collections.abc import Iterator
from pathlib import Path

import adpcm
import beds
from cues import RECIPES
from synthesis import RATE, Wave, count, low

LONGEST = 0.4  # seconds
LONGEST_END = 1.2  # of what is heard once in a match
ENDS = ("win", "lose")
DARK = 4200.0  # hertz that half the rate can hold
PEAK = 0.5
MOST = 0.22  # root mean square of the loudest piece: what sounds on is no louder to an ear than what is struck
PIECE = 0.05  # seconds
QUIET = {"click": 0.1, "turn": 0.24, "lose": 0.42}  # peaks of what is heard often, or softly
SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"


def samples(name: str) -> tuple[bytes, int]:
    """A sound as 16-bit samples, its peak where all of its kind have theirs, and silence at its end; and its rate."""
    kind = name.rpartition("/")[2]
    sound = RECIPES[name]()[: count(LONGEST_END if kind in ENDS else LONGEST)]
    end = count(0.008)
    sound[-end:] = [value * (end - at) / end for at, value in enumerate(sound[-end:], 1)]
    if kind in ENDS:
        sound = low(low(sound, DARK), DARK)[::2]
    rate = RATE // 2 if kind in ENDS else RATE
    share = 32767 * min(QUIET.get(kind, PEAK) / max(map(abs, sound)), MOST / loudest(sound, rate))
    return b"".join(struct.pack("<h", round(value * share)) for value in sound), rate


def loudest(sound: Wave, rate: int) -> float:
    """The root mean square of the loudest piece."""
    piece = count(PIECE, rate)
    starts = range(0, max(1, len(sound) - piece), piece // 2)
    return max(math.sqrt(sum(value * value for value in sound[at : at + piece]) / piece) for at in starts)


def write(folder: Path) -> Iterator[Path]:
    """All sounds into a folder."""
    for name in RECIPES:
        path = folder / f"{name}.wav"
        path.parent.mkdir(parents=True, exist_ok=True)
        data, rate = samples(name)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(data)
        yield path
    for world in beds.BEDS:
        path = folder / world / "bed.wav"
        path.write_bytes(adpcm.encoded(beds.samples(world), beds.RATE))
        yield path


def main() -> int:
    """Write them and say how large they are."""
    sizes = [path.stat().st_size for path in write(SOUNDS)]
    print(f"{len(sizes)} sounds, {sum(sizes) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
