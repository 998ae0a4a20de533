"""desktop/face.py: every game's face is made of the hooks there are, and all that it names exists."""

from collections.abc import Mapping
from functools import cache
from inspect import signature
from typing import NamedTuple, get_args

import pytest

from desktop.engine.match import Match
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.face import GameFace, TableGame, face_of
from desktop.games import BY_ID
from desktop.look import Sitter, Spread
from desktop.table.drawing import plain
from desktop.table.motion.cues import CUES
from desktop.table.world import world_of
from tests.controller.sitting import Spelled
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import match, pick
from tests.toy import Toy

WORDS = Spelled()
PLIES, EVERY = 400, 10
# One of each table there is: options that change the course alone lay no other.
TABLES = tuple({(setup.game, setup.mode, setup.seats): setup for setup in SETUPS}.values())
NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")


def say(text: Text) -> str:
    return WORDS.say(text, NAMES)


def public(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def bases(game: TableGame) -> list[type]:
    return [kind for kind in type(game.face).__mro__ if kind is not GameFace and issubclass(kind, GameFace)]


every_game = pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
every_table = pytest.mark.parametrize("setup", TABLES, ids=str)


@every_game
def test_a_face_has_no_hook_that_nobody_asks(game: TableGame) -> None:
    """A misspelled override would be a method of its own: the default would be shown in its place."""
    asked = public(GameFace) | set(GameFace.__annotations__)
    for kind in bases(game):
        assert public(kind) <= asked
        for name in public(kind):
            if callable(getattr(GameFace, name, None)):
                assert list(signature(getattr(kind, name)).parameters) == list(
                    signature(getattr(GameFace, name)).parameters
                ), name
    recounts = type(game.face).recount is not GameFace.recount
    assert game.face.recounts == recounts


@every_game
def test_what_a_face_says_of_verbs_notes_and_seats_exists(game: TableGame) -> None:
    face = game.face
    assert set(face.handy) <= set(game.talk.sections)
    for sentence in own_heads(game).values():
        assert WORDS.known(f"{game.info.id}.{sentence}"), sentence
    most = max(seats.stop - 1 for seats in game.info.modes.values())
    assert len(face.sides) >= most
    assert len(set(face.sides)) == len(face.sides)  # told apart by colour and by shape
    assert len({shape for _, shape in face.sides}) == len(face.sides)


def brings(game: TableGame, hook: str) -> bool:
    """Whether the game has this hook of its own; it may leave it out."""
    return any(hook in vars(kind) for kind in bases(game))


def own_heads(game: TableGame) -> Mapping[str, str]:
    """What heads the log; the house's own heading stands in no game that has no such note."""
    heads = game.face.heads
    return heads if brings(game, "heads") else {key: heads[key] for key in heads if key in survey(game).notes}


class Survey(NamedTuple):
    """What came up in one match of each table that a game has."""

    notes: set[str]
    places: set[str]  # names of places for parts, and
    filled: set[str]  # of those that held one
    laid: set[str]  # names of places for cards, and
    known: set[str]  # of places of the rules, and of those where cards lay or a hand puts them


@cache
def survey(game: TableGame) -> Survey:
    """Walks through the matches, and looks at everything on the way now and then."""
    found = Survey(set(), set(), set(), set(), set())
    for setup in SETUPS:
        if setup.game == game.info.id:
            played, dice = match(setup, 7), Rng(7)
            while not played.over and len(played.steps) < PLIES:
                seat = played.state.decider()
                if setup in TABLES and len(played.steps) % EVERY == 0:
                    for viewer in {None, seat, setup.seats - 1}:
                        look_around(game, played, viewer, found)
                step = played.submit(seat, pick(played.state, dice))
                found.notes.update(event.key for event in step.events if event.verb == "note")
    return found


def look_around(game: TableGame, played: Match, viewer: int | None, found: Survey) -> None:
    """All that a view shows has a place on the table that it describes, and a drawing."""
    face, view = game.face, played.view(viewer)
    spec = face.spec(view, say)
    zones, drawn = {zone.key for zone in spec.zones}, world_of(spec.world).drawing
    assert len(zones) == len(spec.zones) and {zone.spread for zone in spec.zones} <= set(get_args(Spread))
    legal = played.state.legal() if view.to_act == viewer else []
    looks = face.looks(view, legal, say)
    faces = [side for cards in looks.values() for each in cards for side in (each.face, each.back) if side is not None]
    assert not drawn.faces or {each.template for each in faces} <= set(drawn.faces)
    assert {decor.kind for decor in spec.decor} <= {*drawn.decor, *plain.DECOR}
    for key, bracket in face.brackets(view, say).items():
        assert bracket.first >= 0 and bracket.first + bracket.cards <= len(looks[key])
    sitters = [Sitter(f"seat {number}", "") for number in range(len(played.seats))]
    found.laid.update(name for name, _ in zones)
    found.known.update(place.zone for place in view.zones)
    found.known.update(key[0] for key, cards in looks.items() if cards)
    found.places.update(part.key[0] for part in spec.parts)
    found.filled.update(key[0] for key in face.parts(view, sitters, say))
    for action in legal:
        for made in face.gestures(view, action):
            found.known.add(made.dst[0])
            assert made.dst in zones and 0 <= made.src_at < len(looks[made.src])
        assert set(face.foreseen(view, action, say)) <= {part.key for part in spec.parts}
        assert say(face.offer(action))
    labels, at = face.phases(view, say)
    assert say(face.heading(view)) and (0 <= at < len(labels) or not brings(game, "phases"))


@every_game
def test_a_face_describes_every_view_of_a_game(game: TableGame) -> None:
    assert survey(game).places


@every_game
def test_every_card_can_be_read(game: TableGame) -> None:
    faces = [game.face.printed(card, say) for card in range(len(game.catalog.names))]
    templates = set(world_of(faces[0].world).drawing.faces)  # none: every card is drawn plainly
    assert not templates or {game.face.back.template, *(face.template for face in faces)} <= templates
    assert all(face.title for face in faces)


@every_game
def test_every_place_for_cards_is_one_of_the_rules_or_is_filled(game: TableGame) -> None:
    """Or a card is put down there that goes elsewhere by the rules. No other would ever hold anything."""
    assert survey(game).laid <= survey(game).known


@every_game
def test_every_place_for_a_part_is_filled_at_some_time(game: TableGame) -> None:
    """A part of another name than its place would never be seen, nor the place ever be anything but empty."""
    assert survey(game).places == survey(game).filled


@every_game
def test_every_cue_belongs_to_a_note(game: TableGame) -> None:
    """What is rare, like the end by a limit of rounds, has a sentence that is called out; all else comes up."""
    notes = survey(game).notes
    called = {key for key in game.face.cues if WORDS.known(f"{game.info.id}.cue.{key}")}
    assert set(game.face.cues) <= notes | called
    assert set(own_heads(game)) <= notes
    assert set(game.face.cues.values()) <= {*CUES, *world_of(game.info.id).drawing.cues}


@every_table
def test_a_finished_match_can_be_seen_from_every_seat(setup: SetUp) -> None:
    """Nobody is to act and nothing is asked, and still everything has its place."""
    game = setup.rules()
    assert isinstance(game, TableGame)
    face, played = game.face, match(setup, 2)
    played.resign(0)
    assert played.over
    sitters = [Sitter(f"seat {number}", "") for number in range(setup.seats)]
    for state in (played.state, ended(setup)):
        for seat in (None, OPEN, *range(setup.seats)):
            view = game.view(state, seat)
            assert any(face.looks(view, (), say).values()) and face.parts(view, sitters, say)
            assert say(face.heading(view)) and say(view.prompt) and not face.ranked(view, [])
            assert face.phases(view, say)[0] or not brings(game, "phases")
            assert face.summary(view, 0) or not brings(game, "summary")
            assert face.measure(view, 0) >= 0
            assert set(face.brackets(view, say)) <= {zone.key for zone in face.spec(view, say).zones}


def ended(setup: SetUp) -> State:
    """A position after the last decision of a game."""
    state, dice = setup.new(2), Rng(2)
    while not state.over:
        state.apply(setup.rules().bots.policy(state, state.legal(), dice))
    return state


def test_a_game_without_a_face_says_so() -> None:
    with pytest.raises(TypeError, match="has no face"):
        face_of(Toy())
