"""The house and the window of the program's own pages, for the tools that look at them."""

from tests.app.conftest import house, open_window, play_stub  # noqa: F401
from tests.table.decoding import _pictures_are_decoded_once  # noqa: F401
