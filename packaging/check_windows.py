"""Tries an installer for Windows: `python3 packaging/check_windows.py INSTALLER`, on Windows, or on Linux under wine.

Silent installation without an administrator, --smoke by both launchers, the file type, installing over an older
version, removal without leftovers; saves stay throughout. A line a step; exit code 1 and a sentence when one fails.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import freeze
import project
import setup_steps
import wine
from reporting import SetupError, say

WINDOWS = os.name == "nt"
LAUNCHERS = ("fivefold-cli.exe", "fivefold.exe")
KEYS = {
    rf"HKCU\Software\Classes\{project.EXTENSION}": "Fivefold.Record",
    r"HKCU\Software\Classes\Fivefold.Record\shell\open\command": 'fivefold.exe" "%1"',
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Fivefold": project.version(),
}
PATIENCE = 300.0  # seconds, for any program


def main() -> int:
    arguments = [Path(argument) for argument in sys.argv[1:]]
    with setup_steps.one_sentence_a_failure():
        if len(arguments) != 1 or not arguments[0].is_file():
            raise SetupError("give the installer to try, such as dist/Fivefold-0.1.0-windows-x64.exe.")
        if WINDOWS:
            check(arguments[0].resolve())
        else:
            _under_wine(arguments[0].resolve())
    return 0


def _under_wine(installer: Path) -> None:
    if why := wine.hindrance():
        raise SetupError(why)
    if not (wine.SYSTEM / wine.ICU).exists():
        raise SetupError("wine's folder is not made yet; build the installer first: packaging/build.py windows.")
    with wine.screen():
        check(installer)


def check(installer: Path) -> None:
    """All steps, in the order of a person's."""
    local = _folder("LOCALAPPDATA")
    installed = local / "Programs" / project.TITLE
    if installed.exists():
        raise SetupError(f"{installed} is there already: this check would remove it.")
    save = local / project.TITLE / "saves" / "kept-by-the-check.json"
    save.parent.mkdir(parents=True, exist_ok=True)
    save.write_text("{}", encoding="utf-8")
    try:
        _install(installer, installed)
        _smoke(installed)
        _install_over(installer, installed)
        _remove(installed)
        _must(save.is_file(), "the saves did not outlive it")
    finally:
        save.unlink(missing_ok=True)
    say("all is well")


def _install(installer: Path, installed: Path) -> None:
    begun = time.monotonic()
    _must(_run([str(installer), "/S"]).returncode == 0, "the silent installation failed")
    _must(all((installed / name).is_file() for name in LAUNCHERS), f"{installed} has no {' and '.join(LAUNCHERS)}")
    for key, value in KEYS.items():
        _must(value in _registry(key), f"the registry has no {value} under {key}")
    _must(all(link.is_file() for link in _shortcuts()), "a shortcut is missing")
    size = f"{installer.stat().st_size / 1e6:.1f} MB, {freeze.size(installed) / 1e6:.1f} MB installed"
    say(f"installed in {time.monotonic() - begun:.0f} s ({size})")


def _smoke(installed: Path) -> None:
    for name in LAUNCHERS:
        begun = time.monotonic()
        answer = _run([str(installed / name), "--smoke"])
        if answer.returncode:
            raise SetupError(f"{name} --smoke failed: {wine.last_line(answer)}")
        say(f"{name} --smoke: all is well in {time.monotonic() - begun:.0f} s")


def _install_over(installer: Path, installed: Path) -> None:
    old = installed / "_internal" / "of-an-older-version.dll"
    old.touch()
    _must(_run([str(installer), "/S"]).returncode == 0, "installing over an older version failed")
    _must(not old.exists(), "files of the older version stayed")
    answer = _run([str(installed / LAUNCHERS[0]), "--version"])
    _must(project.version() in answer.stdout, "what was installed over it does not tell its version")
    say("installed over an older version")


def _remove(installed: Path) -> None:
    _must(_run([str(installed / "uninstall.exe"), "/S"]).returncode == 0, "the silent removal failed")
    until = time.monotonic() + PATIENCE  # the uninstaller goes on in a copy of itself
    while installed.exists() and time.monotonic() < until:
        time.sleep(0.2)
    left = [str(path.relative_to(installed)) for path in installed.rglob("*")] if installed.exists() else []
    _must(not installed.exists(), f"the removal left {', '.join(left[:5]) or 'the folder'}")
    for key in KEYS:
        _must(not _registry(key), f"the removal left {key} in the registry")
    _must(not any(link.exists() for link in _shortcuts()), "the removal left a shortcut")
    say("removed without leftovers")


def _must(holds: bool, fault: str) -> None:
    if not holds:
        raise SetupError(f"{fault}.")


# ---- Windows, or what stands for it


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    if not WINDOWS:
        return wine.run(command, {}, PATIENCE)
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )


def _folder(name: str) -> Path:
    """The folder that a variable of Windows names."""
    if WINDOWS:
        return Path(os.environ[name])
    return wine.path_of(_run(["cmd", "/c", f"echo %{name}%"]).stdout)


def _registry(key: str) -> str:
    """What stands under a key; nothing where there is no such key."""
    answer = _run(["reg", "query", key])
    return answer.stdout if answer.returncode == 0 else ""


def _shortcuts() -> list[Path]:
    menu = _folder("APPDATA") / "Microsoft" / "Windows" / "Start Menu" / "Programs"
    return [menu / f"{project.TITLE}.lnk", _folder("USERPROFILE") / "Desktop" / f"{project.TITLE}.lnk"]


if __name__ == "__main__":
    sys.exit(main())
