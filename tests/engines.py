"""Tests run against the sources and, by packaging/compiled.py, against the compiled engine: what only one can show."""

import pytest

from desktop.engine.compiling import compiled

# A function, a class or a constant of a compiled module is called without a look at its name.
only_from_sources = pytest.mark.skipif(compiled(), reason="puts something into a module, which compiled code ignores")
