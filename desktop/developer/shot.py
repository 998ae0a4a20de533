"""`shot`: the picture the app would show, into a PNG file. The same arguments give the same picture.

Only what is asked for is drawn: a real window with the real pages, on Qt's offscreen platform unless another is set.
Nothing of the person's own files is read or written.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from desktop.controller.matches import PERSON, Action, Match, OptionError, Rng, Seat, ai_seed, mix, usual_level
from desktop.games import BY_ID
from desktop.storage.settings import SIGHTS, THEMES
from desktop.words import offered

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPixmap
    from PySide6.QtWidgets import QApplication

    from desktop.app.house.house import House
    from desktop.app.window import Window

FAILED, MISUSED = 1, 2
PAGES = ("home", "new", "settings", "rules", "rulings", "cards", "statistics", "drills", "saves", "replay", "study",
         "beliefs", "about")  # fmt: skip
STATES = ("drag", "refusal", "curtain", "end", "menu", "keys", "moves", "log", "resign", "recap", "retold", "hint",
          "warning", "lookback", "luck", "unknown", "about", "drill", "solved")  # fmt: skip
DRILLS = ("drill", "solved")
# States in which the seat that looks has to decide.
TO_ACT = ("drag", "refusal", "moves", "recap", "retold", "hint", "warning", *DRILLS)
AMONG_PEOPLE = ("curtain", "recap")
AT_THE_END = ("end", "lookback", "luck")
SMALLEST, LARGEST = (800, 600), (7680, 4320)
LONGEST = 5000  # plies
SALT = "5" * 32  # a shot's match is nobody's: what is drawn must not depend on it


class Misuse(ValueError):
    """Arguments that ask for something there is not; the message is a sentence."""


class Failed(RuntimeError):
    """What was asked for cannot be shown; the message is a sentence."""


class Parser(argparse.ArgumentParser):
    """argparse, but a mistake is a sentence."""

    def error(self, message: str) -> NoReturn:
        """Called by argparse."""
        raise Misuse(message)


def main(argv: Sequence[str]) -> int:
    """Draw one picture."""
    try:
        args = _parser().parse_args(argv)
        _check(args)
        draw(args)
    except SystemExit:  # argparse has printed its help
        return 0
    except (Misuse, OptionError) as error:
        return _say(error, MISUSED)
    except Failed as error:
        return _say(error, FAILED)
    return 0


def _say(error: Exception, code: int) -> int:
    print(f"shot: {' '.join(str(error).split())[:300]}", file=sys.stderr)
    return code


# ---- arguments


def _parser() -> Parser:
    parser = Parser(prog="fivefold shot", description="Draw the picture the app would show.", allow_abbrev=False)
    add = parser.add_argument
    add("what", metavar="GAME|PAGE", help=f"one of {', '.join((*BY_ID, *PAGES))}")
    add("--game", choices=tuple(BY_ID), help="whose page: of new, rules, rulings, replay, study and beliefs")
    add("--out", required=True, type=Path, metavar="F.png", help="the file to write")
    add("--seed", type=_whole(0, 2**64 - 1), default=0, metavar="S", help="the deal")
    add("--ply", type=_whole(0, LONGEST), default=0, metavar="N", help="greedy decisions before the picture")
    add("--seat", type=_whole(0, 5), default=0, metavar="P", help="who looks")
    add("--seats", type=_whole(1, 6), metavar="N", help="how many play; as few as the mode allows unless given")
    add("--size", type=_size, default=(1600, 1000), metavar="WxH", help="of the window; 1600x1000 unless given")
    add("--scale", type=_number(1, 4), default=1.0, metavar="R", help="device pixels a pixel")
    add("--mode", help="the game's mode; the first one unless given")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    add("--state", choices=STATES, help="what has been opened or is going on in a game")
    add("--lang", default="en", help=f"the language: {', '.join(offered())}")
    add("--theme", choices=THEMES, default=THEMES[0], help="what the house wears")
    add("--colors", choices=SIGHTS, default=SIGHTS[0], help="the eyes that the colours are for")
    add(
        "--film", type=_whole(1, 100), metavar="N", help="of a game: the next N decisions as they are played, one sheet"
    )
    add("--every", type=_whole(20, 5000), default=200, metavar="MS", help="of a film: from one frame to the next")
    add("--text", type=_whole(100, 200), default=100, metavar="PERCENT", help="the size of text")
    return parser


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if len(text) > 20 or not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}, not {text[:40]!a}")
        return int(text)

    return read


def _number(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"must be a number from {low} to {high}, not {text[:40]!a}")
        return value

    return read


def _size(text: str) -> tuple[int, int]:
    wide, cross, high = text.partition("x")
    numbers = [int(part) if part.isascii() and part.isdigit() and len(part) < 6 else 0 for part in (wide, high)]
    if not cross or not all(low <= n <= most for low, n, most in zip(SMALLEST, numbers, LARGEST)):
        raise argparse.ArgumentTypeError(f"must lie from 800x600 to 7680x4320, not {text[:40]!a}")
    return numbers[0], numbers[1]


def _check(args: argparse.Namespace) -> None:
    """What argparse cannot see."""
    if args.what not in (*BY_ID, *PAGES):
        raise Misuse(f"there is nothing called {args.what[:40]!a} to draw; there is {', '.join((*BY_ID, *PAGES))}")
    if args.what in PAGES and args.state:
        raise Misuse(f"--state is for games; the page {args.what!r} has none")
    if args.film and (args.what in PAGES or args.state):
        raise Misuse("--film is for a game as it is played: without --state")
    if args.what in BY_ID and args.game:
        raise Misuse(f"--game is for pages; the game is {args.what} already")
    if args.lang not in offered():
        raise Misuse(f"there is no language {args.lang[:40]!a}; there is {', '.join(offered())}")
    if args.out.suffix.lower() != ".png":
        raise Misuse("--out must name a .png file")
    if not args.out.parent.is_dir():
        raise Misuse(f"--out lies in no folder there is: {str(args.out.parent)[:80]!a}")
    if args.what in BY_ID:
        position(args)


def _options(words: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise Misuse(f"--option takes NAME=VALUE, each name once, not {word[:40]!a}")
        options[name] = value
    return options


# ---- positions


def position(args: argparse.Namespace) -> Match:
    """A new match with the seat that looks played by a person; where there is a curtain, all are people."""
    game = BY_ID[args.what]
    mode = args.mode if args.mode is not None else next(iter(game.info.modes))
    seats = args.seats or min(game.info.modes.get(mode, (0,)))
    game.check_table(seats, mode)
    if args.seat >= seats:
        raise Misuse(f"{game.info.title} has {seats} seats in mode {mode}: --seat goes up to {seats - 1}")
    everybody = args.state in AMONG_PEOPLE
    rival = usual_level(game) or PERSON
    sitting = [
        Seat("", PERSON if everybody or number == args.seat else rival, ai_seed(args.seed, number))
        for number in range(seats)
    ]
    return Match(game, sitting, mode, game.settle(_options(args.option)), args.seed, salt=SALT)


def play_on(match: Match, plies: int) -> None:
    """So many decisions, each the game's own rule of thumb."""
    for _ in range(plies):
        if match.over:
            return
        seat = match.state.decider()
        match.submit(seat, greedy(match, seat))


