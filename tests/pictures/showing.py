"""What became of the reference pictures: side by side in build/pictures, a page over all that differ."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtGui import QImage

from tests.pictures.comparing import Difference, difference, side_by_side
from tests.pictures.drawing import ROOT, Picture, unpacked

SHOWN = ROOT / "build" / "pictures"
COMMAND = ".venv/bin/python packaging/reference_pictures.py"


def compared(picture: Picture, data: bytes) -> Difference:
    """How much what is drawn now differs from the reference; where it does, both are laid side by side."""
    now, sheet = unpacked(data), SHOWN / f"{picture.name}.png"
    sheet.unlink(missing_ok=True)
    reference = unpacked(picture.file.read_bytes()) if picture.file.exists() else QImage(now.size(), now.format())
    found = difference(reference, now)
    if found.worst > 1:
        sheet.parent.mkdir(parents=True, exist_ok=True)
        side_by_side(reference, now, found).save(str(sheet))
    return found


def complaint(picture: Picture, found: Difference) -> str:
    """What to do about it."""
    sheet = (SHOWN / f"{picture.name}.png").relative_to(ROOT)
    return (
        f"{picture.name} looks another way than in {picture.file.relative_to(ROOT)}: {found}.\n"
        f"Side by side: {sheet}\nIf it is meant to: {COMMAND} --renew {picture.name}"
    )


def page(differing: dict[Picture, Difference]) -> Path:
    """All that differ, the worst first: reference, now, difference."""
    rows = "".join(
        f"<h2>{escape(picture.name)}</h2><p><code>{escape(' '.join(picture.told + picture.acts))}</code><br>"
        f'{escape(str(found))}</p><a href="{picture.name}.png"><img src="{picture.name}.png"></a>\n'
        for picture, found in sorted(differing.items(), key=lambda item: -item[1].worst)
    )
    file = SHOWN / "index.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    style = "body{background:#444;color:#eee;font-family:sans-serif}img{width:100%}"
    head = f"<!doctype html><meta charset=utf-8><title>Reference pictures</title><style>{style}</style>"
    file.write_text(f"{head}<h1>reference | now | difference</h1>{rows}", encoding="utf-8")
    return file
