"""packaging/build.py: what it builds, and what it says where it cannot."""

from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import build

    return build


def test_every_kind_is_a_module_that_can_say_no(build: ModuleType) -> None:
    for module in build.KINDS.values():
        found = build.import_module(module)
        assert isinstance(found.hindrance(), str) and callable(found.build)


def test_all_is_what_this_system_can(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    able = type("able", (), {"hindrance": staticmethod(lambda: "")})
    unable = type("unable", (), {"hindrance": staticmethod(lambda: "it is built elsewhere.")})
    modules = {"debian": able, "selfextract": able, "windows": unable, "macos": unable}
    monkeypatch.setattr(build, "import_module", modules.__getitem__)
    assert build.possible(list(build.KINDS), strict=False) == ["deb", "run"]
    assert "no windows: it is built elsewhere." in capsys.readouterr().err
    with pytest.raises(build.SetupError, match="it is built elsewhere."):
        build.possible(["macos"], strict=True)
