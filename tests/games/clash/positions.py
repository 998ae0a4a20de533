"""Positions of Clash of Decks as text, the way they lie on the table, and moves played in them.

A lane reads from the left edge of the table to the right: `machine ogre | brigand` has seat 0's ogre and seat 1's
brigand nearest to the Bridge. `ogre(2)` has taken 2 damage this turn, `(new)` entered this turn, `(struck)` has met
this turn's first damage. A hand row reads from left to right: `*W` is the Watchtower, `*S` the Stronghold, and
everybody knows the card of `troll(public)`.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from desktop.engine import sight
from desktop.engine.actions import Action
from desktop.engine.events import Event
from desktop.engine.game import Attempt, Reason
from desktop.engine.infoset import InfoSet
from desktop.engine.state import State
from desktop.games.clash import GAME
from desktop.games.clash.cards import CARDS, EDITION, NAMES, STRONGHOLD, WATCHTOWER
from desktop.games.clash.rules import SUMMONS
from desktop.games.clash.state import HAND, LANE, LANES, LOWER, MANA, POOL, TURN, UPPER, ClashState

BRIDGE = "|"
_WORD = re.compile(r"(\*?\w+)(?:\(([\w,]+)\))?")
_TOWERS = {"*W": WATCHTOWER, "*S": STRONGHOLD}
_CALLED = {WATCHTOWER: "*W", STRONGHOLD: "*S"}
_DECK = 8

Test = TypeVar("Test", bound=Callable[..., None])


def ruling(*_names: str) -> Callable[[Test], Test]:
    """Says which rulings a test shows; test_rulings.py reads the names off the source."""
    return lambda test: test


# ---- from text


def position(
    upper: str = BRIDGE,
    lower: str = BRIDGE,
    hand0: str | None = None,
    hand1: str | None = None,
    mana: int = 20,
    to_act: int = 0,
    turn: int = 5,
    **options: object,
) -> ClashState:
    """A position in which `to_act` is summoning; a hand left out holds what is missing of eight cards."""
    edition = str(options.get("edition", "starter"))
    state = GAME.blank(GAME.setting(2, "duel", GAME.settle(options)))
    assert isinstance(state, ClashState)
    for lane, text in ((UPPER, upper), (LOWER, lower)):
        _lay_lane(state, lane, text)
    rows = (hand0, hand1)
    for seat, row in enumerate(rows):
        if row is not None:
            _lay_hand(state, seat, row)
    for seat, row in enumerate(rows):
        if row is None:
            _fill_hand(state, seat, edition)
    state.zones[POOL] = _unused(state, edition)
    state.known[POOL] = [0] * len(state.zones[POOL])
    state.counters[MANA], state.counters[TURN] = mana, turn
    state.stack = [SUMMONS[to_act]]
    state.log = []
    return state


def _read(text: str) -> list[tuple[int, list[str]]]:
    read = []
    for word in text.split():
        match = _WORD.fullmatch(word)
        assert match, f"'{word}' is no card"
        name, marks = match[1], (match[2] or "").split(",")
        read.append((_TOWERS[name] if name in _TOWERS else NAMES.index(name), [mark for mark in marks if mark]))
    return read


def _lay_lane(state: ClashState, lane: int, text: str) -> None:
    west, east = text.split(BRIDGE)
    for seat, row in ((0, _read(west)[::-1]), (1, _read(east))):
        for card, marks in row:
            state.zones[LANE[seat][lane]].append(card)
            for mark in marks:
                if mark == "new":
                    state.entered |= 1 << card
                elif mark == "struck":
                    state.struck |= 1 << card
                else:
                    state.damage[card] = int(mark)
                    state.struck |= 1 << card


def _lay_hand(state: ClashState, seat: int, text: str) -> None:
    known = state.known[HAND[seat]]
    assert known is not None
    for card, marks in _read(text):
        state.zones[HAND[seat]].append(card)
        known.append(3 if card >= WATCHTOWER or "public" in marks else 1 << seat)


def _unused(state: ClashState, edition: str) -> list[int]:
    used = {card for zone in state.zones for card in zone}
    return [card for card in EDITION[edition] if card not in used]


def _fill_hand(state: ClashState, seat: int, edition: str) -> None:
    missing = _DECK - sum(len(state.zones[zone]) for zone in LANE[seat])
    filler = [CARDS[card].id for card in _unused(state, edition)[-1::-1]]
    _lay_hand(state, seat, " ".join(("*W", *filler[:missing])))


# ---- to text


def lane(state: ClashState, name: str) -> str:
    """A lane as it lies on the table."""
    west, east = (
        [
            _unit(state, LANE[seat][LANES.index(name)], at)
            for at in range(len(state.zones[LANE[seat][LANES.index(name)]]))
        ]
        for seat in (0, 1)
    )
    return " ".join((*west[::-1], BRIDGE, *east))


def _unit(state: ClashState, zone: int, at: int) -> str:
    marks, damage, _ = state.slot(zone, at)
    said = [*(["new"] if "entered" in marks else []), *([str(damage)] if damage else [])]
    if "struck" in marks and not damage:
        said.append("struck")
    return NAMES[state.zones[zone][at]] + (f"({','.join(said)})" if said else "")


def hand(state: ClashState, seat: int, seen_by: int | None = None) -> str:
    """A hand row; with `seen_by` as that seat sees it, a card it does not know being `?`."""
    slots = GAME.view(state, seat if seen_by is None else seen_by).zones[state.setting.zones[HAND[seat]].place]
    assert slots is not None
    return " ".join("?" if slot.card is None else _CALLED.get(slot.card, NAMES[slot.card]) for slot in slots)


def happened(events: Iterable[Event]) -> list[str]:
    """The blows and what came of them, a few words each: `ogre 4 brigand`, `brigand falls`, `zombie 3 tower`."""
    told = []
    for event in events:
        name = NAMES[event.card] if event.card >= 0 else ""
        if event.verb == "note" and event.key in ("blow", "spell"):
            told.append(f"{name} {event.value} {'tower' if event.dst.zone == 'hand' else 'unit'}")
        elif event.verb == "note" and event.key in ("shielded", "immune"):
            told.append(f"{name} {event.key}")
        elif event.verb == "note" and event.key in ("watchtower_falls", "stronghold_falls"):
            told.append(f"{event.key.replace('_', ' ')} {event.seat}")
        elif event.verb == "value" and event.value:
            told.append(f"{name}({event.value})")
        elif event.verb == "move" and event.src.zone in LANES:
            told.append(f"{name} {'falls' if event.dst.zone == 'hand' else 'sprints'}")
    return told


# ---- moves


def legal(state: State) -> list[str]:
    """The legal actions as text."""
    return [GAME.verbs.text(action) for action in state.legal()]


def action(text: str) -> Action:
    """The action of a text."""
    return GAME.verbs.parse(text)


def play(state: ClashState, *texts: str) -> list[str]:
    """Play these legal actions and tell what happened; each seat's view must follow from the events it is shown."""
    told: list[str] = []
    for text in texts:
        assert text in legal(state), f"{text} is not legal; there is {', '.join(legal(state))}"
        before = {seat: GAME.view(state, seat) for seat in (0, 1, None)}
        state.log = []
        state.apply(action(text))
        for seat, view in before.items():
            shown = [event for event in (sight.redact(event, seat, state.setting) for event in state.log) if event]
            after = GAME.view(state, seat)
            folded = sight.fold(view, shown, state.setting)
            assert (folded.zones, folded.counters) == (after.zones, after.counters), f"events mislead seat {seat}"
        told += happened(state.log)
    return told


def preview(state: ClashState, text: str) -> list[tuple[str, Sequence[object], bool]]:
    """What the decider is told before it plays: id without `clash.note.`, gaps, whether it is a warning."""
    notes = GAME.preview(InfoSet(GAME, state, state.decider()), action(text))
    return [
        (
            note.text.id.removeprefix("clash.note."),
            tuple(getattr(arg, "id", arg) for arg in note.text.args),
            note.warning,
        )
        for note in notes
    ]


def refusal(state: ClashState, attempt: Attempt, seat: int | None = None) -> Reason | None:
    """Why the decider, or another seat, may not do this."""
    return GAME.why_not(GAME.view(state, state.decider() if seat is None else seat), attempt)
