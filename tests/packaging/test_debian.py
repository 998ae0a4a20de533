"""The .deb of a tiny bundle: its fields, its places, its lists."""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import debian

    return debian


@pytest.fixture
def bundle(debian: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand-ins for launchers and icons; what is built goes into the test's folder."""
    for module, name, place in (
        (debian.linux_tree.icons, "FOLDER", "icons"),
        (debian, "TREE", "deb"),
        (debian.project, "DIST", "dist"),
    ):
        monkeypatch.setattr(module, name, tmp_path / place)
    (tmp_path / "icons").mkdir()
    for side in debian.linux_tree.icons.SIZES:
        for name in ("app", "record"):
            (tmp_path / "icons" / f"{name}-{side}.png").write_bytes(b"a picture")
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    for launcher in ("fivefold", "fivefold-cli"):
        (folder / launcher).write_text("#!/bin/sh\n")
        (folder / launcher).chmod(0o755)
    return folder


def control(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))


def test_the_fields_are_those_of_the_project(debian: ModuleType) -> None:
    text = debian.fields(["libc6 (>= 2.35)", "libegl1"], 4711)
    found = control(text)
    assert found["Version"] == debian.project.version()
    assert found["Depends"] == "libc6 (>= 2.35), libegl1"
    assert (found["Package"], found["Section"], found["Installed-Size"]) == ("fivefold", "games", "4711")
    assert text.endswith("\n") and "\n\n" not in text
    assert all(title in " ".join(text.split()) for title in debian.project.games())
    # Policy: a synopsis under 80 characters; description lines fit a terminal.
    assert len(found["Description"]) < 80 and all(
        len(line) <= 80 for line in text.split("Description:")[1].splitlines()
    )


def test_everything_has_its_place_and_its_sum(debian: ModuleType, bundle: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    debian.lay(bundle, tree)
    assert os.readlink(tree / "usr/games/fivefold") == "../lib/fivefold/fivefold"
    assert os.readlink(tree / "usr/games/fivefold-cli") == "../lib/fivefold/fivefold-cli"
    assert os.readlink(tree / "usr/lib/fivefold/fivefold-cli") == "fivefold"
    assert {path.name for path in (tree / "usr/share/doc/fivefold").iterdir()} == {"copyright", "changelog.gz"}
    rows = (line.split("  ") for line in (tree / "DEBIAN/md5sums").read_text().splitlines())
    sums = {path: digest for digest, path in rows}
    assert sums["usr/lib/fivefold/fivefold"] == hashlib.md5(b"#!/bin/sh\n").hexdigest()
    files = {str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file() and not path.is_symlink()}
    assert files - sums.keys() == {"DEBIAN/control", "DEBIAN/md5sums"}


def test_the_copyright_file_has_every_licence_it_names(debian: ModuleType, bundle: Path, tmp_path: Path) -> None:
    debian.lay(bundle, tmp_path / "tree")
    text = (tmp_path / "tree/usr/share/doc/fivefold/copyright").read_text(encoding="utf-8")
    paragraphs = [paragraph.strip() for paragraph in text.split("\n\n")]
    named = {line for paragraph in paragraphs if paragraph.startswith("Files:")
             for line in paragraph.splitlines() if line.startswith("License:")}  # fmt: skip
    told = {paragraph.splitlines()[0] for paragraph in paragraphs if paragraph.startswith("License:")}
    assert named and named == told
    assert "Permission is hereby granted" in text and "@MIT@" not in text


def test_the_same_input_gives_the_same_bytes(debian: ModuleType, bundle: Path) -> None:
    if not shutil.which("dpkg-deb"):
        pytest.skip("dpkg-deb is not installed")
    first = debian.pack(bundle).read_bytes()
    made = debian.pack(bundle)
    assert made.read_bytes() == first
    assert made.name == f"fivefold_{debian.project.version()}_{debian._architecture()}.deb"
    listing = subprocess.run(["dpkg-deb", "--contents", str(made)], capture_output=True, text=True, check=True).stdout
    assert all(line.split()[1] == "root/root" for line in listing.splitlines())


def test_where_it_cannot_be_built_a_sentence_says_so(debian: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian.platform, "system", lambda: "Windows")
    assert debian.hindrance() == "a .deb is built on Debian or Ubuntu."
    monkeypatch.setattr(debian.platform, "system", lambda: "Linux")
    monkeypatch.setattr(debian.shutil, "which", lambda name: None)
    assert "dpkg-deb is missing" in debian.hindrance()
