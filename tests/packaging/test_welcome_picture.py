"""The picture of the Windows installer: of its size, not empty, and the same every time."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]


def test_it_is_drawn_the_same_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import welcome_picture

    python = Path(sys.executable)
    first = welcome_picture.make(python).read_bytes()
    image = QImage.fromData(first)
    assert (image.width(), image.height()) == welcome_picture.SIZE
    assert len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}) > 100
    assert welcome_picture.make(python).read_bytes() == first


def test_a_python_without_qt_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import reporting
    import welcome_picture

    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "PySide6.py").write_text("raise ImportError('no Qt here')")
    with pytest.raises(reporting.SetupError, match="no Qt here"):
        welcome_picture.make(Path(sys.executable))
