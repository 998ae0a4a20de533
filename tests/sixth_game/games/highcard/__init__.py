"""High Card: the smallest game that is one. This file wires it together."""

from desktop.games.highcard import rules, talk
from desktop.games.highcard.bots import BOTS
from desktop.games.highcard.cards import CATALOG
from desktop.games.highcard.layout import HighCardFace
from desktop.games.highcard.state import HighCardState, make_setting

from desktop.engine.game import GameInfo, Outcome, Talk
from desktop.engine.setting import Setting, Value
from desktop.engine.state import State
from desktop.face import TableGame


class HighCard(TableGame):
    """High Card behind the interface that all games share."""

    info = GameInfo("highcard", "High Card", {"table": range(2, 4)}, rules_version=1)
    catalog = CATALOG
    options = ()
    verbs = rules.VERBS
    bots = BOTS
    talk = Talk(talk.describe, talk.why_not, talk.preview, talk.SECTIONS)
    position = HighCardState
    face = HighCardFace()

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(seats, mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """Six cards a seat."""
        return rules.deal(setting, seed)

    def outcome(self, state: State) -> Outcome:
        """Most tricks."""
        return rules.outcome(state)


GAME = HighCard()
