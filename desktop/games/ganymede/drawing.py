"""The draw phases, as frames: first cards, drawing and stopping, the 2 and the 4, the automated Purple camp."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask, Auto, ShownAsk
from desktop.engine.sight import TAG
from desktop.engine.text import Text, seat_name
from desktop.games.ganymede.cards import ACE, FETCH, PEEK, VALUE
from desktop.games.ganymede.state import (
    BATTLE,
    COOP,
    DECK,
    DISCARD,
    DRAWING,
    LOOKING,
    MOST,
    PHASE,
    PURPLE,
    ROUND,
    ROW,
    STARTER,
    STRENGTH,
    THREE,
    GanymedeState,
)
from desktop.games.ganymede.strength import LIMIT, automated_sum, best_elevens
from desktop.games.ganymede.verbs import DRAW, FETCH_CARD, LEAVE, LOOK, STOP, TOP, TURN_UP

PURPLE_STANDS: Final = 17  # the automated camp draws while its Strength is this or less


def first_cards(state: GanymedeState) -> None:
    """Rulebook, Initial Phase: a card each; face up in battle and from Purple's deck, face down in co-op."""
    if state.kind != BATTLE:
        first_card(state, PURPLE)
    for camp in state.players(state.counters[STARTER]):
        if state.kind == BATTLE:
            first_card(state, camp)
        else:
            draw_card(state, camp)


def first_card(state: GanymedeState, camp: int) -> None:
    """The first card of a row, face up."""
    if draw_card(state, camp):
        show(state, camp, 0)
        state.count(STRENGTH[camp], open_sum(state, camp))


def open_sum(state: GanymedeState, camp: int) -> int:
    """What everybody can add up of a row; the automated Purple's A counts as it will."""
    row, known = state.zones[ROW[camp]], state.known[ROW[camp]]
    if known is None:
        return automated_sum(row)
    everyone = state.setting.everyone
    return sum(VALUE[card] for card, mask in zip(row, known, strict=True) if mask == everyone)


def show(state: GanymedeState, camp: int, at: int) -> None:
    """Turn a card of a row face up; the automated camp's lie open anyway."""
    known = state.known[ROW[camp]]
    if known is not None and known[at] != state.setting.everyone:
        state.reveal(ROW[camp], at, state.setting.everyone)


def draw_card(state: GanymedeState, camp: int) -> bool:
    """The top card of the deck joins the row, unseen by others; an empty deck is made of the discard pile first."""
    deck, discard = DECK[camp], DISCARD[camp]
    cards = state.zones[deck]
    if not cards:
        pile = state.zones[discard]
        if not pile:
            return False
        while pile:
            state.move(discard, len(pile) - 1, deck)
        lot = state.lot_of_pile(camp)
        state.shuffle(deck)
        state.put_into_lot(deck, lot)
    state.move(deck, len(cards) - 1, ROW[camp])
    return True


def can_draw(state: GanymedeState, camp: int) -> bool:
    """At most three after the first card, none past 21, and there must be a card."""
    row = state.zones[ROW[camp]]
    if len(row) >= MOST or not (state.zones[DECK[camp]] or state.zones[DISCARD[camp]]):
        return False
    total = 0
    for card in row:
        total += VALUE[card]
    return total <= LIMIT


@dataclass(frozen=True)
class NextDraw(Auto):
    """Whose Draw Phase comes: in battle the start player's first; in co-op Red, Green, and Purple last."""

    place: int

    def step(self, state: GanymedeState) -> None:
        order = state.players(state.counters[STARTER])
        if self.place < len(order):
            camp = order[self.place]
            # Rulebook, Draw Phase: in battle the first card face down is due.
            fresh = draw_card(state, camp) if state.kind == BATTLE else bool(state.zones[ROW[camp]])
            begin_draw(state, camp, self.place, fresh)
        elif state.kind == BATTLE:
            state.stack.pop()
        else:
            turn_players_up(state, order)
            if state.kind == COOP:
                purple_draws(state)
                state.stack.pop()
            elif self.place == len(order):
                begin_draw(state, PURPLE, self.place, False)
            else:
                state.stack.pop()


def begin_draw(state: GanymedeState, camp: int, place: int, fresh: bool) -> None:
    """Put the choice to draw before a camp."""
    if state.log is not None:
        state.note("turn", camp, value=state.counters[ROUND])
    state.stack[-1] = DRAWS[camp][place][fresh]


