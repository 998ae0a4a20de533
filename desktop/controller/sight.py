"""What hands, hints and telling may know of a match on its table: read, never changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.controller.gestures import Gestures
from desktop.controller.phase import Deed, Phase, may
from desktop.controller.spread import Spread
from desktop.engine.actions import Action
from desktop.engine.game import Note, Why
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import GameFace
from desktop.look import Threat
from desktop.words import Words


class Sight:
    """A spread as the viewer sees it, and what may be done at it now."""

    def __init__(self, spread: Spread, phase: Callable[[], Phase]) -> None:
        self._spread, self._phase = spread, phase
        self.face: GameFace = spread.face
        self.words: Words = spread.words

    @property
    def phase(self) -> Phase:
        """Where the match on the table is."""
        return self._phase()

    def may(self, deed: Deed) -> bool:
        """Whether it may be done now."""
        return may(self._phase(), deed)

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None: nobody in particular."""
        return self._spread.viewer

    @property
    def view(self) -> View:
        """What it may know: of the match as it stands, or of the earlier table that is shown."""
        return self._spread.view

    @property
    def shown(self) -> View:
        """What the table shows when it stands still: the view may be ahead of it."""
        return self._spread.shown

    @property
    def shown_steps(self) -> int:
        """The decisions that the table has shown."""
        return self._spread.shown_steps

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer can decide for."""
        return tuple(self._spread.legal)

    @property
    def threats(self) -> Sequence[Threat]:
        """What stands against whoever decides, if nothing changes."""
        return self._spread.threats

    @property
    def gestures(self) -> Gestures:
        """Which cards can be taken up, and what each drop means."""
        return self._spread.gestures

    @property
    def playing_part(self) -> bool:
        """Whether a part of a turn is being played on the table."""
        return self._spread.playing_part

    def say(self, text: Text) -> str:
        """A sentence in the chosen language, with the names of the seats."""
        return self._spread.say(text)

    def outcomes(self, action: Action) -> Sequence[Note]:
        """What an action would bring about, as far as the viewer can know."""
        return self._spread.outcomes(action)

    def threats_after(self, action: Action) -> Sequence[Threat]:
        """What would stand against the viewer then."""
        return self._spread.threats_after(action)

    def against(self, action: Action, better: Action) -> Sequence[Text]:
        """What speaks against it beside a better one, as far as the viewer can know."""
        return self._spread.against(action, better)

    def reasons(self, action: Action) -> Sequence[Why]:
        """Why it may be worth it where that does not show in what it brings, as far as the viewer can know."""
        return self._spread.reasons(action)
