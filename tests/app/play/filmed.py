"""A game as it is played on its page, filmed in time of its own: what is in the air in every frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.app.play.play_page import PlayPage
from desktop.developer.film import play_film
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.look import Key
from desktop.table.motion.callouts import Callout
from desktop.table.motion.effects import Banner, Pill

EVERY = 40.0  # milliseconds from one frame to the next
NAMES = ("Mara", "Ivo", "Lena")


def match_of(game_id: str, seed: int, plies: int = 0) -> Match:
    """A person and opponents, after so many greedy decisions."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [Seat(NAMES[at], "greedy" if at else PERSON, ai_seed(seed, at)) for at in range(seats.start)]
    match = Match(game, sitting, mode, game.settle({}), seed, salt="salt")
    while not match.over and len(match.steps) < plies:
        seat = match.state.decider()
        match.submit(seat, game.bots.greedy(match.info(seat), Rng(len(match.steps))))
    return match


REPLACED = 40.0  # pixels from frame to frame; rising it makes fewer


@dataclass
class Seen:
    """A pill, as the frames showed it."""

    text: str
    about: Hashable
    amount: int
    near: QRectF  # what it speaks of, when it came there
    rect: QRectF
    frames: int = 0
    travelled: int = 0  # frames in which it was elsewhere than before


@dataclass
class Film:
    """What was seen of a few decisions."""

    pills: dict[Callout, Seen] = field(default_factory=dict)
    moved: dict[tuple[Key, str], int] = field(default_factory=dict)  # by how much numbers of parts went up and down
    clashes: list[str] = field(default_factory=list)  # texts that lay over each other
    relaid: bool = False  # another table was laid meanwhile


def film(page: PlayPage, plies: int, press: Callable[[], object] | None = None) -> Film:
    """Play so many decisions and look at every frame; `press`: somebody is in a hurry while it is played."""
    seen, shown, spec = Film(), figures_on(page), page.scene.spec
    for now in play_film(page, plies, EVERY):
        _look_at_pills(page, seen)
        if press is not None and page.scene.animator.busy:
            press()
        was, shown = shown, figures_on(page)
        if page.scene.spec != spec:  # another table: what stands on it has come with it
            was, spec, seen.relaid = shown, page.scene.spec, True
        for name, number in shown.items():
            item = page.scene.parts[name[0]]
            before = was.get(name, item.kind.unseen(item.part)[name[1]])
            if number != before and not item.kind.cleared(item.part):
                seen.moved[name] = seen.moved.get(name, 0) + number - before
        seen.clashes += [f"{now:.0f} ms: {one}" for one in over_each_other(page)]
    return seen


def _look_at_pills(page: PlayPage, seen: Film) -> None:
    """Those that can be read now."""
    for callout in page.scene.callouts.standing:
        pill, near = callout.pill, callout.where()
        assert pill is not None and pill in page.scene.items()
        if near is None or pill.opacity() < 0.3 or not pill.isVisible():
            continue
        known = seen.pills.setdefault(
            callout, Seen(pill.text, callout.about, callout.amount, QRectF(*near), pill.place)
        )
        known.frames += 1
        way = pill.place.topLeft() - known.rect.topLeft()
        known.travelled += not way.isNull()
        if way.manhattanLength() > REPLACED:  # something came over it: it stands anew where its card is by then
            known.near = QRectF(*near)
        known.rect = pill.place
        assert page.scene.sceneRect().contains(pill.place)


def figures_on(page: PlayPage) -> dict[tuple[Key, str], int]:
    """The numbers that the table shows; of what begins anew, none."""
    found: dict[tuple[Key, str], int] = {}
    for key, item in page.scene.parts.items():
        if item.part is not None:
            cleared = item.kind.cleared(item.part)
            found |= {(key, name): 0 if cleared else n for name, n in item.kind.figures(item.part).items()}
    return found


def texts(page: PlayPage) -> Iterator[tuple[str, QRectF]]:
    """Every text in the air now, and where it lies on the table."""
    for item in page.scene.items():
        if isinstance(item, Pill) and item.isVisible():
            yield f"pill {item.text!r}", item.place
        elif isinstance(item, Banner):
            yield f"banner {item.title!r}", item.boundingRect()
    for floating in (page.scene.reading.bubble, page.scene.reading.reader, page.scene.chooser):
        if floating is not None:
            yield type(floating).__name__, floating.mapRectToScene(floating.boundingRect())
    for tag in page.scene.threats.tags:
        yield f"tag {tag.threat.text!r}", QRectF(*tag.rect)
    lines = page.table_log.last_lines
    if lines.isVisible():
        yield "last lines", lines.mapRectToScene(lines.boundingRect())
    table = page.view.geometry()
    for child in page.room.children():
        if isinstance(child, QWidget) and child.isVisible() and child is not page.view:
            common = child.geometry().intersected(table)
            if not common.isEmpty():
                yield type(child).__name__, QRectF(common.translated(-page.view.pos()))


def over_each_other(page: PlayPage) -> list[str]:
    """Pairs of texts of which one lies over the other."""
    all_texts = list(texts(page))
    return [
        f"{one} over {other}"
        for at, (one, rect) in enumerate(all_texts)
        for other, second in all_texts[at + 1 :]
        if rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second)
    ]
