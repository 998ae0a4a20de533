"""Previews: what an action would bring about, and softly what would be wasted. From the InfoSet alone."""

from desktop.engine.actions import Action
from desktop.engine.game import Note
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.games.barbarossa.abilities import sacrifice_bonus
from desktop.games.barbarossa.cards import (
    CITY,
    DEPLOY,
    DISCARD,
    EFFECT,
    FATIGUE,
    FATIGUE_PAYS,
    GAIN,
    INFANTRY,
    LAST,
    NAMES,
    OCCUPY,
    POINTS,
    TANK,
    TRANSPORT,
    UNIT,
    VP,
    WITHDRAW,
    Points,
)  # fmt: skip
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.forces import BP_AT, SP_AT, cards, losses, odds, reachable, units, withdrawals
from desktop.games.barbarossa.playing import hindrance
from desktop.games.barbarossa.sight import held
from desktop.games.barbarossa.state import PILES
from desktop.games.barbarossa.talk import card_name, expected
from desktop.games.barbarossa.turn import activation_price, frost
from desktop.games.barbarossa.verbs import GROUPS as RAZED

FROM_HAND = ("play", "deploy_from_hand")  # what begins with a card of the hand: those have a frame on the table


def preview(info: InfoSet, action: Action) -> tuple[Note, ...]:
    """What the action does to purse, hand and army; where chance comes in, how likely."""
    if action.verb == "done":
        return tuple(_done(info))
    judge = _PREVIEWS.get(action.verb)
    return tuple(judge(info.view, info.seat, action)) if judge is not None else ()


def _points(points: Points, less: int = 0) -> list[Note]:
    """The points that come in, kind by kind."""
    amounts = [max(0, amount - less) if name == "sp" else amount for name, amount in zip(POINTS, points)]
    return [Note(Text(f"barbarossa.note.{name}", (amount,))) for name, amount in zip(POINTS, amounts) if amount]


def _play(view: View, seat: int, action: Action) -> list[Note]:
    card = action.card
    notes = _points(GAIN[card], hindrance(cards(view, "deployed", seat), view.counters["spared"]) * TRANSPORT[card])
    if PLAY_COST[card]:
        notes.append(Note(Text("barbarossa.note.op_left", (view.counters["op"] - PLAY_COST[card] + GAIN[card][0],))))
    if GAIN[card][2] and not cards(view, "discard", seat) and not held(view, seat):
        notes.append(Note(Text("barbarossa.note.no_draw"), True))
    if DEPLOY[card] == "must":
        notes.append(Note(Text("barbarossa.note.deploys")))
    if EFFECT[card] == "rally" and not any(TANK[each] or INFANTRY[each] for each in cards(view, "fatigued", seat)):
        notes.append(Note(Text("barbarossa.note.no_rally"), True))
    return notes


def _deploy(view: View, seat: int, action: Action) -> list[Note]:
    bp = FATIGUE[action.card][BP_AT]
    return [Note(Text("barbarossa.note.army", (bp, card_name(action.card))))] if bp else []


def _ability(view: View, seat: int, action: Action) -> list[Note]:
    """In an attack what then is gathered, outside of one the points."""
    card = action.card
    bp = FATIGUE[card][BP_AT] if action.verb == "fatigue" else DISCARD[card] if action.verb == "discard" else 0
    if action.verb == "sacrifice":
        bp = sacrifice_bonus()
    notes = []
    if action.verb == "fatigue":
        notes += [note for note in _points(FATIGUE[card]) if not note.text.id.endswith(".bp")]
        if FATIGUE_PAYS[card]:
            notes.append(Note(Text("barbarossa.note.sp_left", (view.counters["sp"] - FATIGUE_PAYS[card],))))
    if bp:
        notes = [_gathered(view, bp), *notes]
    return notes


