"""The table of Barbarossa: where things lie, what a card tells, what a gesture means, how an attack stands."""

import random
from typing import Any

import pytest

from desktop.controller.gestures import Gestures
from desktop.engine.events import Event, Place
from desktop.engine.game import Attempt
from desktop.engine.text import Text
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import CATALOG, EVENT, NAMES, OBJECTIVE
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.parts import Siege, Tiles
from desktop.games.barbarossa.places import TARGETS as FRONT
from desktop.games.barbarossa.places import kept
from desktop.games.barbarossa.state import PILES
from desktop.look import TABLE, Sitter
from desktop.table.drawing.canvas import Level, level_of
from desktop.table.scene.layout import frame, lay_out
from desktop.words import Words
from tests.games.barbarossa.fields import ending, operation, reinforcement

WORDS = Words("en")
PEOPLE = ("Mara", "Ivo", "Oskar", "Lena", "Nora")
SITTERS = [Sitter(name, "") for name in PEOPLE]
ARMY = "panzer_regiment grenadier_regiment hill supply_depot"


def say(text):
    return WORDS.say(text, PEOPLE)


def act(state, text: str):
    state.apply(GAME.verbs.parse(text))
    state.advance()
    return state


def looks(state, seat=0):
    view = GAME.view(state, seat)
    return GAME.face.looks(view, state.legal() if state.decider() == seat else (), say)


def parts(state, seat=0):
    return GAME.face.parts(GAME.view(state, seat), SITTERS, say)


def attacking(events="rifle_army", **more):
    """On Kharkov, with the event that is named."""
    table: dict[str, Any] = {
        "deployed": ARMY,
        "fatigued": "grenadier_regiment",
        "cities": "kharkov moscow",
        "events": events,
    }
    return act(operation(sp=3, **table, **more), "attack:kharkov")


