"""What a clash came to, on its way from the game to whoever reads it: said line by line, and as a step of the table."""

from __future__ import annotations

import math
from collections.abc import Callable

from desktop.look import Sum, Verdict
from desktop.table.motion.part_steps import CatchUp
from desktop.table.motion.speeds import READ_LEAST, Pace, reading
from desktop.table.motion.steps import Pause
from desktop.table.scene.scene import TableScene

__all__ = ["Judge", "ShowVerdict", "Sum", "Verdict", "told"]

ShowVerdict = Callable[[Verdict | None, bool], None]  # None: no more; and whether the table waits for it


class Judge(Pause):
    """A verdict stands until it has been read, or until a person passes on; what stands still waits for the person."""

    read = True

    def __init__(
        self,
        scene: TableScene,
        verdict: Verdict,
        show: ShowVerdict,
        waits: Callable[[], bool],
        catch_up: CatchUp | None = None,
    ) -> None:
        super().__init__(scene, reading(" ".join(told(verdict))))
        self.verdict, self._show, self._waits = verdict, show, waits
        self._catch_up = catch_up  # what else is read on the table does not contradict it

    def duration(self, pace: Pace) -> float:
        """Never shorter than at normal speed: who is faster presses a key."""
        if not pace.speed.value:
            return 0.0
        return math.inf if self._waits() else max(READ_LEAST, self.normal * max(1.0, pace.speed.value))

    def start(self) -> None:
        if self._catch_up is not None:
            self._catch_up.start()
        self._show(self.verdict, True)

    def end(self) -> None:
        self._show(None, False)


def told(verdict: Verdict) -> list[str]:
    """A verdict line by line, as it is read out."""
    sums = (f"{each.name} {each.total} {each.sign} {each.note}".strip() for each in verdict.sums)
    return [verdict.title, *sums, verdict.reason, *verdict.gains]
