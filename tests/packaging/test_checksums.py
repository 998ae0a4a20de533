"""SHA256SUMS, as sha256sum reads it."""

from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checksums(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import checksums

    return checksums


def test_every_installer_is_summed_up_and_the_list_itself_is_not(checksums: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "b.run").write_bytes(b"")
    (tmp_path / "a.deb").write_bytes(b"abc")
    for _ in range(2):
        sums = checksums.write(tmp_path)
    assert sums.read_text().splitlines() == [
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.deb",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b.run",
    ]