# ---- places


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("wide", [1226.0, 1240.0, 1312.0, 1419.0, 1490.0, 1734.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_lies_outside_the_table_or_on_something_else(wide, seats, text):  # UX 15
    state = GAME.new(seats, "campaign", {}, 1)
    laid = lay_out(GAME.face.spec(GAME.view(state, seats - 1), say).at(text), wide, TABLE[3], 1.0, {})
    rects = {("zone", key): zone.rect for key, zone in laid.zones.items() if key[0] != "playing" or key[1] == 0}
    rects |= {("part", key): rect for key, rect in laid.parts.items()}
    for number, (name, one) in enumerate(rects.items()):
        assert one.x >= 0 and one.y >= 0 and one.right <= wide and one.bottom <= TABLE[3], name
        for other, two in list(rects.items())[:number]:
            assert one.overlap(two) < 1, (name, other)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_open_place_is_on_the_table_and_the_left_out_pile_leaves_no_gap(seats):
    view = GAME.view(GAME.new(seats, "campaign", {}, 3), 0)
    placed = {zone.key for zone in GAME.face.spec(view, say).zones}
    unseen = {(place.zone, place.seat) for place in view.zones} - placed
    assert unseen == {(PILES[view.counters["boxed"]], -1)} | {
        (zone, seat) for seat in range(1, seats) for zone in ("deck", "hand")
    }
    assert kept(0) in placed


@pytest.mark.parametrize("seats", [2, 5])
def test_large_text_has_the_same_places(seats):
    """Another order on the table, none of them gone; the numbers of the Field's piles stand on their cards."""
    usual = GAME.face.spec(GAME.view(GAME.new(seats, "campaign", {}, 3), 0), say)
    large = usual.at(2.0)
    assert large != usual == usual.at(1.25)
    assert {zone.key: zone.spread for zone in large.zones} == {zone.key: zone.spread for zone in usual.zones}
    assert {part.key for part in large.parts} < {part.key for part in usual.parts}
    assert all(zone.count_at for zone in large.zones if zone.key[0] in PILES)
    assert all(zone.hint for zone in large.zones if zone.key[0] in PILES and zone.key[0] not in FRONT)


def test_piles_keep_the_order_of_their_types():
    spec = GAME.face.spec(GAME.view(GAME.new(2, "campaign", {}, 3), 0), say)
    field = [zone for zone in spec.zones if zone.key[0] in PILES and zone.key[0] not in ("hill", "position", "city")]
    assert [zone.key[0] for zone in field][:4] == ["horses", "trucks", "trains", "air_supply"]
    assert len({zone.rect[1] for zone in field}) == 2
    assert all(zone.count_at and zone.hint for zone in field)  # under the card a number would cost height


@pytest.mark.parametrize("seats", [2, 5])
def test_the_cards_of_the_field_say_what_they_do_in_a_small_window(seats):  # UX 15, UX 19
    """Wide enough for the form that has names and signs."""
    window = frame(1366, 768)
    spec = GAME.face.spec(GAME.view(GAME.new(seats, "campaign", {}, 3), 0), say)
    laid = lay_out(spec, window.table.w, window.table.h, window.unit, {})
    field = [zone for key, zone in laid.zones.items() if key[0] in PILES and key[0] not in FRONT]
    assert all(level_of(zone.card[0]) == Level.M for zone in field)
    assert laid.zones["hand", 0].card[0] > field[0].card[0]


def test_every_pile_of_the_front_has_its_name():
    spec = GAME.face.spec(GAME.view(GAME.new(2, "campaign", {}, 3), 0), say)
    named = {zone.key[0]: zone.label for zone in spec.zones if zone.label}
    assert {"hill", "position", "event", "revealed", "box", "deck", "discard"} <= set(named)


# ---- cards


def test_every_card_can_be_shown():
    faces = [GAME.face.printed(card, say) for card in range(len(NAMES))]
    assert all(face.title and face.short_title and face.text and face.art == face.card for face in faces)
    assert {face.template for face in faces} == {"transport", "unit", "plan", "aid", "objective", "event"}
    assert all(len(face.keywords) == len(face.text.split("\n")) for face in faces)  # each part has its label


@pytest.mark.parametrize(
    ("name", "cost", "values", "labels"),
    [
        ("panzer_regiment", "2", {"vp": "1", "price": "6", "tire_bp": "6"}, ["Play", "Deployed"]),
        ("trains", "", {"price": "6", "gain_sp": "+3"}, ["Play"]),
        ("kharkov", "", {"vp": "9", "occupy": "12"}, ["Red rule"]),
        ("hill", "", {"vp": "1", "occupy": "5"}, ["Deployed", "Red rule"]),
        ("german_air_support", "", {"modifier": "−4"}, ["Red rule"]),
        ("repair_workshop", "1", {"price": "4", "does": "Save tank"}, ["Play"]),
    ],
)
def test_what_a_card_tells(name, cost, values, labels):  # UX 19
    face = GAME.face.printed(CATALOG.numbers[name], say)
    told = {value.style: value.text for value in face.values if value.style != "buy"}
    assert (face.cost, told) == (cost, values)
    assert [keyword.name for keyword in face.keywords] == labels


def test_fatigued_cards_are_turned_and_copies_are_counted():
    shown = looks(operation(fatigued="grenadier_regiment grenadier_regiment grenadier_regiment"))
    cards = shown["fatigued", 0]
    assert all(card.fatigued for card in cards)
    assert [[value.text for value in card.counters] for card in cards] == [[], [], ["×3"]]
    assert not any(card.fatigued for card in looks(operation(deployed=ARMY))["deployed", 0])


def test_in_an_attack_each_card_says_what_it_would_add():  # UX 31
    def badges(state) -> dict[str, list[str]]:
        return {card.face.card: [value.text for value in card.counters] for card in looks(state)["deployed", 0]}

    assert set(map(tuple, badges(operation(deployed=ARMY)).values())) == {()}
    assert badges(attacking()) == {
        "panzer_regiment": ["+6"], "grenadier_regiment": ["+3"], "hill": ["−1"], "supply_depot": [],
    }  # fmt: skip


def test_the_target_wears_its_present_cost():
    """Rifle Army adds 3; the Hill that went back takes 1 off."""

    def cost(state) -> tuple[str, bool]:
        value = next(v for v in (looks(state)["city", -1][-1].values or ()) if v.style == "occupy")
        return value.text, value.changed

    state = attacking()
    assert cost(state) == ("15", True)
    assert cost(act(state, "withdraw:hill")) == ("14", True)


def test_nobody_sees_a_hand_or_a_deck_of_others():
    state = operation(hand=["horses", "trains trucks"], deck=["trucks", "panzer_regiment"])
    shown = looks(state)
    assert ("hand", 1) not in shown and ("deck", 1) not in shown
    assert [card.face.card for card in shown["hand", 0]] == ["horses"]
    assert shown["deck", 0][0].face.template == "back" and shown["event", -1][0].face.template == "back_event"
    assert shown["deck", 0][0].says == "Deck"


def test_piles_and_armies_can_be_opened():
    state = operation(
        seats=2, discard=["horses trucks", ""], deployed=["", "grenadier_regiment grenadier_regiment hill"]
    )
    shown = looks(state)
    assert [held.title for held in shown["discard", 0][-1].holds.cards] == ["Trucks", "Horses"]
    whole = shown["deployed", 1][0].holds
    assert whole.title.startswith("Ivo") and [held.title for held in whole.cards] == ["Grenadier Regiment × 2", "Hill"]
    assert [held.title for held in shown["city", -1][-1].holds.cards][:1] == ["Minsk"]


def test_only_the_uppermost_of_a_stack_casts_light_and_can_be_bought():
    """With 2 SP: horses, the cheap plan and units, and nothing under them."""
    pile = looks(reinforcement(sp=2, rp=1))["grenadier_regiment", -1]
    assert [card.playable for card in pile] == [False] * (len(pile) - 1) + [True]
    assert [card.flat for card in pile] == [False] + [True] * (len(pile) - 1)
    assert not any(card.playable for card in looks(reinforcement(sp=2, rp=1))["trains", -1])


# ---- gestures


def ways(state, text: str) -> list[tuple[str, str]]:
    view = GAME.view(state, state.decider())
    return [(found.src[0], found.dst[0]) for found in GAME.face.gestures(view, GAME.verbs.parse(text))]


@pytest.mark.parametrize(
    ("text", "table", "found"),
    [
        ("play:horses", {"hand": "horses"}, [("hand", "playing")]),
        ("deploy:panzer_regiment", {"playing": "panzer_regiment"}, [("playing", "deployed")]),
        ("deploy_from_hand:panzer_regiment", {"hand": "panzer_regiment", "hq": 1}, [("hand", "deployed")]),
        ("fatigue:panzer_regiment", {"deployed": ARMY}, [("deployed", "fatigued")]),
        ("discard:grenadier_regiment:fatigued", {"fatigued": "grenadier_regiment"}, [("fatigued", "discard")]),
        ("attack:hill", {"deployed": ARMY, "fatigued": "grenadier_regiment"},
         [("hill", "deployed"), ("deployed", "hill"), ("deployed", "hill")]),
    ],
)  # fmt: skip
def test_where_a_card_is_dropped_says_what_is_meant(text, table, found):  # UX 9
    assert ways(operation(**table), text) == found


@pytest.mark.parametrize("name", [name for number, name in enumerate(NAMES) if PLAY_COST[number] >= 0])
def test_every_card_that_is_played_has_its_way_from_the_hand(name):
    """Captured Depot is an event that a deck may hold: it is played and kept like any other card."""
    assert ways(operation(op=3, hand=name), f"play:{name}") == [("hand", "playing")]
    assert set(ways(ending(hand=f"horses {name}"), f"keep:{name}")) == {("hand", "kept")}


def test_in_an_attack_a_unit_can_be_thrown_at_the_target():
    assert ways(attacking(), "fatigue:panzer_regiment") == [("deployed", "fatigued"), ("deployed", "city")]
    assert ways(attacking(), "withdraw:hill") == [("deployed", "hill")]


def test_buying_and_keeping_are_drags():
    assert ways(reinforcement(sp=9), "buy:trains") == [("trains", "discard")]
    assert ways(ending(hand="horses trucks"), "keep:trucks") == [("hand", "kept")]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 4])
