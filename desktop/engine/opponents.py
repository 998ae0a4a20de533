"""The opponents a game offers, as data, and what search and judging need of the game."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text

if TYPE_CHECKING:
    from desktop.engine.game import Game


class Figure(NamedTuple):
    """A figure of somebody's play: the mean of what their decisions count."""

    id: str
    counts: Callable[[Any, int, Action], float]  # of a position, a seat's action; below 0: that is no case of it
    share: bool = True  # in percent; else a number


class Style(NamedTuple):
    """A way to play: which of the moves that are about as good is taken. What is searched is the same for all."""

    id: str
    name: Text
    character: Text
    tastes: Callable[[InfoSet, list[Action]], list[float]]  # how much each of these moves is liked
    margin: float  # of the chance to win: what is no more behind the best is about as good


class Level(NamedTuple):
    """An opponent as data: what it is called, what it is like and how long it thinks."""

    id: str
    agent: str
    name: Text
    character: Text
    seconds: float = 0.0  # the most it thinks about a decision
    iterations: int = 0  # the most it searches
    blur: float = 0.0  # how far off its judgement may be
    turn: float = 0.0  # the most seconds it thinks about a whole turn; 0: as many as its decisions take
    lasting: float = 1.0  # what a turn's delay leaves of a lead: with less than all it wins soon, and loses late
    notice: float = 1.0  # the share of the moves worth trying that it sees
    pull: float = 0.0  # what a move gains in its eyes by being tempting
    awake: bool = False  # takes a win that can be forced now, however else it errs
    style: Style | None = None  # its way to play; None: balanced
    steps: int = 1  # to the next rung: where the two are far apart, opponents stand between them
    halves: "tuple[Level, Level] | None" = None  # whoever stands between two rungs decides now as one, now as the other
    upward: float = 0.0  # the share of its decisions in which that is the upper one


def named(game: str, level: str) -> tuple[Text, Text]:
    """What a level is called, in the house's words, and what it is like, in those of the game."""
    return Text(f"house.level.{level}.name"), Text(f"{game}.level.{level}")


UPPER = 3  # rungs from the top that play in a style, where one is asked for
RANKING = ("search", "playouts", "judge", "estimating")  # agents that know what is about as good
STYLED = "-"  # between the level and its style, or its steps upwards, in the name of whoever plays


def styled(level: Level, style: Style) -> Level:
    """The level in this style."""
    name = Text("house.level.styled", (level.name, style.name))
    return level._replace(id=f"{level.id}{STYLED}{style.id}", name=name, character=style.character, style=style)


def stepped(lower: Level, upper: Level, step: int) -> Level:
    """Who stands so many steps above a rung, on the way to the next one; it thinks as long as either may."""
    return upper._replace(
        id=f"{lower.id}{STYLED}{step}",
        agent="between",
        name=Text("house.level.stepped", (lower.name, step)),
        character=Text("house.level.between", (lower.name, upper.name, round(100 * step / lower.steps))),
        steps=1,
        halves=(lower, upper),
        upward=step / lower.steps,
    )


def rung(player: str) -> str:
    """The level of whoever plays, whatever the style, and however many steps above it."""
    return player.partition(STYLED)[0]


def longer_is_better(level: Level | None) -> bool:
    """Whether the level searches for as long as it is given."""
    return level is not None and level.seconds > 0 and not level.iterations


def styles_of(game: "Game", level: str) -> tuple[Style, ...]:
    """The styles in which a level of this name may play."""
    upper = [each.id for each in game.bots.levels[-UPPER:] if each.agent in RANKING]
    return game.bots.styles if level in upper else ()


def level_of(game: "Game", player: str) -> Level | None:
    """The level, and style or steps, by the name of whoever plays; None where the game has no such opponent."""
    name = rung(player)
    level = next((each for each in game.bots.levels if each.id == name), None)
    if level is None or name == player:
        return level
    ways = (*opponents_of(game), *(styled(level, each) for each in styles_of(game, name)))
    return next((each for each in ways if each.id == player), None)


def opponents_of(game: "Game") -> tuple[Level, ...]:
    """From the weakest on: all rungs, and whoever stands between two of them."""
    levels = game.bots.levels
    found = list(levels[:1])
    for lower, upper in pairwise(levels):
        found += [stepped(lower, upper, step) for step in range(1, lower.steps)]
        found.append(upper)
    return tuple(found)


