"""Assaults and incantations of Clash of Decks a second time, written from the printed rules and the rulings alone.

Slow, plain and apart from the program: units are objects in lists, nothing is shared with desktop/games/clash but the
numbers on the cards. Random positions must come out the same in both.
"""

from dataclasses import dataclass, field

from desktop.games.clash.cards import CARDS, Card


@dataclass
class Unit:
    """A card in play."""

    id: str
    side: int
    entered: bool = False
    damage: int = 0
    struck: bool = False

    @property
    def card(self) -> Card:
        return next(card for card in CARDS if card.id == self.id)


@dataclass
class Board:
    """Lanes by (side, lane) from the Bridge outwards; rows from left to right with "W" or "S" for the tower."""

    lanes: dict[tuple[int, int], list[Unit]]
    rows: list[list[str]]
    exposed_tower_falls: bool = True
    loser: int | None = None
    fallen: list[str] = field(default_factory=list)

    # ---- the assault

    def assault(self, side: int) -> None:
        """Phase 3, and the end of the turn."""
        for lane in (0, 1):
            for unit in reversed(list(self.lanes[side, lane])):
                if self.loser is None:
                    self.act(unit, lane)
        if self.loser is None:
            for units in self.lanes.values():
                for unit in units:
                    unit.damage, unit.struck, unit.entered = 0, False, False

    def act(self, unit: Unit, lane: int) -> None:
        bonus = 0
        again = True
        while again and self.loser is None:
            again = False
            own, foes = self.lanes[unit.side, lane], self.lanes[1 - unit.side, lane]
            can = self.abilities(unit)
            if unit.entered and ("rage" not in can or not foes):
                return
            if "sprint" in can:
                bonus += own.index(unit)
                own.remove(unit)
                own.insert(0, unit)
            damage = unit.card.attack + bonus
            if not foes:
                self.hit_tower(1 - unit.side, damage)
            elif damage:
                again = self.strike(foes[0], lane, damage, can) and "berserk" in can

    def abilities(self, unit: Unit) -> set[str]:
        """Its own, and those of the auras directly in front and behind."""
        lane = next(units for units in self.lanes.values() if any(other is unit for other in units))
        at = next(i for i, other in enumerate(lane) if other is unit)
        can = set(unit.card.abilities)
        for neighbour in lane[max(at - 1, 0) : at] + lane[at + 1 : at + 2]:
            can |= set(neighbour.card.aura)
        return can

    def strike(
        self, target: Unit, lane: int, damage: int, can: set[str] | tuple[str, ...], spell: bool = False
    ) -> bool:
        """One simultaneous blow; whether anything was destroyed."""
        side, at = target.side, self.lanes[target.side, lane].index(target)
        hit = [(at, lane)]
        if "perforation" in can:
            hit.append((at + 1, lane))
        if "splash" in can:
            hit.append((at, 1 - lane))
        units = [
            (place, where, self.lanes[side, where][place])
            for place, where in hit
            if place < len(self.lanes[side, where])
        ]
        shielded = [unit for _, _, unit in units if not unit.struck and "protection" in self.abilities(unit)]
        dead = []
        for place, where, unit in units:
            if spell and "indestructible" in self.abilities(unit):
                continue
            unit.struck = True
            if unit not in shielded:
                unit.damage += damage
            if unit.damage >= unit.card.health:
                dead.append((place, where, unit))
        for _, where, unit in sorted(dead, key=lambda entry: entry[:2]):
            self.lanes[side, where].remove(unit)
            self.rows[side].append(unit.id)
            self.fallen.append(unit.id)
        return bool(dead)

    # ---- towers

    def hit_tower(self, side: int, damage: int) -> None:
        row = self.rows[side]
        tower = "S" if "S" in row else "W"
        for _ in range(damage):
            at = row.index(tower)
            if at < len(row) - 1:
                row[at], row[at + 1] = row[at + 1], row[at]
            if row[-1] == tower:
                self.fall(side)
                return

    def look(self, side: int) -> None:
        if self.exposed_tower_falls and self.rows[side][-1] in ("W", "S"):
            self.fall(side)

    def fall(self, side: int) -> None:
        tower = self.rows[side].pop()
        if tower == "S":
            self.rows[side].append("S")
            self.loser = side
        else:
            self.rows[side].insert(0, "S")
            self.look(side)

    # ---- plays

    def summon(self, side: int, card: str, lane: int) -> None:
        self.rows[side].remove(card)
        self.lanes[side, lane].append(Unit(card, side, entered=True))
        self.look(side)

    def cast(self, side: int, card: str, target: str) -> None:
        spell = next(row for row in CARDS if row.id == card)
        self.rows[side].remove(card)
        for (_, lane), units in self.lanes.items():
            for unit in list(units):
                if unit.id == target:
                    self.strike(unit, lane, spell.attack, spell.abilities, spell=True)
        self.rows[side].append(card)
        self.look(side)

    def said(self) -> object:
        """Everything that shows, for comparing."""
        lanes = {
            where: [(unit.id, unit.entered, unit.damage, unit.struck) for unit in units]
            for where, units in self.lanes.items()
        }
        return lanes, self.rows, self.loser
