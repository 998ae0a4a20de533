"""The course of a game of Clash of Decks, as frames: draft, turns, summoning, assault.

Modelling decisions. The tower is a card of the hand row, known to everybody, and its two sides are two
kinds. The deal of `random` and `preset` decks lies open before it is shuffled into the hands, as a
draft's does: both know the cards, only the order of the other's row is hidden. The two picks of a draft's
second chooser are two actions (Ruling 11), offered in any order: a person must be free to take either
card first. `end` is put before the player also when nothing else is left, because it starts the assault.

The printed rules know no limit. `turn_limit` is a safety (Ruling 12): two seats that only hold each other come back to
the same tables for ever. Of 30,000 games, greedy, easy and random, the longest that ended by itself took 128 turns; one
greedy game in a thousand goes round in a circle. Searching opponents hold each other in one of twenty leaflet games;
one such came loose after 651 turns. So 1000: past everything that is still a game, and met by a standstill alone.
"""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action, Verb, Verbs
from desktop.engine.frames import Ask, Auto, ShownAsk
from desktop.engine.rng import Rng
from desktop.engine.setting import Setting
from desktop.engine.text import Text, seat_name
from desktop.games.clash.assault import abilities, assault, blow, look_at_tower
from desktop.games.clash.cards import ATTACK, CASTS, COST, EDITION, HAS, NAMES, PRESET, TOWER, WATCHTOWER
from desktop.games.clash.state import (
    CASTING,
    HAND,
    INCOME,
    LANE,
    LANES,
    MANA,
    OFFER,
    PICKED,
    POOL,
    ROUND,
    TURN,
    ClashState,
)

WINDOW: Final = 4  # the leftmost cards that may be played, the tower not counted
FIRST_MANA: Final = 6
DRAFT_ROUNDS: Final = 4

VERBS: Final = Verbs(
    (
        Verb("pick", cards=NAMES),
        Verb("summon", cards=NAMES, targets=LANES),
        Verb("cast", cards=NAMES, targets=NAMES),
        Verb("end"),
    )
)
END: Final = VERBS.action("end")
CHEAPEST: Final = min(COST)
_CARDS: Final = range(TOWER)
PICK: Final = [VERBS.action("pick", card) for card in _CARDS]
SUMMON: Final = [tuple(VERBS.action("summon", card, lane) for lane in (0, 1)) for card in _CARDS]
CAST: Final = {card: [VERBS.action("cast", card, unit) for unit in _CARDS] for card in _CARDS if CASTS[card]}


# ---- before the first turn


def new_state(setting: Setting, seed: int) -> ClashState:
    """The table before anything is dealt; the seed says who opens where the options leave it open."""
    state = ClashState()
    state.start(setting, seed)
    options = setting.options
    rng = Rng(state.rng)
    coin = rng.below(2)
    pool = list(EDITION[str(options["edition"])])
    decks = _preset_decks(setting, rng)
    rng.shuffle(pool)
    state.rng = rng.state
    first = {"seat0": 0, "seat1": 1}.get(str(options["first"]), coin)
    for seat in (0, 1):
        state.spawn(WATCHTOWER, HAND[seat])
        state.reveal(HAND[seat], 0, setting.everyone)
    for card in pool:
        state.spawn(card, POOL)
    if options["deal"] == "draft":
        # The first player is the seat that did not open the draft.
        state.stack.append(OpenOffer(1 - first))
        return state
    for seat in (0, 1):
        for n in range(8):
            where = state.zones[POOL].index(decks[seat][n]) if decks else 0
            state.move(POOL, where, PICKED[seat])
    state.stack.append(Begin(first))
    return state


def _preset_decks(setting: Setting, rng: Rng) -> list[list[int]]:
    """The two printed decks of a preset deal: by option, else two different ones by the seed."""
    if setting.options["deal"] != "preset":
        return []
    asked = [str(setting.options[f"deck{seat}"]) for seat in (0, 1)]
    chosen: list[int] = [int(deck) if deck != "seed" else 0 for deck in asked]
    for seat in (0, 1):
        if not chosen[seat]:
            free = [deck for deck in PRESET if deck not in chosen]
            chosen[seat] = free[rng.below(len(free))]
    return [PRESET[deck] for deck in chosen]


