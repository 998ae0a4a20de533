"""What Barbarossa says about moves: log lines, and refusals with their rulebook section.

Everything here is made from a view, so nothing hidden can get into a sentence. Previews have a module of their own.
"""

from desktop.engine.actions import Action
from desktop.engine.game import Attempt, Reason
from desktop.engine.sight import View
from desktop.engine.text import Text, seat_name
from desktop.games.barbarossa.cards import (
    AMOUNT,
    CITY,
    DEPLOY,
    EFFECT,
    FATIGUE_PAYS,
    GROUPS,
    HILL,
    INFANTRY,
    NAMES,
    POSITION,
    TANK,
    TIRES,
    TRANSPORT,
    UNIT,
    WITHDRAW,
)  # fmt: skip
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.forces import cards, units
from desktop.games.barbarossa.state import PILES
from desktop.games.barbarossa.turn import activation_price, frost
from desktop.games.barbarossa.verbs import GROUPS as RAZED

# The part of the rulebook that tells of a verb.
SECTIONS = {
    "done": "turn", "activate": "turn", "play": "playing", "deploy": "deployment", "deploy_from_hand": "deployment",
    "fatigue": "abilities", "discard": "abilities", "sacrifice": "abilities",
    "attack": "attack", "withdraw": "attack", "break_off": "attack",
    "buy": "reinforcement", "keep": "ending", "keep_none": "ending",
    "remove": "cards", "gain": "cards", "recruit": "cards", "rally": "cards", "repair": "cards", "decline": "cards",
    "lose": "red_rules", "raze": "red_rules", "assign": "red_rules",
}  # fmt: skip


def card_name(card: int) -> Text:
    return Text(f"barbarossa.card.{NAMES[card]}.name")


def describe(view: View, action: Action) -> Text:
    """One line for the log: what the decider of the view does."""
    seat = seat_name(view.to_act)
    if action.verb == "raze":
        return Text(f"barbarossa.log.raze_{RAZED[action.target]}", (seat,))
    if action.verb == "assign":
        return Text("barbarossa.log.assign", (seat, seat_name(action.target)))
    if action.verb == "done":
        return Text(f"barbarossa.log.done_{expected(view)}", (seat,))
    if action.verb == "keep":  # which card is kept nobody else may know
        return Text("barbarossa.log.keep", (seat,))
    if action.card < 0:
        return Text(f"barbarossa.log.{action.verb}", (seat,))
    return Text(f"barbarossa.log.{action.verb}", (seat, card_name(action.card)))


def expected(view: View) -> str:
    """What the prompt asks for, by its short name."""
    return view.prompt.id.rpartition(".")[2]


# ---- refusals


def why_not(view: View, attempt: Attempt) -> Reason | None:
    """Why the seat of the view may not do this; None: it may."""
    if attempt.misses(view):
        return Reason(Text("house.why.nothing"), "field")
    if view.to_act < 0:
        return Reason(Text("house.why.over"), "end")
    if view.to_act != view.seat:
        return Reason(Text("house.why.turn", (seat_name(view.to_act),)), "turn")
    if attempt.src.seat not in (-1, view.seat):
        return Reason(Text("barbarossa.why.others", (seat_name(attempt.src.seat),)), "turn")
    if attempt.src.zone in _STAYS:
        return Reason(Text(f"barbarossa.why.{attempt.src.zone}"), _STAYS[attempt.src.zone])
    card = (view.zones[attempt.src] or ())[attempt.at].card
    assert card is not None
    wanted = expected(view)
    if wanted in _CHOICES:
        return _CHOICES[wanted](view, attempt, card)
    judge = _SOURCES.get(attempt.src.zone, _why_not_pile)
    return judge(view, attempt, card)


def _counter(view: View, name: str) -> int:
    return view.counters[name]


# Where nobody ever takes a card, each with its own reason, and the rulebook's section.
_STAYS = {"deck": "decks", "event": "attack", "revealed": "attack", "box": "field"}


def _to(view: View, attempt: Attempt, *zones: str) -> bool:
    """Whether it was let go at one of these places of the seat's own."""
    return attempt.dst is not None and attempt.dst.zone in zones and attempt.dst.seat == view.seat


def _lifted_or(view: View, attempt: Attempt, *zones: str) -> bool:
    """Whether it was only picked up, or let go at one of these places of the seat's own."""
    return attempt.dst is None or _to(view, attempt, *zones)


