"""Do drills teach what is true? Games of a middling player, their moments as drills, held against games of their own.

    python -m tests.ai.drills clash --games 20

plays games in which the first seat is a person's whose play is like `standard`, judges each of its decisions, makes
drills of what is named, and verifies each as the program does: by a thousand paired games played on to the end. Each
that enters the box is then held against a thousand others, with luck that nobody has met. In worlds that the seat
cannot tell from the true one each drill is made once more: what it holds must be the same to the letter.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from desktop.ai.judging import WORSE, Verdict, judge
from desktop.ai.played_out import PlayedOut, play_out
from desktop.app.house.drill_box import made_of, seed_of
from desktop.controller.judged import Moment
from desktop.controller.proving import GAMES
from desktop.engine.game import Game
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from desktop.storage.drills import Drill
from tests.ai.verdicts import MID, Decided, decisions, table

RELAID = 3  # worlds in which each drill is made again
NOW = 1_795_000_000.0
ASKED = ("id", "position", "played", "best", "equal", "seat", "theme", "game", "mode", "seats")


class Held(NamedTuple):
    """A drill, and what came of a thousand other games."""

    drill: Drill
    fresh: PlayedOut


class Found(NamedTuple):
    """What games came to."""

    games: int = 0
    decisions: int = 0
    named: int = 0  # by the judge
    held: tuple[Held, ...] = ()  # those that were verified
    alike: int = 0  # drills made again in relaid worlds, the same to the letter
    relaid: int = 0  # all that were made again

    @property
    def better(self) -> int:
        """Those in which the answer won more of the fresh games."""
        return sum(each.fresh.gap().mean > 0 for each in self.held)

    @property
    def worse(self) -> int:
        """Those in which it surely won less."""
        return sum(each.fresh.gap().high < 0 for each in self.held)


def drill_of(game: Game, decided: Decided, verdict: Verdict, world: Rng | None = None) -> Drill:
    """The drill that comes of a decision; with dice, had the hidden cards lain otherwise."""
    setup, info = table(game.info.id), decided.info
    state = info.sample(world) if world is not None else info.sample(Rng(0))
    seats = [Seat("Mara"), *(Seat(f"Rival {number}", MID) for number in range(1, setup.seats))]
    match = Match(game, seats, setup.mode, setup.options, 1, salt="drills", start=state)
    match.submit(info.seat, decided.played)
    return made_of(match, Moment(0, verdict), NOW)


def verified(game: Game, decided: Decided, drill: Drill, verdict: Verdict, seed: int) -> PlayedOut:
    """So many games after what was played and after what is better."""
    best = game.verbs.parse(verdict.best)
    found = PlayedOut()
    for number in range(0, GAMES, 50):
        more = play_out(decided.info, decided.played, best, 50, Rng(mix(seed, number)), verdict.proved)
        found = found.plus(more)
    return found


def look(game: Game, number: int, level: str, foes: str) -> Iterator[Found]:
    """A game, decision by decision."""
    played = decisions(game, table(game.info.id), level, foes, mix(21, number))
    yield Found(games=1)
    for decided in played:
        verdict = judge(decided.info, decided.played, Rng(mix(22, number, decided.ply)))
        if verdict.size not in WORSE:
            yield Found(decisions=1)
            continue
        drill = drill_of(game, decided, verdict)
        again = [drill_of(game, decided, verdict, Rng(mix(23, each))) for each in range(RELAID)]
        alike = sum(all(getattr(one, name) == getattr(drill, name) for name in ASKED) for one in again)
        held: tuple[Held, ...] = ()
        if verified(game, decided, drill, verdict, seed_of(drill)).gap().low > 0.0:
            held = (Held(drill, verified(game, decided, drill, verdict, mix(24, number, decided.ply))),)
        yield Found(0, 1, 1, held, alike, len(again))


def added(one: Found, other: Found) -> Found:
    """Both together."""
    return Found(
        one.games + other.games,
        one.decisions + other.decisions,
        one.named + other.named,
        one.held + other.held,
        one.alike + other.alike,
        one.relaid + other.relaid,
    )


def told(game: str, found: Found) -> str:
    """All of it in a few lines."""
    kept, share = len(found.held), found.better / len(found.held) if found.held else 0.0
    gained = sum(each.fresh.gap().mean for each in found.held) / kept if kept else 0.0
    themes: dict[str, int] = {}
    for each in found.held:
        themes[each.drill.theme] = themes.get(each.drill.theme, 0) + 1
    listed = ", ".join(f"{name} {count}" for name, count in sorted(themes.items(), key=lambda row: -row[1]))
    return (
        f"{game}: {found.games} games, {found.decisions} decisions, {found.named} named, {kept} verified;"
        f" of these better in {GAMES} fresh games {found.better} ({share:.1%}), surely worse {found.worse},"
        f" mean gain {gained:.3f}; made again in relaid worlds the same {found.alike}/{found.relaid}"
        f"\n  themes: {listed}"
    )


def main() -> int:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Do drills teach what is true?")
    parser.add_argument("game", choices=list(BY_ID))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--level", default=MID, help="how the person's seat is played")
    parser.add_argument("--foes", default=MID)
    parser.add_argument("--seconds", type=float, default=0.0, help="look at nothing further after so long")
    args = parser.parse_args()
    game, found, begun = BY_ID[args.game], Found(), time.process_time()
    moments = (look(game, args.first + number, args.level, args.foes) for number in range(args.games))
    for more in chain.from_iterable(moments):
        found = added(found, more)
        for each in more.held:
            if each.fresh.gap().mean <= 0:
                print(f"  not better: {each.drill.played} -> {each.drill.best} {each.fresh}", flush=True)
        if args.seconds and time.process_time() - begun > args.seconds:
            break
    print(told(args.game, found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
