"""Menu entry, file type, icons, metadata and manual: valid, and agreeing with each other."""

import configparser
import gzip
import os
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPOKEN = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def linux_tree(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import linux_tree

    return linux_tree


@pytest.fixture
def share(linux_tree: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything laid, with stand-ins for the drawn icons."""
    drawn = tmp_path / "icons"
    drawn.mkdir()
    for side in linux_tree.icons.SIZES:
        for name in ("app", "record"):
            (drawn / f"{name}-{side}.png").write_bytes(b"a picture")
    monkeypatch.setattr(linux_tree.icons, "FOLDER", drawn)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    linux_tree.lay(tmp_path / "share")
    return tmp_path / "share"


def entry_of(share: Path) -> dict[str, str]:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(share / "applications" / "fivefold.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_menu_entry_opens_records_and_names_what_is_there(share: Path, linux_tree: ModuleType) -> None:
    entry = entry_of(share)
    assert entry["Exec"] == "fivefold %f" and entry["TryExec"] == "fivefold"
    assert entry["MimeType"] == f"{linux_tree.project.MIME};"
    assert entry["Categories"] == "Game;CardGame;"
    for side in linux_tree.icons.SIZES:
        assert (share / "icons/hicolor" / f"{side}x{side}" / "apps" / f"{entry['Icon']}.png").is_file()
    assert (share / "icons/hicolor/scalable/apps" / f"{entry['Icon']}.svg").is_file()


def test_the_file_type_has_its_ending_and_its_icon(share: Path, linux_tree: ModuleType) -> None:
    kind = ET.parse(share / "mime/packages/fivefold.xml").getroot()[0]
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    assert kind.get("type") == linux_tree.project.MIME
    glob, icon = kind.find("m:glob", names), kind.find("m:icon", names)
    assert glob is not None and glob.get("pattern") == f"*{linux_tree.project.EXTENSION}"
    assert icon is not None and (share / "icons/hicolor/64x64/mimetypes" / f"{icon.get('name')}.png").is_file()


def test_the_metadata_names_the_same_things(share: Path, linux_tree: ModuleType) -> None:
    project = linux_tree.project
    about = ET.parse(share / "metainfo" / f"{project.APP_ID}.metainfo.xml").getroot()
    assert about.findtext("id") == project.APP_ID
    assert about.findtext("launchable") == "fivefold.desktop"
    assert about.findtext("provides/mediatype") == project.MIME
    assert about.findtext("url") == project.HOMEPAGE
    release = about.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": project.version(), "date": "2023-11-14"}
    assert all(title in "".join(about.itertext()) for title in project.games())
    picture = about.find("screenshots/screenshot/image")
    assert picture is not None and (picture.text or "").startswith("https://")
    assert (project.RESOURCES / "pictures" / (picture.text or "").rpartition("/")[2]).is_file()


def test_every_language_of_the_program_is_spoken_on_the_desktop(share: Path, linux_tree: ModuleType) -> None:
    project, entry = linux_tree.project, entry_of(share)
    about = ET.parse(share / "metainfo" / f"{project.APP_ID}.metainfo.xml").getroot()
    kind = ET.parse(share / "mime/packages/fivefold.xml").getroot()[0]
    others = set(project.languages()) - {"en"}
    assert others >= {"de", "fr", "ja"}
    for lang in others:
        for key in ("GenericName", "Comment", "Keywords"):
            assert entry[f"{key}[{lang}]"] not in ("", entry[key])
        assert entry[f"Keywords[{lang}]"].endswith("".join(f"{title};" for title in project.games(lang)))
        said = "".join("".join(part.itertext()) for part in about.iter() if part.get(SPOKEN) == lang)
        assert all(title in said for title in project.games(lang))
        assert len([part for part in kind if part.get(SPOKEN) == lang]) == 1
    for parts in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        spoken = [part.get(SPOKEN, "en") for part in about.findall(parts)]
        assert {spoken.count(lang) for lang in project.languages()} == {spoken.count("en")} and "en" in spoken


def test_the_manual_tells_of_every_tool(share: Path, linux_tree: ModuleType) -> None:
    from desktop.__main__ import TOOLS

    page = gzip.decompress((share / "man/man6/fivefold.6.gz").read_bytes()).decode()
    assert all(f".B {tool}\n" in page for tool in TOOLS)
    assert f"Fivefold {linux_tree.project.version()}" in page
    assert os.readlink(share / "man/man6/fivefold-cli.6.gz") == "fivefold.6.gz"


def test_no_blank_of_a_template_is_left(share: Path) -> None:
    texts = [path for path in share.rglob("*") if path.suffix in (".desktop", ".xml")]
    assert len(texts) == 3
    assert not [path for path in texts if "@" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", "applications/fivefold.desktop"], ["appstreamcli", "validate", "--no-net", "metainfo"]],
)
def test_the_tools_of_the_desktop_agree(share: Path, linux_tree: ModuleType, command: list[str]) -> None:
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    if command[-1] == "metainfo":
        command = [*command[:-1], f"metainfo/{linux_tree.project.APP_ID}.metainfo.xml"]
    answer = subprocess.run(command, cwd=share, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_modes_and_times_are_the_same_whoever_builds(linux_tree: ModuleType, tmp_path: Path) -> None:
    if os.name == "nt":
        pytest.skip("Windows has no such modes")
    tree = tmp_path / "tree"
    tree.mkdir(mode=0o700)
    for name, mode in (("program", 0o700), ("library.so.1", 0o755), ("text", 0o666)):
        (tree / name).touch(mode)
        (tree / name).chmod(mode)
    linux_tree.settle(tree)
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tree, *tree.iterdir())}
    assert modes == {"tree": 0o755, "program": 0o755, "library.so.1": 0o644, "text": 0o644}
    assert {path.stat().st_mtime for path in (tree, *tree.iterdir())} == {linux_tree.project.source_date()}


@pytest.mark.parametrize("terminal", ["alike", "unlike"])
def test_launchers_that_are_alike_become_one(linux_tree: ModuleType, tmp_path: Path, terminal: str) -> None:
    folder = tmp_path / "bundle"
    folder.mkdir()
    (folder / "fivefold").write_text("alike")
    (folder / "fivefold-cli").write_text(terminal)
    linux_tree.copy(folder, tmp_path / "tree")
    assert (tmp_path / "tree/fivefold-cli").is_symlink() == (terminal == "alike")
    assert (tmp_path / "tree/fivefold-cli").read_text() == terminal
