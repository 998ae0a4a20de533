"""What goes into a bundle and what does not, on each system."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def trimming(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import trimming

    return trimming


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt6Widgets.dll",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/QtSvg.abi3.so",
        "libxkbcommon.so.0",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
        "resources/fonts/Cinzel_600SemiBold.ttf",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6\\translations\\qtbase_ja.qm",
    ],
)
def test_what_the_program_needs_stays(trimming: ModuleType, place: str) -> None:
    assert trimming.stays(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/plugins/tls/qschannelbackend.dll",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Qml.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/Qt/translations/qtbase_es.qm",
        "PySide6/Qt/translations/designer_de.qm",
        "PySide6/opengl32sw.dll",
        "libfontconfig.so.1",
        "libmvec.so.1",
        "libstdc++.so.6",
        "libX11.so.6",
        "libxcb.so.1",
        "libz.so.1",
    ],
)
def test_what_it_does_not_need_or_every_desktop_has_is_left_out(trimming: ModuleType, place: str) -> None:
    assert not trimming.stays(place)


def test_no_module_that_the_program_imports_is_left_out(trimming: ModuleType) -> None:
    left_out = set(trimming.MODULES)
    for source in (ROOT / "desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            assert left_out.isdisjoint(names), f"{source.relative_to(ROOT)}: {left_out & set(names)}"


def test_libraries_that_only_left_out_plugins_load_go_too(trimming: ModuleType) -> None:
    links = {"qxcb": ["libxcb-cursor.so.0"], "cursor": ["/usr/lib/libxcb-image.so.0"], "image": [], "gtk": []}
    entries = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "qxcb", "BINARY"),
        ("libxcb-cursor.so.0", "cursor", "BINARY"),
        ("libxcb-image.so.0", "image", "BINARY"),
        ("libgtk-3.so.0", "gtk", "BINARY"),
    ]
    assert trimming.reached(entries, links.__getitem__) == entries[:3]


def test_entries_come_in_the_order_of_their_places(trimming: ModuleType) -> None:
    entries = [("b", "x", "DATA"), ("a", "y", "DATA"), ("libz.so.1", "z", "BINARY")]
    assert trimming.trimmed(entries) == [("a", "y", "DATA"), ("b", "x", "DATA")]