def greedy(match: Match, seat: int) -> Action:
    """What the rule of thumb does here, with dice of its own."""
    dice = Rng(mix(match.seats[seat].ai_seed, len(match.steps)))
    return match.game.bots.greedy(match.info(seat), dice)


def arranged(args: argparse.Namespace, house: House) -> Match:
    """The position that is to be drawn, its seats named as the house names them."""
    match = position(args)
    match.seats = tuple(seat._replace(name=house.default_name(at)) for at, seat in enumerate(match.seats))
    play_on(match, LONGEST if args.state in AT_THE_END else args.ply)
    if args.state in TO_ACT:
        for _ in range(LONGEST):
            if match.over or _is_at(match, args):
                break
            play_on(match, 1)
    if args.state in AT_THE_END and not match.over:
        raise Failed(f"after {LONGEST} decisions this game is still not over")
    return match


def _is_at(match: Match, args: argparse.Namespace) -> bool:
    """Whether the seat that looks has to decide; for a recap, whether others have done so before."""
    if args.state in DRILLS and len(match.state.legal()) < 2:
        return False
    others = bool(match.steps) and match.steps[-1].seat != args.seat
    return match.state.decider() == int(args.seat) and (others or args.state not in ("recap", "retold"))


# ---- drawing


def draw(args: argparse.Namespace) -> None:
    """Draw what the arguments ask for."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if args.scale != 1:
        os.environ["QT_SCALE_FACTOR"] = str(args.scale)
        os.environ["QT_SCALE_FACTOR_ROUNDING_POLICY"] = "PassThrough"
    from PySide6.QtWidgets import QApplication

    from desktop.app.house.app_theme import dress

    app = QApplication.instance() or QApplication(["fivefold"])
    assert isinstance(app, QApplication)
    dress(app)
    with tempfile.TemporaryDirectory() as folder:
        window = _window(args, Path(folder))
        try:
            _show(app, window, args)
            app.sendPostedEvents()  # what waits until the table stands
            if not _picture(window, args).save(str(args.out)):
                raise Failed(f"{str(args.out)[:80]!a} cannot be written")
        finally:
            window.close()


def _picture(window: Window, args: argparse.Namespace) -> QPixmap | QImage:
    """Of the window as it stands, or of what is played in it."""
    if not args.film:
        return window.grab()
    from desktop.app.play.play_page import PlayPage
    from desktop.developer.film import sheet

    assert isinstance(window.page, PlayPage)
    return sheet(window.page, args.film, args.every)


def _window(args: argparse.Namespace, folder: Path) -> Window:
    from desktop.app.house.app_theme import change
    from desktop.app.house.house import House
    from desktop.app.house.languages import speak
    from desktop.app.window import Window
    from desktop.storage.saves import Saves
    from desktop.storage.settings import Settings
    from desktop.storage.statistics import Statistics
    from desktop.words import Words

    own, words = (
        Settings(speed="normal" if args.film else "off", text=args.text, theme=args.theme, colors=args.colors),
        Words(),
    )
    change(own)
    speak(words, args.lang)
    window = Window(House(words, own, Saves(folder), Statistics(folder), BY_ID))
    window.resize(*args.size)
    return window


def _show(app: QApplication, window: Window, args: argparse.Namespace) -> None:
    """Bring the window to what is to be drawn."""
    from desktop.app.play.play_page import PlayPage
    from desktop.developer import shot_pages, shot_states

    if args.what in PAGES:
        window.show()  # first: a section is gone to where the text has its width
        shot_pages.PAGES[args.what](window, args)
    elif args.state in DRILLS:
        shot_pages.drill(window, arranged(args, window.house))
        window.show()
    else:
        window.routes.play(arranged(args, window.house))
        assert isinstance(window.page, PlayPage)
        shot_states.prepare(window.page, args)
        window.show()
    if args.what == "home":
        window.home.show_cards()  # what the app adds after the first paint
    app.sendPostedEvents()  # no more than that: an opponent's answer would come in between
    if isinstance(window.page, PlayPage) and args.state:
        shot_states.STATES[args.state](window.page)
    app.sendPostedEvents()
