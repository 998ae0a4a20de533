"""The rulebooks of all games: what a refusal leads to stands there."""

import pytest

from desktop.games import BY_ID
from tests.games.rulebook import sections, sections_named


@pytest.mark.parametrize("game", BY_ID)
def test_every_reason_leads_to_a_section(game: str) -> None:  # UX 25
    named = sections_named(game)
    assert len(named) > 3 and named <= set(sections(game))