def _gathered(view: View, more: int, less: int = 0) -> Note:
    """`14 of 18 BP`; and with enough of them the attack is won at once."""
    cost = max(0, view.counters["cost"] - less)
    bp = view.counters["bp"] + more
    if view.counters["target"] < 0:
        return Note(Text("barbarossa.note.bp_in_all", (bp,)))
    if bp >= cost:
        return Note(Text("barbarossa.note.reaches", (bp, cost, card_name(view.counters["target"]))))
    return Note(Text("barbarossa.note.gathers", (bp, cost)))


def _withdraw(view: View, seat: int, action: Action) -> list[Note]:
    notes = [_gathered(view, 0, WITHDRAW[action.card])]
    return [*notes, Note(Text("barbarossa.note.vp_lost", (VP[action.card],)), True)]


def _attack(view: View, seat: int, action: Action) -> list[Note]:
    """What it costs, what can be gathered, how many of the events let it succeed, and what it takes."""
    card = action.card
    tired, everything = reachable(view, seat)
    cheaper = withdrawals(view, seat) if CITY[card] else 0
    short = everything + cheaper < OCCUPY[card]
    notes = [Note(Text("barbarossa.note.costs", (OCCUPY[card], tired, everything)), short)]
    if CITY[card]:
        wins, events = odds(view, OCCUPY[card], tired)
        stretched, _ = odds(view, OCCUPY[card], everything + cheaper)
        notes.append(Note(Text("barbarossa.note.odds", (wins, events, stretched)), not stretched))
    notes += _red(view, seat, card)
    if card == LAST:
        notes.append(Note(Text("barbarossa.note.last"), True))
    return notes


def _red(view: View, seat: int, card: int) -> list[Note]:
    """What a red rule takes, won or lost."""
    if EFFECT[card] == "raze":
        tanks, others = losses(view, seat, card)
        return [Note(Text("barbarossa.note.raze", (tanks.number, others.number)), bool(tanks.number + others.number))]
    return [
        Note(Text("barbarossa.note.loses", (loss.number, Text(f"barbarossa.group.{loss.group}"))), True)
        for loss in losses(view, seat, card)
        if loss.number
    ]


def _break_off(view: View, seat: int, action: Action) -> list[Note]:
    missing = view.counters["cost"] - view.counters["bp"]
    return [Note(Text("barbarossa.note.fails", (missing,)), True), *_red(view, seat, view.counters["target"])]


def _activate(view: View, seat: int, action: Action) -> list[Note]:
    return [
        Note(
            Text(
                "barbarossa.note.sp_left",
                (view.counters["sp"] - activation_price(action.card, frost(cards(view, "deployed", seat))),),
            )
        )
    ]


def _buy(view: View, seat: int, action: Action) -> list[Note]:
    left = (view.counters["sp"] - BUY_COST[action.card], view.counters["rp"] - 1)
    notes = [Note(Text("barbarossa.note.left", left))]
    if VP[action.card]:
        notes.append(Note(Text("barbarossa.note.vp", (VP[action.card],))))
    return notes


def _done(info: InfoSet) -> list[Note]:
    """Soft warnings: what would be wasted."""
    return _WASTES[expected(info.view)](info) or [Note(Text("barbarossa.note.nothing_lost"))]


def _waste_activation(info: InfoSet) -> list[Note]:
    view, seat = info.view, info.seat
    tired = [card for card in cards(view, "fatigued", seat) if UNIT[card]]
    return [Note(Text("barbarossa.note.stays_fatigued", (len(tired),)))] if tired else []


def _waste_operation(info: InfoSet) -> list[Note]:
    view, seat, notes = info.view, info.seat, []
    op, ready = view.counters["op"], {action.card for action in info.legal if action.verb in FROM_HAND}
    playable = [card for card in cards(view, "hand", seat) if card in ready]
    if any(PLAY_COST[card] for card in playable):
        notes.append(Note(Text("barbarossa.note.waste_op", (op, len(playable))), True))
    waiting = [card for card in cards(view, "playing", seat) if DEPLOY[card]]
    if waiting:
        notes.append(Note(Text("barbarossa.note.not_deployed", (len(waiting),)), True))
    if view.counters["bp"] and view.counters["attacked"]:
        notes.append(Note(Text("barbarossa.note.waste_bp", (view.counters["bp"],))))
    elif not view.counters["attacked"] and any(UNIT[card] for card in units(view, seat)):
        notes.append(Note(Text("barbarossa.note.no_attack")))
    return notes


