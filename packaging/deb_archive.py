"""Compresses the members of a .deb by hand: xz with its filter for machine code, which dpkg reads but cannot write.

Two thirds of the package is machine code; the filter makes it 1.5 MB smaller. A .deb is an `ar` archive of three files.
"""

import lzma
from pathlib import Path

MAGIC = b"!<arch>\n"
HEADER = 60
NAME, SIZE = slice(0, 16), slice(48, 58)


def squeeze(package: Path, x86: bool) -> None:
    """Compress the tars in this package, which dpkg-deb built with -Znone."""
    data = package.read_bytes()
    assert data.startswith(MAGIC)
    out, at = [MAGIC], len(MAGIC)
    while at < len(data):
        header = data[at : at + HEADER]
        size = int(header[SIZE])
        body = data[at + HEADER : at + HEADER + size]
        at += HEADER + size + size % 2
        name = header[NAME].rstrip()
        if name.endswith(b".tar"):
            name, body = name + b".xz", _compressed(body, x86)
        out += [name.ljust(16), header[16:48], b"%-10d" % len(body), header[58:], body, b"\n" * (len(body) % 2)]
    package.write_bytes(b"".join(out))


def _compressed(body: bytes, x86: bool) -> bytes:
    filters = [{"id": lzma.FILTER_X86}] if x86 else []
    # CRC32 is the check that every reader of dpkg's knows.
    return lzma.compress(body, check=lzma.CHECK_CRC32, filters=[*filters, {"id": lzma.FILTER_LZMA2, "preset": 6}])
