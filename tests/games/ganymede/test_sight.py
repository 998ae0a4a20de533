"""desktop/games/ganymede/sight.py: what a seat is shown, and that onlookers could know what sampled worlds keep."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from desktop.engine.actions import Action
from desktop.engine.events import Event, Place
from desktop.engine.game import Attempt
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.rng import Rng
from desktop.engine.sight import View, redact
from desktop.engine.text import Text
from desktop.games.ganymede import GAME
from desktop.games.ganymede.cards import CARDS
from desktop.games.ganymede.sight import FETCHED, own_deck
from desktop.games.ganymede.state import CAMPS, DECK, DISCARD, REMOVED, ROUND, ROW, GanymedeState
from desktop.look import Sitter
from tests.games.ganymede.fields import drawing, legal, play, ruling, showdown
from tests.games.setups import SetUp, set_ups
from tests.games.walks import match as new_match
from tests.games.walks import pick, walk

SECRET = ("deck", "discard", "removed", "looking")
every_setup = pytest.mark.parametrize("setup", set_ups("ganymede"), ids=str)


def foreign(view: object, seat: int | None) -> Iterator[Place]:
    """The places of which a seat may not even know the count."""
    for place in view.zones:  # type: ignore[attr-defined]
        if place.zone in SECRET and place.seat != seat:
            yield place


@every_setup
@ruling("uncounted_decks")
def test_no_view_shows_or_counts_a_pile_of_another_camp(setup: SetUp) -> None:
    # Rulebook, FAQ: "you cannot see or check such cards of your opponent. You cannot even ask the number".
    for seed in range(5):
        for state in walk(setup, seed):
            for seat in (*range(setup.seats), None):
                view = GAME.view(state, seat)
                places = list(foreign(view, seat))
                assert isinstance(state, GanymedeState)
                assert len(places) == len(SECRET) * (len(CAMPS[: state.camps]) - (seat is not None))
                assert all(view.zones[place] is None for place in places)


@every_setup
def test_no_event_tells_where_in_a_secret_pile_a_card_lies(setup: SetUp) -> None:
    """A place in a pile is a count of it; and what happens inside the piles of others is not told at all."""
    for seed in range(5):
        match = new_match(setup, seed)
        dice = Rng(seed)
        while not match.over:
            step = match.submit(match.state.decider(), pick(match.state, dice))
            for seat in (*range(setup.seats), None):
                shown = [redact(event, seat, match.state.setting) for event in step.events]
                for event in [event for event in shown if event is not None and event.verb not in ("note", "count")]:
                    ends = ((event.src, event.src_at), (event.dst, event.dst_at))
                    assert all(at == -1 for place, at in ends if place.zone in SECRET and place.seat != seat)
                    secret = [place.zone in SECRET and place.seat != seat for place, _ in ends if place.zone]
                    assert not all(secret), f"{event} is about nothing but secret piles"


def hidden_alike(state: GanymedeState, seat: int | None, dice: Random) -> GanymedeState:
    """The same table for the seat, with cards of other camps in other piles and piles of another size."""
    other = state.clone()
    for camp in range(state.camps):
        if camp == seat:
            continue
        zones = [DECK[camp], DISCARD[camp], REMOVED[camp]]
        for _ in range(6):
            src, dst = dice.sample(zones, 2)
            if other.zones[src]:
                other.move(src, dice.randrange(len(other.zones[src])), dst)
    return other


def before_the_eyes(view: View) -> View:
    """A view without what its seat can only have kept in mind."""
    return view._replace(notes=())


@every_setup
def test_words_and_previews_owe_nothing_to_the_piles_of_others(setup: SetUp) -> None:
    """Also where the piles have other sizes: view, log line, refusal and preview stay the same."""
    dice = Random(1)
    for seed in range(3):
        for number, state in enumerate(walk(setup, seed)):
            if state.over or number % 3:
                continue
            assert isinstance(state, GanymedeState)
            seat = state.decider()
            other = hidden_alike(state, seat, dice)
            views = [GAME.view(each, seat) for each in (state, other)]
            assert before_the_eyes(views[0]) == before_the_eyes(views[1])
            first, second = (InfoSet(GAME, each, seat) for each in (state, other))
            assert first.legal == second.legal
            for action in first.legal:
                assert GAME.describe(views[0], action) == GAME.describe(views[1], action)
                assert GAME.preview(first, action) == GAME.preview(second, action)
            for place in views[0].zones:
                for at in (-1, 0):
                    attempt = Attempt(place, at, Place("row", seat))
                    assert GAME.why_not(views[0], attempt) == GAME.why_not(views[1], attempt)


@every_setup
def test_the_table_owes_nothing_to_the_piles_of_others(setup: SetUp) -> None:
    """Nor do cards, words of a screen reader, gauges, phases, headings of saved games and the numbers of the end."""
    dice = Random(2)
    table = GAME.face
    sitters = [Sitter(f"seat {seat}", "") for seat in range(setup.seats)]
    for seed in range(2):
        for number, state in enumerate(walk(setup, seed)):
            if state.over or number % 5:
                continue
            assert isinstance(state, GanymedeState)
            for seat in (*range(setup.seats), None):
                shown = []
                for each in (state, hidden_alike(state, seat, dice)):
                    view = GAME.view(each, seat)
                    numbers = [(table.summary(view, s), table.measure(view, s)) for s in range(setup.seats)]
                    cards = table.looks(view, (), str)
                    shown.append((cards, table.parts(view, sitters, str), table.phases(view, str),
                                  table.heading(view), numbers))  # fmt: skip
                    rivals = [key for key in cards if key[0] in SECRET and key[1] != seat and cards[key]]
                    assert {(key[0], len(cards[key])) for key in rivals} <= {("deck", 1)}
                assert shown[0] == shown[1]
                counted = [zone.key for zone in table.spec(GAME.view(state, seat), str).zones if zone.show_count]
                assert {camp for _, camp in counted} <= {-1, seat}


@every_setup
def test_a_decision_tells_the_others_the_same_whatever_the_piles_hold(setup: SetUp) -> None:
    """Redacted events, and the lines that the log makes of them."""
    dice = Rng(4)
    compared = 0
    for seed in range(4):
        match = new_match(setup, seed)
        while not match.over:
            state = match.state
            assert isinstance(state, GanymedeState)
            action, seat = pick(state, dice), state.decider()
            for onlooker in (*(other for other in range(setup.seats) if other != seat), None):
                other = state.clone()
                for camp in range(state.camps):  # the top of a deck is drawn and shown; what lies under it is not
                    if camp != onlooker and state.counters[ROUND] and len(other.zones[DECK[camp]]) > 4:
                        other.move(DECK[camp], 0, (DISCARD, REMOVED)[dice.below(2)][camp])
                if action in other.legal() and other.zones != state.zones:
                    assert told(state, action, onlooker) == told(other, action, onlooker)
                    compared += 1
            match.submit(seat, action)
    assert compared > 20


def told(state: GanymedeState, action: Action, onlooker: int | None) -> list[object]:
    """What an onlooker is told of an action, in events and in words."""
    world, setting = state.clone(), state.setting
    world.log = []
    world.apply(action)
    view = GAME.view(state, onlooker)
    shown = [event for event in (redact(event, onlooker, setting) for event in world.log) if event is not None]
    return [GAME.describe(view, action), shown, [GAME.face.tell(view, event) for event in shown]]


@every_setup
def test_own_cards_are_known_to_their_owner_whoever_else_has_looked(setup: SetUp) -> None:
    # Rulebook, FAQ: "You can check such cards if they are yours." And so after another seat has sat at the machine.
    for seed in range(5):
        for state in walk(setup, seed):
            for seat in range(setup.seats):
                view = GAME.view(state, seat)
                for zone in ("row", "discard", "removed", "looking"):
                    slots = view.zones[Place(zone, seat)]
                    assert slots is not None and all(slot.card is not None for slot in slots)


@pytest.mark.parametrize("mode", ["battle", "coop", "three"])
def test_own_discarded_and_removed_cards_may_be_looked_at_and_those_of_others_not(mode: str) -> None:
    # Rulebook, FAQ: "You can check such cards if they are yours. However, you cannot see or check such cards of your
    # opponent. You cannot even ask the number of such cards."
    state = drawing(0, mode=mode, rows=("9", "6", "7"), decks=("5 6", "8", "7"), discards=("8 A", "5", "10"))
    state.spawn(GAME.catalog.numbers["red_6"], REMOVED[0])
    own, theirs = GAME.view(state, 0), GAME.view(state, 1)
    assert [slot.card is not None for slot in own.zones[Place("discard", 0)] or ()] == [True, True]
    assert [slot.card is not None for slot in own.zones[Place("removed", 0)] or ()] == [True]
    assert theirs.zones[Place("discard", 0)] is None and theirs.zones[Place("removed", 0)] is None
    reason = GAME.why_not(own, Attempt(Place("discard", 1), 0))
    assert reason is not None and (reason.text.id, reason.section) == ("ganymede.why.theirs", "secrets")


# ---- what worlds take over from the true state


class Onlooker:
    """Counts along: how many cards each camp's piles hold, from redacted events alone."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match, self.seat = match, seat
        state = match.game.deal(match.state.setting, 0)  # what the rulebook says before anybody has chosen
        camps = range(3 if len(state.setting.zones) > 16 else 2)
        self.counts: dict[int, Counter[str]] = {camp: Counter(deck=len(state.zones[DECK[camp]])) for camp in camps}

    def watch(self, events: tuple[Event, ...]) -> None:
        for true in events:
            event = redact(true, self.seat, self.match.state.setting)
            if event is None:
                continue
            if event.key == "fetched" and event.dst.zone == "deck" and event.seat != self.seat:
                self.counts[event.seat].update(deck=1, discard=-1)
            if event.verb != "move":
                continue
            for place, change in ((event.src, -1), (event.dst, 1)):
                if place.seat >= 0 and place.zone != "looking":
                    self._count(place, change)

    def _count(self, place: Place, change: int) -> None:
        piles = self.counts[place.seat]
        own = place.seat == self.seat
        if place.zone == "deck" and change < 0 and not piles["deck"] and not own:
            # A card was drawn from an empty deck: the discard pile was shuffled into it. Its owner saw that happen.
            piles["deck"], piles["discard"] = piles["discard"], 0
        piles[place.zone] += change


