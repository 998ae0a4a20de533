"""How the sides of a match stand, on its way to whoever reads it: what has changed, and all of it in words."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.look import RACE_BAR, Race, Runner, Score
from desktop.words import Words

__all__ = ["RACE_BAR", "Race", "Runner", "Score", "alike", "changes", "like", "signed", "told"]

MINUS = "−"


def alike(before: Race | None, race: Race | None) -> bool:
    """Whether both are about the same sides, in the same order."""
    sides = [each and [runner.name for runner in each.runners] for each in (before, race)]
    return sides[0] is not None and sides[0] == sides[1]


def changes(before: Race | None, race: Race | None) -> Iterator[tuple[tuple[int, int], int]]:
    """What has come to each number, by its side and its place there."""
    if before is None or race is None or not alike(before, race):
        return
    for number, (old, new) in enumerate(zip(before.runners, race.runners, strict=True)):
        for place, (was, now) in enumerate(zip(old.scores, new.scores, strict=False)):
            if was.label == now.label and was.value != now.value:
                yield (number, place), now.value - was.value


def told(race: Race, words: Words) -> str:
    """The whole of it, as it is read out."""
    sides = (
        words.pair(each.name, words.listed(f"{score.label} {score.text}" for score in each.scores))
        for each in race.runners
        if each.scores
    )
    return words.clauses(filter(None, (*sides, race.standing, race.ends)))


def like(value: int, score: Score) -> str:
    """A number written as the score is: whatever stands between its groups."""
    between = next((mark for mark in score.text if not mark.isdigit()), "")
    return f"{abs(value):,}".replace(",", between)


def signed(change: int, score: Score) -> str:
    """By how much it has changed, likewise."""
    return ("+" if change > 0 else MINUS) + like(change, score)
