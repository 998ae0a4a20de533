"""The rulings sheet of Earth vs Skaxar: the rows of resources/fleet/rulings.toml."""

import tomllib

from desktop import resources
from desktop.engine.rulings import read_rulings

RULINGS = read_rulings("fleet", tomllib.loads(resources.find("fleet/rulings.toml").read_text(encoding="utf-8")))
