"""What lies on the table for whoever looks: a view, the gestures that mean something in it, the line of consequence.

The scene never holds truth: everything that stands on it for good is laid here, from one view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.controller.gestures import Gestures
from desktop.controller.moment import seen, seen_earlier
from desktop.controller.presenter import Presenter
from desktop.controller.showing import clear, show
from desktop.controller.verdicts import ShowVerdict
from desktop.engine.actions import Action
from desktop.engine.game import Note, Why
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Step
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import GameFace, Say, face_of
from desktop.look import Key, Part, Race, Sitter, Threat
from desktop.table.motion.changes import tell_part
from desktop.table.motion.steps import Instant
from desktop.table.scene.scene import TableScene
from desktop.words import Words


class Spread:
    """A viewer's cards on a scene."""

    def __init__(
        self,
        match: Match,
        scene: TableScene,
        words: Words,
        say: Say,
        sitters: Callable[[], Sequence[Sitter]],
        changed: Callable[[], None],
        previewed: Callable[[str], None],
        judged: ShowVerdict,
        raced: Callable[[Race | None], None],
        waits: Callable[[], bool],
    ) -> None:
        self.scene, self.words, self.say = scene, words, say
        self.face: GameFace = face_of(match.game)
        self.viewer: int | None = None
        self.view: View = match.view(None)
        self.shown = self.view  # what the table shows when it stands still: words do not run ahead of it
        self.shown_steps = 0  # the steps that the table has shown
        self.legal: list[Action] = []
        self.gestures = Gestures(self.face, self.view, ())
        self.preview = ""
        self.threats: tuple[Threat, ...] = ()  # to whom decides, if nothing changes
        self._match = match
        self._sitters, self._changed, self._previewed = sitters, changed, previewed
        self._presenter = Presenter(scene, self.face, match.state.setting, say)
        self._presenter.phase_changed = changed
        self._presenter.part = self._part
        self._presenter.judged, self._presenter.waits = judged, waits
        self._presenter.raced = lambda view: raced(self.face.race(view, say))
        self._seen: tuple[int | None, int, int] | None = None  # when the view was taken
        self._info: tuple[object, InfoSet] | None = None  # what the viewer knows, and when
        self._supposed: dict[Key, Part] = {}  # parts that show what is only aimed at

    # ---- on the way from one view to the next

    def look(self) -> None:
        """What the viewer knows of the match as it stands; nothing that still lies here can be played."""
        self.view = self._match.view(self.viewer)
        self._seen = self._when()
        self.legal, self.gestures = [], Gestures(self.face, self.view, ())
        self._threaten(())

    @property
    def current(self) -> bool:
        """Whether the view is what the viewer would see of the match now."""
        return self._seen == self._when()

    def _when(self) -> tuple[int | None, int, int]:
        """Who looks, and at which moment: while it stays the same, so does the view."""
        return self.viewer, len(self._match.steps), self._match.undos

    def steps(self, step: Step, before: View) -> Sequence[Instant]:
        """How the viewer sees what was decided."""
        setting = self._match.state.setting
        shown = seen(step.events, self.viewer, setting)
        by_opponent = self._match.seats[step.seat].player != PERSON
        self._presenter.earlier = partial(seen_earlier, self._match, len(self._match.steps) - 1, self.viewer)
        return self._presenter.shown(shown, before, self.view, by_opponent)

    def fits(self) -> bool:
        """Whether the view can be laid on the table that stands here."""
        return self._presenter.moment(self.view).spec == self.scene.spec

    def deal(self) -> Instant:
        """Another table: lay it; what deals its cards."""
        self.scene.set_table(self._presenter.moment(self.view).spec)
        self.show_parts()
        return self._presenter.deal(self.view)

    @property
    def playing_part(self) -> bool:
        """Whether a part of a turn is being played on the table."""
        return bool(self._presenter.phase)

    # ---- laid for good

    def lay(self, legal: list[Action], animated: bool = False, told: bool = False) -> None:
        """Set the scene to the view: the only way anything gets onto the table for good.

        `told`: by what has just been played; numbers that still change say so.
        """
        self.shown = view = self.view
        self.legal, self.shown_steps = legal, len(self._match.steps)
        moment = self._presenter.moment(view)
        self.gestures = Gestures(self.face, view, legal, {zone.key for zone in moment.spec.zones})
        show(self.scene, self.face, moment, self.gestures.movable if legal else None, self.say, animated, told)
        self.show_parts(told)
        self._threaten(self.face.threats(self._knows(), self.say) if legal else ())
        self.say_preview(self._stand_preview())
        self._changed()

    def lay_earlier(self, view: View) -> None:
        """An earlier table, where nothing can be played."""
        self.view, self._seen = view, None
        self.scene.callouts.clear()
        self.lay([])

    def clear(self) -> None:
        """Nothing lies here, is asked or is read."""
        self.say_preview("")
        self._threaten(())
        self._info = None
        self.scene.animator.complete()
        self.scene.close_chooser(None)
        self.scene.hide_reading()
        self.scene.callouts.clear()
        clear(self.scene)

    def show_parts(self, told: bool = False) -> None:
        """What is no card; `told`: numbers that change say so."""
        self._supposed = {}
        sitters, show = self._sitters(), partial(tell_part, self.scene) if told else self.scene.set_part
        for key in self.scene.parts:
            show(key, self.face.part(self.view, key, sitters, self.say))

    def refresh(self) -> None:
        """The plates alone."""
        sitters = self._sitters()
        for key in self.scene.parts:
            if key[0] == "plate":
                self.scene.set_part(key, self.face.part(self.view, key, sitters, self.say))

    def _suppose(self, supposed: dict[Key, Part]) -> None:
        """What is only aimed at, in place of what stands."""
        was, self._supposed = self._supposed, supposed
        for key in {*was, *supposed} & set(self.scene.parts):
            self.scene.set_part(key, supposed.get(key) or self._part(self.view, key))

    def _part(self, view: View, key: Key) -> Part | None:
        return self.face.part(view, key, self._sitters(), self.say)

    # ---- the line of consequence

    def _stand_preview(self) -> str:
        """What the default button would bring about."""
        default = self.gestures.pressable[:1]
        return self.consequence(default[0]) if default else ""

    def outcomes(self, action: Action) -> Sequence[Note]:
        """What an action would bring about, as far as the viewer can know."""
        return self._match.game.preview(self._knows(), action)

    def reasons(self, action: Action) -> Sequence[Why]:
        """Why an action may be worth it where that does not show in what it brings, as far as the viewer can know."""
        return self._match.game.reasons(self._knows(), action)

    def against(self, action: Action, better: Action) -> Sequence[Text]:
        """What speaks against an action beside a better one, as far as the viewer can know."""
        return self.face.against(self._knows(), action, better)

    def _knows(self) -> InfoSet:
        """What the viewer may go by, made once for a position."""
        assert self.viewer is not None
        when = self._when()
        if self._info is None or self._info[0] != when:
            self._info = when, self._match.info(self.viewer)
        return self._info[1]

    def consequence(self, action: Action) -> str:
        """The same in words."""
        notes = self.outcomes(action)
        return self.words.prose(("⚠ " if note.warning else "") + self.say(note.text) for note in notes)

    def foretell(self, action: Action | None) -> None:
        """Show what an action would bring about; None: what the default button would."""
        if action is None:
            self.say_preview(self._stand_preview())
            self._suppose({})
            self.scene.threats.show(self.threats)
            return
        threats = self.threats_after(action)
        warnings = [f"⚠ {threat.text}" for threat in threats if threat.grave]
        self.say_preview(self.words.clauses(filter(None, (self.consequence(action), *warnings))))
        self._suppose(self.face.foreseen(self.view, action, self.say))
        self.scene.threats.show(threats)

    def threats_after(self, action: Action) -> Sequence[Threat]:
        """What would stand against the viewer once it has done this."""
        return self.face.threats(self._knows(), self.say, action)

    def _threaten(self, threats: Sequence[Threat]) -> None:
        """This stands against the viewer now."""
        self.threats = tuple(threats)
        self.scene.threats.show(self.threats)

    def say_preview(self, text: str) -> None:
        """The muted line."""
        if text != self.preview:
            self.preview = text
            self._previewed(text)
