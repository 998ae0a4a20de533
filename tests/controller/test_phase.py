"""One phase says what may be done: the table is whole, a phase follows from what is kept, and nobody asks elsewhere."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

import pytest

from desktop.controller.phase import ALLOWED, Deed, Phase, Stage, may, phase_of
from desktop.engine.match import PERSON
from desktop.engine.rng import Rng
from tests.controller.sitting import CLASH
from tests.controller.test_controller import NORMAL

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
ASKING = sorted(
    [
        *(path for path in (DESKTOP / "app" / "play").glob("*.py") if path.name != "autosave.py"),  # it writes files
        *(DESKTOP / "controller" / f"{name}.py" for name in ("hands", "hints", "telling", "sight", "spread")),
    ]
)
KEEPING = [DESKTOP / "app" / "play" / f"{name}.py" for name in ("play_page", "actions", "guided", "placards")]
KEEPING += [
    DESKTOP / "controller" / f"{name}.py"
    for name in ("controller", "progress", "spread", "sight", "hands", "hints", "telling", "pacing", "replay")
]
# Booleans that say nothing of where the match is: what the person has set, what has been said once.
KEPT = {"stepping", "playing", "_told_replaced"}
FACTS = ("over", "presenting", "curtain_up", "waiting", "resigned")  # to be asked of the phase


def test_every_phase_has_a_row_and_every_deed_a_place() -> None:
    assert set(ALLOWED) == set(Phase)
    assert set().union(*ALLOWED.values()) == set(Deed)


def test_a_phase_follows_from_the_stage_the_match_and_the_opponents() -> None:
    found = {
        (stage, over, to_act, stuck, held): phase_of(stage, over=over, to_act=to_act, stuck=stuck, held=held)
        for stage, (over, to_act, stuck, held) in product(Stage, product((False, True), repeat=4))
    }
    assert set(found.values()) == set(Phase)
    for (stage, over, to_act, stuck, held), phase in found.items():
        assert phase.decided == (over and stage not in (Stage.EMPTY, Stage.COVERED, Stage.CLOSED))
        assert (phase is Phase.ACTING) == (stage is Stage.STANDING and to_act and not over)
        assert phase.looking == (stage is Stage.LOOKING)
        waits = stage is Stage.STANDING and not over and not to_act
        assert (phase is Phase.STUCK) == (waits and stuck) and (phase is Phase.HELD) == (waits and held and not stuck)


def test_nothing_may_be_done_where_nobody_may_look_or_the_match_has_left() -> None:  # UX 38
    assert ALLOWED[Phase.COVERED] == {Deed.UNCOVER} and not ALLOWED[Phase.CLOSED]


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase.decided])
def test_nothing_is_decided_where_the_match_is_over(phase: Phase) -> None:
    deciding = {Deed.ACT, Deed.HINT, Deed.UNDO, Deed.REDO, Deed.RESIGN, Deed.PRACTISE}
    assert not ALLOWED[phase] & deciding


def test_while_cards_move_none_is_taken_up_and_none_is_read() -> None:  # UX 35
    for phase in Phase:
        assert not phase.moving or not ALLOWED[phase] & {Deed.ACT, Deed.HINT, Deed.READ, Deed.LOOK_BACK}
    assert [phase for phase in Phase if may(phase, Deed.ACT)] == [Phase.ACTING]


def test_the_last_blows_of_a_match_are_neither_play_nor_its_end(sit) -> None:
    table = sit((PERSON, PERSON), deal="random", pace=NORMAL)
    c = table.controller
    c.open_curtain()
    while c.phase is not Phase.ENDING:
        table.settle()
        assert c.phase is Phase.ACTING
        c.play(CLASH.bots.greedy(table.match.info(c.viewer), Rng(len(table.match.steps))))
    assert c.match.over and not c.can_undo() and not c.can_resign() and c.tells.way_on is None and not table.ends
    table.settle()
    assert c.phase is Phase.OVER and c.tells.way_on is Deed.RESULTS and table.ends == 1


# ---- nobody asks elsewhere


def names(node: ast.AST) -> str:
    """What an attribute is taken of, by its last name."""
    return getattr(node, "attr", getattr(node, "id", ""))


@pytest.mark.parametrize("path", ASKING, ids=lambda path: path.stem)
def test_who_asks_what_may_be_done_asks_the_phase(path: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Attribute):
            continue
        owner = names(node.value)
        private = node.attr.startswith("_") and owner in ("controller", "_controller", "c", "sight", "_sight")
        fact = node.attr in FACTS and owner in ("match", "_match", "controller", "_controller", "c", "state")
        if private or fact:
            found.append(f"{path.name}:{node.lineno} reads {owner}.{node.attr}")
    assert not found


@pytest.mark.parametrize("path", KEEPING, ids=lambda path: path.stem)
def test_no_boolean_is_kept_beside_the_phase(path: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            values = getattr(node.value, "elts", [node.value])
            told = any(isinstance(getattr(value, "value", None), bool) for value in values)
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            kept = [each for target in targets for each in getattr(target, "elts", [target])]
            own = [each for each in kept if isinstance(each, ast.Attribute) and names(each.value) == "self"]
            found += [f"{path.name}:{node.lineno} keeps {each.attr}" for each in own if told and each.attr not in KEPT]
    assert not found


@pytest.mark.parametrize("name", ["hands", "hints", "telling", "sight", "spread", "phase"])
def test_who_only_sees_does_not_know_the_controller(name: str) -> None:
    source = (DESKTOP / "controller" / f"{name}.py").read_text("utf-8")
    modules = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert not modules & {"desktop.controller.controller", "desktop.controller.progress"}
