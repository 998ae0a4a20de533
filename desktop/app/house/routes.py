"""Where a page can ask to go, and what it can ask to be told: all that a page knows of the window around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.app.house.drill_session import Session
    from desktop.app.house.set_up import SetUp
    from desktop.controller.counsel import Counsel
    from desktop.controller.examples import Example
    from desktop.controller.judged import Moment
    from desktop.controller.matches import Branch, Match


class Routes:
    """These lead nowhere, as for a page without a window or in one that is closed; `Navigation` goes there."""

    # ---- among pages

    def back(self) -> None:
        """To the page before."""

    def home(self) -> None:
        """Leave everything for the home page."""

    def new_game(self, game_id: str, chosen: SetUp | None = None) -> None:
        """Set up a match of a game, as it was set up the last time or as given."""

    def other_game(self, game_id: str, chosen: SetUp | None = None) -> None:
        """Leave the table and set up another match."""

    def rules(self, game_id: str, section: str = "") -> None:
        """The rules of a game, at a section if one is asked for; without one, back where they lie right below."""

    def cards(self, game_id: str, card: str = "") -> None:
        """Every card of a game, at one of them if it is asked for; back where they lie right below."""

    def guide(self, game_id: str) -> None:
        """The first round of a game with a coach, on top of the present page, from its first row."""

    def settings(self) -> None:
        """Settings and keys, once."""

    def about(self) -> None:
        """Version, licences, and whose fonts and drawings these are."""

    def licence(self, name: str) -> None:
        """A licence that the About page names, word for word."""

    def statistics(self) -> None:
        """What has been played and won."""

    def saves(self) -> None:
        """Every match that is kept."""

    # ---- drills

    def drills(self, session: Session | None = None) -> None:
        """The box of drills; after a session, what came of it."""

    def drill(self, session: Session) -> None:
        """The present question of a session, in place of the one before; after the last, what came of them."""

    def keep_moments(self, match: Match, moments: Sequence[Moment]) -> None:
        """What stands out in a finished match goes into the box of drills, and is verified in idle time."""

    # ---- matches

    def begin(self, chosen: SetUp, seed: int) -> None:
        """Play a new match, and remember how it was set up."""

    def again(self, chosen: SetUp) -> None:
        """The same set-up with a new deal."""

    def same_deal(self, match: Match) -> None:
        """The same match from its first card on."""

    def play(self, match: Match) -> None:
        """Put a match on the table, in place of whatever is open."""

    def example(self, example: Example) -> None:
        """Practice from a position of the rulebook."""

    def resume(self, save_id: str) -> None:
        """Go on with a saved match."""

    def replay(self, save_id: str) -> None:
        """See a saved match again."""

    def watch(self, match: Match, counsel: Counsel | None = None, at: int | None = None) -> None:
        """See a match again over the present page, from where it was asked for; `counsel` has its chances already."""

    def study(self, branch: Branch) -> None:
        """Leave a try for the match that it branched off from, at that decision."""

    def remove(self, save_id: str) -> None:
        """Take a match off the list; until the notice is gone it can be brought back."""

    # ---- what is no page

    def tell(self, sentence: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """A sentence at the window's foot, and a button when something can be done about it."""

    def fullscreen(self) -> None:
        """Fill the screen, or be a window again."""

    def change(self, **chosen: object) -> None:
        """Settings are chosen, by their names: they hold at once everywhere, and are kept."""
