"""Clash of Decks: two lanes, and a hand that is also a fortress. This file wires the game together."""

from collections.abc import Mapping

from desktop.engine.events import Place
from desktop.engine.game import GameInfo, Option, OptionError, Outcome, Secret, Talk
from desktop.engine.setting import Setting, Value
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.face import TableGame
from desktop.games.clash import talk
from desktop.games.clash.bots import BOTS
from desktop.games.clash.cards import BOOK, CATALOG, EDITIONS, TOWER
from desktop.games.clash.layout import ClashFace
from desktop.games.clash.reasons import reasons
from desktop.games.clash.rules import VERBS, WINDOW, new_state, result
from desktop.games.clash.state import ClashState, make_setting
from desktop.games.clash.themes import theme

_DECKS = ("seed", "1", "2", "3", "4")


class Clash(TableGame):
    """Clash of Decks behind the interface that all games share."""

    info = GameInfo("clash", "Clash of Decks", {"duel": range(2, 3)}, rules_version=1, opponents_version=4)
    catalog = CATALOG
    book = BOOK
    options = (
        Option("edition", "starter", EDITIONS, main=True),
        Option("deal", "draft", ("draft", "preset", "random"), main=True),
        Option("first", "seed", ("seed", "seat0", "seat1")),
        Option("deck0", "seed", _DECKS, needs=("deal", ("preset",))),
        Option("deck1", "seed", _DECKS, needs=("deal", ("preset",))),
        Option("exposed_tower_falls", True),
        Option("turn_limit", 1000, low=2, high=1000, safety=True),
    )
    verbs = VERBS
    bots = BOTS
    talk = Talk(talk.describe, talk.why_not, talk.preview, talk.SECTIONS, reasons, theme)
    position = ClashState
    face = ClashFace()

    def settle(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options; preset decks are the starter edition's, and the two seats' decks differ."""
        settled = TableGame.settle(self, options)
        if settled["deal"] == "preset":
            if settled["edition"] != "starter":
                raise OptionError(
                    "the preset decks belong to the starter edition: choose edition=starter or deal=draft",
                    Text("clash.why.preset_edition"),
                )
            if settled["deck0"] == settled["deck1"] != "seed":
                raise OptionError("the two seats cannot both take the same preset deck", Text("clash.why.preset_twice"))
        return settled

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """The fixed frame of one game."""
        return make_setting(mode, options)

    def deal(self, setting: Setting, seed: int) -> State:
        """The table before the draft, or with both decks laid out."""
        return new_state(setting, seed)

    def secrets(self, view: View, seat: int) -> tuple[Secret, ...]:
        """What the other wonders about a seat: which of its cards, all of them known, lie where they may be played."""
        row = Place("hand", seat)
        places = [at for at, slot in enumerate(view.zones[row] or ()) if slot.card is None or slot.card < TOWER]
        return (Secret("window", row, tuple(places[:WINDOW])),) if places else ()

    def outcome(self, state: State) -> Outcome:
        """The seat whose Stronghold fell has lost."""
        assert isinstance(state, ClashState)
        winners, why = result(state)
        scores = tuple(1.0 if seat in winners else 0.5 if not winners else 0.0 for seat in (0, 1))
        names = (seat_name(1 - winners[0]), seat_name(winners[0])) if winners else ()
        return Outcome(winners, scores, Text(f"clash.end.{why}", names))


GAME = Clash()
