"""The games there are, a line a game."""

from desktop.engine.game import Game
from desktop.games import barbarossa, chronicle, clash, fleet, ganymede

GAMES: tuple[Game, ...] = (
    ganymede.GAME,
    barbarossa.GAME,
    chronicle.GAME,
    fleet.GAME,
    clash.GAME,
)  # fmt: skip

BY_ID: dict[str, Game] = {game.info.id: game for game in GAMES}
