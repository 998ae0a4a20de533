"""The table of Earth vs Skaxar: where things lie, what a card tells, what a gesture means, what would happen."""

import random

import pytest

from desktop.engine.events import Event, Place
from desktop.engine.game import Attempt
from desktop.engine.sight import fold
from desktop.games.fleet import GAME
from desktop.games.fleet.cards import CATALOG
from desktop.games.fleet.parts import Figures, Outlook, Purse
from desktop.games.fleet.places import bridge
from desktop.look import Key, Plate, Sitter
from desktop.table.scene.layout import frame, lay_out
from desktop.words import Words
from tests.games.fleet.fields import flipping, market, play

WORDS = Words("en")
NAMES = ("Mara", "Ssera")
SITTERS = [Sitter("Mara", "you"), Sitter("Ssera", "Strong AI", 2.0)]
STACKED = ("goshawk rivet atlas_verdict gun_pod", "vekk kri zus barrier_ring")  # FACTS of the rules: 16/14 against 9/12
SHOP = "plasma_lance deflector repair_scout redraw rapid_repair reinforcements"


def say(text):
    return WORDS.say(text, NAMES)


def arming(seat: int = 0, **more):
    table = {"shop": SHOP, "money": (26, 7), "scraps": ("beacon lantern", "pelk"), "bays": ("osprey", "tik tak")}
    return market(*STACKED, seat=seat, **{**table, **more})


def looks(state, seat=0):
    view = GAME.view(state, seat)
    return GAME.face.looks(view, state.legal() if state.decider() == seat else (), say)


def parts(state, seat=0):
    return GAME.face.parts(GAME.view(state, seat), SITTERS, say)


# ---- places


