"""Ganymede: the dominated moves."""

from desktop.engine.actions import Action
from desktop.games.ganymede import GAME
from desktop.games.ganymede.state import DECK, DISCARD, GREEN, HP, PURPLE, RED, ROW, GanymedeState

# Cards by what they are worth to own, the best first: once by regression over games, once by trial against greedy.
BY_REGRESSION = "3 A 10 5 7 4 2 6 8 9".split()
BY_TRIAL = "3 4 7 2 A 5 10 6 8 9".split()
CLEARLY_WORSE = {  # by both, and by much
    "3": "A 10 5 7 4 2 6 8 9", "A": "6 8 9", "10": "8 9", "5": "8 9", "7": "8 9", "4": "8 9", "2": "8 9", "6": "9",
}  # fmt: skip


def fault(state: GanymedeState, action: Action) -> str:
    """Why the action is dominated; empty: it is not."""
    verb = GAME.verbs.text(action).partition(":")[0]
    judge = {
        "stop": _stops_beaten, "turn_up": _shows_in_vain, "leave": _leaves, "aces": _announces_less,
        "threes": _shifts_badly, "sevens": _spares, "remove": _removes_its_best,
    }.get(verb)  # fmt: skip
    return judge(state, action) if judge is not None else ""


def _rank(card: int) -> str:
    return GAME.catalog.names[card].rpartition("_")[2]


def _number(card: int) -> int:
    return 1 if _rank(card) == "A" else int(_rank(card))


def _count(cards: list[int], rank: str) -> int:
    return sum(_rank(card) == rank for card in cards)


def _foes(state: GanymedeState, camp: int) -> list[int]:
    if state.setting.mode == "battle":
        return [GREEN if camp == RED else RED]
    return [each for each in (RED, GREEN) if state.counters[HP[each]]] if camp == PURPLE else [PURPLE]


# ---- drawing


def _shows_in_vain(state: GanymedeState, action: Action) -> str:
    """A 2 needs a discard pile, a 4 a deck."""
    after = state.clone()
    after.apply(action)
    useful = any(each.verb in ("fetch", "look") for each in after.legal())
    return "" if useful else "A 2 or 4 is turned up, and can do nothing."


def _leaves(state: GanymedeState, action: Action) -> str:
    look = any(each.verb == "look" for each in state.legal())
    return "The two cards that a 4 shows may go back as they lay." if look else ""


def _open(state: GanymedeState, foe: int) -> list[int]:
    """The cards of a row that everybody sees."""
    known = state.known[ROW[foe]]
    everyone = state.setting.everyone
    return [card for at, card in enumerate(state.zones[ROW[foe]]) if known is None or known[at] == everyone]


def _own_next(state: GanymedeState, camp: int) -> list[int]:
    """Of which cards the next one is."""
    deck = state.zones[DECK[camp]]
    masks = state.known[DECK[camp]] or []
    if deck and masks[-1] >> camp & 1:
        return deck[-1:]
    seen = [card for card, mask in zip(deck, masks) if mask >> camp & 1]
    rest = list(deck)
    for card in seen:
        rest.remove(card)
    return rest if deck else list(state.zones[DISCARD[camp]])


def _stops_beaten(state: GanymedeState, action: Action) -> str:
    """More Strength deals, and each card played is a point more; what cannot come past 21 only adds to both."""
    camp = state.decider()
    row = state.zones[ROW[camp]]
    if not any(each.verb == "draw" for each in state.legal()):
        return ""
    for foe in _foes(state, camp):
        if _ahead_in_the_open(state, foe, row) and all(
            _only_adds(row, card, _may_be_raised(state, camp)) for card in _own_next(state, camp)
        ):
            return "It stands below what lies open, and no card it could draw now would harm it."
    return ""


def _ahead_in_the_open(state: GanymedeState, foe: int, row: list[int]) -> bool:
    seen = _open(state, foe)
    theirs = sum(map(_number, seen))
    if foe == PURPLE and state.setting.mode == "coop" and _count(seen, "A") and theirs <= 11:
        theirs += 10  # the automated Purple's A is 11 unless that passes 21
    theirs += 2 * _count(row, "10")
    own = max(_totals(row)) + 2 * _count(seen, "10")
    threes, draws = _count(row, "3"), 4 - len(row)
    return own < theirs - threes and theirs + threes <= 21 and own + 10 * draws >= theirs


def _totals(row: list[int], limit: int = 21) -> list[int]:
    """With As as 1, and with one as 11 where that stays within the limit."""
    low = sum(map(_number, row))
    return [low, low + 10] if _count(row, "A") and low + 10 <= limit else [low]


def _may_be_raised(state: GanymedeState, camp: int) -> int:
    """By how much foes can raise the own Strength: 2 by each 10, 1 by each 3, and nobody sees what lies face down."""
    most = 0
    for foe in _foes(state, camp):
        seen = _open(state, foe)
        second = state.setting.mode == "battle" and GAME.view(state, camp).counters["starter"] != camp
        unseen = len(state.zones[ROW[foe]]) - len(seen) if second or camp == PURPLE else 4 - len(seen)
        most = max(most, 2 * _count(seen, "10") + _count(seen, "3") + 2 * unseen)
    return most


