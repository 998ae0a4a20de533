"""How moments of a match come into the box of drills: named by the look back, and verified again in idle time.

The rule kept here: what a drill holds was made from what its seat knew (`InfoSet`), and it may be asked once games
with luck of their own, played on to the end, have said the same as the verdict that named it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import islice

from PySide6.QtCore import QObject, Signal

from desktop.app.house.drill_session import MOST, Session
from desktop.app.house.house import House
from desktop.controller.drilling import Posed, pose, posed_of, theme_of
from desktop.controller.judged import Moment
from desktop.controller.matches import PERSON, Match
from desktop.controller.proving import Proving, Question
from desktop.storage.drills import DAY, Drill, id_of, known, packed, unpacked
from desktop.storage.errors import StorageError

FEW = 20  # with fewer drills than that, a slip is worth one too
SLIP = "slip"


def made_of(match: Match, moment: Moment, now: float) -> Drill:
    """A moment as a drill, still to be verified."""
    posed, verdict = posed_of(match, moment), moment.verdict
    game, text = match.game, match.game.verbs.text
    seat, player = posed.info.seat, match.seats[posed.info.seat].name
    position = packed(dict(match.options), posed.info.world_json())
    return Drill(
        id_of(player, game.info.id, match.mode, seat, position),
        player,
        game.info.id,
        match.mode,
        len(match.seats),
        game.info.rules_version,
        game.book.digest,
        seat,
        position,
        text(posed.played),
        text(posed.best),
        tuple(text(each) for each in posed.equal),
        verdict.size,
        verdict.low,
        verdict.lost,
        verdict.high,
        verdict.worlds,
        verdict.proved,
        theme_of(posed),
        f"{game.info.id}-{match.salt}"[:200],
        now,
        last=now,
        due=now + DAY,
    )


def fits(house: House, drill: Drill) -> bool:
    """Whether its game, its rules and its cards are still those."""
    game = house.games.get(drill.game)
    return game is not None and (game.info.rules_version, game.book.digest) == (drill.rules, drill.cards)


def due(house: House, player: str, now: float) -> list[Drill]:
    """Somebody's drills that come back today and can be asked."""
    return [drill for drill in house.drills.due(player, now) if fits(house, drill)]


def begun(house: House, player: str, now: float) -> Session:
    """What is due; where nothing is, what will be next, ahead of its time. What does not hold is left out."""
    ahead = sorted(house.drills.of(player), key=lambda drill: (known(drill, now), drill.id))
    found = (drill for drill in due(house, player, now) or ahead if opened(house, drill) is not None)
    return Session(player, list(islice(found, MOST)))


def opened(house: House, drill: Drill) -> Posed | None:
    """The decision of a drill; None where it cannot be asked any more."""
    position = unpacked(drill.position)
    if position is None or not fits(house, drill):
        return None
    game = house.games[drill.game]
    moves = drill.played, drill.best, drill.equal
    return pose(game, drill.mode, drill.seats, drill.seat, *position, moves, drill.proved)


def seed_of(drill: Drill, asked: int = -1) -> int:
    """The luck of the games that are played out: other than a judge's, and another each time it is asked."""
    return int(drill.id[:12], 16) * 1000 + asked + 1


class DrillKeeper(QObject):
    """Keeps what the look back names, and verifies one moment after the other while nobody plays."""

    changed = Signal()  # there are other drills in the box

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._at: Drill | None = None  # what is being verified
        self._tired = False  # the process has failed; another start may do better
        self.proving = Proving(self)
        self.proving.proved.connect(self._proved)
        self.proving.trouble.connect(self._trouble)

    def take(self, match: Match, moments: Sequence[Moment]) -> None:
        """What stands out in a finished match that was no practice, of the people's own decisions."""
        if not self._house.settings.drills or match.practice or not match.over:
            return
        box, now, new = self._house.drills, time.time(), []
        for moment in moments:
            seat = match.seats[match.steps[moment.step].seat]
            many = sum(drill.player == seat.name for drill in box.everything()) >= FEW
            if seat.player == PERSON and not (many and moment.verdict.size == SLIP):
                drill = made_of(match, moment, now)
                new += [] if box.has_met(drill.id) else [drill]
        if new:
            self._keep(lambda: box.put(*new))
            self.go_on()

    # ---- verifying

    def go_on(self) -> None:
        """Nobody plays: verify the next moment that waits for it."""
        if self._at is not None or self._tired:
            return
        for drill in self._house.drills.waiting():
            posed = opened(self._house, drill)
            if posed is not None:
                self._at = drill
                self.proving.ask(Question(posed, posed.played, posed.best, seed_of(drill)))
                return

    def rest(self) -> None:
        """Somebody plays: what is not verified yet waits."""
        self._at = None
        self.proving.close()

    def _proved(self) -> None:
        drill, found, self._at = self._at, self.proving.found, None
        if drill is None:
            return
        box = self._house.drills
        if found.gap().low > 0.0:
            kept = drill._replace(games=found.games, won_played=found.first, won_best=found.second)
            self._keep(lambda: box.put(kept))
        else:
            self._keep(lambda: box.remove(drill.id))
        self.changed.emit()
        self.go_on()
        if self._at is None:
            self.proving.close()  # its process has nothing else to do

    def _trouble(self) -> None:
        """They wait for the next start; nobody has asked for them."""
        self._at, self._tired = None, True
        self.proving.close()

    def _keep(self, write: Callable[[], None]) -> None:
        try:
            write()
        except StorageError as error:
            self._house.routes.tell(self._house.words.say(error.text))
