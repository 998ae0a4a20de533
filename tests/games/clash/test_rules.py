"""The course of a game: deals and draft, mana, the window of four, the end; each test quotes its rule."""

from collections import Counter

import pytest

from desktop.engine.game import OptionError
from desktop.games.clash import GAME
from desktop.games.clash.cards import CARDS, EDITION, NAMES, PRESET, WATCHTOWER
from desktop.games.clash.state import HAND, MANA, OFFER, PICKED, POOL, TURN, ClashState
from tests.games.clash.positions import action, hand, lane, legal, play, position, ruling


def new(seed: int = 1, **options: object) -> ClashState:
    """A new game at its first decision."""
    state = GAME.new(2, "duel", options, seed, log=True)
    assert isinstance(state, ClashState)
    return state


def drafted(seed: int = 1, **options: object) -> ClashState:
    """A game after a draft in which everybody took the first card of the offer."""
    state = new(seed, **options)
    while state.legal()[0].verb == "pick":
        state.apply(state.legal()[0])
    return state


# ---- draft


def test_a_round_offers_four_cards_and_goes_one_two_one() -> None:
    # Rulebook, Rules of the game: "player A chooses 1 of the 4", "B chooses 2 of the 3", "A takes the last".
    state = new(first="seat1")
    four = state.zones[OFFER][:]
    deciders = []
    for left in (4, 3, 2):
        deciders.append(state.decider())
        assert legal(state) == [f"pick:{NAMES[card]}" for card in sorted(state.zones[OFFER])]
        assert len(state.zones[OFFER]) == left
        state.apply(state.legal()[0])
    assert deciders == [0, 1, 1]
    assert sorted(state.zones[PICKED[0]] + state.zones[PICKED[1]]) == sorted(four)
    assert [len(state.zones[PICKED[seat]]) for seat in (0, 1)] == [2, 2]


def test_rounds_alternate_until_each_has_eight() -> None:
    # Rulebook, Rules of the game: "this time, player B chooses the first card. Repeat until each player has 8 cards".
    state = new(first="seat1")
    deciders = []
    while state.legal()[0].verb == "pick":
        deciders.append(state.decider())
        state.apply(state.legal()[-1])
    assert deciders == [0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0]
    assert [len(state.zones[HAND[seat]]) for seat in (0, 1)] == [9, 9]


@ruling("first_player")
@pytest.mark.parametrize("first", ["seat0", "seat1"])
def test_the_first_player_is_the_one_who_did_not_open_the_draft(first: str) -> None:
    # Ruling first_player: the printed rule is social; the seat that did not open the draft begins.
    assert new(first=first).decider() == 1 - int(first[-1])
    assert drafted(first=first).decider() == int(first[-1])


@ruling("first_player")
@pytest.mark.parametrize("deal", ["draft", "random", "preset"])
def test_the_seed_says_who_begins(deal: str) -> None:
    # Ruling first_player: with preset or random decks by the seed; both seats in turn over many seeds.
    begins = Counter(drafted(seed, deal=deal).decider() for seed in range(60))
    assert min(begins[0], begins[1]) > 15
    assert [drafted(seed, deal=deal).decider() for seed in range(9)] == [
        drafted(seed, deal=deal).decider() for seed in range(9)
    ]


@ruling("public_places")
def test_the_second_choosers_picks_are_two_actions_and_the_last_card_is_dealt_by_itself() -> None:
    # Ruling 11: two actions; the last card is dealt by itself.
    state = new(first="seat1")
    play(state, legal(state)[0])
    play(state, legal(state)[0])
    assert state.decider() == 1
    taken, left = legal(state)
    play(state, taken)
    assert [NAMES[state.zones[PICKED[seat]][-1]] for seat in (1, 0)] == [taken[5:], left[5:]]


def test_picks_are_public() -> None:
    # Page, Draft: "picks are public".
    state = new(first="seat1")
    chosen = state.legal()[2]
    state.apply(chosen)
    for seat in (0, 1, None):
        slots = GAME.view(state, seat).zones[state.setting.zones[PICKED[0]].place]
        assert slots is not None and [slot.card for slot in slots] == [chosen.card]


# ---- decks and hands


