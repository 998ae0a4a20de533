"""The course of a game of Chronicle: rounds of meetings, the judgement after each, and who has won.

Modelling decisions. Each seat has a place in the meeting of its own; that a card there is known to everybody means
that it lies face up. A seat chooses whom an ability hits and what it takes in one decision, as all allies lie open
and no card is there twice. Discards are an open zone, because everybody saw each of them; the table shows the top one.
A hand is shuffled before a card known to all may go face down, and after a card came back unseen: so nothing can be
told from a card's place in it. `place` counts how many seats have had their turn in a meeting; whoever was
returned a card has had it. The histories of a round lie before the players until the next one begins.
The printed rules know no limit; `round_limit` is a safety, sixteen times the longest of 27,000 games (12 rounds).
"""

from dataclasses import dataclass
from typing import Final

from desktop.engine.frames import Auto
from desktop.engine.setting import Setting
from desktop.games.chronicle.abilities import FRAMES
from desktop.games.chronicle.cards import CHARACTERS, HISTORIES, THEME
from desktop.games.chronicle.histories import active, again, in_force, put_away, reveal
from desktop.games.chronicle.judgement import MONOPOLY_FAME, Verdict, evil_to_purge, judge, tally
from desktop.games.chronicle.meeting import MEETING_FRAME, Meeting, Play, begin
from desktop.games.chronicle.state import (
    ALLIES,
    DECK,
    DISCARD,
    FAME,
    HAND,
    JUDGEMENT,
    MEETINGS,
    PHASE,
    PILE,
    PLEDGE,
    PRESENT,
    REVEAL,
    ROUND,
    VOID,
    ChronicleState,
)
from desktop.games.chronicle.verbs import VERBS

FAME_TO_WIN: Final = 3
ONE_TOO_MANY: Final = 5  # the number of seats at which a card is turned up before the deal


def new_state(setting: Setting, seed: int) -> ChronicleState:
    """The table before the first history is drawn."""
    state = ChronicleState()
    state.start(setting, seed)
    for card in HISTORIES:
        state.spawn(card, PILE)
    state.shuffle(PILE)
    for card in CHARACTERS:
        state.spawn(card, DECK)
    for n, counter in enumerate(setting.counters):
        if counter.name.startswith("recent") or counter.name == "lead":
            state.counters[n] = -1
    state.stack.append(COURSE)
    return state


@dataclass(frozen=True)
class Course(Auto):
    """The bottom frame: round after round."""

    def step(self, state: ChronicleState) -> None:
        if state.counters[PHASE] != MEETINGS:
            begin_round(state)
            return
        state.count(PHASE, JUDGEMENT)
        end_round(state)
        finish(state)


# ---- the beginning of a round


def begin_round(state: ChronicleState) -> None:
    """Rulebook, Game order: a history, a deal, and the holder of the theme card leads."""
    _clear(state)
    state.count(PHASE, REVEAL)
    state.count(ROUND, state.counters[ROUND] + 1)
    if state.log is not None:
        state.note("round", value=state.counters[ROUND])
    reveal(state)
    base = state.zones[PRESENT][: int(state.setting.options["histories"])]
    deal(state, [THEME[card] for card in base])
    leader = -1
    for card in base:
        holder = show_theme(state, THEME[card])
        leader = holder if leader < 0 else leader
    state.count(PHASE, MEETINGS)
    begin(state, leader, 1)
    state.stack.append(MEETING_FRAME)


def _clear(state: ChronicleState) -> None:
    """All characters come back into the deck, and the used histories to the others."""
    put_away(state)
    for seat in range(state.seats):
        state.move_all(ALLIES[seat], DECK)
        if state.counters[VOID[seat]]:  # a pledge has ended when the hand was turned up
            state.count(VOID[seat], 0)
    state.move_all(DISCARD, DECK)


def deal(state: ChronicleState, themes: list[int]) -> None:
    """All cards, one at a time; at five seats one is turned up and discarded first, but never a theme card."""
    state.shuffle(DECK)
    deck = state.zones[DECK]
    if state.seats == ONE_TOO_MANY:
        at = len(deck) - 1
        while deck[at] in themes:
            state.reveal(DECK, at, state.setting.everyone)
            if state.log is not None:
                state.note("turned_up", card=deck[at])
            at -= 1
        state.move(DECK, at, DISCARD)
        if at < len(deck):
            state.shuffle(DECK)
    seat = 0
    while deck:
        state.move(DECK, len(deck) - 1, HAND[seat])
        seat = (seat + 1) % state.seats


