"""The program's rules against a second reading of the printed ones: crowded random positions, and whole games."""

import pytest

from desktop.engine.actions import Action
from desktop.engine.rng import Rng
from desktop.games.clash import GAME
from desktop.games.clash.cards import CASTS, EDITION, HEALTH, NAMES, STRONGHOLD, WATCHTOWER
from desktop.games.clash.state import HAND, LANE, ClashState
from tests.games.clash.by_the_book import Board, Unit
from tests.games.clash.positions import BRIDGE, position

TOWERS = {WATCHTOWER: "W", STRONGHOLD: "S"}


def board_of(state: ClashState) -> Board:
    """The position in the other reading's terms."""

    def unit(card: int, seat: int) -> Unit:
        entered, struck = bool(state.entered >> card & 1), bool(state.struck >> card & 1)
        return Unit(NAMES[card], seat, entered, state.damage.get(card, 0), struck)

    places = [(seat, lane) for seat in (0, 1) for lane in (0, 1)]
    lanes = {(seat, lane): [unit(card, seat) for card in state.zones[LANE[seat][lane]]] for seat, lane in places}
    rows = [[TOWERS.get(card, NAMES[card]) for card in state.zones[HAND[seat]]] for seat in (0, 1)]
    return Board(lanes, rows, state.exposed_falls, None if state.loser < 0 else state.loser)


def apply_both(state: ClashState, action: Action) -> Board:
    """Play the action in the program and by the book; both must come to the same."""
    seat, board = state.decider(), board_of(state)
    state.apply(action)
    if action.verb == "summon":
        board.summon(seat, NAMES[action.card], action.target)
    elif action.verb == "cast":
        board.cast(seat, NAMES[action.card], NAMES[action.target])
    else:
        board.assault(seat)
    assert board_of(state).said() == board.said(), GAME.verbs.text(action)
    return board


def crowded(rng: Rng, edition: str, exposed: bool) -> ClashState:
    """A position with up to fourteen units in play, some new and some hurt, and towers anywhere."""
    cards = EDITION[edition][:]
    rng.shuffle(cards)
    units = [card for card in cards[:18] if not CASTS[card]]
    seat = rng.below(2)
    sides = [[NAMES[units.pop()]], [NAMES[units.pop()]]]
    sides[seat] += [NAMES[card] for card in cards[:18] if CASTS[card]][:2]
    rows: dict[tuple[int, int], list[str]] = {(owner, lane): [] for owner in (0, 1) for lane in (0, 1)}
    for card in units:
        owner = rng.below(2)
        if rng.below(4) == 0:
            sides[owner].append(NAMES[card])
            continue
        hurt = f"({1 + rng.below(HEALTH[card] - 1)})" if HEALTH[card] > 1 else ""
        mark = "(new)" if owner == seat and rng.below(2) else ("", "(struck)", hurt)[rng.below(3)]
        rows[owner, rng.below(2)].append(NAMES[card] + mark)
    for side in sides:
        # An exposed tower would have fallen already, where it does.
        side.insert(rng.below(len(side) + (not exposed)), ("*W", "*S")[rng.below(2)])
    upper, lower = (" ".join((*rows[0, lane], BRIDGE, *rows[1, lane])) for lane in (0, 1))
    hand0, hand1 = (" ".join(side) for side in sides)
    return position(upper, lower, hand0, hand1, 9, seat, edition=edition, exposed_tower_falls=exposed)


@pytest.mark.parametrize("exposed_tower_falls", [True, False])
@pytest.mark.parametrize("edition", ["starter", "leaflet"])
def test_both_readings_agree_on_crowded_positions(edition: str, exposed_tower_falls: bool) -> None:
    # Rulebook, Phases 2 and 3, and all rulings on blows.
    rng = Rng(5)
    fallen, decided, stands = 0, 0, 0
    for _ in range(400):
        state = crowded(rng, edition, exposed_tower_falls)
        while not state.over:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            fallen += len(apply_both(state, action).fallen)
            if action.verb == "end":
                break
        decided += state.over
        stands += any(state.to_the_end(seat) == 0 for seat in (0, 1)) and not state.over
    assert fallen > 200 and decided > 50
    assert bool(stands) is not exposed_tower_falls


@pytest.mark.parametrize("deal", ["draft", "random", "preset"])
def test_both_readings_agree_on_whole_games(deal: str) -> None:
    # Rulebook, Phases 1 to 3.
    rng = Rng(7)
    decided = 0
    for seed in range(12):
        state = GAME.new(2, "duel", {"deal": deal, "turn_limit": 60}, seed)
        assert isinstance(state, ClashState)
        while not state.over:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            if action.verb == "pick":
                state.apply(action)
            else:
                apply_both(state, action)
        decided += state.loser >= 0
    assert decided > 6
