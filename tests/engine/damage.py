"""Ways to damage a record: what disks and transfers do to its bytes, and what a hand does to its contents."""

import hashlib
import json
from random import Random
from typing import Any

from desktop.engine.record import to_record
from desktop.engine.rng import Rng, mix
from tests.games import walks
from tests.games.setups import SetUp

Table = dict[str, Any]
Path = list[str | int]

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 99, 10**6, 2**64, 10**300, 0.5, -1e400, "", "x", "troll", "end", "hand:0",
    "Summon", "\ud800", "é" * 300, [], [0], [[[]]], ["end"], {}, {"frame": "Pick", "seat": 0, "opener": 5}, {"x": {}},
)  # fmt: skip


def real_record(setup: SetUp, seed: int, plies: int) -> bytes:
    """The file of a match in which somebody has made random moves."""
    match = walks.match(setup, seed)
    dice = Rng(mix(seed, 3))
    while not match.over and len(match.steps) < plies:
        match.submit(match.state.decider(), walks.pick(match.state, dice))
    return to_record(match).dumps().encode()


def cut(data: bytes, dice: Random) -> bytes:
    """The end is missing."""
    return data[: dice.randrange(len(data) - 2)]  # the last byte is a line's end: without it nothing is lost


def flip(data: bytes, dice: Random) -> bytes:
    """One bit is wrong."""
    at = dice.randrange(len(data) - 1)
    return data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]


def reorder(data: bytes, dice: Random) -> bytes:
    """Two actions have changed places."""
    table = json.loads(data)
    swap_actions(table, dice)
    return dumps(table)


def retype(data: bytes, dice: Random) -> bytes:
    """A value is of another type."""
    table = json.loads(data)
    path = dice.choice(paths(table))
    old = value_at(table, path)
    put(table, path, dice.choice([junk for junk in JUNK if type(junk) is not type(old)]))
    return dumps(table)


DAMAGES = (cut, flip, reorder, retype)


def tamper(table: Table, dice: Random) -> None:
    """What a hostile hand may do to the contents before it seals them again."""
    kind = dice.randrange(6)
    path = dice.choice(paths(table))
    if kind == 0:
        swap_actions(table, dice)
    elif kind == 1:
        drop(table, path)
    elif kind == 2:
        put(table, path, value_at(table, dice.choice(paths(table))))
    elif kind == 3 and isinstance(value_at(table, path[:-1]), list):
        value_at(table, path[:-1]).insert(path[-1], value_at(table, path))  # it stands twice
    else:
        put(table, path, dice.choice(JUNK))


def sealed(table: Table) -> str:
    """The record's text with a seal that fits whatever it holds."""
    body = {key: value for key, value in table.items() if key != "seal"}
    text = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return json.dumps({**body, "seal": hashlib.sha256(text.encode()).hexdigest()})


def dumps(table: Table) -> bytes:
    return json.dumps(table, indent=1).encode()


def swap_actions(table: Table, dice: Random) -> None:
    """Two actions that are not the same."""
    actions = table.get("actions")
    if isinstance(actions, list) and len({str(action) for action in actions}) > 1:
        first, second = 0, 0
        while actions[first] == actions[second]:
            first, second = dice.randrange(len(actions)), dice.randrange(len(actions))
        actions[first], actions[second] = actions[second], actions[first]


# ---- places in nested tables and lists


def paths(data: Any, before: Path | None = None) -> list[Path]:
    """The way to every value."""
    found: list[Path] = []
    here = before or []
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        found.append([*here, key])
        found += paths(data[key], [*here, key])
    return found


def value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    value_at(data, path[:-1])[path[-1]] = json.loads(json.dumps(value))  # a copy: never a table inside itself


def drop(data: Any, path: Path) -> None:
    del value_at(data, path[:-1])[path[-1]]
