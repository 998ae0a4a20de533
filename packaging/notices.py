"""The licence texts of what others wrote and a bundle carries: Python, its packages, libraries of the build machine.

Debian and Ubuntu keep a text for every package; elsewhere no library of the system goes into a bundle.
"""

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

FOLDER = "licences"


def gather(into: Path, libraries: Iterable[str]) -> list[tuple[str, str]]:
    """Collect the texts for these files of the machine; each text with its folder in the bundle."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    shutil.copyfile(_of_python(), into / "python.txt")
    for package in sorted(_packages(libraries)):
        shutil.copyfile(Path("/usr/share/doc") / package / "copyright", into / f"{package}.txt")
    return [(str(text), FOLDER) for text in sorted(into.iterdir())]


def of_distributions(into: Path, names: Iterable[str]) -> list[tuple[str, str]]:
    """The texts that packages of the environment bring with them; each with its folder in the bundle."""
    texts = []
    for name in names:
        for file in metadata.distribution(name).files or ():
            if file.name.startswith("LICENSE"):
                texts.append(into / f"{name}.txt")
                shutil.copyfile(file.locate(), texts[-1])
    return [(str(text), FOLDER) for text in texts]


def _of_python() -> Path:
    library = Path(sysconfig.get_path("stdlib"))
    places = (library / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt", Path("/usr/share/doc/python3/copyright"))
    return next(place for place in places if place.is_file())


def _packages(libraries: Iterable[str]) -> set[str]:
    """The Debian packages that these files are of; Qt's own and Python's are of none."""
    if not shutil.which("dpkg-query"):
        return set()
    of_system = [str(Path(library).resolve()) for library in libraries if not library.startswith(sys.prefix)]
    # /lib and /usr/lib are one folder since 2018, but packages list files under either.
    both = [form for path in of_system for form in (path, path.removeprefix("/usr"))]
    answer = subprocess.run(["dpkg-query", "--search", *both], capture_output=True, text=True, check=False).stdout
    return {line.partition(":")[0] for line in answer.splitlines() if ":" in line}
