"""The files that make a program part of a Linux desktop: menu entry, file type, icons, metadata, manual.

They lie under share/ wherever a package puts that: /usr for all, ~/.local for one person.
"""

import filecmp
import gzip
import os
import shutil
import time
from pathlib import Path

import icons
import project

TEMPLATES = project.ROOT / "packaging" / "linux"
RECORD_ICON = project.MIME.replace("/", "-")


def lay(share: Path) -> None:
    """Write everything that belongs under this share/; the icons must have been drawn."""
    _write(share / "applications" / f"{project.NAME}.desktop", filled(f"{project.NAME}.desktop"))
    _write(share / "mime" / "packages" / f"{project.NAME}.xml", filled(f"{project.NAME}.xml"))
    metadata = f"{project.APP_ID}.metainfo.xml"
    _write(share / "metainfo" / metadata, filled(metadata))
    manual = share / "man" / "man6"
    _write(manual / f"{project.NAME}.6.gz", packed(filled(f"{project.NAME}.6")))
    (manual / f"{project.NAME}-cli.6.gz").symlink_to(f"{project.NAME}.6.gz")
    _icons(share / "icons" / "hicolor")


def filled(template: str) -> str:
    """The text of this file of packaging/linux/ with version, date and games in it."""
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    words = {
        "VERSION": project.version(),
        "DATE": time.strftime("%Y-%m-%d", time.gmtime(project.source_date())),
    }
    for lang in project.languages():
        mark, titles = "" if lang == "en" else f".{lang}", project.games(lang)
        words[f"GAMES{mark}"] = "; ".join(titles)
        words[f"KEYWORDS{mark}"] = "".join(f"{title};" for title in titles)
    for word, meaning in words.items():
        text = text.replace(f"@{word}@", meaning)
    return text


def packed(text: str) -> bytes:
    """Compressed as Debian wants manuals and change logs: best, and without a time."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def _icons(hicolor: Path) -> None:
    for side in icons.SIZES:
        folder = hicolor / f"{side}x{side}"
        _write(folder / "apps" / f"{project.NAME}.png", (icons.FOLDER / f"app-{side}.png").read_bytes())
        _write(folder / "mimetypes" / f"{RECORD_ICON}.png", (icons.FOLDER / f"record-{side}.png").read_bytes())
    for kind, name, drawing in (("apps", project.NAME, icons.MARK), ("mimetypes", RECORD_ICON, icons.BOOK)):
        _write(hicolor / "scalable" / kind / f"{name}.svg", drawing.read_bytes())


def settle(tree: Path) -> None:
    """Modes and times that depend on the source alone, whoever builds with whatever umask."""
    moment = project.source_date()
    for path in [tree, *sorted(tree.rglob("*"))]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)
    for path in [*sorted(tree.rglob("*"), reverse=True), tree]:
        os.utime(path, (moment, moment), follow_symlinks=False)


def copy(folder: Path, to: Path) -> None:
    """A copy of a bundle, its links as links; its two launchers, which differ on Windows only, are one."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(folder, to, symlinks=True)
    launcher, terminal = to / project.NAME, to / f"{project.NAME}-cli"
    if filecmp.cmp(launcher, terminal, shallow=False):
        terminal.unlink()
        terminal.symlink_to(launcher.name)


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
