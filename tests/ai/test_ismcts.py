"""desktop/ai/ismcts.py: what the search finds, what it counts, and when it stops."""

import time
from collections.abc import Callable, Iterator

import pytest

from desktop.ai import ismcts
from desktop.ai.agent import never
from desktop.ai.ismcts import CHECK, Found, Plan, Search
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from tests.ai import coins
from tests.ai.coins import FOLD, GUESS, HEADS, PASS, SHOW, TAILS, holding
from tests.games.clash.positions import position

CLASH = BY_ID["clash"]
LATE = 0.05  # seconds that a search may go on after it is to stop


def searched(info: InfoSet, iterations: int, seed: int = 1, plan: Plan | None = None) -> Search:
    search = Search(info, Rng(seed), plan or Plan())
    search.run(iterations, 0.0, never)
    return search


def opening(seed: int = 4) -> InfoSet:
    """A position of a real game with much to choose from."""
    state = CLASH.new(2, "duel", {"deal": "random"}, seed)
    return InfoSet(CLASH, state, state.decider())


# ---- what it finds


@pytest.mark.parametrize("coin", [HEADS, TAILS])
@pytest.mark.parametrize("seed", range(3))
def test_it_weighs_the_worlds_and_does_not_look(coin: int, seed: int) -> None:
    """Heads is two to one whatever the coin is, and folding is no way out for the other."""
    search = searched(InfoSet(coins.GAME, holding(coin), 0), 3000, seed)
    found = {each.action: each for each in search.found()}
    assert search.found()[0].action is GUESS[HEADS]
    assert found[GUESS[HEADS]].value == pytest.approx(2 / 3, abs=0.05)
    assert found[PASS].value == pytest.approx(1 / 2)
    assert found[GUESS[TAILS]].value == pytest.approx(1 / 3, abs=0.15)  # tried little
    replies = search.root.children[GUESS[HEADS]].children
    assert replies[SHOW[TAILS]].visits > 0.9 * replies[SHOW[TAILS]].offered


def test_a_lead_that_lasts_a_turn_longer_may_count_less() -> None:
    """The boom wins now, and a won game is as good as ever; what comes a turn later is nearer to a half."""
    table = position("brute | zombie", hand0="*W boom shaman vortex", hand1="grrr *S ogre partisan", mana=1)
    info = InfoSet(CLASH, table, 0)
    plain, soon = (searched(info, 200, plan=plan).found() for plan in (Plan(), Plan(lasting=0.5)))
    assert CLASH.verbs.text(soon[0].action) == "cast:boom:zombie" and soon[0].visits > plain[0].visits
    later = {each.action: each.value for each in soon}
    assert all(abs(later[each.action] - 0.5) < abs(each.value - 0.5) for each in plain[1:] if each.visits > 3)


def test_it_knows_what_its_own_seat_knows() -> None:
    state = holding(TAILS)
    state.apply(GUESS[HEADS])
    search = searched(InfoSet(coins.GAME, state, 1), 200)
    assert set(search.root.children) == {SHOW[TAILS], FOLD}
    assert [each.action for each in search.found()] == [SHOW[TAILS], FOLD]
    assert search.found()[0].value == 1.0 and search.found()[1].value == 0.0


def test_what_is_found_is_sorted_and_adds_up() -> None:
    search = searched(opening(), 500)
    found = search.found()
    assert all(isinstance(each, Found) and 0.0 <= each.value <= 1.0 for each in found)
    assert [each.visits for each in found] == sorted((each.visits for each in found), reverse=True)
    assert sum(each.visits for each in found) == search.root.visits == search.iterations == 500


def test_a_win_in_sight_is_taken() -> None:
    table = position("brute | zombie", hand0="*W boom baron", hand1="ogre *S grrr", mana=1)
    assert CLASH.verbs.text(searched(InfoSet(CLASH, table, 0), 200).found()[0].action) == "cast:boom:zombie"


# ---- what it counts


