"""What both players know of each other's eight is shown to both: a strip beside the row, and lines in the log."""

from collections import Counter

import pytest

from desktop.engine.events import Place
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, fold, redact
from desktop.engine.text import Text
from desktop.games.clash import GAME
from desktop.games.clash.cards import DECK, NAMES, TOWER
from tests.games.walks import pick


def say(text: Text) -> str:
    return text.id


def played(deal: str, edition: str, seed: int) -> Match:
    """A match at its start."""
    return Match(GAME, [Seat("A"), Seat("B")], "duel", {"deal": deal, "edition": edition}, seed)


DEALS = [
    ("draft", "starter"),
    ("random", "starter"),
    ("preset", "starter"),
    ("draft", "leaflet"),
    ("random", "leaflet"),
]


@pytest.mark.parametrize(("deal", "edition"), DEALS)
def test_the_strip_and_what_is_open_make_the_eight_of_the_other_side(deal: str, edition: str) -> None:
    for seed in range(4):
        match, dice = played(deal, edition, seed), Rng(seed)
        eights: list[Counter[str]] = []
        while not match.over:
            state = match.state
            if not eights and state.counters[1]:  # the first turn has begun
                eights = [
                    Counter(NAMES[card] for card in state.zones[hand] if card < TOWER)
                    for hand in (state.setting.index[Place("hand", seat)] for seat in (0, 1))
                ]
                assert all(sum(eight.values()) == DECK for eight in eights)
            for seat in (0, 1):
                rival = 1 - seat
                shown = GAME.face.looks(match.view(seat), (), say)
                strip = Counter(look.face.card for look in shown.get(("unseen", rival), ()))
                if not eights:
                    assert not strip
                    continue
                lying = [
                    look.face.card
                    for zone in ("hand", "upper", "lower")
                    for look in shown[zone, rival]
                    if look.face_up and look.face.card in NAMES[:TOWER]
                ]
                assert strip + Counter(lying) == eights[rival]
            match.submit(state.decider(), pick(state, dice))


def test_nobody_is_shown_a_strip_of_cards_that_lie_open() -> None:
    match = played("random", "starter", 3)
    assert not GAME.face.looks(GAME.view(match.state, OPEN), (), say)["unseen", 1]


def told(match: Match, seat: int) -> list[tuple[str, tuple[object, ...]]]:
    """The lines about a draft and its end that a seat reads."""
    lines: list[tuple[str, tuple[object, ...]]] = []
    for step in match.steps:
        view = GAME.view(step.before, seat)
        for event in step.events:
            shown = redact(event, seat, match.state.setting)
            assert shown is not None
            text = GAME.face.tell(view, shown)
            if text is not None and text.id in ("clash.log.dealt", "clash.log.deck"):
                lines.append((text.id, text.args))
            view = fold(view, [shown], match.state.setting)
    return lines


def test_the_log_names_the_card_that_is_dealt_by_itself_and_both_lists() -> None:
    """Rulebook: "Finally, player A takes the last remaining card." """
    match, dice = played("draft", "starter", 5), Rng(5)
    while not match.state.counters[1]:
        match.submit(match.state.decider(), pick(match.state, dice))
    for seat in (0, 1):
        lines = told(match, seat)
        assert [name for name, _ in lines] == ["clash.log.dealt"] * 4 + ["clash.log.deck"] * 2
        hand = match.state.zones[match.state.setting.index[Place("hand", seat)]]
        eight = {f"clash.card.{NAMES[card]}.name" for card in hand if card < TOWER}
        listed = lines[4 + seat][1][1]
        assert isinstance(listed, Text) and {arg.id for arg in listed.args if isinstance(arg, Text)} == eight
