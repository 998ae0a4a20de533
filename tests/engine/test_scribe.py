"""A scribe writes what `to_record` writes, letter for letter, whatever was played and taken back before."""

from random import Random

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.record import to_record
from desktop.engine.scribe import Scribe
from desktop.games import BY_ID


@pytest.mark.parametrize("game_id", BY_ID)
def test_the_text_is_that_of_the_whole_record(game_id: str) -> None:
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    match = Match(game, [Seat(f"Zoë {n}") for n in range(min(seats))], mode, {}, 3, salt="s", practice=True)
    scribe, dice, undone = Scribe(match), Random(5), 0
    for number in range(60):
        if match.over:
            break
        seat = match.state.decider()
        if (dice.random() < 0.2 and match.undo(seat)) or (dice.random() < 0.2 and match.redo(seat) is not None):
            undone += 1
        else:
            match.submit(seat, dice.choice(match.state.legal()), iterations=number)
        if dice.random() < 0.7:  # some steps are written only after others have come or gone
            assert scribe.write() == to_record(match).dumps()
    assert undone > 3 and scribe.write() == to_record(match).dumps()


def test_what_is_written_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(BY_ID["clash"], [Seat("A"), Seat("B")], "duel", {"deal": "random"}, 3, salt="s")
    spelled: list[object] = []
    spell = Scribe._spelled
    monkeypatch.setattr(Scribe, "_spelled", lambda self, action: spelled.append(action) or spell(self, action))
    scribe = Scribe(match)
    for _ in range(12):
        match.submit(match.state.decider(), match.state.legal()[0])
        scribe.write()
    assert len(spelled) == len(match.actions())
