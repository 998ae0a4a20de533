"""The rulings sheet of Ganymede: the rows of resources/ganymede/rulings.toml."""

import tomllib

from desktop import resources
from desktop.engine.rulings import read_rulings

RULINGS = read_rulings("ganymede", tomllib.loads(resources.find("ganymede/rulings.toml").read_text(encoding="utf-8")))
