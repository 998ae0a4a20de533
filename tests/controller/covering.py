"""What lies over a table at a position, and what of it covers a card that may be taken up or a place it may go to.

Nothing is painted: where things lie is worked out without a picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import islice
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from desktop.app.house.speech import TableSpeech
from desktop.controller.gestures import Gestures
from desktop.controller.unknown import Unknown
from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.sight import View
from desktop.face import face_of
from desktop.look import Holding, Key, Look, Sitter, Threat
from desktop.table.drawing.faces import Baked, FaceCache
from desktop.table.hands.picks import IdlePolicy, Refusal, Target
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.explained import Explained, on_card, sign_in_part
from desktop.table.scene.last_lines import LastLines, Told
from desktop.table.scene.layout import frame
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests.games.setups import SetUp
from tests.games.walks import walk

WINDOWS = ((1024, 700), (1366, 768), (1920, 1080), (3840, 2160))
TEXTS = (1.0, 1.25, 1.5, 1.75, 2.0)
NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
LANGS = ("en", "de", "fr", "ja")
HAIR = 1.0  # square pixels

Position = tuple[SetUp, View, tuple[Action, ...]]


class Legal(IdlePolicy):
    """What may be done at one position."""

    def __init__(self, gestures: Gestures, unknown: Unknown) -> None:
        self.gestures, self.unknown = gestures, unknown

    def can_be(self, key: Key, index: int) -> Holding | None:
        return self.unknown.can_be(key, index)

    def may_lift(self, key: Key, index: int) -> bool | str | Refusal:
        return self.gestures.liftable(key, index)

    def accepts(self, key: Key, index: int) -> Collection[Target]:
        return self.gestures.targets(key, index)


def positions(setup: SetUp, games: range, every: int, most: int) -> Iterator[Position]:
    """Decisions of random games, as whoever decides sees them."""

    def found() -> Iterator[Position]:
        for seed in games:
            for number, state in enumerate(walk(setup, seed)):
                if not state.over and number % every == seed % every:
                    yield setup, setup.rules().view(state, state.decider()), tuple(state.legal())

    return islice(found(), most)


def rect_of(item: QGraphicsItem) -> QRectF:
    """What something lies over, without its shadow."""
    return QRectF(item.pos(), QSizeF(*item.size))  # type: ignore[attr-defined]


class Unpainted(FaceCache):
    """Cards without a picture."""

    def get(self, look: Look, width: float, ratio: float, lifted: bool = False, shows: float = 1.0) -> Baked:
        return Baked(QPixmap(), 0.0)


class Covering:
    """One scene on which positions are laid out, and the count of what covered something."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = Random(seed)
        self.words = {lang: Words(lang) for lang in LANGS}
        self.scene = TableScene()
        self.scene.faces = Unpainted()
        self.scene.animator.pace = Pace(Speed.OFF)
        self.last_lines = LastLines()
        self.scene.addItem(self.last_lines)
        self.asked: Counter[str] = Counter()
        self.covered: Counter[str] = Counter()
        self.examples: list[str] = []

    def lay(self, position: Position, lang: str = "en") -> None:
        """Put a position on the table."""
        self.position, self.lang = position, lang
        setup, view, legal = position
        face = face_of(setup.rules())
        spec = face.spec(view, self.say)
        self.gestures = Gestures(face, view, legal, [zone.key for zone in spec.zones])
        self.scene.policy = Legal(self.gestures, Unknown(setup.rules(), face, self.say, lambda: view))
        if spec != self.scene.spec:
            self.scene.set_table(spec)
        self.scene.speech = TableSpeech(self.words[lang], setup.rules().info.id, NAMES)
        self.scene.set_contents(face.looks(view, legal, self.say))
        sitters = [Sitter(name, "") for name in NAMES]
        for key in self.scene.parts:
            self.scene.set_part(key, face.part(view, key, sitters, self.say))
        brackets = face.brackets(view, self.say)
        for key in self.scene.zones:
            self.scene.set_bracket(key, brackets.get(key))

    def say(self, text: object) -> str:
        return self.words[self.lang].say(text, NAMES)  # type: ignore[arg-type]

    def fit(self, window: tuple[int, int], text: float) -> None:
        """The table of a window of this size."""
        self.window, self.text = window, text
        parts = frame(*window, None, text)
        self.scene.resize_table(round(parts.table.w), round(parts.table.h), parts.unit, text, 1.0)

    # ---- what must stay clear, worked out here once more

    def choosable(self) -> list[QRectF]:
        """Cards that may be taken up, and places they may go to; with one in the hand, where that one may."""
        layout, pick = self.scene.layout, self.scene.picks.pick
        assert layout is not None
        sources = self.gestures.sources()
        takers = [pick] if pick is not None else sources
        targets = {to for key, at in takers for to in self.gestures.targets(key, at)}
        rects = [layout.zones[key].spots[at].rect for key, at in sources]
        rects += [
            layout.zones[to.key].rect if to.index < 0 else layout.zones[to.key].spots[to.index].rect for to in targets
        ]
        return [QRectF(*rect) for rect in rects]

    def check(self, kind: str, item: QGraphicsItem | QRectF, off: Collection[QRectF] = ()) -> None:
        """Count whether it covers something, or leaves the table."""
        rect = item if isinstance(item, QRectF) else rect_of(item)
        self.asked[kind] += 1
        on = [other for other in (*self.choosable(), *off) if _area(rect.intersected(other)) > HAIR]
        if on or not self.scene.sceneRect().adjusted(-1, -1, 1, 1).contains(rect):
            self.covered[kind] += 1
            setup, view, _ = self.position
            if len(self.examples) < 400:
                self.examples.append(
                    f"{kind} {setup} {self.window} {self.text} {self.lang} {view.prompt.id}: {rect} on {on[:2]}"
                )

    # ---- everything that opens

    def everything(self) -> None:
        """One of each kind of thing that can lie over the table."""
        self.read_some()
        self.refuse_one()
        self.choose_one()
        self.explain_one()
        self.threaten_some()
        self.tell_last()
        self.scene.threats.show(())

    def tell_last(self) -> None:
        """The end of a folded log: on ground where nothing lies at all."""
        words = self.words[self.lang]
        said = (self.say(face_of(self.position[0].rules()).offer(action)) for action in self.position[2])
        self.last_lines.tell(
            [Told(each or words.line("house.title"), "#CC6236") for each in islice(said, 5)], self.scene
        )
        if self.last_lines.rect is None:
            return
        assert self.scene.layout is not None
        lying = [spot.rect for zone in self.scene.layout.zones.values() for spot in zone.spots]
        lying += [rect for key, rect in self.scene.layout.parts.items() if self.scene.parts[key].part is not None]
        lying += self.scene.threats.rects()
        self.check("last lines", QRectF(*self.last_lines.rect), [QRectF(*rect) for rect in lying])

    def threaten_some(self) -> None:
        """What is about to happen, at any places and parts: on ground where nothing lies at all."""
        scene, words = self.scene, self.words[self.lang]
        assert scene.layout is not None
        keys = [*scene.layout.zones, *scene.layout.parts]
        said = [words.line(name) for name in ("clash.threat.stronghold", "fleet.threat.end.frozen")]
        scene.threats.show(
            [Threat(key, self.dice.choice(said), said[0], key[1] > 0) for key in self.dice.sample(keys, 3)]
        )
        scene.threats.place()
        lying = [spot.rect for zone in scene.layout.zones.values() for spot in zone.spots]
        lying += [rect for key, rect in scene.layout.parts.items() if scene.parts[key].part is not None]
        for rect in scene.threats.rects():
            others = [other for other in scene.threats.rects() if other != rect]
            self.check("threat", QRectF(*rect), [QRectF(*other) for other in (*lying, *others)])

    def explained(self) -> list[Explained]:
        """What can be asked what it is: some cards' signs, and all that is in parts."""
        scene, cards = self.scene, [item for held in self.scene.cards.values() for item in held]
        on_cards = [each for item in self.dice.sample(cards, min(6, len(cards))) for each in on_card(item)]
        stops = scene.keyboard.parts()
        in_parts = [told for stop in stops if (told := sign_in_part(scene, *stop)) is not None]
        return [*on_cards, *in_parts]

    def explain_one(self) -> None:
        """What a sign on a card, or something in a part, is."""
        things = [thing for thing in self.explained() if thing.sign.name != "lock"]
        if not things:
            return
        thing = self.dice.choice(things)
        self.scene.reading.ask(thing, at_once=True)
        bubble = self.scene.reading.bubble
        assert bubble is not None, thing
        self.check("explanation", bubble, [QRectF(*thing.rect)])
        self.scene.reading.ask(None)
        assert self.scene.reading.bubble is None

    def cards(self) -> list[tuple[Key, int]]:
        return [(key, at) for key, held in self.scene.cards.items() for at in range(len(held))]

    def read_some(self) -> None:
        """The large card of any card, of one that may be taken up, and, with that one in hand, of any card again."""
        dice, all_cards, sources = self.dice, self.cards(), self.gestures.sources()
        if all_cards:
            self.read(*dice.choice(all_cards))
        if not sources:
            return
        key, at = dice.choice(sources)
        self.read(key, at)
        self.scene.picks.lift(key, at)
        self.read(*dice.choice(all_cards))
        self.scene.picks.release()

    def read(self, key: Key, at: int) -> None:
        item = self.scene.card(key, at)
        assert item is not None and self.scene.layout is not None
        if item.look.stands_in:  # a sign in an empty place has words and no large card
            return
        self.scene.reading.read(item)
        reader = self.scene.reading.reader
        assert reader is not None
        own = self.scene.layout.zones[key].spots[at].rect
        self.check("pile" if type(reader).__name__ == "Contents" else "large card", reader, [QRectF(*own)])
        self.scene.reading.clear()

    def refuse_one(self) -> None:
        """Why one card cannot be taken up, or may not go where it was put."""
        setup, view, _ = self.position
        cards = self.cards()
        if not cards:
            return
        for _ in range(4):
            key, at = self.dice.choice(cards)
            over = self.dice.choice(list(self.scene.cards))
            attempt = Attempt(Place(*key), at, Place(*over), -1)
            why = setup.rules().why_not(view, attempt) or setup.rules().why_not(view, Attempt(Place(*key), at))
            if why is not None:
                self.reason(key, at, self.say(why.text))
                return

    def reason(self, key: Key, at: int, said: str) -> None:
        assert self.scene.layout is not None
        self.scene.refuse(key, at, Refusal(said, "x", "Rules (F1)"))
        bubble = self.scene.reading.bubble
        assert bubble is not None
        own = QRectF(*self.scene.layout.zones[key].spots[at].rect)
        self.check("reason", bubble, [own])
        self.check_tail(key, at)
        self.scene.reading.clear()

    def check_tail(self, key: Key, at: int) -> None:
        """It points at the card from outside, over nothing else."""
        bubble = self.scene.reading.bubble
        tail = getattr(bubble, "tail", None)
        if tail is None or bubble is None or tail.isEmpty():
            return
        assert self.scene.layout is not None
        own = QRectF(*self.scene.layout.zones[key].spots[at].rect)
        points = [QPointF(tail.at(n)) + bubble.pos() for n in range(tail.count())]
        tip = points[1]
        self.asked["tail"] += 1
        others = [
            rect for rect in self.choosable() if _area(rect) > 1.3 * _area(own) or not rect.contains(own.center())
        ]
        if own.contains(tip) or any(rect.contains(tip) for rect in others):
            self.covered["tail"] += 1
            self.examples.append(f"tail {self.position[0]} {self.window} {self.text} {key} {at}")

    def choose_one(self) -> None:
        """A choice among meanings, at a place that something may go to."""
        sources = self.gestures.sources()
        if not sources:
            return
        setup, _, legal = self.position
        key, at = self.dice.choice(sources)
        near = self.dice.choice(self.gestures.targets(key, at))
        offers = [self.say(face_of(setup.rules()).offer(action)) for action in legal[:3]]
        self.scene.choose("Which?", offers, near, lambda number: None)
        chooser = self.scene.chooser
        assert chooser is not None
        self.check("choice", chooser)
        self.scene.close_chooser(None)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0