def show_theme(state: ChronicleState, theme: int) -> int:
    """Rulebook, Game order 3: who has the theme card shows it to all; the seat."""
    for seat in range(state.seats):
        hand = HAND[seat]
        if theme in state.zones[hand]:
            state.reveal(hand, state.zones[hand].index(theme), state.setting.everyone)
            if state.log is not None:
                state.note("theme", seat, theme)
            return seat
    raise AssertionError("the theme card was not dealt")


# ---- the end of a round


def end_round(state: ChronicleState) -> Verdict:
    """Rulebook, End of a round: hands join the allies, the Angel purges, evil is shut out, Fame is given."""
    if state.log is not None:
        state.note("judgement")
    for seat in range(state.seats):
        if state.log is not None or state.counters[PLEDGE[seat]]:
            for at in range(len(state.zones[HAND[seat]])):
                state.face_up(seat, HAND[seat], at)
        state.move_all(HAND[seat], ALLIES[seat])
    for seat in range(state.seats):
        purge(state, seat)
    verdict = judge([tally(state.zones[ALLIES[seat]]) for seat in range(state.seats)], active(state))
    if state.log is not None:
        tell(state, verdict)
    for seat, gained in enumerate(verdict.fame(state.seats)):
        if gained:
            state.count(FAME[seat], state.counters[FAME[seat]] + gained)
    return verdict


def purge(state: ChronicleState, seat: int) -> None:
    """Who has the Angel among the allies discards all own evil ones."""
    allies = ALLIES[seat]
    evil = evil_to_purge(state.zones[allies])
    if evil and state.log is not None:
        state.note("angel", seat)
    for card in evil:
        state.move(allies, state.zones[allies].index(card), DISCARD)


def tell(state: ChronicleState, verdict: Verdict) -> None:
    """The accounting, as notes."""
    if verdict.monopoly >= 0:
        state.note("monopoly", verdict.monopoly, value=MONOPOLY_FAME)
        return
    for seat in verdict.shut_out:
        state.note("excluded", seat)
    force = in_force(state.zones[PRESENT], again(state))
    for score, (_, repeated) in zip(verdict.scores, force, strict=True):
        if repeated:
            state.note("again", card=score.history)
        for seat in score.seats:
            state.note("scores", seat, score.history, value=1)
        if not score.seats:
            state.note("nobody", card=score.history)


def finish(state: ChronicleState) -> None:
    """Rulebook, End of the game; by option, play goes on until one seat is alone in front."""
    if decided(state):
        state.over = True
        return
    if state.log is not None and max(all_fame(state)) >= FAME_TO_WIN:
        state.note("prolonged")
    if at_limit(state):
        state.over = True
        state.note("round_limit")


def all_fame(state: ChronicleState) -> list[int]:
    """Each seat's Fame."""
    return [state.counters[FAME[seat]] for seat in range(state.seats)]


def decided(state: ChronicleState) -> bool:
    """Whether somebody has enough Fame, and is alone in front where a tie is played on."""
    fame = all_fame(state)
    best = max(fame)
    return best >= FAME_TO_WIN and (fame.count(best) == 1 or not state.setting.options["prolonged"])


def at_limit(state: ChronicleState) -> bool:
    """Whether this is the last round there may be."""
    return state.counters[ROUND] >= int(state.setting.options["round_limit"])


def result(state: ChronicleState) -> tuple[tuple[int, ...], str]:
    """Who won and why; most Fame wins, and a tie is shared."""
    fame = all_fame(state)
    winners = tuple(seat for seat in range(state.seats) if fame[seat] == max(fame))
    if decided(state):
        return winners, "fame" if len(winners) == 1 else "shared"
    return winners, "limit" if len(winners) == 1 else "limit_shared"


COURSE: Final = Course()
ChronicleState.frames = (Course, Meeting, Play, *FRAMES)

__all__ = ["VERBS", "new_state", "result"]
