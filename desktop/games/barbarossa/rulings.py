"""The rulings sheet of Barbarossa: the rows of resources/barbarossa/rulings.toml."""

import tomllib

from desktop import resources
from desktop.engine.rulings import read_rulings

RULINGS = read_rulings(
    "barbarossa", tomllib.loads(resources.find("barbarossa/rulings.toml").read_text(encoding="utf-8"))
)
