"""Sound in four bits a sample: the WAV format of the Interactive Multimedia Association, which players know (0x11).

Each block begins with a sample as it is; every other sample is a step from the one before, and how large steps are
follows from the steps so far. A file that goes round begins as if its end had gone before: no step is too small there.
"""

import struct
from collections.abc import Sequence

BLOCK = 256  # bytes
IN_BLOCK = (BLOCK - 4) * 2 + 1  # samples
STEPS = (
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
    107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796,
    876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871,
    5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623,
    27086, 29794, 32767,
)  # fmt: skip
FASTER = (-1, -1, -1, -1, 2, 4, 6, 8)  # how the place in that table moves on with a code


def encoded(samples: Sequence[int], rate: int) -> bytes:
    """The file: whole blocks only, so that it goes round without a gap."""
    assert len(samples) % IN_BLOCK == 0
    _, at = _block(samples[-IN_BLOCK:], 0)
    blocks = []
    for start in range(0, len(samples), IN_BLOCK):
        block, at = _block(samples[start : start + IN_BLOCK], at)
        blocks.append(block)
    data = b"".join(blocks)
    form = struct.pack("<HHIIHHHH", 0x11, 1, rate, rate * BLOCK // IN_BLOCK, BLOCK, 4, 2, IN_BLOCK)
    chunks = _chunk(b"fmt ", form) + _chunk(b"fact", struct.pack("<I", len(samples))) + _chunk(b"data", data)
    return _chunk(b"RIFF", b"WAVE" + chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data


def _block(samples: Sequence[int], at: int) -> tuple[bytes, int]:
    """One block, from a place in the table of steps, and the place it comes to."""
    heard, codes = samples[0], []
    head = struct.pack("<hBB", heard, at, 0)
    for sample in samples[1:]:
        step = STEPS[at]
        off = sample - heard
        code = min(7, (abs(off) << 2) // step)
        change = (
            (step >> 3) + (step if code & 4 else 0) + (step >> 1 if code & 2 else 0) + (step >> 2 if code & 1 else 0)
        )
        heard = max(-32768, heard - change) if off < 0 else min(32767, heard + change)
        codes.append(code | (8 if off < 0 else 0))
        at = max(0, min(len(STEPS) - 1, at + FASTER[code]))
    return head + bytes(a | b << 4 for a, b in zip(codes[::2], codes[1::2], strict=True)), at
