"""Fair worlds: against an independent brute force that replays what a seat saw in every deal there can be."""

from collections.abc import Iterator
from itertools import combinations
from math import factorial, sqrt

import pytest

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import CATALOG, SUIT, WILD
from desktop.games.chronicle.state import ALLIES, DISCARD, HAND, PLAYED, ROUND, ChronicleState
from desktop.games.chronicle.worlds import Group, deal, ways
from tests.games.chronicle.fields import ALL, LATER, counter, ids, meeting, play

Story = tuple[list[tuple[int, Action]], list[tuple[object, ...]]]
World = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # by seat: the hand, and what lies in the meeting

ME = 0
# Hands, who leads, and what is publicly known from the start: a shown theme card.
DEALS = (
    (("maid queen hermit", "general thief king", "saint wizard dancer", "envoy barbarian witch"), 1, ""),
    (("queen hermit saint knight", "general merchant sage healer", "wizard dancer maid fool"), 2, "general"),
    (("hermit dancer king", "general champion thief", "saint wizard angel", "envoy sergeant witch"), 1, "champion"),
    (("dancer mercenary queen hermit", "alchemist thief general countess", "angel maid envoy prince"), 1, "general"),
    (("general healer merchant hermit", "fool angel queen countess", "sage mercenary dancer wizard"), 0, "countess"),
)


def world_of(state: ChronicleState) -> World:
    """Where the cards of hands and meeting lie; the order in a hand says nothing."""
    return tuple(
        (tuple(sorted(state.zones[HAND[seat]])), tuple(state.zones[PLAYED[seat]])) for seat in range(state.seats)
    )


def seen(state: ChronicleState) -> tuple[object, ...]:
    """What seat 0 sees of cards, without what the rules note down about it."""
    everyone = state.setting.everyone
    rows: list[object] = [tuple(state.zones[DISCARD]), tuple(sorted(state.zones[HAND[ME]])), state.decider()]
    for seat in range(state.seats):
        known = state.known[PLAYED[seat]] or []
        played = [card if mask == everyone or seat == ME else -1
                  for card, mask in zip(state.zones[PLAYED[seat]], known, strict=True)]  # fmt: skip
        rows.append((tuple(state.zones[ALLIES[seat]]), len(state.zones[HAND[seat]]), tuple(played)))
    return tuple(rows)


def deals(hands: tuple[str, ...], public: str) -> Iterator[list[list[int]]]:
    """Every way to deal the others' cards; a public card stays where it is."""
    own = [ids(hand) for hand in hands]
    fixed = [[card for card in hand if CATALOG.names[card] in public.split()] for hand in own]
    free = sorted(card for hand, kept in zip(own[1:], fixed[1:], strict=True) for card in hand if card not in kept)

    def dealt(seat: int, left: list[int]) -> Iterator[list[list[int]]]:
        if seat == len(hands):
            yield []
            return
        for share in combinations(left, len(own[seat]) - len(fixed[seat])):
            for rest in dealt(seat + 1, [card for card in left if card not in share]):
                yield [[*fixed[seat], *share], *rest]

    for others in dealt(1, free):
        yield [own[0], *others]


def start(hands: list[list[int]], leader: int, public: str) -> ChronicleState:
    texts = [" ".join(CATALOG.names[card] for card in hand) for hand in hands]
    return meeting(texts, leader=leader, public=public, pile=LATER, discard=ALL)


def possible(hands: tuple[str, ...], leader: int, public: str, story: list[tuple[int, Action]],
             views: list[tuple[object, ...]]) -> set[World]:  # fmt: skip
    """Every position that the story, as seat 0 saw it, can have led to."""
    found = set()
    for dealt in deals(hands, public):
        states = [start(dealt, leader, public)]
        for (seat, action), view in zip(story, views, strict=True):
            states = [after for state in states for after in _told(state, seat, action) if seen(after) == view]
        found |= {world_of(state) for state in states}
    return found


def _told(state: ChronicleState, seat: int, action: Action) -> Iterator[ChronicleState]:
    """What an action that seat 0 has seen, or seen face down, can be in this deal."""
    hidden = action.verb == "cover" and seat != ME
    for each in state.legal():
        if each == action or (hidden and each.verb == "cover"):
            after = state.clone()
            after.apply(each)
            yield after


def story_of(state: ChronicleState, dice: Rng, length: int) -> Story:
    """A random way on within the round, and what seat 0 saw on it; 7s take face-down cards back where they can."""
    story: list[tuple[int, Action]] = []
    views: list[tuple[object, ...]] = []
    number = state.counters[ROUND]
    while len(story) < length:
        choices = state.legal()
        covered = [each for each in choices if each.verb == "return" and not state.is_up(each.target)]
        choices = covered or choices
        action = choices[dice.below(len(choices))]
        after = state.clone()
        after.apply(action)
        if after.over or after.counters[ROUND] != number:
            break
        story.append((state.decider(), action))
        state.apply(action)
        views.append(seen(state))
    return story, views


