"""The figures beside what is told again of an assault."""

from desktop.engine.events import Event
from desktop.games.clash import GAME
from desktop.games.clash.figures import figure
from tests.games.clash.positions import action, position


def test_a_blow_without_power_has_no_figure() -> None:
    """Carapace has no attack: its blow takes nothing from anybody, and is not told as a loss of nothing."""
    state = position(upper="grrr carapace | ogre")
    before = GAME.view(state, 0)
    events: list[Event] = []
    state.log = events
    state.apply(action("end"))
    blows = [event for event in events if event.verb == "note" and event.key == "blow"]
    found = {event.value: figure(before, event) for event in blows}
    assert found[0] is None and all(text is not None for power, text in found.items() if power)
