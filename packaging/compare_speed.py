"""How much faster the compiled engine is: `.venv/bin/python packaging/compare_speed.py [GAME ...] [--before FOLDER]`.

Runs `bench` on the sources and on the compiled program by turns, so that whatever else the machine does meets both, and
prints the best figure of each and their ratio. With --before the sources are set against those of another checkout.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import compiled

FIGURES = ("plies_per_s", "clone_us", "resample_us", "playouts_per_s", "ismcts_iterations_per_s")
ROUNDS = 3

Figures = dict[str, dict[str, float]]  # by game, then by what bench calls them


def bench(folder: Path, game: str) -> dict[str, float]:
    """One run of the program that lies there; its figures."""
    command = [sys.executable, "-m", "desktop", "bench", game, "--json"]
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    answer = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(answer.stdout)["games"][game]
    return figures


def better(figure: str, one: float, other: float) -> float:
    """Of two measurements the one that was disturbed less."""
    return min(one, other) if figure.endswith("_us") else max(one, other)


def ratio(figure: str, slow: float, fast: float) -> float:
    """How many times as fast the second one is."""
    return slow / fast if figure.endswith("_us") else fast / slow


def compared(folders: Sequence[Path], games: Sequence[str], rounds: int) -> list[Figures]:
    """The best figures of each program, measured by turns."""
    found: list[Figures] = [{game: {} for game in games} for _ in folders]
    for _ in range(rounds):
        for game in games:
            for folder, best in zip(folders, found, strict=True):
                for figure, value in bench(folder, game).items():
                    best[game][figure] = better(figure, best[game].get(figure, value), value)
    return found


def table(names: Sequence[str], found: Sequence[Figures]) -> str:
    """As Markdown, a row a game: slow -> fast, and the ratio."""
    lines = [f"| {' -> '.join(names)} | {' | '.join(FIGURES)} |", "|---" * (len(FIGURES) + 1) + "|"]
    for game in found[0]:
        cells = []
        for figure in FIGURES:
            slow, fast = (each[game][figure] for each in found)
            cells.append(f"{slow:,} -> {fast:,} ({ratio(figure, slow, fast):.2f})")
        lines.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Set the compiled engine against the sources.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, unless given")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each is measured")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="instead: the sources against a former checkout")
    asked = parser.parse_args()
    games = asked.games or sorted(path.parent.name for path in (compiled.ROOT / "desktop/games").glob("*/__init__.py"))
    folders = [asked.before.resolve(), compiled.ROOT] if asked.before else [compiled.ROOT, compiled.make()]
    names = ["before", "now"] if asked.before else ["sources", "compiled"]
    print(table(names, compared(folders, games, asked.rounds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
