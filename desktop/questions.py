"""What the window asks the opponents' process (`worker.py`), and what it is answered.

A question goes with a world that the seat itself could have imagined (see `InfoSet`), never with the match. Only when
a match is over and luck is told from play (`TellLuck`) are positions as they were. Actions are texts.
"""

from typing import Any, NamedTuple

from desktop.ai.ahead import Ahead
from desktop.ai.costs import Cost
from desktop.ai.judging import Settled, Verdict
from desktop.ai.luck import Found
from desktop.ai.played_out import PlayedOut
from desktop.engine.match import Spent

OTHER_CARDS = "other cards"  # the answer where an owner's numbers have changed since the window read them


class Choose(NamedTuple):
    """Which move does an opponent of this level make?"""

    level: str
    seconds: float = 0.0
    iterations: int = 0


class Weigh(NamedTuple):
    """What does a search think of every action?"""

    seconds: float = 0.0
    iterations: int = 0
    twice: bool = False  # from two halves of the budget with dice of their own, and how far they are apart


class Judge(NamedTuple):
    """What is to be thought of a move that was played, and what does it cost?"""

    played: str
    against: str = ""  # the level of the rivals
    playouts: int = 0  # the most; 0: as many as the game says


class Watch(NamedTuple):
    """Which moves would be blunders?"""

    first: str  # is about to be made; empty: none is
    against: str
    seconds: float


class LookAhead(NamedTuple):
    """How may it go on after each of these moves, in the first of so many worlds in which the last is better?"""

    moves: tuple[str, ...]
    worlds: int = 1


class PlayOut(NamedTuple):
    """What do two moves come to in so many games, played on to the end?"""

    first: str
    second: str
    games: int
    sure: bool = False  # the second wins by force


class TellLuck(NamedTuple):
    """What was luck and what was play, from the deal (decision -1) or a decision on, for about so many seconds?"""

    moves: tuple[str, ...]  # what was decided from there on
    seconds: float


Question = Choose | Weigh | Judge | Watch | LookAhead | PlayOut | TellLuck


class Task(NamedTuple):
    """A question about a position."""

    ticket: int
    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    seat: int
    world: dict[str, Any]
    decision: int  # its number in the match
    question: Question
    seed: int = 0  # with the decision, of the dice
    cards: str = ""  # the digest of numbers of one's own, with which the match is played


class Answer(NamedTuple):
    """What came of a task; `failed` holds a sentence where it could not be done."""

    ticket: int
    action: str = ""  # that an opponent chose
    iterations: Spent = 0
    seconds: float = 0.0
    failed: str = ""
    found: tuple[tuple[str, float], ...] = ()  # actions weighed, and their chances, the best first
    lost: int = 0  # processes that took part before, and have ended
    verdict: Verdict | None = None
    cost: Cost | None = None  # of the move that was judged
    parted: tuple[Found, ...] = ()  # of at least one decision; of the deal before them
    error: float = 0.0  # of what was weighed twice: half of what lies between the two, at the best action
    ahead: Ahead | None = None
    played_out: PlayedOut | None = None
    settled: Settled | None = None  # of the moves that were watched
