"""desktop/ai/advice.py: what a search thinks of every action."""

from desktop.ai.advice import HEARD, weigh
from desktop.ai.agent import Budget
from desktop.ai.forced import not_lost
from desktop.ai.ismcts import Found, Plan, Search
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.games.fleet.combat import battle
from desktop.games.fleet.recovery import recover
from tests.ai import coins
from tests.ai.coins import GUESS, HEADS, PASS, holding
from tests.games.clash.positions import position
from tests.games.fleet.fields import market
from tests.games.ganymede.fields import drawing, showdown

CLASH = BY_ID["clash"]
GANYMEDE = BY_ID["ganymede"]
FLEET = BY_ID["fleet"]


def opening() -> InfoSet:
    state = CLASH.new(2, "duel", {"deal": "random"}, 4)
    return InfoSet(CLASH, state, state.decider())


def test_it_is_the_search_s_opinion_without_what_it_hardly_looked_at() -> None:
    """The gnome clears the lane and wins, for certain; nothing else does, so nothing else is looked at much."""
    row = "*W gnome partisan carapace"
    table = position("brute | zombie microctopus", "| baron", hand0=row, hand1="ogre *S grrr reptile", mana=3)
    info, budget = InfoSet(CLASH, table, 0), Budget(iterations=2000)
    advice = weigh(info, budget, Rng(1))
    search = Search(info, Rng(1), Plan())
    search.run(2000, 0.0, budget.hurry)
    found = search.found()
    assert advice[0] == Found(found[0].action, 1, 1.0) and CLASH.verbs.text(found[0].action) == "summon:gnome:upper"
    assert advice[1:] == [each for each in found[1:] if each.visits >= HEARD * 2000]
    assert len(advice) < len(found)


def test_what_wins_by_force_comes_first_and_what_loses_by_force_does_not() -> None:
    """However short the search: it has seen one action, or each of them once."""
    won = position("brute | zombie", hand0="*W boom shaman vortex", hand1="grrr *S ogre partisan", mana=1)
    first = weigh(InfoSet(CLASH, won, 0), Budget(iterations=1), Rng(1))[0]
    assert (CLASH.verbs.text(first.action), first.value) == ("cast:boom:zombie", 1.0)
    threatened = position("| brute", hand0="*S zombie carapace", hand1="*W ogre martyr", mana=3)
    info = InfoSet(CLASH, threatened, 0)
    for seed in range(10):
        advice = weigh(info, Budget(iterations=len(info.legal)), Rng(seed))
        assert not_lost(info, [advice[0].action, *info.legal]) == advice[0].action != info.legal[-1]


def test_a_value_is_a_chance_to_win() -> None:
    best = weigh(InfoSet(coins.GAME, holding(HEADS), 0), Budget(iterations=2000), Rng(1))[0]
    assert best.action is GUESS[HEADS] and 0.6 < best.value < 0.75


def test_the_only_action_there_is_is_weighed_without_a_search() -> None:
    state = holding(HEADS)
    state.apply(PASS)
    assert [each.action for each in weigh(InfoSet(coins.GAME, state, 1), Budget(), Rng(1))] == state.legal()


def test_the_first_is_told_however_short_the_search() -> None:
    advice = weigh(opening(), Budget(iterations=1), Rng(1))
    assert len(advice) == 1


def test_a_game_that_judges_its_actions_is_asked_instead_of_searched() -> None:
    state = GANYMEDE.new(2, "battle", {}, 4)
    info = InfoSet(GANYMEDE, state, state.decider())
    judge = GANYMEDE.bots.judge
    assert judge is not None
    judged = dict(judge(info, Rng(1)))
    advice = weigh(info, Budget(iterations=1), Rng(1))
    assert {each.action: each.value for each in advice} == judged
    assert [each.value for each in advice] == sorted(judged.values(), reverse=True)


def test_no_dominated_action_is_advised() -> None:
    """An asteroid is free, however little a search may think of it; and all 7s are used."""
    refusing = market("cotter", "ixaraan")
    recover(refusing, battle(refusing))
    for seed in range(5):
        advice = weigh(InfoSet(FLEET, refusing, 0), Budget(iterations=12), Rng(seed))
        assert {each.action.verb for each in advice} == {"harvest"}
    used = weigh(InfoSet(GANYMEDE, showdown("7 7", "8 5"), 0), Budget(), Rng(1))
    assert used[0].action.target == 2
    # A judged action that is dominated is weighed all the same, for whoever played it; it is never the first.
    stopped = drawing(fresh=False, rows=("5 2", "9", ""), decks=("3 5 6 8", "8 8 6 5", ""))
    found = weigh(InfoSet(GANYMEDE, stopped, 0), Budget(), Rng(1))
    assert [each.action.verb for each in found] == ["draw", "stop"]