@every_setup
def test_a_careful_onlooker_knows_how_many_cards_lie_where(setup: SetUp) -> None:
    """So a sampled world, which keeps the numbers, tells a seat nothing that it could not have counted itself."""
    for seed in range(8):
        match = new_match(setup, seed)
        watchers = [Onlooker(match, seat) for seat in (*range(setup.seats), None)]
        for watcher in watchers:
            watcher.watch(match.opening_events)
        dice = Rng(seed)
        while not match.over:
            step = match.submit(match.state.decider(), pick(match.state, dice))
            state = match.state
            assert isinstance(state, GanymedeState)
            for watcher in watchers:
                watcher.watch(step.events)
                for camp in range(state.camps):
                    if state.decider() == camp and state.prompt().id.endswith("arrange"):
                        continue  # cards being looked at are away for the moment
                    if watcher.seat == camp:
                        continue  # it sees its own piles
                    seen = watcher.counts[camp]
                    for zone, places in (("deck", DECK), ("row", ROW), ("discard", DISCARD), ("removed", REMOVED)):
                        assert seen[zone] == len(state.zones[places[camp]]), (zone, camp, watcher.seat)


def seen_pile(state: GanymedeState) -> GanymedeState:
    """Everybody saw what Red discarded."""
    for at in range(len(state.zones[DISCARD[0]])):
        state.reveal(DISCARD[0], at, state.setting.everyone)
    return state