@dataclass(frozen=True)
class OpenOffer(Auto):
    """Four cards of the pool face up; the opener of the round chooses first."""

    opener: int

    def step(self, state: ClashState) -> None:
        state.stack.pop()
        if state.counters[ROUND] == DRAFT_ROUNDS:
            # Four rounds: who opened the first opens the fifth that does not come.
            state.stack.append(Begin(1 - self.opener))
            return
        state.count(ROUND, state.counters[ROUND] + 1)
        for _ in range(4):
            state.move(POOL, 0, OFFER)
        state.stack.append(Pick(self.opener, self.opener))


@dataclass(frozen=True)
class Pick(Ask):
    """Rulebook, Rules of the game: A chooses 1 of 4, B chooses 2 of 3, A takes the last remaining card."""

    seat: int
    opener: int

    def options(self, state: ClashState) -> list[Action]:
        return [PICK[card] for card in sorted(state.zones[OFFER])]

    def choose(self, state: ClashState, action: Action) -> None:
        offer = state.zones[OFFER]
        state.move(OFFER, offer.index(action.card), PICKED[self.seat])
        state.stack.pop()
        if len(offer) > 1:
            state.stack.append(Pick(1 - self.opener, self.opener))
        else:
            state.move(OFFER, 0, PICKED[self.opener])  # Ruling 11: dealt by itself
            state.stack.append(OpenOffer(1 - self.opener))

    def fits(self, state: ClashState) -> bool:
        """Whether a position read from a file can be at this choice."""
        left = len(state.zones[OFFER])
        before = state.counters[ROUND] - 1
        return (
            self.opener in (0, 1)
            and 0 <= before < DRAFT_ROUNDS
            and 2 <= left <= 4
            and (self.seat == self.opener) == (left == 4)
            and len(state.zones[PICKED[self.opener]]) == 2 * before + (left < 4)
            and len(state.zones[PICKED[1 - self.opener]]) == 2 * before + (left < 3)
            and len(state.zones[POOL]) >= 4 * (DRAFT_ROUNDS - 1 - before)
            and not any(state.zones[zone] for lanes in LANE for zone in lanes)
            and all(len(state.zones[hand]) == 1 for hand in HAND)
        )

    def prompt(self, state: ClashState) -> Text:
        left = 1 if self.seat == self.opener else len(state.zones[OFFER]) - 1
        return Text("clash.prompt.pick", (left, seat_name(self.seat)))


@dataclass(frozen=True)
class Begin(Auto):
    """Each seat shuffles its eight cards into its hand row, right of the tower."""

    first: int

    def step(self, state: ClashState) -> None:
        for seat in (0, 1):
            while state.zones[PICKED[seat]]:
                state.move(PICKED[seat], 0, HAND[seat])
            state.shuffle(HAND[seat], first=1)
        state.stack.pop()
        state.stack.append(TURNS[self.first])


# ---- a turn


@dataclass(frozen=True)
class Turn(Auto):
    """Rulebook, phase 1: as much mana as cards in hand, the tower included; 6 on the first player's first turn."""

    seat: int

    def step(self, state: ClashState) -> None:
        turn = state.counters[TURN]
        if turn >= int(state.setting.options["turn_limit"]):
            state.over = True  # Ruling 12
            state.note("turn_limit")
            return
        state.count(TURN, turn + 1)
        if state.log is not None:
            state.note("turn", self.seat, value=turn + 1)
        income = len(state.zones[HAND[self.seat]]) if turn else FIRST_MANA
        state.count(INCOME, income)
        state.count(MANA, income)
        state.stack[-1] = SUMMONS[self.seat]