def _waste_reinforcement(info: InfoSet) -> list[Note]:
    view, seat = info.view, info.seat
    rp, sp = view.counters["rp"], view.counters["sp"]
    carried = sum(GAIN[card][SP_AT] for card in cards(view, "hand", seat) if TRANSPORT[card])
    tops = [pile[-1] for pile in (cards(view, name) for name in PILES) if pile]
    best = max((BUY_COST[card] for card in tops if BUY_COST[card] <= sp + carried), default=0)
    if not rp or best <= 0:
        return []
    if not carried:
        return [Note(Text("barbarossa.note.waste_sp", (sp, rp, best)), True)]
    return [Note(Text("barbarossa.note.waste_carried", (sp, carried, rp, best)), True)]


_WASTES = {
    "activation": _waste_activation, "operation": _waste_operation, "reinforcement": _waste_reinforcement,
}  # fmt: skip


def _gain(view: View, seat: int, action: Action) -> list[Note]:
    return [Note(Text("barbarossa.note.vp", (VP[action.card],)))] if VP[action.card] else []


def _remove(view: View, seat: int, action: Action) -> list[Note]:
    limit = view.prompt.args[0]
    assert isinstance(limit, int)
    return [Note(Text("barbarossa.note.upgrade", (max(BUY_COST[action.card], 0) + limit,)))]


def _raze(view: View, seat: int, action: Action) -> list[Note]:
    number = view.prompt.args[action.target]
    assert isinstance(number, int)
    return [Note(Text(f"barbarossa.note.raze_{RAZED[action.target]}", (number,)), True)]


def _assign(view: View, seat: int, action: Action) -> list[Note]:
    event = cards(view, "revealed")[0]
    name = f"barbarossa.card.{NAMES[event]}.text"
    return [Note(Text("barbarossa.note.assign", (seat_name(action.target), Text(name))), action.target == seat)]


def _keep(view: View, seat: int, action: Action) -> list[Note]:
    """Rulebook, Ending Phase: one card may be kept, the others are discarded."""
    others = len(cards(view, "hand", seat)) - (action.verb == "keep")
    return [Note(Text(f"barbarossa.note.{'keeps' if action.verb == 'keep' else 'keeps_none'}", (others,)))]


def _lose(view: View, seat: int, action: Action) -> list[Note]:
    """What a red rule takes is lost to the army, not to the count at the end."""
    bp, name = FATIGUE[action.card][BP_AT], card_name(action.card)
    return [
        Note(Text("barbarossa.note.could_bring", (bp, name)) if bp else Text("barbarossa.note.brings_none", (name,)))
    ]


def _into_hand(view: View, seat: int, action: Action) -> list[Note]:
    return [Note(Text("barbarossa.note.into_hand", (max(0, PLAY_COST[action.card]),)))]


def _decline(view: View, seat: int, action: Action) -> list[Note]:
    return [Note(Text("barbarossa.note.does_without"))]


_PREVIEWS = {
    "play": _play, "deploy": _deploy, "deploy_from_hand": _deploy, "fatigue": _ability, "discard": _ability,
    "sacrifice": _ability, "withdraw": _withdraw, "attack": _attack, "break_off": _break_off, "activate": _activate,
    "buy": _buy, "gain": _gain, "remove": _remove, "raze": _raze, "assign": _assign,
    "keep": _keep, "keep_none": _keep, "lose": _lose, "repair": _into_hand, "recruit": _into_hand, "rally": _deploy,
    "decline": _decline,
}  # fmt: skip
