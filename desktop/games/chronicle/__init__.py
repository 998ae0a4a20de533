"""Chronicle: meetings instead of tricks, cards with powers, and a history that says which allies are wanted.

This file wires the game together.
"""

from desktop.engine.events import Place
from desktop.engine.game import GameInfo, Option, Outcome, Secret, Talk
from desktop.engine.rng import Rng
from desktop.engine.setting import Setting, Value
from desktop.engine.sight import PUBLIC, View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.face import TableGame
from desktop.games.chronicle import forecast, sight, talk
from desktop.games.chronicle.bots import BOTS
from desktop.games.chronicle.cards import BOOK, CATALOG
from desktop.games.chronicle.layout import ChronicleFace
from desktop.games.chronicle.reasons import reasons
from desktop.games.chronicle.rules import new_state, result
from desktop.games.chronicle.state import FAME, ChronicleState, make_setting
from desktop.games.chronicle.themes import theme
from desktop.games.chronicle.verbs import VERBS


class Chronicle(TableGame):
    """Chronicle behind the interface that all games share."""

    info = GameInfo("chronicle", "Chronicle", {"match": range(3, 7)}, rules_version=2, opponents_version=5)
    catalog = CATALOG
    book = BOOK
    options = (
        Option("histories", 1, low=1, high=2, main=True),
        Option("prolonged", False),
        Option("round_limit", 200, low=1, high=1000, safety=True),
    )
    verbs = VERBS
    bots = BOTS
    talk = Talk(talk.describe, talk.why_not, forecast.preview, talk.SECTIONS, reasons, theme)
    position = ChronicleState
    face = ChronicleFace()
    any_order = False

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(seats, mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """The table before the first history is drawn."""
        return new_state(setting, seed)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may know."""
        assert isinstance(state, ChronicleState)
        return sight.view(state, seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """A world that the seat cannot tell from this one: unknown cards lie where they may by all that was seen."""
        assert isinstance(state, ChronicleState)
        return sight.resample(state, seat, rng)

    def can_be(self, view: View, place: Place, at: int) -> tuple[int, ...]:
        """What an unknown card may be by all that was seen."""
        return sight.can_be(view, place, at)

    def secrets(self, view: View, seat: int) -> tuple[Secret, ...]:
        """What others may wonder about a seat: its hand, and what it laid face down."""
        played = Place("played", seat)
        covered = any(PUBLIC not in slot.marks for slot in view.zones[played] or ())
        return TableGame.secrets(self, view, seat) + ((Secret("covered", played, (0,)),) if covered else ())

    def consistent(self, view: View, world: State) -> bool:
        """Whether the world may be the true one behind the view."""
        assert view.seat is not None and isinstance(world, ChronicleState)
        return self.view(world, view.seat) == view and sight.fits(view.seat, world)

    def outcome(self, state: State) -> Outcome:
        """Rulebook, End of the game: the most Fame wins; a tie makes all of them "the winners", be it everybody."""
        assert isinstance(state, ChronicleState)
        winners, why = result(state)
        fame = tuple(float(state.counters[FAME[seat]]) for seat in range(state.seats))
        names = tuple(seat_name(seat) for seat in winners[:1])
        return Outcome(winners, fame, Text(f"chronicle.end.{why}", (int(max(fame)), *names)))


GAME = Chronicle()