def _why_not_hand(view: View, attempt: Attempt, card: int) -> Reason | None:
    """A card of the hand: whether it can be played now, then what for."""
    wanted = expected(view)
    if PLAY_COST[card] < 0:
        return Reason(Text("barbarossa.why.never_played", (card_name(card),)), "playing")
    if wanted == "attack":
        return Reason(Text("barbarossa.why.play_in_attack"), "attack")
    if wanted in ("activation", "reinforcement") and not TRANSPORT[card]:
        return Reason(Text(f"barbarossa.why.transports_{wanted}", (card_name(card),)), "transports")
    brought = _counter(view, "hq") and (INFANTRY[card] or TANK[card])
    if _to(view, attempt, "deployed", "fatigued") and DEPLOY[card] not in ("", "must"):
        if brought:
            return None
        name = "hq_kind" if _counter(view, "hq") else "hq"
        return Reason(Text(f"barbarossa.why.{name}", (card_name(card),)), "deployment")
    if brought and not _lifted_or(view, attempt, "playing"):
        return None  # there are two ways for it
    if PLAY_COST[card] > _counter(view, "op"):
        numbers = (PLAY_COST[card], card_name(card), _counter(view, "op"))
        return Reason(Text("barbarossa.why.op", numbers), "playing")
    if not _lifted_or(view, attempt, "playing"):
        return Reason(Text("barbarossa.why.play_where", (card_name(card),)), "playing")
    return None


def _why_not_playing(view: View, attempt: Attempt, card: int) -> Reason | None:
    """A card that was played: only deploying it is left."""
    if not DEPLOY[card]:
        return Reason(Text("barbarossa.why.stays_played", (card_name(card),)), "deployment")
    if expected(view) != "operation":
        return Reason(Text("barbarossa.why.deploy_later"), "deployment")
    if not _lifted_or(view, attempt, "deployed"):
        return Reason(Text("barbarossa.why.deploy_where", (card_name(card),)), "deployment")
    return None


def _why_not_deployed(view: View, attempt: Attempt, card: int) -> Reason | None:
    """An active deployed card: attack with it, or use what it can."""
    wanted = expected(view)
    if card in (HILL, POSITION):
        return _why_not_withdraw(view, card)
    if CITY[card] or not (TIRES[card] or UNIT[card]):
        return Reason(Text("barbarossa.why.no_ability", (card_name(card),)), "abilities")
    if wanted not in ("operation", "attack"):
        return Reason(Text("barbarossa.why.abilities_when"), "abilities")
    if _at_a_target(attempt) and wanted == "operation":
        return _why_not_attack(view)
    if _to(view, attempt, "discard"):
        return None if UNIT[card] else Reason(Text("barbarossa.why.no_discard", (card_name(card),)), "abilities")
    if TIRES[card] and _lifted_or(view, attempt, "fatigued") and FATIGUE_PAYS[card] > _counter(view, "sp"):
        numbers = (FATIGUE_PAYS[card], card_name(card), _counter(view, "sp"))
        return Reason(Text("barbarossa.why.pays", numbers), "abilities")
    return None


def _at_a_target(attempt: Attempt) -> bool:
    """Whether it was let go where attacks go."""
    return attempt.dst is not None and attempt.dst.zone in ("hill", "position", "city")


def _why_not_withdraw(view: View, card: int) -> Reason | None:
    target = _counter(view, "target")
    if target < 0 or not CITY[target]:
        return Reason(Text("barbarossa.why.withdraw", (WITHDRAW[card], card_name(card))), "attack")
    return None


def _why_not_fatigued(view: View, attempt: Attempt, card: int) -> Reason | None:
    """A fatigued card: it can be discarded, or activated where that costs SP."""
    wanted = expected(view)
    if wanted == "activation":
        price = activation_price(card, frost(cards(view, "deployed", view.to_act)))
        if price > _counter(view, "sp"):
            numbers = (price, card_name(card), _counter(view, "sp"))
            return Reason(Text("barbarossa.why.activate", numbers), "turn")
        return None
    if wanted == "operation" and UNIT[card] and _at_a_target(attempt):  # a fatigued Unit is enough for an attack
        return _why_not_attack(view)
    if wanted in ("operation", "attack") and UNIT[card] and not _lifted_or(view, attempt, "deployed"):
        return None  # it can be discarded
    return Reason(Text("barbarossa.why.fatigued", (card_name(card),)), "abilities")


def _why_not_pile(view: View, attempt: Attempt, card: int) -> Reason | None:
    """A card of the Field: bought, or attacked."""
    zone = attempt.src.zone
    if zone in ("hill", "position", "city"):
        if _covered(view, attempt, card):
            return Reason(Text("barbarossa.why.top", (card_name(card),)), "attack")
        return _why_not_attack(view)
    if expected(view) != "reinforcement":
        return Reason(Text("barbarossa.why.buy_when"), "reinforcement")
    if _covered(view, attempt, card):
        return Reason(Text("barbarossa.why.top", (card_name(card),)), "reinforcement")
    if not _counter(view, "rp"):
        return Reason(Text("barbarossa.why.rp", (card_name(card),)), "reinforcement")
    if BUY_COST[card] > _counter(view, "sp"):
        numbers = (BUY_COST[card], card_name(card), _counter(view, "sp"))
        return Reason(Text("barbarossa.why.sp", numbers), "reinforcement")
    if not _lifted_or(view, attempt, "discard"):
        return Reason(Text("barbarossa.why.buy_where"), "reinforcement")
    return None