@pytest.mark.parametrize("deal", ["draft", "random", "preset"])
def test_eight_cards_each_behind_a_watchtower_at_the_left_end(deal: str) -> None:
    # Rulebook, Rules of the game: "they then place their Watchtower card in the leftmost place in their hand".
    state = drafted(3, deal=deal)
    hands = [state.zones[HAND[seat]] for seat in (0, 1)]
    assert [row[0] for row in hands] == [WATCHTOWER, WATCHTOWER]
    assert len({*hands[0][1:], *hands[1][1:]}) == 16
    assert len(state.zones[POOL]) == 16


def test_hands_are_shuffled() -> None:
    # Rulebook, Rules of the game: "each player shuffles their cards, constituting their hand".
    rows = {tuple(drafted(seed, deal="preset", deck0="1", deck1="2").zones[HAND[0]]) for seed in range(20)}
    assert len(rows) == 20
    assert {frozenset(row) for row in rows} == {frozenset((*PRESET[1], WATCHTOWER))}


@pytest.mark.parametrize("edition", ["starter", "leaflet"])
def test_a_random_deal_comes_from_the_whole_edition(edition: str) -> None:
    # Page, Editions: deal "random".
    seen = set()
    for seed in range(20):
        state = new(seed, edition=edition, deal="random")
        seen |= {card for seat in (0, 1) for card in state.zones[HAND[seat]][1:]}
    assert seen == set(EDITION[edition])


def test_the_leaflet_draft_uses_all_sixteen_units() -> None:
    # Page, Editions: "leaflet: 16 plain units".
    state = drafted(edition="leaflet")
    assert not state.zones[POOL]
    assert {CARDS[card].edition for seat in (0, 1) for card in state.zones[HAND[seat]][1:]} == {"leaflet"}


@ruling("public_places")
def test_preset_decks_differ_between_the_seats() -> None:
    # Ruling 11: preset decks differ between the seats, by option, else by the seed.
    pairs = set()
    for seed in range(60):
        state = new(seed, deal="preset")
        decks = [next(d for d in PRESET if set(PRESET[d]) == set(state.zones[HAND[s]][1:])) for s in (0, 1)]
        pairs.add(tuple(decks))
    assert all(a != b for a, b in pairs)
    assert len(pairs) == 12
    state = new(1, deal="preset", deck1="1")
    assert set(state.zones[HAND[1]][1:]) == set(PRESET[1]) and set(state.zones[HAND[0]][1:]) != set(PRESET[1])


# ---- mana


def test_the_first_turn_of_the_game_has_six_mana() -> None:
    # Rulebook, Rules of the game: "for their first turn, they begin the game with only 6 Mana".
    state = new(deal="random", first="seat0")
    assert (state.decider(), state.counters[MANA]) == (0, 6)
    play(state, "end")
    assert (state.decider(), state.counters[MANA]) == (1, 9)


def test_mana_is_the_number_of_cards_in_hand_with_the_tower() -> None:
    # Rulebook, Phase 1: "as many cards in their hand (including the Watchtower/Stronghold card)".
    for row, mana in (("*W boom", 2), ("troll *S boom gnome baron", 5)):
        state = position(hand1=row)
        play(state, "end")
        assert state.counters[MANA] == mana


def test_units_in_play_and_destroyed_ones_count_where_they_lie() -> None:
    # Rulebook, Phase 1: cards in hand only; a destroyed unit is back in it.
    state = position(upper="brute | zombie", lower="| ogre", hand1="*W boom troll")
    play(state, "end")
    assert state.counters[MANA] == 4


def test_unspent_mana_is_lost() -> None:
    # Rulebook, Phase 2: "Mana that isn't spent during a turn is lost".
    state = position(hand0="*W boom troll zombie", mana=4)
    play(state, "end", "end")
    assert (state.decider(), state.counters[MANA]) == (0, 4)
    last = position(mana=4, turn=1000)
    play(last, "end")
    assert last.counters[MANA] == 0


def test_each_play_costs_its_mana_and_none_beyond_it() -> None:
    # Rulebook, Phase 2: "a player cannot spend more Mana than they gained".
    state = position(hand0="*W baron zombie ogre brute", mana=4)
    play(state, "summon:baron:upper")
    assert state.counters[MANA] == 1
    assert legal(state) == ["summon:zombie:upper", "summon:zombie:lower", "end"]


# ---- summoning


