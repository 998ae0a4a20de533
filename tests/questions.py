"""Questions to the opponents' process, changed."""

from typing import Any

from desktop.questions import Judge, Task, Weigh


def asking(task: Task, **fields: Any) -> Task:
    """The same task, with other fields in its question."""
    return task._replace(question=task.question._replace(**fields))


def in_brief(task: Task, steps: int) -> Task:
    """The same, with so many iterations or playouts where it is a matter of those."""
    if isinstance(task.question, Weigh):
        return asking(task, seconds=0.0, iterations=steps)
    return asking(task, playouts=steps) if isinstance(task.question, Judge) else task
