"""Which tests stand nearest to a module: its own, then those of its room that reach it by the fewest imports."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

WHOLE = "tests/app/atspi/"  # the program on a screen of its own: slow, and whatever fails there fails nearer too


class Nearest:
    """The imports of the program and its tests, read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        files = [path for top in ("desktop", "tests") for path in sorted((root / top).rglob("*.py"))]
        self.files = {self._name(path): path.relative_to(root).as_posix() for path in files}
        self.importers: dict[str, set[str]] = {}
        for name in self.files:
            for imported in self._imported(name):
                self.importers.setdefault(imported, set()).add(name)
        self.games = sorted(path.parent.name for path in (root / "desktop" / "games").glob("*/__init__.py"))

    def own(self, file: str) -> tuple[str, ...]:
        """The file of tests that mirrors a module, if there is one."""
        inner = Path(file).relative_to("desktop") if file.startswith("desktop/") else Path(file)
        mirror = Path("tests") / inner.with_name(f"test_{inner.name}")
        return (mirror.as_posix(),) if (self.root / mirror).exists() else ()

    def others(self, file: str, seconds: Mapping[str, float]) -> list[str]:
        """All other files of tests that reach it: those of its folder first, then by imports, then the quick ones."""
        folder = Path("tests", *Path(file).parts[1:-1])

        def key(found: tuple[str, int]) -> tuple[int, int, float]:
            test, steps = found
            shared = sum(1 for a, b in zip(Path(test).parts, folder.parts) if a == b)
            return len(folder.parts) - shared, steps, seconds.get(test, 3.0)

        reaching = {path: steps for path, steps in self._reaching(file) if _has_tests(path)}
        if not reaching:  # loaded by its name
            reaching = {path: 1 for path in self.files.values() if Path(path).parent in (folder, folder.parent)}
        return [path for path, _ in sorted(reaching.items(), key=key) if _has_tests(path)]

    def other_games(self, file: str) -> str:
        """For pytest's -k: a fault in one game is no matter of the others' turns in tests of all games."""
        parts = Path(file).parts
        mine = parts[2] if parts[:2] == ("desktop", "games") else ""
        return " and ".join(f"not {game}" for game in self.games if game != mine) if mine in self.games else ""

    def _reaching(self, file: str) -> Iterator[tuple[str, int]]:
        names = {path: name for name, path in self.files.items()}
        steps, now = 0, {names[file]} if file in names else set()
        seen = set(now)
        while now:
            steps += 1
            now = {each for name in now for each in self.importers.get(name, ())} - seen
            seen |= now
            for name in sorted(now):
                yield self.files[name], steps

    def _name(self, path: Path) -> str:
        parts = path.relative_to(self.root).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def _imported(self, name: str) -> Iterator[str]:
        path = self.root / self.files[name]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                inner = [f"{node.module}.{alias.name}" for alias in node.names]
                yield from (each if each in self.files else node.module for each in inner)
            elif isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
        if path.name.startswith("test_"):
            for folder in path.relative_to(self.root).parents:
                yield ".".join((*folder.parts, "conftest"))


def _has_tests(path: str) -> bool:
    return Path(path).name.startswith("test_") and not path.startswith(WHOLE)