@pytest.mark.parametrize("window", [(1600, 1000), (1024, 700), (1920, 1080), (1366, 768)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_lies_outside_the_table_or_on_something_else(window, text, seat):  # UX 15
    _, _, table, *_ = frame(window[0], window[1], text=text)
    wide, high = table.w / window[1] * 1000, table.h / window[1] * 1000
    spec = GAME.face.spec(GAME.view(GAME.new(2, "battle", {}, 1), seat), say).at(text)
    laid = lay_out(spec, wide, high, 1.0, {})
    rects = {("zone", key): zone.rect for key, zone in laid.zones.items()}
    rects |= {("part", key): rect for key, rect in laid.parts.items()}
    for number, (name, one) in enumerate(rects.items()):
        assert one.x >= 0 and one.y >= 0 and one.right <= wide and one.bottom <= high, name
        for other, two in list(rects.items())[:number]:
            assert one.overlap(two) < 1, (name, other)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_side_lies_below(seat):
    spec = GAME.face.spec(GAME.view(arming(), seat), say)
    tops = {zone.key: zone.rect[1] for zone in spec.zones}
    assert tops["formation", seat] > tops["shop", -1] > tops["formation", 1 - seat]
    assert bridge(seat) in tops and bridge(1 - seat) not in tops


def test_every_place_of_the_rules_is_on_the_table():
    view = GAME.view(arming(), 0)
    assert {Place(*key) for key in looks(arming())} - {Place(*bridge(0))} == set(view.zones)


def test_every_pile_has_its_name_and_the_dealer_shows_no_empty_place():
    spec = GAME.face.spec(GAME.view(arming(), 0), say)
    for zone in spec.zones:
        if zone.show_count:
            assert zone.label, zone.key
    assert next(zone.slots for zone in spec.zones if zone.key == ("shop", -1)) == 0


@pytest.mark.parametrize(("window", "wide"), [((1366, 768), 142), ((1920, 1080), 200)])
def test_the_ships_of_most_battles_are_large(window, wide):
    """Nineteen of twenty formations have up to four ships; those of the first turns have one."""
    place = frame(*window)
    spec = GAME.face.spec(GAME.view(arming(), 0), say)
    for count, share in ((1, 1.0), (3, 1.0), (4, 0.87)):
        counts: dict[Key, int] = {("formation", 0): count}
        laid = lay_out(spec, place.table.w, place.table.h, place.unit, counts)
        assert laid.zones["formation", 0].card[0] > wide * share


# ---- cards


def test_gear_is_tucked_under_its_ship_and_says_what_it_adds():
    field = looks(arming())["formation", 0]
    assert [card.tucked for card in field] == [False, False, False, True]
    assert field[3].face.template == "fitted"
    assert [(value.style, value.text) for value in field[3].face.values] == [("fire", "+1"), ("price", "1,000")]


def test_the_flipped_ship_and_a_helper_are_marked():
    def marks(state) -> list[tuple[str, ...]]:
        shown = looks(state)["formation", 0]
        return [tuple(v.style for v in card.values or () if v.style in ("flipped", "helper")) for card in shown]

    state = market("goshawk", "vekk", shop="reinforcements", fleets=("rivet", "kri"))
    assert marks(state) == [("flipped",)]
    assert marks(play(state, "buy:reinforcements")) == [("flipped",), ("helper",)]


def test_a_ship_shows_its_three_numbers_and_its_worth():
    ark = GAME.face.printed(CATALOG.numbers["meridian_ark"], say)
    assert [(value.style, value.text) for value in ark.values] == [
        ("speed", "2"), ("fire", "10"), ("shield", "8"), ("worth", "10,000"),
    ]  # fmt: skip
    assert (ark.template, ark.kind, ark.title) == ("earth", "Mothership", "Meridian Ark")


def test_every_card_can_be_shown():
    faces = [GAME.face.printed(card, say) for card in range(len(CATALOG.names))]
    assert all(face.title and face.text and face.values for face in faces)
    assert {face.template for face in faces} == {"earth", "skaxar", "goods", "asteroid"}


def titles(card) -> list[str]:
    return [held.title for held in card.holds.cards]


def test_piles_lie_face_down_and_say_what_everybody_may_know():
    shown = looks(arming(fleets=("kestrel merlin", "ruun")))
    fleet, bay, rival = shown["fleet", 0][-1], shown["bay", 0][-1], shown["bay", 1][-1]
    assert not any(card.face_up for card in (fleet, bay, rival, *shown["asteroids", -1]))
    assert titles(bay) == ["Osprey"] and titles(rival) == ["Tik", "Tak"]
    assert "Tik 7/2/3, Tak 7/2/2" in rival.says  # also for whoever hears the table
    assert {"Kestrel", "Merlin"} <= set(titles(fleet))
    assert shown["fleet", 0][0].holds is None
    assert titles(shown["scrap", 0][-1]) == ["Lantern", "Beacon"] and shown["scrap", 1][-1].holds is None


def test_the_order_of_a_fleet_shows_nowhere():  # UX 26
    one, other = (looks(arming(fleets=(order, "ruun"))) for order in ("kestrel merlin", "merlin kestrel"))
    assert one == other


def test_what_can_be_bought_is_lit_for_the_buyer_alone():
    state = arming(money=(4, 7))
    assert [card.playable for card in looks(state)["shop", -1]] == [False, True, True, True, True, True]
    assert not any(card.playable for card in looks(state, 1)["shop", -1])


# ---- gestures


@pytest.mark.parametrize(
    ("action", "target", "at"),
    [
        ("buy:deflector", ("formation", 0), 2),
        ("buy:redraw", ("bridge", 0), -1),
        ("buy:rapid_repair", ("bridge", 0), -1),
        ("buy:reinforcements", ("bridge", 0), -1),
        ("repair:repair_scout:lantern", ("formation", 0), -1),
        ("repair:repair_scout:beacon", ("formation", 0), -1),
    ],
)
def test_a_purchase_is_a_drag_from_the_shop(action, target, at):  # UX 9
    state = arming()
    view = GAME.view(state, 0)
    found = GAME.face.gesture(view, GAME.verbs.parse(action))
    assert found is not None
    card = GAME.verbs.parse(action).card
    assert (found.src, (view.zones[Place("shop")] or ())[found.src_at].card) == (("shop", -1), card)
    assert (found.dst, found.dst_at) == (target, at)


def test_gear_goes_to_the_last_ship_where_none_was_flipped():
    state = market("goshawk rivet gun_pod", "vekk", shop="deflector", flipped=(-1, 0))
    found = GAME.face.gesture(GAME.view(state, 0), GAME.verbs.parse("buy:deflector"))
    assert found is not None and (found.dst, found.dst_at) == (("formation", 0), 1)


def test_an_asteroid_goes_to_the_bridge_and_buttons_have_no_place():
    """Plumbline destroys Ssil: the Skaxar may take an asteroid."""
    state = play(market("plumbline", "ssil", fleets=("kestrel", "ruun"), shop="gun_pod"), "done")
    view = GAME.view(state, state.decider())
    harvest = GAME.face.gesture(view, GAME.verbs.parse("harvest:2"))
    assert harvest is not None and (harvest.src, harvest.src_at) == (("asteroids", -1), 1)
    assert harvest.dst == bridge(state.decider())
    assert GAME.face.gesture(view, GAME.verbs.parse("decline")) is None


@pytest.mark.parametrize("seed", range(4))
def test_no_gesture_is_refused_and_each_has_its_card(seed):
    """Whatever the table offers in whole games, the rules take."""
    dice, state = random.Random(seed), GAME.new(2, "battle", {}, seed)
    while not state.over:
        view = GAME.view(state, state.decider())
        for action in state.legal():
            found = GAME.face.gesture(view, action)
            if found is None:
                assert say(GAME.face.button(view, action))
                continue
            assert 0 <= found.src_at < len(view.zones[Place(*found.src)] or ())
            attempt = Attempt(Place(*found.src), found.src_at, Place(*found.dst), found.dst_at)
            assert GAME.why_not(view, attempt) is None
            assert say(GAME.face.offer(action))
        state.apply(dice.choice(state.legal()))


# ---- plates, purses, the outlook


def test_the_totals_and_the_outlook_are_the_rules_own():  # UX 19
    """The third stacked stalemate of the rules: 16/14 against 9/12 with the gear, 5,000 for three ships."""
    shown = parts(arming())
    totals = [shown["figures", seat] for seat in (0, 1)]
    assert all(isinstance(part, Figures) for part in totals)
    assert [[row.text for row in part.rows] for part in totals] == [["16", "14"], ["9", "12"]]
    outlook = shown["outlook", -1]
    assert isinstance(outlook, Outlook) and outlook.foot is not None
    assert [(duel.first.text, duel.sign, duel.second.text, duel.done) for duel in outlook.duels] == [
        ("16", ">", "12", True),
        ("9", "≤", "14", False),
    ]
    assert [duel.threat for duel in outlook.duels] == [False, True]
    assert (outlook.foot.text, outlook.foot.label) == (
        "5,000",
        "to Mara for 3 fallen ships; Ssera may take an asteroid",
    )


def test_each_seat_reads_its_own_guns_first():
    duels = parts(arming(), 1)["outlook", -1].duels
    assert (duels[0].first.text, duels[0].text) == ("9", "Your guns do not break the Earth formation.")
    assert duels[1].text == "Earth guns break your formation."


def test_a_stalemate_and_a_fall_of_both_are_told():
    assert parts(market("gasket", "tak"))["outlook", -1].foot.label.startswith("Stalemate")
    both = parts(market("peregrine", "skirr"))["outlook", -1]
    assert [duel.done for duel in both.duels] == [True, True]
    assert both.foot.label == "Both fall: 3,000 for Mara, 3,000 for Ssera."


def test_an_empty_field_is_nobodys_spoil():
    outlook = parts(market("peregrine", "", flipped=(0, -1)))["outlook", -1]
    assert outlook.foot is None and not any(duel.done for duel in outlook.duels)
    assert outlook.duels[0].text == "No Skaxar ship is in your sights."


def test_between_battles_the_unseen_asteroids_are_told():
    """Of the twenty that the game has, none has been seen yet."""
    state = play(market("plumbline", "ssil", fleets=("kestrel", "ruun"), shop="gun_pod"), "done")
    veins = parts(state)["outlook", -1]
    assert isinstance(veins, Figures)
    assert [row.text for row in veins.rows] == ["× 5", "× 6", "× 5", "× 2", "× 2"]
    assert [row.label for row in veins.rows][::4] == ["Asteroid of 1,000", "Asteroid of 5,000"]
    after = parts(play(state, "harvest:3"))["outlook", -1]
    assert isinstance(after, Outlook)


def test_a_purse_holds_real_coins():
    purse = parts(arming())["purse", 0]
    assert isinstance(purse, Purse)
    assert (purse.reads, [(coin.text, coin.amount) for coin in purse.coins]) == (
        "26,000", [("10", 2), ("5", 1), ("1", 1)],
    )  # fmt: skip


def test_a_plate_wears_the_colour_of_its_fleet():
    for fleets, first in (("seat0_earth", "Earth"), ("seat1_earth", "Skaxar")):
        state = GAME.new(2, "battle", {"fleets": fleets}, 1)
        plates = [parts(state)["plate", seat] for seat in (0, 1)]
        assert all(isinstance(plate, Plate) for plate in plates)
        assert plates[0].kind.startswith(first)
        assert plates[0].color != plates[1].color and plates[0].shape != plates[1].shape
        assert (plates[0].color, plates[0].shape) == GAME.face.side_of(GAME.view(state, 0), 0)


@pytest.mark.parametrize(
    ("action", "fire", "shield"), [("buy:plasma_lance", "19", "14"), ("buy:deflector", "16", "16"),
                                   ("repair:repair_scout:beacon", "18", "19")],
)  # fmt: skip
def test_what_is_aimed_at_shows_in_the_outlook(action, fire, shield):  # UX 31
    state = arming()
    foreseen = GAME.face.foreseen(GAME.view(state, 0), GAME.verbs.parse(action), say)["outlook", -1]
    assert isinstance(foreseen, Outlook) and foreseen.supposed
    assert (foreseen.duels[0].first.text, foreseen.duels[1].second.text) == (fire, shield)
    bought = parts(play(state, action))["outlook", -1]
    assert bought.duels == foreseen.duels and bought.foot == foreseen.foot


@pytest.mark.parametrize("action", ["buy:redraw", "buy:reinforcements", "buy:rapid_repair", "done"])
def test_what_chance_decides_is_not_foreseen(action):
    assert GAME.face.foreseen(GAME.view(arming(), 0), GAME.verbs.parse(action), say) == {}


# ---- words


def told(state, seat=0) -> list[str]:
    view = GAME.view(state, seat)
    lines = (GAME.face.tell(view, event) for event in state.log or [])
    return [say(line) for line in lines if line is not None]


def test_the_log_tells_a_battle():
    state = arming(fleets=("kestrel", "ruun"), shop="gun_pod")
    view = GAME.view(state, 0)
    lines = []
    for event in play(state, "done").log or []:
        lines.append(GAME.face.tell(view, event))
        view = fold(view, [event], state.setting)
    battle = [say(line) for line in lines if line is not None][:3]
    assert battle == [
        "9 against 14: Mara holds.", "16 against 12: Ssera's formation is destroyed.", "Mara gets 5,000.",
    ]  # fmt: skip


def test_the_log_tells_flips_and_who_buys_first():
    lines = told(flipping(fleets=("goshawk", "ruun"), shop="gun_pod"))
    assert {"Mara flips Goshawk.", "Ssera flips Ruun.", "Ssera is faster and buys first."} <= set(lines)


@pytest.mark.parametrize("seed", range(3))
def test_every_note_of_whole_games_has_its_sentence(seed):
    dice, state = random.Random(seed), GAME.new(2, "battle", {}, seed)
    events: list[Event] = []
    state.log = events
    while not state.over:
        state.apply(dice.choice(state.legal()))
    silent = {
        event.key for event in events if event.verb == "note" and GAME.face.tell(GAME.view(state, 0), event) is None
    }
    assert silent <= {"turn", "bought", "salvo"}  # a head of its own, the line of the decision, what came of it
    for key in GAME.face.cues:
        assert key in {event.key for event in events} | {"stranded", "defeat", "frozen", "turn_limit", "scramble"}


def test_the_end_tells_ships_money_and_losses():
    view = GAME.view(arming(fleets=("kestrel merlin", "ruun")), 0)
    rows = [
        (say(name), say(value) if not isinstance(value, int) else value) for name, value in GAME.face.summary(view, 0)
    ]
    assert rows == [("Ships left", 6), ("Money", "26,000"), ("Lost in battle", "4,000")]
    assert GAME.face.measure(view, 1) == 6.0


def test_a_log_line_shows_its_cards():
    view = GAME.view(arming(), 0)

    def named(text: str) -> list[str]:
        return [card.face.title for card in GAME.face.named(view, GAME.verbs.parse(text), say)]

    assert named("repair:repair_scout:beacon") == ["Repair Scout", "Beacon"]
    assert named("buy:redraw") == ["Redraw"] and named("done") == []


def test_keys_of_parts_have_a_place():
    view = GAME.view(arming(), 0)
    placed: set[Key] = {part.key for part in GAME.face.spec(view, say).parts}
    assert set(parts(arming())) == placed


def test_a_move_that_is_no_flip_has_no_line():
    view = GAME.view(arming(), 0)
    event = Event("move", src=Place("scrap", 0), dst=Place("formation", 0), card=CATALOG.numbers["beacon"])
    assert GAME.face.tell(view, event) is None


def test_who_buys_last_sends_both_into_the_battle():
    state = arming()
    done = GAME.verbs.parse("done")
    for _ in range(40):
        view = GAME.view(state, state.decider())
        last = view.prompt.id == "fleet.prompt.buy_last"
        words = "To Combat" if last else "Finish buying"
        assert say(GAME.face.button(view, done)) == words
        if last:
            return
        state.apply(done)
    raise AssertionError("nobody buys last")
