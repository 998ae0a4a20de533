"""The toy table, for what single worlds play on it."""

from tests.table.conftest import table  # noqa: F401 - a fixture
