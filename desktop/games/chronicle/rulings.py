"""The rulings sheet of Chronicle: the rows of resources/chronicle/rulings.toml."""

import tomllib

from desktop import resources
from desktop.engine.rulings import read_rulings

RULINGS = read_rulings("chronicle", tomllib.loads(resources.find("chronicle/rulings.toml").read_text(encoding="utf-8")))
