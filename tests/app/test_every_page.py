"""Every page and every table in every language: nothing that cannot be translated, nothing clipped.

What is opened is what `shot` opens. A part of it runs always, all of it with `-m soak`.
"""

import re
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView

from desktop import resources, words
from desktop.app.house import languages
from desktop.app.play import play_page, replay_page  # noqa: F401  whatever draws is loaded before it is listened to
from desktop.app.window import Window
from desktop.developer import shot
from desktop.games import BY_ID
from desktop.words import ENGLISH, Words, offered
from tests.app import pseudo
from tests.app.eavesdropping import Ear, said
from tests.app.looking import clipped
from tests.app.pseudo import LONGER, PSEUDO, untranslated

SIZE = "1366x768"
CREDITS = re.findall(r"^## (.*)$", (resources.root() / "CREDITS.md").read_text(encoding="utf-8"), re.MULTILINE)
PLAIN = {"": 40}  # a table, after so many decisions
TABLES = PLAIN | {"refusal": 9, "hint": 12, "end": 0}
EVERY_STATE = TABLES | {
    "moves": 12, "recap": 14, "lookback": 0, "drag": 9, "curtain": 12, "menu": 6, "keys": 6, "log": 20, "resign": 6,
    "luck": 0,
    "drill": 12, "solved": 12,
}  # fmt: skip
OF_A_GAME = ("new", "replay", "study", "beliefs")
HOUSE = ["home --ply 20", *(page for page in shot.PAGES if page not in (*OF_A_GAME, "home"))]
OF_GAMES = {page: [f"{page} --game {game}" for game in BY_ID] for page in OF_A_GAME}
SPOKEN = [LONGER, *(lang for lang in offered() if lang != ENGLISH)]
Open = Callable[..., "Opened"]


def tables(states: dict[str, int]) -> list[str]:
    """What `shot` is told for each game's table in each of these states."""
    return [
        f"{game} --ply {ply}{f' --state {state}' if state else ''}" for game in BY_ID for state, ply in states.items()
    ]


class Opened:
    """A window that has been painted, and what was heard meanwhile."""

    def __init__(self, window: Window, ear: Ear) -> None:
        self.window, self.ear = window, ear


@pytest.fixture
def opened(shown: Callable[[str], Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setattr(words, "sentences", pseudo.sentences)
    monkeypatch.setattr(Words, "page", pseudo.page(tmp_path))

    def make(what: str, lang: str, text: int = 100, size: str = SIZE) -> Opened:
        ear = Ear(monkeypatch)
        window = shown(f"{what} --lang {lang} --text {text} --size {size}")
        for view in window.findChildren(QGraphicsView):  # a kept picture is painted where nobody hears its place
            for item in view.scene().items():
                item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        ear.begin()
        window.grab()
        return Opened(window, ear)

    yield make
    languages.speak(Words(), ENGLISH)


def plain_words(shown: Opened) -> list[str]:
    """What was said that no language could say otherwise."""
    heard = [("painted", text) for text in shown.ear.heard]
    found = {
        (where, text) for where, text in [*heard, *said(shown.window)] if untranslated(text) and text not in CREDITS
    }
    return sorted(f"{where}: {text}" for where, text in found)


def misfits(shown: Opened) -> list[str]:
    """What does not fit: lines at our lettering, and widgets in each other."""
    return sorted({*shown.ear.misfits, *shown.ear.overlaps(), *clipped(shown.window.page)})


@pytest.mark.parametrize(
    "what", [*HOUSE, *OF_GAMES["new"], OF_GAMES["study"][0], OF_GAMES["beliefs"][0], *tables(TABLES)]
)
def test_everything_said_can_be_translated(opened: Open, what: str) -> None:
    found = plain_words(opened(what, PSEUDO))
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("what", [*OF_GAMES["replay"], *OF_GAMES["study"], *OF_GAMES["beliefs"], *tables(EVERY_STATE)])
def test_everything_said_can_be_translated_in_every_state(opened: Open, what: str) -> None:
    found = plain_words(opened(what, PSEUDO))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(
    "what", [*HOUSE, *OF_GAMES["new"], OF_GAMES["study"][0], OF_GAMES["beliefs"][0], *tables(PLAIN)]
)
def test_nothing_is_clipped(opened: Open, what: str, lang: str) -> None:  # UX 15
    found = misfits(opened(what, lang))
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("lang", [ENGLISH, *SPOKEN])
@pytest.mark.parametrize("what", [*HOUSE, *chain(*OF_GAMES.values()), *tables(EVERY_STATE)])
def test_nothing_is_clipped_in_any_state_at_any_size(opened: Open, what: str, lang: str, text: int) -> None:
    found = misfits(opened(what, lang, text))
    assert not found, "\n".join(found)
