"""The looks of single games, a folder each: type and sides here, cards, ground and the rest in modules of their own.

`desktop.table.world` finds a world by its game's id; nobody else names one. A world imports the table, `desktop.look`
and the plain data of its own game's parts, never another world.
"""

from desktop.worlds.barbarossa import Barbarossa
from desktop.worlds.chronicle import Chronicle
from desktop.worlds.clash import Clash
from desktop.worlds.fleet import Fleet
from desktop.worlds.ganymede import Ganymede

WORLDS = {
    "barbarossa": Barbarossa(),
    "chronicle": Chronicle(),
    "clash": Clash(),
    "fleet": Fleet(),
    "ganymede": Ganymede(),
}
