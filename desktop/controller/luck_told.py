"""What luck gave and what play gave, seat by seat, in whole percent of the win that add up to what each seat got."""

from __future__ import annotations

from typing import NamedTuple

from desktop.ai.luck import Account
from desktop.controller.advice import Review
from desktop.engine.match import Match
from desktop.engine.text import Text, seat_name
from desktop.face import Say

FAIR = 1  # percent of the win: luck that gave or took no more was even


class Gained(NamedTuple):
    """Of one seat, in percent: start, deal, draws, own and others add up to the result."""

    start: int
    deal: int
    draws: int
    own: int
    others: int
    result: int

    @property
    def luck(self) -> int:
        """What deal and draws gave together."""
        return self.deal + self.draws


class LuckTold(NamedTuple):
    """The same for a page: a row and a sentence a seat, or how far it has come."""

    rows: tuple[Gained, ...]
    said: tuple[str, ...]  # whether luck was with the seat
    draws: bool  # whether chance had a say after the deal
    note: str = ""  # how far it has come


def tell_luck(review: Review, match: Match, say: Say) -> LuckTold:
    """As far as it is known."""
    apart = review.apart
    if not apart.complete:
        note = say(Text("house.luck.so_far", (len(apart.parts), len(match.steps) + 1)))
        return LuckTold((), (), True, note)
    rows = tuple(in_percent(account) for account in apart.accounts())
    said = tuple(say(_said(seat, row)) for seat, row in enumerate(rows))
    return LuckTold(rows, said, any(row.draws for row in rows))


def in_percent(account: Account) -> Gained:
    """In whole numbers that add up: those with the largest rests are rounded the other way."""
    parts = [100 * part for part in account[:5]]
    whole = [round(part) for part in parts]
    missing = round(100 * account.result) - sum(whole)
    step = 1 if missing > 0 else -1
    nearest = sorted(range(len(parts)), key=lambda at: step * (whole[at] - parts[at]))
    for at in nearest[: abs(missing)]:
        whole[at] += step
    return Gained(*whole, round(100 * account.result))


def _said(seat: int, row: Gained) -> Text:
    """Whether luck was with this seat, and by how much."""
    if abs(row.luck) <= FAIR:
        return Text("house.luck.even", (seat_name(seat),))
    return Text("house.luck.with" if row.luck > 0 else "house.luck.against", (seat_name(seat), abs(row.luck)))