def test_no_gesture_is_refused_and_each_has_its_card(seed, seats):
    """Whatever the table offers in whole games, the rules take; and everything has a gesture or a button."""
    dice, state = random.Random(seed), GAME.new(seats, "campaign", {"round_limit": 12}, seed)
    while not state.over:
        view, legal = GAME.view(state, state.decider()), state.legal()
        for action in legal:
            assert say(GAME.face.offer(action))
            for found in GAME.face.gestures(view, action):
                assert 0 <= found.src_at < len(view.zones[Place(*found.src)] or ())
                attempt = Attempt(Place(*found.src), found.src_at, Place(*found.dst), found.dst_at)
                assert GAME.why_not(view, attempt) is None, (action, found)
        known = Gestures(GAME.face, view, legal)
        assert all(known.place_of(action) or action in known.pressable for action in legal)
        assert all(say(GAME.face.button(view, action)) for action in known.pressable)
        state.apply(dice.choice(legal))
        state.advance()


def test_the_bright_button_of_an_attack_is_the_next_ability():  # UX 30
    """15 BP wanted: the Grenadier first, which costs nothing; breaking off is never the default while one is left."""
    state = attacking()
    pressed = Gestures(GAME.face, GAME.view(state, 0), state.legal()).pressable
    assert [action.verb for action in pressed] == ["fatigue", "break_off"]
    assert NAMES[pressed[0].card] == "grenadier_regiment"
    calm = operation(deployed=ARMY)  # nothing that tires is a button outside of an attack
    assert [a.verb for a in Gestures(GAME.face, GAME.view(calm, 0), calm.legal()).pressable] == ["done"]


