"""Calls a tool as the front door does, and reads what it says."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from desktop.tools.arguments import Main


class Answer(NamedTuple):
    """What a tool left behind."""

    code: int
    out: str
    err: str

    def table(self) -> dict[str, Any]:
        """The JSON it printed, when all went well."""
        assert (self.code, self.err) == (0, "")
        table: dict[str, Any] = json.loads(self.out)
        return table

    def sentence(self, code: int) -> str:
        """The one sentence it printed instead of anything else."""
        assert (self.code, self.out) == (code, ""), self
        assert self.err.endswith("\n") and self.err.count("\n") == 1 and "Traceback" not in self.err
        return self.err.rstrip("\n")


def call(main: Main, argv: Sequence[str], capsys: pytest.CaptureFixture[str]) -> Answer:
    capsys.readouterr()
    code = main(argv)
    return Answer(code, *capsys.readouterr())
