"""Every refusal of every game as one table: what was tried where and when, and the sentence that answers.

`python -m tests.controller.refusal_table` prints it, to be read by a person: as Markdown, one line a sentence, with all
the attempts that it answers; with `--csv` one line an attempt. Positions of every set-up are walked through, by chance
and by the game's own rule of thumb; at each of them every card, sign and empty place of the table is taken up, and what
can be taken up is put down everywhere, by who decides, by another seat, and after the end.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from desktop.controller.gestures import Gestures
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Game, Reason
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import View
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.games.barbarossa.places import SHOP
from desktop.look import Key, Look, ZoneSpec
from desktop.table.hands.picks import Target
from desktop.words import Words
from tests.controller.rare_positions import rare
from tests.games.setups import SETUPS, SetUp

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
WORDS = Words()
SILENT = Text("silent")  # nothing is said: an error
ELSEWHERE = "house.why.place"  # the game has nothing against the place, and the card goes elsewhere


def say(text: Text) -> str:
    return WORDS.say(text, NAMES)


class Tried(NamedTuple):
    """What was tried, by kind: two attempts of a kind differ in nothing that a rule asks for."""

    game: str
    time: str  # what the prompt asks for, and of whom
    source: str
    target: str  # empty: it was only taken up


class Answer(NamedTuple):
    """What one attempt is answered with at one position."""

    tried: Tried
    table: Table
    attempt: Attempt
    reason: Reason

    @property
    def id(self) -> str:
        return self.reason.text.id

    @property
    def view(self) -> View:
        return self.table.view

    @property
    def look(self) -> Look | None:
        """What lies where it was taken."""
        src, at = self.attempt.src, self.attempt.at
        return self.table.looks[src][at] if at >= 0 else None

    @property
    def bare(self) -> bool:
        """Whether no card lies where one was to be taken, and none would come of it."""
        look = self.look
        return look is None or (look.stands_in and look.face.template == "gone")

    @property
    def lifted(self) -> bool:
        """Whether it was only taken up."""
        return self.attempt.dst is None


class Table:
    """A position as it lies before a seat, and what it answers to hands."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game, self.view, face = game, game.view(state, seat), face_of(game)
        legal = state.legal() if not state.over and state.decider() == seat else []
        self.zones: dict[Key, ZoneSpec] = {zone.key: zone for zone in face.spec(self.view, say).zones}
        self.gestures = Gestures(face, self.view, legal, self.zones)
        movable = self.gestures.movable if legal else None
        self.looks = {key: face.cards(self.view, key, movable, say) for key in self.zones}
        self.time = self._time(state, seat)

    def _time(self, state: State, seat: int) -> str:
        if state.over:
            return "after the end"
        asked = self.view.prompt.id.rpartition(".")[2]
        return asked if state.decider() == seat else f"{asked}, another's turn"

    # ---- kinds

    def whose(self, key: Key) -> str:
        return "" if key[1] < 0 else "own " if key[1] == self.view.seat else "another's "

    def source(self, key: Key, at: int) -> str:
        """The kind of a card, sign or empty place."""
        name, cards = self.place(key), self.looks[key]
        if at < 0:
            return f"{name}: the place{'' if cards else ', empty'}"
        look = cards[at]
        if look.stands_in:
            return f"{name}: sign"
        traits = [] if look.face_up else ["face down"]
        traits += ["veiled"] if look.veiled else []
        traits += ["movable"] if self.gestures.liftable(key, at) else []
        return f"{name}: {' '.join(traits) or 'card'}"

    def target(self, src: Key, at: int, dst: Key, dst_at: int) -> str:
        """The kind of a card or place that something is put down on."""
        if src == dst:
            return "another card of its own place"
        what = "a card" if dst_at >= 0 else "the place" if self.looks[dst] else "the empty place"
        return f"{self.place(dst)}: {what}"

    # ---- attempts

    def lifts(self) -> Iterator[tuple[Key, int]]:
        """All that can be pointed at: each card that lies under no other, and each empty place."""
        for key, cards in self.looks.items():
            piled = self.zones[key].spread == "stack"
            yield from ((key, at) for at in (range(len(cards) - 1 if piled else 0, len(cards)) if cards else (-1,)))

    def drops(self, key: Key, at: int) -> Iterator[tuple[Key, int]]:
        """Everywhere that this card does not go: places by a drop, cards by a click."""
        targets = set(self.gestures.targets(key, at))
        for place, cards in self.looks.items():
            if Target(place) in targets:
                continue
            if place != key:  # back in its place is no attempt, and scolds nobody
                yield place, -1
            for index in range(len(cards)):
                taken_up = self.gestures.liftable(place, index)
                if Target(place, index) not in targets and (place, index) != (key, at) and not taken_up:
                    yield place, index

    def answer(self, src: Key, at: int, dst: Key | None = None, dst_at: int = -1) -> Answer:
        """As `Hands` answers."""
        attempt = Attempt(Place(*src), at, Place(*dst) if dst else None, dst_at)
        goals = self.gestures.targets(src, at)
        reason = self.game.why_not(self.view, attempt)
        if reason is None and dst is not None and goals:
            names = WORDS.series(dict.fromkeys(self.called(goal) for goal in goals))
            reason = Reason(Text(ELSEWHERE, (names,)), self.game.section(self.gestures.all_of(src, at)[0]))
        target = self.target(src, at, dst, dst_at) if dst else ""
        tried = Tried(self.game.info.id, self.time, self.source(src, at), target)
        return Answer(tried, self, attempt, reason or Reason(SILENT, ""))

    def place(self, key: Key) -> str:
        """What a place is, to whoever looks: `own hand`, `stack`."""
        return f"{self.whose(key)}{zone_kind(self.game, key[0])}"

    @property
    def takes(self) -> set[str]:
        """The places from which something can be taken now."""
        return {self.place(source.key) for source in self.gestures.sources()}

    def called(self, target: Target) -> str:
        title = self.looks[target.key][target.index].face.title if target.index >= 0 else ""
        return title or say(Text(f"{self.game.info.id}.zone.{target.key[0]}"))

    def answers(self) -> Iterator[Answer]:
        """To everything that is refused here."""
        for key, at in self.lifts():
            if not self.gestures.liftable(key, at):
                yield self.answer(key, at)
                continue
            yield from (self.answer(key, at, place, index) for place, index in self.drops(key, at))


