"""Alone at the table one is "you" in every sentence that a game says of the own seat, verb and all (UX 50)."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from desktop.controller.ending import SeatFace, how_it_ended
from desktop.controller.log import Log
from desktop.engine.game import Attempt
from desktop.engine.match import Match
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.look import Sitter
from desktop.words import NOBODY, SEAT, YOURS, Words, sentences
from tests.games import walks
from tests.games.setups import SETUPS, SetUp

BENT = ("en", "de", "fr")  # languages whose verbs follow the person; in Japanese the name of the seat is all there is
PLIES = 250
NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
LABEL = re.compile(r"^\{\d\}\s?(?::|$)|[:·]\s?\{\d\}\.?$")  # a name with a colon, or after one: "You: deployed"


def bent(form: str, gap: int) -> str:
    """The sentence as it is said where this gap is the own seat."""
    return YOURS.sub(lambda way: way[2] if int(way[1]) == gap else way[3], form)


class Heard(Words):
    """Keeps what is said of the own seat without a form for it."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.stiff: set[str] = set()
        self.own = 0

    def say(self, text: Text, names: Sequence[str] = (), you: int = NOBODY) -> str:
        for gap, arg in enumerate(text.args):
            if isinstance(arg, Text) and arg.id == SEAT and arg.args[0] == you:
                self.own += 1
                found = self._find(text.id) or ""
                for form in found.values() if isinstance(found, dict) else (found,):
                    left = bent(form, gap)
                    if f"{{{gap}}}" in left and not LABEL.search(left):
                        self.stiff.add(f"{self.lang} {text.id}: {form}")
        return super().say(text, names, you)


def tell_all(setup: SetUp, seed: int, you: int, words: Sequence[Heard]) -> Match:
    """Play at random, and have everything said that a table says of it."""
    match, dice = walks.match(setup, seed), Rng(mix(seed, you))
    game, face = match.game, face_of(match.game)
    says = [partial(each.say, names=NAMES, you=you) for each in words]
    sitters = [Sitter(name, "") for name in NAMES[: setup.seats]]
    for _ in range(PLIES):
        if match.over:
            break
        seat, legal = match.state.decider(), match.state.legal()
        view, info = match.view(you), match.info(seat)
        for say in says:
            face.parts(view, sitters, say)
            say(face.heading(view))
            say(view.prompt)
            say(match.view(seat).prompt)
            for attempt in attempts(view):
                reason = game.why_not(view, attempt)
                if reason is not None:
                    say(reason.text)
            for action in legal[:4]:
                say(face.offer(action))
                if not face.gestures(match.view(seat), action):
                    say(face.button(match.view(seat), action))
                if seat == you:
                    for note in game.preview(info, action):
                        say(note.text)
        match.submit(seat, legal[dice.below(len(legal))])
    for say in says:
        Log(match, face, say).lines(you)
        Log(match, face, say).since(you)
    return match


def attempts(view: View) -> Iterator[Attempt]:
    """Somebody takes the first card of every place."""
    return (Attempt(place, 0) for place, slots in view.zones.items() if slots)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whatever_is_said_of_the_own_seat_says_you(setup: SetUp) -> None:  # UX 50
    words = [Heard(lang) for lang in BENT]
    for you in {0, setup.seats - 1}:
        match = tell_all(setup, 3 + you, you, words)
        if match.over:
            faces = [SeatFace(name, "", "", "") for name in NAMES[: setup.seats]]
            for each in words:
                how_it_ended(match, face_of(match.game), partial(each.say, names=NAMES, you=you), faces)
    assert all(each.own > 20 for each in words)
    assert not set().union(*(each.stiff for each in words))


@pytest.mark.parametrize("file", ["house", *dict.fromkeys(setup.game for setup in SETUPS)])
def test_each_language_has_a_form_for_you_where_another_has(file: str) -> None:  # UX 50
    def gaps(lang: str, name: str) -> set[str]:
        found = sentences(lang, file).get(name, "")
        return {
            way[1] for form in (found.values() if isinstance(found, dict) else [found]) for way in YOURS.finditer(form)
        }

    faults = []
    for name in sentences("en", file):
        there = {lang: gaps(lang, name) for lang in BENT}
        open_gaps = {
            lang: {
                gap
                for gap in set().union(*there.values()) - there[lang]
                if f"{{{gap}}}" in str(sentences(lang, file)[name])
            }
            for lang in BENT
        }
        faults += [
            f"{lang} {name} lacks one for {gap}"
            for lang, missing in open_gaps.items()
            for gap in missing
            if not all(LABEL.search(form) for form in _forms(sentences(lang, file)[name]))
        ]
    assert not faults, "\n".join(faults)


def _forms(found: str | dict[str, str]) -> list[str]:
    return list(found.values()) if isinstance(found, dict) else [found]


def test_a_sentence_bends_with_whoever_reads_it() -> None:
    words, taken = Words("en"), Text("clash.log.pick", (Text(SEAT, (1,)), "Ogre"))
    assert words.say(taken, NAMES, you=1) == "You draft Ogre."
    assert words.say(taken, NAMES, you=0) == "Ivo drafts Ogre."
    assert words.say(taken, NAMES) == "Ivo drafts Ogre."
    assert Words("de").say(taken, NAMES, you=1) == "Du draftest Ogre."
    assert Words("fr").say(taken, NAMES, you=1) == "Vous choisissez Ogre."
    assert Words("ja").say(taken, NAMES, you=1).startswith("あなたは")
    assert words.say(Text(SEAT, (1,)), NAMES, you=1) == "You"
    assert words.say(Text("house.why.turn", (Text(SEAT, (NOBODY,)),)), NAMES) != "It is your turn."
