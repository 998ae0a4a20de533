"""Why a card of Chronicle may be worth it where the meeting does not show it: by what the others would do with it.

Face-up cards, allies and histories lie open, so all of it is everybody's to know.
"""

from desktop.engine.actions import Action
from desktop.engine.game import Why
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, listed, seat_name
from desktop.games.chronicle.cards import EVIL, STRENGTH, SUIT, WILD
from desktop.games.chronicle.meeting import winner
from desktop.games.chronicle.standing import ahead, all_allies, compare, darkness, force, meeting_cards, seats_of
from desktop.games.chronicle.talk import card_name


def reasons(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """Of a card played into a meeting that somebody else is winning: what it keeps from them, or leaves to them."""
    view = info.view
    before = ahead(view)
    if action.verb not in ("play", "cover") or before is None or before.seat == info.seat:
        return ()
    played = meeting_cards(view)
    lead = view.counters["lead"]
    after = played if action.verb == "cover" else [*played, (info.seat, action.card)]
    if lead < 0 and action.verb == "play" and SUIT[action.card] != WILD:
        lead = SUIT[action.card]
    taker = winner(after, view.counters["leader"], lead).seat
    if taker == info.seat:
        return _denied(view, before.seat, info.seat, [card for _, card in played], action.card)
    last = view.counters["place"] == len(seats_of(view)) - 1  # nobody plays after it
    return _left(view, taker, [card for _, card in played]) if last else ()


def against(info: InfoSet, action: Action, better: Action) -> list[Text]:
    """What a card gives up: the meeting that another would be winning, or itself."""
    if action.verb not in ("play", "cover"):
        return []
    view, me, card = info.view, info.seat, card_name(action.card)
    taker = _taker(view, me, action)
    found = []
    if better.verb in ("play", "cover"):
        other = _taker(view, me, better)
        if other == me != taker:
            found.append(Text("chronicle.against.meeting"))
        elif taker == me != other and (cards := [each for _, each in meeting_cards(view)]):
            found.append(Text("chronicle.against.comes", (listed(map(card_name, cards)),)))
    if action.verb == "cover":
        found.append(Text("chronicle.against.covered", (card,)))
    elif taker != me:
        found.append(Text("chronicle.against.spent", (card, STRENGTH[action.card], seat_name(taker))))
    return [*found, Text("chronicle.against.gone", (card,))]


def _taker(view: View, seat: int, action: Action) -> int:
    """Who would win the meeting as it lies then."""
    played, lead = meeting_cards(view), view.counters["lead"]
    if action.verb == "play":
        played = [*played, (seat, action.card)]
        lead = SUIT[action.card] if lead < 0 and SUIT[action.card] != WILD else lead
    return winner(played, view.counters["leader"], lead).seat


def _denied(view: View, rival: int, seat: int, cards: list[int], own: int) -> tuple[Why, ...]:
    """A history on which the rival would have come to score with the cards of this meeting, and now does not."""
    owned, active = all_allies(view), force(view)
    theirs = [[*each, *cards] if at == rival else each for at, each in enumerate(owned)]
    mine = [[*each, *cards, own] if at == seat else each for at, each in enumerate(owned)]
    for now, lost, kept in zip(compare(owned, active), compare(theirs, active), compare(mine, active), strict=True):
        if rival in lost.leaders and rival not in now.leaders and rival not in kept.leaders:
            text = Text("chronicle.why_so.denies", (seat_name(rival), card_name(now.history)))
            return (Why(text, public=True),)
    return ()


def _left(view: View, taker: int, cards: list[int]) -> tuple[Why, ...]:
    """Evil that somebody else takes: whoever has it is shut out."""
    evil = [card for card in cards if EVIL[card]]
    if not evil or darkness(view):
        return ()
    return (Why(Text("chronicle.why_so.leaves", (seat_name(taker), listed(map(card_name, evil)))), public=True),)
