"""What others come to if one plays nothing stronger: this meeting, and the judgement as it stands.

Everything follows from the view. Cards in hands count for nobody, and neither do those face down: both are said to be
open. Only in a round's last meeting is the end in sight, as it stands.
"""

from collections.abc import Sequence
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, prose, seat_name, stopped
from desktop.face import Say
from desktop.games.chronicle.cards import NAMES, STRENGTH, SUIT, WILD
from desktop.games.chronicle.judgement import judge
from desktop.games.chronicle.meeting import BY_LEADER, CROWNED, WEAKEST, winner
from desktop.games.chronicle.rules import FAME_TO_WIN
from desktop.games.chronicle.standing import (
    Standing,
    all_allies,
    force,
    meeting_cards,
    seats_of,
    shut_out,
    standings,
    tallies,
)
from desktop.games.chronicle.state import Won
from desktop.games.chronicle.talk import card_name
from desktop.look import Threat

PLAYS = ("play", "cover")


class Claims(NamedTuple):
    """What others come to."""

    won: Won | None  # the meeting, if it is another's; None: nobody's, or one's own
    after: int  # how many still play
    led: tuple[Standing, ...]  # the histories that others would score and the own seat would not
    shut_out: bool
    meetings: int  # that are still to come
    ends: tuple[int, int] | None  # who would have enough Fame to win, and how much


def claims(view: View, action: Action | None = None) -> Claims:
    """As they stand, or after a card is played."""
    assert view.seat is not None
    seats, played = seats_of(view), meeting_cards(view)
    lead = view.counters["lead"]
    if action is not None and action.verb == "play":
        played = [*played, (view.seat, action.card)]
        lead = SUIT[action.card] if lead < 0 and SUIT[action.card] != WILD else lead
    won = winner(played, view.counters["leader"], lead) if played else None
    waiting = [seat for seat in seats if _waits(view, seat)]
    left = min(len(view.zones[Place("hand", seat)] or ()) - (seat in waiting) for seat in seats)
    led = tuple(row for row in standings(view) if row.leaders and view.seat not in row.leaders)
    return Claims(
        won if won is not None and won.seat != view.seat else None,
        len([seat for seat in waiting if seat != view.seat]),
        led,
        view.seat in shut_out(view),
        left,
        _ends(view, played, won) if not left and won is not None else None,
    )


def _waits(view: View, seat: int) -> bool:
    """Whether a seat is still to play in this meeting."""
    at = (seat - view.counters["leader"]) % len(seats_of(view))
    return at >= view.counters["place"] and bool(view.zones[Place("hand", seat)])


def _ends(view: View, played: Sequence[tuple[int, int]], won: Won) -> tuple[int, int] | None:
    """Who would win the match if the round ended with this meeting as it lies, and with how much Fame."""
    owned = all_allies(view)
    owned[won.seat] = [*owned[won.seat], *(card for _, card in played)]
    gained = judge(tallies(owned), [history for history, _ in force(view)]).fame(len(owned))
    fame = [view.counters[f"fame:{seat}"] + gain for seat, gain in enumerate(gained)]
    best = max(fame)
    assert view.seat is not None
    return (fame.index(best), best) if best >= FAME_TO_WIN and fame[view.seat] < best else None


def threats(info: InfoSet, say: Say, action: Action | None = None) -> Sequence[Threat]:
    """At the card that is ahead, and at how all stand."""
    view = info.view
    if not info.legal or info.legal[0].verb not in PLAYS:
        return ()
    found, now = [], claims(view, action)
    if now.won is not None:
        after = [Text("chronicle.threat.after", (now.after,))] * bool(now.after)
        found.append(Threat(("played", now.won.seat), say(_meeting(now.won)), say(prose(after)) if after else ""))
    stands = _judgement(view, now, say)
    return [*found, *([stands] if stands is not None else [])]


def _meeting(won: Won) -> Text:
    if won.why == BY_LEADER:
        return Text("chronicle.threat.by_leader", (seat_name(won.seat),))
    if won.why == CROWNED:
        return Text("chronicle.threat.crowned", (seat_name(won.seat), card_name(won.card)))
    name = "chronicle.threat.weakest" if won.why == WEAKEST else "chronicle.threat.strongest"
    return Text(name, (STRENGTH[won.card], seat_name(won.seat), card_name(won.card)))


def _judgement(view: View, now: Claims, say: Say) -> Threat | None:
    key, me = ("contest", -1), view.seat
    assert me is not None
    rows = [
        Text(
            "chronicle.threat.leads",
            (
                Text(f"chronicle.card.{NAMES[row.history]}.condition"),
                row.amounts[row.leaders[0]],
                row.amounts[me],
                listed(map(seat_name, row.leaders)),
            ),
        )
        for row in now.led
    ]
    to_come = Text("chronicle.threat.to_come", (now.meetings,)) if now.meetings else Text("chronicle.threat.last")
    if now.ends is not None:
        seat, fame = now.ends
        return Threat(key, say(Text("chronicle.threat.ends", (fame, seat_name(seat)))), say(to_come), grave=True)
    if now.shut_out:
        return Threat(key, say(Text("chronicle.threat.shut_out")), say(stopped((*rows, to_come))))
    if not rows:
        return None
    return Threat(key, say(rows[0]), say(stopped((*rows[1:], to_come))))


def warning(view: View, action: Action, threats: Sequence[Threat]) -> str:
    """What a card that is played leaves to another, where that would win the match."""
    threat = next((each for each in threats if each.grave), None)
    if threat is None or action.verb not in PLAYS or claims(view, action).ends is None:
        return ""
    return threat.text
