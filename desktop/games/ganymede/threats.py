"""What a rival's row may do to whoever stops now, from what that one may know: what it needs, how often it is there.

A rival that has stopped has one of so many rows that can have come about, each deal as likely; As and 3s are played at
their best. One that is still to draw needs a number of points. What a hit takes at least follows from the cards on the
table: a point each, and no more than 3 against a 10. A 3 that nobody has seen may shift what is needed by 1.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, prose, stopped
from desktop.face import Say
from desktop.games.ganymede.cards import ACE, BUNKER, RANK, VALUE
from desktop.games.ganymede.judgement import best_total, exchange
from desktop.games.ganymede.plates import camps, who
from desktop.games.ganymede.sight import likely_rows
from desktop.games.ganymede.state import MOST, PURPLE
from desktop.games.ganymede.strength import CAP, LIMIT
from desktop.games.ganymede.verbs import STOP
from desktop.look import Threat

MOST_ROWS = 400  # that are weighed; of more no odds are told


class Meeting(NamedTuple):
    """A rival's row against the own one, as far as the own seat can know."""

    foe: int
    done: bool  # it draws no more
    bust: bool  # the own row is past 21
    needs: tuple[int, int]  # so many points, from and to, in what lies face down or is still to come
    chance: Fraction | None  # how often the row that lies there hits; None: not told
    ranks: tuple[str, ...]  # with one card face down: those that hit
    least: int  # that a hit takes
    hp: int
    decides: bool  # whether the fall of the own camp is the end

    @property
    def falls(self) -> bool:
        """Whether any hit is the last one."""
        return self.least >= self.hp


def meetings(info: InfoSet) -> list[Meeting]:
    """Against each camp that the own one is compared with, if it drew no more."""
    view, seat = info.view, info.seat
    if STOP not in info.legal or view.counters[f"hp:{seat}"] <= 0:
        return []
    if camps(view) == 2:
        return [_meeting(view, seat, 1 - seat)]
    foes = [camp for camp in (0, 1) if view.counters[f"hp:{camp}"]] if seat == PURPLE else [PURPLE]
    return [_meeting(view, seat, foe) for foe in foes]


def _meeting(view: View, seat: int, foe: int) -> Meeting:
    battle = camps(view) == 2
    own = [slot.card for slot in view.zones[Place("row", seat)] or () if slot.card is not None]
    slots = view.zones[Place("row", foe)] or ()
    lie = [slot.card for slot in slots if slot.card is not None]
    done = foe == view.counters["starter"] if battle else seat == PURPLE
    mine = best_total(own) + 2 * sum(BUNKER[card] for card in lie)
    bust = mine > LIMIT
    theirs = sum(VALUE[card] for card in lie) + 2 * sum(BUNKER[card] for card in own)
    ace = 10 * any(ACE[card] for card in lie)  # which may still count 11
    needs = max(0, mine - theirs - ace), max(0, LIMIT - theirs)
    due = int(not done and battle and len(slots) < MOST)
    least = len(slots) + due  # 7s add to it if their owner wishes
    if any(BUNKER[card] for card in own):
        least = min(CAP, least)
    chance, ranks = _odds(view, own, foe, battle) if done else (None, ())
    others = [camp for camp in (0, 1) if camp != seat and view.counters[f"hp:{camp}"]]
    decides = battle or seat == PURPLE or not others
    return Meeting(foe, done, bust, needs, chance, ranks, least, view.counters[f"hp:{seat}"], decides)


def _odds(view: View, own: list[int], foe: int, battle: bool) -> tuple[Fraction | None, tuple[str, ...]]:
    """Of the rows that can lie there, how many hit; and with one card face down, which cards those are."""
    slots, mine = view.zones[Place("row", foe)] or (), tuple(sorted(own))
    hidden = [at for at, slot in enumerate(slots) if slot.card is None]
    weights: dict[tuple[int, ...], int] = {}
    ranks: dict[str, int] = {}
    for number, (row, ways) in enumerate(likely_rows(view, foe)):
        if number == MOST_ROWS:
            return None, ()
        weights[row] = weights.get(row, 0) + ways
    hits = 0
    for row, ways in weights.items():
        if exchange(tuple(sorted(row)), mine, battle)[0]:  # the rival announces first
            hits += ways
            ranks.update({RANK[row[at]]: VALUE[row[at]] for at in hidden})
    chance = Fraction(hits, sum(weights.values()))
    return chance, tuple(sorted(ranks, key=ranks.__getitem__)) if len(hidden) == 1 else ()


def threats(info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
    """At the row of each rival; of a card that is still to be drawn nobody knows."""
    if action not in (None, STOP):
        return ()
    return [_told(info.view, each, say) for each in meetings(info)]


def _told(view: View, met: Meeting, say: Say) -> Threat:
    key, name = ("row", met.foe), who(view, met.foe)
    if met.chance == 0:
        return Threat(key, say(Text("ganymede.threat.never", (name,))), holds=True)
    head, *odds = _needed(met, name)
    if met.falls and met.decides:
        return Threat(key, say(Text("ganymede.threat.falls", (name,))), say(stopped((head, *odds))), grave=True)
    hit = Text("ganymede.threat.ends" if met.falls else "ganymede.threat.hit", (met.least, met.hp))
    return Threat(key, say(head), say(prose((*odds, hit))))


def _needed(met: Meeting, name: Text) -> list[Text]:
    """What the rival needs, and how often it is there."""
    low, high = met.needs
    if met.chance == 1:
        return [Text("ganymede.threat.always", (name,))]
    if met.chance is not None:
        share = max(1, min(99, round(100 * met.chance)))
        if met.ranks:
            return [Text("ganymede.threat.ranks", (listed(met.ranks), name)), Text("ganymede.threat.odds", (share,))]
        return [Text("ganymede.threat.chance", (share, name))]
    if met.bust:
        return [Text("ganymede.threat.bust", (name,))]
    if low == high:
        return [Text("ganymede.threat.exactly", (low, name))]
    return [Text("ganymede.threat.needs", (low, high, name))]
