"""Where the memory of this process lies: by what the system mapped it for, by who asked for it, and which pictures."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage, QPixmap
from shiboken6 import isValid

SMAPS = Path("/proc/self/smaps")
RANGE = re.compile(r"[0-9a-f]+-[0-9a-f]+ (\S{4}) \S+ \S+ (\d+) *(.*)")
RESIDENT = re.compile(r"Rss: +(\d+) kB")
IN_BLOCKS = re.compile(r"^# bytes in allocated blocks += +([\d,]+)", re.MULTILINE)
IN_ARENAS = re.compile(r"^[\d,]+ arenas \* [\d,]+ bytes/arena += +([\d,]+)", re.MULTILINE)
MOST_KINDS = 12  # of Python's objects that are told
MB = 1024 * 1024


def where() -> dict[str, Any]:
    """All that can be told here, in MB and in numbers of objects; what this system does not tell is left out."""
    return {**mapped(), **asked_for(), **pictures(), "objects": objects()}


def mapped() -> dict[str, float]:
    """Resident memory by what it was mapped for: files (libraries, fonts), the heap, and large pieces by themselves."""
    try:
        lines = SMAPS.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return {}
    found: Counter[str] = Counter()
    kind = ""
    for line in lines:
        if begins := RANGE.match(line):
            kind = _kind(*begins.groups())
        elif resident := RESIDENT.match(line):
            found[kind] += int(resident[1])
    return {f"{kind}_mb": round(kb / 1024, 1) for kind, kb in sorted(found.items())}


def _kind(rights: str, inode: str, name: str) -> str:
    if name == "[heap]":
        return "heap"
    if inode == "0":
        return "anonymous"
    if rights[1] == "w":
        return "files_written"
    return "libraries" if ".so" in name or "x" in rights else "files"


class _Allocated(ctypes.Structure):
    """glibc's `struct mallinfo2`."""

    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]


def asked_for() -> dict[str, float]:
    """What the C library and Python hand out, and what they keep though nobody uses it."""
    found = {}
    libc = ctypes.CDLL(None) if sys.platform.startswith("linux") else None
    if libc is not None and hasattr(libc, "mallinfo2"):
        libc.mallinfo2.restype = _Allocated
        told = libc.mallinfo2()
        found = {"malloc_used": told.uordblks, "malloc_free": told.fordblks, "malloc_large": told.hblkhd}
    in_use, held = _python()
    found |= {"python_used": in_use, "python_free": held - in_use}
    return {f"{name}_mb": round(size / MB, 1) for name, size in found.items()}


def _python() -> tuple[int, int]:
    """Bytes of Python's own blocks, and of the arenas that they lie in; it only tells standard error."""
    sys.stderr.flush()
    with tempfile.TemporaryFile("w+") as file:
        kept = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(kept, 2)
            os.close(kept)
        file.seek(0)
        told = file.read()
    used, held = IN_BLOCKS.search(told), IN_ARENAS.search(told)
    return tuple(int(found[1].replace(",", "")) if found else 0 for found in (used, held))  # type: ignore[return-value]


def pictures() -> dict[str, float]:
    """Those that Python's objects hold; each once, however many hold it."""
    weights: dict[int, int] = {}
    for each in _reached():
        if isValid(each) and not each.isNull():
            weights[each.cacheKey()] = each.width() * each.height() * each.depth() // 8
    return {"pictures_mb": round(sum(weights.values()) / MB, 1), "pictures": len(weights)}


def _reached() -> Iterator[QPixmap | QImage]:
    """The collector knows what holds pictures, and not always the pictures."""
    for holder in gc.get_objects():
        if isinstance(holder, (QPixmap, QImage)):
            yield holder
        for each in gc.get_referents(holder):
            if type(each) in (QPixmap, QImage):
                yield each


def objects() -> dict[str, int]:
    """Python's objects by type, the most frequent first."""
    found = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return dict(found.most_common(MOST_KINDS))
