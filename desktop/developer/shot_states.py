"""`shot` of a game: what has been opened or is going on at its table."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from PySide6.QtCore import QPointF

from desktop.app.play.end import LUCK_VIEW
from desktop.app.play.play_page import PlayPage
from desktop.controller.advice import Review
from desktop.developer.shot import AT_THE_END, Failed, greedy
from desktop.developer.shot_samples import reviewed, weighed
from desktop.face import face_of
from desktop.table.hands.picks import Pick, Target


def prepare(page: PlayPage, args: argparse.Namespace) -> None:
    """What is to lie ready before the page is shown: no process is asked for what a picture needs."""
    if args.state in AT_THE_END:
        page.controller.counsel.review = Review(page.match) if args.state == "end" else reviewed(page.match)
    if args.state == "log":
        page.folded = False


def _drag(page: PlayPage) -> None:
    """A card held over its best target."""
    scene, held = page.scene, _best_drop(page)
    if held is None:
        raise Failed("the seat has no card to drag here; try another --ply")
    (key, index), target = held
    item = scene.card(key, index)
    assert item is not None
    scene.drag.press(item.pos())
    scene.drag.move(item.pos() + QPointF(9, 9))
    middle = scene.rect_of(target).centre
    scene.drag.move(QPointF(*middle) + QPointF(0.22 * item.width, 0.10 * item.height))


def _best_drop(page: PlayPage) -> tuple[Pick, Target] | None:
    """Where the rule of thumb would drop which card; else the first card that can be dropped anywhere."""
    controller, match = page.controller, page.match
    seat = match.state.decider()
    if seat != controller.viewer:
        return None
    for action in (greedy(match, seat), *match.state.legal()):
        gesture = face_of(match.game).gesture(match.view(seat), action)
        if gesture is not None:
            return Pick(gesture.src, gesture.src_at), Target(gesture.dst, gesture.dst_at)
    return None


def _refuse(page: PlayPage) -> None:
    """A card that cannot be taken up, or one that is put where it may not go."""
    scene, policy = page.scene, page.controller.hands
    cards = [(key, index) for key, items in scene.cards.items() for index in range(len(items))]
    for key, index in reversed(cards):
        scene.click((key, index))
        if scene.refusing:
            return
        if scene.picks.pick is not None:
            for place in scene.zones:
                if scene.picks.target_of(place, -1) is None and policy.why_not(scene.picks.pick, place, -1):
                    scene.click((place, -1))
                    return
        scene.interrupt()
    raise Failed("nothing is refused here; try another --ply")


def _unknown(page: PlayPage) -> None:
    """The large card of one that lies face down: what it can still be."""
    scene, policy = page.scene, page.controller.hands
    cards = [item for items in scene.cards.values() for item in reversed(items) if not item.look.face_up]
    for item in sorted(cards, key=lambda item: item.key[0] not in ("hand", "row")):
        if policy.can_be(item.key, item.index) is not None:
            scene.reading.read(item)
            return
    raise Failed("every card is known here; try another --ply")


def _cover(page: PlayPage) -> None:
    if not page.curtain.up:
        page.controller.panic()


def _end(page: PlayPage) -> None:
    page.controller.spare.finish()  # the curve of a long match
    page.end.raise_()


def _recap(page: PlayPage) -> None:
    """The curtain has just been opened."""
    _cover(page)
    page.controller.open_curtain()
    _is_told(page)


def _retell(page: PlayPage) -> None:
    """What the others did, by its key."""
    page.commands["retold"].trigger()
    _is_told(page)


def _is_told(page: PlayPage) -> None:
    if not page.retelling.open:
        raise Failed("nothing has happened here that could be told again; try a later --ply")


def _hint(page: PlayPage) -> None:
    """The last of its three steps."""
    page.controller.counsel.advice = weighed(page.match)
    for _ in range(3):
        page.commands["hint"].trigger()


def _resign(page: PlayPage) -> None:
    page.ask_to_resign()


def _about(page: PlayPage) -> None:
    page.menu.about_item.click()


def _open(name: str) -> Callable[[PlayPage], None]:
    return lambda page: page.commands[name].trigger()


def _luck(page: PlayPage) -> None:
    """The other view of the last page."""
    _end(page)
    page.end.views.choose(LUCK_VIEW)


def _stand(page: PlayPage) -> None:
    """It is there already."""


STATES: dict[str, Callable[[PlayPage], None]] = {
    "drag": _drag, "refusal": _refuse, "curtain": _cover, "recap": _recap, "retold": _retell, "hint": _hint,
    "menu": _open("menu"), "keys": _open("keys"), "moves": _open("moves"), "log": _stand,
    "resign": _resign, "about": _about, "end": _end, "lookback": _end, "luck": _luck, "unknown": _unknown,
}  # fmt: skip