def test_a_child_counts_how_often_it_was_on_offer() -> None:
    """The coin shows tails in a third of the worlds: there alone can it be shown."""
    search = searched(InfoSet(coins.GAME, holding(HEADS), 0), 3000)
    guessed = search.root.children[GUESS[HEADS]]
    replies = guessed.children
    # The visit that made the node went no further.
    went_on = guessed.visits - 1
    assert replies[SHOW[HEADS]].offered + replies[SHOW[TAILS]].offered == pytest.approx(went_on, abs=2)
    assert replies[SHOW[TAILS]].offered == pytest.approx(went_on / 3, rel=0.15)
    assert replies[FOLD].offered == pytest.approx(went_on, abs=2)
    assert all(child.visits <= child.offered for child in replies.values())


def test_forced_moves_make_no_nodes() -> None:
    search = searched(InfoSet(coins.GAME, holding(HEADS), 0), 600)
    assert search.root.children[PASS].visits > 5 and not search.root.children[PASS].children


def test_a_node_tells_who_chose_it() -> None:
    search = searched(InfoSet(coins.GAME, holding(HEADS), 0), 600)
    guessed = search.root.children[GUESS[HEADS]]
    assert guessed.seat == 0 and {child.seat for child in guessed.children.values()} == {1}
    # What is good for one is bad for the other: the chooser's rewards are kept.
    fold = guessed.children[FOLD]
    assert fold.total / fold.visits == 0.0


def test_every_action_is_tried_before_one_is_tried_again() -> None:
    info = opening()
    search = searched(info, len(info.legal))
    assert {action: node.visits for action, node in search.root.children.items()} == dict.fromkeys(info.legal, 1)


# ---- what it depends on


def visits(search: Search) -> list[tuple[Action, int, float]]:
    return [(each.action, each.visits, each.value) for each in search.found()]


def test_dice_and_iterations_give_the_same_tree() -> None:
    assert visits(searched(opening(), 300, seed=5)) == visits(searched(opening(), 300, seed=5))
    assert visits(searched(opening(), 300, seed=5)) != visits(searched(opening(), 300, seed=6))


def test_a_search_in_two_goes_is_one_search() -> None:
    whole, parts = searched(opening(), 300), Search(opening(), Rng(1), Plan())
    parts.run(100, 0.0, never)
    parts.run(300, 0.0, never)
    assert visits(parts) == visits(whole) and parts.iterations == 300


def test_it_goes_on_with_a_tree_it_is_given() -> None:
    first = searched(opening(), 100)
    second = Search(opening(), Rng(2), Plan(), first.root)
    second.run(50, 0.0, never)
    assert second.iterations == 50 and second.root.visits == 150


def test_it_spends_itself_on_what_it_is_to_choose_among() -> None:
    info = opening()
    before = searched(info, 40)
    among = [found.action for found in before.found()[-2:]]  # the least visited
    fresh = Search(info, Rng(1), Plan(), None, among)
    fresh.run(30, 0.0, never)
    assert set(fresh.root.children) == set(among) and fresh.root.visits == 30
    kept = Search(info, Rng(1), Plan(), before.root, among)
    kept.run(30, 0.0, never)
    assert {found.action for found in kept.found()} == set(among)


def test_the_plan_says_how_much_is_explored() -> None:
    def share(explore: float) -> float:
        search = searched(opening(), 600, plan=Plan(explore=explore))
        return search.found()[0].visits / search.iterations

    assert share(0.05) > share(0.5) > share(5.0)


def coins_with(**bots: object) -> coins.Coins:
    """The coins, with something else told of them."""
    game = coins.Coins()
    game.bots = coins.GAME.bots._replace(**bots)  # type: ignore[misc, arg-type]
    return game


def test_a_game_says_how_much_is_explored_unless_the_plan_does() -> None:
    def best(explore: float, plan: Plan) -> int:
        info = InfoSet(coins_with(explore=explore), holding(HEADS), 0)
        return searched(info, 300, plan=plan).found()[0].visits

    assert best(0.05, Plan()) > best(0.5, Plan()) > best(5.0, Plan())
    assert best(5.0, Plan(explore=0.05)) == best(0.05, Plan())