def test_a_unit_goes_to_the_back_of_the_lane_on_the_own_side() -> None:
    # Rulebook, Phase 2: "behind their other units already in play"; left of the Bridge for A, right of it for B.
    state = position(upper="zombie | ogre", hand0="*W baron grrr troll boom", hand1="*W gnome microctopus mutant alpha")
    play(state, "summon:baron:upper")
    assert lane(state, "upper") == "baron(new) zombie | ogre"
    play(state, "end", "summon:gnome:upper", "summon:microctopus:lower")
    assert (lane(state, "upper"), lane(state, "lower")) == ("baron zombie | ogre gnome(new)", "| microctopus(new)")


def test_any_number_of_units_fit_into_a_lane() -> None:
    # Rulebook, Phase 2: "there is no limit to the number of cards in a lane".
    state = position(hand0="*W boom grrr gnome baron zombie ogre brute carapace", mana=99)
    play(state, *(f"summon:{card}:lower" for card in "grrr gnome baron zombie ogre brute carapace".split()))
    assert len(lane(state, "lower").split()) == 8


def test_only_the_four_leftmost_cards_may_be_played_the_tower_not_counted() -> None:
    # Rulebook, Phase 2: "the 4 leftmost cards in their hand (ignoring the Watchtower/Stronghold card)".
    for row in (
        "*W baron grrr gnome zombie ogre",
        "baron grrr *S gnome zombie ogre",
        "baron grrr gnome zombie *W ogre",
    ):
        cards = {text.split(":")[1] for text in legal(position(hand0=row)) if text != "end"}
        assert cards == {"baron", "grrr", "gnome", "zombie"}


def test_the_window_slides_as_cards_leave() -> None:
    # Page, Turn 2: "the window is always that of the present hand, so it slides as cards leave".
    state = position(hand0="*W baron grrr gnome zombie ogre brute")
    assert "summon:ogre:upper" not in legal(state)
    play(state, "summon:grrr:upper")
    assert "summon:ogre:upper" in legal(state)
    assert "summon:brute:upper" not in legal(state)
    play(state, "summon:ogre:upper")
    assert "summon:brute:upper" in legal(state)


def test_a_unit_destroyed_on_the_own_turn_enters_the_window_from_the_right() -> None:
    # Page, Turn 2: the window is that of the present hand.
    state = position(upper="gnome |", hand0="*W boom zombie", mana=9)
    play(state, "cast:boom:gnome")
    assert hand(state, 0) == "*W zombie gnome boom"
    play(state, "summon:gnome:lower")
    assert lane(state, "lower") == "gnome(new) |"


def test_without_a_unit_in_play_no_incantation_can_be_cast() -> None:
    # Page, Turn 2: "with no creature in play none can be cast".
    assert legal(position(hand0="*W boom annihilation cyclone meteorite troll")) == ["end"]


def test_an_incantation_may_name_units_of_either_side_new_ones_and_immune_ones_too() -> None:
    # Page, Turn 2: "names a creature in play (either side)"; Indestructible "may be targeted".
    state = position(upper="zombie(new) | revenant", lower="| ogre", hand0="*W boom troll brute", mana=1)
    assert legal(state) == ["cast:boom:zombie", "cast:boom:revenant", "cast:boom:ogre", "end"]


def test_the_tower_is_never_played() -> None:
    # Rulebook, Phase 2: the four cards ignore it.
    assert not any("watchtower" in text for text in legal(position()))


def test_ending_without_a_play_is_always_allowed() -> None:
    # Rulebook, Phase 2: "the player can spend".
    assert "end" in legal(position())
    assert legal(position(mana=0)) == ["end"]


@ruling("public_places")
def test_the_place_a_card_is_played_from_is_public() -> None:
    # Ruling 11: both see which place of the row became empty.
    state = position(hand0="*W baron grrr gnome zombie ogre")
    before = state.clone()
    state.apply(action("summon:gnome:upper"))
    played = next(event for event in state.log or [] if event.verb == "move")
    assert (played.src_at, played.moved_by, played.seen_by) == (before.zones[HAND[0]].index(played.card), 3, 3)


# ---- turns and the end


def test_players_take_turns() -> None:
    # Rulebook, Gameplay: "players play their turn one after another".
    state = position(turn=5)
    deciders = []
    for _ in range(4):
        deciders.append(state.decider())
        play(state, "end")
    assert deciders == [0, 1, 0, 1]
    assert state.counters[TURN] == 9


