"""The War Chronicles of Ganymede: small decks, a limit of 21, and a foe whose piles nobody may count.

This file wires the game together.
"""

from typing import ClassVar

from desktop.engine.events import Place
from desktop.engine.game import GameInfo, Option, Outcome, Secret, Talk
from desktop.engine.rng import Rng
from desktop.engine.setting import Setting, Value
from desktop.engine.sight import PUBLIC, Slots, View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.face import TableGame
from desktop.games.ganymede import sight, talk
from desktop.games.ganymede.bots import BOTS
from desktop.games.ganymede.cards import BOOK, CATALOG
from desktop.games.ganymede.layout import GanymedeFace
from desktop.games.ganymede.reasons import reasons
from desktop.games.ganymede.rules import new_state, result
from desktop.games.ganymede.state import BATTLE, CAMPS, FULL, HP, GanymedeState, make_setting
from desktop.games.ganymede.stopping import drawn_so
from desktop.games.ganymede.themes import theme
from desktop.games.ganymede.verbs import VERBS


class Ganymede(TableGame):
    """The War Chronicles of Ganymede behind the interface that all games share."""

    info = GameInfo(
        "ganymede",
        "The War Chronicles of Ganymede",
        {"battle": range(2, 3), "coop": range(2, 3), "three": range(3, 4)},
        rules_version=2,
        opponents_version=6,
    )
    catalog = CATALOG
    book = BOOK
    options = (
        Option("purple_deck", "veterans", ("veterans", "recruits"), main=True, needs=("mode", ("coop", "three"))),
        Option("disc", "seed", ("seed", "seat0", "seat1"), needs=("mode", ("battle",))),
        Option("two_takes_to", "deck_top", ("deck_top", "played")),
        Option("open_plans", False, needs=("mode", ("coop", "three"))),
        Option("round_limit", 200, low=1, high=1000, safety=True),
    )
    verbs = VERBS
    bots = BOTS
    talk = Talk(talk.describe, talk.why_not, talk.preview, talk.SECTIONS, reasons, theme)
    position = GanymedeState
    roles: ClassVar[dict[str, tuple[str, ...]]] = {"coop": CAMPS[:2], "three": CAMPS}
    sides: ClassVar[dict[str, tuple[tuple[int, ...], ...]]] = {"coop": ((0, 1),), "three": ((0, 1), (2,))}
    face = GanymedeFace()
    any_order = False

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(seats, mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """The table before the first black card is chosen."""
        return new_state(setting, seed)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may know."""
        assert isinstance(state, GanymedeState)
        return sight.view(state, seat)

    def deal_unknown(self, world: State, seat: int, dealt: list[tuple[Slots, list[int]]], rng: Rng) -> None:
        """Lay a camp's unknown cards on their places."""
        sight.deal_unknown(world, seat, dealt, rng)

    def can_be(self, view: View, place: Place, at: int) -> tuple[int, ...]:
        """What an unknown card may be, so that its row can have come about."""
        return sight.can_be(view, place, at)

    def secrets(self, view: View, seat: int) -> tuple[Secret, ...]:
        """What others may wonder about a camp: its row, before all are turned up."""
        row = Place("row", seat)
        slots = view.zones[row] or ()
        covered = any(PUBLIC not in slot.marks for slot in slots)
        return (Secret("row", row, tuple(range(len(slots)))),) if covered else ()

    def likelihood(self, world: State, secret: Secret) -> float:
        """Who stops has much, who goes on drawing has little."""
        assert isinstance(world, GanymedeState)
        return drawn_so(world, secret.place.seat)

    def consistent(self, view: View, world: State) -> bool:
        """Whether the world may be the true one behind the view."""
        assert isinstance(world, GanymedeState)
        return sight.consistent(view, world)

    def outcome(self, state: State) -> Outcome:
        """Who still stands; among three, Red and Green win or lose together."""
        assert isinstance(state, GanymedeState)
        winners, why = result(state)
        seats = state.setting.seats
        if state.kind == BATTLE:
            names = (seat_name(winners[0]), seat_name(1 - winners[0]))
            scores = tuple(float(seat in winners) for seat in range(seats))
            return Outcome(winners, scores, Text(f"ganymede.end.{why}", names))
        scores = tuple(state.counters[HP[camp]] / FULL for camp in range(seats))
        return Outcome(winners, scores, Text(f"ganymede.end.{why}"), shared=True)


GAME = Ganymede()