def _only_adds(row: list[int], card: int, raised: int) -> bool:
    more = [*row, card]
    within = sum(map(_number, more)) + raised <= 21
    return within and _rank(card) != "10" and max(_totals(more, 21 - raised)) >= max(_totals(row))


# ---- announcing, dealing, removing


def _strengths(state: GanymedeState, camp: int, foe: int) -> list[int]:
    """By how many As count 11: the own Strength, before what the foe may still announce."""
    row = state.zones[ROW[camp]]
    shift = GAME.view(state, camp).counters["three:3" if (camp, foe) == (GREEN, PURPLE) else f"three:{foe}"]
    low = sum(map(_number, row)) + 2 * _count(state.zones[ROW[foe]], "10") + shift
    return [low + 10 * elevens for elevens in range(_count(row, "A") + 1)]


def _announces_less(state: GanymedeState, action: Action) -> str:
    camp, count = state.decider(), int(GAME.verbs.text(action).partition(":")[2])
    mine: list[list[int]] = [[] for _ in state.legal()]
    for foe in _foes(state, camp):
        threes = _count(state.zones[ROW[foe]], "3") if _speaks_after(state, foe, camp) else 0
        for elevens, total in enumerate(_strengths(state, camp, foe)):
            mine[elevens] += [each * (each <= 21) for each in range(total - threes, total + threes + 1)]
    better = [each for each in mine if each != mine[count] and all(a >= b for a, b in zip(each, mine[count]))]
    return "A Strength of 22 and more counts 0; another number of As counts more." if better else ""


def _speaks_after(state: GanymedeState, foe: int, camp: int) -> bool:
    """The start player announces first; among three Red, Green, Purple; the automated Purple never."""
    if state.setting.mode == "battle":
        return GAME.view(state, camp).counters["starter"] == camp
    return state.setting.mode == "three" and foe == PURPLE


def _shifts_badly(state: GanymedeState, action: Action) -> str:
    """Each of the others is played out, where nobody is left to announce anything between the two."""
    camp = state.decider()
    foe = action.card
    if _speaks_after(state, foe, camp) and (_count(state.zones[ROW[foe]], "A") or _count(state.zones[ROW[foe]], "3")):
        return ""
    own = _dealt(state, action, camp, foe)
    for other in state.legal():
        dealt = _dealt(state, other, camp, foe)
        if dealt != own and dealt[0] >= own[0] and dealt[1] <= own[1]:
            return "The 3 may raise the foe, lower it or do nothing: another of them deals more or takes less."
    return ""


def _dealt(state: GanymedeState, action: Action, camp: int, foe: int) -> tuple[int, int]:
    """The blows between the two as they would fall now, by the sums of the rulebook."""
    shift = int(GAME.verbs.text(action).rpartition(":")[2])
    counters = GAME.view(state, camp).counters
    rows = state.zones[ROW[camp]], state.zones[ROW[foe]]
    totals = []
    for side, (one, other) in enumerate(((camp, foe), (foe, camp))):
        low = sum(map(_number, rows[side])) + 2 * _count(rows[1 - side], "10")
        low += 10 * max(0, counters[f"aces:{one}"] - 1)
        low += shift if side else counters["three:3" if (one, other) == (GREEN, PURPLE) else f"three:{other}"]
        totals.append(max(0, low))
    blows = []
    for side in (0, 1):
        own, their = totals[side], totals[1 - side]
        deals = own <= 21 and (their > 21 or own >= their)
        exactly = own == 21 and not (own == their and state.setting.mode == "battle")
        blow = deals * (len(rows[side]) + 2 * _count(rows[side], "7") + exactly)
        blows.append(min(blow, 3) if _count(rows[1 - side], "10") else blow)
    return blows[0], blows[1]


def _spares(state: GanymedeState, action: Action) -> str:
    every = max(int(GAME.verbs.text(each).partition(":")[2]) for each in state.legal())
    used = int(GAME.verbs.text(action).partition(":")[2])
    return "A 7 adds 2 to the damage that is dealt in any case." if used < every else ""


def _removes_its_best(state: GanymedeState, action: Action) -> str:
    rank = _rank(action.card)
    rest = {_rank(each.card) for each in state.legal()} - {rank}
    worse = rest & set(CLEARLY_WORSE.get(rank, "").split())
    best = all(_above(order, rank, other) for order in (BY_REGRESSION, BY_TRIAL) for other in rest)
    return "The best of the cards played leaves the game, and a clearly worse one stays." if worse and best else ""


def _above(order: list[str], rank: str, other: str) -> bool:
    even = order is BY_TRIAL and {rank, other} == {"5", "10"}
    return even or order.index(rank) < order.index(other)
