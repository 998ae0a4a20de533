"""Blows: the assault, incantations and the fall of a tower. The hot path of the game.

Rulings are those of the rulings sheet; a rule's source stands beside it.
"""

from desktop.engine.events import Place
from desktop.games.clash.cards import (
    ATTACK,
    AURA,
    BERSERK,
    HAS,
    HEALTH,
    INDESTRUCTIBLE,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    STRONGHOLD,
)
from desktop.games.clash.state import HAND, LANE, LANES, LOWER, UPPER, ClashState


def abilities(lane: list[int], at: int) -> int:
    """What a unit has now, with the auras of its neighbours (the same ability twice counts once)."""
    has = HAS[lane[at]]
    if at:
        has |= AURA[lane[at - 1]]
    if at + 1 < len(lane):
        has |= AURA[lane[at + 1]]
    return has


def assault(state: ClashState, seat: int) -> None:
    """All units of the seat act: upper lane first, in each from the farthest to the nearest to the Bridge."""
    for lane in (UPPER, LOWER):
        # Ruling 9: each unit has one place in the order, whatever moves meanwhile.
        for unit in state.zones[LANE[seat][lane]][::-1]:
            _act(state, seat, lane, unit)
            if state.over:  # Ruling 10
                return


def _act(state: ClashState, seat: int, lane: int, unit: int) -> None:
    """One unit attacks; again after each attack that destroyed something, if it has Berserk."""
    own = state.zones[LANE[seat][lane]]
    foes = state.zones[LANE[1 - seat][lane]]
    fresh = state.entered >> unit & 1
    power = ATTACK[unit]
    while True:
        at = own.index(unit)
        has = abilities(own, at)  # Ruling 5: read before the Sprint move
        # Rage hits creatures on the turn it enters, never the tower; Ruling 7: nor does it move then.
        if fresh and not (has & RAGE and foes):
            return
        if has & SPRINT and at:
            zone = LANE[seat][lane]
            state.move(zone, at, zone, 0)
            if state.log is not None:
                _remark(state, zone, 0)
            power += at
        if state.log is not None:
            _tell_blow(state, seat, lane, own.index(unit), power, bool(foes))
        if not foes:
            if power:  # Ruling 8
                hit_tower(state, 1 - seat, power)
            return
        if not power or not blow(state, 1 - seat, lane, 0, power, has) or not has & BERSERK:
            return


def blow(state: ClashState, seat: int, lane: int, at: int, power: int, has: int, magic: bool = False) -> int:
    """Deal damage to the seat's unit at a place, and to whom Perforation and Splash reach. How many fell?"""
    zones = state.zones
    mine = LANE[seat]
    # Ruling 1: at most the target, the one behind it, and the one across.
    targets = [(at, lane)]
    if has & PERFORATION and at + 1 < len(zones[mine[lane]]):
        targets.append((at + 1, lane))
    if has & SPLASH and at < len(zones[mine[1 - lane]]):
        targets.append((at, 1 - lane))
    dead = [place for place in targets if _wound(state, mine[place[1]], place[0], power, magic)]
    if not dead:
        return 0
    if len(dead) > 1:
        dead.sort()  # Ruling 2: nearest to the Bridge first, then upper before lower
    for unit, zone in [(zones[mine[where]][place], mine[where]) for place, where in dead]:
        _fall(state, seat, zone, unit)
    return len(dead)


def _wound(state: ClashState, zone: int, at: int, power: int, magic: bool) -> bool:
    """Damage to one unit; whether it dies of it."""
    lane = state.zones[zone]
    unit = lane[at]
    has = abilities(lane, at)
    if magic and has & INDESTRUCTIBLE:
        if state.log is not None:
            state.note("immune", card=unit, dst=state.setting.zones[zone].place, dst_at=at)
        return False
    bit = 1 << unit
    if not state.struck & bit:
        state.struck |= bit
        if state.log is not None:
            state.mark(zone, at, "struck", True)
        if has & PROTECTION:  # Ruling 6: about the turn's first damage only
            if state.log is not None:
                state.note("shielded", card=unit, dst=state.setting.zones[zone].place, dst_at=at)
            return False
    damage = state.damage.get(unit, 0) + power
    if damage >= HEALTH[unit]:
        return True
    state.damage[unit] = damage
    if state.log is not None:
        state.value(zone, at, damage)
    return False


def _fall(state: ClashState, seat: int, zone: int, unit: int) -> None:
    """A destroyed unit goes to the right end of its owner's hand, in public; its lane closes up."""
    state.damage.pop(unit, None)
    bit = ~(1 << unit)
    state.entered &= bit
    state.struck &= bit
    state.move(zone, state.zones[zone].index(unit), HAND[seat])


def hit_tower(state: ClashState, seat: int, power: int) -> None:
    """Shift the tower right; what is left of the blow when it falls is lost."""
    hand = HAND[seat]
    at = state.tower_at(seat)
    last = len(state.zones[hand]) - 1
    to = min(at + power, last)
    if to != at:
        state.move(hand, at, hand, to)
    if to == last:
        _tower_falls(state, seat)


def look_at_tower(state: ClashState, seat: int) -> None:
    """Ruling `exposed_tower_falls`: a tower falls whenever it is rightmost, not by blows alone."""
    if state.exposed_falls and state.to_the_end(seat) == 0:
        _tower_falls(state, seat)


def _tower_falls(state: ClashState, seat: int) -> None:
    """A Watchtower becomes a Stronghold at the left end; a Stronghold loses the game."""
    hand = HAND[seat]
    at = len(state.zones[hand]) - 1
    if state.is_stronghold(seat):
        state.over = True
        state.loser = seat
        state.note("stronghold_falls", seat, dst=Place("hand", seat), dst_at=at)
        return
    state.note("watchtower_falls", seat, dst=Place("hand", seat), dst_at=at)
    state.turn(hand, at, STRONGHOLD)
    if at:
        state.move(hand, at, hand, 0)
    look_at_tower(state, seat)  # Ruling 4: alone in the hand, it falls again


def _remark(state: ClashState, zone: int, at: int) -> None:
    """A move leaves marks behind; a unit that only changed its place keeps them."""
    marks, damage, _ = state.slot(zone, at)
    for mark in marks:
        state.mark(zone, at, mark, True)
    if damage:
        state.value(zone, at, damage)


def _tell_blow(state: ClashState, seat: int, lane: int, at: int, power: int, at_unit: bool) -> None:
    target = Place(LANES[lane], 1 - seat) if at_unit else Place("hand", 1 - seat)
    target_at = 0 if at_unit else state.tower_at(1 - seat)
    card = state.zones[LANE[seat][lane]][at]
    state.note("blow", seat, card, Place(LANES[lane], seat), at, target, target_at, power)