def test_the_opponent_of_the_fallen_stronghold_wins() -> None:
    # Rulebook, end: "their opponent then wins the game".
    for seat in (0, 1):
        row = "*S troll boom"
        state = (
            position(upper="| zombie", to_act=1, hand0=row) if seat else position(upper="zombie |", to_act=0, hand1=row)
        )
        play(state, "end")
        outcome = GAME.outcome(state)
        assert outcome.winners == (seat,)
        assert outcome.scores == ((1.0, 0.0) if seat == 0 else (0.0, 1.0))
        assert outcome.why.id == "clash.end.stronghold"
        assert [arg.args[0] for arg in outcome.why.args] == [1 - seat, seat]  # type: ignore[union-attr]


@ruling("turn_limit")
@pytest.mark.parametrize(
    ("row0", "row1", "winners", "why"),
    [
        ("*W troll boom", "gnome *W alpha", (0,), "limit"),
        ("troll boom *W baron", "gnome *W alpha ogre", (1,), "limit"),
        ("troll boom *W baron", "*S gnome alpha ogre brute", (0,), "limit"),
        ("*S troll boom", "*S gnome alpha brute", (1,), "limit"),
        ("troll *W boom baron", "*W gnome alpha", (), "limit_draw"),
    ],
)
def test_at_the_turn_limit_the_better_tower_wins(row0: str, row1: str, winners: tuple[int, ...], why: str) -> None:
    # Ruling 12: Watchtower over Stronghold, then more places from the right end; equal: a draw.
    state = position(hand0=row0, hand1=row1, turn=1000)
    play(state, "end")
    outcome = GAME.outcome(state)
    assert state.over
    assert (outcome.winners, outcome.why.id) == (winners, f"clash.end.{why}")
    assert outcome.scores == ((0.5, 0.5) if not winners else tuple(float(seat in winners) for seat in (0, 1)))


@ruling("turn_limit")
@pytest.mark.parametrize("limit", [2, 7, 1000])
def test_the_turn_limit_counts_the_turns_of_both(limit: int) -> None:
    # Ruling 12: "after 1000 turns, both players' counted"; option turn_limit.
    state = new(deal="random", **({} if limit == 1000 else {"turn_limit": limit}))
    turns = 0
    while not state.over:
        state.apply(action("end"))
        turns += 1
    assert turns == limit
    assert state.log is not None and any(event.key == "turn_limit" for event in state.log)


# ---- options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"edition": "deluxe"}, "option edition must be one of starter, leaflet, not 'deluxe'"),
        ({"deal": "auction"}, "option deal must be one of draft, preset, random, not 'auction'"),
        ({"first": "seat2"}, "option first must be one of seed, seat0, seat1, not 'seat2'"),
        ({"deck0": "5"}, "option deck0 must be one of seed, 1, 2, 3, 4, not '5'"),
        ({"exposed_tower_falls": "perhaps"}, "option exposed_tower_falls must be true or false, not 'perhaps'"),
        ({"turn_limit": "many"}, "option turn_limit must be a whole number, not 'many'"),
        ({"turn_limit": 1}, "option turn_limit must lie from 2 to 1000, not 1"),
        ({"turn_limit": 1001}, "option turn_limit must lie from 2 to 1000, not 1001"),
        ({"deal": "preset", "edition": "leaflet"}, "the preset decks belong to the starter edition"),
        ({"deal": "preset", "deck0": "2", "deck1": "2"}, "the two seats cannot both take the same preset deck"),
        ({"mana": 3}, "Clash of Decks has no option 'mana'; it has edition, deal, first"),
    ],
)
def test_a_wrong_option_is_one_sentence(options: dict[str, object], sentence: str) -> None:
    # Page, Editions and set-up (options).
    with pytest.raises(OptionError) as error:
        GAME.settle(options)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(("seats", "mode"), [(1, "duel"), (3, "duel"), (2, "coop")])
def test_two_seats_and_no_other_mode(seats: int, mode: str) -> None:
    # Page: "Two seats".
    with pytest.raises(OptionError, match="Clash of Decks"):
        GAME.new(seats, mode, {}, 1)


def test_options_from_a_command_line_are_read() -> None:
    settled = GAME.settle({"exposed_tower_falls": "off", "turn_limit": "40", "deal": "preset", "deck0": "3"})
    assert settled == {
        "edition": "starter", "deal": "preset", "first": "seed", "deck0": "3", "deck1": "seed",
        "exposed_tower_falls": False, "turn_limit": 40,
    }  # fmt: skip
