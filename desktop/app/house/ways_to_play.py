"""What is told of opponents in a style: what they are called, and the measured figures in which they play otherwise."""

from desktop import styles
from desktop.controller.matches import STYLED, Game
from desktop.words import Words


def called(words: Words, game_id: str, player: str) -> str:
    """An opponent by its level, and its style or its steps above it; what is unknown here by its id."""
    level, dash, style = player.partition(STYLED)
    name = words.first(f"house.level.{level}.name", default=level)
    if not dash:
        return name
    if style.isdigit():
        return words.line("house.level.stepped", name, style)
    return words.line("house.level.styled", name, words.first(f"{game_id}.style.{style}.name", default=style))


def told_of(words: Words, game: Game, style: str) -> str:
    """How a style plays, in figures; nothing where none was measured that is its own for certain."""
    clear = styles.telling(game.info.id, style)
    share = {figure.id: figure.share for figure in game.bots.figures}
    told = []
    for name, (styled, balanced) in clear.items():
        if name in share:
            digits = 0 if share[name] else 1
            means = (_rounded(mean, digits) for mean in (styled.mean, balanced.mean))
            told.append(words.line(f"{game.info.id}.figure.{name}", *means))
    return words.prose(told)


def _rounded(mean: float, digits: int) -> int | float:
    return round(mean, digits) if digits else round(mean)