def _covered(view: View, attempt: Attempt, card: int) -> bool:
    """Whether another card lies on top of its pile; copies are alike."""
    slots = view.zones[attempt.src] or ()
    return slots[-1].card != card


def _why_not_attack(view: View) -> Reason | None:
    assert view.seat is not None
    wanted = expected(view)
    if wanted == "attack":
        return Reason(Text("barbarossa.why.attack_on"), "attack")
    if wanted != "operation":
        return Reason(Text("barbarossa.why.attack_when"), "attack")
    if _counter(view, "attacked"):
        return Reason(Text("barbarossa.why.attacked"), "attack")
    if not any(UNIT[card] for card in units(view, view.seat)):
        return Reason(Text("barbarossa.why.no_unit"), "attack")
    return None


def _why_not_discard(view: View, attempt: Attempt, card: int) -> Reason | None:
    return Reason(Text("barbarossa.why.discard"), "decks")


_SOURCES = {
    "hand": _why_not_hand,
    "playing": _why_not_playing,
    "deployed": _why_not_deployed,
    "fatigued": _why_not_fatigued,
    "discard": _why_not_discard,
}


# ---- refusals in the midst of a choice


def _why_not_lose(view: View, attempt: Attempt, card: int) -> Reason | None:
    group = view.prompt.args[1]
    if attempt.src.zone not in ("deployed", "fatigued"):
        return Reason(Text("barbarossa.why.lose", (group,)), "red_rules")
    name = group.id.rpartition(".")[2] if isinstance(group, Text) else ""
    fits = {
        "infantry": INFANTRY[card], "tank": TANK[card], "unit": UNIT[card], "others": UNIT[card] and not TANK[card],
    }  # fmt: skip
    assert set(GROUPS) < set(fits)
    return None if fits.get(name) else Reason(Text("barbarossa.why.lose", (group,)), "red_rules")


def _why_not_gain(view: View, attempt: Attempt, card: int) -> Reason | None:
    limit = view.prompt.args[0]
    if attempt.src.zone not in PILES or BUY_COST[card] < 0:
        return Reason(Text("barbarossa.why.gain_what", (limit,)), "cards")
    assert isinstance(limit, int)
    if BUY_COST[card] > limit:
        return Reason(Text("barbarossa.why.gain", (BUY_COST[card], card_name(card), limit)), "cards")
    if _covered(view, attempt, card):
        return Reason(Text("barbarossa.why.top", (card_name(card),)), "cards")
    return None


def _why_not_recruit(view: View, attempt: Attempt, card: int) -> Reason | None:
    return Reason(Text("barbarossa.why.recruit"), "cards")  # its cards lie under others: there are buttons


_RALLIES = tuple(amount for effect, amount in zip(EFFECT, AMOUNT, strict=True) if effect == "rally")


def _why_not_rally(view: View, attempt: Attempt, card: int) -> Reason | None:
    if attempt.src.zone != "fatigued" or not (INFANTRY[card] or TANK[card]):
        return Reason(Text("barbarossa.why.rally"), "cards")
    if TANK[card] and view.prompt.args[0] not in _RALLIES:  # an Infantry was chosen before
        return Reason(Text("barbarossa.why.rally_more"), "cards")
    return None


def _why_not_own_hand(view: View, attempt: Attempt, card: int) -> Reason | None:
    name = expected(view)
    return None if attempt.src.zone == "hand" else Reason(Text(f"barbarossa.why.{name}"), _SECTION[name])


def _by_button(view: View, attempt: Attempt, card: int) -> Reason | None:
    """Stalingrad's groups, and who gets an event, are chosen by buttons."""
    name = expected(view)
    return Reason(Text(f"barbarossa.why.{name}"), _SECTION[name])


_SECTION = {"keep": "ending", "remove": "cards", "raze": "red_rules", "assign": "red_rules"}
_CHOICES = {
    "lose": _why_not_lose, "gain": _why_not_gain, "recruit": _why_not_recruit, "rally": _why_not_rally,
    "keep": _why_not_own_hand, "remove": _why_not_own_hand, "raze": _by_button, "assign": _by_button,
}  # fmt: skip