def test_an_event_that_harms_its_owner_goes_to_a_rival_unless_one_chooses_otherwise():  # UX 30
    """Red rule of General Winter: it goes to a player of one's choice; and the front tells of the next city again."""
    table: dict[str, Any] = {
        "deployed": "grenadier_regiment",
        "bp": 15,
        "cities": "kharkov moscow",
        "events": "general_winter",
    }
    state = act(operation(seats=3, **table), "attack:kharkov")
    while state.decider() == 0 and any(action.verb == "lose" for action in state.legal()):
        act(state, GAME.verbs.text(state.legal()[0]))
    view = GAME.view(state, 0)
    assert view.prompt.id == "barbarossa.prompt.assign"
    offered = [say(GAME.face.button(view, action)) for action in Gestures(GAME.face, view, state.legal()).pressable]
    assert set(offered[:2]) == {"Ivo", "Oskar"} and offered[2] == "Mara"
    assert parts(state)["front", -1].text.startswith("20 BP and its event: from ")


def test_breaking_off_is_not_the_bright_button_while_what_goes_back_would_be_enough():  # UX 30
    """Rulebook 12: each Position that goes back to the Field takes 2 BP off a city."""

    def pressed(positions: int) -> list[str]:
        lying: dict[str, Any] = {"fatigued": "grenadier_regiment", "deployed": "position " * positions}
        table = operation(cities="kharkov moscow", events="rifle_army", bp=12, **lying)
        state = act(table, "attack:kharkov")
        view = GAME.view(state, 0)
        known = Gestures(GAME.face, view, state.legal())
        return [say(GAME.face.button(view, action)) for action in known.pressable]

    assert pressed(2) == ["Position: return to the Field", "Break off"]
    assert pressed(1) == ["Break off"]  # 12 of 13 BP


def test_ending_a_phase_says_what_is_left():  # UX 30
    def note(state) -> str:
        return say(GAME.face.aside(GAME.view(state, 0), GAME.verbs.parse("done"), 0))

    assert note(operation(op=2, hand="grenadier_regiment")) == "2 OP left"
    assert note(operation(op=2)) == "to reinforcements"
    assert note(operation(op=1, hand="horses panzer_regiment")) == "to reinforcements"  # nothing that an OP could play
    assert note(reinforcement(sp=5, rp=2)) == "2 RP, 5 SP left"


# ---- purses, and how an attack stands


def test_the_six_purses_are_always_shown():  # UX 19
    tiles = parts(operation(op=2, sp=3, rp=1, bp=4, deployed=ARMY))["tiles", 0]
    assert isinstance(tiles, Tiles)
    assert [(cell.label, cell.text) for cell in tiles.cells] == [
        ("OP", "2"), ("SP", "3"), ("DP", "0"), ("RP", "1"), ("BP", "4"), ("VP", "2"),
    ]  # fmt: skip
    assert not any(cell.owner for cell in tiles.cells)


