"""No line of the log, and no picture beside it, names a card that its reader has not seen, or does not just then."""

from collections.abc import Iterator

import pytest

from desktop.engine.match import Match, Step
from desktop.engine.rng import Rng
from desktop.engine.sight import View, fold, redact
from desktop.engine.text import Text
from desktop.face import face_of
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import match as new_match
from tests.games.walks import pick

SEATS = range(3)  # of more, none sees other lines than these


def say(text: Text) -> str:
    return text.id


def cards_named(game: str, text: Text) -> Iterator[str]:
    """The cards in a sentence, by their ids."""
    kind, _, rest = text.id.partition(".card.")
    if kind == game and rest.endswith(".name"):
        yield rest.removesuffix(".name")
    for arg in text.args:
        if isinstance(arg, Text):
            yield from cards_named(game, arg)


def in_sight(view: View, names: tuple[str, ...]) -> set[str]:
    return {names[slot.card] for slots in view.zones.values() for slot in slots or () if slot.card is not None}


def told(match: Match, step: Step, seat: int | None) -> tuple[set[str], set[str]]:
    """The cards that the lines of a step name, and those that its reader sees before, in and after it."""
    game, setting, names = match.game, match.state.setting, match.state.setting.catalog.names
    before = view = game.view(step.before, seat)
    named = set(cards_named(game.info.id, game.describe(before, step.action)))
    named |= {look.face.card for look in face_of(game).named(before, step.action, say) if look.face.card in names}
    seen = in_sight(before, names) | in_sight(match.view(seat), names)
    for true in step.events:
        event = redact(true, seat, setting)
        if event is None:
            continue
        if event.card >= 0:
            seen.add(names[event.card])
        text = face_of(game).tell(view, event)
        if text is not None:
            named |= set(cards_named(game.info.id, text))
        view = fold(view, [event], setting)
    return named, seen


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_lines_name_only_what_their_reader_sees(setup: SetUp) -> None:
    lines = 0
    for seed in range(3):
        match, dice = new_match(setup, 60 + seed), Rng(seed)
        while not match.over:
            step = match.submit(match.state.decider(), pick(match.state, dice))
            for seat in (None, *SEATS[: setup.seats]):
                named, seen = told(match, step, seat)
                lines += bool(named)
                assert named <= seen, f"{setup} seed {60 + seed} ply {len(match.steps)} seat {seat}: {named - seen}"
    assert lines