def test_a_played_card_is_remembered_in_the_pile_until_a_2_reaches_in() -> None:
    state = showdown("9 9 8", "8 8 6", discards=("", "", ""))
    everyone = state.setting.everyone
    assert state.known[DISCARD[0]] == [everyone] * 3
    state = drawing(rows=("9 2", "6", ""), decks=("5 6", "8", ""))
    for rank in ("red_8", "black_A"):
        state.spawn(GAME.catalog.numbers[rank], DISCARD[0])
        state.reveal(DISCARD[0], -1, everyone)
    play(state, "turn_up:black_2", "fetch:black_A")
    masks = [[mask & everyone for mask in state.known[zone] or ()] for zone in (DISCARD[0], DECK[0])]
    assert masks == [[1], [0, 0, 1]]
    # Green's worlds: one of the two that lay in the pile is on top of the deck, the other one still there.
    worlds = [GAME.resample(state, 1, Rng(seed)) for seed in range(40)]
    assert {(world.zones[DECK[0]][-1], *world.zones[DISCARD[0]]) for world in worlds} == {
        tuple(GAME.catalog.numbers[name] for name in names) for names in (("red_8", "black_A"), ("black_A", "red_8"))
    }
    fetched = [fact for fact in GAME.view(state, 1).notes if fact.key == FETCHED]
    assert [[CARDS[card].id for card in fact.cards] for fact in fetched] == [["red_8", "black_A"]]
    # Red's own: it knows both, and the order of the rest is open.
    worlds = [GAME.resample(state, 0, Rng(seed)) for seed in range(20)]
    assert {world.zones[DECK[0]][-1] for world in worlds} == {GAME.catalog.numbers["black_A"]}
    assert len({tuple(world.zones[DECK[0]]) for world in worlds}) == 2


