"""The house and the window of the program's own pages, for the tools that look at them."""

from tests.app.conftest import house, open_window, play_stub  # noqa: F401
