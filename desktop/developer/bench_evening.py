"""An evening at the table: a whole match of every game with its end, the look back and the replay, and home after each.

What the person does is scripted and always the same; the opponents are real ones, in their process. All of it happens
in the program's own event loop, for elsewhere what was left is not freed as it is in a running program. The resident
memory of the window's process is looked at all the time.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from math import inf
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.controller.matches import PERSON, Action, Game, Match, Rng, Seat
from desktop.controller.phase import Deed
from desktop.developer.bench import DECISIONS, mb, opened, own_peak_kb, rss_kb
from desktop.developer.memory_use import where
from desktop.games import BY_ID

AFTER_HOME = 1.5  # seconds until the home page has come to rest; a busy machine takes longer
LONGEST = 9.0  # seconds of a match that is not played to its end
UNHURRIED = 10.0  # minutes, from which on cards and opponents are as they usually are
AT_THE_END = 0.1  # share of a match's time that is for its last page and the replay
LAST_PAGE, REPLAY, READING = 3.0, 2.0, 0.05  # seconds at least
READ_EVERY = 5  # own decisions, before which a card is read large
STUCK = 120.0  # seconds without a decision
TICK = 5  # milliseconds between two looks at what is to be done

Wait = float | Callable[[], bool]  # so many seconds, or until something holds
Script = Iterator[Wait]


def evening(minutes: float = 0.0, tell_where: bool = False) -> dict[str, Any]:
    """Most in each game and home after it, in MB; `minutes` spreads it, else nobody thinks for long."""
    unhurried = minutes >= UNHURRIED
    app, window = opened("normal" if unhurried else "fast")
    window.home.show_cards()
    person = Person(window, tell_where, "standard" if unhurried else "greedy")
    begun = time.monotonic()
    carry_out(app, person.whole_evening(minutes * 60), person.look)
    window.close()
    spent = round((time.monotonic() - begun) / 60, 1)
    # The peak has also what was held within one event, between two looks.
    return {**person.figures, "peak_mb": mb(own_peak_kb()), "minutes": spent}


def some_decisions() -> dict[str, Any]:
    """The same without the ends: so many decisions of each game at most, and no longer than some seconds."""
    app, window = opened()
    person = Person(window, rivals="standard")
    carry_out(app, person.short_evening(), person.look)
    window.close()
    return person.figures


def carry_out(app: QApplication, script: Script, look: Callable[[], None]) -> None:
    """Go on with the script whenever what it waits for has come, until it has ended; `look` all the time."""
    timer, failed = QTimer(), list[BaseException]()
    state: dict[str, Any] = {"waits": 0.0, "since": time.monotonic()}

    def go_on() -> None:
        look()
        waits, waited = state["waits"], time.monotonic() - state["since"]
        if not (waits() if callable(waits) else waited >= waits):
            if waited > STUCK and callable(waits):
                fail(SystemExit(f"for {STUCK:.0f} s nothing came: {waits.__name__.strip('_').replace('_', ' ')}"))
            return
        try:
            state["waits"] = next(script)
        except StopIteration:
            app.exit()
        except BaseException as error:
            fail(error)
        state["since"] = time.monotonic()

    def fail(error: BaseException) -> None:
        timer.stop()
        failed.append(error)
        app.exit()

    timer.timeout.connect(go_on)
    timer.start(TICK)
    app.exec()
    timer.stop()
    if failed:
        raise failed[0]


class Person:
    """Plays one match after the other, and never thinks in the window's process."""

    def __init__(self, window: Window, tell_where: bool = False, rivals: str = "greedy") -> None:
        self._window, self._tell_where, self._rivals = window, tell_where, rivals
        self.most = 0  # kB, since somebody set it back
        self.figures: dict[str, Any] = {}

    def look(self) -> None:
        """How much is held."""
        self.most = max(self.most, rss_kb(os.getpid()) or 0)

    def _held(self) -> dict[str, Any]:
        held = {"mb": mb(rss_kb(os.getpid()))}
        return {**held, "where": where()} if self._tell_where else held

    def whole_evening(self, seconds: float) -> Script:
        """Every game in turn, each with its share of the time."""
        yield AFTER_HOME
        self.figures["home"] = self._held()
        begun = time.monotonic()
        for number, every in enumerate(BY_ID.values(), 1):
            yield from self.play(every, begun + seconds * number / len(BY_ID))
            told = {name: value for name, value in self.figures[every.info.id].items() if name.endswith("mb")}
            print(f"{(time.monotonic() - begun) / 60:.0f} min: {every.info.id} {told}", file=sys.stderr, flush=True)

    def short_evening(self) -> Script:
        """The beginning of every game in turn."""
        yield AFTER_HOME
        self.figures["home_mb"] = mb(rss_kb(os.getpid()))
        for every in BY_ID.values():
            match, self.most = match_of(every, self._rivals), 0
            self._window.routes.play(match)
            yield from self._decide(steps=DECISIONS, until=time.monotonic() + LONGEST)
            figures = {"most_mb": mb(self.most), "decisions": len(match.steps)}
            yield from self._go_home()
            self.figures[every.info.id] = {**figures, "home_after_mb": mb(rss_kb(os.getpid()))}

    def play(self, every: Game, until: float = 0.0) -> Script:
        """One match to its very end, by that time if it can be."""
        match, figures = match_of(every, self._rivals), dict[str, Any]()
        self.figures[every.info.id], self.most = figures, 0
        self._window.routes.play(match)
        left = (until - time.monotonic()) * (1 - AT_THE_END)
        yield from self._decide(max(0.0, left) / _decisions(every))
        yield self._end_is_told
        figures |= {"most_mb": mb(self.most), "decisions": len(match.steps), "end": self._held()}
        yield max(LAST_PAGE, (until - time.monotonic()) / 2)
        self._window.routes.watch(match, self._page.controller.counsel)
        yield REPLAY
        self._window.routes.back()
        yield max(REPLAY, until - time.monotonic())
        del match
        yield from self._go_home()
        figures |= {"most_at_the_end_mb": mb(self.most), "home": self._held()}

    def _go_home(self) -> Script:
        self._window.routes.home()
        yield AFTER_HOME
        yield self._all_given_back

    def _all_given_back(self) -> bool:
        return self._window.stack.settled

    @property
    def _page(self) -> PlayPage:
        page = self._window.page
        assert isinstance(page, PlayPage)
        return page

    def _end_is_told(self) -> bool:
        return self._page.end.isVisible()

    def _decide(self, pause: float = 0.0, steps: float = inf, until: float = inf) -> Script:
        """Greedily, so long after the table has come to rest; before some of the decisions a card is read."""
        match, controller, done = self._page.match, self._page.controller, 0

        def enough() -> bool:
            return match.over or len(match.steps) >= steps or time.monotonic() > until

        def own_decision() -> bool:
            return enough() or controller.may(Deed.ACT)

        while True:
            yield own_decision
            if enough():
                return
            done += 1
            if done % READ_EVERY == 0:
                self._read()
                yield READING
                self._page.scene.hide_reading()
            yield pause
            controller.play(greedy(match))

    def _read(self) -> None:
        """Some card that lies face up."""
        scene = self._page.scene
        cards = [item for items in scene.cards.values() for item in items if item.look.face_up]
        if cards:
            scene.reading.read(cards[len(self._page.match.steps) % len(cards)])


def match_of(every: Game, rivals: str) -> Match:
    """A person against as few opponents as there may be."""
    mode, seats = next(iter(every.info.modes.items()))
    sitting = [Seat("Mara", PERSON), *(Seat(f"AI {n}", rivals, n) for n in range(1, seats.start))]
    return Match(every, sitting, mode, every.settle({}), 1)


def greedy(match: Match) -> Action:
    """What whoever is to act does by the rule of thumb."""
    return match.game.bots.greedy(match.info(match.state.decider()), Rng(len(match.steps)))


def _decisions(every: Game) -> int:
    """About how many the person has in a match."""
    match = match_of(every, "greedy")
    while not match.over:
        match.submit(match.state.decider(), greedy(match))
    return max(1, sum(step.seat == 0 for step in match.steps))