def usual_level(game: "Game") -> str:
    """The level that plays where nobody says otherwise: the middle one, the lower of two; none where there is none."""
    levels = game.bots.levels
    return levels[(len(levels) - 1) // 2].id if levels else ""


class Endgame(NamedTuple):
    """What an exact look at the end of a game needs."""

    turn: Callable[[Any], int]  # the number of the turn, or of whatever is looked at as a whole
    near: Callable[[Any], bool]  # whether somebody may win within it; false only where nobody can, by no rival's fault
    finish: Callable[[Any, list[Action]], Action]  # how a turn comes to its end; by what its seat sees, and no dice
    replies: int = 0  # turns after the own one in which a loss is looked for


class Judging(NamedTuple):
    """How moves are judged that have been played, and from which loss of the chance to win on what is named how.

    Against a level only what is rare in its games has a name: a slip is what it loses twice in a game, a mistake once,
    a blunder twice in five games, as `python -m tests.ai.verdicts GAME --fit` says; and never less than here, which is
    what can be told from luck. How sure it has to be is the same for all.
    """

    turns: int = 0  # that a playout goes on; 0: `evaluate` plays positions out itself
    playouts: int = 6000  # the most for a decision
    slip: float = 0.05  # what loses less is as good
    mistake: float = 0.1
    blunder: float = 0.2
    levels: Mapping[str, tuple[float, float, float]] = {}  # slip, mistake, blunder, where they were fitted to a level
    looks: int = 600  # iterations, playouts or judgements by which it is told what a move costs (`ai/costs.py`)
    tuned: int = 3000  # worlds at which the bounds are tightest: few where most decisions are soon settled
    reckoned: int = 4000  # worlds after which it is known well enough what a move cost, however little
    last_word: int = 0  # turns of the playouts by which a move is judged once more before it is named; 0: it is not

    def further(self) -> "Judging":
        """With playouts that look as far as the last word is spoken."""
        return self._replace(turns=self.last_word or self.turns)

    def size(self, lost: float) -> str:
        """What such a loss is called."""
        return "blunder" if lost >= self.blunder else "mistake" if lost >= self.mistake else "slip"


class Parting(NamedTuple):
    """How luck is told from play when a match is over (`ai/luck.py`): what positions are worth to those who know what
    everybody at the table together knows. `python -m tests.ai.luck GAME` says how much of the results it explains.
    """

    turns: int = 0  # that a position is played on; 0: `evaluate` judges it as it is
    worlds: int = 1  # in so many that the table cannot tell from the true one
    others: int = 16  # that might have come in place of what came
    deals: int = 32  # that might have been dealt
    trust: float = 1.0  # of a difference in worth that chance made: how much of it is told as luck


class Bots(NamedTuple):
    """What the search needs of a game, and the opponents it offers."""

    policy: Callable[[Any, list[Action], Rng], Action]  # a rollout move, fast
    evaluate: Callable[[Any, int], float]  # how good a position is for a seat, 0 to 1
    greedy: Callable[[InfoSet, Rng], Action]
    levels: tuple[Level, ...]
    depth: int = 8  # the most decisions of a rollout; 0: `evaluate` plays a position out itself
    chances: bool = False  # the values of all seats add up to 1: a seat's own is its reward, whoever has the rest
    # Where a game can compute what its actions are worth: each with the chance to win that it leaves.
    judge: Callable[[InfoSet, Rng], list[tuple[Action, float]]] | None = None
    # Where turns are long: the actions worth a search, the rule of thumb's first, and how a position is played out
    # (each seat's reward, 0 to 1).
    candidates: Callable[[InfoSet, Rng], list[Action]] | None = None
    playout: Callable[[Any, Rng], list[float]] | None = None
    # The legal actions less the dominated ones: whoever sees what the seat sees can tell that these are never better
    # and mostly worse than another. No level plays them; None: there are none. Asked through `InfoSet.sensible`.
    sensible: Callable[[InfoSet], list[Action]] | None = None
    # How much a move draws somebody who judges by appearance, 0 to 1: the big card, the loud one.
    tempts: Callable[[InfoSet, Action], float] | None = None

    endgame: Endgame | None = None  # where wins within a turn can be forced
    # How a position looks to those who see no further than it; `evaluate` unless given.
    glance: Callable[[Any, int], float] | None = None
    # And to those who look back at a match, whom no opponent depends on: fitted to games that were played to their end.
    in_review: Callable[[Any, int], float] | None = None
    explore: float = 0.5  # how much a search tries what did less well so far: little where good moves differ by little
    # Where a search looks no further, neither by its tree nor by a rollout: positions that `evaluate` judges best.
    calm: Callable[[Any], bool] | None = None
    # What a search looks at of these actions: one of each kind that comes to the same. The flag: they are those of the
    # position itself, not of one that it looks ahead to.
    apart: Callable[[Any, list[Action], bool], list[Action]] | None = None
    styles: tuple[Style, ...] = ()
    figures: tuple[Figure, ...] = ()  # what is counted of somebody's play
    judging: Judging = Judging()
    parting: Parting = Parting()

    def reviewed(self, state: Any, seat: int) -> float:
        """The seat's chance to win, as whoever looks back sees it."""
        return (self.in_review or self.evaluate)(state, seat)

    def judging_against(self, level: str) -> Judging:
        """With the bounds for rivals of this level, in whatever style: its own, or between those of the nearest."""
        names, fitted = [each.id for each in self.levels], self.judging.levels
        if rung(level) not in names or not fitted:
            return self.judging
        at, known = names.index(rung(level)), sorted(names.index(name) for name in fitted)
        below = max((each for each in known if each <= at), default=known[0])
        above = min((each for each in known if each >= at), default=known[-1])
        share = (at - below) / (above - below) if above != below else 0.0
        one, other = fitted[names[below]], fitted[names[above]]
        slip, mistake, blunder = (round(a + share * (b - a), 3) for a, b in zip(one, other))
        return self.judging._replace(slip=slip, mistake=mistake, blunder=blunder)
