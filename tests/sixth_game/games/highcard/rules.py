"""The rules of High Card: everybody plays a card, the highest rank takes them all, the earlier one of two alike.

Modelling: a trick is a frame that names who leads and who plays; six cards a seat, the rest stays in the stock unseen.
"""

from dataclasses import dataclass
from typing import Any

from desktop.games.highcard.cards import NAMES, RANK
from desktop.games.highcard.state import STOCK, HighCardState, hand, played, won

from desktop.engine.actions import Action, Verb, Verbs
from desktop.engine.frames import Ask
from desktop.engine.game import Outcome
from desktop.engine.setting import Setting
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name

DEALT = 6
VERBS = Verbs((Verb("play", NAMES),))


@dataclass(frozen=True, slots=True)
class Play(Ask):
    """A seat plays a card to the trick that `leader` began."""

    seat: int
    leader: int

    def options(self, state: Any) -> list[Action]:
        """Any card of the hand."""
        return [VERBS.action("play", card) for card in sorted(state.zones[hand(self.seat)])]

    def choose(self, state: Any, action: Action) -> None:
        """Play it; after the last seat the trick is taken."""
        state.move(hand(self.seat), state.find(hand(self.seat), action.card), played(self.seat))
        seats = state.setting.seats
        follows = (self.seat + 1) % seats
        if follows != self.leader:
            state.stack[-1] = Play(follows, self.leader)
            return
        taker = best(state, self.leader)
        state.note("trick", taker, state.zones[played(taker)][0])
        for seat in range(seats):
            state.move(played(seat), 0, won(taker))
        state.stack[-1] = Play(taker, taker)
        state.over = not state.zones[hand(taker)]

    def prompt(self, state: Any) -> Text:
        """Lead or follow."""
        return Text(
            "highcard.prompt.lead" if self.seat == self.leader else "highcard.prompt.follow", (seat_name(self.seat),)
        )


def best(state: State, leader: int) -> int:
    """Who takes the trick: the highest rank, the earlier of two."""
    seats = state.setting.seats
    order = [(leader + n) % seats for n in range(seats)]
    return max(order, key=lambda seat: RANK[state.zones[played(seat)][0]])


def deal(setting: Setting, seed: int) -> HighCardState:
    """Six cards a seat; the stock stays closed."""
    state = HighCardState()
    state.start(setting, seed)
    for card in range(len(NAMES)):
        state.spawn(card, STOCK)
    state.shuffle(STOCK)
    for seat in range(setting.seats):
        for _ in range(DEALT):
            state.move(STOCK, len(state.zones[STOCK]) - 1, hand(seat))
    state.stack = [Play(0, 0)]
    return state


def outcome(state: State) -> Outcome:
    """Most tricks win; who has as many shares."""
    tricks = [len(state.zones[won(seat)]) // state.setting.seats for seat in range(state.setting.seats)]
    winners = tuple(seat for seat, count in enumerate(tricks) if count == max(tricks))
    return Outcome(winners, tuple(map(float, tricks)), Text("highcard.over", (max(tricks),)))


HighCardState.frames = (Play,)