def test_it_looks_no_further_than_a_calm_position() -> None:
    def calm(state: coins.State) -> bool:
        return state.decider() == 1

    search = searched(InfoSet(coins_with(calm=calm), holding(HEADS), 0), 90)
    assert not any(child.children for child in search.root.children.values())
    assert {found.action: found.value for found in search.found()}[GUESS[HEADS]] == 0.5  # as `evaluate` says
    assert searched(InfoSet(coins.GAME, holding(HEADS), 0), 90).root.children[GUESS[HEADS]].children


def test_of_actions_that_come_to_the_same_it_looks_at_one() -> None:
    def apart(state: coins.State, actions: list[Action], first: bool) -> list[Action]:
        return actions if first else actions[:1]

    replies = searched(InfoSet(coins_with(apart=apart), holding(HEADS), 0), 200).root.children[GUESS[TAILS]]
    assert not replies.children, "one answer is no choice"
    assert searched(InfoSet(coins.GAME, holding(HEADS), 0), 200).root.children[GUESS[TAILS]].children


# ---- when it stops


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """A clock that goes on by so much at every look; a search looks every CHECK iterations."""

    def start(step: float) -> None:
        now: Iterator[float] = (step * look for look in range(10**6))
        monkeypatch.setattr(ismcts, "perf_counter", lambda: next(now))

    return start


@pytest.mark.parametrize("iterations", [1, CHECK - 1, CHECK, CHECK + 1, 500])
def test_without_a_clock_it_runs_exactly_its_iterations(iterations: int) -> None:
    """Also when the choice is clear long before: a record can be checked."""
    table = position("brute | zombie", hand0="*W boom baron", hand1="ogre *S grrr", mana=1)
    for info in (opening(), InfoSet(CLASH, table, 0)):
        assert searched(info, iterations).iterations == iterations


def test_the_clock_ends_it(ticking: Callable[[float], None]) -> None:
    ticking(0.01)
    search = Search(opening(), Rng(1), Plan(explore=10.0))  # nothing is clear before the end
    search.run(0, 0.2, never)
    assert search.iterations == 20 * CHECK


def test_whichever_of_time_and_iterations_is_spent_first(ticking: Callable[[float], None]) -> None:
    ticking(0.01)
    search = Search(opening(), Rng(1), Plan(explore=10.0))
    search.run(5 * CHECK + 1, 0.2, never)
    assert search.iterations == 5 * CHECK + 1


def test_it_stops_when_the_choice_cannot_change_any_more(ticking: Callable[[float], None]) -> None:
    ticking(0.01)
    table = position(
        "brute | zombie microctopus",
        "| baron",
        hand0="*W gnome partisan carapace",
        hand1="ogre *S grrr reptile",
        mana=3,
    )
    search = Search(InfoSet(CLASH, table, 0), Rng(1), Plan())
    search.run(0, 1.0, never)
    first, second = search.found()[:2]
    left = 100 * CHECK - search.iterations
    assert left > 20 * CHECK, "it would have had time"
    assert first.visits - second.visits > left
    assert first.visits - second.visits - CHECK <= left + CHECK, "a look earlier it was open"


def test_a_hurry_ends_it_at_the_next_look() -> None:
    looks = iter([False, False, True])
    search = Search(opening(), Rng(1), Plan())
    search.run(0, 0.0, lambda: next(looks))
    assert search.iterations == 3 * CHECK


def test_even_in_a_hurry_there_is_something_to_play() -> None:
    search = Search(opening(), Rng(1), Plan())
    search.run(0, 0.3, lambda: True)
    assert search.iterations == CHECK and search.found()[0].visits > 0


@pytest.mark.parametrize("why", ["deadline", "hurry"])
def test_it_stops_in_time(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In processor time: what else the machine does is no fault of the search."""
    monkeypatch.setattr(ismcts, "perf_counter", time.process_time)
    search = Search(opening(), Rng(1), Plan(explore=10.0))
    begun = time.process_time()
    if why == "deadline":
        search.run(0, 0.15, never)
    else:
        search.run(0, 10.0, lambda: time.process_time() - begun >= 0.15)
    assert 0.1 <= time.process_time() - begun < 0.15 + LATE
