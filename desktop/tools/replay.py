"""`replay`: plays a record again and says whether it holds, or that this cannot be told here.

With the rules it was written with, every action is played and the position at the end must be the recorded one; with
others it is taken up from its checkpoint, and only that can be told. The printed commitment proves the deal to whoever
saw it at the start. Every move of an opponent is decided again from what its seat could see; one that comes out
otherwise does not hold. Where opponents are of another version, or searched for longer than is searched again here,
nothing is said for or against them: the record is not verifiable. What was taken back, hints, practice and names are
as the file tells.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from desktop.ai.audit import MOST_SECONDS, Audit, audit
from desktop.engine.game import Game
from desktop.engine.match import PERSON, Match
from desktop.engine.record import Record, RecordError, checkpoint_digest, commitment, digest, replay
from desktop.games import BY_ID
from desktop.tools.arguments import Parser, seconds, tool
from desktop.tools.files import read_record
from desktop.tools.plain import plain_outcome

UNVERIFIED = 3

ABOUT = """Play a record again and check that it holds: no move is illegal under today's rules, the opponents' moves
follow from what they saw, and with --commitment, the deal is the one that was promised. How much was taken back,
hints, practice and names are as the file tells."""
CODES = """exit codes: 0 the record holds; 1 it does not hold; 2 wrong arguments, or no such file; 3 not verifiable: its
rules or its opponents are of another version, or some of their searches are longer than is searched again here."""


@tool("replay")
def main(argv: Sequence[str]) -> int:
    """Check a record and print what it holds."""
    parser = Parser("replay", ABOUT)
    parser.epilog = CODES
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game, or a record that sim wrote")
    parser.add_argument("--no-check", action="store_true", help="leave the opponents' moves unchecked: that takes time")
    parser.add_argument("--commitment", metavar="HASH", help="the hash that was shown at the start of the match")
    within = f"check for so long at most ({MOST_SECONDS:g}); what is left then is not verifiable"
    parser.add_argument("--within", type=seconds, default=MOST_SECONDS, metavar="SECONDS", help=within)
    args = parser.parse_args(argv)
    report = replayed(args.file, not args.no_check, args.commitment, args.within)
    print(json.dumps(report) if args.json else _words(report, BY_ID[report["game"]]))
    return 0 if report["verifiable"] else UNVERIFIED


def replayed(
    path: Path, check: bool = True, promised: str | None = None, within: float = MOST_SECONDS
) -> dict[str, Any]:
    """What a record holds, played again; RecordError when it does not hold."""
    record = read_record(path)
    match = replay(record, BY_ID, path.name)
    deal = commitment(record.seed, record.salt)
    if promised is not None and promised.strip().lower() != deal:
        raise RecordError(path.name, "seed and salt", f"their hash is {deal}, not the one that was shown")
    if checkpoint_digest(record) != record.digest:
        raise RecordError(path.name, "digest", "is not that of the checkpoint")
    found = _checked(match, check, within, path.name)
    reasons = _unverified(record, match, found, check)
    return {
        "game": record.game,
        "mode": record.mode,
        "seats": [seat.player for seat in record.seats],
        "rules": record.rules,
        "replayed": record.rules == match.game.info.rules_version,
        "plies": len(record.actions),
        "undos": record.undos,
        "hints": record.hints,
        "warnings": record.warnings,
        "practice": record.practice,
        "over": match.over,
        "outcome": plain_outcome(match.outcome()) if match.over else None,
        "digest": digest(match.state),
        "seed": record.seed,
        "salt": record.salt,
        "commitment": deal,
        "checked": found.checked,
        "agreed": found.agreed,
        "unchecked": found.unchecked,
        "verifiable": not reasons,
        "unverified": reasons,
    }


def _checked(match: Match, check: bool, within: float, file: str) -> Audit:
    """How the opponents' moves came out when they were decided again."""
    opponents = sum(match.seats[step.seat].player != PERSON for step in match.steps)
    found = audit(match, seconds=within) if check else Audit(0, 0, opponents)
    if found.astray >= 0:
        step = match.steps[found.astray]
        who = f"seat {step.seat} ({match.seats[step.seat].player[:40]!a})"
        reason = f"{who}, asked again with what it saw, does not choose {match.game.verbs.text(step.action)}"
        raise RecordError(file, f"decision {found.astray}", reason)
    return found


def _unverified(record: Record, match: Match, found: Audit, check: bool) -> list[str]:
    """Why it cannot be told whether all of it holds: sentences. What was not asked for is no reason."""
    info, reasons = match.game.info, []
    if record.rules != info.rules_version:
        reasons.append(f"it was played by rules {record.rules}, and here are rules {info.rules_version}")
    if not check or not found.unchecked:
        return reasons
    if record.opponents != info.opponents_version:
        here = f"and here are opponents {info.opponents_version}"
        reasons.append(f"its opponents are of version {record.opponents}, {here}")
    elif found.bounded:
        reasons.append("some searches of opponents are longer than is searched again here")
    else:
        reasons.append("some moves are of opponents that cannot be asked again here")
    return reasons


def _words(report: dict[str, Any], game: Game) -> str:
    how = "the record holds" if report["verifiable"] else "not verifiable"
    lines = [f"{game.info.title}, {report['mode']}, {report['plies']} plies: {how}"]
    lines += [f"  {reason}" for reason in report["unverified"]]
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