def turn_players_up(state: GanymedeState, camps: tuple[int, ...]) -> None:
    """Rulebook, co-op, Draw Phase: "Place all cards face up"."""
    for camp in camps:
        for at in range(len(state.zones[ROW[camp]])):
            show(state, camp, at)
        state.count(STRENGTH[camp], open_sum(state, camp))


def purple_draws(state: GanymedeState) -> None:
    """Rulebook, co-op: keep drawing until its Strength exceeds 17 or three cards are drawn."""
    if state.log is not None:
        state.note("turn", PURPLE, value=state.counters[ROUND])
    row = state.zones[ROW[PURPLE]]
    while len(row) < MOST and automated_sum(row) <= PURPLE_STANDS and draw_card(state, PURPLE):
        state.count(STRENGTH[PURPLE], automated_sum(row))
    if any(ACE[card] for card in row):
        state.fix_aces(PURPLE, 1 + best_elevens(row))


@dataclass(frozen=True)
class Draw(ShownAsk):
    """Draw, stop, or turn up the 2 or 4 just drawn."""

    seat: int
    place: int
    fresh: int  # 1: the last card of the row has just been drawn face down

    def options(self, state: GanymedeState) -> list[Action]:
        found = [DRAW, STOP] if can_draw(state, self.seat) else [STOP]
        if self.fresh:
            card = state.zones[ROW[self.seat]][-1]
            if FETCH[card] or PEEK[card]:
                found.append(TURN_UP[card])
        return found

    def choose(self, state: GanymedeState, action: Action) -> None:
        camp = self.seat
        if action is STOP or action.verb == "stop":
            state.stack[-1] = NEXT_DRAWS[self.place + 1]
            return
        if action.verb == "draw":
            draw_card(state, camp)
            state.stack[-1] = DRAWS[camp][self.place][1]
            return
        show(state, camp, len(state.zones[ROW[camp]]) - 1)
        state.count(STRENGTH[camp], open_sum(state, camp))
        if FETCH[action.card] and may_fetch(state, camp):
            state.stack[-1] = Fetch(camp, self.place)
        elif PEEK[action.card] and state.zones[DECK[camp]]:
            state.stack[-1] = Look(camp, self.place)
        else:
            state.stack[-1] = DRAWS[camp][self.place][0]

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return (
            in_draw_phase(state, self.seat, self.place)
            and self.fresh in (0, 1)
            and not state.zones[LOOKING[self.seat]]
            and (not self.fresh or bool(state.zones[ROW[self.seat]]))
        )

    def prompt(self, state: GanymedeState) -> Text:
        # All seats read this: it tells how many cards were drawn, not what they are.
        drawn = max(0, len(state.zones[ROW[self.seat]]) - 1)
        return Text("ganymede.prompt.draw", (drawn, seat_name(self.seat)))


def in_draw_phase(state: GanymedeState, seat: int, place: int) -> bool:
    """Whether this seat may be drawing at this place of the order."""
    order = state.players(state.counters[STARTER])
    if state.kind == THREE and place == len(order):
        return seat == PURPLE and state.counters[PHASE] == DRAWING
    return state.counters[PHASE] == DRAWING and 0 <= place < len(order) and order[place] == seat


def may_fetch(state: GanymedeState, camp: int) -> bool:
    """As far as everybody can tell: the 2 needs a discard pile and, where its card joins the row, a place there."""
    if state.setting.options["two_takes_to"] == "played" and len(state.zones[ROW[camp]]) >= MOST:
        return False
    return bool(state.zones[DISCARD[camp]])


def locked(state: GanymedeState, camp: int) -> bool:
    """Whether the card of a 2 would join a row that is past 21; that is the camp's own to know."""
    return state.setting.options["two_takes_to"] == "played" and not can_draw(state, camp)


def can_use(state: GanymedeState, camp: int, card: int) -> bool:
    """Whether a 2 or 4 that is turned up now can do anything."""
    if FETCH[card]:
        return may_fetch(state, camp) and not locked(state, camp)
    return bool(state.zones[DECK[camp]])


def turned_up(state: GanymedeState, camp: int, effect: Sequence[int]) -> bool:
    """Whether the last card of a row lies open and has this effect."""
    row, known = state.zones[ROW[camp]], state.known[ROW[camp]]
    return bool(row) and known is not None and known[-1] == state.setting.everyone and bool(effect[row[-1]])


