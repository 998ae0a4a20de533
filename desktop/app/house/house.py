"""What every page is given: the words, the settings, the saves, the results, the games, and the ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.app.house.routes import Routes
from desktop.controller.matches import Game
from desktop.storage.drills import Drills
from desktop.storage.saves import Saves
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from desktop.words import Words


@dataclass(slots=True)
class House:
    """The program's own things, in one hand; the window says where one can go from a page, as long as it is open."""

    words: Words
    settings: Settings
    saves: Saves
    statistics: Statistics
    games: Mapping[str, Game]
    routes: Routes = field(default_factory=Routes)
    drills: Drills = field(default_factory=Drills)

    def title(self, game_id: str) -> str:
        """What a game is called; a save may be of a game that is not here."""
        if self.words.known(title := f"{game_id}.title"):
            return self.words.line(title)
        return self.games[game_id].info.title if game_id in self.games else game_id

    def about(self, game_id: str, what: str) -> str:
        """A game's `tagline` or `about`, where it has one."""
        return self.words.first(f"{game_id}.{what}")

    def facts(self, game_id: str) -> str:
        """Seats and time, or at least the seats."""
        return self.words.first(f"{game_id}.facts") or self._seats(game_id)

    def default_name(self, seat: int) -> str:
        """What the first, second, ... person at a table is called until somebody changes it."""
        names = self.settings.names
        if seat < len(names) and names[seat].strip():
            return names[seat]
        return self.own_name(seat)

    def own_name(self, seat: int) -> str:
        """The name that the house has for a seat."""
        return self.words.first(f"house.name.{seat}", default=self.words.seat(seat))

    def _seats(self, game_id: str) -> str:
        ranges = self.games[game_id].info.modes.values()
        low, high = min(r.start for r in ranges), max(r.stop - 1 for r in ranges)
        line = self.words.line
        return line("house.home.seats", low) if low == high else line("house.home.seats_range", low, high)