def test_in_anothers_turn_the_purses_are_that_seats_and_say_so():
    """UX 19: every number that decides the game is on the table; the victory points stay one's own."""
    cells = parts(operation(seat=1, op=2, bp=3, deployed=["kharkov", ""]))["tiles", 0].cells
    assert [cell.text for cell in cells] == ["2", "0", "0", "0", "3", "9"]
    assert [cell.owner and cell.owner[1:] for cell in cells] == [GAME.face.sides[1]] * 5 + [None]
    assert {cell.owner.name for cell in cells if cell.owner} == {say(Text("seat", (1,)))}


def test_the_attack_counts_what_is_there_and_what_can_come():  # UX 31
    """3 SP pay for the Panzers: 6 and 3 more; with discards 2 for the tank and 1 for each Grenadier; the Hill is 1."""
    siege = parts(attacking(bp=4))["siege", -1]
    assert isinstance(siege, Siege)
    assert (siege.title, siege.reads) == ("Attack on Kharkov", "4 of 15 BP")
    assert (siege.have, siege.of, siege.near, siege.far) == (4, 15, 13, 18)
    assert siege.lines[0] == "City 12, event +3."
    assert siege.warning == "The red rule takes 1 of 1 Tanks, won or lost."
    later = parts(act(attacking(bp=4), "withdraw:hill"))["siege", -1]
    assert later.lines[0] == "City 12, event +3, less 1 for what went back to the Field."


def test_an_attack_tells_what_each_further_ability_would_add():
    """Issue 9: "what each further ability would add, and what the loss of a red rule would be"."""
    assert parts(attacking(bp=4))["siege", -1].lines[1:] == (
        "Fatigue brings 9: Panzer 6, Grenadier 3.",
        "Discards bring 4 more: Panzer 2, Grenadier 1 (×2).",
        "Sent back to the Field, the cost falls by 1: Hill 1.",
    )
    on_a_hill = parts(act(operation(deployed="grenadier_regiment position", cities="kharkov"), "attack:hill"))
    assert [line.split()[0] for line in on_a_hill["siege", -1].lines] == ["It", "Fatigue", "Discards"]


def test_the_front_tells_what_the_event_may_be_until_it_is_turned_up():
    assert parts(operation(cities="kharkov"))["front", -1].text.startswith("12 BP and its event: from ")
    assert parts(attacking())["front", -1].text == "Rifle Army is turned up: +3. Now it costs 15 BP."


def test_at_five_seats_a_line_tells_what_overlaps_in_a_rivals_strip():
    """Issue 9: "opponents' areas compact and openable"; where many sit, readable all the same."""
    lying = ["", "panzer_regiment kharkov", "", "", ""]
    shown = parts(operation(seats=5, deployed=lying, fatigued=["", "grenadier_regiment", "", "", ""]))
    assert shown["army", 1].text == "BP 9, cities 1"
    assert shown["army", 2].text == ""
    assert ("army", 1) not in parts(operation(seats=3))


def test_before_an_attack_the_chances_are_told():
    siege = parts(operation(sp=3, deployed=ARMY, cities="kharkov moscow", events="german_air_support"))["siege", -1]
    assert siege.of == 0 and siege.reads == "9 BP, 12 with discards"
    assert siege.lines[0] == "Hill 5: enough. Position 8: enough."
    assert siege.lines[1].startswith("Kharkov 12: ")
    counts = [int(word) for word in siege.lines[1].replace(",", "").replace(".", "").split() if word.isdigit()]
    assert 0 < counts[0] <= counts[2] <= counts[1]  # with discards and the Hill sent back more than without
    assert siege.warning == "Kharkov: The red rule takes 1 of 1 Tanks, won or lost."


def test_in_a_rivals_turn_the_panel_tells_what_it_could_gather():  # UX 19
    lines = parts(operation(seat=1, deployed=["", "grenadier_regiment"]))["siege", -1].lines
    assert lines == ("It is the turn of Ivo.", "Ivo could gather 3 BP, 4 with discards.")
    assert len(parts(operation(seat=1))["siege", -1].lines) == 1
    assert len(parts(reinforcement(seat=1, deployed=["", "grenadier_regiment"]))["siege", -1].lines) == 1


def test_without_units_the_panel_says_what_an_attack_needs():  # UX 18
    siege = parts(operation(deployed="supply_depot", hand="grenadier_regiment"))["siege", -1]
    assert siege.lines[0].startswith("An attack needs a deployed Unit.") and not siege.reads + siege.warning


