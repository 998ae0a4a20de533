"""The games there are, a line a game."""

from desktop.engine.game import Game
from desktop.games import clash, ganymede

GAMES: tuple[Game, ...] = (
    clash.GAME,
    ganymede.GAME,
)  # fmt: skip

BY_ID: dict[str, Game] = {game.info.id: game for game in GAMES}
