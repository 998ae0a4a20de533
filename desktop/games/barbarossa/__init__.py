"""Barbarossa: a deck-builder for two to five, from the border to Moscow. Wires the game together."""

from collections.abc import Mapping

from desktop.engine.game import GameInfo, Option, Outcome, Secret, Talk
from desktop.engine.setting import Setting, Value
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.face import TableGame
from desktop.games.barbarossa import outlook, talk
from desktop.games.barbarossa.bots import BOTS
from desktop.games.barbarossa.cards import BOOK, CATALOG
from desktop.games.barbarossa.layout import BarbarossaFace
from desktop.games.barbarossa.leaning import leaning
from desktop.games.barbarossa.reasons import reasons
from desktop.games.barbarossa.rules import VERBS, decided_by, new_state, why, winners
from desktop.games.barbarossa.state import VICTORY, BarbarossaState, make_setting
from desktop.games.barbarossa.themes import theme


class Barbarossa(TableGame):
    """Barbarossa behind the interface that all games share."""

    info = GameInfo("barbarossa", "Barbarossa", {"campaign": range(2, 6)}, rules_version=2, opponents_version=7)
    catalog = CATALOG
    book = BOOK
    options = (
        Option("activation", "needed", ("needed", "always")),
        Option("first_seat", "seed", ("seed", "seat0")),
        Option("round_limit", 300, low=1, high=1000, safety=True),
    )
    verbs = VERBS
    bots = BOTS
    talk = Talk(talk.describe, talk.why_not, outlook.preview, talk.SECTIONS, reasons, theme)
    position = BarbarossaState
    face = BarbarossaFace()

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(seats, mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """The table before the first turn."""
        return new_state(setting, seed)

    def leaning(self, view: View, secret: Secret) -> Mapping[int, float]:
        """What has been played of a hand says what is left in it."""
        return leaning(view, secret)

    def outcome(self, state: State) -> Outcome:
        """The most victory points when Moscow has fallen, or the rounds are over."""
        assert isinstance(state, BarbarossaState)
        best = winners(state)
        scores = tuple(float(state.counters[VICTORY[seat]]) for seat in range(state.setting.seats))
        decided = decided_by(state)
        told = (int(max(scores)), seat_name(best[0]))
        return Outcome(best, scores, Text(f"barbarossa.end.{why(state)}_{decided}", told))


GAME = Barbarossa()