def test_a_new_deck_is_unknown_to_all() -> None:
    state = drawing(rows=("9", "6", ""), discards=("5 6 8", "", ""))
    play(state, "draw")
    everyone = state.setting.everyone
    assert [mask & everyone for mask in state.known[DECK[0]] or ()] == [0, 0]


def test_what_lay_face_down_before_the_deck_was_made_anew_is_known_by_counting() -> None:
    """Red's deck held a 5, which Red drew; then the pile, an 8 and a 6, became the deck, and Red drew again."""
    state = seen_pile(drawing(rows=("9", "6", ""), decks=("5", "8", ""), discards=("8 6", "", "")))
    play(state, "draw", "draw")
    view = GAME.view(state, 1)
    ranks = [[CARDS[card].rank for card in GAME.can_be(view, Place("row", 0), at)] for at in (1, 2)]
    assert ranks == [["5"], ["6", "8"]]
    rows = {tuple(GAME.resample(state, 1, Rng(seed)).zones[ROW[0]]) for seed in range(40)}
    assert {tuple(CARDS[card].rank for card in row) for row in rows} == {("9", "5", "6"), ("9", "5", "8")}


def test_what_a_4_saw_stays_known_to_its_owner_alone() -> None:
    state = play(drawing(rows=("9 4", "6", ""), decks=("5 6 8", "8", "")), "turn_up:black_4", "look", "top:red_6")
    assert state.known[DECK[0]] == [0, 1, 1]


