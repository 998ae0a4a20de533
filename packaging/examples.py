"""The positions that the rulebooks show: the worked example of each game, set up as its test sets it up.

Writes resources/<game>/help/examples.json. A position holds every card of its game, so that it can be played on; `view`
is the part of the table that is shown, in its own units: x, y, width, height.
"""

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import project

sys.path.append(str(project.ROOT))

from desktop.engine.state import State
from desktop.games import BY_ID
from tests.games.barbarossa import fields as barbarossa
from tests.games.chronicle import fields as chronicle
from tests.games.clash import positions as clash
from tests.games.fleet import fields as fleet
from tests.games.ganymede import fields as ganymede

Box = tuple[int, int, int, int]
WHOLE = (0, 0, 1490, 882)


class Example(NamedTuple):
    """A picture of the rulebook."""

    name: str
    section: str
    seat: int  # who looks
    position: Callable[[], State]
    view: Box = WHOLE


def _clash(*moves: str) -> State:
    state = clash.position(
        upper="ogre baron | zombie gnome",
        hand0="*W shaman brute annihilation carapace partisan revenant",
        hand1="*W troll boom vortex martyr",
        mana=7,
    )
    clash.play(state, *moves)
    return state


def _ganymede(red: str, green: str, *moves: str) -> State:
    """What the rows do not hold lies in the decks and stacks."""
    from desktop.games.ganymede.cards import BLACK, CAMP, COPIES, NAMES
    from desktop.games.ganymede.state import DECK

    state = ganymede.blank("battle", rows=(red, green, ""))
    for camp, side in enumerate(("red", "green")):
        for number in range(len(NAMES)):
            held = sum(zone.count(number) for zone in state.zones)
            for _ in range(COPIES[number] - held if CAMP[number] == side else 0):
                state.spawn(number, DECK[camp])
    for stack, number in enumerate(BLACK):
        for _ in range(sum(zone.count(number) for zone in state.zones) - COPIES[number]):
            state.zones[stack].pop()
            if known := state.known[stack]:
                known.pop()
    state.advance()
    return ganymede.play(state, *moves)


KHARKOV: dict[str, Any] = {
    "deployed": "grenadier_regiment position",
    "fatigued": "independent_heavy_tank_battalion panzer_grenadier",
    "hand": "trains armored_reconnaissance_battalion assault_gun_battalion division_headquarters_company trucks",
    "deck": "panzer_grenadier horses horses horses horses",
    "cities": "kharkov moscow",
    "events": "soviet_guards_tank_army",
}
FORCES = (
    "play:trains", "activate:independent_heavy_tank_battalion", "done", "play:armored_reconnaissance_battalion",
    "play:assault_gun_battalion", "play:division_headquarters_company", "deploy_from_hand:panzer_grenadier",
)  # fmt: skip
ATTACK = (
    "attack:kharkov", "fatigue:independent_heavy_tank_battalion", "fatigue:panzer_grenadier",
    "fatigue:panzer_grenadier", "fatigue:grenadier_regiment",
)  # fmt: skip


def _barbarossa(*moves: str) -> State:
    return barbarossa.play(barbarossa.turn(**KHARKOV), *moves)


def _chronicle(*moves: str) -> State:
    from desktop.games.chronicle.cards import HISTORIES, NAMES

    hands = ["maid knight", "merchant saint", "witch king", "queen dancer"]
    later = " ".join(NAMES[card] for card in HISTORIES if NAMES[card] != "monster_attack")
    return chronicle.play(chronicle.meeting(hands, "envoy", discard=chronicle.ALL, pile=later), *moves)


def _fleet(rounds: int) -> State:
    from desktop.games.fleet.cards import CARDS, COPIES, FLEETS, NAMES, SOLD

    first = ("goshawk rivet atlas_verdict lantern", "vekk kri zus ssil")
    fleets = []
    for side, text in zip(FLEETS, first, strict=True):
        rest = [card.id for card in CARDS if card.table == side and card.id not in text.split()]
        fleets.append(" ".join((text, *rest)))
    goods = [NAMES[card] for card in SOLD for _ in range(COPIES[card])]
    rocks = [card.id for card in CARDS if card.kind == "asteroid" for _ in range(card.copies)]
    lying = fleet.FIVE.split()
    for rock in lying:
        rocks.remove(rock)
    offered = goods[::5][:6]
    hidden = _without(goods, offered)
    state = fleet.flipping(fleets=fleets, shop=" ".join(offered), dealer=" ".join(hidden), rocks=" ".join(rocks))
    for _ in range(rounds):
        fleet.play(state, "done", "done")
    return state


def _without(things: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return left


EXAMPLES: dict[str, tuple[Example, ...]] = {
    "clash": (
        Example("before", "example", 0, _clash, (0, 8, 1490, 605)),
        Example("after", "example", 0, lambda: _clash("end"), (0, 8, 1490, 605)),
    ),
    "ganymede": (
        Example("ace", "example", 0, lambda: _ganymede("9 A", "10 7")),
        Example("tens", "example", 0, lambda: _ganymede("4 6 7", "10 10", "sevens:1")),
    ),
    "barbarossa": (
        Example("forces", "example", 0, lambda: _barbarossa(*FORCES)),
        Example("attack", "example", 0, lambda: _barbarossa(*FORCES, *ATTACK)),
    ),
    "chronicle": (
        Example("merchant", "example", 3, lambda: _chronicle("play:merchant", "cover:witch")),
        Example("queen", "example", 3, lambda: _chronicle("play:merchant", "cover:witch", "play:queen")),
    ),
    "fleet": (
        Example("stalemate", "example", 0, lambda: _fleet(2)),
        Example("volley", "example", 0, lambda: _fleet(3)),
    ),
}


def written(game_id: str) -> str:
    """The file of a game."""
    game, rows = BY_ID[game_id], []
    for example in EXAMPLES[game_id]:
        state = example.position()
        setting = state.setting
        row: dict[str, Any] = {
            "name": example.name, "section": example.section, "seat": example.seat, "view": example.view,
            "mode": setting.mode, "seats": setting.seats, "options": setting.options, "state": state.to_json(),
        }  # fmt: skip
        game.from_json(setting, json.loads(json.dumps(row["state"])))  # StateError: not all cards are there
        rows.append(json.dumps(row, sort_keys=True))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def main() -> None:
    """Write them all."""
    for game_id in EXAMPLES:
        file = project.ROOT / "resources" / game_id / "help" / "examples.json"
        file.write_text(written(game_id), encoding="utf-8")
        print(f"{file.relative_to(project.ROOT)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
