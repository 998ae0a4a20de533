"""Positions: what each seat knows of the hand rows, what a sampled world keeps, and the JSON form."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.engine import sight
from desktop.engine.events import Place
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.state import StateError
from desktop.games.clash import GAME
from desktop.games.clash.cards import NAMES, TOWER
from desktop.games.clash.state import HAND, POOL, ClashState
from tests.games.clash.positions import action, hand, lane, play, position

OPTIONS: list[dict[str, object]] = [{}, {"deal": "random"}, {"deal": "preset"}, {"edition": "leaflet"}]

# ---- knowledge


def test_only_the_tower_is_known_of_a_fresh_hand() -> None:
    # Page, Hidden information: "only the ORDER of the other's hand is hidden at first".
    state = GAME.new(2, "duel", {"deal": "random", "first": "seat0"}, 4)
    assert isinstance(state, ClashState)
    assert hand(state, 1, seen_by=0) == "*W ? ? ? ? ? ? ? ?"
    assert "?" not in hand(state, 1, seen_by=1)


def test_a_returned_units_place_is_known_and_counts_from_the_right_end() -> None:
    # Page, Hidden information: "a known card keeps its place counted from the right end".
    state = position(upper="brute | zombie", hand1="*W troll boom alpha baron", hand0="*W machine")
    play(state, "end")
    assert hand(state, 1, seen_by=0) == "*W ? ? ? ? zombie"
    play(state, "summon:baron:upper")
    assert hand(state, 1, seen_by=0) == "*W ? ? ? zombie"
    play(state, "end", "end")
    assert hand(state, 1, seen_by=0) == "*W ? ? ? zombie baron"


def test_a_known_card_stays_known_while_the_tower_walks_over_it() -> None:
    # Rulebook, Phase 3: the tower shifts; the others keep their order.
    state = position(upper="brute |", hand1="troll *W zombie(public) boom gnome(public) alpha baron ogre")
    play(state, "end")
    assert hand(state, 1, seen_by=0) == "? zombie ? gnome ? ? *W ?"


def test_a_known_card_that_is_played_leaves_no_trace_of_knowledge_behind() -> None:
    # Page, Hidden information: what is known belongs to the card, not to the place.
    state = position(hand0="*W troll zombie(public) boom gnome", mana=2)
    play(state, "summon:zombie:upper")
    assert hand(state, 0, seen_by=1) == "*W ? ? ?"


def test_a_tower_that_flips_takes_its_side_and_place_with_it_in_public() -> None:
    # Rulebook, Phase 3: the flip happens on the table.
    state = position(upper="brute |", hand1="troll boom(public) *W zombie")
    play(state, "end")
    assert hand(state, 1, seen_by=0) == "*S ? boom ?"


def test_a_spectator_knows_what_everybody_knows() -> None:
    # DESIGN, rule 6: knowledge lives with the cards.
    state = position(upper="brute | zombie", hand0="*W troll grrr(public)", hand1="*W boom baron")
    play(state, "end")
    view = GAME.view(state, None)
    shown = {place: [slot.card for slot in view.zones[place] or ()] for place in (Place("hand", 0), Place("hand", 1))}
    assert shown[Place("hand", 0)] == [TOWER, None, NAMES.index("grrr")]
    assert shown[Place("hand", 1)] == [TOWER, None, None, NAMES.index("zombie")]
    assert [slot.card for slot in view.zones[Place("upper", 0)] or ()] == [NAMES.index("brute")]
    assert all(slot.card is None for slot in view.zones[Place("pool")] or ())


def test_after_the_end_everything_lies_open() -> None:
    # DESIGN, sight: OPEN is for the time after the end.
    state = position(hand1="*W boom baron")
    assert [slot.card for slot in GAME.view(state, sight.OPEN).zones[Place("hand", 1)] or ()] == state.zones[HAND[1]]


class Watcher:
    """Keeps, from public happenings alone, what a careful onlooker knows of a hand row."""

    def __init__(self) -> None:
        self.row: list[str | None] = ["T", *[None] * 8]

    def played(self, at: int) -> None:
        self.row.pop(at)

    def returned(self, card: str) -> None:
        self.row.append(card)

    def tower_to(self, at: int) -> None:
        self.row.remove("T")
        self.row.insert(at, "T")


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), options=st.sampled_from(OPTIONS))
def test_known_places_accumulate_and_every_sampled_world_honours_them(seed: int, options: dict[str, object]) -> None:
    # Page, Hidden information: "known positions accumulate: keep them, resample must honour them".
    rng = Rng(seed)
    state = GAME.new(2, "duel", {"turn_limit": 25, **options}, seed, log=True)
    assert isinstance(state, ClashState)
    while state.legal()[0].verb == "pick":
        state.apply(state.legal()[rng.below(len(state.legal()))])
    watchers = (Watcher(), Watcher())
    while not state.over:
        legal = state.legal()
        state.log = []
        state.apply(legal[rng.below(len(legal))])
        for event in state.log:
            if event.verb != "move":
                continue
            if event.card >= TOWER:
                watchers[event.dst.seat].tower_to(event.dst_at)
            elif event.src.zone == "hand":
                watchers[event.src.seat].played(event.src_at)
            elif event.dst.zone == "hand":
                watchers[event.dst.seat].returned(NAMES[event.card])
        for seat, watcher in enumerate(watchers):
            assert hand(state, seat, seen_by=1 - seat).replace("*W", "T").replace("*S", "T") == " ".join(
                card or "?" for card in watcher.row
            )
            world = GAME.resample(state, 1 - seat, rng)
            assert isinstance(world, ClashState)
            row = [card if card < TOWER else -1 for card in world.zones[HAND[seat]]]
            assert all(known in (None, "T", NAMES[card]) for known, card in zip(watcher.row, row, strict=True))
            assert sorted(world.zones[HAND[seat]]) == sorted(state.zones[HAND[seat]])


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), options=st.sampled_from(OPTIONS), plies=st.integers(0, 60))
def test_a_sampled_world_looks_the_same_and_owes_nothing_to_the_true_one(
    seed: int, options: dict[str, object], plies: int
) -> None:
    # DESIGN, rule 9: view(resample(s, p), p) == view(s, p), by the view and the generator alone.
    rng = Rng(seed)
    state = GAME.new(2, "duel", options, seed)
    for _ in range(plies):
        if not state.over:
            state.apply(state.legal()[rng.below(len(state.legal()))])
    for seat in (0, 1):
        world = GAME.resample(state, seat, Rng(seed + 1))
        view = GAME.view(state, seat)
        assert GAME.view(world, seat) == view
        assert GAME.consistent(view, world) and GAME.consistent(view, state)
        # The same world comes of a true state whose hidden cards lie otherwise.
        other = GAME.resample(GAME.resample(state, seat, Rng(seed + 2)), seat, Rng(seed + 1))
        assert other.to_json() == world.to_json()


def test_samples_reach_every_order_of_the_unknown_cards() -> None:
    # Page, Hidden information: the order is hidden, the cards are not.
    state = position(hand1="*W troll boom alpha zombie(public)")
    rng = Rng(1)
    rows = {
        hand(world, 1) for world in (GAME.resample(state, 0, rng) for _ in range(200)) if isinstance(world, ClashState)
    }
    assert len(rows) == 6
    assert all(row.startswith("*W") and row.endswith("zombie") for row in rows)


def test_an_infoset_holds_no_true_order() -> None:
    # DESIGN, rule 9: an InfoSet only ever holds a sampled world.
    one, other = position(hand1="*W troll boom alpha baron"), position(hand1="*W baron alpha boom troll")
    worlds = [InfoSet(GAME, state, 0).sample(Rng(3)).to_json() for state in (one, other)]
    assert worlds[0] == worlds[1]


# ---- marks


def test_marks_tell_who_entered_who_was_struck_and_how_much_damage_lies_on_a_unit() -> None:
    # Page, Turn 4: "marks that last a turn go".
    state = position(upper="| brute lieutenant", hand0="*W boom baron troll", mana=9)
    play(state, "cast:boom:brute", "cast:boom:lieutenant", "summon:baron:upper")
    assert lane(state, "upper") == "baron(new) | brute(1) lieutenant(struck)"
    play(state, "end")
    assert lane(state, "upper") == "baron | brute lieutenant"


def test_a_unit_keeps_its_marks_while_it_sprints() -> None:
    # Sprint: it changes its place and nothing else; a table that follows the events must not forget.
    state = position(upper="reptile(1) zombie | martyr")
    view = GAME.view(state, 0)
    state.log = []
    state.apply(action("end"))
    blow = next(number for number, event in enumerate(state.log) if event.verb == "note" and event.key == "blow")
    row = sight.fold(view, state.log[:blow], state.setting).zones[Place("upper", 0)]
    assert row is not None
    assert (row[0].card, row[0].value, row[0].marks) == (NAMES.index("reptile"), 1, ("struck",))


# ---- clone and JSON


def test_a_clone_shares_nothing_that_changes() -> None:
    state = position(upper="baron(2) zombie(new) | brute", hand0="*W boom troll gnome ogre", mana=20)
    before = state.to_json()
    copy_ = state.clone()
    while not copy_.over and copy_.counters[1] < 12:
        copy_.apply(copy_.legal()[0])
    assert state.to_json() == before != copy_.to_json()


def test_the_json_form_gives_the_same_position_back() -> None:
    state = position(upper="baron(2) zombie(new) | brute(struck)", hand0="troll *S boom(public) gnome", mana=3)
    again = GAME.from_json(state.setting, state.to_json())
    assert again.to_json() == state.to_json()
    assert [GAME.view(again, seat) for seat in (0, 1, None)] == [GAME.view(state, seat) for seat in (0, 1, None)]


def edit(data: dict[str, Any], path: str, value: object) -> None:
    """Put a value deep into nested tables."""
    *tables, last = path.split("/")
    for name in tables:
        data = data[name]
    data[last] = value


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("zones/hand:0", ["troll", "boom", "gnome"], "state.zones.hand:0"),
        ("zones/hand:0", ["watchtower", "stronghold", "boom"], "state.zones.hand:0"),
        ("zones/hand:0", ["nobody"], "state.zones.hand:0[0]"),
        ("zones/lower:0", ["boom"], "state.zones.lower:0"),
        ("zones/casting", ["zombie"], "state.zones.casting"),
        ("known/hand:0", [3, 3, 3], "state.known.hand:0"),
        ("known/hand:0", [3, 3, 2, 3], "state.known.hand:0"),
        ("known/hand:0", [3, 1, 3, 3], "state.known.hand:0"),
        ("damage", {"baron": 5}, "state.damage.baron"),
        ("damage", {"troll": 1}, "state.damage.troll"),
        ("damage", {"baron": True}, "state.damage.baron"),
        ("damage", [], "state.damage"),
        ("entered", ["troll"], "state.entered"),
        ("struck", "baron", "state.struck"),
        ("struck", [7], "state.struck"),
        ("loser", 2, "state.loser"),
        ("loser", None, "state.loser"),
        ("counters", {}, "state.counters.mana"),
        ("stack", [], "state.stack"),
        ("stack", [{"frame": "Summon", "seat": 2}], "state.stack[0]"),
        ("stack", [{"frame": "Sleep"}], "state.stack[0]"),
        ("stack", [{"frame": "Summon", "seat": 0}] * 2, "state.stack"),
        ("stack", [{"frame": "Pick", "seat": 0, "opener": 0}], "state.stack"),
        ("counters/mana", -1, "state.stack"),
        ("loser", 0, "state.loser"),
        ("rng", -1, "state.rng"),
        ("over", 1, "state.over"),
    ],
)
def test_a_position_that_does_not_hold_is_refused_with_its_place(path: str, value: object, place: str) -> None:
    state = position(upper="baron(2) zombie(new) |", hand0="troll *S boom(public) gnome")
    data = copy.deepcopy(state.to_json())
    edit(data, path, value)
    if path.startswith("zones"):
        data["known"]["hand:0"] = [3] * len(data["zones"]["hand:0"])  # type: ignore[index]
    with pytest.raises(StateError) as error:
        GAME.from_json(state.setting, data)
    assert error.value.place == place
    assert str(error.value).startswith(f"{place}: ")


def test_a_position_with_a_card_too_many_or_too_few_is_refused() -> None:
    state = position()
    for change in (lambda pool: pool.pop(), lambda pool: pool.append(pool[0])):
        data = copy.deepcopy(state.to_json())
        change(data["zones"]["pool"])  # type: ignore[index]
        data["known"]["pool"] = [0] * len(data["zones"]["pool"])  # type: ignore[index]
        with pytest.raises(StateError, match="exactly the cards of the game"):
            GAME.from_json(state.setting, data)
    assert state.zones[POOL]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("stack", [{"frame": "Summon", "seat": 0}]),
        ("stack", [{"frame": "Pick", "seat": 1, "opener": 0}]),
        ("stack", [{"frame": "Pick", "seat": 7, "opener": 7}]),
        ("counters/round", 0),
        ("counters/round", 2),
        ("counters/round", 5),
    ],
)
def test_a_draft_that_cannot_have_come_about_is_refused(path: str, value: object) -> None:
    state = GAME.new(2, "duel", {"first": "seat1"}, 1)
    data = copy.deepcopy(state.to_json())
    assert GAME.from_json(state.setting, data).to_json() == state.to_json()
    edit(data, path, value)
    with pytest.raises(StateError, match="state.stack"):
        GAME.from_json(state.setting, data)


def test_every_position_of_a_game_can_be_read_back() -> None:
    rng = Rng(2)
    for options in OPTIONS:
        state = GAME.new(2, "duel", {"turn_limit": 30, **options}, 8)
        while not state.over:
            assert GAME.from_json(state.setting, state.to_json()).to_json() == state.to_json()
            state.apply(state.legal()[rng.below(len(state.legal()))])
        assert GAME.from_json(state.setting, state.to_json()).over
