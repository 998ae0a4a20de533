"""The games there are, a line a game. Each is imported when it is first asked for: a start does without their rules."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from desktop.face import TableGame

GAMES = (
    "ganymede",
    "barbarossa",
    "chronicle",
    "fleet",
    "clash",
)  # fmt: skip


class Games(MutableMapping[str, TableGame]):
    """Games by their ids, which are the names of their folders."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._found: dict[str, TableGame | None] = dict.fromkeys(ids)

    def __getitem__(self, game_id: str) -> TableGame:
        found = self._found[game_id]
        if found is None:
            found = self._found[game_id] = import_module(f"{__name__}.{game_id}").GAME
        return found

    def __setitem__(self, game_id: str, game: TableGame) -> None:
        self._found[game_id] = game

    def __delitem__(self, game_id: str) -> None:
        del self._found[game_id]

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


BY_ID = Games(GAMES)
