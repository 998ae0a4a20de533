"""Why a move of Clash of Decks may be worth it where its own assault does not show it: by the rival's next assault.

What strikes lies open, and so do the places of both towers; what else could have been played only its owner knows.
"""

from desktop.engine.actions import Action
from desktop.engine.game import Why
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text, listed, seat_name
from desktop.games.clash.cards import STRONGHOLD, WATCHTOWER
from desktop.games.clash.rules import END
from desktop.games.clash.state import MANA, ClashState
from desktop.games.clash.talk import card_name
from desktop.games.clash.threats import assault

_TOWER = {"watchtower_falls": WATCHTOWER, "stronghold_falls": STRONGHOLD}


def reasons(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """What the assault that comes next would do otherwise."""
    if action.verb == "pick":
        return ()
    if action == END:
        return _kept(info)
    return _stands_in_the_way(info, action)


def against(info: InfoSet, action: Action, better: Action) -> list[Text]:
    """Mana that stays unused, and how much nearer to its end a tower comes by cards that leave the row."""
    world = info.sample(Rng(0))
    assert isinstance(world, ClashState)
    if "pick" in (action.verb, better.verb):
        return []
    mana = world.counters[MANA]
    if action == END:
        return [Text("clash.against.mana", (mana,))] if mana else []
    left, otherwise = (_steps_left(world, info.seat, each) for each in (action, better))
    found = [Text("clash.against.steps", (left, otherwise))] if 0 < left < otherwise else []
    return [*found, Text("clash.against.spent", (mana - _after(world, action).counters[MANA], mana))]


def _after(world: ClashState, action: Action) -> ClashState:
    after = world.clone()
    after.apply(action)
    return after


def _steps_left(world: ClashState, seat: int, action: Action) -> int:
    """How far from its end the own tower stands then; 0 once the match is over, or it has turned."""
    after = _after(world, action)
    turned = after.is_stronghold(seat) != world.is_stronghold(seat)
    return 0 if after.over or turned else after.to_the_end(seat)


def _falls(info: InfoSet, action: Action | None) -> tuple[str, ...]:
    """What of the seat's falls in the rival's next assault; nothing where none comes."""
    coming = assault(info, action)
    return coming.falls if coming is not None else ()


def _stands_in_the_way(info: InfoSet, action: Action) -> tuple[Why, ...]:
    """A card that keeps a tower up which would fall if the turn ended without it."""
    without = _falls(info, None)
    if not without or _falls(info, action):
        return ()
    text = Text("clash.why_so.in_the_way", (card_name(_TOWER[without[0]]), seat_name(1 - info.seat)))
    return (Why(text, public=True),)


def _kept(info: InfoSet) -> tuple[Why, ...]:
    """Cards that stay in hand because the tower falls wherever they are played: at once, or to the next assault."""
    world = info.sample(Rng(0))
    assert isinstance(world, ClashState)
    if len(info.legal) < 2 or _loses_tower(world, info.seat, END):
        return ()
    lost: dict[int, bool] = {}
    for action in info.legal:
        if action != END:
            lost[action.card] = lost.get(action.card, True) and _loses_tower(world, info.seat, action)
    kept = [card for card, always in lost.items() if always]
    if not kept:
        return ()
    tower = card_name(STRONGHOLD if world.is_stronghold(info.seat) else WATCHTOWER)
    return (Why(Text("clash.why_so.shield", (listed(map(card_name, kept)), tower, seat_name(1 - info.seat)))),)


def _loses_tower(world: ClashState, seat: int, action: Action) -> bool:
    """Whether a tower of the seat's has fallen once it has done this and ended its turn, and the rival has struck."""
    after = world.clone()
    after.apply(action)
    if not after.over and after.decider() == seat:
        after.apply(END)
    if not after.over:
        after.apply(END)
    return after.loser == seat or after.is_stronghold(seat) != world.is_stronghold(seat)
