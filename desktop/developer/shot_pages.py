"""`shot` of a page of the house: how it is opened, and what lies on it that people would have left there."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.app.house.drill_box import opened
from desktop.app.house.drill_session import Session
from desktop.app.house.house import House
from desktop.app.play.thumbnail import table_picture
from desktop.app.window import Window
from desktop.controller.ending import standing_of
from desktop.controller.matches import Branch, Match, Text
from desktop.developer.shot import LONGEST, Failed, arranged
from desktop.developer.shot_samples import PlayedOutAlready, counsel, drills, results
from desktop.developer.shot_samples import drill as drill_of
from desktop.face import face_of
from desktop.games import BY_ID

if TYPE_CHECKING:
    from desktop.app.play.replay_page import ReplayPage

KEPT = 20  # decisions of the matches on the page of saves, unless it is told


def _home(window: Window, args: argparse.Namespace) -> None:
    """With `--ply`, there are matches to go on with, and some that are over."""
    if args.ply:
        _keep(window.house, args, args.ply, 3)
        window.house.statistics.results = results()
        window.home.entered()


def _saves(window: Window, args: argparse.Namespace) -> None:
    _keep(window.house, args, args.ply or KEPT, len(BY_ID))
    _keep(window.house, args, LONGEST, 1)
    window.routes.saves()


def _keep(house: House, args: argparse.Namespace, plies: int, count: int) -> None:
    """So many matches, each of another game."""
    for number, game in enumerate(list(BY_ID)[:count]):
        match = _match(house, game, args.seed + number, plies)
        match.salt = f"{number + (plies == LONGEST) * 8}" * 32
        if match.over and plies != LONGEST:
            raise Failed(f"a game with seed {args.seed + number} is over before decision {plies}")
        house.saves.keep(match, face_of(match.game).heading(match.view(None)))
        house.saves.keep_picture(match, table_picture(match, partial(_say_for, house, match)))


def _match(house: House, game: str, seed: int, plies: int) -> Match:
    shown = argparse.Namespace(what=game, mode=None, seat=0, seats=None, option=[], state=None, seed=seed, ply=plies)
    return arranged(shown, house)


def _say_for(house: House, match: Match, text: Text) -> str:
    return house.words.say(text, [seat.name for seat in match.seats])


def _replay(window: Window, args: argparse.Namespace) -> ReplayPage:
    """A finished match, after `--ply` decisions or in its middle."""
    from desktop.app.play.replay_page import ReplayPage

    match = _match(window.house, _game(args), args.seed, LONGEST)
    at = min(args.ply or len(match.steps) // 2, len(match.steps))
    page = ReplayPage(window.house, match, counsel(match), at)
    window.stack.go(page)
    return page


def _study(window: Window, args: argparse.Namespace) -> None:
    """The same with a moment open, and with a note and a try."""
    page = _replay(window, args)
    match, words = page.match, window.house.words
    match.notes[len(match.steps) // 3] = words.line("house.study.note_hint")
    tried = page.replay.play_on()
    tried.branch, tried.salt = Branch(window.house.saves.id_of(match), page.replay.at), "9" * 32
    window.house.saves.keep(tried, standing_of(tried, face_of(tried.game)))
    page.studying.look_for_tries()
    page.studying.finish()
    page.walk("moment")


def _beliefs(window: Window, args: argparse.Namespace) -> None:
    """The same with what they believed there."""
    page = _replay(window, args)
    page.beliefs.toggle()
    page.beliefs.believed.spare.finish()


def _statistics(window: Window, args: argparse.Namespace) -> None:
    window.house.statistics.results = results()
    window.routes.statistics()


def _drills(window: Window, args: argparse.Namespace) -> None:
    """Some weeks of drills; `--seed` other ones."""
    house, now = window.house, time.time()
    house.drills.put(
        *drills((_deciding(house, game, args.seed + number) for number, game in enumerate([*BY_ID] * 3)), now)
    )
    window.routes.drills()


def _deciding(house: House, game: str, seed: int) -> Match:
    """A match in which the first seat is to decide."""
    shown = argparse.Namespace(what=game, mode=None, seat=0, seats=None, option=[], state="drill", seed=seed, ply=KEPT)
    return arranged(shown, house)


def drill(window: Window, match: Match) -> None:
    """The present decision of a match as a question."""
    from desktop.app.play.drill_page import DrillPage

    house = window.house
    one = drill_of(match, time.time())
    house.drills.put(one)
    posed = opened(house, one)
    assert posed is not None
    window.stack.go(DrillPage(house, Session(one.player, [one]), one, posed, PlayedOutAlready()))


def _game(args: argparse.Namespace) -> str:
    return str(args.game or next(iter(BY_ID)))


PAGES: dict[str, Callable[[Window, argparse.Namespace], object]] = {
    "home": _home,
    "new": lambda window, args: window.routes.new_game(_game(args)),
    "settings": lambda window, args: window.routes.settings(),
    "rules": lambda window, args: window.routes.rules(_game(args)),
    "rulings": lambda window, args: window.routes.rules(_game(args), "rulings"),
    "cards": lambda window, args: window.routes.cards(_game(args)),
    "statistics": _statistics,
    "drills": _drills,
    "saves": _saves,
    "replay": _replay,
    "study": _study,
    "beliefs": _beliefs,
    "about": lambda window, args: window.routes.about(),
}
