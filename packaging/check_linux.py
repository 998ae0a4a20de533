"""Tries the Linux installers in dist/ on a minimal Debian: `python3 packaging/check_linux.py --system DIR [--out DIR]`.

As root, on Debian or Ubuntu. DIR is where debootstrap's system is kept for the next time. The .deb: install over an
older version, start, measure, look, remove; the .run: the same for one person without root. A line a finding; exit
code 1 when a target is missed or something fails.
"""

import argparse
import os
import sys
from pathlib import Path

import check_measures
import project
import sample_record
import setup_steps
from check_measures import Screen
from minimal_system import PERSON, MinimalSystem, in_own_mounts
from older_package import older
from reporting import Findings, SetupError

MB = 1e6
TARGETS = {
    "the .deb": (60.0, "MB"),
    "installed": (150.0, "MB"),
    "first page, warm": (1.0, "s"),
    "first page, cold": (2.5, "s"),
    "memory in a game": (150.0, "MB"),
}
HOME = f"/home/{PERSON}"
SAVES = f"{HOME}/.local/share/{project.NAME}"
PACKAGE_FOLDERS = ("/usr", "/etc", "/opt", "/var/lib")


class Report(Findings):
    """Findings, with figures among them."""

    def figure(self, what: str, value: float, note: str = "") -> None:
        """A measured value beside its target."""
        most, unit = TARGETS[what]
        self.fact(value <= most, f"{what}: {value:.2f} {unit}, at most {most:g}{note}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Try the Linux installers on a minimal Debian.")
    parser.add_argument("--system", type=Path, required=True, metavar="DIR", help="where the minimal system is kept")
    parser.add_argument("--out", type=Path, default=project.BUILD / "check", metavar="DIR", help="for pictures")
    asked = parser.parse_args()
    with setup_steps.one_sentence_a_failure():
        in_own_mounts()
        asked.out.mkdir(parents=True, exist_ok=True)
        report = Report()
        system = MinimalSystem(asked.system.resolve())
        try:
            system.start()
            check(system, report, asked.out)
        finally:
            system.stop()
        print(f"{report.failures} failed" if report.failures else "all is well", flush=True)
        return 1 if report.failures else 0


def check(system: MinimalSystem, report: Report, out: Path) -> None:
    """Everything, in the order of a program's life."""
    package, installer = _built("*.deb"), _built("*.run")
    inside = system.root / "srv"
    for file in (package, installer):
        (inside / file.name).write_bytes(file.read_bytes())
    older(package, inside / "older.deb", "0.0.1")
    games = _records(inside)
    before = system.files(*PACKAGE_FOLDERS)
    report.figure("the .deb", package.stat().st_size / MB)
    report.line(f"the .run: {installer.stat().st_size / MB:.1f} MB")

    system.install("/srv/older.deb")
    report.fact(not system.run(["test", "-e", "/usr/lib/fivefold/of-old"]).returncode, "an older version is installed")
    with_libraries = system.files(*PACKAGE_FOLDERS)
    system.must(["fivefold-cli", "--version"], PERSON)
    # Its libraries came along; a screen to look at is no part of the program.
    system.install("xvfb", "xauth")
    with Screen(system) as screen:
        kept = _saves_over_an_upgrade(system, report, screen, f"/srv/{package.name}")
    _smoke(system, report, "the .deb")
    _measure(system, report, games, out)
    report.fact(_saves(system) >= kept, "starting and playing lost no save")
    _remove(system, report, before, with_libraries)
    _installer(system, report, f"/srv/{installer.name}")


