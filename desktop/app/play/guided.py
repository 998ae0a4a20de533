"""The guided first round: the page on which a game is played, on a stored deal, with a coach beside the cards.

Everything is as in a match, and nothing is kept of it: no save, no statistics, nothing to go on with.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt

from desktop.app.house import lessons
from desktop.app.house.house import House
from desktop.app.house.player_names import seated
from desktop.app.play.coach import Coach, TablePanel
from desktop.app.play.pointing import PointingPage
from desktop.controller.course import Course
from desktop.controller.guide import BUTTON, Point, guide_of, opening
from desktop.controller.matches import PERSON, Action
from desktop.controller.script import Script
from desktop.table.hands.picks import Target
from desktop.table.motion.speeds import Pace, Speed

CALM_MS = 900.0  # how long a rival's move is seen, at least


def _sitting(house: House, rival: str, seats: int, learner: int) -> list[str]:
    """Names for the table: the person's own, and the house's for the others."""
    names = [seat.name for seat in seated(house, [PERSON, *[rival] * (seats - 1)])]
    names.insert(learner, names.pop(0))
    return names


class GuidedPage(PointingPage):
    def __init__(self, house: House, game_id: str) -> None:
        game = house.games[game_id]
        guide = guide_of(game)
        names = _sitting(house, guide.rival, guide.seats, guide.learner)
        match = opening(guide, game, names)
        course = Course(guide, match)
        script = Script(match, lambda: course.theirs, lambda ms: self.pace.ms(ms, moving=False))
        super().__init__(house, match, script)
        self.course, self.script = course, script
        self.setWindowTitle(house.words.line("house.pair", house.words.line("house.guide.title"), self.title))
        self.coach = Coach(house.words, self.room, self.game_id)
        self.retelling.by_itself = False  # the coach says what the others do
        self.retelling.lie_beside(self.coach)
        self.controller.permits = self._permits
        self._told: tuple[int, bool] | None = None  # the row that the coach has told, and whether it was still to come
        self._follow_coach()

    def _follow_coach(self) -> None:
        coach = self.coach
        coach.hide()
        coach.next_button.clicked.connect(self._next)
        coach.leave_button.clicked.connect(self.leave_panel)
        coach.on_button.clicked.connect(lambda: self.house.routes.play(self.match))
        coach.new_button.clicked.connect(lambda: self.house.routes.other_game(self.game_id))
        coach.rules_button.clicked.connect(lambda: self.house.routes.rules(self.game_id))

    @property
    def pace(self) -> Pace:
        """Calm: nothing is hurried past who sees it for the first time."""
        chosen = super().pace
        if chosen.speed is Speed.OFF:
            return chosen
        speed = Speed.NORMAL if chosen.speed is Speed.FAST else chosen.speed
        return chosen._replace(speed=speed, visible=max(chosen.visible, CALM_MS))

    # ---- the course

    def _permits(self, action: Action) -> bool:
        """The move that is asked for; any other is turned back before it is made."""
        if self.course.permits(action):
            return True
        said = "over" if self.course.last else "first" if self.course.asked else "read_first"
        self.coach.turn_back(self.words.line(f"house.guide.{said}"))
        self.view.announce(self.coach.spoken)
        self.place_panel()
        return False

    def _next(self) -> None:
        """The row has been read."""
        self.controller.skip()
        if self.course.next():
            self._teach()
            self.script.ask()

    def _show(self) -> None:
        """What the controller says, and what the coach says to it."""
        super()._show()
        self.menu.resign_item.disable(self.words.line("house.guide.nothing_to_resign"))
        self._teach()

    def _teach(self) -> None:
        """Keep to the match once the table stands still."""
        if self.controller.phase.moving or self.scene.layout is None:
            self.spotlight.light([])
            self.coach.hold(True)
            return
        course = self.course
        course.follow()
        stands = (course.at, course.watching)
        new = stands != self._told
        if new:
            self._told = stands
            waits, count = bool(course.row.moves), len(course.guide.rows)
            row = "house.guide.watch" if course.watching else course.guide.says(course.row)
            said = self.words.line(row, *self.names)
            self.coach.tell(said, course.at + 1, count, waits=waits, last=course.last)
            self.coach.show()
            self.view.announce(self.coach.spoken)
            if course.last:
                lessons.over(self.house, self.game_id)
        if self.coach.hold(not course.may_go_on) or new:
            self._give_keyboard()
        self.place_panel()

    def _give_keyboard(self) -> None:
        """To the coach where there is only something to read, else to the card or the button that is asked for."""
        asked = self.course.asked
        place = self.controller.gestures.place_of(asked) if asked is not None else None
        button = self.foot.button_of(asked) if asked is not None and place is None else self.coach.first_focus()
        if self.sheets.open is None:
            (button or self.view).setFocus(Qt.FocusReason.OtherFocusReason)
        if place is not None:
            stops = self.scene.keyboard.stops(place[0].key)  # of a pile only the uppermost card is one
            self.scene.keyboard.go(place[0] if place[0] in stops else stops[-1])

    def take_keyboard(self) -> None:
        """The page's own focus goes where the lesson is."""
        super().take_keyboard()
        if self.sheets.modal is None and self._told is not None:
            self._give_keyboard()

    def _play_again(self) -> None:
        """Another game here is the lesson once more."""
        self._learn()

    def _deal_again(self) -> None:
        self._learn()

    # ---- what is lit

    def lit(self) -> list[QRect]:
        """Where on the page everything lies that the coach speaks of."""
        points = [self._rect(point) for point in self.course.row.points if not self.course.watching]
        return [rect for rect in (*points, *self.asked_for()) if rect is not None]

    def _rect(self, point: Point) -> QRect | None:
        layout = self.scene.layout
        assert layout is not None
        if point.kind == BUTTON:
            return self.button_rect(point.action)
        if point.kind not in ("zone", "card"):
            return self.on_page(layout.parts[point.key]) if point.key in layout.parts else None
        if point.key not in layout.zones:
            return None
        at = self._find(point) if point.card else -1
        return self._zone(point) if at < 0 else self.on_page(self.scene.rect_of(Target(point.key, at)))

    def _zone(self, point: Point) -> QRect | None:
        """A place: its cards together, or the place itself while it is empty."""
        assert self.scene.layout is not None
        if point.card:
            return None
        cards = [self.on_page(spot.rect) for spot in self.scene.layout.zones[point.key].spots]
        if not self.scene.cards[point.key]:
            return self.on_page(self.scene.layout.zones[point.key].rect)
        whole = cards[0]
        for card in cards[1:]:
            whole = whole.united(card)
        return whole

    def _find(self, point: Point) -> int:
        looks = [item.look.face.card for item in self.scene.cards[point.key]]
        return looks.index(point.card) if point.card in looks else -1

    def asked_for(self) -> list[QRect | None]:
        """The card that the asked move takes up and where it goes, or its button."""
        return self.places_of(self.course.asked)

    @property
    def panel(self) -> TablePanel | None:
        """The coach, once it has said something."""
        return self.coach if self._told is not None else None

    # ---- leaving

    def leave_panel(self) -> None:
        """For the page that it was asked for on; whoever leaves has seen enough of it."""
        lessons.over(self.house, self.game_id)
        self.house.routes.back()