@dataclass(frozen=True)
class Summon(ShownAsk):
    """Rulebook, phase 2: play any number of the 4 leftmost cards, paying their mana."""

    seat: int

    def options(self, state: ClashState) -> list[Action]:
        found: list[Action] = []
        mana = state.counters[MANA]
        left = WINDOW
        for card in state.zones[HAND[self.seat]]:
            if card >= TOWER:
                continue
            if COST[card] <= mana:
                if CASTS[card]:
                    cast = CAST[card]
                    found += [cast[unit] for zone in range(LANE[0][0], LANE[1][1] + 1) for unit in state.zones[zone]]
                else:
                    found += SUMMON[card]
            left -= 1
            if not left:
                break
        found.append(END)
        return found

    def choose(self, state: ClashState, action: Action) -> None:
        verb, card, target = action
        if verb == "end":
            state.stack[-1] = ASSAULTS[self.seat]
            return
        hand = HAND[self.seat]
        state.count(MANA, state.counters[MANA] - COST[card])
        at = state.zones[hand].index(card)
        if verb == "summon":
            zone = LANE[self.seat][target]
            state.move(hand, at, zone)
            state.entered |= 1 << card
            if state.log is not None:
                state.mark(zone, len(state.zones[zone]) - 1, "entered", True)
        else:
            state.move(hand, at, CASTING)
            _cast(state, card, target)
            state.move(CASTING, 0, hand)  # Ruling 3: back before the tower is looked at
        look_at_tower(state, self.seat)

    def fits(self, state: ClashState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return state.counters[MANA] >= 0 < state.counters[TURN] and not any(
            state.zones[zone] for zone in (*PICKED, OFFER)
        )

    def prompt(self, state: ClashState) -> Text:
        # Both seats read this: it may tell of the open mana, not of what the hand row could do with it.
        if state.counters[MANA] < CHEAPEST:
            return Text("clash.prompt.assault", (seat_name(self.seat),))
        return Text("clash.prompt.summon", (state.counters[MANA], seat_name(self.seat)))


def _cast(state: ClashState, card: int, target: int) -> None:
    for seat in (0, 1):
        for lane in (0, 1):
            row = state.zones[LANE[seat][lane]]
            if target in row:
                at = row.index(target)
                place = state.setting.zones[LANE[seat][lane]].place
                state.note("spell", card=card, dst=place, dst_at=at, value=ATTACK[card])
                if ATTACK[card]:
                    blow(state, seat, lane, at, ATTACK[card], HAS[card], magic=True)
                return


@dataclass(frozen=True)
class Assault(Auto):
    """Rulebook, phase 3, and the end of the turn: all units, both sides, regain their health."""

    seat: int

    def step(self, state: ClashState) -> None:
        state.count(MANA, 0)
        if state.log is not None:
            state.note("assault", self.seat)
        assault(state, self.seat)
        if state.over:
            return
        if state.log is not None:
            _tell_recovery(state)
        state.damage.clear()
        state.entered = 0
        state.struck = 0
        state.stack[-1] = TURNS[1 - self.seat]


def _tell_recovery(state: ClashState) -> None:
    for zone in range(LANE[0][0], LANE[1][1] + 1):
        for at in range(len(state.zones[zone])):
            marks, damage, _ = state.slot(zone, at)
            for mark in marks:
                state.mark(zone, at, mark, False)
            if damage:
                state.value(zone, at, 0)


TURNS: Final = (Turn(0), Turn(1))
SUMMONS: Final = (Summon(0), Summon(1))
ASSAULTS: Final = (Assault(0), Assault(1))
ClashState.frames = (OpenOffer, Pick, Begin, Turn, Summon, Assault)


def result(state: ClashState) -> tuple[tuple[int, ...], str]:
    """Who won and why. Ruling 12: where the safety ends a standstill the better tower wins; equal: a draw."""
    if state.loser >= 0:
        return (1 - state.loser,), "stronghold"
    towers = [(not state.is_stronghold(seat), state.to_the_end(seat)) for seat in (0, 1)]
    if towers[0] == towers[1]:
        return (), "limit_draw"
    return ((0,) if towers[0] > towers[1] else (1,)), "limit"


__all__ = ["END", "VERBS", "abilities", "new_state", "result"]
