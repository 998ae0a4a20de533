"""`replay`: plays a record again and says whether it holds.

With the rules it was written with, every action is played and the position at the end must be the recorded one; with
others it is taken up from its checkpoint. The printed commitment proves the deal to whoever saw it at the start. Every
move of an opponent is decided again from what its seat could see; one that comes out otherwise does not hold.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from desktop.ai.audit import Audit, audit
from desktop.engine.game import Game
from desktop.engine.match import PERSON, Match
from desktop.engine.record import RecordError, commitment, digest, replay
from desktop.games import BY_ID
from desktop.tools.arguments import Parser, tool
from desktop.tools.files import read_record
from desktop.tools.plain import plain_outcome


@tool("replay")
def main(argv: Sequence[str]) -> int:
    """Check a record and print what it holds."""
    parser = Parser("replay", "Play a record again and check that it holds.")
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game, or a record that sim wrote")
    parser.add_argument("--no-check", action="store_true", help="leave the opponents' moves unchecked: that takes time")
    parser.add_argument("--commitment", metavar="HASH", help="the hash that was shown at the start of the match")
    args = parser.parse_args(argv)
    report = replayed(args.file, check=not args.no_check, promised=args.commitment)
    print(json.dumps(report) if args.json else _words(report, BY_ID[report["game"]]))
    return 0


def replayed(path: Path, check: bool = True, promised: str | None = None) -> dict[str, Any]:
    """What a record holds, played again; RecordError when it does not hold."""
    record = read_record(path)
    match = replay(record, BY_ID, path.name)
    deal = commitment(record.seed, record.salt)
    if promised is not None and promised.strip().lower() != deal:
        raise RecordError(path.name, "seed and salt", f"their hash is {deal}, not the one that was shown")
    return {
        "game": record.game,
        "mode": record.mode,
        "seats": [seat.player for seat in record.seats],
        "rules": record.rules,
        "replayed": record.rules == match.game.info.rules_version,
        "plies": len(record.actions),
        "undos": record.undos,
        "hints": record.hints,
        "practice": record.practice,
        "over": match.over,
        "outcome": plain_outcome(match.outcome()) if match.over else None,
        "digest": digest(match.state),
        "seed": record.seed,
        "salt": record.salt,
        "commitment": deal,
        **_checked(match, check, path.name),
    }


def _checked(match: Match, check: bool, file: str) -> dict[str, int]:
    """How the opponents' moves came out when they were decided again."""
    opponents = sum(match.seats[step.seat].player != PERSON for step in match.steps)
    found = audit(match) if check else Audit(0, 0, opponents)
    if found.astray >= 0:
        step = match.steps[found.astray]
        who = f"seat {step.seat} ({match.seats[step.seat].player[:40]!a})"
        reason = f"{who}, asked again with what it saw, does not choose {match.game.verbs.text(step.action)}"
        raise RecordError(file, f"decision {found.astray}", reason)
    return {"checked": found.checked, "agreed": found.agreed, "unchecked": found.unchecked}


def _words(report: dict[str, Any], game: Game) -> str:
    how = "holds" if report["replayed"] else f"was played by rules {report['rules']}: this is its last position"
    lines = [f"{game.info.title}, {report['mode']}, {report['plies']} plies: the record {how}"]
    if report["over"]:
        winners = report["outcome"]["winners"]
        names = " and ".join(f"seat {seat} ({report['seats'][seat]})" for seat in winners)
        lines.append(f"  won by {names}" if winners else "  nobody won")
    else:
        lines.append("  not over yet")
    lines.append(f"  {report['agreed']} moves of opponents follow from what they saw, {report['unchecked']} unchecked")
    lines.append(f"  digest {report['digest']}")
    lines.append(f"  commitment {report['commitment']}")
    return "\n".join(lines)
