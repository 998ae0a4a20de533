"""How a match ended: the winner, a draw at the turn limit, the numbers of each seat and its line through the match."""

from random import Random
from types import SimpleNamespace

import pytest

from desktop.controller.ending import SeatFace, how_it_ended, standing_of, title_of, what_resigning_means
from desktop.engine.events import Place
from desktop.engine.game import Outcome
from desktop.engine.match import Match, Seat
from desktop.engine.past import Past
from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.games.clash.cards import TOWER
from desktop.games.clash.rules import END
from desktop.words import Words
from tests.controller.sitting import CLASH, NAMES, Spelled
from tests.controller.test_advice import played
from tests.games.walks import reshuffled

FACES = [SeatFace(NAMES[0], "you", "#D98A4A", "square"), SeatFace(NAMES[1], "AI · Greedy", "#6F9BD8", "diamond")]


def say(text: Text) -> str:
    return Spelled().say(text, NAMES)


def without_a_card_played() -> Match:
    """A match of very few turns in which nothing happens."""
    options = {"deal": "random", "turn_limit": 4}
    match = Match(CLASH, [Seat(name) for name in NAMES], "duel", options, 1, salt="salt")
    while not match.over:
        match.submit(match.state.decider(), END)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_the_winner_is_the_one_of_the_rules_with_the_reason_they_give(seed):
    match = played(seed)
    end = how_it_ended(match, CLASH.face, say, FACES)
    outcome = match.outcome()
    (winner,) = outcome.winners
    assert end.title == say(Text("house.end.wins", (NAMES[winner],))) and NAMES[winner] in end.title
    assert end.reason == say(outcome.why)
    assert [row[4] for row in end.rows] == [seat == winner for seat in (0, 1)]
    assert [row[:4] for row in end.rows] == [tuple(face) for face in FACES]


def test_at_the_turn_limit_with_equal_towers_nobody_wins():
    match = without_a_card_played()
    assert match.outcome().winners == ()
    end = how_it_ended(match, CLASH.face, say, FACES)
    assert end.title == say(Text("house.end.draw"))
    assert not any(row[4] for row in end.rows)
    assert end.reason == say(match.outcome().why)
    assert end.reason != how_it_ended(played(), CLASH.face, say, FACES).reason


def test_a_row_says_what_lies_on_the_table_in_words_and_numbers():
    for seed in range(4):
        match = played(seed)
        end = how_it_ended(match, CLASH.face, say, FACES)
        view = match.view(None)
        for seat, row in enumerate(end.rows):
            cells = dict(zip(end.headers, row[5], strict=True))
            hand = view.zones[Place("hand", seat)] or ()
            at = next(i for i, slot in enumerate(hand) if slot.card is not None and slot.card >= TOWER)
            assert cells[say(Text("clash.end.steps"))] == str(len(hand) - 1 - at)
            assert cells[say(Text("clash.end.hand"))] == str(len(hand) - 1)
            assert all(cell and "Text(" not in cell for cell in row[5])


def test_the_line_through_the_match_has_a_point_before_every_decision_and_one_at_the_end():
    match = played()
    end = how_it_ended(match, CLASH.face, say, FACES)
    states = [*(step.before for step in match.steps), match.state]
    assert set(end.curve) == {0, 1}
    for seat, line in end.curve.items():
        assert line == [CLASH.face.measure(CLASH.view(state, None), seat) for state in states]
        assert all(point >= 0 for point in line)
    loser = 1 - match.outcome().winners[0]
    assert end.curve[loser][-1] < end.curve[loser][0]
    assert end.curve_title == say(Text("clash.end.curve"))


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_in_it(seat):
    """Every number comes from what everybody sees: were hidden cards other ones, the end would be the same."""
    match, dice = played(), Random(1)
    end = how_it_ended(match, CLASH.face, say, FACES)
    others = [step._replace(past=Past(reshuffled(CLASH, step.before, seat, dice))) for step in match.steps]
    assert [step.before.zones for step in others] != [step.before.zones for step in match.steps]
    match.steps = others
    assert how_it_ended(match, CLASH.face, say, FACES) == end


@pytest.mark.parametrize(
    ("winners", "title"), [((), "Nobody wins"), ((1,), "Ivo wins"), ((0, 2, 3), "Mara, Lena and Oskar win")]
)
def test_whoever_wins_together_is_named_together(winners, title):
    """Chronicle: a victory may be shared."""
    seats = [Seat(name) for name in ("Mara", "Ivo", "Lena", "Oskar")]
    ended = SimpleNamespace(seats=seats, outcome=lambda: Outcome(tuple(winners), (), Text("none")))
    assert Words("en").say(title_of(ended, [seat.name for seat in seats])) == title


def test_a_list_of_matches_says_where_one_stands_and_who_won():
    match = played()
    assert standing_of(match, CLASH.face) == title_of(match, NAMES)
    match = Match(CLASH, [Seat(name) for name in NAMES], "duel", {}, 1)
    assert standing_of(match, CLASH.face) == CLASH.face.heading(match.view(None))


@pytest.mark.parametrize(
    ("game", "mode", "seats", "means"),
    [
        ("clash", "duel", 2, "others"),
        ("ganymede", "coop", 2, "together"),
        ("ganymede", "three", 3, "others"),
        ("chronicle", "standard", 4, "standing"),
    ],
)
def test_what_resigning_means_is_known_beforehand(game, mode, seats, means):
    mode = mode if mode in BY_ID[game].info.modes else next(iter(BY_ID[game].info.modes))
    match = Match(BY_ID[game], [Seat(str(seat)) for seat in range(seats)], mode, {}, 1)
    assert what_resigning_means(match).id == f"house.play.resign.{means}"
