"""An opponent of whatever checkout `desktop` is imported from: a decision a line, asked and answered as JSON.

`compare_strength.py` starts one for each side. It is handed what the opponents' process of the window is handed, a
world that the seat could have imagined, and never the match.
"""

import json
import sys
from typing import Any

from desktop import worker
from desktop.ai.agent import Agent

Sitters = dict[int, tuple[tuple[str, str, int], Agent]]


def task_of(asked: dict[str, Any]) -> Any:
    """What is asked, in the words of this program; what a former one does not know of a task is left out."""
    task: Any = vars(worker)["Task"]
    if "question" in task._fields:
        choose: Any = vars(worker)["Choose"]
        asked = {**asked, "question": choose(**{name: asked[name] for name in choose._fields})}
    return task(**{name: value for name, value in asked.items() if name in task._fields})


def answered(asked: dict[str, Any], agents: Sitters) -> dict[str, Any]:
    """The move, or why there is none."""
    try:
        answer = worker.solve(task_of(asked), agents, lambda: False)
    except Exception as error:  # whoever asked says it
        return {"failed": f"{type(error).__name__}: {error}"}
    return {name: getattr(answer, name) for name in ("action", "iterations", "seconds", "failed")}


def main() -> None:
    agents: Sitters = {}
    for line in sys.stdin:
        print(json.dumps(answered(json.loads(line), agents)), flush=True)


if __name__ == "__main__":
    main()
