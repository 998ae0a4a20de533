"""The rulings sheet of Clash of Decks: the rows of resources/clash/rulings.toml."""

import tomllib

from desktop import resources
from desktop.engine.rulings import read_rulings

RULINGS = read_rulings("clash", tomllib.loads(resources.find("clash/rulings.toml").read_text(encoding="utf-8")))
