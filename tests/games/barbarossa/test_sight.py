"""What seats know: hidden, remembered, derivable; and sampled worlds that keep to it."""

from collections import Counter

from desktop.engine.events import Place
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, redact
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import EVENT, NAMES
from desktop.games.barbarossa.sight import events_left, held
from desktop.games.barbarossa.state import DECK, DISCARD, EVENTS, HAND, ROUND, BarbarossaState
from desktop.games.barbarossa.thumb import choose
from tests.games.barbarossa.fields import card, ending, operation, play, ruling

DRAW = "horses horses horses horses"


def seen(state: BarbarossaState, zone: str, of: int, by: int | None) -> list[str]:
    """A hidden zone as somebody sees it."""
    slots = GAME.view(state, by).zones[Place(zone, of)] or ()
    return ["?" if slot.card is None else NAMES[slot.card] for slot in slots]


def late(seed: int, plies: int) -> BarbarossaState:
    """A position out of a game by the rules of thumb."""
    state = GAME.new(3, "campaign", {}, seed)
    assert isinstance(state, BarbarossaState)
    for _ in range(plies):
        if state.over:
            break
        state.apply(choose(state, state.legal()))
    return state


def test_hands_are_for_their_seats_and_decks_for_nobody() -> None:
    state = operation(hand=["trucks", "trains"], deck=[DRAW, DRAW])
    assert seen(state, "hand", 0, 0) == ["trucks"] and seen(state, "hand", 0, 1) == ["?"] == seen(
        state, "hand", 0, None
    )
    assert all(seen(state, "deck", 0, by) == ["?"] * 4 for by in (0, 1, None))
    assert seen(state, "deck", 0, OPEN) == ["horses"] * 4


def test_piles_are_open_but_for_the_events() -> None:
    view = GAME.view(operation(), 1)
    for place, slots in view.zones.items():
        if place.zone not in ("event", "hand", "deck"):
            assert all(slot.card is not None for slot in slots or ())
    assert all(slot.card is None for slot in view.zones[Place("event")] or ())


def test_a_kept_card_is_one_of_the_hand_like_any_other() -> None:
    state = play(ending(hand="trucks trains", deck=DRAW), "keep:trains")
    assert seen(state, "hand", 0, 1) == ["?"] * 5
    kept = Counter(NAMES[GAME.resample(state, 1, Rng(n)).zones[HAND[0]][0]] for n in range(200))
    assert set(kept) == {"trains", "horses"} and kept["trains"] < 80


def known_and_unknown() -> BarbarossaState:
    """Two horses in a hand: the first nobody else knows, the second all have seen go in."""
    state = operation(hand="horses trucks horses")
    state.reveal(HAND[0], 2, state.setting.everyone)
    assert seen(state, "hand", 0, 1) == ["?", "?", "horses"]
    return state


def test_of_two_alike_the_one_that_all_know_leaves() -> None:
    """Else a mark would stay on a card that nobody could know."""
    state = play(known_and_unknown(), "play:horses")
    assert seen(state, "hand", 0, 1) == ["?", "?"] and seen(state, "hand", 0, 0) == ["horses", "trucks"]


def test_of_two_alike_the_one_that_nobody_knows_is_kept() -> None:
    """The others see one of them go: which of the two stays, they cannot tell, so what stays is unknown."""
    state = ending(hand="horses trucks horses", deck=DRAW)
    state.reveal(HAND[0], 2, state.setting.everyone)
    play(state, "keep:horses")
    assert seen(state, "hand", 0, 1) == ["?"] * 5


def test_what_all_have_seen_go_into_a_hand_stays_known() -> None:
    state = operation(hand="field_replacement_battalion trucks", discard="grenadier_regiment", deck=DRAW)
    play(state, "play:field_replacement_battalion", "recruit:grenadier_regiment")
    assert seen(state, "hand", 0, 1) == ["?", "grenadier_regiment"]
    for n in range(20):
        assert GAME.resample(state, 1, Rng(n)).zones[HAND[0]][1] == card("grenadier_regiment")
    play(state, "done", "done", "keep:grenadier_regiment")
    assert seen(state, "hand", 0, 1)[0] == "grenadier_regiment"


