"""What a picture needs and only an evening of play, or another process, would bring: results, advice, chances.

Everything here is made up from the match itself by the game's own quick judgement, so that the same arguments give the
same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop.ai.judging import BEST, Blunder, Settled, Verdict
from desktop.ai.luck import Walk
from desktop.app.house.drill_box import made_of
from desktop.controller.advice import Review, Weighed
from desktop.controller.counsel import Counsel
from desktop.controller.judged import Moment
from desktop.controller.matches import PERSON, Action, Match
from desktop.controller.proving import GAMES, PlayedOut, Proving, Question
from desktop.developer.shot import greedy
from desktop.games import BY_ID
from desktop.questions import Answer, Task, Weigh
from desktop.storage.drills import Drill
from desktop.storage.spacing import AGAIN, GOOD
from desktop.storage.statistics import Result
from desktop.worker import solve

STEP_DOWN = 0.07  # of the chance, from one piece of advice to the next
PICTURED = 60  # iterations of a search for a picture
UNSURE = (0.02, 0.05, 0.03)  # how far two looks are from what they say together
WORLDS = 1200  # in which they were looked at
HALF = 0.5  # of a result was luck
LOSING, STAKED = 0.3, 0.75  # what a person's moves cost in a match of the sample, and what was at stake
LITTLE = 0.36  # what the small losses of the sample come to
LOST, WITHIN = (0.07, 0.24, 0.13), 0.02  # what decisions of the sample lost, and how surely

_PEOPLE = ("Mara", "Ivo", "Lena")
_DAY = 86_400.0
_MATCHES = (  # game, mode, opponents, people, how many were won of how many
    ("clash",      "duel",     ("strong",),                     1, 7, 12),
    ("clash",      "duel",     (),                              2, 0, 4),
    ("ganymede",   "battle",   ("standard",),                   1, 9, 11),
    ("ganymede",   "coop",     ("strong",),                     1, 2, 3),
    ("barbarossa", "campaign", ("standard", "standard"),        1, 3, 8),
    ("chronicle",  "match",    ("easy", "standard", "strong"),  2, 5, 9),
    ("fleet",      "battle",   ("easy",),                       1, 6, 6),
)  # fmt: skip


def results() -> list[Result]:
    """Some weeks of finished matches."""
    made: list[Result] = []
    for game, mode, opponents, people, won, played in _MATCHES:
        names = (*_PEOPLE[:people], *(level.capitalize() for level in opponents))
        players = (PERSON,) * people + opponents
        for number in range(played):
            winner = 0 if (number * 5) % played < won else people - 1 if not opponents else len(players) - 1
            when = (len(made) + 1) * _DAY
            counts = (number % 3, number % 4 // 3, False, 40 + 3 * number)
            by_play = tuple((seat == winner) * HALF + (1 - HALF) / len(players) for seat in range(len(players)))
            played_so = Result(f"{len(made)}", game, mode, names, players, (winner,), when, *counts, less_luck=by_play)
            lost, staked = (tuple(part * (player == PERSON) for player in players) for part in (LOSING, STAKED))
            version, looks = BY_ID[game].info.opponents_version, BY_ID[game].bots.judging.looks
            seen = played_so._replace(lost=lost, staked=staked, seen_by=version, looks=looks)
            made.append(seen if number else played_so)
    return made


def drill(match: Match, now: float) -> Drill:
    """The decision that stands as a drill: the rule of thumb is right, and another move was played."""
    seat = match.state.decider()
    best = greedy(match, seat)
    played = next(action for action in reversed(match.state.legal()) if action != best)
    again = Match(match.game, match.seats, match.mode, match.options, match.seed, match.salt, start=match.state)
    again.submit(seat, played)
    verdict = Verdict(match.game.bots.judging.size(LOST[1]), match.game.verbs.text(best), (), 0.18, LOST[1], 0.3, 900)
    made = made_of(again, Moment(0, verdict), now - 8 * _DAY)
    return made._replace(games=GAMES, won_played=381.0, won_best=557.0)


def drills(matches: Iterable[Match], now: float) -> list[Drill]:
    """A box after some weeks: most are due, some were answered, right or wrong."""
    made = []
    for number, match in enumerate(matches):
        one = drill(match, now)
        for day in range(number % 4):
            one = one.answered(AGAIN if (number + day) % 3 == 0 else GOOD, now - (6 - day) * _DAY)
        made.append(one._replace(due=now - _DAY if number % 3 else now + 3 * _DAY))
    return made


class PlayedOutAlready(Proving):
    """Games that were played out before anybody asked."""

    def ask(self, question: Question) -> None:
        """The same for every question."""
        self._question = question
        self.found = PlayedOut(GAMES, 381.0, 557.0, 302.0)


def weighed(match: Match) -> list[Weighed]:
    """Advice for whoever is to act: the rule of thumb first, then what else there is."""
    seat = match.state.decider()
    first, chance = greedy(match, seat), _chance(match, len(match.steps))
    others = [action for action in match.state.legal() if action != first]
    return [Weighed(action, chance - STEP_DOWN * at) for at, action in enumerate((first, *others[:2]))]


class AtOnce(Counsel):
    """Answers in this process, in no time: a picture waits for nobody, and is the same again."""

    def put_first(self, make: Callable[[int], Task], within: float, hears: Callable[[Answer], None]) -> None:
        """By as much thought as there is none."""
        task = make(0)
        quick = Weigh(iterations=PICTURED) if isinstance(task.question, Weigh) else task.question
        hears(solve(task._replace(question=quick), {}, lambda: False))


def blundered(match: Match, move: Action, better: Action) -> Settled:
    """This move would throw a lot away."""
    text = match.game.verbs.text
    return Settled((), ((text(move), Blunder(text(better), LOST[1] - WITHIN, LOST[1])),), done=True)


def counsel(match: Match) -> Counsel:
    """One that has looked back over a finished match already."""
    made = AtOnce(match)
    made.review = reviewed(match)
    return made


def reviewed(match: Match) -> Review:
    """The look back over a finished match: some of the own decisions, evenly spread, stand out, and in
    the second quarter a little was lost with each.
    """
    review = Review(match)
    for at, step in enumerate(match.steps):
        review.note([Weighed(step.action, _chance(match, at))], UNSURE[at // 7 % len(UNSURE)])
    own = [at for at in review.judged.own() if len(match.steps[at].before.legal()) > 1]
    small = own[len(own) // 4 : len(own) // 2]
    worse = {own[(2 * number + 1) * len(own) // (2 * len(LOST))]: lost for number, lost in enumerate(LOST) if own}
    text, judging = match.game.verbs.text, match.game.bots.judging
    for at in review.judged.own():
        step, lost = match.steps[at], worse.get(at, 0.0)
        verdict = Verdict(BEST, text(step.action))
        better = next((action for action in step.before.legal() if action != step.action), step.action)
        if at in small:
            verdict = verdict._replace(
                worlds=WORLDS, instead=text(better), cost=LITTLE / len(small), off=WITHIN / len(small)
            )
        if lost:
            verdict = Verdict(judging.size(lost), text(better), (), lost - WITHIN, lost, lost + WITHIN, WORLDS)
        review.judged.note(at, verdict)
    if match.over:
        _tell_luck(review, match)
    return review


def _tell_luck(review: Review, match: Match) -> None:
    """Apart from play, as the other process would."""
    walk = Walk(match.game, match.seed)
    state = match.steps[0].before.clone()
    review.apart.note(walk.deal(match.mode, match.options, state))
    for number, step in enumerate(match.steps):
        review.apart.note(walk.step(state, step.action, number))


def _chance(match: Match, at: int) -> float:
    """What the game's own judgement says of whoever decides there."""
    state = match.steps[at].before if at < len(match.steps) else match.state
    return match.game.bots.evaluate(state, state.decider())