def zone_kind(game: Game, zone: str) -> str:
    """Places that the rules do not tell apart have one name."""
    if game.info.id == "clash" and zone in ("upper", "lower"):
        return "lane"
    if zone.startswith("stack_"):
        return "stack"
    if game.info.id == "barbarossa" and zone in SHOP:
        return "pile"
    return zone


# ---- walks


def walk(setup: SetUp, seed: int, plies: int) -> Iterator[State]:
    """A game's decisions and its end: moves by chance, every other game by the rule of thumb."""
    state, dice = setup.new(seed), Rng(mix(seed, 4))
    for ply in count():
        yield state
        if state.over or ply >= plies:
            return
        legal = state.legal()
        by_chance = seed % 2 or not dice.below(8)
        action = legal[dice.below(len(legal))] if by_chance else setup.rules().bots.policy(state, legal, dice)
        state.apply(action)


def tables(setup: SetUp, seeds: Collection[int], plies: int, most: int) -> Iterator[Table]:
    """Decisions of some games before the one who decides, and before another seat: of each thing that is asked for so
    many positions early, later and late."""
    met: Counter[tuple[str, int]] = Counter()
    for seed in seeds:
        for ply, state in enumerate(walk(setup, seed, plies)):
            asked = "" if state.over else state.prompt().id, ply.bit_length()
            met[asked] += 1
            if met[asked] > most:
                continue
            others = [seat for seat in range(setup.seats) if seat != state.decider()]
            if state.over:
                yield from (Table(setup.rules(), state, seat) for seat in others)
            else:
                yield Table(setup.rules(), state, state.decider())
                yield Table(setup.rules(), state, others[ply % len(others)])


def answers(games: Collection[str], seeds: Collection[int], plies: int, most: int) -> Iterator[Answer]:
    """All that is answered in some games of every set-up, and in positions that those hardly ever come to."""
    for game in games:
        for state in rare(game):
            for seat in range(state.setting.seats):
                yield from Table(BY_ID[game], state, seat).answers()
    for setup in SETUPS:
        if setup.game in games:
            for table in tables(setup, seeds, plies, most):
                yield from table.answers()


# ---- for a person to read


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="every refusal, with what it answers")
    parser.add_argument("games", nargs="*", default=sorted({setup.game for setup in SETUPS}))
    parser.add_argument("--seeds", type=int, default=30, help="games a set-up")
    parser.add_argument("--plies", type=int, default=200, help="decisions a game")
    parser.add_argument("--most", type=int, default=10, help="positions of a set-up for each thing that is asked for")
    parser.add_argument("--csv", action="store_true", help="one line an attempt")
    parser.add_argument("--compact", action="store_true", help="without the attempts")
    chosen = parser.parse_args(arguments)
    seen: dict[tuple[Tried, str], Answer] = {}
    for answer in answers(chosen.games, range(chosen.seeds), chosen.plies, chosen.most):
        seen.setdefault((answer.tried, answer.reason.text.id), answer)
    found = sorted(seen.values(), key=lambda answer: (answer.tried.game, answer.reason.text.id, answer.tried))
    if chosen.csv:
        writer = csv.writer(sys.stdout)
        writer.writerow((*Tried._fields, "id", "section", "sentence"))
        for answer in found:
            writer.writerow((*answer.tried, answer.reason.text.id, answer.reason.section, say(answer.reason.text)))
    else:
        print("\n".join(markdown(found, chosen.compact)))
    return 0


def markdown(found: Sequence[Answer], compact: bool) -> Iterator[str]:
    """A line a sentence of a game."""
    by_sentence: dict[tuple[str, str], list[Answer]] = {}
    for answer in found:
        by_sentence.setdefault((answer.tried.game, answer.reason.text.id), []).append(answer)
    yield f"{len(by_sentence)} sentences, {len(found)} kinds of attempts"
    for (game, name), told in by_sentence.items():
        times, sources, targets = (sorted({answer.tried[n] for answer in told}) for n in (1, 2, 3))
        yield f"- **{game}** `{name}` {say(told[0].reason.text)}"
        if not compact:
            yield f"    - when: {'; '.join(times)}"
            yield f"    - taken: {'; '.join(sources)}"
            if targets != [""]:
                yield f"    - put on: {'; '.join(target or '(only taken up)' for target in targets)}"


if __name__ == "__main__":
    raise SystemExit(main())