def test_an_event_under_its_deck_is_remembered() -> None:
    state = operation(events="rifle_army", deployed="anti_tank_battalion")
    play(state, "attack:minsk", "break_off")
    slots = GAME.view(state, 1).zones[Place("event")] or ()
    assert [slot.card for slot in slots][:2] == [card("rifle_army"), None]
    assert all(GAME.resample(state, 1, Rng(n)).zones[EVENTS][0] == card("rifle_army") for n in range(20))


@ruling("open_hands")
def test_what_hand_and_deck_hold_together_is_known_to_all() -> None:
    state = operation(hand=["trucks", "trains trucks"], deck=[DRAW, "elite_panzer_regiment"])
    names = [NAMES[number] for number in held(GAME.view(state, 0), 1)]
    assert names == ["trucks", "trains", "elite_panzer_regiment"]
    # One's own hand is known; what is left is the deck.
    assert [NAMES[number] for number in held(GAME.view(state, 0), 0)] == ["horses"] * 4
    assert held(GAME.view(state, OPEN), 0) == []
    assert GAME.view(state, 0).counters["vp:1"] == 3


def test_a_world_with_other_cards_in_the_deck_is_refused() -> None:
    state = operation(hand=["trucks", "trains"], deck=[DRAW, "elite_panzer_regiment"])
    world = state.clone()
    world.zones[DECK[1]], world.zones[DECK[0]][0] = [card("horses")], card("elite_panzer_regiment")
    assert not GAME.consistent(GAME.view(state, 0), world) and GAME.consistent(GAME.view(state, 0), state)


def test_every_order_is_as_likely() -> None:
    state = operation(hand=["", "trucks"], deck=["", "trains horses"])
    dealt: Counter[tuple[int, ...]] = Counter()
    dice = Rng(5)
    for _ in range(6000):
        world = GAME.resample(state, 0, dice)
        dealt[(*world.zones[HAND[1]], *world.zones[DECK[1]])] += 1
    chi = sum((count - 1000) ** 2 / 1000 for count in dealt.values())
    assert len(dealt) == 6 and chi < 20.5  # five degrees of freedom: one time in a thousand


def test_the_events_that_may_come_follow_from_what_is_seen() -> None:
    for seed in range(4):
        state = late(seed, 500)
        masks = state.known[EVENTS] or []
        hidden = [number for number, mask in zip(state.zones[EVENTS], masks, strict=True) if not mask]
        expected = hidden if not masks[-1] else [state.zones[EVENTS][-1]]
        for seat in range(3):
            assert events_left(GAME.view(state, seat)) == sorted(expected)
        assert all(EVENT[number] for number in expected)


def test_a_rivals_deck_is_what_all_saw_it_gain() -> None:
    """Worlds for one seat deal exactly the cards that a rival was seen to gain and not to lose again."""
    state = GAME.new(3, "campaign", {}, 8, log=True)
    assert isinstance(state, BarbarossaState) and state.log is not None
    rival, watcher = 0, 2
    owned = Counter(state.zones[DECK[rival]] + state.zones[HAND[rival]])  # everybody starts with the same
    state.log.clear()
    shuffled = 0
    while not state.over:
        state.apply(choose(state, state.legal()))
        for event in state.log:
            seen = redact(event, watcher, state.setting)
            if seen is not None and seen.verb == "move" and (seen.src.seat == rival) != (seen.dst.seat == rival):
                owned[seen.card] += 1 if seen.dst.seat == rival else -1
        state.log.clear()
        if state.decider() != watcher or state.counters[ROUND] % 3:
            continue
        worlds = [GAME.resample(state, watcher, Rng(n)) for n in range(4)]
        for world in worlds:
            assert sum((Counter(world.zones[DECK[rival] + n]) for n in range(6)), Counter()) == +owned
            assert world.zones[DISCARD[rival]] == state.zones[DISCARD[rival]]
        shuffled += len({tuple(world.zones[HAND[rival]]) for world in worlds}) > 1
    assert shuffled > 20 and owned.total() > 25 and min(owned.values()) >= 0