@dataclass(frozen=True)
class Fetch(ShownAsk):
    """The 2: a card of the own discard pile goes, unseen by others, on top of the deck (or into the row); or none."""

    # Shown: a choice that passed by itself would tell that the row is past 21.
    seat: int
    place: int

    def options(self, state: GanymedeState) -> list[Action]:
        if locked(state, self.seat):
            return [LEAVE]
        return [*(FETCH_CARD[card] for card in sorted(set(state.zones[DISCARD[self.seat]]))), LEAVE]

    def choose(self, state: GanymedeState, action: Action) -> None:
        if action.verb == "fetch":
            played = state.setting.options["two_takes_to"] == "played"
            fetch(state, self.seat, action.card, (ROW if played else DECK)[self.seat])
        state.stack[-1] = DRAWS[self.seat][self.place][0]

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return (
            in_draw_phase(state, self.seat, self.place)
            and turned_up(state, self.seat, FETCH)
            and may_fetch(state, self.seat)
            and not state.zones[LOOKING[self.seat]]
        )

    def prompt(self, state: GanymedeState) -> Text:
        return Text("ganymede.prompt.fetch", (seat_name(self.seat),))


def fetch(state: GanymedeState, camp: int, card: int, goal: int) -> None:
    """Take a card out of the discard pile unseen: the others know of which cards it is one, not which."""
    pile = DISCARD[camp]
    unseen = state.fetched(camp)
    candidates = tuple(sorted([*state.zones[pile], *(state.zones[zone][at] for zone, at, _ in unseen)]))
    lot = state.lot_of_pile(camp)
    earlier = state.fetches[camp] if unseen else ()
    state.fetches[camp] = (*earlier, candidates)
    state.zones[pile].sort()  # so that nothing of the order in which the cards lay is left
    state.shuffle(pile)
    state.put_into_lot(pile, lot)
    state.note("fetched", camp, dst=state.setting.zones[goal].place)
    at = state.zones[pile].index(card)
    known = state.known[pile]
    assert known is not None
    known[at] |= (len(earlier) + 1) << TAG
    state.move(pile, at, goal)


@dataclass(frozen=True)
class Look(Ask):
    """The 4, turned up: look at the top of the own deck, or leave it."""

    seat: int
    place: int

    def options(self, state: GanymedeState) -> list[Action]:
        return [LOOK, LEAVE]

    def choose(self, state: GanymedeState, action: Action) -> None:
        if action.verb == "leave":
            state.stack[-1] = DRAWS[self.seat][self.place][0]
            return
        deck = state.zones[DECK[self.seat]]
        state.note("peeks", self.seat)
        for _ in range(min(2, len(deck))):
            state.move(DECK[self.seat], len(deck) - 1, LOOKING[self.seat])
        state.stack[-1] = Arrange(self.seat, self.place)

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return (
            in_draw_phase(state, self.seat, self.place)
            and turned_up(state, self.seat, PEEK)
            and bool(state.zones[DECK[self.seat]])
            and not state.zones[LOOKING[self.seat]]
        )

    def prompt(self, state: GanymedeState) -> Text:
        return Text("ganymede.prompt.look", (seat_name(self.seat),))


@dataclass(frozen=True)
class Arrange(ShownAsk):
    """The 4: the cards looked at go back; the one chosen lies on top."""

    # Shown: a choice that passed by itself would tell that there was nothing to choose.
    seat: int
    place: int

    def options(self, state: GanymedeState) -> list[Action]:
        return [TOP[card] for card in sorted(set(state.zones[LOOKING[self.seat]]))]

    def choose(self, state: GanymedeState, action: Action) -> None:
        cards = state.zones[LOOKING[self.seat]]
        if len(cards) == 2:
            state.move(LOOKING[self.seat], 1 - cards.index(action.card), DECK[self.seat])
        state.move(LOOKING[self.seat], 0, DECK[self.seat])
        state.stack[-1] = DRAWS[self.seat][self.place][0]

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return in_draw_phase(state, self.seat, self.place) and 1 <= len(state.zones[LOOKING[self.seat]]) <= 2

    def prompt(self, state: GanymedeState) -> Text:
        return Text("ganymede.prompt.arrange", (seat_name(self.seat),))


NEXT_DRAWS: Final = tuple(NextDraw(place) for place in range(5))
DRAWS: Final = tuple(tuple((Draw(seat, place, 0), Draw(seat, place, 1)) for place in range(4)) for seat in range(3))
