"""Formations fight on the table as the rules say, and whole games of the fleet game go by one kind of hand."""

import pytest
from PySide6.QtCore import Qt

from desktop.controller.presenter import Presenter
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.games import BY_ID
from desktop.games.fleet import GAME
from desktop.games.fleet import GAME as FLEET
from desktop.games.fleet.cards import GEAR
from desktop.games.fleet.parts import Outlook
from desktop.games.fleet.state import SIDE
from desktop.look import Sitter
from desktop.table.hands.picks import IdlePolicy
from desktop.table.motion.part_steps import Hit
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.motion.steps import Change, Instant
from desktop.table.motion.steps import Say as Banner
from desktop.table.scene.scene import TableScene
from desktop.table.world import world_of
from desktop.words import Words
from desktop.worlds.fleet.steps import Break, Hold, Volley
from tests.controller.sitting import Sitting
from tests.controller.test_whole_games import play_through
from tests.games.fleet.fields import market


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponents' process finds the game by its name, whatever the program offers."""
    monkeypatch.setitem(BY_ID, "fleet", FLEET)


def match(seed: int, *players: str) -> Match:
    seats = [Seat(name, player) for name, player in zip(("Mara", "Ivo"), players, strict=True)]
    return Match(FLEET, seats, "battle", {}, seed, salt="salt")


def answered(table: Sitting, way: str) -> None:
    """Where a Repair can bring back several ships, the hand also answers which."""
    hand = getattr(table, f"by_{way}")

    def by_hand(action) -> None:
        place = table.controller.gestures.place_of(action)
        meant = table.controller.gestures.actions(*place[0], place[1]) if place is not None else []
        hand(action)
        if len(meant) > 1:
            assert table.scene.choosing
            for _ in range(meant.index(action)):
                table.key(Qt.Key.Key_Down)
            table.key(Qt.Key.Key_Return)

    setattr(table, f"by_{way}", by_hand)


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_game_to_the_end_with_one_kind_of_hand(sit, way):  # UX 11
    table = sit(match=match(5 + len(way), PERSON, "greedy"))
    answered(table, way)
    dice = Rng(len(way))
    play_through(table, way, lambda playing: playing.state.legal()[dice.below(len(playing.state.legal()))])
    assert (table.ends, table.trouble) == (1, [])
    table.check_record()


# ---- in motion

WORDS = Words("en")


def say(text) -> str:
    return WORDS.say(text, ("Mara", "Ivo"))


class Stage:
    """A table with a position on it, and what was played there."""

    def __init__(self, state, pace: Pace) -> None:
        self.state, self.scene = state, TableScene(IdlePolicy())
        self.scene.animator.pace = pace
        self.view = FLEET.view(state, 0)
        self.scene.set_table(GAME.face.spec(self.view, say))
        self.scene.resize_table(1490, 882, 1.0, 1.0, 1.0)
        self.presenter = Presenter(self.scene, GAME.face, state.setting, say)
        sitters = [Sitter("Mara", ""), Sitter("Ivo", "")]
        self.presenter.part = lambda view, key: GAME.face.part(view, key, sitters, say)
        self.scene.set_contents(GAME.face.looks(self.view, (), say))
        for key, part in GAME.face.parts(self.view, sitters, say).items():
            self.scene.set_part(key, part)

    def play(self, text: str) -> list[Instant]:
        """Play an action to its last picture; the steps that were played."""
        before, self.state.log = self.view, []
        self.state.apply(FLEET.verbs.parse(text))
        self.view = FLEET.view(self.state, 0)
        shown = [event for event in (redact(e, 0, self.state.setting) for e in self.state.log) if event is not None]
        steps = self.presenter.steps(shown, before, self.view, False)
        self.scene.animator.play(*steps)
        for _ in range(4000):
            self.scene.animator.tick(16)
        assert not self.scene.animator.moving
        return steps

    def check(self) -> None:
        """Every card came to where the view has it, the right side up; marks and words are set right afterwards."""
        looks = GAME.face.looks(self.view, (), say)
        for key, cards in self.scene.cards.items():
            seen = [(item.look.face, item.look.face_up, item.look.tucked) for item in cards]
            assert seen == [(look.face, look.face_up, look.tucked) for look in looks[key]], key