def _built(pattern: str) -> Path:
    found = sorted(project.DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise SetupError(f"there is no dist/{pattern}; make it with `python3 packaging/build.py`.")
    return found[-1]


def _records(folder: Path) -> list[str]:
    """A record of each game there is, by its path in the system."""
    paths = []
    for game in project.game_ids():
        file = folder / f"{game}{project.EXTENSION}"
        sample_record.write(game, 12, file)
        file.chmod(0o644)
        paths.append(f"/srv/{file.name}")
    return paths


def _saves(system: MinimalSystem) -> set[tuple[str, bytes]]:
    folder = system.root / SAVES[1:] / "saves"
    return {(path.name, path.read_bytes()) for path in folder.glob("*.json")}


def _saves_over_an_upgrade(
    system: MinimalSystem, report: Report, screen: Screen, package: str
) -> set[tuple[str, bytes]]:
    """A match goes on with the old version; the new one comes; everything is still there."""
    begun = system.root / "srv" / f"begun{project.EXTENSION}"
    sample_record.write(project.game_ids()[0], 12, begun, sample_record.COMPUTER_TO_ACT)
    with screen.started("fivefold", f"/srv/{begun.name}"):
        screen.settle()
    saves = _saves(system)
    report.fact(len(saves) == 1, "a record file opens, the computer moves, and the match is kept")
    system.install(package)
    version = system.must(["fivefold-cli", "--version"], PERSON).strip()
    report.fact(version.endswith(project.version()), f"the upgrade is there: {version}")
    stale = not system.run(["test", "-e", "/usr/lib/fivefold/of-old"]).returncode
    report.fact(not stale, "what only the older version had is gone")
    report.fact(bool(saves) and _saves(system) == saves, "the save is as it was")
    return saves


def _smoke(system: MinimalSystem, report: Report, what: str, command: str = "fivefold-cli") -> None:
    """Offscreen without a network, and on a virtual screen; as an ordinary person."""
    marker = "/srv/marker"
    system.must(["touch", marker])
    offscreen = ["env", "QT_QPA_PLATFORM=offscreen", command, "--smoke"]
    answer = system.run(offscreen, PERSON, offline=True)
    report.fact(answer.returncode == 0, f"{what}: --smoke offscreen, without a network")
    for line in answer.stdout.strip().splitlines():
        report.line(f"  {line}")
    answer = system.run(["xvfb-run", "-a", "-s", "-screen 0 1366x768x24", command, "--smoke"], PERSON)
    report.fact(
        answer.returncode == 0,
        f"{what}: --smoke on a virtual screen: {(answer.stdout.strip().splitlines() or ['silence'])[-1]}",
    )
    kept = ("/proc", "/dev", "/sys", "/tmp", HOME)
    apart = [word for folder in kept for word in ("-path", folder, "-prune", "-o")]
    touched = system.must(["find", "/", *apart, "-newer", marker, "-user", PERSON, "-print"]).splitlines()
    report.fact(not touched, f"nothing is written outside the person's own folders {touched or ''}")


def _measure(system: MinimalSystem, report: Report, records: list[str], out: Path) -> None:
    installed = check_measures.installed(system, project.NAME)
    report.figure("installed", installed / MB)
    with Screen(system) as screen:
        warm = check_measures.starts(screen, 7, cold=False)
        report.figure("first page, warm", warm[len(warm) // 2], f" ({check_measures.span(warm)}; on a virtual screen)")
        cold = check_measures.starts(screen, 3, cold=True)
        report.figure("first page, cold", cold[-1], f" ({check_measures.span(cold)}; the disk's cache dropped)")
        with screen.started("fivefold"):
            screen.settle()
            screen.picture(out / "installed-home.png")
        most = 0.0
        for record in records:
            with screen.started("fivefold", record) as program:
                screen.settle()
                memory = check_measures.resident(program.pid)
                screen.picture(out / f"installed-{Path(record).stem}.png")
            report.line(f"{Path(record).stem}: " + ", ".join(f"{name} {size / MB:.0f} MB" for name, size in memory))
            most = max(most, memory[0][1])
        report.figure("memory in a game", most / MB)


def _remove(system: MinimalSystem, report: Report, before: frozenset[str], with_libraries: frozenset[str]) -> None:
    own = {path for path in with_libraries - before if project.NAME in path.lower()}
    report.line(f"the package is {len(own)} files and folders of {len(with_libraries - before)} that came with it")
    system.must(["apt-get", "purge", "-y", "-qq", project.NAME])
    left = {path for path in system.files(*PACKAGE_FOLDERS) if project.NAME in path.lower()}
    report.fact(not left, f"removed without leftovers {sorted(left)[:5] or ''}")
    named = system.run(
        ["find", "/var", "/run", "-xdev", "-iname", f"*{project.NAME}*", "-not", "-path", "/var/cache/*"]
    )
    report.fact(not named.stdout.strip(), f"nothing of it in /var {named.stdout.split()[:5] or ''}")
    report.fact(bool(_saves(system)), "the person's saves are still theirs")


def _installer(system: MinimalSystem, report: Report, installer: str) -> None:
    """The .run: twice over itself, tried out, and taken away again."""
    system.must(["rm", "-rf", f"{HOME}/.cache"])
    before = system.files(HOME)
    with Screen(system) as screen:
        report.fact(
            bool(screen.double_clicked("sh", installer)), "the .run, double-clicked, installs and opens Fivefold"
        )
    system.must(["sh", installer], PERSON)
    report.fact(True, "it installs as an ordinary person, also over itself")
    _smoke(system, report, "the .run", f"{HOME}/.local/bin/{project.NAME}-cli")
    entry = (system.root / HOME[1:] / ".local/share/applications/fivefold.desktop").read_text(encoding="utf-8")
    report.fact(f'Exec="{HOME}/.local/lib/fivefold/fivefold" %f' in entry, "its menu entry names the whole place")
    system.must([f"{HOME}/.local/lib/fivefold/uninstall"], PERSON)
    left = {path for path in system.files(HOME) - before if "/.cache" not in path}
    report.fact(not left, f"uninstalled without leftovers {sorted(left)[:5] or ''}")
    report.fact(bool(_saves(system)), "saves outlive the uninstaller")


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
