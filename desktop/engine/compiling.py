"""What the compiled build asks of the sources, and whether this is it. Itself it is never compiled.

packaging/compiled.py compiles engine, opponents and rules by mypyc; a checkout runs them as they stand here.
"""

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING

__all__ = ["compiled", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Says something of a class to mypyc alone: `allow_interpreted_subclasses`, which a compiled class has not."""
        return lambda kind: kind


def compiled() -> bool:
    """Whether the rules run compiled."""
    from desktop.engine import state

    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
