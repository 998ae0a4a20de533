"""The cards of High Card: two suits of twelve."""

from desktop.engine.setting import Catalog

SUITS = ("sun", "moon")
RANKS = 12
NAMES = tuple(f"{suit}_{rank}" for suit in SUITS for rank in range(1, RANKS + 1))
CATALOG = Catalog(NAMES)
RANK = tuple(int(name.split("_")[1]) for name in NAMES)
SUIT = tuple(name.split("_")[0] for name in NAMES)
