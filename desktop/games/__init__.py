"""The games there are, a line a game."""

from desktop.face import TableGame
from desktop.games import barbarossa, chronicle, clash, fleet, ganymede

GAMES: tuple[TableGame, ...] = (
    ganymede.GAME,
    barbarossa.GAME,
    chronicle.GAME,
    fleet.GAME,
    clash.GAME,
)  # fmt: skip

BY_ID: dict[str, TableGame] = {game.info.id: game for game in GAMES}
