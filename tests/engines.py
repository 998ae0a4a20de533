"""Tests run against the sources and, by packaging/compiled.py, against the compiled engine: what only one can show."""

import pytest

from desktop.engine.compiling import compiled

# What a compiled module holds is reached without a look at its name, and few of its classes may be inherited from.
only_from_sources = pytest.mark.skipif(compiled(), reason="puts something of its own into a module's place")
