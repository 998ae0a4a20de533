"""The words of matches and set-ups that the application needs, through the one door it has to them."""

from desktop.engine.actions import Action
from desktop.engine.cardbook import Row, fingerprint
from desktop.engine.game import Game, Option, OptionError
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.notes import LONGEST_NOTE, MOST_NOTES, Branch, tidy
from desktop.engine.opponents import (
    STYLED,
    Level,
    Style,
    level_of,
    longer_is_better,
    opponents_of,
    rung,
    styles_of,
    usual_level,
)
from desktop.engine.rng import Rng, mix
from desktop.engine.setting import Value
from desktop.engine.sight import OPEN
from desktop.engine.text import Text
from desktop.look import Face, Sitter

__all__ = [
    "LONGEST_NOTE",
    "MOST_NOTES",
    "OPEN",
    "PERSON",
    "STYLED",
    "Action",
    "Branch",
    "Face",
    "Game",
    "Level",
    "Match",
    "Option",
    "OptionError",
    "Rng",
    "Row",
    "Seat",
    "Sitter",
    "Style",
    "Text",
    "Value",
    "ai_seed",
    "fingerprint",
    "level_of",
    "longer_is_better",
    "mix",
    "opponents_of",
    "rung",
    "styles_of",
    "tidy",
    "usual_level",
]
