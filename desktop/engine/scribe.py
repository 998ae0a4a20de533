"""Writes one match down after every action, as its record.

What it wrote of a step it does not write again: a save at the thousandth action costs what the tenth did. The rule kept
here: the text is that of `to_record(match).dumps()`, letter for letter.
"""

from desktop.engine.actions import Action
from desktop.engine.match import Match, Step
from desktop.engine.record import encoded, sealed, without_moves


class Scribe:
    """The hand that writes one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._opening = [self._spelled(action) for _, action in match.opening]
        self._steps: list[Step] = []  # those that are written, and beside each what stands for it in the record
        self._actions: list[str] = []
        self._iterations: list[str] = []

    def write(self) -> str:
        """The record as it stands now."""
        self._catch_up()
        texts = {name: encoded(value) for name, value in without_moves(self.match).body().items()}
        texts["actions"] = f"[{','.join((*self._opening, *self._actions))}]"
        texts["iterations"] = f"[{','.join(self._iterations)}]"
        return sealed(texts)

    def _catch_up(self) -> None:
        """A match only adds steps at its end and takes them off there: where one is the same, all before it are."""
        steps, written = self.match.steps, self._steps
        while written and (len(written) > len(steps) or written[-1] is not steps[len(written) - 1]):
            written.pop()
            self._actions.pop()
            self._iterations.pop()
        for step in steps[len(written) :]:
            written.append(step)
            actions = (step.action, *(action for _, action in step.forced))
            self._actions.append(",".join(self._spelled(action) for action in actions))
            self._iterations.append(encoded(step.iterations))

    def _spelled(self, action: Action) -> str:
        return encoded(self.match.game.verbs.text(action))
