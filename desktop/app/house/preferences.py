"""What a person changes while the program runs, and all that it touches, in one list: nothing waits for a restart."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.app.house import app_theme, languages, window_place
from desktop.app.house.house import House
from desktop.app.house.notice import Notice
from desktop.app.house.page_stack import PageStack
from desktop.app.house.samples import Samples
from desktop.app.pages.page import Follower, page_metrics
from desktop.app.pages.scroll import Area
from desktop.storage.errors import StorageError
from desktop.table.controls.buttons import rescale
from desktop.table.controls.focus_ring import FocusRing


class Contents(NamedTuple):
    """What lies in a window."""

    area: Area
    stack: PageStack  # in the area
    ring: FocusRing
    notice: Notice


class Preferences:
    """The settings of one window; like its ways it holds what lies in the window, never the window itself."""

    def __init__(self, house: House, contents: Contents, anew: Callable[[], None]) -> None:
        self._settings, self._words = house.settings, house.words
        self._area, self._stack, self._ring, self._notice = contents
        self._anew = anew  # makes every page once more
        self._samples = Samples(house.settings)

    def change(self, **chosen: object) -> None:
        """Take over what is chosen: it is felt everywhere at once, and kept."""
        changed = [name for name, value in chosen.items() if getattr(self._settings, name) != value]
        for name in changed:
            setattr(self._settings, name, chosen[name])
        touched = {effect for name in changed for effect in TOUCHES[name]}
        for effect in EFFECTS:
            if effect in touched:
                effect(self)
        if changed:
            self.keep()

    def keep(self) -> None:
        """Write the settings down; a failure is told and changes nothing else."""
        try:
            self._settings.save()
        except StorageError as error:
            self._notice.tell(self._words.say(error.text))

    # ---- what a setting touches

    def speak(self) -> None:
        """Everything is said in another language: every page is made once more."""
        languages.speak(self._words, languages.fitting(self._settings.language))
        self._anew()

    def dress(self) -> None:
        """Other colours: those that are painted with, Qt's own, and the bars round all pages."""
        app_theme.change(self._settings)
        self._area.dress()

    def fit(self) -> None:
        """Every page, the ring and the notice take the present size of letters and the theme."""
        window = self._stack.window()
        metrics = page_metrics(window.size(), self._settings.text_factor)
        self._ring.set_metrics(metrics)
        self._notice.set_metrics(metrics)
        rescale(self._notice, metrics)
        for page in self._followers():
            page.refit()
        window.update()

    def pace(self) -> None:
        """Every open table, its opponents' process and its sounds, and what a page shows of them."""
        for page in self._followers():
            page.take_settings()

    def fill_screen(self) -> None:
        """The window fills the screen, or is one again."""
        window = self._stack.window()
        if self._settings.fullscreen:
            window_place.keep(window, self._settings)
            window.showFullScreen()
        else:
            window.showNormal()

    def sound_cue(self) -> None:
        """Buttons too; how loud it is now is heard at once."""
        self._samples.cue()

    def sound_bed(self) -> None:
        """Likewise, for a little while, where no table's own is heard."""
        self._samples.bed()

    def _followers(self) -> list[Follower]:
        return [page for page in self._stack.pages if isinstance(page, Follower)]


Effect = Callable[[Preferences], None]
EFFECTS: tuple[Effect, ...] = (  # in this order: pages are laid out in the language and the colours that hold
    Preferences.fill_screen, Preferences.dress, Preferences.speak, Preferences.pace, Preferences.fit,
    Preferences.sound_cue, Preferences.sound_bed,
)  # fmt: skip
TOUCHES: dict[str, tuple[Effect, ...]] = {
    "language": (Preferences.speak, Preferences.fit),
    "theme": (Preferences.dress, Preferences.fit),
    "colors": (Preferences.dress, Preferences.fit),
    "text": (Preferences.pace, Preferences.fit),  # the menu of a table shows it beside the speed
    "fullscreen": (Preferences.fill_screen,),
    "speed": (Preferences.pace,),
    "visible": (Preferences.pace,),
    "thought": (Preferences.pace,),
    "cores": (Preferences.pace,),
    "warnings": (Preferences.pace,),
    "even": (),
    "step": (Preferences.pace,),
    "motion": (Preferences.pace,),
    "cues": (Preferences.pace, Preferences.sound_cue),
    "beds": (Preferences.pace, Preferences.sound_bed),
    "drills": (),  # of the next look back
    "lessons": (),  # pages look when they are entered
    "gestures": (),  # of the next decision
    "names": (),  # of the next match; nobody is renamed who sits at a table
}
