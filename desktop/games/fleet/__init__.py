"""Earth vs Skaxar: two fleets of 25 ships, flipped one by one, and a dealer who arms both. Wires the game together."""

from desktop.engine.actions import Action
from desktop.engine.game import Attempt, Game, GameInfo, Note, Option, Outcome, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.setting import Setting, Value
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.games.fleet import layout as table
from desktop.games.fleet import talk
from desktop.games.fleet.bots import BOTS
from desktop.games.fleet.cards import CATALOG, FLEETS
from desktop.games.fleet.rules import VERBS, new_state, result
from desktop.games.fleet.state import SIDE, FleetState, make_setting


class Fleet(Game):
    """Earth vs Skaxar behind the interface that all games share."""

    info = GameInfo("fleet", "Earth vs Skaxar", {"battle": range(2, 3)}, rules_version=1)
    catalog = CATALOG
    options = (
        Option("fleets", "seed", ("seed", "seat0_earth", "seat1_earth")),
        Option("turn_limit", 100, low=1, high=1000),
    )
    verbs = VERBS
    bots = BOTS
    layout = table

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """The table before the first flip."""
        return new_state(setting, seed)

    def blank(self, setting: Setting) -> State:
        """An empty position."""
        state = FleetState()
        state.start(setting, 0)
        return state

    def roles_in(self, state: State) -> tuple[str, ...]:
        """The fleet of each seat."""
        return tuple(FLEETS[state.counters[SIDE[seat]]] for seat in (0, 1))

    def outcome(self, state: State) -> Outcome:
        """Who has ships left when the other has none; or the most money."""
        assert isinstance(state, FleetState)
        winner, why = result(state)
        if winner < 0:
            return Outcome((), (0.5, 0.5), Text(f"fleet.end.{why}_draw"))
        names = (seat_name(winner), seat_name(1 - winner))
        return Outcome((winner,), (float(winner == 0), float(winner == 1)), Text(f"fleet.end.{why}", names))

    def describe(self, view: View, action: Action) -> Text:
        """One line for the log."""
        return talk.describe(view, action)

    def why_not(self, view: View, attempt: Attempt) -> Reason | None:
        """Why an attempt is not allowed."""
        return talk.why_not(view, attempt)

    def preview(self, info: InfoSet, action: Action) -> tuple[Note, ...]:
        """What an action and the battle after it would do."""
        return talk.preview(info, action)


GAME = Fleet()
