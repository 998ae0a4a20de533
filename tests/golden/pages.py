"""The pages of the house and what opens at a table, as `shot` shows them, for the golden pictures."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from unittest import mock

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.app import shot
from desktop.app.dress import dress
from desktop.controller import counsel, opponents
from desktop.storage.folder import OWN
from desktop.table import faces
from tests.controller.sitting import Prompted

# None that tells the time of day, the version, or much that is only text.
PAGES = {
    "home": "home", "new": "new --game clash", "settings": "settings",
    "cards": "cards --game clash", "statistics": "statistics", "replay": "replay --game clash --seed 3",
    "log": "clash --seed 1 --ply 20 --state log", "menu": "clash --seed 1 --ply 6 --state menu",
    "keys": "clash --seed 1 --ply 6 --state keys", "moves": "clash --seed 1 --ply 20 --state moves",
    "lookback": "clash --seed 3 --state lookback", "curtain": "clash --seed 1 --ply 20 --state curtain",
    "resign": "fleet --seed 1 --ply 8 --state resign", "recap": "chronicle --seed 1 --ply 9 --state recap",
    "drag": "clash --seed 1 --ply 2 --state drag", "barbarossa": "barbarossa --seed 1 --ply 12",
    "ganymede": "ganymede --seed 1 --ply 12",
}  # fmt: skip


def page(words: str) -> QImage:
    """What `shot` draws when it is told these words, without the illustrations and with no other process."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    args = shot._parser().parse_args([*words.split(), "--size", "1024x700", "--out", "none.png"])
    without = mock.patch.object(faces, "shipped", lambda name: None if "/art/" in name else shipped(name))
    alone = [mock.patch.object(module, "AiRunner", Prompted) for module in (counsel, opponents)]
    shipped = faces.shipped
    home = mock.patch.dict(os.environ, {OWN: "/home/mara/fivefold"})  # a page tells where one's own files lie
    with without, alone[0], alone[1], home, tempfile.TemporaryDirectory() as folder:
        window = shot._window(args, Path(folder))
        try:
            shot._show(app, window, args)
            return window.grab().toImage()
        finally:
            window.close()
            window.deleteLater()