PACES = [Pace(speed, motion) for speed in Speed for motion in (True, False)]


@pytest.mark.parametrize("pace", PACES)
def test_a_battle_is_seen_blow_by_blow(qapp, pace):  # UX 20
    """Both fire before anything falls; then light and drift, coins for the victor, and the next ships."""
    stacked = ("goshawk rivet atlas_verdict gun_pod", "vekk kri zus barrier_ring")
    stage = Stage(market(*stacked, fleets=("kestrel", "ruun"), shop="redraw", asteroids="", money=(0, 0)), pace)
    steps = stage.play("done")
    kinds = [type(step) for step in steps if type(step) in (Volley, Break, Hold, Hit, Change)]
    assert kinds[:4] == [Volley, Volley, Hold, Break]
    assert Change in kinds[4 : kinds.index(Hit)]
    stage.check()


def test_a_formation_goes_in_one_sweep(qapp):
    """Eight ships and their gear take no longer than two cards do."""
    eight = "vekk kri zus barrier_ring ixaraan tik tak tok ssil"
    few, many = (
        Stage(market("meridian_ark siege_torpedo resolute_dawn osprey atlas_verdict kestrel washer iron_solstice", foe,
                     fleets=("rivet", "ruun"), asteroids=""), Pace()).play("done")
        for foe in ("vekk kri", eight)
    )  # fmt: skip
    assert len(few) == len(many)


def test_a_stalemate_is_called_and_everything_stays(qapp):
    stage = Stage(market("gasket", "tak", fleets=("rivet", "ruun")), Pace())
    steps = stage.play("done")
    assert [type(step) for step in steps].count(Hold) == 2
    assert any(isinstance(step, Banner) and step.title == "Stalemate" for step in steps)
    stage.check()


def test_coins_fly_to_the_purse_that_gets_them(qapp):
    stage = Stage(market("plumbline", "ssil", fleets=("kestrel", "ruun"), asteroids=""), Pace())
    pays = [step for step in stage.play("done") if isinstance(step, Hit)]
    assert [(step.source, step.key, step.text) for step in pays] == [(("scrap", 1), ("purse", 0), "+2000")]
    assert pays[0].part.reads == "10,000"


@pytest.mark.parametrize("pace", [Pace(), Pace(Speed.OFF)])
def test_whole_games_are_played_without_a_correction(qapp, pace):
    """Whatever happens, the cards move to where the view has them: flips, gear, redraws, repairs, battles, restocks."""
    dice = Rng(5)
    stage = Stage(FLEET.new(2, "battle", {}, 9), pace)
    for _ in range(60):
        legal = stage.state.legal()
        if not legal:
            break
        action = FLEET.bots.policy(stage.state, legal, dice)
        stage.play(FLEET.verbs.text(action))
        stage.check()


def test_every_cue_of_a_fight_has_its_steps():
    assert {"volley", "break", "hold", "pay"} == set(world_of("fleet").drawing.cues) <= set(GAME.face.cues.values())


# ---- before the drop


def test_the_outlook_follows_the_hand(sit):  # UX 31
    """A purchase that is aimed at shows in the outlook, and is gone again when the hand goes elsewhere."""
    table = sit(match=match(3, PERSON, PERSON))
    controller, outlook = table.controller, table.scene.parts["outlook", -1]
    now = outlook.part
    gear = next(action for action in table.match.state.legal() if action.verb == "buy" and GEAR[action.card])
    controller.foretell(gear)
    assert isinstance(outlook.part, Outlook) and outlook.part.supposed and outlook.part != now
    controller.foretell(None)
    assert outlook.part == now


def test_seats_wear_the_colours_of_their_fleets(sit):
    for seed in range(4):
        table = sit(match=match(seed, PERSON, "greedy"))
        for seat in (0, 1):
            fleet = table.match.state.counters[SIDE[seat]]
            face = table.controller.tells.face(seat)
            assert (face.color, face.shape) == GAME.face.sides[fleet]