@pytest.mark.parametrize("number", range(len(DEALS)))
def test_sampling_reaches_exactly_the_worlds_there_can_be(number: int) -> None:
    hands, leader, public = DEALS[number]
    kinds = set()
    for seed in range(7):
        state = start([ids(hand) for hand in hands], leader, public)
        story, views = story_of(state, Rng(100 * number + seed), 5 + seed)
        kinds |= {action.verb for _, action in story}
        worlds = possible(hands, leader, public, story, views)
        assert world_of(state) in worlds
        sampled = [GAME.resample(state, ME, Rng(n)) for n in range(min(4000, 12 * len(worlds) + 40))]
        view = GAME.view(state, ME)
        assert all(GAME.consistent(view, world) for world in sampled)
        found = {world_of(world) for world in sampled if isinstance(world, ChronicleState)}
        assert found <= worlds
        assert found == worlds or len(worlds) > 250
    assert {"play", "cover"} <= kinds


@pytest.mark.parametrize("number", range(len(DEALS)))
def test_sampling_is_even_within_what_chi_square_allows(number: int) -> None:
    hands, leader, public = DEALS[number]
    tried = 0
    for seed in range(20):
        state = start([ids(hand) for hand in hands], leader, public)
        story, views = story_of(state, Rng(7000 + 100 * number + seed), 4 + seed % 6)
        worlds = possible(hands, leader, public, story, views)
        if not 3 <= len(worlds) <= 120:
            continue
        tried += 1
        check_evenly(state, worlds, per_world=40)
        if tried == 3:
            return
    raise AssertionError(f"only {tried} positions with few worlds")


def test_a_known_card_that_may_lie_face_down_is_sampled_evenly_too() -> None:
    hands = ("hermit saint maid", "general fool king champion", "wizard sage merchant prince")
    state = start([ids(hand) for hand in hands], leader=0, public="general")
    story, views = told(state, "play:hermit", "cover:champion")
    worlds = possible(hands, 0, "general", story, views)
    assert state.veiled == [0, 1 << CATALOG.numbers["general"], 0]
    down = {world[1][1][0] for world in worlds}
    assert {CATALOG.names[card] for card in down} == {"general", "champion", "prince"}
    check_evenly(state, worlds)


def told(state: ChronicleState, *texts: str) -> Story:
    """These actions played, and what seat 0 saw."""
    story: list[tuple[int, Action]] = []
    views: list[tuple[object, ...]] = []
    for text in texts:
        story.append((state.decider(), GAME.verbs.parse(text)))
        play(state, text)
        views.append(seen(state))
    return story, views


def test_a_face_down_card_taken_back_proves_one_card_that_is_no_wild() -> None:
    hands = ("hermit saint maid", "wizard thief sage", "general king angel", "fool dragon queen")
    state = start([ids(hand) for hand in hands], leader=1, public="")
    story, views = told(state, "play:wizard", "cover:general", "play:queen", "play:hermit", "return:seat2")
    worlds = possible(hands, 1, "", story, views)
    assert counter(state, "pledge:2") == 1 and counter(state, "void:2") == 0b010
    check_evenly(state, worlds)


def check_evenly(state: ChronicleState, worlds: set[World], per_world: int = 60) -> None:
    """Every world, each about as often."""
    counts = dict.fromkeys(worlds, 0)
    for n in range(per_world * len(worlds)):
        world = GAME.resample(state, ME, Rng(n))
        assert isinstance(world, ChronicleState)
        counts[world_of(world)] += 1
    chi = sum((count - per_world) ** 2 / per_world for count in counts.values())
    freedom = len(worlds) - 1
    assert chi < freedom + 4 * sqrt(2 * freedom) + 4, (chi, freedom)


@pytest.mark.parametrize("seed", range(6))
def test_ways_are_all_deals_where_nothing_is_known(seed: int) -> None:
    sizes = [(3, 4, 5), (1, 2, 2), (6, 6), (2, 2, 2, 2), (5, 1), (4, 3)][seed]
    total = sum(sizes)
    left = (total // 4, total // 4, total // 4, total - 3 * (total // 4))
    groups = tuple(Group(size) for size in sizes)
    expected = factorial(total)
    for size in sizes:
        expected //= factorial(size)
    assert ways(groups, left) == expected


def test_ways_count_where_a_face_down_card_may_lie() -> None:
    # Two cards of three Power cards and one Wild; one lies face down: as often as there are cards that are no Wilds.
    assert ways((Group(2, covered=0),), (3, 0, 0, 1)) == 3 * 2 + 3 * 1
    # With a known card that may be the one, one way more each.
    assert ways((Group(2, covered=1),), (3, 0, 0, 1)) == 3 * 3 + 3 * 2
    assert ways((Group(1, pledged=True),), (1, 0, 0, 1)) == 1
    assert ways((Group(2, void=0b001),), (3, 1, 0, 1)) == 1


def test_a_deal_keeps_every_group_s_facts() -> None:
    groups = [Group(3, void=0b001), Group(2, covered=0), Group(4), Group(1, pledged=True)]
    cards = ids("general champion knight wizard saint maid queen king angel sage")
    for seed in range(200):
        dealt = deal(groups, cards[:], Rng(seed))
        assert sorted(card for hand in dealt for card in hand) == sorted(cards)
        assert all(SUIT[card] != 0 for card in dealt[0]) and SUIT[dealt[3][0]] != WILD
        assert any(SUIT[card] != WILD for card in dealt[1])
