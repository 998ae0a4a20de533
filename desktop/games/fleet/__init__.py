"""Earth vs Skaxar: two fleets of 25 ships, flipped one by one, and a dealer who arms both. Wires the game together."""

from desktop.engine.events import Place
from desktop.engine.game import GameInfo, Option, Outcome, Secret, Talk
from desktop.engine.setting import Setting, Value
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.face import TableGame
from desktop.games.fleet import talk
from desktop.games.fleet.bots import BOTS
from desktop.games.fleet.cards import BOOK, CATALOG, FLEETS
from desktop.games.fleet.layout import FleetFace
from desktop.games.fleet.reasons import reasons
from desktop.games.fleet.rules import VERBS, new_state, result
from desktop.games.fleet.state import SIDE, FleetState, make_setting
from desktop.games.fleet.themes import theme


class Fleet(TableGame):
    """Earth vs Skaxar behind the interface that all games share."""

    info = GameInfo("fleet", "Earth vs Skaxar", {"battle": range(2, 3)}, rules_version=1, opponents_version=5)
    catalog = CATALOG
    book = BOOK
    options = (
        Option("fleets", "seed", ("seed", "seat0_earth", "seat1_earth"), main=True),
        Option("turn_limit", 500, low=1, high=1000, safety=True),
    )
    verbs = VERBS
    bots = BOTS
    talk = Talk(talk.describe, talk.why_not, talk.preview, talk.SECTIONS, reasons, theme)
    position = FleetState
    face = FleetFace()

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """The table before the first flip."""
        return new_state(setting, seed)

    def roles_in(self, state: State) -> tuple[str, ...]:
        """The fleet of each seat."""
        return tuple(FLEETS[state.counters[SIDE[seat]]] for seat in (0, 1))

    def secrets(self, view: View, seat: int) -> tuple[Secret, ...]:
        """What all may wonder about: the ship that a fleet turns up next."""
        fleet = Place("fleet", seat)
        left = len(view.zones[fleet] or ())
        return (Secret("next", fleet, (left - 1,)),) if left else ()

    def outcome(self, state: State) -> Outcome:
        """Who has ships left when the other has none; or the most money."""
        assert isinstance(state, FleetState)
        winner, why = result(state)
        if winner < 0:
            return Outcome((), (0.5, 0.5), Text(f"fleet.end.{why}_draw"))
        names = (seat_name(winner), seat_name(1 - winner))
        return Outcome((winner,), (float(winner == 0), float(winner == 1)), Text(f"fleet.end.{why}", names))


GAME = Fleet()
