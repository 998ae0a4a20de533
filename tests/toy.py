"""A game of one pile, for tests of rooms that need some game: take one or two cards, who takes the last one wins."""

from dataclasses import dataclass
from typing import Any

from desktop.engine.actions import Action, Verb, Verbs
from desktop.engine.events import Place
from desktop.engine.frames import Ask
from desktop.engine.game import Attempt, Game, GameInfo, Note, Option, Outcome, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Level
from desktop.engine.setting import Catalog, CounterDef, Setting, Value, ZoneDef
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text

PILE, TAKEN = Place("pile"), Place("taken")
VERBS = Verbs((Verb("take_one"), Verb("take_two")))


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    """Somebody takes cards."""

    seat: int

    def options(self, state: Any) -> list[Action]:
        """One, or two while there are two."""
        return [VERBS.action(verb) for verb in ("take_one", "take_two")[: len(state.zones[0])]]

    def choose(self, state: Any, action: Action) -> None:
        """Take, and pass the turn on."""
        for _ in range(1 if action.verb == "take_one" else 2):
            state.move(0, len(state.zones[0]) - 1, 1)
        state.counters[0] = (self.seat + 1) % state.setting.seats
        state.over = not state.zones[0]
        state.stack[-1] = Turn(state.counters[0])


class Pile(State):
    """The pile and what was taken."""

    __slots__ = ()
    frames = (Turn,)

    def clone(self) -> "Pile":
        """A copy without a log."""
        copy = Pile()
        copy.setting, copy.zones, copy.known = self.setting, [list(zone) for zone in self.zones], list(self.known)
        copy.counters, copy.stack, copy.rng, copy.over = list(self.counters), list(self.stack), self.rng, self.over
        copy.log, copy.learned = None, self.learned
        return copy


class Toy(Game):
    """Take the last card."""

    info = GameInfo("toy", "Last Card", {"duel": range(2, 3), "circle": range(3, 5)}, 1)
    catalog = Catalog(("card",))
    options = (
        Option("deck", "short", ("short", "long")),
        Option("colour", "red", ("red", "green", "blue", "yellow", "violet")),
        Option("open_hands", False),
        Option("cards", 7, low=3, high=20),
    )
    verbs = VERBS
    bots = Bots(
        lambda state, legal, rng: legal[0],
        lambda state, seat: 0.5,
        lambda info, rng: info.legal[0],
        (
            Level("random", "random", Text("toy.level.random"), Text("toy.level.random.character")),
            Level("strong", "ismcts", Text("toy.level.strong"), Text("toy.level.strong.character"), 1.5),
        ),
    )

    def setting(self, seats: int, mode: str, options: dict[str, Value]) -> Setting:
        """Two open zones and a counter."""
        return Setting(
            "toy", seats, mode, options, self.catalog, (ZoneDef(PILE), ZoneDef(TAKEN)), (CounterDef("turn"),)
        )

    def deal(self, setting: Setting, seed: int) -> Pile:
        """All cards on the pile."""
        state = self.blank(setting)
        state.zones[0] = [0] * int(setting.options["cards"])
        state.stack = [Turn(0)]
        return state

    def blank(self, setting: Setting) -> Pile:
        """Nothing on the table."""
        state = Pile()
        state.start(setting, 0)
        return state

    def outcome(self, state: State) -> Outcome:
        """Who moved last."""
        winner = (state.counters[0] - 1) % state.setting.seats
        return Outcome((winner,), tuple(float(seat == winner) for seat in range(state.setting.seats)), Text("toy.end"))

    def describe(self, view: View, action: Action) -> Text:
        """The action's own name."""
        return Text(f"toy.{action.verb}")

    def why_not(self, view: View, attempt: Attempt) -> Reason | None:
        """Everything goes."""
        return None

    def preview(self, info: InfoSet, action: Action) -> tuple[Note, ...]:
        """Nothing to tell."""
        return ()
