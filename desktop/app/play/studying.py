"""What is done on the page of a replay to study the match: its moments, notes and tries, and the sheets over its table.

Notes go into the save of the match, and a try is a match of its own that says from where it branched off: whatever
happens to the program, both are files like any other save.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from desktop.app.house.house import House
from desktop.app.pages.times import when
from desktop.app.play.lines_sheet import LinesSheet, StrongSheet
from desktop.app.play.study_list import HEAD, MOMENT, NOTE, SAID, SMALL, TRY, Entry
from desktop.app.play.study_panel import STUDY, StudyPanel
from desktop.controller.ending import standing_of
from desktop.controller.matches import MOST_NOTES, Action, Branch, Match, tidy
from desktop.controller.replay import Replay
from desktop.controller.spare_time import SpareTime
from desktop.controller.study import MOST_TRIES, Compared, Shown, Strong
from desktop.storage.errors import StorageError
from desktop.storage.saves import Saved, Written
from desktop.table.accessibility.announcer import announce


class Asked(NamedTuple):
    """A moment whose ways are shown, and in which of the worlds."""

    step: int
    world: int


class Studying(QObject):
    """Follows one replay."""

    noted = Signal()  # there is another note

    def __init__(self, house: House, replay: Replay, panel: StudyPanel, lines: LinesSheet, strong: StrongSheet) -> None:
        super().__init__(panel)
        self._house, self.replay, self.panel, self.lines, self.strong = house, replay, panel, lines, strong
        self.tries: list[Saved] = []
        self._asked: Asked | None = None
        self._strong_at = -1
        self._called: dict[tuple[int | None, int], str] = {}  # by viewer and decision
        self._spare = SpareTime(self)
        self._id = house.saves.id_of(replay.match)
        panel.list.chosen.connect(self.open)
        panel.list.removed.connect(self.remove)
        for name, button in panel.deeds.items():
            button.clicked.connect(lambda _=False, name=name: self.do(name))
        panel.note.written.connect(self._note)
        panel.name.written.connect(self._call)
        lines.again.clicked.connect(self.try_again)
        lines.strong.clicked.connect(self.ask_strong)
        lines.other.clicked.connect(lambda: self._compare(world=1))
        strong.taken.connect(self._take)
        strong.anew.clicked.connect(self.ask_strong)
        replay.failed.connect(self._fail)

    @property
    def match(self) -> Match:
        """What is studied."""
        return self.replay.match

    def close(self) -> None:
        """What was written last is kept."""
        self.panel.note.keep()
        self.panel.name.keep()
        self._spare.stop()

    # ---- the list

    def refresh(self) -> None:
        """What there is to study, as it stands now."""
        self.panel.show_entries(list(self._entries()))
        self.follow()

    def follow(self) -> None:
        """The decision on the table has changed: its note, and what the sheets speak of."""
        replay = self.replay
        self.panel.show_note(replay.at, replay.notes().get(replay.at, ""), self._no_note())
        self.panel.deeds["again"].disable(self._no_try(replay.at))
        self.panel.deeds["strong"].disable(self.why_no_strong())
        if self._asked is not None and not self.lines.isHidden() and replay.at != self._asked.step:
            self.lines.dismiss()
        if not self.strong.isHidden() and replay.at != self._strong_at:
            self.strong.dismiss()
        small = self._small
        kind = NOTE if replay.at in replay.notes() else SMALL if small is not None and small[0] == replay.at else ""
        kind = MOMENT if any(each.step == replay.at for each in replay.moments()) else kind
        marked = self.panel.list.entry
        if marked is None or marked.kind != TRY:
            self.panel.list.mark(kind, replay.at)

    def _entries(self) -> Iterator[Entry]:
        line, replay = self._house.words.line, self.replay
        if self.replay.ended:
            yield Entry(HEAD, line("house.study.moments"))
            moments, back = replay.moments(), replay.chances()
            yield from (self._of_moment(each) for each in moments)
            small = self._small
            if small is not None:
                why = self._why_none(small[0])
                yield Entry(SMALL, line("house.small.title"), small[1], small[0], SMALL, why=why)
            note = back.note if back is not None else ""
            if note or not (moments or small):
                yield Entry(SAID, note or line("house.study.thinking"))
            if replay.swings():
                yield Entry(SAID, line("house.study.bars", self.match.seats[replay.swung].name))
        else:
            yield Entry(SAID, line("house.study.later"))
        notes = replay.notes()
        if notes:
            yield Entry(HEAD, line("house.study.notes"))
            for at, text in sorted(notes.items()):
                yield Entry(NOTE, self._where(at), text, at, NOTE)
        if self.tries:
            yield Entry(HEAD, line("house.study.tries"))
            yield from map(self._of_try, self.tries)
        if self.match.branch is not None:
            yield Entry(SAID, line("house.study.branched", self.match.branch.at))

    def _where(self, at: int) -> str:
        """What a decision is called; of a long match the position has to be played again for it, so it is made once."""
        known = self.replay.viewer, at
        if known not in self._called:
            self._called[known] = self._house.words.line("house.study.at", self.replay.heading(at), at)
        return self._called[known]

    def _of_moment(self, each: Shown) -> Entry:
        whose = self.match.seats[each.seat].name
        several = self.replay.viewer != each.seat
        title = self._house.words.line("house.study.whose", each.title, whose) if several else each.title
        return Entry(MOMENT, title, each.text, each.step, each.size)

    def _of_try(self, saved: Saved) -> Entry:
        words = self._house.words
        title = saved.label or words.line("house.study.try", saved.branch_at)
        stands = words.say(saved.turn, saved.names)
        text = words.line("house.study.try_stands", stands, when(words, saved.when))
        return Entry(TRY, title, text, saved.branch_at, TRY, saved.id, saved.label)

    def look_for_tries(self) -> None:
        """The matches that branched off from this one; a long list of saves is gone through in spare time."""
        found: list[Saved] = []

        def look() -> Iterator[None]:
            for saved in self._house.saves.branches(self._id):
                found.extend([saved] if saved is not None else [])
                yield

        def done() -> None:
            self.tries = sorted(found, key=lambda saved: (-saved.kept, -saved.when))
            self.refresh()

        self._spare.do("tries", look, done)

    def finish(self) -> None:
        """All of it at once: whoever takes a picture waits for it."""
        self._spare.finish()

    # ---- what can be done with a line of it

    def open(self, entry: Entry) -> None:
        """Go there; of a moment its two ways are shown, and a try is seen again."""
        if entry.kind == TRY:
            self._house.routes.replay(entry.id)
            return
        self.replay.seek(entry.at)
        if entry.kind in (MOMENT, SMALL):
            self._compare()

    def do(self, name: str) -> None:
        """One of the buttons under the list."""
        entry = self.panel.list.entry
        if entry is not None and entry.kind in (MOMENT, SMALL):
            self.replay.seek(entry.at)
        ways: dict[str, Callable[[], None]] = {
            "compare": self.compare, "again": self.try_again, "strong": self.ask_strong,
        }  # fmt: skip
        if name in ways:
            ways[name]()
        elif entry is not None:
            of_try = {"see": self._house.routes.replay, "resume": self._house.routes.resume}
            if name in of_try:
                of_try[name](entry.id)
            else:
                self.remove(entry)

    def _call(self, save_id: str, name: str) -> None:
        """Keep the name of a try; the field shows what holds."""
        try:
            self._house.saves.call(save_id, name)
        except StorageError as error:
            self._house.routes.tell(self._house.words.say(error.text))
        else:
            self.tries = [each._replace(label=name) if each.id == save_id else each for each in self.tries]
        self.refresh()

    def remove(self, entry: Entry) -> None:
        """Take a try off; until the notice is gone it can be brought back."""
        self._house.routes.remove(entry.id)
        self.look_for_tries()

    # ---- moments

    def moment_here(self) -> Shown | None:
        """The moment that lies on the table, or one of many small losses; of whoever looks."""
        return self._moment_at(self.replay.at)

    def _moment_at(self, at: int) -> Shown | None:
        found = self.replay.study.shown(at)
        return found if found is not None and self.replay.looks_at(found.seat) else None

    def _why_none(self, at: int) -> str:
        """Why there are no two ways to show of a decision; empty: there are."""
        if self._moment_at(at) is not None:
            return ""
        small = self._small
        together = small is not None and small[0] == at
        return self._house.words.line("house.study.why.no_single" if together else "house.study.none_here")

    def walk(self, by: int) -> None:
        """To the next moment, or the one before; past the last comes the first."""
        small = self._small
        steps = sorted({*(small or ())[:1], *(each.step for each in self.replay.moments())})
        if not steps:
            announce(self.panel, self._why_no_moment())
            return
        ahead = [step for step in steps if (step - self.replay.at) * by > 0]
        step = (min(ahead) if by > 0 else max(ahead)) if ahead else steps[0 if by > 0 else -1]
        self.replay.seek(step)
        self._compare()
        if self.moment_here() is None and small is not None:
            announce(self.panel, small[1])

    @property
    def _small(self) -> tuple[int, str] | None:
        """What was lost little by little."""
        back = self.replay.chances()
        return back.small if back is not None else None

    def _why_no_moment(self) -> str:
        back, line = self.replay.chances(), self._house.words.line
        return back.note if back is not None and back.note else line("house.study.no_moment")

    def compare(self) -> None:
        """The two ways of the moment on the table, or none any more."""
        if not self.lines.isHidden():
            self.lines.dismiss()
        elif self.moment_here() is not None:
            self._compare()
        else:
            self._house.routes.tell(self._why_none(self.replay.at))

    def _compare(self, world: int = 0) -> None:
        """Ask for them, in the first world or in another one."""
        here = self.moment_here()
        if here is None:
            return
        again = self._asked is not None and self._asked.step == here.step and world
        self._asked = asked = Asked(here.step, self._asked.world + 1 if self._asked is not None and again else 0)
        self.lines.ask(here.title, self.replay.study.verdict(here.step))
        self.lines.again.disable(self._no_try(here.step))
        if self.lines.isHidden():
            self.lines.open()

        def hear(compared: Compared) -> None:
            if self._asked == asked and not self.lines.isHidden():
                self.lines.tell(compared)
                announce(self.lines, self.lines.accessibleDescription())

        self.replay.study.compare(here.step, asked.world, hear)

    # ---- strong

    def ask_strong(self) -> None:
        """What strong would do at the decision on the table."""
        at = self.replay.at
        why = self.why_no_strong()
        if why:
            self._house.routes.tell(why)
            return
        self._strong_at = at
        self.strong.ask(fresh=True)
        if self.strong.isHidden():
            self.strong.open()
        self.replay.study.strong(at, self._hear_strong)

    def why_no_strong(self) -> str:
        """Why there is nothing to ask here."""
        line = self._house.words.line
        if not self.replay.ended:
            return line("house.study.why.running")
        return "" if self.replay.study.can_ask_strong(self.replay.at) else line("house.study.why.end")

    def _take(self, action: Action) -> None:
        self.strong.ask(fresh=False)
        self.replay.study.go_on(action, self._hear_strong)

    def _hear_strong(self, strong: Strong) -> None:
        if not self.strong.isHidden() and strong.step == self._strong_at:
            self.strong.tell(strong)
            announce(self.strong, self.strong.accessibleDescription())

    def _fail(self) -> None:
        for sheet in (self.lines, self.strong):
            if not sheet.isHidden():
                sheet.fail()

    # ---- tries

    def try_again(self) -> None:
        """Decide once more, knowing what one knew."""
        step, why = self.replay.at, self._no_try(self.replay.at)
        if why:
            self._house.routes.tell(why)
        else:
            self._begin(self.replay.study.try_again(step), step)

    def play_on(self) -> None:
        """From the table as it was."""
        if not self.why_no_play_on():
            self._begin(self.replay.play_on(), self.replay.at)

    def why_no_play_on(self) -> str:
        """Why no match can begin here."""
        line = self._house.words.line
        if not self.replay.can_play_on():
            return line(f"house.replay.why.{'over' if self.replay.viewer is not None else 'shared'}")
        return self._full()

    def _no_try(self, step: int) -> str:
        return self._full() if self.replay.study.can_try(step) else self._house.words.line("house.study.why.nobody")

    def _full(self) -> str:
        """So many are kept of one match."""
        return self._house.words.line("house.study.why.full", MOST_TRIES) if len(self.tries) >= MOST_TRIES else ""

    def _begin(self, match: Match, at: int) -> None:
        match.branch = Branch(self._id, at)
        self.panel.note.keep()
        self._house.routes.play(match)

    # ---- notes

    def _no_note(self) -> str:
        line, replay = self._house.words.line, self.replay
        if replay.viewer is None:
            return line("house.study.why.shared")
        if not replay.last:
            return line("house.study.why.no_decision")
        full = len(self.match.notes) >= MOST_NOTES and replay.at not in self.match.notes
        return line("house.study.why.notes_full", MOST_NOTES) if full else ""

    def write(self) -> None:
        """The keyboard goes to the note of the decision on the table."""
        self.panel.which.choose(STUDY)
        self.panel.note.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _note(self, at: int, text: str) -> None:
        """Keep it; what cannot be kept is said, and stays here as long as the page does."""
        words, notes, text = self._house.words, self.match.notes, tidy(text)
        if notes.get(at, "") == text:
            return
        if text:
            notes[at] = text
        else:
            notes.pop(at, None)
        self.refresh()
        self.noted.emit()
        try:
            written = self._house.saves.annotate(self.match, standing_of(self.match, self.replay.face))
        except StorageError as error:
            self._house.routes.tell(words.say(error.text))
            return
        if written is Written.NEW_SAVE:
            self._house.routes.tell(words.line("house.study.new_save"))
