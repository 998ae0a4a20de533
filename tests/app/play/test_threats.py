"""What is about to hit whoever decides stands on the table and at the button, and goes with the decision (UX 54)."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.controller.phase import Phase
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Threat
from desktop.storage.settings import Settings
from desktop.table.accessibility.nodes import PartNode, PlaceNode
from desktop.table.scene.last_lines import occupied
from desktop.table.scene.threat_tags import ThreatTag
from tests import patience
from tests.app.playing import HeardPage, OpenPage, pages  # noqa: F401 - `pages` is the fixture

NAMES = ("Mara", "Ivo", "Lena")
MOST = 60  # games that are looked through for such a position


def threatened(game_id: str, grave: bool = False, players: tuple[str, ...] = (PERSON, "greedy", "greedy")) -> Match:
    """A match whose first seat decides and is threatened."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    for seed in range(1, MOST):
        sitting = [Seat(NAMES[at], players[at], ai_seed(seed, at)) for at in range(seats.start)]
        match = Match(game, sitting, mode, {}, seed, salt="salt")
        while not match.over:
            seat = match.state.decider()
            if seat == 0 and len(match.steps) > 8 and any(
                (threat.grave if grave else not threat.holds) for threat in told(match, 0)
            ):  # fmt: skip
                return match
            match.submit(seat, game.bots.greedy(match.info(seat), Rng(len(match.steps))))
    raise AssertionError(f"nobody is threatened in {MOST} games of {game_id}")


def told(match: Match, seat: int) -> list[Threat]:
    info = InfoSet(match.game, match.state, seat)
    return list(face_of(match.game).threats(info, lambda text: text.id))


def stands(page: HeardPage, qtbot: QtBot) -> list[ThreatTag]:
    """The tags, once the table has come to rest."""
    qtbot.waitUntil(lambda: bool(page.scene.threats.tags), timeout=patience.MS)
    return page.scene.threats.tags


@pytest.mark.parametrize("game_id", BY_ID)
@pytest.mark.parametrize("percent", [100, 200])
def test_it_stands_on_free_ground(open_page: OpenPage, qtbot: QtBot, game_id: str, percent: int) -> None:  # UX 54
    page = open_page(threatened(game_id), settings=Settings(speed="off", text=percent))
    tags, scene = stands(page, qtbot), page.scene
    assert [tag.threat for tag in tags] == sorted(scene.threats.threats, key=lambda each: (not each.grave, each.holds))
    others = {id(tag): [QRectF(*rect) for rect in scene.threats.rects() if rect != tag.rect] for tag in tags}
    scene.threats.tags = []  # which are ground that is taken, too
    taken = [QRectF(*rect) for rect in (*scene.keep_clear(), *occupied(scene, whole=False))]
    if page.table_log.last_lines.rect is not None:
        taken.append(QRectF(*page.table_log.last_lines.rect))
    for tag in tags:
        there = QRectF(*tag.rect)
        assert scene.sceneRect().contains(there)
        for rect in (*taken, *others[id(tag)]):
            over = there.intersected(rect)
            assert over.width() * over.height() <= 1, (tag.threat, rect)


@pytest.mark.parametrize("game_id", BY_ID)
def test_it_is_told_in_words_where_it_stands(open_page: OpenPage, qtbot: QtBot, game_id: str) -> None:  # UX 54
    page = open_page(threatened(game_id))
    for tag in stands(page, qtbot):
        key = tag.threat.key
        node = PlaceNode(page.view, key) if key in page.scene.zones else PartNode(page.view, key)
        for line in tag.threat.lines:
            assert line.rstrip(".") in node.about(), (tag.threat, node.about())
        if not tag.threat.holds:
            assert tag.threat.text in page.foot.accessibleDescription()


def test_it_goes_with_the_decision(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 54
    page = open_page(threatened("clash"))
    stands(page, qtbot)
    page.controller.play(next(action for action in page.controller.legal if action.verb == "end"))
    assert page.controller.phase is not Phase.ACTING
    assert not page.scene.threats.tags and not page.scene.threats.threats and not page.controller.sight.threats
    assert not [item for item in page.scene.items() if isinstance(item, ThreatTag)]
    assert "Threats" not in page.foot.accessibleDescription()


def test_nothing_of_it_is_left_under_the_curtain(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 38, 54
    page = open_page(threatened("clash", players=(PERSON, PERSON)))
    page.controller.open_curtain()
    stands(page, qtbot)
    page.controller.panic()
    assert page.controller.phase is Phase.COVERED
    assert not page.scene.threats.tags and not page.scene.threats.threats and not page.controller.tells.threats()
    assert page.controller.spread._info is None


def test_an_earlier_table_has_none(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(threatened("clash"))
    stands(page, qtbot)
    page.controller.look_at(len(page.match.steps) - 1)
    assert not page.scene.threats.tags
    page.controller.look_away()
    assert stands(page, qtbot)


def test_what_is_aimed_at_changes_it(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 54
    """And it stands as before when nothing is aimed at any more."""
    page = open_page(threatened("clash"))
    stands(page, qtbot)
    before, seen = page.scene.threats.threats, set()
    for action in page.controller.legal:
        page.controller.foretell(action)
        seen.add(page.scene.threats.threats)
        page.controller.foretell(None)
        assert page.scene.threats.threats == before
    assert seen - {before}


@pytest.mark.parametrize("game_id", ["clash", "fleet", "ganymede", "barbarossa"])
def test_what_costs_the_match_stands_at_the_button(open_page: OpenPage, game_id: str) -> None:  # UX 54
    page = open_page(threatened(game_id, grave=True))
    grave = next(threat for threat in page.scene.threats.threats if threat.grave)
    button = next(button for button in page.foot.row if button.isVisible() and button.warning)
    assert button.warning == grave.text
    assert button.accessibleDescription().startswith(grave.text)
    assert any(grave.text in sentence for sentence, _ in page.controller.tells.moves())
    warned = button.grab().toImage()
    button.warning = ""
    assert button.grab().toImage() != warned  # it is drawn as no note is


def test_a_card_that_gives_the_match_away_says_so_in_its_row(open_page: OpenPage) -> None:  # UX 54
    page = open_page(threatened("chronicle", grave=True))
    grave = next(threat for threat in page.scene.threats.threats if threat.grave)
    assert any(grave.text in sentence for sentence, _ in page.controller.tells.moves())


def test_a_tag_that_lies_anywhere_is_found_out(
    open_page: OpenPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first test can fail."""
    from desktop.table.scene.scene import TableScene

    monkeypatch.setattr(TableScene, "keep_clear", lambda scene: [])
    monkeypatch.setattr("desktop.table.scene.threat_tags.occupied", lambda scene, whole=True: [])
    with pytest.raises(AssertionError):
        for game_id in BY_ID:
            test_it_stands_on_free_ground(open_page, qtbot, game_id, 100)


def test_it_makes_way_for_what_a_move_brings(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 54
    """That lies nearer to the hand, and comes after the tags."""
    page = open_page(threatened("clash"), width=1366, height=768)
    stands(page, qtbot)
    apart = 0
    for key, index in sorted(page.controller.gestures.movable):
        for target in page.controller.gestures.targets(key, index):
            meant, *_ = page.controller.gestures.actions(key, index, target)
            page.controller.foretell(meant, target)
            qtbot.waitUntil(lambda: not page.scene.threats._waits, timeout=patience.MS)
            tag = QRectF(page.placards.tag.geometry().translated(-page.view.pos()))
            for rect in page.scene.threats.rects():
                assert not tag.intersects(QRectF(*rect))
                apart += 1
    assert apart
