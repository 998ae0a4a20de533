"""desktop/engine/opponents.py: opponents as data, the same for all games."""

from desktop.engine.opponents import Level, longer_is_better
from desktop.engine.text import Text


def test_a_level_that_is_told_nothing_neither_thinks_nor_searches_nor_errs() -> None:
    plain = Level("some", "random", Text("some"), Text("some.character"))
    assert (plain.seconds, plain.iterations, plain.blur, plain.turn) == (0, 0, 0, 0)
    assert not longer_is_better(plain) and not longer_is_better(None)
    assert longer_is_better(plain._replace(seconds=1.5))
    assert not longer_is_better(plain._replace(seconds=1.5, iterations=300))
