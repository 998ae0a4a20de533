"""A game's face: what it shows on a table, and which gesture means which action. A game subclasses `GameFace`.

Everything is made from one seat's view; sentences go through `say`. What is abstract here every game brings, all else
has a default: a game that lacks a hook simply has less to show. Places and parts are asked for one by one, so that
whoever shows a table asks for what has changed alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import wraps
from typing import ClassVar, TypeVar

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.game import Game
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View, alike
from desktop.engine.text import Text, listed
from desktop.look import Bracket, Face, Gesture, Key, LayoutSpec, Look, Part, Plate, Race, Sitter, Threat, Verdict

Say = Callable[[Text], str]
Earlier = Callable[[], Sequence[Event]]
What = TypeVar("What", bound=Hashable)
Made = TypeVar("Made")
MOST_KEPT = 4096  # of one function
Movable = Collection[tuple[Key, int]]  # the cards that somebody may take up now


def once_a_language(game: str) -> Callable[[Callable[[What, Say], Made]], Callable[[What, Say], Made]]:
    """Keeps what a function makes of a card, or of what lies in a pile: a table shows the same ones after every event.

    Language by language, known by a sentence that no two of them share; so it must not hold the name of a seat.
    """
    about = Text(f"{game}.about")

    def keeping(make: Callable[[What, Say], Made]) -> Callable[[What, Say], Made]:
        kept: dict[tuple[str, What], Made] = {}

        @wraps(make)
        def made(what: What, say: Say) -> Made:
            known = (say(about), what)
            if known not in kept:
                if len(kept) >= MOST_KEPT:
                    kept.clear()
                kept[known] = make(what, say)
            return kept[known]

        return made

    return keeping


class GameFace(ABC):
    """What one game shows, and what a hand means there."""

    sides: ClassVar[Sequence[tuple[str, str]]]  # colour and shape by seat
    back: ClassVar[Face]  # of a card that lies face down
    cues: ClassVar[Mapping[str, str]] = {}  # by a note's key: which cue of the table or the world plays it
    heads: ClassVar[Mapping[str, str]] = {"turn": "turn"}  # notes that head a part of the log, and their sentences
    handy: ClassVar[Collection[str]] = ()  # verbs with a place on the table and a button too
    button_row: ClassVar[Sequence[str]] = ()  # verbs of buttons from the right; what stands alone at times comes first
    races_on: ClassVar[Collection[str]] = ()  # the counters and zones on which `race` depends
    closing: ClassVar[Collection[str]] = ()  # verbs that let a rival go on
    recounts: ClassVar[bool] = False  # whether a whole turn of another seat is told by `recount`

    # ---- what happened

    def verdicts(
        self, events: Sequence[Event], at: Callable[[int], View], say: Say, earlier: Earlier = tuple
    ) -> dict[int, Verdict]:
        """What the clashes among these events came to, each by the number of the event before which it is told.

        `at`: the view before an event, by its number; `earlier`: what the same seat's decisions just before brought.
        """
        return {}

    # ---- what is about to happen

    def threats(self, info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
        """What the next step of a rival does to the seat that decides, if it does nothing else and the seat no more.

        `action`: something the seat does before; None where that is not told, though nothing is.
        """
        return ()

    def warning(self, view: View, action: Action, threats: Sequence[Threat]) -> str:
        """Of what threatens, what costs the match and what this action lets happen; empty: nothing does."""
        grave = (threat.text for threat in threats if threat.grave)
        return next(grave, "") if action.verb in self.closing else ""

    def against(self, info: InfoSet, action: Action, better: Action) -> Sequence[Text]:
        """What speaks against an action beside a better one, which is not named: facts, the weightiest first.

        Asked where neither its outcome nor what threatens then tells of a difference.
        """
        return ()

    # ---- the table

    @abstractmethod
    def spec(self, view: View, say: Say) -> LayoutSpec:
        """The places of the table."""

    @abstractmethod
    def printed(self, card: int, say: Say) -> Face:
        """The printed side of any card of the catalog, wherever it lies."""

    def cards(self, view: View, key: Key, movable: Movable | None, say: Say) -> tuple[Look, ...]:
        """The cards of one place as they lie now; none where even their number is secret. None: nobody decides here."""
        slots = view.zones.get(Place(*key)) or ()
        return tuple(
            Look(self.back, self.back, face_up=False, playable=(key, at) in (movable or ()))
            if slot.card is None
            else Look(self.printed(slot.card, say), self.back, playable=(key, at) in (movable or ()))
            for at, slot in enumerate(slots)
        )

    def part(self, view: View, key: Key, sitters: Sequence[Sitter], say: Say) -> Part | None:
        """What is no card in one place of the table; None: nothing now. How long somebody thinks stands on plates."""
        name, seat = key
        if name != "plate":
            return None
        sitter, (color, shape) = sitters[seat], self.side_of(view, seat)
        return Plate(sitter.name, sitter.kind, color, shape, view.to_act == seat, sitter.thinking)

    def brackets(self, view: View, say: Say) -> dict[Key, Bracket]:
        """Frames round some cards of a place."""
        return {}

    def foreseen(self, view: View, action: Action, say: Say) -> dict[Key, Part]:
        """What is no card, as it would be after a move that is only aimed at."""
        return {}

    def side_of(self, view: View, seat: int) -> tuple[str, str]:
        """Colour and shape of a seat; a game whose deal settles them brings its own."""
        return self.sides[seat]

    def looks(self, view: View, legal: Sequence[Action], say: Say) -> dict[Key, tuple[Look, ...]]:
        """Every card of a table at once, for a picture of it."""
        movable = self.movable(view, legal) if legal else None
        return {zone.key: self.cards(view, zone.key, movable, say) for zone in self.spec(view, say).zones}

    def parts(self, view: View, sitters: Sequence[Sitter], say: Say) -> dict[Key, Part]:
        """All that is no card at once."""
        made = ((place.key, self.part(view, place.key, sitters, say)) for place in self.spec(view, say).parts)
        return {key: part for key, part in made if part is not None}

    # ---- gestures

    def gesture(self, view: View, action: Action) -> Gesture | None:
        """The card to take and the place to drop it for an action, the plainest way; None: it has a button."""
        return None

    def gestures(self, view: View, action: Action) -> Sequence[Gesture]:
        """All that mean an action, the plainest first: each card that looks the same will do."""
        only = self.gesture(view, action)
        if only is None:
            return ()
        return [only._replace(src_at=at) for at in alike(view, Place(*only.src), only.src_at)]

    def movable(self, view: View, legal: Sequence[Action]) -> set[tuple[Key, int]]:
        """The cards that some legal action takes up."""
        return {(found.src, found.src_at) for action in legal for found in self.gestures(view, action)}

    # ---- words of a decision

    def asks(self, view: View, legal: Sequence[Action]) -> Text:
        """What is expected of the seat that decides: what it may do now, and nothing else."""
        return view.prompt

    @abstractmethod
    def offer(self, action: Action) -> Text:
        """An action as a line of the list of legal moves."""

    def button(self, view: View, action: Action) -> Text:
        """What stands on the button of an action."""
        return self.offer(action)

    def aside(self, view: View, action: Action, left: int) -> Text | None:
        """The small line on a button; `left`: how many cards the default action would leave unplayed, else 0."""
        return Text("house.play.left", (left,)) if left else None

    def ranked(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """The buttons in their order, the default one first; of the handy ones as many as are worth a button."""
        return list(actions)

    # ---- where the game stands

    def race(self, view: View, say: Say) -> Race | None:
        """How the sides stand towards the end of the game, the reader's first, by what everybody may know."""
        return None

    @abstractmethod
    def heading(self, view: View) -> Text:
        """Where the game stands, for the top bar and the list of saved games."""

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]:
        """The parts of a turn, and the current one."""
        return (), 0

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]:
        """A seat's numbers for the table at the end."""
        return ()

    def measure(self, view: View, seat: int) -> float:
        """How well a seat stands, for the curve at the end."""
        return 0.0

    def automated(self, view: View, seats: int) -> Sequence[tuple[Text, float]]:
        """The sides that play by themselves, and how well each stands by the same measure."""
        return ()

    def begins(self, view: View, options: Mapping[str, object]) -> Text | None:
        """Why whoever decides first does so, where what the deal tells does not say it."""
        return None

    # ---- what has happened

    def called(self, event: Event) -> Text | None:
        """What is called out over the table; None: the cue's own sentence, with seat and number."""
        return None

    def reckoned(self, notes: Sequence[Event], say: Say) -> tuple[str, str] | None:
        """A round's end in two lines."""
        return None

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]:
        """The cards that a log line about an action of this view names."""
        return ()

    def tell(self, view: View, event: Event) -> Text | None:
        """A line for the log under the decision it belongs to, from the view the event met; most have none."""
        return None

    def figure(self, view: View, event: Event) -> Text | None:
        """What an event came to, in a figure or two words, from the view it met; most come to nothing of their own."""
        return None

    def recount(self, view: View, seat: int, events: Sequence[Event]) -> tuple[Text, ...]:
        """A whole turn of a seat in a few lines, from what the reader saw of it."""
        return ()


def ordered_from(first: int | None, sides: int) -> list[int]:
    """All sides, the one that looks first."""
    first = first if first is not None and 0 <= first < sides else 0
    return [(first + each) % sides for each in range(sides)]


def leading(names: Sequence[Text], measures: Sequence[int], by: str) -> Text:
    """Who is ahead in a race, and by how much; `by`: the id of that amount's words."""
    best = max(measures)
    first = [name for name, measure in zip(names, measures, strict=True) if measure == best]
    if len(first) == len(names):
        return Text("house.race.level")
    if len(first) > 1:
        return Text("house.race.lead_together", (listed(first),))
    second = max(measure for measure in measures if measure < best)
    return Text("house.race.leads", (first[0], Text(by, (best - second,))))


class TableGame(Game):
    """A game that can be shown: its rules, and its face."""

    face: ClassVar[GameFace]


def face_of(game: Game) -> GameFace:
    """The face of a game that is on a table."""
    if not isinstance(game, TableGame):
        raise TypeError(f"{game.info.title} has no face: it must be a TableGame to be shown")
    return game.face
