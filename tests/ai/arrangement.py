"""Where everything lies, whoever may know it."""

from desktop.engine.state import State


def arrangement(state: State) -> dict[str, object]:
    """A position without what the seats know of it."""
    return {key: value for key, value in state.to_json().items() if key != "known"}
