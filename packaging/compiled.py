"""Makes the compiled engine: `.venv/bin/python packaging/compiled.py` puts a program with it into build/compiled.

mypyc compiles what a search spends its time in: the games' rules and opponents, and all of engine/ and ai/ that these
import. What is asked seldom stays as it is, and so does the window. The sources beside the compiled modules are those
of the checkout, which itself is never touched:

    .venv/bin/python packaging/compiled.py                      into build/compiled, where that is not up to date
    .venv/bin/python packaging/compiled.py --run bench clash    and then a tool of it
    .venv/bin/python packaging/compiled.py --test tests/engine  or tests against it; what stands after it is pytest's

A wheel takes it in by packaging/compiled_wheel.py, a bundle by packaging/freeze.py.
"""

import argparse
import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from reporting import SetupError, say

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).resolve().parent
BUILT = ROOT / "build" / "compiled"
GROUP = "fivefold"  # of the library that holds all of the code: fivefold__mypyc
NOTE = "made-of.txt"
OPTIMISED = "2"  # the C compiler's level

# Whatever is imported from here on is compiled, of the rooms in COMPILED.
STARTS = (
    "desktop.ai.beliefs",
    "desktop.ai.forced",
    "desktop.ai.ismcts",
    "desktop.ai.judging",
    "desktop.ai.luck",
    "desktop.ai.playouts",
    "desktop.engine.infoset",
)
STARTS_OF_A_GAME = ("rules", "bots", "state", "sight")
COMPILED = ("desktop.engine.", "desktop.ai.", "desktop.games.")
# Asked once a game, a move or a decision; and `compiling` is nothing but what the two builds differ in.
_SELDOM = ("cardbook", "cardfile", "compiling", "game", "match", "opponents", "parsing", "record")
SELDOM = {f"desktop.engine.{name}" for name in _SELDOM}

# The generator is the one thing written twice: on machine words it takes another form.
REPLACED = {"desktop/engine/rng.py": HERE / "compiled_rng.py"}


class CompileError(Exception):
    """Why there is no compiled engine, as a sentence."""


def modules(root: Path = ROOT) -> list[str]:
    """What is compiled, by its dotted names; a package's __init__ never is."""
    games = sorted(path.parent.name for path in (root / "desktop" / "games").glob("*/__init__.py"))
    starts = [*STARTS, *(f"desktop.games.{game}.{start}" for game in games for start in STARTS_OF_A_GAME)]
    return _reached(root, starts, lambda module: module.startswith(COMPILED) and module not in SELDOM)


def _reached(root: Path, starts: Iterable[str], wanted: Callable[[str], bool]) -> list[str]:
    """The modules that these import, and they in turn, as far as they are wanted."""
    todo, found = [*starts], set[str]()
    while todo:
        module = todo.pop()
        if module not in found and wanted(module) and (file := _file(root, module)).is_file():
            found.add(module)
            todo += _imported(file)
    return sorted(found)


def _file(root: Path, module: str) -> Path:
    return root.joinpath(*module.split(".")).with_suffix(".py")


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def hindrance(python: str = sys.executable) -> str:
    """Why this Python cannot compile, or nothing."""
    lacking = [name for name in ("mypyc", "setuptools") if not _has(python, name)]
    if lacking:
        return f"{python} has no {' and no '.join(lacking)}; packaging/locks/compile.txt lists what compiling needs."
    if os.name == "posix":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if not shutil.which(compiler):
            return f"there is no C compiler ({compiler}); on Debian and Ubuntu install gcc."
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "Python's headers are missing; on Debian and Ubuntu install python3-dev."
    return ""


def _has(python: str, module: str) -> bool:
    if python == sys.executable:
        return importlib.util.find_spec(module) is not None
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


def make(into: Path = BUILT, python: str = sys.executable, root: Path = ROOT, optimised: str = OPTIMISED) -> Path:
    """A folder with `desktop` in which all that `modules` names is compiled; only what has changed is made anew."""
    made_of, note = _made_of(root, python, optimised), into / NOTE
    if not note.is_file() or note.read_text(encoding="utf-8") != made_of:
        if why := hindrance(python):
            raise CompileError(why)
        shutil.rmtree(into, ignore_errors=True)
        _copy(root, into)
        for name, source in REPLACED.items():
            shutil.copyfile(source, into / name)
        _compile(into, python, modules(root), optimised)
        _take_licence(into, python)
        note.write_text(made_of, encoding="utf-8")
    _copy(root, into)
    return into


def make_or_say(python: str, must: bool) -> Path | None:
    """The compiled program for a bundle; None where this system has no compiler and need not, which is said."""
    say("compiling the engine")
    try:
        return make(BUILT, python)
    except CompileError as error:
        if must:
            raise SetupError(str(error)) from error
        say(f"  the engine goes along as it is: {error}")
        return None


