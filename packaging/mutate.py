"""Puts faults into the program, one at a time, runs the nearest tests and prints the faults that nobody noticed.

    .venv/bin/python packaging/mutate.py desktop/engine --seed 1 --most 40     operators, chosen by the seed
    .venv/bin/python packaging/mutate.py --written                             the faults of tests/faults.toml

All of it happens in a copy of the tree. A survivor is a question: is a test missing, or does the line do nothing?
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "tests/faults.toml"
PATIENCE = 240  # seconds for the tests of one fault; one that hangs them is noticed

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Fault(NamedTuple):
    """One change to one file, and the tests that stand nearest to it."""

    file: str
    line: int
    before: str
    after: str
    source: str  # of the whole file, with the fault in it
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {_short(self.before)} -> {_short(self.after)}"


def _short(text: str) -> str:
    return " ".join(text.split())[:80]


# ---- operators


def changed(node: ast.AST) -> ast.AST | None:
    """The node with its smallest fault; None where there is none to put in."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            return ast.Compare(node.left, [COMPARED[type(op)]()], node.comparators)
        case ast.BoolOp():
            return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.BinOp() if type(node.op) in RECKONED and not isinstance(node.left, (ast.JoinedStr, ast.Constant)):
            return ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
        case ast.UnaryOp(op=ast.Not()):
            return node.operand
        case ast.Constant(value=bool(value)):
            return ast.Constant(not value)
        case ast.Constant(value=int(value)):
            return ast.Constant(value + 1)
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return ast.Pass()
    return None


def inside(tree: ast.AST) -> Iterator[ast.AST]:
    """All that runs: no annotation, no decorator, no text at the head of a module, a class or a function."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not (
                isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            ):
                yield child
                yield from inside(child)


def faults_of(path: Path) -> list[Fault]:
    """Every fault of this kind that the file can have."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    data, file, found = source.encode(), path.relative_to(ROOT).as_posix(), []
    for node in inside(ast.parse(source)):
        if not isinstance(node, ast.expr | ast.stmt):  # what has no place of its own has no fault either
            continue
        new = changed(node)
        if new is None or node.end_lineno is None or node.end_col_offset is None:
            continue
        first, last = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        before = data[first:last].decode()
        after = ast.unparse(ast.fix_missing_locations(new))
        after = f"({after})" if isinstance(new, ast.expr) and not isinstance(new, ast.Constant) else after
        text = (data[:first] + after.encode() + data[last:]).decode()
        found.append(Fault(file, node.lineno, before, after, text, nearest(path)))
    return found


def nearest(path: Path) -> tuple[str, ...]:
    """The file of tests that mirrors a module, else the folder that mirrors its room."""
    inner = path.relative_to(ROOT / "desktop")
    own = ROOT / "tests" / inner.with_name(f"test_{inner.name}")
    rooms = [ROOT / "tests" / each for each in inner.parents if (ROOT / "tests" / each).is_dir()]
    found = [own] if own.exists() else []
    if not found or inner.parts[0] in ("engine", "games"):  # what all games keep is tested in their folders
        found.append(rooms[0])
    return tuple(each.relative_to(ROOT).as_posix() for each in dict.fromkeys(found))


# ---- written by hand


def written() -> list[Fault]:
    """Faults that once slipped through, each with the tests that are to notice it."""
    found = []
    for row in tomllib.loads((ROOT / WRITTEN).read_text(encoding="utf-8"))["fault"]:
        source = (ROOT / row["file"]).read_text(encoding="utf-8")
        if source.count(row["before"]) != 1:
            sys.exit(f"{WRITTEN}: {row['file']} does not hold just once: {_short(row['before'])}")
        line = source[: source.index(row["before"])].count("\n") + 1
        text = source.replace(row["before"], row["after"])
        found.append(Fault(row["file"], line, row["before"], row["after"], text, tuple(row["tests"])))
    return found


# ---- trying them


def noticed(fault: Fault, copy: Path) -> bool:
    """Whether a test fails, or hangs, with the fault in the copy."""
    file = copy / fault.file
    good = file.read_text(encoding="utf-8")
    file.write_text(fault.source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-n", "0", *fault.tests]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=env, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(good, encoding="utf-8")
    if done.returncode not in (0, 1):
        return done.returncode not in (4, 5)  # no such test, or none: nobody could notice
    return done.returncode == 1


def chosen(args: argparse.Namespace) -> list[Fault]:
    """Which faults are put in."""
    if args.written:
        return written()
    files = [path for place in args.places for path in sorted(Path(ROOT, place).rglob("*.py") or [])]
    files += [ROOT / place for place in args.places if place.endswith(".py")]
    all_of_them = [fault for path in dict.fromkeys(files) if path.name != "__init__.py" for fault in faults_of(path)]
    return random.Random(args.seed).sample(all_of_them, min(args.most, len(all_of_them)))


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line a fault; 1 where some survived."""
    parser = argparse.ArgumentParser(
        description="Puts faults in, one at a time, and prints those that no test notices."
    )
    parser.add_argument("places", nargs="*", metavar="PLACE", help="folders and files under desktop/")
    parser.add_argument("--seed", type=int, default=1, help="which faults are chosen")
    parser.add_argument("--most", type=int, default=20, help="how many")
    parser.add_argument("--written", action="store_true", help=f"the faults of {WRITTEN} instead")
    args = parser.parse_args(argv)
    if not args.places and not args.written:
        parser.error("name a folder or a file under desktop/, or --written")
    faults, survivors = chosen(args), []
    with tempfile.TemporaryDirectory(prefix="fivefold-mutants-") as folder:
        copy = Path(folder) / "tree"
        for place in ("desktop", "resources", "tests", "packaging"):
            shutil.copytree(ROOT / place, copy / place, ignore=shutil.ignore_patterns("__pycache__"))
        for file in ("pyproject.toml", "LICENSE", "README.md"):
            shutil.copy(ROOT / file, copy / file)
        for fault in faults:
            caught = noticed(fault, copy)
            print("noticed " if caught else "SURVIVED", fault, flush=True)
            survivors += [] if caught else [fault]
    print(f"{len(faults) - len(survivors)} of {len(faults)} noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
