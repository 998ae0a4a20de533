"""What of Python, Qt and the build machine does not go into a bundle, and why. Read by fivefold.spec.

Files are judged by their place in the bundle (`PySide6/Qt/plugins/tls/libqopensslbackend.so`), on any system.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]  # PyInstaller's: place in the bundle, file, kind

# Modules that nothing in the program imports, but that Python's own import in corners which are never reached.
# Without ssl and the half of hashlib that leans on it no OpenSSL is carried about; Python has its own SHA and MD5.
MODULES = """
    PySide6.QtDBus PySide6.QtNetwork PySide6.QtOpenGL PySide6.QtPrintSupport PySide6.QtQml PySide6.QtQuick
    PySide6.QtTest
    _bz2 _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _curses _hashlib _lzma _multibytecodec
    _sqlite3 _ssl _tkinter
    asyncio bz2 curses doctest ensurepip ftplib http.server idlelib imaplib lib2to3 lzma nntplib pdb pip poplib pydoc
    pydoc_data setuptools smtplib sqlite3 ssl telnetlib test tkinter turtledemo unittest venv xmlrpc
""".split()

# Qt's plugins that stay: windows on X11 (a Wayland desktop brings XWayland), Windows and macOS, no window at all for
# the tools, what the pictures and icons are made of, and accents by dead keys or an input method.
PLUGINS = """
    platforms/libqxcb platforms/libqoffscreen
    platforms/qwindows platforms/qoffscreen platforms/libqcocoa
    platforminputcontexts/libcomposeplatforminputcontextplugin
    platforminputcontexts/libibusplatforminputcontextplugin
    imageformats/libqwebp imageformats/qwebp imageformats/libqsvg imageformats/qsvg
    iconengines/libqsvgicon iconengines/qsvgicon
    styles/qmacstyle styles/libqmacstyle
""".split()

# Qt's libraries that the kept modules and plugins load.
LIBRARIES = frozenset("Core DBus Gui Svg Widgets XcbQpa".split())
LIBRARY = re.compile(r"(?:lib)?Qt6(\w+?)(?:\.so|\.dll|\.dylib|$)|Qt(\w+)\.framework")

# Libraries of the build machine that every Linux desktop has in its own edition: they read that system's settings,
# or belong to its graphics, its C and its C++, and a second edition would quarrel with them.
OF_THE_SYSTEM = re.compile(
    r"lib(?:X11|X11-xcb|Xau|Xdmcp|bsd|md|cap|dbus-1|expat|fontconfig|freetype|gcc_s|gcrypt|gpg-error|lz4|lzma|mvec"
    r"|brotli\w+|png16|stdc\+\+|systemd|uuid|xcb|z)(?:-[\d.]+)?\.so(?:\.|$)"
)

# Heavy spare parts inside what else is needed. Of Qt's own words those of its dialogs stay, in the program's languages.
SPARE = re.compile(
    r"opengl32sw|d3dcompiler|/translations/(?!qtbase_(?:de|fr|ja)\.qm$)|/qml/|/metatypes/|\.pyi$|/typesystems/"
)


def stays(place: str) -> bool:
    """Whether the file at this place of the bundle is shipped."""
    path = PurePosixPath(place.replace("\\", "/"))
    if SPARE.search(str(path)) or OF_THE_SYSTEM.match(path.name):
        return False
    if "plugins" in path.parts:
        kind = "/".join(path.parts[path.parts.index("plugins") + 1 :]).partition(".")[0]
        return kind in PLUGINS
    if library := next(filter(None, map(LIBRARY.match, path.parts)), None):
        return (library[1] or library[2]) in LIBRARIES
    return True


def trimmed(entries: Iterable[Entry]) -> list[Entry]:
    """Those entries that are shipped, in the order of their places."""
    return sorted(entry for entry in entries if stays(entry[0]))


def reached(entries: list[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Without the libraries that only left-out plugins load; `needs` names what a file on the disk links to.

    What is not a plain shared library is there for its own sake; a library stays when something that stays needs it.
    """
    libraries = {PurePosixPath(place).name: source for place, source, _ in entries if _is_library(place)}
    waiting = [source for place, source, kind in entries if not _is_library(place) and kind != "SYMLINK"]
    kept: set[str] = set()
    while waiting:
        for name in (PurePosixPath(needed).name for needed in needs(waiting.pop())):
            if name in libraries and name not in kept:
                kept.add(name)
                waiting.append(libraries[name])
    return [entry for entry in entries if not _is_library(entry[0]) or PurePosixPath(entry[0]).name in kept]


def _is_library(place: str) -> bool:
    path = PurePosixPath(place)
    return re.match(r"lib[^/]+\.so(\.|$)", path.name) is not None and "plugins" not in path.parts