def _copy(root: Path, into: Path) -> None:
    """The sources as they are in the checkout; those beside a compiled module are for whoever reads a traceback."""
    for stale in (path for path in (into / "desktop").rglob("*.py") if not (root / path.relative_to(into)).exists()):
        stale.unlink()
    left_out = shutil.ignore_patterns("__pycache__", "*.md")
    shutil.copytree(root / "desktop", into / "desktop", ignore=left_out, dirs_exist_ok=True)
    if not os.path.lexists(into / "resources"):
        try:
            (into / "resources").symlink_to(root / "resources", target_is_directory=True)
        except OSError:  # Windows leaves links to administrators
            shutil.copytree(root / "resources", into / "resources")


def _compile(into: Path, python: str, names: Sequence[str], optimised: str) -> None:
    """mypyc's step, in the folder itself: what it writes into the binaries are names under it."""
    files = ["/".join(name.split(".")) + ".py" for name in names]
    command = [python, str(HERE / "compiled_step.py"), "--group", GROUP, "--optimised", optimised, *files]
    done = subprocess.run(
        command,
        cwd=into,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        (into / "log.txt").write_text(done.stdout, encoding="utf-8")
        last = (done.stdout.strip().splitlines() or ["no reason was given"])[-1]
        raise CompileError(f"mypyc failed: {last} (its whole answer: {into / 'log.txt'})")
    shutil.rmtree(into / "build")


def _take_licence(into: Path, python: str) -> None:
    """Part of mypyc goes along in the compiled files, and so does its licence: About finds it there."""
    command = "import importlib.metadata as m; print(m.distribution('mypy').read_text('licenses/LICENSE') or '')"
    told = subprocess.run([python, "-c", command], capture_output=True, text=True, encoding="utf-8", check=True).stdout
    if not told.strip():
        raise CompileError("mypy's licence does not lie where it did; packaging/compiled.py has to know its new place.")
    (into / "licences").mkdir()
    (into / "licences" / "mypyc.txt").write_text(told, encoding="utf-8")


def _made_of(root: Path, python: str, optimised: str) -> str:
    """What compiled files were made of: the tools, how they were asked, and all sources that mypy reads for them."""
    versions = "import sys, mypy.version as m, setuptools as s; print(sys.version, m.__version__, s.__version__)"
    told = subprocess.run([python, "-c", versions], capture_output=True, text=True, check=False).stdout
    read = [_file(root, name) for name in _reached(root, modules(root), lambda name: name.startswith("desktop."))]
    sources = [*read, *REPLACED.values(), HERE / "compiled_step.py"]
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()} {file.name}" for file in sources]
    return "\n".join([told.strip(), optimised, *modules(root), *sums]) + "\n"


def extensions(built: Path) -> dict[str, str]:
    """The compiled files by the names they are imported by: the modules, and the library with the code of all."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = (path.relative_to(built).as_posix() for path in sorted(built.rglob(f"*{suffix}")))
    return {name.removesuffix(suffix).replace("/", "."): name for name in found}


def outside(root: Path = ROOT) -> list[str]:
    """What compiled modules import that is not the program's own: PyInstaller cannot read that from a binary."""
    found = {name.partition(".")[0] for module in modules(root) for name in _imported(_file(root, module))}
    return sorted(found - {"desktop"})


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile engine, opponents and rules into build/compiled.")
    parser.add_argument("--into", type=Path, default=BUILT, help="another folder")
    parser.add_argument("--optimised", default=OPTIMISED, choices=["0", "1", "2", "3"], help="the C compiler's level")
    parser.add_argument("--run", nargs=argparse.REMAINDER, help="then start that program with these arguments")
    parser.add_argument("--test", nargs=argparse.REMAINDER, help="then run these tests against it")
    parser.add_argument("--if-possible", action="store_true", help="without a compiler say so, and do nothing")
    asked = parser.parse_args(argv)
    into = asked.into.resolve()
    if asked.if_possible and (why := hindrance()):
        say(f"no compiled engine: {why}")
        return 0
    try:
        make(into, optimised=asked.optimised)
    except CompileError as error:
        say(str(error))
        return 1
    if asked.run is not None:
        return subprocess.run([sys.executable, "-m", "desktop", *asked.run], env=_with(into), check=False).returncode
    if asked.test is not None:
        command = [sys.executable, "-m", "pytest", "-o", f"pythonpath={into} {ROOT}", *asked.test]
        return subprocess.run(command, env=_with(into), cwd=ROOT, check=False).returncode
    size = sum((into / name).stat().st_size for name in extensions(into).values())
    print(f"{into}: {len(extensions(into))} compiled files, {size / 1e6:.1f} MB")
    return 0


def _with(built: Path) -> dict[str, str]:
    """An environment in which `desktop` is the compiled one, whatever the working directory."""
    path = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(built), *([path] if path else [])]), "PYTHONSAFEPATH": "1"}


if __name__ == "__main__":
    sys.exit(main())
