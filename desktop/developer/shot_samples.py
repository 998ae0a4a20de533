"""What a picture needs and only an evening of play, or another process, would bring: results, advice, chances.

Everything here is made up from the match itself by the game's own quick judgement, so that the same arguments give the
same picture.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop.ai.judging import BEST, Verdict
from desktop.ai.luck import Walk
from desktop.controller.advice import Review, Weighed
from desktop.controller.counsel import Counsel
from desktop.controller.matches import PERSON, Match
from desktop.developer.shot import greedy
from desktop.storage.statistics import Result
from desktop.worker import Answer, Task, solve

STEP_DOWN = 0.07  # of the chance, from one piece of advice to the next
PICTURED = 60  # iterations of a search for a picture
UNSURE = (0.02, 0.05, 0.03)  # how far two looks are from what they say together
WORLDS = 1200  # in which they were looked at
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
            counts = (number % 3, number % 2, False, 40 + 3 * number)
            made.append(Result(f"{len(made)}", game, mode, names, players, (winner,), when, *counts))
    return made


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
        hears(solve(make(0)._replace(seconds=0.0, iterations=PICTURED), {}, lambda: False))


def counsel(match: Match) -> Counsel:
    """One that has looked back over a finished match already."""
    made = AtOnce(match)
    made.review = reviewed(match)
    return made


def reviewed(match: Match) -> Review:
    """The look back over a finished match: some of the own decisions, evenly spread, stand out."""
    review = Review(match)
    for at, step in enumerate(match.steps):
        review.note([Weighed(step.action, _chance(match, at))], UNSURE[at // 7 % len(UNSURE)])
    own = [at for at in review.judged.own() if len(match.steps[at].before.legal()) > 1]
    worse = {own[(2 * number + 1) * len(own) // (2 * len(LOST))]: lost for number, lost in enumerate(LOST) if own}
    text, judging = match.game.verbs.text, match.game.bots.judging
    for at in review.judged.own():
        step, lost = match.steps[at], worse.get(at, 0.0)
        verdict = Verdict(BEST, text(step.action))
        if lost:
            better = next(action for action in step.before.legal() if action != step.action)
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
