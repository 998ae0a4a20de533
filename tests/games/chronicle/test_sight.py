"""What seats know: shown, remembered, veiled, pledged; and the belief test over real games."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.bots import greedy
from desktop.games.chronicle.cards import CATALOG, SUIT
from desktop.games.chronicle.sight import VEILED, fits
from desktop.games.chronicle.state import DISCARD, HAND, PLAYED, PLEDGE, ROUND, VOID, ChronicleState
from tests.games.chronicle.fields import counter, ids, lies, meeting, play


def known(state: ChronicleState, seat: int) -> set[str]:
    """The cards of a hand that everybody knows."""
    view = GAME.view(state, None)
    hand = view.zones[state.setting.zones[HAND[seat]].place] or ()
    return {CATALOG.names[slot.card] for slot in hand if slot.card is not None}


# ---- shown and remembered


def test_a_hand_is_for_its_seat_and_a_face_down_card_too() -> None:
    state = play(meeting(["maid", "general saint", "queen", "maid"], "thief"), "cover:saint")
    place = state.setting.zones[PLAYED[1]].place
    slots = [GAME.view(state, seat).zones[place] for seat in (0, 1, 2, None)]
    assert [slot[0].card for slot in slots if slot] == [None, CATALOG.numbers["saint"], None, None]
    assert slots[1] and "public" not in slots[1][0].marks


def test_a_card_taken_back_by_a_6_or_returned_face_up_by_a_7_is_known_to_all() -> None:
    state = meeting(["alchemist maid", "queen saint", "hermit saint", "maid"], allies=["king", "", "", ""])
    play(state, "play:alchemist", "recall:king")
    assert known(state, 0) == {"king"}
    play(state, "play:queen", "play:hermit", "return:seat1")
    assert known(state, 1) == {"queen"}


def test_all_discards_are_remembered() -> None:
    state = meeting(["wizard maid", "envoy saint", "queen maid", "maid"], allies=["thief king", "", "", ""])
    play(state, "play:wizard", "shed:thief")
    for seat in range(4):
        assert GAME.resample(state, seat, Rng(1)).zones[DISCARD] == ids("thief")


# ---- voids


def test_a_void_covers_only_cards_that_nobody_knows() -> None:
    # A seat void in a suit may get a card of it back, by a 6 or a 7, in the sight of all.
    state = meeting(["alchemist maid", "queen saint", "envoy saint", "maid"], allies=["wizard", "", "", ""])
    state.counters[VOID[0]] = 0b010
    play(state, "play:alchemist", "recall:wizard")
    view = GAME.view(state, 1)
    worlds = [GAME.resample(state, 1, Rng(n)) for n in range(20)]
    assert all(GAME.consistent(view, world) and "wizard" in lies(world, "hand", 0) for world in worlds)  # type: ignore[arg-type]


def test_no_sampled_world_gives_a_void_seat_the_suit() -> None:
    state = play(meeting(["maid envoy", "general saint", "queen wizard", "merchant knight"], "thief"), "cover:saint")
    for seat in (0, 2, 3):
        for n in range(40):
            world = GAME.resample(state, seat, Rng(n))
            hidden = world.zones[HAND[1]] + world.zones[PLAYED[1]]
            assert all(SUIT[card] != 1 for card in hidden) and SUIT[world.zones[PLAYED[1]][0]] < 3
    # A world that breaks it is refused.
    view = GAME.view(state, 0)
    world = state.clone()
    world.zones[HAND[1]], world.zones[HAND[2]] = ids("queen"), ids("general wizard")
    assert not GAME.consistent(view, world) and GAME.consistent(view, state)


def test_a_wild_lies_never_face_down() -> None:
    state = play(meeting(["maid envoy", "general king", "queen wizard", "saint"], "thief"), "cover:general")
    world = state.clone()
    world.zones[HAND[1]], world.zones[PLAYED[1]] = ids("general"), ids("king")
    assert not GAME.consistent(GAME.view(state, 0), world)
    assert {tuple(GAME.resample(state, 0, Rng(n)).zones[PLAYED[1]]) for n in range(40)} <= {
        tuple(ids("general")), tuple(ids("saint")),
    }  # fmt: skip


# ---- veiled


def covered() -> ChronicleState:
    """Seat 1, of whom all know General and King, plays the Saint face down."""
    state = meeting(["maid envoy", "general king saint", "queen wizard", "merchant knight"], "thief",
                    public="general king")  # fmt: skip
    return play(state, "cover:saint")


def test_a_known_card_that_may_lie_face_down_is_veiled() -> None:
    state = covered()
    assert known(state, 1) == {"king"} and state.veiled[1] == 1 << CATALOG.numbers["general"]
    for seat in (0, None):
        veiled = [fact for fact in GAME.view(state, seat).notes if fact.key == VEILED]
        assert [(fact.seat, fact.cards) for fact in veiled] == [(1, (CATALOG.numbers["general"],))]
    downs = {tuple(GAME.resample(state, 0, Rng(n)).zones[PLAYED[1]]) for n in range(60)}
    assert tuple(ids("general")) in downs and tuple(ids("saint")) in downs
    world = state.clone()
    world.zones[HAND[1]] = [card if card != CATALOG.numbers["general"] else CATALOG.numbers["knight"] for card in
                            world.zones[HAND[1]]]  # fmt: skip
    assert not fits(0, world)


def test_the_veil_lifts_with_the_end_of_the_meeting() -> None:
    state = play(covered(), "play:queen", "play:merchant")
    assert state.veiled == [0, 0, 0, 0] and known(state, 1) == {"general", "king"}
    assert lies(state, "allies", 0) == "thief saint queen merchant"


def test_the_veil_lifts_when_a_7_takes_the_card_back_and_proves_nothing_new() -> None:
    state = meeting(["maid envoy", "general saint", "hermit wizard", "merchant knight"], "thief", public="general")
    play(state, "cover:saint", "play:hermit", "return:seat1")
    assert known(state, 1) == {"general"} and counter(state, "pledge:1") == 0
    assert lies(state, "hand", 1) in ("general saint", "saint general")


def test_nobody_can_follow_a_card_by_its_place() -> None:
    # The hand is shuffled before the card leaves it, so its place says nothing about which one it was.
    places = set()
    for seed in range(30):
        state = meeting(["maid", "general king saint", "queen", "knight"], "thief", public="general")
        state.rng = seed
        play(state, "cover:saint")
        places.add(next(event.src_at for event in state.log or [] if event.verb == "move"))
    assert places == {0, 1, 2}


# ---- pledged


def pledged() -> ChronicleState:
    """Seat 1 has taken a face-down card back."""
    state = meeting(["maid envoy", "saint king general", "hermit wizard", "merchant knight"], "thief")
    return play(state, "cover:saint", "play:hermit", "return:seat1", "play:merchant")


def test_a_face_down_card_taken_back_proves_one_card_that_is_no_wild() -> None:
    state = pledged()
    assert counter(state, "pledge:1") == 1 and counter(state, "void:1") == 0b010
    world = state.clone()
    world.zones[HAND[1]] = ids("king fool angel")
    assert not fits(0, world)
    world.zones[HAND[1]] = ids("king fool prince")
    assert fits(0, world)


def test_the_pledge_is_kept_once_a_card_that_is_no_wild_is_seen() -> None:
    state = pledged()
    assert state.decider() == 0
    play(state, "play:maid")
    play(state, "play:saint")
    assert counter(state, "pledge:1") == 0


def test_a_wild_does_not_keep_the_pledge() -> None:
    state = play(pledged(), "play:maid")
    play(state, "play:king")
    assert counter(state, "pledge:1") == 1


# ---- belief, over real games


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_positions_of_real_games_the_true_world_and_every_sampled_one_fit(seats: int) -> None:
    """A thousand positions in all, each seen by every seat."""
    positions = 0
    seed = 0
    while positions < 250:
        state = GAME.new(seats, "match", {"histories": 1 + seed % 2}, seed)
        dice = Rng(seed)
        while not state.over and positions < 250:
            legal_now = state.legal()
            if dice.below(3) == 0:
                positions += 1
                for seat in range(seats):
                    view = GAME.view(state, seat)
                    assert GAME.consistent(view, state)
                    for n in range(3):
                        world = GAME.resample(state, seat, Rng(n))
                        assert GAME.consistent(view, world)
            action = greedy(InfoSet(GAME, state, state.decider()), dice)
            state.apply(action if dice.below(4) else legal_now[dice.below(len(legal_now))])
        seed += 1


def test_nothing_that_was_worked_out_in_a_round_outlives_it() -> None:
    """All characters are dealt anew: no void, no pledge and no veil is left of the hands that were."""
    ended = 0
    for seed in range(40):
        state, dice = GAME.new(4, "match", {}, seed), Rng(seed)
        assert isinstance(state, ChronicleState)
        played, pledged = 1, False
        while not state.over and played < 4:
            state.apply(state.legal()[dice.below(len(state.legal()))])
            told = [state.counters[counter[seat]] for counter in (VOID, PLEDGE) for seat in range(4)]
            if state.counters[ROUND] > played:
                played = state.counters[ROUND]
                ended += pledged
                pledged = False
                assert not any(told) and not any(state.veiled)
            pledged = pledged or any(state.counters[PLEDGE[seat]] for seat in range(4))
    assert ended, "no round ended after a pledge"