def test_whose_turn_it_is_shows_on_one_plate():
    plates = [parts(operation(seat=1, seats=3))["plate", seat] for seat in range(3)]
    assert [plate.active for plate in plates] == [False, True, False]
    assert len({(plate.color, plate.shape) for plate in plates}) == 3


def test_the_field_says_how_many_piles_are_within_reach():
    assert parts(reinforcement(sp=0, rp=1))["field", -1].text == "1 RP and 0 SP: 1 pile within reach."
    assert parts(operation())["field", -1].text.startswith("In the Reinforcement Phase")


def test_keys_of_parts_have_a_place():
    for seats in (2, 5):
        state = GAME.new(seats, "campaign", {}, 1)
        placed = {part.key for part in GAME.face.spec(GAME.view(state, 0), say).parts}
        assert set(parts(state)) == placed


# ---- words


@pytest.mark.parametrize("seed", range(2))
def test_every_note_of_whole_games_has_its_sentence(seed):
    dice, state = random.Random(seed), GAME.new(3, "campaign", {"round_limit": 15}, seed)
    events: list[Event] = []
    state.log = events
    while not state.over:
        state.apply(dice.choice(state.legal()))
        state.advance()
    view = GAME.view(state, 0)
    silent = {event.key for event in events if event.verb == "note" and GAME.face.tell(view, event) is None}
    assert silent <= {"turn", "attack", "loss", "repaired", "wasted"}  # heads, and what the decision's line says
    assert all(say(GAME.face.tell(view, event)) for event in events if GAME.face.tell(view, event) is not None)


@pytest.mark.parametrize(
    ("event", "line", "call"),
    [
        ("rifle_army", "Rifle Army is turned up: 3 BP more.", "Rifle Army: +3 BP"),
        ("german_air_support", "German Air Support is turned up: 4 BP less.", "German Air Support: −4 BP"),
        ("captured_depot", "Captured Depot is turned up: the cost stays.", "Captured Depot: +0 BP"),
    ],
)
def test_an_event_is_called_by_its_name_and_sign(event, line, call):  # UX 18
    state = operation(deployed=ARMY, cities="kharkov moscow", events=event)
    state.log = []
    before = GAME.view(state, 0)
    act(state, "attack:kharkov")
    note = next(found for found in state.log if found.key == "revealed")
    assert say(GAME.face.tell(before, note)) == line
    assert say(GAME.face.called(note)) == call
    turn = note._replace(key="turn", card=-1)
    assert GAME.face.called(turn) is None


def test_what_was_taken_is_called_by_its_name():
    state = operation(deployed="grenadier_regiment", bp=5)
    state.log = []
    act(state, "attack:hill")
    (won,) = [found for found in state.log if found.key == "won"]
    assert say(GAME.face.called(won)) == "Mara takes Hill"


def test_the_end_tells_points_cities_and_units():
    view = GAME.view(operation(deployed="kharkov panzer_regiment", fatigued="grenadier_regiment"), 0)
    assert [(say(name), value) for name, value in GAME.face.summary(view, 0)] == [
        ("Victory points", 10), ("Cities", 1), ("Deployed Units", 2),
    ]  # fmt: skip
    assert GAME.face.measure(view, 0) == 10.0


def test_a_log_line_shows_its_card_but_not_the_one_that_is_kept():
    view = GAME.view(operation(), 0)

    def named(text: str) -> list[str]:
        return [card.face.card for card in GAME.face.named(view, GAME.verbs.parse(text), say)]

    assert named("buy:trains") == ["trains"]
    assert named("keep:trains") == [] and named("done") == []


def test_events_and_objectives_have_no_price():
    for card in range(len(NAMES)):
        if EVENT[card] or OBJECTIVE[card]:
            assert all(value.style not in ("price", "buy") for value in GAME.face.printed(card, say).values)


def test_what_lies_under_others_is_the_same_look_again_and_again():
    """Three hundred cards are shown after every event: those under others cost nothing."""
    one, other = (looks(operation(op=points))["horses", -1] for points in (1, 2))
    assert all(first is second for first, second in zip(one[:-1], other[:-1], strict=True))
    assert one[0].face is other[-1].face
