"""A picture of a virtual screen: reads what Xvfb keeps in its -fbdir (X's window dump) and writes it as a PNG."""

import struct
import zlib
from pathlib import Path

# XWDFileHeader, 25 numbers: its own size comes first; these are the places of what else is needed.
HEADER = struct.Struct(">25I")
WIDTH, HEIGHT, BITS, LINE, COLOURS = 4, 5, 11, 12, 19
COLOUR_SIZE = 12


def save(dump: bytes, file: Path) -> tuple[int, int]:
    """Write this dump as a PNG and return its width and height."""
    numbers = HEADER.unpack_from(dump)
    width, height, line = numbers[WIDTH], numbers[HEIGHT], numbers[LINE]
    assert numbers[BITS] == 32, "a screen of 24 bits takes 32 a pixel"
    start = numbers[0] + numbers[COLOURS] * COLOUR_SIZE
    rows = (dump[start + y * line : start + y * line + 4 * width] for y in range(height))
    file.write_bytes(png(width, height, b"".join(b"\0" + _rgb(row) for row in rows)))
    return width, height


def png(width: int, height: int, lines: bytes) -> bytes:
    """A PNG of 8 bits each of red, green and blue; every line begins with its filter, 0."""
    about = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (b"IHDR", about), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _rgb(row: bytes) -> bytes:
    """Pixels of blue, green, red and nothing, turned about."""
    turned = bytearray(len(row) // 4 * 3)
    turned[0::3], turned[1::3], turned[2::3] = row[2::4], row[1::4], row[0::4]
    return bytes(turned)