def test_secret_choices_are_told_without_their_card_to_others() -> None:
    # DESIGN, rule 7: a secret choice reaches others through redacted events only.
    state = play(drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8 A", "", "")), "turn_up:black_2")
    *fetches, leave = state.legal()
    assert GAME.describe(GAME.view(state, 1), leave) == GAME.describe(GAME.view(state, 0), leave)
    for action in fetches:
        own, theirs = (GAME.describe(GAME.view(state, seat), action) for seat in (0, 1))
        assert own.id == "ganymede.log.fetch" and len(own.args) == 2
        assert theirs == Text("ganymede.log.fetch_unseen", (Text("seat", (0,)),))
    state = play(drawing(rows=("9 4", "6", ""), decks=("5 6", "8", "")), "turn_up:black_4", "look")
    assert GAME.describe(GAME.view(state, 1), state.legal()[0]).id == "ganymede.log.top_unseen"


def test_others_cannot_tell_a_2_a_4_or_a_locked_row_from_any_other() -> None:
    views = []
    for rows in ("9 2", "9 4", "9 6"):
        state = drawing(rows=(rows, "6", ""), decks=("5 6", "8", ""), discards=("8", "", ""))
        views.append(GAME.view(state, 1))
    assert before_the_eyes(views[0]) == before_the_eyes(views[1]) == before_the_eyes(views[2])
    locked = drawing(rows=("9 8 8", "6", ""), decks=("5 6", "8", ""))
    free = drawing(rows=("9 5 6", "6", ""), decks=("5 6", "8", ""))
    assert legal(locked) != legal(free)
    assert before_the_eyes(GAME.view(locked, 1)) == before_the_eyes(GAME.view(free, 1))


# ---- evenness


def arrangements(state: GanymedeState, seat: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every way to lay Red's unseen cards on their places, by brute force; equal cards make some ways likelier."""
    slots = [(zone, at) for zone in (DECK[0], ROW[0], DISCARD[0]) for at, mask in enumerate(state.known[zone] or ())
             if not mask >> seat & 1]  # fmt: skip
    cards = [state.zones[zone][at] for zone, at in slots]
    view = GAME.view(state, seat)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(cards):
        world = state.clone()
        for (zone, at), card in zip(slots, order, strict=True):
            world.zones[zone][at] = card
        numbers = [CARDS[card].number for card in world.zones[ROW[0]]]
        drawn = all(sum(numbers[:drawn]) <= 21 for drawn in range(2, len(numbers)))
        if drawn and GAME.view(world, seat) == view:
            found[laid(world)] += 1
    return found


def laid(world: GanymedeState) -> tuple[tuple[int, ...], ...]:
    """Red's cards as they lie."""
    return tuple(tuple(world.zones[zone]) for zone in (DECK[0], ROW[0], DISCARD[0]))


@pytest.mark.parametrize(("row", "deck", "pile", "moves"), [
    ("6", "8 8 9", "", ""),  # a deck alone
    ("9 6", "8 5 8", "", ""),  # a face-down card may be any of the deck's
    ("9 6 5 8", "8 A", "", ""),  # "If the total exceeds 21, you cannot draw any more cards": not 9, 8, 8 and one more
    ("9 2", "8 6", "A 7 7", "turn_up:black_2 fetch:black_7"),  # the top of the deck is one of the pile
    ("9 2", "8 6 5", "A 7 7", "turn_up:black_2 fetch:black_7 draw draw"),  # and is drawn, with another one
    ("9 2", "", "A 7 8", "turn_up:black_2 fetch:black_7 draw draw"),  # and the deck is made of what is left
    ("9", "8", "5 6 8 7", "draw draw"),  # an 8 for sure, then one of the pile
    ("A 5 A A", "8 7 10 9 10", "", ""),  # hardly any deal fits: 22 and more, and yet three cards were drawn
])  # fmt: skip
def test_sampling_reaches_every_world_as_often_as_it_should(row: str, deck: str, pile: str, moves: str) -> None:
    state = seen_pile(drawing(0, rows=(row, "6", ""), decks=(deck, "8", ""), discards=(pile, "", "")))
    play(state, *moves.split())
    expected = arrangements(state, 1)
    samples = 40 * len(expected)
    dice = Rng(11)
    found = Counter(laid(GAME.resample(state, 1, dice)) for _ in range(samples))  # type: ignore[arg-type]
    assert set(found) == set(expected)
    whole = sum(expected.values())
    for world, ways in expected.items():
        fair = samples * ways / whole
        assert abs(found[world] - fair) < 5 * fair**0.5, (world, found[world], fair)


def test_a_world_in_which_somebody_drew_past_21_is_not_the_true_one() -> None:
    # "If the total exceeds 21, you cannot draw any more cards."
    state = drawing(0, rows=("9 5 6 8", "6", ""), decks=("8 A", "8", ""))
    view = GAME.view(state, 1)
    assert GAME.consistent(view, state)
    world = state.clone()
    five, eight = world.zones[ROW[0]][1], world.zones[DECK[0]][0]
    world.zones[ROW[0]][1], world.zones[DECK[0]][0] = eight, five
    assert GAME.view(world, 1) == view and not GAME.consistent(view, world)


# ---- the own deck


@every_setup
def test_the_own_deck_s_cards_are_those_the_seat_could_work_out(setup: SetUp) -> None:
    """What it owns less what lies elsewhere; nobody else is told."""
    for seed in range(4):
        for state in walk(setup, seed):
            for seat in range(setup.seats):
                assert own_deck(GAME.view(state, seat)) == sorted(state.zones[DECK[seat]])
            assert own_deck(GAME.view(state, None)) == []


def test_an_unknown_card_is_called_by_its_own_place() -> None:
    state = drawing(0, rows=("9 6", "6 8", ""), decks=("5 8", "8", ""))
    cards = GAME.face.looks(GAME.view(state, 0), (), lambda text: text.id)
    assert {look.says for look in cards["deck", 0]} == {"ganymede.says.own_deck"}
    assert [look.says for look in cards["row", 1]] == ["ganymede.says.card", "ganymede.says.unknown"]


def test_the_own_deck_keeps_its_order_to_itself() -> None:
    one = drawing(rows=("9", "6", ""), decks=("5 6 8", "8", ""))
    two = drawing(rows=("9", "6", ""), decks=("8 6 5", "8", ""))
    assert GAME.view(one, 0) == GAME.view(two, 0)
