"""What may be done now: one phase of the match on its table, and one table of what each phase allows.

The rule kept here: keys, buttons, hints, hands and the page ask `may`; nobody works it out for himself. A phase is
never stored. It follows from the stage of the table, which the controller keeps, and from the match and its opponents.

What is allowed is a matter of the phase alone. Whether there is anything to do it to (a decision to take back, a card
that may be lifted) is asked of the match besides. A pause before something new may be pressed, or a key that is
swallowed while its button waits, belongs here as well: every key and every button comes through this door.
"""

from __future__ import annotations

from enum import Enum, auto


class Stage(Enum):
    """What the table itself is at: all that the controller stores."""

    EMPTY = auto()  # before the match has been begun at it
    DEALING = auto()  # another table is laid, and its cards are dealt
    SHOWING = auto()  # what was decided is played
    STANDING = auto()  # it agrees with the viewer's view
    LOOKING = auto()  # an earlier table lies in its place
    COVERED = auto()  # the curtain is up, and nothing lies there
    CLOSED = auto()  # the match has left it


class Phase(Enum):
    """Where the match on the table is; the table of what is allowed has a row for each."""

    EMPTY = auto()
    DEALING = auto()
    SHOWING = auto()
    ENDING = auto()  # the match is over, and the table has not come to it yet
    ACTING = auto()  # the viewer is to decide
    WAITING = auto()  # another seat is
    HELD = auto()  # its move lies ready, and waits until the person lets it be shown
    STUCK = auto()  # its process has given up
    LOOKING = auto()
    OVER = auto()
    REVISITING = auto()  # looking at an earlier table of a match that is over
    COVERED = auto()
    CLOSED = auto()

    @property
    def moving(self) -> bool:
        """Whether the table is still on its way to what the match has come to."""
        return self in (Phase.DEALING, Phase.SHOWING, Phase.ENDING)

    @property
    def looking(self) -> bool:
        """Whether an earlier table is shown."""
        return self in (Phase.LOOKING, Phase.REVISITING)

    @property
    def decided(self) -> bool:
        """Whether the match is over, as whoever looks at the table may know."""
        return self in (Phase.ENDING, Phase.OVER, Phase.REVISITING)


class Deed(Enum):
    """What a person may do at the table."""

    __hash__ = object.__hash__  # it is looked up dozens of times a move; Enum's own is Python
    START = auto()
    ACT = auto()  # take a card up, press a button that decides, choose from the list
    HINT = auto()
    UNDO = auto()  # also out of what is being played, or from an earlier table
    REDO = auto()
    RESIGN = auto()
    PRACTISE = auto()
    HASTEN = auto()  # let the opponent play the best that it has found
    RUSH = auto()  # everything at once, up to the next decision of a person
    SHOW_NEXT = auto()  # let the move that lies ready be shown
    ASK_AGAIN = auto()  # the process that has given up
    LOOK_BACK = auto()  # at an earlier table
    LOOK_AWAY = auto()  # from it
    RESULTS = auto()  # how it ended, once more
    COVER = auto()
    UNCOVER = auto()
    READ = auto()  # what a card can be, and the plates: the cards lie still and are seen
    BROWSE = auto()  # log, lists, rules, cards, menu: whatever shows and changes nothing


_PLAYING = {Deed.UNDO, Deed.RESIGN, Deed.PRACTISE, Deed.COVER, Deed.BROWSE}  # while a match goes on and is looked at
_MOVING = _PLAYING | {Deed.REDO, Deed.HASTEN, Deed.RUSH, Deed.ASK_AGAIN}
_STILL = _PLAYING | {Deed.READ, Deed.LOOK_BACK}

ALLOWED: dict[Phase, frozenset[Deed]] = {
    phase: frozenset(deeds)
    for phase, deeds in {
        Phase.EMPTY: {Deed.START, Deed.PRACTISE, Deed.BROWSE},
        Phase.DEALING: _MOVING,
        Phase.SHOWING: _MOVING,
        Phase.ENDING: {Deed.RUSH, Deed.COVER, Deed.BROWSE},
        Phase.ACTING: _STILL | {Deed.ACT, Deed.HINT, Deed.REDO},
        Phase.WAITING: _STILL | {Deed.HASTEN, Deed.RUSH},
        Phase.HELD: _STILL | {Deed.SHOW_NEXT, Deed.RUSH},
        Phase.STUCK: _STILL | {Deed.ASK_AGAIN, Deed.RUSH},
        Phase.LOOKING: _STILL | {Deed.LOOK_AWAY, Deed.HASTEN, Deed.RUSH},
        Phase.OVER: {Deed.RESULTS, Deed.READ, Deed.LOOK_BACK, Deed.BROWSE},
        Phase.REVISITING: {Deed.LOOK_AWAY, Deed.READ, Deed.LOOK_BACK, Deed.BROWSE},
        Phase.COVERED: {Deed.UNCOVER},
        Phase.CLOSED: set(),
    }.items()
}


def may(phase: Phase, deed: Deed) -> bool:
    """Whether the phase allows it."""
    return deed in ALLOWED[phase]


def phase_of(stage: Stage, *, over: bool, to_act: bool, stuck: bool, held: bool) -> Phase:
    """The phase: of the table first, then of the match, then of whoever is to decide (`to_act`: the viewer is)."""
    if stage in (Stage.EMPTY, Stage.COVERED, Stage.CLOSED):
        return Phase[stage.name]
    if over:
        return {Stage.STANDING: Phase.OVER, Stage.LOOKING: Phase.REVISITING}.get(stage, Phase.ENDING)
    if stage is not Stage.STANDING:
        return Phase[stage.name]
    if to_act:
        return Phase.ACTING
    return Phase.STUCK if stuck else Phase.HELD if held else Phase.WAITING
