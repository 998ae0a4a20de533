"""Writes the golden playthroughs anew: `python -m tests.golden.regenerate`, then read the diff.

One game a set-up, with random moves, told in full: prompts, legal lists and every event. Where the diff shows more
than was meant to change, a rule has changed.
"""

from collections.abc import Iterator
from pathlib import Path

from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.match import Match
from desktop.engine.record import digest
from desktop.engine.rng import Rng
from desktop.engine.setting import EVERYONE
from desktop.engine.state import zone_name
from desktop.engine.text import Text
from tests.games import walks
from tests.games.setups import SETUPS, SetUp

FOLDER = Path(__file__).parent
SEED = 2026
WIDTH = 120


def path(setup: SetUp) -> Path:
    """The file of a set-up's playthrough."""
    return FOLDER / f"{setup}.txt"


def playthrough(setup: SetUp) -> str:
    """One game, told in full."""
    return "\n".join(_lines(setup)) + "\n"


def _lines(setup: SetUp) -> Iterator[str]:
    match = walks.match(setup, SEED)
    text = match.game.verbs.text
    dice = Rng(SEED)
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    yield f"{match.game.info.title}, {match.mode}, seed {SEED}: {options}"
    yield from _told(match, match.opening_events)
    while not match.over:
        state = match.state
        yield ""
        yield f"{len(match.actions())}  seat {state.decider()}  {said(state.prompt())}"
        yield from _wrapped([text(action) for action in state.legal()])
        step = match.submit(state.decider(), walks.pick(state, dice))
        yield f"  > {text(step.action)}"
        for seat, action in step.forced:
            yield f"  > {text(action)}, forced on seat {seat}"
        yield from _told(match, step.events)
    outcome = match.outcome()
    yield ""
    yield f"{said(outcome.why)}: winners {outcome.winners}, scores {outcome.scores}"
    yield f"digest {digest(match.state)}"


def said(text: Text) -> str:
    """A text by its id, which changes more rarely than its words."""
    args = ", ".join(said(arg) if isinstance(arg, Text) else str(arg) for arg in text.args)
    return f"{text.id}({args})" if args else text.id


def _wrapped(words: list[str]) -> Iterator[str]:
    line = "   "
    for word in words:
        if len(line) + len(word) >= WIDTH:
            yield line
            line = "   "
        line += f" {word}"
    yield line


def _told(match: Match, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield f"    {_event(match, event)}"


def _event(match: Match, event: Event) -> str:
    """The event's fields, as far as they say something."""
    setting = match.state.setting
    words = [event.verb]
    if event.key:
        words.append(event.key)
    if event.seat >= 0:
        words.append(f"seat {event.seat}")
    if event.card >= 0:
        words.append(setting.catalog.names[event.card])
    if event.src != NOWHERE:
        words.append(_place(event.src, event.src_at))
    if event.dst != NOWHERE:
        words.append(f"to {_place(event.dst, event.dst_at)}")
    if event.value or event.verb in ("count", "value", "mark"):
        words.append(f"= {event.value}")
    if event.seen_by & setting.everyone != setting.everyone:
        words.append(f"seen by {_seats(event.seen_by, setting.seats)}")
    if event.moved_by & setting.everyone != setting.everyone:
        words.append(f"moved before {_seats(event.moved_by, setting.seats)}")
    return " ".join(words)


def _place(place: Place, at: int) -> str:
    return zone_name(place) if at < 0 else f"{zone_name(place)}[{at}]"


def _seats(mask: int, seats: int) -> str:
    assert mask != EVERYONE
    return " and ".join(str(seat) for seat in range(seats) if mask >> seat & 1) or "nobody"


if __name__ == "__main__":
    for each in SETUPS:
        path(each).write_text(playthrough(each), encoding="utf-8", newline="\n")
